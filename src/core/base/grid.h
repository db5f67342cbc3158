/* grid.h - a table: rows and columns of text, for the terminal and for spreadsheets. */
#pragma once

#include "base/arena.h"

#include <plycut/base.h>

enum { GRID_COLUMNS = 32 }; /* at most */

typedef struct GridColumn {
    const char *name, *heading; /* for programs, and for people */
    bool number;                /* set flush right */
} GridColumn;

typedef struct Grid {
    const GridColumn *columns;
    const char **cells; /* row by row */
    size_t column_count, row_count;
    bool shown[GRID_COLUMNS]; /* to people; programs get all columns */
    const char *const
        *above;      /* in LaTeX: a line above each row (NULL: none); or NULL, if no row has one */
    bool bare;       /* without headings */
    bool unix_lines; /* CSV's lines end as those of text files: for scripts, not for spreadsheets */
} Grid;

/* Fill the cells of a grid that has its columns and its number of rows; those with an empty cell in every row are not shown.
 * If memory runs out, cells are empty, or there are no rows: ask the arena at the end. */
typedef void CellWrite(const void *self, size_t row, size_t column, PlycutOut *out);
void grid_fill(Grid *grid, CellWrite *write, const void *self, Arena *arena);

const char *grid_cell(const Grid *grid, size_t row, size_t column);

/* Aligned, for the terminal; no line ends with spaces. */
void grid_text(const Grid *grid, PlycutOut *out);
/* RFC 4180. */
void grid_csv(const Grid *grid, PlycutOut *out);

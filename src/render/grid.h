/* grid.h - rows and columns of text, in each of the formats that tables have. The lines below them are the table's. */
#pragma once

#include <plycut/base.h>

enum { GRID_COLUMNS = 32 }; /* at most */

typedef struct GridColumn {
    const char *name, *heading; /* for programs, and for people */
    bool number;                /* set flush right */
} GridColumn;

typedef struct Grid {
    const GridColumn *columns;
    const char *const *cells; /* row by row */
    size_t column_count, row_count;
    bool shown[GRID_COLUMNS]; /* to people; programs get all columns */
} Grid;

const char *grid_cell(const Grid *grid, size_t row, size_t column);

/* Aligned, for the terminal; no line ends with spaces. */
void grid_text(const Grid *grid, PlycutOut *out);
/* RFC 4180. */
void grid_csv(const Grid *grid, PlycutOut *out);
void grid_markdown(const Grid *grid, PlycutOut *out);
/* A tabular for each page of rows, which needs no package, in a group of small type that the table ends. above: a line above each row (NULL: none);
 * or NULL, if no row has one. */
void grid_latex(const Grid *grid, const char *const *above, PlycutOut *out);
extern const char GRID_LATEX_END[];

/* Text as formats write it in a cell and below a table. */
void markdown_cell(PlycutOut *out, const char *text);
void latex_cell(PlycutOut *out, const char *text);
/* A number's sign, or that of a bound, as mathematics. */
void latex_number(PlycutOut *out, const char *text);

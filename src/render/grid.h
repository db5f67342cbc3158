/* grid.h - a table as rows and columns of text, in each of the formats that tables have. */
#ifndef PLYCUT_RENDER_GRID_H
#define PLYCUT_RENDER_GRID_H

#include <plycut/trace.h>

#define GRID_COLUMNS 32 /* at most */

typedef struct GridColumn {
    const char *name, *heading; /* for programs, and for people */
    bool number;                /* set flush right; in json a number */
} GridColumn;

/* A column whose cells are all "" is written only in csv and json, where "" is not known: null. */
typedef struct Grid {
    const char *title;     /* what a row is, in the plural: json's format and member */
    const GridColumn *columns;
    const char *const *cells; /* row by row */
    size_t column_count, row_count;
    const char *below;        /* a line below the table, for people */
    const PlycutTrace *trace; /* the search that the table is about */
} Grid;

typedef void GridWrite(const Grid *grid, PlycutOut *out);

/* The writers named in formats.def. */
#define PICTURE(...)
#define TABLE(name, ending, counts, grid, summary) GridWrite grid;
#include "render/formats.def"
#undef PICTURE
#undef TABLE

#endif

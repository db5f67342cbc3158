/* table.h - a counts table as cells of text, before a format writes it. */
#pragma once

#include <plycut/render.h>

#include "base/arena.h"
#include "render/nodes.h"

typedef enum Column {
#define COLUMN(id, name, number, heading, summary) COLUMN_##id,
#include "render/columns.def"
#undef COLUMN
    COLUMNS
} Column;

/* The text of a cell, "" if it is unknown. NULL: no memory. */
const char *cell_text(const PlycutCountRow *row, Column column, Arena *arena);

/* A number with the sign of its type: "7", ">=7", "<=7". NULL: no memory. */
const char *bounded_text(const char *number, PlycutBound type, Arena *arena);

/* All columns with all that is known, under the names that programs know. False: no memory. */
bool counts_grid(const PlycutCountRow *rows, size_t count, Grid *grid, Arena *arena);

/* As people read it: the columns with headings, that of the depth only if the search chose it; "-" if unknown; real
 * values with this many significant digits. False: no memory. */
bool counts_shown(const PlycutCountRow *rows, size_t count, int digits, Grid *grid, Arena *arena);
const char *shown_heading(Column column);

/* ---- table_below.c --------------------------------------------------------------------------- */

/* How a format writes lines of text below its table. */
typedef struct Below {
    const char *opening;      /* before the first */
    const char *before, *end; /* of each; NULL: nothing */
    bool tells_passes;        /* say that all passes of a row count, because there are no notes */
    void (*write)(PlycutOut *out, const char *text); /* escapes what the format interprets */
} Below;

/* The conventions of the rows: one line, or one for each that differ, with the rows that it holds
 * for. False: no memory. */
bool rules_write(const PlycutCountRow *rows, size_t count, const Below *below, PlycutOut *out,
                 Arena *arena);
/* Likewise what rows count beyond a single pass, if they do. */
bool table_notes_write(const PlycutCountRow *rows, size_t count, const Below *below, PlycutOut *out,
                       Arena *arena);

/* ---- The formats ----------------------------------------------------------------------------- */

/* A table of counts in one format. False: no memory. */
typedef bool TableWrite(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena);

/* The writers named in formats.def. */
#define PICTURE(...)
#define TABLE(name, ending, counts, nodes, summary) TableWrite counts;
#include "render/formats.def"
#undef PICTURE
#undef TABLE

typedef struct TableFormat {
    const char *name;
    TableWrite *counts;
    NodesWrite *nodes;
} TableFormat;

/* NULL: there is no such table format. */
const TableFormat *table_format(const char *name, PlycutError *error);

/* End a table: flush what was written. */
bool table_end(bool made, PlycutOut *out, PlycutError *error);

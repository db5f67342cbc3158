/* table.h - a counts table as cells of text, before a format dresses it. */
#ifndef PLYCUT_RENDER_TABLE_H
#define PLYCUT_RENDER_TABLE_H

#include <plycut/render.h>

#include "base/arena.h"

typedef enum Column {
#define COLUMN(id, name, number, heading, summary) COLUMN_##id,
#include "render/columns.def"
#undef COLUMN
    COLUMNS
} Column;

typedef struct ColumnInfo {
    const char *name, *heading;
    bool number;
} ColumnInfo;

const ColumnInfo *column_info(Column column);

/* The text of a cell, "" if it is unknown. NULL: no memory. */
const char *cell_text(const PlycutCountRow *row, Column column, Arena *arena);

/* A number with the sign of its type: "7", ">=7", "<=7". NULL: no memory. */
const char *bounded_text(const char *number, PlycutBound type, Arena *arena);

/* ---- table_shown.c: the table as people read it ---- */

/* The cells of all rows, COLUMNS for each row; "-" if unknown; real values with this many significant
 * digits. NULL: no memory. */
const char *const *shown_cells(const PlycutCountRow *rows, size_t count, int digits, Arena *arena);
const char *shown_heading(Column column);
/* Has the column a heading? The depth has one only where the search chose it. */
bool is_shown(Column column, const PlycutCountRow *rows, size_t count);

/* ---- Cells as formats write them ---- */

void csv_cell(PlycutOut *out, const char *text);
void markdown_cell(PlycutOut *out, const char *text);
void latex_cell(PlycutOut *out, const char *text);
/* A number's sign, or that of a bound, as mathematics. */
void latex_number(PlycutOut *out, const char *text);
/* A line across the table, so high, and what is left free above and below it. */
void latex_rule(const char *above, const char *height, const char *below, PlycutOut *out);

/* A table of counts in one format. False: no memory. */
typedef bool TableWrite(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena);

/* How a format writes lines of text below its table. */
typedef struct Below {
    const char *opening;      /* before the first */
    const char *before, *end; /* of each; NULL: nothing */
    bool tells_passes;        /* of rows of several passes, that all count: there are no notes */
    void (*write)(PlycutOut *out, const char *text); /* escapes what the format interprets */
} Below;

/* The conventions of the rows: one line, or one for each that differ, with the rows that it holds
 * for. False: no memory. */
bool rules_write(const PlycutCountRow *rows, size_t count, const Below *below, PlycutOut *out,
                 Arena *arena);
/* Likewise what rows count beyond a single pass, where they do. */
bool notes_write(const PlycutCountRow *rows, size_t count, const Below *below, PlycutOut *out,
                 Arena *arena);

/* The writers named in formats.def. */
#define PICTURE(name, ending, render, graphviz, summary)
#define TABLE(name, ending, counts, grid, summary) TableWrite counts;
#include "render/formats.def"
#undef PICTURE
#undef TABLE

#endif

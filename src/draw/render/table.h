/* table.h - tables of counts and of nodes, in each of the formats that tables have. */
#pragma once

#include <plycut/render.h>

#include "base/grid.h"

/* ---- grid_markup.c: a grid (base/grid.h) in the languages of documents ------------------------------ */

void grid_markdown(const Grid *grid, PlycutOut *out);
/* A tabular for each page of rows, which needs no package, in a group of small type that the table ends. */
void grid_latex(const Grid *grid, PlycutOut *out);

/* Text as a format has it in a cell; for LaTeX, a number's sign, or that of a bound, as mathematics. */
void markdown_cell(PlycutOut *out, const char *text);
void latex_cell(PlycutOut *out, const char *text);
void latex_number(PlycutOut *out, const char *text);

/* ---- Formats ----------------------------------------------------------------------------------- */

/* How a format writes lines of text below its table; csv and json have none. */
typedef struct Below {
    const char *opening, *before, *end,
        *closing; /* before the first; before and after each; after the last */
    void (*write)(PlycutOut *out,
                  const char *text); /* escapes what the format interprets; NULL: no lines */
    bool tells_passes;               /* a table of counts says that they are those of all passes */
    bool notes;                      /* it says what else a row counts */
} Below;

/* A format. Counts and nodes are the same grid in it, or each has a function of its own. */
typedef struct TableFormat {
    void (*grid)(const Grid *grid, PlycutOut *out);
    int digits; /* significant ones of real values, and only what people read; 0: all that is known, for programs */
    bool fractions; /* for people, too: a value that is a fraction is written as one */
    bool compact;   /* columns that say nothing, or the same in all rows, are left out */
    Below below;
    void (*counts)(const PlycutCountRow *rows, const Grid *grid, PlycutOut *out);
    void (*nodes)(const PlycutTrace *trace, PlycutValues values, const Grid *grid, PlycutOut *out);
} TableFormat;

/* The formats that formats.def names. */
#define PICTURE(...)
#define TABLE(name, ending, format, summary) extern const TableFormat table_##format;
#include "render/formats.def"
#undef PICTURE
#undef TABLE

/* NULL: there is no such table format. */
const TableFormat *table_format(const char *name, PlycutError *error);

/* End a table: flush what was written. */
bool table_end(bool made, PlycutOut *out, PlycutError *error);

/* nodes.c: a table for programs. */
void nodes_json(const PlycutTrace *trace, PlycutValues values, const Grid *grid, PlycutOut *out);

/* ---- Counts ------------------------------------------------------------------------------------ */

typedef enum Column {
#define COLUMN(id, name, number, heading, text, summary) COLUMN_##id,
#include "render/columns.def"
#undef COLUMN
    COLUMNS
} Column;

/* In a format with digits 0: all columns with all that is known, under the names that programs know. Else as people read
 * it: the columns with headings, that of the depth only if the search chose it; "-" if unknown; real values with this many
 * significant digits. */
void counts_grid(const PlycutCountRow *rows, size_t count, const TableFormat *format, Grid *grid,
                 Arena *arena);
const char *shown_heading(Column column);

/* The grid without the columns that say nothing, and those that say the same in all rows; the name of each of several
 * inputs comes above its first row. */
void counts_compact(const PlycutCountRow *rows, const Grid *whole, Grid *compact, Arena *arena);
/* "In all rows: value 3, minimal 11.": what it leaves out although it says something. */
void counts_common(const Grid *whole, const Below *below, PlycutOut *out);

/* Below counts: the conventions of the rows, one line, or one for each that differ, with the rows that it holds for; and
 * what rows count beyond a single pass. */
void counts_below(const PlycutCountRow *rows, size_t count, const Below *below, PlycutOut *out,
                  Arena *arena);

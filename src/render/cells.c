/* The cells of a counts table: for programs, all that is known; for people, with headings, shares in percent, rounded values. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/table.h"
#include "base/utf8.h"

static const char *count_text(uint64_t count, Arena *arena)
{
    char text[32];
    int length = snprintf(text, sizeof text, "%llu", (unsigned long long)count);
    return arena_text(arena, text, (size_t)length);
}

/* A count; negative if it is unknown. */
static const char *known_text(int64_t count, Arena *arena)
{
    return count < 0 ? "" : count_text((uint64_t)count, arena);
}

/* For a search that may visit a node twice. */
static const char *distinct_text(const PlycutSearchOptions *options, int64_t count, Arena *arena)
{
    return plycut_search_repeats(options) ? known_text(count, arena) : "";
}

/* A number with the sign of its type: "7", ">=7", "<=7". */
static const char *bounded_text(const char *number, PlycutBound type, Arena *arena)
{
    static const char *const SIGNS[] = {
        [PLYCUT_EXACT] = "", [PLYCUT_LOWER] = ">=", [PLYCUT_UPPER] = "<=", [PLYCUT_UNPROVED] = "?"};
    char text[PLYCUT_NUMBER_SIZE + 2];
    int length = snprintf(text, sizeof text, "%s%s", SIGNS[type], number);
    return arena_text(arena, text, (size_t)length);
}

static const char *value_text(const PlycutResult *result, Arena *arena)
{
    char number[PLYCUT_NUMBER_SIZE];
    plycut_number_text(result->value, number);
    return isfinite(result->value) ? bounded_text(number, result->type, arena) : "";
}

/* "[-5, inf]" */
static const char *window_text(const PlycutSearchOptions *options, Arena *arena)
{
    char alpha[PLYCUT_NUMBER_SIZE], beta[PLYCUT_NUMBER_SIZE], text[2 * PLYCUT_NUMBER_SIZE + 4];
    if (!plycut_search_windowed(options))
        return "";
    plycut_number_text(options->alpha, alpha);
    plycut_number_text(options->beta, beta);
    int length = snprintf(text, sizeof text, "[%s, %s]", alpha, beta);
    return arena_text(arena, text, (size_t)length);
}

static const char *order_text(const PlycutSearchOptions *options, Arena *arena)
{
    char text[PLYCUT_ORDERING_MAX];
    const char *order = plycut_ordering_text(options, text);
    return arena_text(arena, order, strlen(order));
}

/* A file name may hold any bytes; tables are UTF-8. An invalid byte becomes U+FFFD, three bytes. */
static const char *input_text(const char *input, Arena *arena)
{
    char *text = arena_take(arena, 3 * strlen(input) + 1);
    for (char *end = text; text != NULL && *input != '\0';)
        end += utf8_put(utf8_next(&input), end);
    return text;
}

/* A name, or "" for NULL. */
static const char *name_text(const char *name)
{
    return name == NULL ? "" : name;
}

/* The text of a cell, "" if it is unknown. NULL: no memory. */
static const char *cell_text(const PlycutCountRow *row, Column column, Arena *arena)
{
    const PlycutResult *r = &row->result;
    const PlycutSearchOptions *o = &row->options;
    switch (column) {
#define COLUMN(id, name, number, heading, text, summary)                                           \
    case COLUMN_##id:                                                                              \
        return text;
#include "render/columns.def"
#undef COLUMN
    default:
        return "";
    }
}

/* ---- As people read it ----------------------------------------------------------------------- */

/* How many of the tree's leaves were visited, each counted once; -1: not known. Several passes
 * search several trees. */
static int64_t leaves_once(const PlycutCountRow *row)
{
    if (plycut_search_has_passes(&row->options))
        return -1;
    return plycut_search_repeats(&row->options) ? row->result.distinct_leaves
                                                : (int64_t)row->result.leaves;
}

/* "38.3": leaves as a share of the tree's in percent. */
static const char *share_text(const PlycutCountRow *row, Arena *arena)
{
    char text[32];
    if (row->tree_leaves <= 0 || leaves_once(row) < 0)
        return "-";
    double thousandths = (double)leaves_once(row) * 1000 / (double)row->tree_leaves + 0.5;
    long long tenths = (long long)thousandths;
    int length = snprintf(text, sizeof text, "%lld.%lld", tenths / 10, tenths % 10);
    return arena_text(arena, text, (size_t)length);
}

/* A real value rounded to this many digits, but to no fewer than it has before the point. printf and
 * strtod use the same locale. */
static const char *rounded_text(double value, int digits, char text[64])
{
    double rest = fabs(value);
    for (int i = 0; i < digits; i++)
        rest /= 10;
    for (; rest >= 1 && digits < DBL_DECIMAL_DIG; rest /= 10)
        digits++;
    snprintf(text, 64, "%.*e", digits - 1, value);
    plycut_number_text(strtod(text, NULL), text);
    return text;
}

static const char *shown_value(const PlycutCountRow *row, int digits, Arena *arena)
{
    char text[64];
    const PlycutResult *r = &row->result;
    const size_t length = plycut_fraction_text(r->value, text);
    if (memchr(text, '/', length) != NULL)
        return bounded_text(text, r->type, arena);
    bool real = digits > 0 && isfinite(r->value) && r->value != trunc(r->value);
    return real ? bounded_text(rounded_text(r->value, digits, text), r->type, arena)
                : cell_text(row, COLUMN_VALUE, arena);
}

static const char *cell_shown_text(const PlycutCountRow *row, Column column, int digits,
                                   Arena *arena)
{
    const char *text = column == COLUMN_TREE_LEAVES ? share_text(row, arena)
                       : column == COLUMN_VALUE     ? shown_value(row, digits, arena)
                       : column == COLUMN_MINIMAL_LEAVES && plycut_search_has_passes(&row->options)
                           ? "-" /* that of one pass */
                           : cell_text(row, column, arena);
    return text != NULL && text[0] == '\0' ? "-" : text;
}

/* ---- Grids ----------------------------------------------------------------------------------- */

/* The columns under the names that programs know, then those that people read. */
static const GridColumn COLUMN_LISTS[2][COLUMNS] = {{
#define COLUMN(id, name, number, heading, text, summary) {name, name, number},
#include "render/columns.def"
#undef COLUMN
                                                    },
                                                    {
#define COLUMN(id, name, number, heading, text, summary) {name, heading, number},
#include "render/columns.def"
#undef COLUMN
                                                    }};

const char *shown_heading(Column column)
{
    return COLUMN_LISTS[true][column].heading;
}

bool counts_grid(const PlycutCountRow *rows, size_t count, const TableFormat *format, Grid *grid,
                 Arena *arena)
{
    const int digits = format->digits;
    *grid =
        (Grid){.columns = COLUMN_LISTS[digits > 0], .column_count = COLUMNS, .row_count = count};
    if (!grid_take(grid, arena))
        return false;
    for (size_t i = 0; i < count * COLUMNS; i++) {
        const PlycutCountRow *row = &rows[i / COLUMNS];
        const Column column = (Column)(i % COLUMNS);
        grid->cells[i] = digits > 0 ? cell_shown_text(row, column, digits, arena)
                         : format->fractions && column == COLUMN_VALUE
                             ? shown_value(row, 0, arena)
                             : cell_text(row, column, arena);
        if (grid->cells[i] == NULL)
            return false;
    }
    for (Column c = 0; c < COLUMNS; c++)
        grid->shown[c] = grid->columns[c].heading != NULL && (digits == 0 || c != COLUMN_DEPTH);
    for (size_t i = 0; i < count; i++)
        grid->shown[COLUMN_DEPTH] |= plycut_search_has_passes(&rows[i].options);
    return true;
}

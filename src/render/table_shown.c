/* A counts table as people read it: the columns with headings, shares in percent, shortened values.
 */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/table.h"

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
static const char *shown_value_text(double value, int digits, char text[64])
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
    bool real = isfinite(r->value) && r->value != trunc(r->value);
    return real ? bounded_text(shown_value_text(r->value, digits, text), r->type, arena)
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

static const GridColumn columns[COLUMNS] = {
#define COLUMN(id, name, number, heading, summary) {name, heading, number},
#include "render/columns.def"
#undef COLUMN
};

const char *shown_heading(Column column)
{
    return columns[column].heading;
}

bool counts_shown(const PlycutCountRow *rows, size_t count, int digits, Grid *grid, Arena *arena)
{
    const char **cells = arena_take(arena, (count * COLUMNS + 1) * sizeof *cells);
    *grid = (Grid){.columns = columns, .cells = cells, .column_count = COLUMNS, .row_count = count};
    for (size_t i = 0; cells != NULL && i < count * COLUMNS; i++)
        if ((cells[i] =
                 cell_shown_text(&rows[i / COLUMNS], (Column)(i % COLUMNS), digits, arena)) == NULL)
            return false;
    for (Column c = 0; c < COLUMNS; c++)
        grid->shown[c] = columns[c].heading != NULL && c != COLUMN_DEPTH;
    for (size_t i = 0; i < count; i++)
        grid->shown[COLUMN_DEPTH] |= plycut_search_has_passes(&rows[i].options);
    return cells != NULL;
}

/* The cells of a counts table: for programs, all that is known; for people, with headings, shares in percent, rounded values. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/table.h"
#include "scene/wording.h"
#include "base/utf8.h"

/* A window, or a number with its sign. */
typedef struct CellText {
    char text[2 * PLYCUT_NUMBER_SIZE + 4];
} CellText;

static const CellText NOTHING = {""}; /* not known */

static CellText count_text(uint64_t count)
{
    CellText cell;
    (void)snprintf(cell.text, sizeof cell.text, "%llu", (unsigned long long)count);
    return cell;
}

/* A count; negative if it is unknown. */
static CellText known_text(int64_t count)
{
    return count < 0 ? NOTHING : count_text((uint64_t)count);
}

/* For a search that may visit a node twice. */
static CellText distinct_text(const PlycutSearchOptions *options, int64_t count)
{
    return known_text(plycut_search_repeats(options) ? count : -1);
}

/* A number with the sign of its type: "7", ">=7", "<=7". */
static CellText bounded_text(const char *number, PlycutBound type)
{
    static const char *const SIGNS[] = {
        [PLYCUT_EXACT] = "", [PLYCUT_LOWER] = ">=", [PLYCUT_UPPER] = "<=", [PLYCUT_UNPROVED] = "?"};
    CellText cell;
    (void)snprintf(cell.text, sizeof cell.text, "%s%s", SIGNS[type], number);
    return cell;
}

static CellText value_text(const PlycutResult *result)
{
    char number[PLYCUT_NUMBER_SIZE];
    if (isnan(result->value))
        return NOTHING;
    plycut_number_text(result->value, number);
    return bounded_text(number, result->type);
}

/* A count of a search that has a result. */
static CellText found_text(const PlycutCountRow *row, uint64_t count)
{
    return row->needs != NULL ? NOTHING : count_text(count);
}

/* "[-5, inf]" */
static CellText window_text(const PlycutSearchOptions *options)
{
    char alpha[PLYCUT_NUMBER_SIZE], beta[PLYCUT_NUMBER_SIZE];
    CellText cell = NOTHING;
    plycut_number_text(options->alpha, alpha);
    plycut_number_text(options->beta, beta);
    if (plycut_search_windowed(options))
        (void)snprintf(cell.text, sizeof cell.text, "[%s, %s]", alpha, beta);
    return cell;
}

/* A name, or "" for NULL. */
static const char *name_text(const char *name)
{
    return name == NULL ? "" : name;
}

/* A file name may hold any bytes; tables are UTF-8. An invalid byte becomes U+FFFD. */
static void cell_text_write(const char *text, PlycutOut *out)
{
    char bytes[4];
    while (*text != '\0')
        plycut_out_bytes(out, bytes, utf8_put(utf8_next(&text), bytes));
}

/* "needs x", in place of the value. */
static void needs_write(const PlycutCountRow *row, PlycutOut *out)
{
    PlycutText text = {0};
    PlycutOut words;
    plycut_out_init(&words, plycut_text_write, &text);
    wording_write(&words, SAY_NEEDS, TERMS(TEXT(leaf, row->needs)));
    if (plycut_out_flush(&words))
        cell_text_write(text.bytes, out);
    plycut_text_free(&text);
}

/* Nothing if it is unknown. */
static void count_cell_write(const PlycutCountRow *row, Column column, PlycutOut *out)
{
    const PlycutResult *r = &row->result;
    const PlycutSearchOptions *o = &row->options;
    switch ((int)column) {
#define COLUMN(id, name, number, heading, text, summary)                                           \
    case COLUMN_##id:                                                                              \
        cell_text_write(text, out);                                                                \
        break;
#include "render/columns.def"
#undef COLUMN
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
static void share_write(const PlycutCountRow *row, PlycutOut *out)
{
    if (row->needs != NULL || row->tree_leaves <= 0 || leaves_once(row) < 0)
        return;
    double thousandths = (double)leaves_once(row) * 1000 / (double)row->tree_leaves + 0.5;
    long long tenths = (long long)thousandths;
    plycut_out_format(out, "%lld.%lld", tenths / 10, tenths % 10);
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

/* digits 0: as many as it has. */
static void shown_value_write(const PlycutCountRow *row, int digits, PlycutOut *out)
{
    char text[64];
    const PlycutResult *r = &row->result;
    const size_t length = plycut_fraction_text(r->value, text);
    const bool real = digits > 0 && isfinite(r->value) && r->value != trunc(r->value);
    if (memchr(text, '/', length) != NULL)
        plycut_out_text(out, bounded_text(text, r->type).text);
    else if (real)
        plycut_out_text(out, bounded_text(rounded_text(r->value, digits, text), r->type).text);
    else
        plycut_out_text(out, value_text(r).text);
}

/* The rows, for people or for programs. */
typedef struct CountCells {
    const PlycutCountRow *rows;
    const TableFormat *format;
} CountCells;

static void counted_cell_write(const void *self, size_t index, size_t column, PlycutOut *out)
{
    const CountCells *cells = self;
    const PlycutCountRow *row = &cells->rows[index];
    const bool people = cells->format->digits > 0;
    if (column == COLUMN_VALUE && row->needs != NULL && cells->format->counts == NULL)
        needs_write(row, out);
    else if (people && column == COLUMN_TREE_LEAVES)
        share_write(row, out);
    else if (column == COLUMN_VALUE && (people || cells->format->fractions))
        shown_value_write(row, cells->format->digits, out);
    else if (!people || column != COLUMN_MINIMAL_LEAVES || !plycut_search_has_passes(&row->options))
        count_cell_write(row, (Column)column, out); /* the fewest leaves are those of one pass */
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

void counts_grid(const PlycutCountRow *rows, size_t count, const TableFormat *format, Grid *grid,
                 Arena *arena)
{
    const bool people = format->digits > 0;
    *grid = (Grid){.columns = COLUMN_LISTS[people], .column_count = COLUMNS, .row_count = count};
    grid_fill(grid, counted_cell_write, &(CountCells){rows, format}, arena);
    for (size_t i = 0; people && i < grid->row_count * COLUMNS; i++)
        if (grid->cells[i][0] == '\0')
            grid->cells[i] = "-";
    for (Column c = 0; c < COLUMNS; c++)
        grid->shown[c] = grid->columns[c].heading != NULL && (!people || c != COLUMN_DEPTH);
    for (size_t i = 0; i < count; i++)
        grid->shown[COLUMN_DEPTH] |= plycut_search_has_passes(&rows[i].options);
}

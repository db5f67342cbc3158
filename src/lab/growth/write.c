/* An experiment as a table in any format, or as JSON. */
#include "growth/file.h"

#include "render/table.h"

#include <math.h>

const char *plycut_counted_text(PlycutCounted counted)
{
    static const char *const TEXTS[PLYCUT_COUNTED] = {"leaves", "nodes", "shallow", "deep",
                                                      "distinct_leaves"};
    return TEXTS[counted];
}

/* Nine digits, which are the same on every machine. */
double growth_expected(const PlycutGrowthRow *row)
{
    if (row->options.order != PLYCUT_ORDER_GIVEN || row->options.learned != 0)
        return NAN;
    const double unit = pow(10, floor(log10(row->expected)) - 8);
    return unit < 1 ? round(row->expected / unit) / round(1 / unit) : row->expected;
}

double growth_share(const PlycutGrowthRow *row)
{
    return row->branching > 0 ? plycut_sums_mean(&row->sums, PLYCUT_COUNTED_LEAVES) /
                                    pow(row->branching, row->options.depth)
                              : NAN;
}

static bool row_done(const PlycutGrowthRow *row)
{
    return row->sums.searches > 0;
}

/* NAN: the games are not uniform. */
static double row_branching(const PlycutGrowthRow *row)
{
    return row->branching > 0 ? (double)row->branching : (double)NAN;
}

/* ---- Tables ---------------------------------------------------------------------------------- */

/* Means and the standard error of that of leaves. The last two are there only if several ranges of values are compared, and if a
 * search may visit a leaf twice. */
static const GridColumn GROWTH_COLUMNS[] = {{"algorithm", "algorithm", false},
                                            {"order", "order", false},
                                            {"b", "b", true},
                                            {"d", "d", true},
                                            {"trees", "trees", true},
                                            {"leaves_mean", "leaves", true},
                                            {"leaves_se", "se", true},
                                            {"nodes_mean", "nodes", true},
                                            {"shallow_mean", "shallow", true},
                                            {"deep_mean", "deep", true},
                                            {"expected_leaves", "expected", true},
                                            {"minimal", "minimal", true},
                                            {"values", "values", true},
                                            {"distinct_mean", "distinct", true}};
enum {
    ALGORITHM,
    ORDER,
    NUMBERS,
    DISTINCT = sizeof GROWTH_COLUMNS / sizeof *GROWTH_COLUMNS - 1,
    VALUES = DISTINCT - 1
};

enum { COLUMN_COUNT = sizeof GROWTH_COLUMNS / sizeof *GROWTH_COLUMNS };

/* The rows of a table, and which of the columns are in it. */
typedef struct Done {
    const PlycutGrowthRow **rows;
    bool people; /* numbers have three digits after the point, and large ones have none */
    GridColumn columns[COLUMN_COUNT];
    size_t shown[COLUMN_COUNT], column_count;
} Done;

static bool may_repeat(const PlycutGrowth *growth)
{
    bool repeats = false;
    for (size_t i = 0; i < growth->count; i++)
        repeats |= plycut_search_repeats(&growth->rows[i].options);
    return repeats;
}

static void choose_columns(const PlycutGrowth *growth, Done *done)
{
    for (size_t i = 0; i < COLUMN_COUNT; i++)
        if ((i != VALUES || growth->rows[0].values[0] != '\0') &&
            (i != DISTINCT || may_repeat(growth))) {
            done->columns[done->column_count] = GROWTH_COLUMNS[i];
            done->shown[done->column_count++] = i;
        }
}

/* NAN: empty. */
static void number_write(const PlycutGrowthRow *row, size_t number, bool people, PlycutOut *out)
{
    const PlycutSums *sums = &row->sums;
    const double value = (const double[]){row_branching(row),
                                          row->options.depth,
                                          (double)sums->searches,
                                          plycut_sums_mean(sums, PLYCUT_COUNTED_LEAVES),
                                          plycut_sums_error(sums, PLYCUT_COUNTED_LEAVES),
                                          plycut_sums_mean(sums, PLYCUT_COUNTED_NODES),
                                          plycut_sums_mean(sums, PLYCUT_COUNTED_SHALLOW),
                                          plycut_sums_mean(sums, PLYCUT_COUNTED_DEEP),
                                          growth_expected(row),
                                          row->minimal,
                                          plycut_sums_mean(sums, PLYCUT_COUNTED_DISTINCT)}[number];
    if (!isnan(value))
        plycut_out_number(out, !people             ? value
                               : fabs(value) < 1e6 ? round(value * 1e3) / 1e3
                                                   : round(value));
}

static void growth_cell_write(const void *self, size_t i, size_t shown, PlycutOut *out)
{
    const Done *done = self;
    const PlycutGrowthRow *row = done->rows[i];
    const size_t column = done->shown[shown];
    char order[PLYCUT_ORDERING_MAX];
    if (column == DISTINCT)
        number_write(row, VALUES - NUMBERS, done->people, out);
    else if (column >= NUMBERS && column < VALUES)
        number_write(row, column - NUMBERS, done->people, out);
    else
        plycut_out_text(out, column == ALGORITHM ? row->options.algorithm->name
                             : column == ORDER   ? plycut_ordering_text(&row->options, order)
                                                 : row->values);
}

static bool growth_table(const PlycutGrowth *growth, const TableFormat *format, PlycutOut *out)
{
    Arena arena = {.blocks = NULL};
    Done done = {.rows = arena_take(&arena, growth->count * sizeof *done.rows),
                 .people = format->below.write != NULL};
    choose_columns(growth, &done);
    Grid grid = {.columns = done.columns, .unix_lines = true, .column_count = done.column_count};
    for (size_t i = 0; done.rows != NULL && i < growth->count; i++)
        if (row_done(&growth->rows[i]))
            done.rows[grid.row_count++] = &growth->rows[i];
    grid_fill(&grid, growth_cell_write, &done, &arena);
    format->grid(&grid, out);
    plycut_out_text(out, format->below.closing != NULL ? format->below.closing : "");
    const bool made = !arena.failed;
    arena_release(&arena);
    return made;
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static bool json_write(const PlycutGrowth *growth, PlycutOut *out)
{
    PlycutJson json;
    const bool whole = growth_file_begin(growth, &json, out);
    for (size_t i = 0; i < growth->count; i++)
        if (row_done(&growth->rows[i]))
            growth_file_row(&growth->rows[i], &json);
    plycut_json_newline(&json);
    plycut_json_end(&json);
    return whole;
}

bool plycut_growth_write(const PlycutGrowth *growth, const char *name, PlycutOut *out,
                         PlycutError *error)
{
    const TableFormat *format = table_format(name, error);
    if (format == NULL)
        return false;
    if (format->grid != NULL)
        return table_end(growth_table(growth, format, out), out, error);
    return table_end(json_write(growth, out), out, error);
}

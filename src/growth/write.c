/* An experiment as a table, CSV or JSON. */
#include "growth/growth.h"

#include "base/csv.h"
#include "trace/write.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const char *plycut_counted_text(PlycutCounted counted)
{
    static const char *const TEXTS[PLYCUT_COUNTED] = {"leaves", "nodes", "shallow", "deep"};
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

/* ---- Text and CSV ---------------------------------------------------------------------------- */

/* The columns of the CSV; a table for people has fewer digits. */
static const char *const COLUMNS[] = {"algorithm", "order",           "b",
                                      "d",         "trees",           "leaves_mean",
                                      "leaves_se", "nodes_mean",      "shallow_mean",
                                      "deep_mean", "expected_leaves", "minimal",
                                      "values"};

enum {
    COLUMN_COUNT = sizeof COLUMNS / sizeof *COLUMNS,
    NUMBERS_FROM = 2,
    VALUES = COLUMN_COUNT - 1
};

/* The last is there only if several ranges of values are compared. */
static int column_count(const PlycutGrowth *growth)
{
    return growth->rows[0].values[0] != '\0' ? COLUMN_COUNT : VALUES;
}

/* The number in a column; NAN: empty. */
static double row_number(const PlycutGrowthRow *row, int column)
{
    const PlycutSums *sums = &row->sums;
    const double numbers[COLUMN_COUNT] = {
        NAN,
        NAN,
        row_branching(row),
        row->options.depth,
        (double)sums->searches,
        plycut_sums_mean(sums, PLYCUT_COUNTED_LEAVES),
        plycut_sums_error(sums, PLYCUT_COUNTED_LEAVES),
        plycut_sums_mean(sums, PLYCUT_COUNTED_NODES),
        plycut_sums_mean(sums, PLYCUT_COUNTED_SHALLOW),
        plycut_sums_mean(sums, PLYCUT_COUNTED_DEEP),
        growth_expected(row),
        row->minimal,
        NAN,
    };
    return numbers[column];
}

/* A cell. In a table for people, numbers have three digits after the point, and large ones have none. */
static const char *growth_cell(const PlycutGrowthRow *row, int column, bool csv,
                               char text[PLYCUT_ORDERING_MAX])
{
    if (column == 0)
        return row->options.algorithm->name;
    if (column == 1)
        return plycut_ordering_text(&row->options, text);
    if (column == VALUES)
        return row->values;
    const double number = row_number(row, column);
    text[0] = '\0';
    if (!isnan(number))
        plycut_number_text(csv                  ? number
                           : fabs(number) < 1e6 ? round(number * 1e3) / 1e3
                                                : round(number),
                           text);
    return text;
}

static void growth_table(const PlycutGrowth *growth, bool csv, PlycutOut *out)
{
    size_t width[COLUMN_COUNT];
    const int columns = column_count(growth);
    char text[PLYCUT_ORDERING_MAX];
    for (int c = 0; c < columns; c++) {
        width[c] = strlen(COLUMNS[c]);
        for (size_t i = 0; i < growth->count; i++) {
            const size_t needed = strlen(growth_cell(&growth->rows[i], c, csv, text));
            width[c] = needed > width[c] && row_done(&growth->rows[i]) ? needed : width[c];
        }
    }
    for (size_t i = 0; i <= growth->count; i++) {
        if (i > 0 && !row_done(&growth->rows[i - 1]))
            continue;
        for (int c = 0; c < columns; c++) {
            const char *cell =
                i == 0 ? COLUMNS[c] : growth_cell(&growth->rows[i - 1], c, csv, text);
            const int side = c < NUMBERS_FROM ? -(int)width[c] : (int)width[c];
            plycut_out_text(out, c == 0 ? "" : csv ? "," : "  ");
            if (csv && c < NUMBERS_FROM)
                csv_text(out, cell);
            else
                plycut_out_format(out, "%*s", csv ? 0 : side, cell);
        }
        plycut_out_char(out, '\n');
    }
}

/* ---- JSON ------------------------------------------------------------------------------------ */

/* 128 bits in decimal, which a JSON number would round. */
static void sum_write(PlycutJson *json, const char *key, PlycutSum sum)
{
    char digits[40], *at = digits + sizeof digits - 1;
    *at = '\0';
    Wide left = wide(sum);
    do
        *--at = (char)('0' + (int)(left % 10));
    while ((left /= 10) != 0);
    plycut_json_key_string(json, key, at);
}

/* 1.96 standard errors on each side. */
static void count_json(PlycutJson *json, const PlycutSums *sums, PlycutCounted counted)
{
    const double mean = plycut_sums_mean(sums, counted),
                 spread = GROWTH_95 * plycut_sums_error(sums, counted);
    plycut_json_key_open(json, plycut_counted_text(counted), '{');
    plycut_json_key_number(json, "mean", mean);
    plycut_json_key_number(json, "se", plycut_sums_error(sums, counted));
    plycut_json_key_number(json, "low", mean - spread);
    plycut_json_key_number(json, "high", mean + spread);
    sum_write(json, "sum", sums->sum[counted]);
    sum_write(json, "squares", sums->squares[counted]);
    plycut_json_close(json);
}

static void row_write(PlycutJson *json, const PlycutGrowthRow *row)
{
    char order[PLYCUT_ORDERING_MAX];
    plycut_json_row(json);
    plycut_json_key_string(json, "algorithm", row->options.algorithm->name);
    plycut_json_key_string(json, "order", plycut_ordering_text(&row->options, order));
    plycut_json_key_number(json, "b", row_branching(row));
    plycut_json_key_integer(json, "d", row->options.depth);
    plycut_json_key_text(json, "values", row->values);
    plycut_json_key_integer(json, "trees", (int64_t)row->sums.searches);
    for (PlycutCounted i = 0; i < PLYCUT_COUNTED; i++)
        count_json(json, &row->sums, i);
    plycut_json_key_number(json, "share", growth_share(row));
    plycut_json_key_number(json, "expected_leaves", growth_expected(row));
    plycut_json_key_number(json, "minimal", row->minimal);
    plycut_json_close(json);
}

void growth_write_header(const PlycutGrowth *growth, PlycutJson *json)
{
    char order[PLYCUT_ORDERING_MAX];
    plycut_json_key_string(json, "spec", growth->spec);
    plycut_json_key_integer(json, "trees", (int64_t)growth->trees);
    plycut_json_key_integer(json, "seed", (int64_t)growth->seed);
    plycut_json_key_integer(json, "shards", (int64_t)growth->shards);
    if (!plycut_grid_is_random(growth->spec))
        plycut_json_key_integer(json, "depth", growth->grid.depth[1]);
    plycut_json_key(json, "search");
    write_search(json, &growth->search);
    plycut_json_key_open(json, "algorithms", '[');
    for (size_t i = 0; i < growth->algorithm_count; i++)
        plycut_json_string(json, growth->algorithms[i]->name);
    plycut_json_close(json);
    plycut_json_key_open(json, "orders", '[');
    for (size_t i = 0; i < growth->order_count; i++)
        plycut_json_string(json, plycut_ordering_text(&growth->orders[i], order));
    plycut_json_close(json);
}

static void json_write(const PlycutGrowth *growth, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_begin(&json, out, "plycut-growth", 1);
    growth_write_header(growth, &json);
    plycut_json_key_open(&json, "parts", '[');
    for (uint64_t i = 0; i < growth->shards; i++)
        if (growth->parts[i])
            plycut_json_integer(&json, (int64_t)i + 1);
    plycut_json_close(&json);
    plycut_json_key_open(&json, "rows", '[');
    for (size_t i = 0; i < growth->count; i++)
        if (row_done(&growth->rows[i]))
            row_write(&json, &growth->rows[i]);
    plycut_json_newline(&json);
    plycut_json_end(&json);
}

bool plycut_growth_write(const PlycutGrowth *growth, const char *format, PlycutOut *out,
                         PlycutError *error)
{
    if (strcmp(format, "json") == 0)
        json_write(growth, out);
    else
        growth_table(growth, strcmp(format, "csv") == 0, out);
    return plycut_out_end(out, "the experiment", error);
}

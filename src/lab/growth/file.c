/* file.c - the members of a "plycut-growth", and how they are written. */
#include "growth/file.h"

#include "trace/write.h"

#include <math.h>
#include <string.h>

/* ---- The format ------------------------------------------------------------------------------ */

#define DIGITS .kind = JSON_TEXT, .need = JSON_REQUIRED, .schema = "{\"pattern\":\"^[0-9]{1,39}$\"}"
#define MAYBE  .kind = JSON_NUMBER, .need = JSON_REQUIRED, .nullable = true

static const JsonRow COUNTED_ROWS[] = {
    {JSON_AT(GrowthCounted, mean), MAYBE, .most = INFINITY, .says = "the mean; null: not counted"},
    {JSON_AT(GrowthCounted, se), MAYBE, .most = INFINITY,
     .says = "the standard error of the mean; null: fewer than two trees"},
    {JSON_AT(GrowthCounted, low), MAYBE, .says = "the lower end of the mean's 95 % interval"},
    {JSON_AT(GrowthCounted, high), MAYBE, .says = "the upper end"},
    {JSON_AT(GrowthCounted, sum), DIGITS,
     .says = "the sum, in decimal digits, since it may exceed what a JSON number can hold"},
    {JSON_AT(GrowthCounted, squares), DIGITS, .says = "the sum of the squares, likewise"},
};

static const JsonShape COUNTED = {
    JSON_SHAPE(GrowthCounted, COUNTED_ROWS, "what was counted in the searches of a row"),
    .name = "counted"};

#define COUNTS .kind = JSON_OBJECT, .need = JSON_REQUIRED, .shape = &COUNTED

static const JsonRow ROW_ROWS[] = {
    {JSON_AT(GrowthFileRow, algorithm), .kind = JSON_TEXT, .need = JSON_REQUIRED, .least = 1,
     .says = "the algorithm"},
    {JSON_AT(GrowthFileRow, order), .kind = JSON_TEXT, .need = JSON_REQUIRED, .least = 1,
     .says = "the order of the children"},
    {JSON_AT(GrowthFileRow, b), .kind = JSON_WHOLE, .need = JSON_REQUIRED, .nullable = true,
     .least = 1, .says = "children of each node; null: the games are not uniform"},
    {JSON_AT(GrowthFileRow, d), .kind = JSON_WHOLE, .need = JSON_REQUIRED,
     .says = "the depth in plies"},
    {JSON_AT(GrowthFileRow, values), .kind = JSON_TEXT,
     .says = "the range of the leaves' values, such as `0..9`, if the spec compares several"},
    {JSON_AT(GrowthFileRow, trees), .kind = JSON_WHOLE, .need = JSON_REQUIRED, .least = 1,
     .most = (double)PLYCUT_SUMS_SEARCHES, .says = "how many trees were searched"},
    {JSON_AT(GrowthFileRow, leaves), COUNTS, .says = "leaves visited"},
    {JSON_AT(GrowthFileRow, nodes), COUNTS, .says = "nodes visited"},
    {JSON_AT(GrowthFileRow, shallow), COUNTS, .says = "shallow cutoffs"},
    {JSON_AT(GrowthFileRow, deep), COUNTS, .says = "deep cutoffs"},
    {JSON_AT(GrowthFileRow, distinct_leaves), COUNTS,
     .says =
         "leaves visited, each counted once however often it is visited (sum 0: not known, as of "
         "games, and of trees of more than 2^24 nodes)"},
    {JSON_AT(GrowthFileRow, share), MAYBE, .most = INFINITY,
     .says = "the mean share of the tree's leaves; above 1 if leaves are visited again; null: the "
             "games are not uniform"},
    {JSON_AT(GrowthFileRow, expected_leaves), MAYBE, .least = 1, .most = INFINITY,
     .says = "the mean over uniform trees without ties; null: not known"},
    {JSON_AT(GrowthFileRow, minimal), MAYBE, .least = 1, .most = INFINITY,
     .says = "the leaves of the minimal tree; null: not known"},
};

static const JsonShape ROW = {
    JSON_SHAPE(GrowthFileRow, ROW_ROWS,
               "the searches of one algorithm, order, size and range of values"),
    .name = "row"};

static const JsonRow NAME = JSON_ITEM(char *, JSON_TEXT, .says = "a name");
static const JsonRow PART = JSON_ITEM(uint64_t, JSON_WHOLE, .least = 1, .most = PLYCUT_SHARDS_MAX,
                                      .says = "a part's number");
static const JsonRow ROW_ITEM =
    JSON_ITEM(GrowthFileRow, JSON_OBJECT, .shape = &ROW, .says = "a row");

static void growth_search_write(const void *options, PlycutJson *json)
{
    write_search(json, options);
}

#define UNIQUE .schema = "{\"uniqueItems\":true}"

static const JsonRow FILE_ROWS[] = {
    JSON_FORMAT_ROW("plycut-growth"),
    JSON_VERSION_ROW(1, JSON_REQUIRED),
    {JSON_AT(GrowthFile, spec), .kind = JSON_TEXT, .need = JSON_REQUIRED, .least = 1,
     .most = PLYCUT_GROWTH_SPEC - 1,
     .says = "what was searched, as given on the command line; for positions, with the options "
             "that change them"},
    {JSON_AT(GrowthFile, trees), .kind = JSON_WHOLE, .need = JSON_REQUIRED, .least = 1,
     .most = (double)PLYCUT_SUMS_SEARCHES, .says = "trees for each row, over all parts"},
    {JSON_AT(GrowthFile, seed), .kind = JSON_WHOLE, .need = JSON_REQUIRED,
     .says =
         "the seed of all trees: each has a seed of its own, a hash of this one and its number"},
    {JSON_AT(GrowthFile, shards), .kind = JSON_WHOLE, .need = JSON_REQUIRED, .least = 1,
     .most = PLYCUT_SHARDS_MAX,
     .says = "into how many parts the trees are divided: tree k, counted from 0, is in part k mod "
             "shards + 1"},
    {JSON_AT(GrowthFile, depth), .kind = JSON_WHOLE, .least = 1, .most = PLYCUT_PLY_MAX,
     .says = "of positions: they are searched to the depths from 1 to this"},
    {JSON_AT(GrowthFile, search), .kind = JSON_ANY, .need = JSON_REQUIRED,
     .write = growth_search_write, .schema = "{\"type\":\"object\"}",
     .says = "the options that all rows have in common, as in a trace"},
    {JSON_AT(GrowthFile, algorithms), .kind = JSON_LIST, .need = JSON_REQUIRED, .item = &NAME,
     .least = 1, .most = PLYCUT_GROWTH_ALGORITHMS, UNIQUE,
     .says = "the algorithms that are compared"},
    {JSON_AT(GrowthFile, orders), .kind = JSON_LIST, .need = JSON_REQUIRED, .item = &NAME,
     .least = 1, .most = PLYCUT_GROWTH_ORDERS, UNIQUE,
     .says = "the orders of the children: each algorithm has a row for each order, range of "
             "values, b and d of the spec"},
    {JSON_AT(GrowthFile, parts), .kind = JSON_LIST, .need = JSON_REQUIRED, .item = &PART, UNIQUE,
     .says = "the parts that are in the sums"},
    {JSON_AT(GrowthFile, rows), .kind = JSON_LIST, .need = JSON_REQUIRED, .item = &ROW_ITEM,
     .says = "the rows that are done"},
};

static const JsonShape FILE_SHAPE = {
    JSON_SHAPE(GrowthFile, FILE_ROWS,
               "an experiment with many searches, or a part of one (docs/experiments.md)")};

const JsonFormat GROWTH_FORMAT = {
    .title = "plycut-growth, version 1", .author = JSON_PROGRAMS, .shape = &FILE_SHAPE};

/* ---- Writing --------------------------------------------------------------------------------- */

/* The texts of a list in the file. */
static JsonList algorithms_of(const PlycutGrowth *growth, Arena *arena)
{
    const char **names = arena_take(arena, growth->algorithm_count * sizeof *names);
    for (size_t i = 0; names != NULL && i < growth->algorithm_count; i++)
        names[i] = growth->algorithms[i]->name;
    return (JsonList){names, names != NULL ? growth->algorithm_count : 0};
}

static JsonList orders_of(const PlycutGrowth *growth, Arena *arena)
{
    const char **names = arena_take(arena, growth->order_count * sizeof *names);
    char order[PLYCUT_ORDERING_MAX];
    for (size_t i = 0; names != NULL && i < growth->order_count; i++) {
        const char *text = plycut_ordering_text(&growth->orders[i], order);
        names[i] = arena_copy(arena, text, strlen(text));
    }
    return (JsonList){names, names != NULL ? growth->order_count : 0};
}

static JsonList parts_of(const PlycutGrowth *growth, Arena *arena)
{
    uint64_t *parts = arena_take(arena, growth->shards * sizeof *parts);
    size_t count = 0;
    for (uint64_t i = 0; parts != NULL && i < growth->shards; i++)
        if (growth->parts[i])
            parts[count++] = i + 1;
    return (JsonList){parts, count};
}

bool growth_file_begin(const PlycutGrowth *growth, PlycutJson *json, PlycutOut *out)
{
    Arena arena = {.blocks = NULL};
    const GrowthFile file = {.spec = growth->spec,
                             .trees = growth->trees,
                             .seed = growth->seed,
                             .shards = growth->shards,
                             .depth =
                                 plycut_grid_is_random(growth->spec) ? 0 : growth->grid.depth[1],
                             .search = &growth->search,
                             .algorithms = algorithms_of(growth, &arena),
                             .orders = orders_of(growth, &arena),
                             .parts = parts_of(growth, &arena)};
    json_document_begin(&FILE_SHAPE, &file, json, out);
    const bool whole = !arena.failed;
    arena_release(&arena);
    return whole;
}

typedef char Digits[40];

static const char *sum_digits(PlycutSum sum, Digits digits)
{
    char *at = digits + sizeof(Digits) - 1;
    *at = '\0';
    Wide left = wide(sum);
    do
        *--at = (char)('0' + (int)(left % 10));
    while ((left /= 10) != 0);
    return at;
}

/* 1.96 standard errors on each side. */
static GrowthCounted counted_of(const PlycutSums *sums, PlycutCounted counted, Digits digits[2])
{
    const double mean = plycut_sums_mean(sums, counted), se = plycut_sums_error(sums, counted);
    return (GrowthCounted){.mean = mean,
                           .se = se,
                           .low = mean - GROWTH_95 * se,
                           .high = mean + GROWTH_95 * se,
                           .sum = sum_digits(sums->sum[counted], digits[0]),
                           .squares = sum_digits(sums->squares[counted], digits[1])};
}

void growth_file_row(const PlycutGrowthRow *row, PlycutJson *json)
{
    char order[PLYCUT_ORDERING_MAX];
    Digits digits[PLYCUT_COUNTED][2];
    GrowthFileRow file = {.algorithm = row->options.algorithm->name,
                          .order = plycut_ordering_text(&row->options, order),
                          .b = row->branching,
                          .d = row->options.depth,
                          .values = row->values[0] != '\0' ? row->values : NULL,
                          .trees = row->sums.searches,
                          .share = growth_share(row),
                          .expected_leaves = growth_expected(row),
                          .minimal = row->minimal};
    GrowthCounted *const counts[PLYCUT_COUNTED] = GROWTH_COUNTED_OF(&file);
    for (PlycutCounted i = 0; i < PLYCUT_COUNTED; i++)
        *counts[i] = counted_of(&row->sums, i, digits[i]);
    plycut_json_row(json);
    json_object_write(&ROW, &file, json);
    plycut_json_close(json);
}

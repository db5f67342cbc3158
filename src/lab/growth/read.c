/* A part of an experiment, read back. */
#include "base/json_read.h"
#include "growth/growth.h"
#include "trace/header.h"

#include <stdio.h>
#include <string.h>

#define INPUT(error, ...) plycut_fail(error, PLYCUT_E_INPUT, __VA_ARGS__)

static bool sum_read(const cJSON *item, PlycutSum *sum)
{
    const char *text = cJSON_GetStringValue(item);
    Wide all = 0;
    if (text == NULL || *text == '\0' || strlen(text) > 38)
        return false;
    for (; *text >= '0' && *text <= '9'; text++)
        all = all * 10 + (unsigned)(*text - '0');
    *sum = sum_from(all);
    return *text == '\0';
}

static bool sums_read(const cJSON *row, PlycutSums *sums)
{
    const cJSON *trees = json_get(row, "trees");
    if (!cJSON_IsNumber(trees) || !(trees->valuedouble >= 1) ||
        trees->valuedouble > (double)PLYCUT_SUMS_SEARCHES)
        return false;
    sums->searches = (uint64_t)trees->valuedouble;
    for (PlycutCounted i = 0; i < PLYCUT_COUNTED; i++) {
        const cJSON *counted = json_get(row, plycut_counted_text(i));
        if (!sum_read(json_get(counted, "sum"), &sums->sum[i]) ||
            !sum_read(json_get(counted, "squares"), &sums->squares[i]))
            return false;
    }
    return growth_sums_fit(sums);
}

static bool text_is(const cJSON *object, const char *member, const char *text)
{
    const char *found = json_get_text(object, member);
    return found != NULL && strcmp(found, text) == 0;
}

/* The number's place in a range; none if it is not in it. */
static bool place_in(const cJSON *number, const int range[2], size_t *place)
{
    const double value = cJSON_IsNumber(number) ? number->valuedouble : 0; /* not uniform */
    if (!(value >= range[0] && value <= range[1]))
        return false;
    *place = (size_t)(value - range[0]);
    return true;
}

/* The row of the experiment that this is, or NULL. Rows that differ in size only follow each other. */
static PlycutGrowthRow *growth_row_of(PlycutGrowth *growth, const cJSON *item)
{
    size_t branching = 0, depth = 0;
    if (!place_in(json_get(item, "b"), growth->grid.branching, &branching) ||
        !place_in(json_get(item, "d"), growth->grid.depth, &depth))
        return NULL;
    const size_t depths = growth_depths(growth), sizes = depths * growth_branchings(growth);
    for (size_t i = 0; i < growth->count; i += sizes) {
        const PlycutGrowthRow *row = &growth->rows[i];
        char order[PLYCUT_ORDERING_MAX];
        if (text_is(item, "algorithm", row->options.algorithm->name) &&
            text_is(item, "order", plycut_ordering_text(&row->options, order)) &&
            (row->values[0] == '\0' || text_is(item, "values", row->values)))
            return &growth->rows[i + branching * depths + depth];
    }
    return NULL;
}

/* ---- The plan of a part ---------------------------------------------------------------------- */

static bool part_wrong(const char *member, PlycutError *error)
{
    return INPUT(error, "not a part of an experiment: \"%s\"", member);
}

static bool whole_read(const cJSON *object, const char *member, double least, double most,
                       uint64_t *number, PlycutError *error)
{
    const cJSON *item = json_get(object, member);
    if (!cJSON_IsNumber(item) || !(item->valuedouble >= least && item->valuedouble <= most))
        return part_wrong(member, error);
    *number = (uint64_t)item->valuedouble;
    return true;
}

/* What was searched: a random spec, or positions to a depth. */
static bool spec_read(const cJSON *file, PlycutGrowth *growth, PlycutError *error)
{
    const char *spec = json_get_text(file, "spec");
    uint64_t depth = 0;
    if (spec == NULL || strlen(spec) >= sizeof growth->spec)
        return part_wrong("spec", error);
    memcpy(growth->spec, spec, strlen(spec) + 1);
    if (plycut_grid_is_random(spec))
        return plycut_grid_parse(spec, &growth->grid, error);
    if (!whole_read(file, "depth", 1, PLYCUT_PLY_MAX, &depth, error))
        return false;
    growth->grid = (PlycutGrid){.depth = {1, (int)depth}};
    return true;
}

static bool algorithms_read(const cJSON *file, PlycutGrowth *growth, PlycutError *error)
{
    const cJSON *item, *names = json_get(file, "algorithms");
    cJSON_ArrayForEach(item, names)
    {
        const PlycutAlgorithm *algorithm =
            cJSON_IsString(item) && growth->algorithm_count < PLYCUT_GROWTH_ALGORITHMS
                ? plycut_algorithm_or_mistake_find(item->valuestring, error)
                : NULL;
        if (algorithm == NULL)
            return part_wrong("algorithms", error);
        growth->algorithms[growth->algorithm_count++] = algorithm;
    }
    return growth->algorithm_count > 0 || part_wrong("algorithms", error);
}

static bool orders_read(const cJSON *file, PlycutGrowth *growth, PlycutError *error)
{
    const cJSON *item, *orders = json_get(file, "orders");
    cJSON_ArrayForEach(item, orders)
    {
        if (!cJSON_IsString(item) || !plycut_growth_order(growth, item->valuestring, error))
            return part_wrong("orders", error);
    }
    return growth->order_count > 0 || part_wrong("orders", error);
}

static bool plan_read(const cJSON *file, PlycutGrowth *growth, PlycutError *error)
{
    return (text_is(file, "format", "plycut-growth") || part_wrong("format", error)) &&
           spec_read(file, growth, error) &&
           whole_read(file, "trees", 1, (double)PLYCUT_SUMS_SEARCHES, &growth->trees, error) &&
           whole_read(file, "seed", 0, 9007199254740992.0, &growth->seed, error) &&
           whole_read(file, "shards", 1, PLYCUT_SHARDS_MAX, &growth->shards, error) &&
           search_read(json_get(file, "search"), &growth->search, error) &&
           algorithms_read(file, growth, error) && orders_read(file, growth, error) &&
           plycut_growth_rows(growth, error);
}

bool plycut_growth_plan(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                        PlycutError *error)
{
    *growth = (PlycutGrowth){.count = 0};
    cJSON *json = json_read(&(JsonText){.text = text, .length = length, .file = file}, error);
    const bool done = json != NULL && plan_read(json, growth, error);
    json_free(json);
    if (!done)
        plycut_error_in_file(error, file);
    return done;
}

/* ---- The sums of a part ---------------------------------------------------------------------- */

/* The members in which all parts agree. */
static bool same_experiment(const PlycutGrowth *growth, const cJSON *file, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_json_begin(&json, &out, "plycut-growth", 1);
    growth_write_header(growth, &json);
    plycut_json_end(&json);
    cJSON *own = plycut_out_end(&out, "the experiment", error)
                     ? json_read(&(JsonText){.text = text.bytes, .length = text.length}, error)
                     : NULL;
    plycut_text_free(&text);
    const cJSON *item = own != NULL ? own->child : NULL;
    while (item != NULL && cJSON_Compare(item, json_get(file, item->string), true))
        item = item->next;
    const bool same = own != NULL && item == NULL;
    if (item != NULL)
        INPUT(error, "this is not a part of the same experiment: its \"%s\" differs", item->string);
    json_free(own);
    return same;
}

/* Take note of whose parts the file has. */
static bool growth_parts(PlycutGrowth *growth, const cJSON *file, PlycutError *error)
{
    const cJSON *part, *parts = json_get(file, "parts");
    cJSON_ArrayForEach(part, parts)
    {
        const double number = cJSON_IsNumber(part) ? part->valuedouble : 0;
        if (!(number >= 1) || number > (double)growth->shards)
            return INPUT(error, "\"parts\": expected numbers from 1 to %llu",
                         (unsigned long long)growth->shards);
        if (growth->parts[(size_t)number - 1])
            return INPUT(error, "part %d is given twice: each part counts once", (int)number);
        growth->parts[(size_t)number - 1] = true;
    }
    return true;
}

/* The trees of the parts that are in the sums. */
static uint64_t trees_in(const PlycutGrowth *growth)
{
    uint64_t trees = 0;
    for (uint64_t i = 0; i < growth->shards; i++)
        trees += growth->parts[i] ? growth_trees_of(growth, i) : 0;
    return trees;
}

/* Say what is wrong with a row, and which one it is. */
static bool row_wrong(const PlycutGrowthRow *row, const char *what, PlycutError *error)
{
    char order[PLYCUT_ORDERING_MAX], size[16] = "";
    if (row->branching > 0)
        (void)snprintf(size, sizeof size, "b=%d, ", row->branching);
    return INPUT(error, "%s: %s, %s, %sd=%d%s%s", what, row->options.algorithm->name,
                 plycut_ordering_text(&row->options, order), size, row->options.depth,
                 row->values[0] != '\0' ? ", values=" : "", row->values);
}

/* Add the sums of a row to those of the `before` trees that it has from other files. `after` are the trees that it then
 * must have. */
static bool row_add(PlycutGrowth *growth, const cJSON *item, uint64_t before, uint64_t after,
                    PlycutError *error)
{
    PlycutSums sums;
    PlycutGrowthRow *row = growth_row_of(growth, item);
    if (row == NULL)
        return INPUT(error,
                     "a row is not one of this experiment: its algorithm, order, b, d or values");
    if (!sums_read(item, &sums))
        return INPUT(error, "a row's \"trees\" or sums are not those of an experiment");
    if (row->sums.searches != before)
        return row_wrong(row, "this row is there twice", error);
    if (sums.searches != after - before)
        return row_wrong(row, "this row's \"trees\" are not those of the parts", error);
    plycut_sums_merge(&row->sums, &sums);
    return true;
}

static bool part_rows_add(PlycutGrowth *growth, const cJSON *file, uint64_t before,
                          PlycutError *error)
{
    const cJSON *item, *rows = json_get(file, "rows");
    const uint64_t after = trees_in(growth);
    if (!cJSON_IsArray(rows))
        return INPUT(error, "\"rows\": expected an array");
    cJSON_ArrayForEach(item, rows)
    {
        if (!row_add(growth, item, before, after, error))
            return false;
    }
    return true;
}

/* Has each row the trees of all parts that are in the sums? */
static bool rows_whole(const PlycutGrowth *growth, PlycutError *error)
{
    const uint64_t trees = trees_in(growth);
    for (size_t i = 0; i < growth->count; i++)
        if (growth->rows[i].sums.searches != trees)
            return row_wrong(&growth->rows[i], "this row is missing", error);
    return true;
}

/* Is the file what has been done of this part, and of no other? */
static bool own_part(const PlycutGrowth *growth, PlycutError *error)
{
    return (growth->parts[growth->shard] &&
            trees_in(growth) == growth_trees_of(growth, growth->shard)) ||
           INPUT(error, "this is not part %llu of %llu", (unsigned long long)growth->shard + 1,
                 (unsigned long long)growth->shards);
}

static bool part_read(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                      bool whole, PlycutError *error)
{
    const uint64_t before = trees_in(growth);
    cJSON *json = json_read(&(JsonText){.text = text, .length = length, .file = file}, error);
    const bool done = json != NULL && same_experiment(growth, json, error) &&
                      growth_parts(growth, json, error) && (whole || own_part(growth, error)) &&
                      part_rows_add(growth, json, before, error) &&
                      (!whole || rows_whole(growth, error));
    json_free(json);
    if (!done)
        plycut_error_in_file(error, file);
    return done;
}

bool plycut_growth_read(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                        PlycutError *error)
{
    return part_read(growth, text, length, file, true, error);
}

bool plycut_growth_resume(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                          PlycutError *error)
{
    return part_read(growth, text, length, file, false, error);
}

/* A part of an experiment, read back. */
#include "growth/file.h"
#include "trace/header.h"

#include <stdio.h>
#include <string.h>

#define INPUT(error, ...) plycut_fail(error, PLYCUT_E_INPUT, __VA_ARGS__)

static bool sum_read(const char *text, PlycutSum *sum)
{
    Wide all = 0;
    if (*text == '\0' || strlen(text) > 38)
        return false;
    for (; *text >= '0' && *text <= '9'; text++)
        all = all * 10 + (unsigned)(*text - '0');
    *sum = sum_from(all);
    return *text == '\0';
}

static bool sums_read(const GrowthFileRow *row, PlycutSums *sums)
{
    const GrowthCounted *const counts[PLYCUT_COUNTED] = GROWTH_COUNTED_OF(row);
    sums->searches = row->trees;
    for (PlycutCounted i = 0; i < PLYCUT_COUNTED; i++)
        if (!sum_read(counts[i]->sum, &sums->sum[i]) ||
            !sum_read(counts[i]->squares, &sums->squares[i]))
            return false;
    return growth_sums_fit(sums);
}

/* The number's place in a range. False: it is not in it. */
static bool place_in(int number, const int range[2], size_t *place)
{
    *place = (size_t)(number - range[0]);
    return number >= range[0] && number <= range[1];
}

/* The row of the experiment that this is, or NULL. Rows that differ in size only follow each other. */
static PlycutGrowthRow *growth_row_of(PlycutGrowth *growth, const GrowthFileRow *item)
{
    size_t branching = 0, depth = 0;
    if (!place_in(item->b, growth->grid.branching, &branching) ||
        !place_in(item->d, growth->grid.depth, &depth))
        return NULL;
    const size_t depths = growth_depths(growth), sizes = depths * growth_branchings(growth);
    for (size_t i = 0; i < growth->count; i += sizes) {
        const PlycutGrowthRow *row = &growth->rows[i];
        char order[PLYCUT_ORDERING_MAX];
        if (strcmp(item->algorithm, row->options.algorithm->name) == 0 &&
            strcmp(item->order, plycut_ordering_text(&row->options, order)) == 0 &&
            (row->values[0] == '\0' ||
             (item->values != NULL && strcmp(item->values, row->values) == 0)))
            return &growth->rows[i + branching * depths + depth];
    }
    return NULL;
}

/* ---- The sums of a part ---------------------------------------------------------------------- */

/* The experiment as a file without rows. NULL: no memory. */
static cJSON *own_file(const PlycutGrowth *growth, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &text);
    const bool whole = growth_file_begin(growth, &json, &out);
    plycut_json_end(&json);
    cJSON *own = plycut_out_end(&out, "the experiment", error) && (whole || plycut_no_memory(error))
                     ? json_read(&(JsonText){.text = text.bytes, .length = text.length}, error)
                     : NULL;
    plycut_text_free(&text);
    return own;
}

/* All parts agree in the members before their own number. */
static bool same_experiment(const PlycutGrowth *growth, const cJSON *file, PlycutError *error)
{
    cJSON *own = own_file(growth, error);
    const cJSON *item = own != NULL ? own->child : NULL;
    while (item != NULL && strcmp(item->string, "parts") != 0 &&
           cJSON_Compare(item, json_get(file, item->string), true))
        item = item->next;
    const bool same = item != NULL && strcmp(item->string, "parts") == 0;
    if (own != NULL && !same)
        INPUT(error, "this is not a part of the same experiment: its \"%s\" differs", item->string);
    json_free(own);
    return same;
}

/* Take note of whose parts the file has. */
static bool growth_parts(PlycutGrowth *growth, const GrowthFile *file, PlycutError *error)
{
    for (size_t i = 0; i < file->parts.count; i++) {
        const uint64_t number = *JSON_ITEM_OF(uint64_t, file->parts, i);
        if (number > growth->shards)
            return INPUT(error, "\"parts\": expected numbers from 1 to %llu",
                         (unsigned long long)growth->shards);
        if (growth->parts[number - 1])
            return INPUT(error, "part %d is given twice: each part counts once", (int)number);
        growth->parts[number - 1] = true;
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
static bool row_add(PlycutGrowth *growth, const GrowthFileRow *item, uint64_t before,
                    uint64_t after, PlycutError *error)
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

static bool part_rows_add(PlycutGrowth *growth, const GrowthFile *file, uint64_t before,
                          PlycutError *error)
{
    const uint64_t after = trees_in(growth);
    for (size_t i = 0; i < file->rows.count; i++)
        if (!row_add(growth, JSON_ITEM_OF(GrowthFileRow, file->rows, i), before, after, error))
            return false;
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
    GrowthFile read;
    cJSON *json = json_format_read(
        &GROWTH_FORMAT, &(JsonText){.text = text, .length = length, .file = file}, &read, error);
    const bool done = json != NULL && same_experiment(growth, json, error) &&
                      growth_parts(growth, &read, error) && (whole || own_part(growth, error)) &&
                      part_rows_add(growth, &read, before, error) &&
                      (!whole || rows_whole(growth, error));
    json_free(json);
    if (!done) {
        json_place(error, text, length);
        plycut_error_in_file(error, file);
    }
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

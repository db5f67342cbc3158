/* The plan of an experiment, read from one of its parts. */
#include "growth/file.h"
#include "trace/header.h"

#include <string.h>

/* A member means nothing, for this reason. */
static bool part_wrong(const char *path, const PlycutError *why, PlycutError *error)
{
    return plycut_had_memory(why, error) && json_fails_as(error, path, why);
}

/* What was searched: a random spec, or positions to a depth. */
static bool spec_read(const GrowthFile *file, PlycutGrowth *growth, PlycutError *error)
{
    PlycutError why = {0};
    memcpy(growth->spec, file->spec, strlen(file->spec) + 1);
    if (plycut_grid_is_random(file->spec))
        return plycut_grid_parse(file->spec, &growth->grid, &why) ||
               part_wrong("$.spec", &why, error);
    growth->grid = (PlycutGrid){.depth = {1, file->depth}};
    return file->depth > 0 || json_fails(error, "$.depth", ERROR_GROWTH_DEPTH, NULL);
}

static bool algorithms_read(const GrowthFile *file, PlycutGrowth *growth, PlycutError *error)
{
    PlycutError why = {0};
    for (size_t i = 0; i < file->algorithms.count; i++) {
        const PlycutAlgorithm *algorithm =
            plycut_algorithm_or_mistake_find(*JSON_ITEM_OF(char *, file->algorithms, i), &why);
        if (algorithm == NULL)
            return part_wrong("$.algorithms", &why, error);
        growth->algorithms[growth->algorithm_count++] = algorithm;
    }
    return true;
}

static bool orders_read(const GrowthFile *file, PlycutGrowth *growth, PlycutError *error)
{
    PlycutError why = {0};
    for (size_t i = 0; i < file->orders.count; i++)
        if (!plycut_growth_order(growth, *JSON_ITEM_OF(char *, file->orders, i), &why))
            return part_wrong("$.orders", &why, error);
    return true;
}

static bool plan_read(const GrowthFile *file, PlycutGrowth *growth, PlycutError *error)
{
    growth->trees = file->trees;
    growth->seed = file->seed;
    growth->shards = file->shards;
    return spec_read(file, growth, error) && search_read(file->search, &growth->search, error) &&
           algorithms_read(file, growth, error) && orders_read(file, growth, error) &&
           plycut_growth_rows(growth, error);
}

bool plycut_growth_plan(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                        PlycutError *error)
{
    GrowthFile read;
    *growth = (PlycutGrowth){.count = 0};
    cJSON *json = json_format_read(
        &GROWTH_FORMAT, &(JsonText){.text = text, .length = length, .file = file}, &read, error);
    const bool done = json != NULL && plan_read(&read, growth, error);
    json_free(json);
    if (!done) {
        json_place(error, text, length);
        plycut_error_in_file(error, file);
    }
    return done;
}

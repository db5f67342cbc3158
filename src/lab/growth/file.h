/* file.h - the format "plycut-growth": an experiment, or a part of it. */
#pragma once

#include "base/json_rows.h"
#include "growth/growth.h"

/* What was counted in the searches of a row. */
typedef struct GrowthCounted {
    double mean, se, low, high;
    const char *sum, *squares; /* decimal digits: a JSON number would round them */
} GrowthCounted;

typedef struct GrowthFileRow {
    const char *algorithm, *order;
    int b, d; /* b 0: null */
    const char *values;
    uint64_t trees;
    GrowthCounted leaves, nodes, shallow, deep, distinct_leaves;
    double share, expected_leaves, minimal;
} GrowthFileRow;

/* The counts of a row, as PlycutCounted numbers them. */
#define GROWTH_COUNTED_OF(row)                                                                     \
    {                                                                                              \
        &(row)->leaves, &(row)->nodes, &(row)->shallow, &(row)->deep, &(row)->distinct_leaves      \
    }

typedef struct GrowthFile {
    const char *spec;
    uint64_t trees, seed, shards;
    int depth;
    const void *search;                 /* read: const cJSON *; written: PlycutSearchOptions */
    JsonList algorithms, orders, parts; /* const char *, const char *, uint64_t */
    JsonList rows;                      /* GrowthFileRow */
} GrowthFile;

extern const JsonFormat GROWTH_FORMAT;

/* Write the experiment without its rows: plycut_json_end ends it. False: no memory. */
bool growth_file_begin(const PlycutGrowth *growth, PlycutJson *json, PlycutOut *out);
void growth_file_row(const PlycutGrowthRow *row, PlycutJson *json);

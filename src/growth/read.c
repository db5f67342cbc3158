/* A part of an experiment, read back. */
#include "base/json_read.h"
#include "growth/growth.h"

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

static bool number_is(const cJSON *object, const char *member, int number)
{
    const cJSON *found = json_get(object, member);
    return cJSON_IsNumber(found) ? found->valuedouble == number : number == 0;
}

/* The row of the experiment that this is, or NULL. */
static PlycutGrowthRow *growth_row_of(PlycutGrowth *growth, const cJSON *item)
{
    for (size_t i = 0; i < growth->count; i++) {
        PlycutGrowthRow *row = &growth->rows[i];
        char order[PLYCUT_ORDERING_MAX];
        if (text_is(item, "algorithm", row->options.algorithm->name) &&
            text_is(item, "order", plycut_ordering_text(&row->options, order)) &&
            (row->values[0] == '\0' || text_is(item, "values", row->values)) &&
            number_is(item, "b", row->branching) && number_is(item, "d", row->options.depth))
            return row;
    }
    return NULL;
}

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

static bool growth_rows(PlycutGrowth *growth, const cJSON *file, PlycutError *error)
{
    const cJSON *item, *rows = json_get(file, "rows");
    if (!cJSON_IsArray(rows))
        return INPUT(error, "\"rows\": expected an array");
    cJSON_ArrayForEach(item, rows)
    {
        PlycutSums sums;
        PlycutGrowthRow *row = growth_row_of(growth, item);
        if (row == NULL)
            return INPUT(
                error, "a row is not one of this experiment: its algorithm, order, b, d or values");
        if (!sums_read(item, &sums) || sums.searches + row->sums.searches > growth->trees)
            return INPUT(error, "a row's \"trees\" or sums are not those of an experiment");
        plycut_sums_merge(&row->sums, &sums);
    }
    return true;
}

bool plycut_growth_read(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                        PlycutError *error)
{
    cJSON *json = json_read(&(JsonText){.text = text, .length = length, .file = file}, error);
    const bool done = json != NULL && same_experiment(growth, json, error) &&
                      growth_parts(growth, json, error) && growth_rows(growth, json, error);
    json_free(json);
    if (!done)
        plycut_error_in_file(error, file);
    return done;
}

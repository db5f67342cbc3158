/* compare.c - a value of a trace file compared with what the replay gives. */
#include "trace/compare.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <string.h>

typedef struct Difference {
    char path[128];
    const cJSON *found, *expected;
} Difference;

static bool differ(Difference *difference, const char *path, const cJSON *found,
                   const cJSON *expected)
{
    snprintf(difference->path, sizeof difference->path, "%s", path);
    difference->found = found;
    difference->expected = expected;
    return false;
}

static bool same(const cJSON *found, const cJSON *expected, const char *path,
                 Difference *difference);

/* A member that the file lacks, as files of older versions may, is no contradiction. */
static bool same_members(const cJSON *found, const cJSON *expected, const char *path,
                         Difference *difference)
{
    const cJSON *member;
    cJSON_ArrayForEach(member, expected)
    {
        char inner[128];
        snprintf(inner, sizeof inner, "%s.%s", path, member->string);
        const cJSON *twin = cJSON_GetObjectItemCaseSensitive(found, member->string);
        if (twin != NULL && !same(twin, member, inner, difference))
            return false;
    }
    return true;
}

static bool same_elements(const cJSON *found, const cJSON *expected, const char *path,
                          Difference *difference)
{
    const cJSON *a = found->child, *b = expected->child;
    for (; a != NULL && b != NULL; a = a->next, b = b->next)
        if (!same(a, b, path, difference))
            return differ(difference, path, found, expected);
    return (a == NULL && b == NULL) || differ(difference, path, found, expected);
}

static bool same(const cJSON *found, const cJSON *expected, const char *path,
                 Difference *difference)
{
    if ((found->type & 0xff) != (expected->type & 0xff))
        return differ(difference, path, found, expected);
    if (cJSON_IsObject(expected))
        return same_members(found, expected, path, difference);
    if (cJSON_IsArray(expected))
        return same_elements(found, expected, path, difference);
    if (cJSON_IsNumber(expected) && !(found->valuedouble >= expected->valuedouble &&
                                      found->valuedouble <= expected->valuedouble))
        return differ(difference, path, found, expected);
    if (cJSON_IsString(expected) && strcmp(found->valuestring, expected->valuestring) != 0)
        return differ(difference, path, found, expected);
    return true;
}

/* Report the difference: "is X, but replaying the search gives Y". */
static bool contradict(const Comparison *c, const Difference *difference, PlycutError *error)
{
    char path[256];
    snprintf(path, sizeof path, "%s%s", c->path, difference->path);
    char *found = cJSON_PrintUnformatted(difference->found);
    char *expected = cJSON_PrintUnformatted(difference->expected);
    plycut_fail_at(error, PLYCUT_E_INPUT, c->file, c->line, c->column, path,
                   "this is %.120s, but replaying the search gives %.120s",
                   found == NULL ? "something else" : found,
                   expected == NULL ? "something else" : expected);
    cJSON_free(found);
    cJSON_free(expected);
    return false;
}

static bool compare_parsed(const Comparison *c, const cJSON *found, const cJSON *expected,
                           PlycutError *error)
{
    Difference difference;
    if (found == NULL || expected == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory to read the trace");
    return same(found, expected, "", &difference) || contradict(c, &difference, error);
}

bool compare_values(const Comparison *c, PlycutError *error)
{
    if (c->found_length == c->expected_length &&
        memcmp(c->found, c->expected, c->found_length) == 0)
        return true;
    cJSON *found = cJSON_ParseWithLength(c->found, c->found_length);
    cJSON *expected = cJSON_ParseWithLength(c->expected, c->expected_length);
    bool equal = compare_parsed(c, found, expected, error);
    cJSON_Delete(found);
    cJSON_Delete(expected);
    return equal;
}

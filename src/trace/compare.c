/* compare.c - a value of a trace file compared with what plycut would write there. */
#include "base/same.h"
#include "trace/compare.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <string.h>

PlycutTraceWriter *expect_begin(Expected *e)
{
    e->text.length = 0;
    plycut_out_init(&e->out, plycut_text_write, &e->text);
    plycut_json_init(&e->writer.json, &e->out);
    return &e->writer;
}

void expect_free(Expected *e)
{
    plycut_text_free(&e->writer.name);
    plycut_text_free(&e->text);
}

/* Report a difference: "this is X, but replaying the search gives Y". error NULL: the caller
 * reports it. */
static bool differ(const Comparison *c, const char *member, const cJSON *found,
                   const cJSON *expected, PlycutError *error)
{
    char path[256];
    if (error == NULL)
        return false;
    snprintf(path, sizeof path, "%s%s", c->path, member);
    char *ours = cJSON_PrintUnformatted(expected), *theirs = cJSON_PrintUnformatted(found);
    plycut_fail_at(error, PLYCUT_E_INPUT, c->file, c->line, c->column, path,
                   "this is %.120s, but %s %.120s", theirs == NULL ? "something else" : theirs,
                   c->judge, ours == NULL ? "something else" : ours);
    cJSON_free(ours);
    cJSON_free(theirs);
    return false;
}

static bool same(const Comparison *c, const char *member, const cJSON *found, const cJSON *expected,
                 PlycutError *error);

/* A member that the file lacks, as files of older versions may, is not a contradiction. */
static bool same_members(const Comparison *c, const char *member, const cJSON *found,
                         const cJSON *expected, PlycutError *error)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, expected)
    {
        char inner[128];
        snprintf(inner, sizeof inner, "%s.%s", member, item->string);
        const cJSON *twin = cJSON_GetObjectItemCaseSensitive(found, item->string);
        if (twin != NULL && !same(c, inner, twin, item, error))
            return false;
    }
    return true;
}

/* An array differs as a whole. */
static bool same_elements(const Comparison *c, const char *member, const cJSON *found,
                          const cJSON *expected, PlycutError *error)
{
    const cJSON *a = found->child, *b = expected->child;
    while (a != NULL && b != NULL && same(c, member, a, b, NULL)) {
        a = a->next;
        b = b->next;
    }
    return (a == NULL && b == NULL) || differ(c, member, found, expected, error);
}

static bool same(const Comparison *c, const char *member, const cJSON *found, const cJSON *expected,
                 PlycutError *error)
{
    bool equal = (found->type & 0xff) == (expected->type & 0xff);
    if (equal && cJSON_IsObject(expected))
        return same_members(c, member, found, expected, error);
    if (equal && cJSON_IsArray(expected))
        return same_elements(c, member, found, expected, error);
    if (equal && cJSON_IsNumber(expected))
        equal = same_number(found->valuedouble, expected->valuedouble);
    else if (equal && cJSON_IsString(expected))
        equal = strcmp(found->valuestring, expected->valuestring) == 0;
    return equal || differ(c, member, found, expected, error);
}

bool expect_end(Expected *e, const Comparison *c, PlycutError *error)
{
    if (!plycut_out_flush(&e->out))
        return plycut_no_memory(error);
    if (c->found_length == e->text.length && memcmp(c->found, e->text.bytes, c->found_length) == 0)
        return true;
    cJSON *found = cJSON_ParseWithLength(c->found, c->found_length);
    cJSON *expected = cJSON_ParseWithLength(e->text.bytes, e->text.length);
    bool equal = found != NULL && expected != NULL ? same(c, "", found, expected, error)
                                                   : plycut_no_memory(error);
    cJSON_Delete(found);
    cJSON_Delete(expected);
    return equal;
}

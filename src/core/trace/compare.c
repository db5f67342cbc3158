/* compare.c - a trace file read value by value, and compared with what plycut would write there. */
#include "base/json_read.h"
#include "base/same.h"
#include "trace/compare.h"
#include "trace/header.h"
#include "trace/write.h"

#include <stdio.h>
#include <string.h>

void compare_free(Compared *file)
{
    plycut_text_free(&file->writer.name);
    plycut_text_free(&file->text);
    if (file->scan != NULL)
        scan_close(file->scan);
}

bool compare_fail(const Compared *file, const char *path, const char *text)
{
    const long line = file->placed ? scan_line(file->scan) : 0,
               column = file->placed ? scan_column(file->scan) : 0;
    return plycut_fail_at(file->error, PLYCUT_E_INPUT, file->name, line, column, path, "%s", text);
}

void event_path(const Compared *file, const char *member, char path[EVENT_PATH_MAX])
{
    snprintf(path, EVENT_PATH_MAX, "$.events[%llu]%s%s", (unsigned long long)file->events,
             member[0] == '\0' ? "" : ".", member);
}

bool compare_fail_event(const Compared *file, const char *member, const char *text)
{
    char path[EVENT_PATH_MAX];
    event_path(file, member, path);
    return compare_fail(file, path, text);
}

bool compare_next(Compared *file)
{
    return scan_value(file->scan, &file->found, &file->found_length, file->error);
}

/* ---- Comparing ------------------------------------------------------------------------------- */

PlycutTraceWriter *compare_begin(Compared *file)
{
    file->text.length = 0;
    plycut_out_init(&file->out, plycut_text_write, &file->text);
    plycut_json_init(&file->writer.json, &file->out);
    file->writer.older = false;
    return &file->writer;
}

PlycutTraceWriter *compare_begin_older(Compared *file)
{
    PlycutTraceWriter *writer = compare_begin(file);
    writer->older = true;
    return writer;
}

/* Report a difference: "this is X, but replaying the search gives Y". path NULL: the caller reports it. */
static bool differ(const Compared *file, const char *path, const cJSON *found,
                   const cJSON *expected)
{
    char text[320];
    if (path == NULL)
        return false;
    char *ours = cJSON_PrintUnformatted(expected), *theirs = cJSON_PrintUnformatted(found);
    const bool made = ours != NULL && theirs != NULL;
    snprintf(text, sizeof text, "this is %.120s, but %s %.120s", made ? theirs : "", file->judge,
             made ? ours : "");
    cJSON_free(ours);
    cJSON_free(theirs);
    return made ? compare_fail(file, path, text) : plycut_no_memory(file->error);
}

static bool same(const Compared *file, const char *path, const cJSON *found, const cJSON *expected);

/* A member that the file lacks, as files of older versions may, is not a contradiction. */
static bool same_members(const Compared *file, const char *path, const cJSON *found,
                         const cJSON *expected)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, expected)
    {
        char inner[256];
        snprintf(inner, sizeof inner, "%s.%s", path == NULL ? "" : path, item->string);
        const cJSON *twin = json_get(found, item->string);
        if (twin != NULL && !same(file, path == NULL ? NULL : inner, twin, item))
            return false;
    }
    return true;
}

/* An array differs as a whole. */
static bool same_elements(const Compared *file, const char *path, const cJSON *found,
                          const cJSON *expected)
{
    const cJSON *a = found->child, *b = expected->child;
    while (a != NULL && b != NULL && same(file, NULL, a, b)) {
        a = a->next;
        b = b->next;
    }
    return (a == NULL && b == NULL) || differ(file, path, found, expected);
}

static bool same(const Compared *file, const char *path, const cJSON *found, const cJSON *expected)
{
    bool equal = (found->type & 0xff) == (expected->type & 0xff);
    if (equal && cJSON_IsObject(expected))
        return same_members(file, path, found, expected);
    if (equal && cJSON_IsArray(expected))
        return same_elements(file, path, found, expected);
    if (equal && cJSON_IsNumber(expected))
        equal =
            (file->rounded ? nearly_same : same_number)(found->valuedouble, expected->valuedouble);
    else if (equal && cJSON_IsString(expected))
        equal = strcmp(found->valuestring, expected->valuestring) == 0;
    return equal || differ(file, path, found, expected);
}

bool compare_value(Compared *file, const char *path)
{
    if (!plycut_out_flush(&file->out))
        return plycut_no_memory(file->error);
    if (file->found_length == file->text.length &&
        memcmp(file->found, file->text.bytes, file->found_length) == 0)
        return true;
    cJSON *found = json_read_scanned(file->found, file->error);
    cJSON *expected = json_read_scanned(file->text.bytes, file->error);
    bool equal = found != NULL && expected != NULL && same(file, path, found, expected);
    json_free(found);
    json_free(expected);
    return equal;
}

bool compare_event(Compared *file)
{
    char path[EVENT_PATH_MAX];
    event_path(file, "", path);
    return compare_value(file, path);
}

/* ---- After the events ------------------------------------------------------------------------ */

/* plycut 1.0.0 counted a pruned subtree once for each visit that pruned it. */
static bool summary_agrees(Compared *file, const PlycutResult *result)
{
    PlycutTraceWriter *writer = compare_begin_older(file);
    plycut_json_open(&writer->json, '{');
    write_pruned_sum(writer, result);
    plycut_json_close(&writer->json);
    const bool older = compare_value(file, NULL);
    write_summary(older ? compare_begin_older(file) : compare_begin(file), result);
    return compare_value(file, "$.summary");
}

#define SUMMARY (&TRACE_SHAPE.rows[TRACE_SUMMARY])

/* The summary is not there; an unknown member may be it, misspelt. */
static bool summary_missing(const Compared *file, const char *strange)
{
    PlycutError why = {0};
    const JsonReading reading = {.author = JSON_PROGRAMS, .path = "$", .error = &why};
    json_row_missing(&reading, &TRACE_SHAPE, SUMMARY, strange);
    return compare_fail(file, why.path, why.text);
}

bool compare_rest(Compared *file, const PlycutResult *result, bool needs_summary)
{
    const char *key;
    if (!scan_expect(file->scan, ']', file->error))
        return false;
    char strange[TRACE_NAME] = "";
    while (scan_peek(file->scan, file->error) == ',') {
        if (!scan_expect(file->scan, ',', file->error) || !scan_key(file->scan, &key, file->error))
            return false;
        const bool summary = strcmp(key, SUMMARY->name) == 0;
        if (json_may_be(key, SUMMARY))
            snprintf(strange, sizeof strange, "%s", key);
        if (!compare_next(file))
            return false;
        if (summary && !summary_agrees(file, result))
            return false;
        needs_summary = needs_summary && !summary;
    }
    if (needs_summary)
        return summary_missing(file, strange);
    return scan_expect(file->scan, '}', file->error) && scan_end(file->scan, file->error);
}

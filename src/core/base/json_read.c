/* JSON text into values: the scanner decides what is JSON, and what it has checked is built. */
#include "base/json_read.h"

#include "base/letter.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

/* A value that was read, and where all below it lies. */
typedef struct Dom {
    cJSON root; /* first: json_free gets its address */
    Arena arena;
} Dom;

/* The value, followed by nothing. */
static bool json_read_whole(Scan *scan, Dom *dom, PlycutError *error)
{
    const char *value;
    size_t length;
    return scan_value(scan, &value, &length, error) &&
           (json_build(value, &dom->arena, &dom->root) || plycut_no_memory(error)) &&
           scan_end(scan, error);
}

cJSON *json_read(const JsonText *json, PlycutError *error)
{
    ScanText text = {.text = json->text, .length = json->length};
    PlycutSource source = scan_text_source(&text, json->file == NULL ? "" : json->file);
    Scan *scan = scan_open(&source, error);
    Dom *dom = scan != NULL ? calloc(1, sizeof *dom) : NULL;
    if (scan != NULL && dom == NULL)
        plycut_no_memory(error);
    if (dom != NULL) {
        scan_values_are(scan, json->values);
        if (!json_read_whole(scan, dom, error)) {
            json_free(&dom->root);
            dom = NULL;
        }
    }
    scan_close(scan);
    return dom != NULL ? &dom->root : NULL;
}

void json_free(cJSON *root)
{
    Dom *dom = (Dom *)root;
    if (dom == NULL)
        return;
    arena_release(&dom->arena);
    free(dom);
}

cJSON *json_read_scanned(const char *text, PlycutError *error)
{
    Dom *dom = calloc(1, sizeof *dom);
    if (dom != NULL && json_build(text, &dom->arena, &dom->root))
        return &dom->root;
    json_free(dom != NULL ? &dom->root : NULL);
    plycut_no_memory(error);
    return NULL;
}

Arena *json_arena(cJSON *root)
{
    return &((Dom *)root)->arena;
}

cJSON *json_read_string(const char *text, const char *file, PlycutError *error)
{
    return json_read(&(JsonText){.text = text, .length = strlen(text), .file = file}, error);
}

/* The place after blanks and this token, or NULL. */
static const char *past_token(const char *at, const char *end, const char *token)
{
    const size_t length = strlen(token);
    while (at != NULL && at < end && is_blank(*at))
        at++;
    return at != NULL && (size_t)(end - at) >= length && memcmp(at, token, length) == 0
               ? at + length
               : NULL;
}

bool json_begins(const char *text, size_t length, const char *key)
{
    const char *end = text + length;
    return past_token(past_token(text, end, "{"), end, key) != NULL;
}

bool json_is_format(const char *text, size_t length, const char *name)
{
    const char *end = text + length;
    for (const char *at = past_token(text, end, "{"); at != NULL && at < end; at++)
        if (*at == '"' &&
            past_token(past_token(past_token(at, end, "\"format\""), end, ":"), end, name) != NULL)
            return true;
    return false;
}

bool json_fails(PlycutError *error, const char *path, ErrorId id, const PlycutTerm *terms)
{
    PlycutError why = {0};
    fail_with(&why, PLYCUT_E_INPUT, id, terms);
    return json_fails_as(error, path, &why);
}

bool json_fails_as(PlycutError *error, const char *path, const PlycutError *why)
{
    return plycut_fail_at(error, PLYCUT_E_INPUT, NULL, 0, 0, path, "%s", why->text);
}

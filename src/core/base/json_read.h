/* json_read.h - reads JSON text strictly into cJSON values. No other file makes such values: cJSON's own parser is not used. */
#pragma once

#include "base/arena.h"
#include "base/errors.h"

#include <cjson/cJSON.h>
#include <plycut/base.h>

/* A text that should hold one JSON value. */
typedef struct JsonText {
    const char *text;
    size_t length;
    const char *file;   /* the file's name in errors, or NULL */
    const char *values; /* what a value of this text is (see scan_values_are), or NULL */
} JsonText;

/* Read the one value of the text, to be freed by json_free and not to be changed: its parts do not own their memory.
 * NULL: the error has the line and the column of what is not strict JSON, or there is no memory. */
cJSON *json_read(const JsonText *json, PlycutError *error);
void json_free(cJSON *root); /* NULL: nothing happens */

/* Memory that is freed with the value. */
Arena *json_arena(cJSON *root);

/* The same for a value that a scanner has checked, as scan_value gives it, or that plycut has just written. NULL: no memory. */
cJSON *json_read_scanned(const char *text, PlycutError *error);

/* The same for a NUL-terminated string. */
cJSON *json_read_string(const char *text, const char *file, PlycutError *error);

/* The member of an object with this name, and its text. NULL if there is no such member, or it is not a string. */
static inline const cJSON *json_get(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

static inline const char *json_get_text(const cJSON *object, const char *name)
{
    return cJSON_GetStringValue(json_get(object, name));
}

/* Does a text begin like an object with this key first; like one that says of itself "format" and this name? Both with their
 * quotes. */
bool json_begins(const char *text, size_t length, const char *key);
bool json_is_format(const char *text, size_t length, const char *name);

/* Fail at a JSON path, with a text of the table of errors; with the text of another error. */
bool json_fails(PlycutError *error, const char *path, ErrorId id, const PlycutTerm *terms);
bool json_fails_as(PlycutError *error, const char *path, const PlycutError *why);

/* ---- json_place.c ----------------------------------------------------------------------------- */

/* Give an error that has a JSON path, and no line yet, the place in the text that the path leads to: of the member's name or
 * of the item; of what is around it if it is not there. The text must be the one that was read. */
void json_place(PlycutError *error, const char *text, size_t length);

/* ---- json_build.c ----------------------------------------------------------------------------- */

/* Build the value that `text` spells into the empty root, all below it in the arena. The text is as scan_value gives it:
 * checked, without white space. False: no memory. */
bool json_build(const char *text, Arena *arena, cJSON *root);

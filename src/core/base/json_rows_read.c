/* json_rows_read.c - JSON objects read as their rows say. */
#include "base/json_refuse.h"
#include "base/utf8.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- Values ---------------------------------------------------------------------------------- */

static bool json_value_read(const JsonReading *reading, const JsonRow *row, const cJSON *item,
                            const JsonPlace *place, void *at);
static bool members_read(const JsonReading *reading, const JsonShape *shape, const cJSON *object,
                         const JsonPlace *place, char *out);

static bool in_range(const JsonRow *row, double value)
{
    const bool any = row->kind == JSON_NUMBER && row->most <= row->least;
    return any || (value >= row->least && value <= json_most(row));
}

static bool json_text_read(const JsonRow *row, const cJSON *item, const char **text)
{
    *text = cJSON_GetStringValue(item);
    return *text != NULL && in_range(row, (double)strlen(*text));
}

static bool json_number_read(const JsonRow *row, const cJSON *item, double *number)
{
    *number = cJSON_IsNumber(item) ? item->valuedouble : (double)NAN;
    return !isnan(*number) && in_range(row, *number);
}

static bool json_whole_read(const JsonRow *row, const cJSON *item, void *at)
{
    const bool is_int = row->size == sizeof(int);
    double number;
    if (!json_number_read(row, item, &number) || floor(number) < number ||
        number > (is_int ? INT_MAX : 9007199254740992.0))
        return false;
    if (is_int)
        *(int *)at = (int)number;
    else
        *(uint64_t *)at = (uint64_t)number;
    return true;
}

/* An unknown word has an error of its own, with a suggestion. */
static bool word_read(const JsonReading *reading, const JsonRow *row, const cJSON *item,
                      const JsonPlace *place, int *word)
{
    PlycutError unknown = {0};
    const char *text = cJSON_GetStringValue(item);
    if (text == NULL)
        return json_expected(reading, row, place);
    *word = plycut_name_find(row->name != NULL ? row->name : "word", text, row->words, &unknown);
    return *word >= 0 || json_refuse(reading, place, unknown.text);
}

static bool json_list_read(const JsonReading *reading, const JsonRow *row, const cJSON *array,
                           const JsonPlace *place, JsonList *list)
{
    const size_t count = cJSON_IsArray(array) ? (size_t)cJSON_GetArraySize(array) : 0;
    if (!cJSON_IsArray(array) || !in_range(row, (double)count))
        return json_expected(reading, row, place);
    char *items = count > 0 ? arena_take(reading->arena, count * row->item->size) : NULL;
    if (count > 0 && items == NULL)
        return plycut_no_memory(reading->error);
    *list = (JsonList){items, count};
    JsonPlace here = {.above = place};
    for (const cJSON *item = array->child; item != NULL; item = item->next, here.index++)
        if (!json_value_read(reading, row->item, item, &here, items + here.index * row->item->size))
            return false;
    return true;
}

static bool is_constant(const JsonRow *row, const cJSON *item)
{
    const char *text = cJSON_GetStringValue(item);
    return row->kind == JSON_NAME ? text != NULL && strcmp(text, row->constant) == 0
                                  : cJSON_IsNumber(item) && !(item->valuedouble < row->most) &&
                                        !(item->valuedouble > row->most);
}

static bool json_value_read(const JsonReading *reading, const JsonRow *row, const cJSON *item,
                            const JsonPlace *place, void *at)
{
    if (row->nullable && cJSON_IsNull(item)) {
        if (row->kind == JSON_NUMBER)
            *(double *)at = (double)NAN;
        return true;
    }
    switch (row->kind) {
    case JSON_NAME:
    case JSON_VERSION:
        return is_constant(row, item) || json_expected(reading, row, place);
    case JSON_TEXT:
        return json_text_read(row, item, at) || json_expected(reading, row, place);
    case JSON_NUMBER:
        return json_number_read(row, item, at) || json_expected(reading, row, place);
    case JSON_WHOLE:
        return json_whole_read(row, item, at) || json_expected(reading, row, place);
    case JSON_FLAG:
        *(bool *)at = cJSON_IsTrue(item);
        return cJSON_IsBool(item) || json_expected(reading, row, place);
    case JSON_WORD:
        return word_read(reading, row, item, place, at);
    case JSON_LIST:
        return json_list_read(reading, row, item, place, at);
    case JSON_OBJECT:
        return cJSON_IsObject(item) ? members_read(reading, row->shape, item, place, at)
                                    : json_expected(reading, row, place);
    default:
        *(const cJSON **)at = item;
        return true;
    }
}

/* ---- Members --------------------------------------------------------------------------------- */

/* Find the member of each row, all in one pass, since a tree may have a million objects. Returns the first unknown member,
 * or NULL. */
static const cJSON *members_find(const JsonShape *shape, const cJSON *object,
                                 const cJSON *items[JSON_ROWS_MOST])
{
    const cJSON *unknown = NULL;
    for (const cJSON *member = object->child; member != NULL; member = member->next) {
        const int row = plycut_name_index(member->string, ROW_NAMES(shape));
        if (row >= 0)
            items[row] = member;
        else if (unknown == NULL)
            unknown = member;
    }
    return unknown;
}

static bool members_read(const JsonReading *reading, const JsonShape *shape, const cJSON *object,
                         const JsonPlace *place, char *out)
{
    const cJSON *items[JSON_ROWS_MOST] = {NULL};
    assert(shape->count <= JSON_ROWS_MOST);
    const cJSON *unknown = members_find(shape, object, items);
    for (size_t i = 0; i < shape->count; i++) {
        const JsonRow *row = &shape->rows[i];
        const JsonPlace here = {.above = place, .member = row->name};
        if (items[i] == NULL ? !json_missing(reading, shape, row, object, place)
                             : !json_value_read(reading, row, items[i], &here, out + row->at))
            return false;
    }
    return json_one_of(reading, shape, object, place) &&
           (reading->author == JSON_PROGRAMS || unknown == NULL ||
            json_unknown(reading, shape, unknown, place));
}

bool json_object_read(const JsonReading *reading, const JsonShape *shape, const cJSON *object,
                      void *out)
{
    const JsonRow whole = {.kind = JSON_OBJECT, .shape = shape, .says = shape->says};
    memset(out, 0, shape->size);
    return json_value_read(reading, &whole, object, NULL, out);
}

/* ---- Members one by one ---------------------------------------------------------------------- */

bool json_row_read(const JsonReading *reading, const JsonRow *row, const cJSON *item, void *out)
{
    return json_value_read(reading, row, item, &(JsonPlace){.member = row->name},
                           (char *)out + row->at);
}

/* ---- Formats --------------------------------------------------------------------------------- */

cJSON *json_format_read(const JsonFormat *format, const JsonText *text, void *out,
                        PlycutError *error)
{
    cJSON *root = json_read(text, error);
    const JsonReading reading = {.author = format->author,
                                 .file = text->file,
                                 .path = "$",
                                 .arena = root != NULL ? json_arena(root) : NULL,
                                 .error = error};
    if (root != NULL && json_object_read(&reading, format->shape, root, out))
        return root;
    json_place(error, text->text, text->length);
    json_free(root);
    return NULL;
}

/* json_rows_read.c - JSON objects read as their rows say. */
#include "base/json_rows.h"
#include "base/errors.h"
#include "base/utf8.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- Places ---------------------------------------------------------------------------------- */

/* Where a value is: a member of the value above, or an item (member NULL). */
typedef struct Place {
    const struct Place *above; /* NULL: the object that is read */
    const char *member;
    size_t index;
} Place;

/* Write the JSON path; a long one is cut. Returns its length. */
static size_t json_place_text(const JsonReading *reading, const Place *place, char *text,
                              size_t size)
{
    if (place == NULL)
        return field_format(text, size, "%s", reading->path) ? strlen(text) : size;
    const size_t used = json_place_text(reading, place->above, text, size);
    if (used >= size)
        return size;
    const bool fits = place->member != NULL
                          ? field_format(text + used, size - used, ".%s", place->member)
                          : field_format(text + used, size - used, "[%zu]", place->index);
    return fits ? used + strlen(text + used) : size;
}

static bool refuse(const JsonReading *reading, const Place *place, const char *text)
{
    char path[sizeof reading->error->path];
    json_place_text(reading, place, path, sizeof path);
    return plycut_fail_at(reading->error, PLYCUT_E_INPUT, reading->file, 0, 0, path, "%s", text);
}

static bool refuse_with(const JsonReading *reading, const Place *place, ErrorId id,
                        const PlycutTerm *terms)
{
    char text[sizeof reading->error->text];
    error_fill(text, sizeof text, id, terms);
    return refuse(reading, place, text);
}

/* ---- What is expected ------------------------------------------------------------------------ */

/* The largest that there may be; INFINITY: any. */
static double most_of(const JsonRow *row)
{
    return row->most > row->least || row->kind == JSON_VERSION ? row->most : (double)INFINITY;
}

/* Which numbers, how many items or bytes there may be: " from 0 to 2", " of at most 2 bytes", " of at least 1". */
static void range_text(const JsonRow *row, char *text, size_t size)
{
    const bool bounded = isfinite(most_of(row)),
               number = row->kind == JSON_NUMBER || row->kind == JSON_WHOLE,
               bytes = row->kind == JSON_TEXT;
    const PlycutTerm *terms =
        WITH(FILL_NUMBER(least, row->least), FILL_NUMBER(most, bounded ? row->most : 0));
    *text = '\0';
    if (bounded && number)
        error_fill(text, size, ERROR_RANGE_OF_NUMBERS, terms);
    else if (bounded && row->least > 0)
        error_fill(text, size, bytes ? ERROR_RANGE_OF_BYTES : ERROR_RANGE_OF_ITEMS, terms);
    else if (bounded)
        error_fill(text, size, bytes ? ERROR_MOST_BYTES : ERROR_MOST_ITEMS, terms);
    else if (row->least > 0 || row->most > 0)
        error_fill(text, size, bytes ? ERROR_LEAST_BYTES : ERROR_LEAST_ITEMS, terms);
}

/* What may be there, in a row's words. */
static void kind_text(const JsonRow *row, char *text, size_t size)
{
    static const char *const KINDS[JSON_KINDS] = {
#define JSON_KIND(id, text) PLYCUT_TEXT(text),
#include "base/json_kinds.def"
    };
    char range[80] = "";
    range_text(row, range, sizeof range);
    error_fill(text, size, row->nullable ? ERROR_KIND_OR_NULL : ERROR_KIND,
               WITH(FILL(kind, KINDS[row->kind]), FILL(range, range)));
}

static bool expected(const JsonReading *reading, const JsonRow *row, const Place *place)
{
    char kind[160];
    if (row->kind == JSON_NAME)
        return refuse_with(reading, place, ERROR_EXPECTED_NAME, WITH(FILL(name, row->constant)));
    if (row->kind == JSON_VERSION)
        return refuse_with(reading, place, ERROR_EXPECTED_VERSION,
                           WITH(FILL_NUMBER(version, row->most)));
    kind_text(row, kind, sizeof kind);
    return refuse_with(reading, place,
                       row->says == NULL ? ERROR_EXPECTED_KIND : ERROR_EXPECTED_MEANING,
                       WITH(FILL(kind, kind), FILL(meaning, row->says)));
}

/* ---- Values ---------------------------------------------------------------------------------- */

static bool json_value_read(const JsonReading *reading, const JsonRow *row, const cJSON *item,
                            const Place *place, void *at);
static bool members_read(const JsonReading *reading, const JsonShape *shape, const cJSON *object,
                         const Place *place, char *out);

static bool in_range(const JsonRow *row, double value)
{
    const bool any = row->kind == JSON_NUMBER && row->most <= row->least;
    return any || (value >= row->least && value <= most_of(row));
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
                      const Place *place, int *word)
{
    PlycutError unknown = {0};
    const char *text = cJSON_GetStringValue(item);
    if (text == NULL)
        return expected(reading, row, place);
    *word = plycut_name_find(row->name != NULL ? row->name : "word", text, row->words, &unknown);
    return *word >= 0 || refuse(reading, place, unknown.text);
}

static bool json_list_read(const JsonReading *reading, const JsonRow *row, const cJSON *array,
                           const Place *place, JsonList *list)
{
    const size_t count = cJSON_IsArray(array) ? (size_t)cJSON_GetArraySize(array) : 0;
    if (!cJSON_IsArray(array) || !in_range(row, (double)count))
        return expected(reading, row, place);
    char *items = count > 0 ? arena_take(reading->arena, count * row->item->size) : NULL;
    if (count > 0 && items == NULL)
        return plycut_no_memory(reading->error);
    *list = (JsonList){items, count};
    Place here = {.above = place};
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
                            const Place *place, void *at)
{
    if (row->nullable && cJSON_IsNull(item)) {
        if (row->kind == JSON_NUMBER)
            *(double *)at = (double)NAN;
        return true;
    }
    switch (row->kind) {
    case JSON_NAME:
    case JSON_VERSION:
        return is_constant(row, item) || expected(reading, row, place);
    case JSON_TEXT:
        return json_text_read(row, item, at) || expected(reading, row, place);
    case JSON_NUMBER:
        return json_number_read(row, item, at) || expected(reading, row, place);
    case JSON_WHOLE:
        return json_whole_read(row, item, at) || expected(reading, row, place);
    case JSON_FLAG:
        *(bool *)at = cJSON_IsTrue(item);
        return cJSON_IsBool(item) || expected(reading, row, place);
    case JSON_WORD:
        return word_read(reading, row, item, place, at);
    case JSON_LIST:
        return json_list_read(reading, row, item, place, at);
    case JSON_OBJECT:
        return cJSON_IsObject(item) ? members_read(reading, row->shape, item, place, at)
                                    : expected(reading, row, place);
    default:
        *(const cJSON **)at = item;
        return true;
    }
}

/* ---- Members --------------------------------------------------------------------------------- */

#define ROW_NAMES(shape) PLYCUT_NAMES((shape)->rows, name, (shape)->count)

static const char *member_word(const JsonShape *shape)
{
    return shape->member != NULL ? shape->member : "member";
}

static bool refuse_unknown(const JsonReading *reading, const JsonShape *shape, const cJSON *member,
                           const Place *place)
{
    PlycutError unknown = {0};
    plycut_unknown(member_word(shape), member->string, ROW_NAMES(shape), &unknown);
    return refuse(reading, &(Place){.above = place, .member = member->string}, unknown.text);
}

/* May this be the name of the member, misspelt? If one must be there that is not, a common beginning is enough to ask. */
static bool resembles(const char *word, const JsonRow *row, bool must)
{
    enum { BEGINNING = 3 };
    return plycut_nearest(word, PLYCUT_WORDS(&row->name, 1)) != NULL ||
           (must && strlen(row->name) >= BEGINNING && strncmp(word, row->name, BEGINNING) == 0);
}

/* The unknown member that may be this one, or NULL. */
static const cJSON *misspelt(const JsonShape *shape, const JsonRow *row, const cJSON *object,
                             bool must)
{
    for (const cJSON *member = object->child; member != NULL; member = member->next)
        if (plycut_name_index(member->string, ROW_NAMES(shape)) < 0 &&
            resembles(member->string, row, must))
            return member;
    return NULL;
}

static bool refuse_misspelt(const JsonReading *reading, const JsonShape *shape, const JsonRow *row,
                            const char *misspelt, const Place *place)
{
    return refuse_with(
        reading, &(Place){.above = place, .member = misspelt}, ERROR_UNKNOWN_NEAR,
        WITH(FILL(what, member_word(shape)), FILL(word, misspelt), FILL(near, row->name)));
}

static bool refuse_missing(const JsonReading *reading, const JsonRow *row, const Place *place)
{
    return refuse_with(reading, &(Place){.above = place, .member = row->name},
                       row->kind == JSON_NAME ? ERROR_NAME_MISSING : ERROR_MEMBER_MISSING,
                       WITH(FILL(name, row->constant), FILL(meaning, row->says)));
}

/* A member is missing that may not be: the error is at the one that may be it, misspelt. */
static bool missing_read(const JsonReading *reading, const JsonShape *shape, const JsonRow *row,
                         const cJSON *object, const Place *place)
{
    const cJSON *other = row->need == JSON_OPTIONAL
                             ? NULL
                             : misspelt(shape, row, object, row->need == JSON_REQUIRED);
    if (other != NULL)
        return refuse_misspelt(reading, shape, row, other->string, place);
    if (row->need != JSON_REQUIRED)
        return true;
    return refuse_missing(reading, row, place);
}

/* Is one of the members there of which one must be? */
static bool has_one_of(const JsonShape *shape, const cJSON *object)
{
    bool asked = false;
    for (size_t i = 0; i < shape->count; i++) {
        const bool one = shape->rows[i].need == JSON_ONE_OF;
        if (one && json_get(object, shape->rows[i].name) != NULL)
            return true;
        asked |= one;
    }
    return !asked;
}

/* "neither "value" nor "visited" nor "best" is there" */
static bool one_of_read(const JsonReading *reading, const JsonShape *shape, const cJSON *object,
                        const Place *place)
{
    char names[256] = "";
    size_t used = 0;
    if (has_one_of(shape, object))
        return true;
    for (size_t i = 0; i < shape->count; i++) {
        const JsonRow *row = &shape->rows[i];
        const cJSON *other = row->need == JSON_ONE_OF ? misspelt(shape, row, object, true) : NULL;
        if (other != NULL)
            return refuse_misspelt(reading, shape, row, other->string, place);
        if (row->need == JSON_ONE_OF && used < sizeof names)
            used += (size_t)snprintf(names + used, sizeof names - used, "%s\"%s\"",
                                     used == 0 ? "" : error_text(ERROR_NOR), row->name);
    }
    return refuse_with(reading, place, ERROR_NONE_OF, WITH(FILL(names, names)));
}

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
                         const Place *place, char *out)
{
    const cJSON *items[JSON_ROWS_MOST] = {NULL};
    assert(shape->count <= JSON_ROWS_MOST);
    const cJSON *unknown = members_find(shape, object, items);
    for (size_t i = 0; i < shape->count; i++) {
        const JsonRow *row = &shape->rows[i];
        const Place here = {.above = place, .member = row->name};
        if (items[i] == NULL ? !missing_read(reading, shape, row, object, place)
                             : !json_value_read(reading, row, items[i], &here, out + row->at))
            return false;
    }
    return one_of_read(reading, shape, object, place) &&
           (reading->author == JSON_PROGRAMS || unknown == NULL ||
            refuse_unknown(reading, shape, unknown, place));
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
    return json_value_read(reading, row, item, &(Place){.member = row->name},
                           (char *)out + row->at);
}

bool json_may_be(const char *name, const JsonRow *row)
{
    return resembles(name, row, true);
}

bool json_row_missing(const JsonReading *reading, const JsonShape *shape, const JsonRow *row,
                      const char *misspelt)
{
    return misspelt != NULL && *misspelt != '\0'
               ? refuse_misspelt(reading, shape, row, misspelt, NULL)
               : refuse_missing(reading, row, NULL);
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

/* json_rows_missing.c - members that are missing, misspelt or unknown. */
#include "base/json_refuse.h"

#include <stdio.h>
#include <string.h>

static const char *member_word(const JsonShape *shape)
{
    return shape->member != NULL ? shape->member : "member";
}

bool json_unknown(const JsonReading *reading, const JsonShape *shape, const cJSON *member,
                  const JsonPlace *place)
{
    PlycutError unknown = {0};
    plycut_unknown(member_word(shape), member->string, ROW_NAMES(shape), &unknown);
    return json_refuse(reading, &(JsonPlace){.above = place, .member = member->string},
                       unknown.text);
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
                            const char *misspelt, const JsonPlace *place)
{
    return json_refuse_with(
        reading, &(JsonPlace){.above = place, .member = misspelt}, ERROR_UNKNOWN_NEAR,
        WITH(FILL(what, member_word(shape)), FILL(word, misspelt), FILL(near, row->name)));
}

static bool refuse_missing(const JsonReading *reading, const JsonRow *row, const JsonPlace *place)
{
    return json_refuse_with(reading, &(JsonPlace){.above = place, .member = row->name},
                            row->kind == JSON_NAME ? ERROR_NAME_MISSING : ERROR_MEMBER_MISSING,
                            WITH(FILL(name, row->constant), FILL(meaning, row->says)));
}

bool json_missing(const JsonReading *reading, const JsonShape *shape, const JsonRow *row,
                  const cJSON *object, const JsonPlace *place)
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

bool json_one_of(const JsonReading *reading, const JsonShape *shape, const cJSON *object,
                 const JsonPlace *place)
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
    return json_refuse_with(reading, place, ERROR_NONE_OF, WITH(FILL(names, names)));
}

/* ---- Of an object that is read as a stream --------------------------------------------------- */

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

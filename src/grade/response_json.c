/* Students' answers from JSON ("format": "plycut-answers", version 1): the file and its students.
 */
#include "base/json_read.h"
#include "grade/response_json.h"

#include <string.h>

static const cJSON *get(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

/* ---- Students ---------------------------------------------------------------------------- */

static bool is_frame(const char *name)
{
    return strcmp(name, "format") == 0 || strcmp(name, "version") == 0 ||
           strcmp(name, "name") == 0 || strcmp(name, "students") == 0;
}

/* Aliases are for people's lines: members have one name each. */
static bool read_member(Responses *r, Sitting *student, const cJSON *item, const Where *where)
{
    Where inner = where_member(where, item->string);
    int kind = response_kind_named(item->string);
    if (kind < 0 || strcmp(response_name(kind), item->string) != 0)
        return responses_unknown(r, (Spot){.path = inner.path}, item->string);
    return shape_read(r, student, kind, item, &inner);
}

/* The members of one student; `nested` says whether the file's own members may stand there. */
static bool read_student(Responses *r, const cJSON *object, const cJSON *common, const Where *where)
{
    const cJSON *item, *name = get(object, "name");
    if (!cJSON_IsObject(object))
        return where_must_be(r, where, "an object with the answers of a student");
    if (name != NULL && !cJSON_IsString(name))
        return where_must_be(r, where, "an object whose \"name\" is a text");
    Sitting *student = responses_student(r, name != NULL ? name->valuestring : "");
    if (student == NULL)
        return false;
    cJSON_ArrayForEach(item, object)
    {
        bool frame = common == NULL ? is_frame(item->string) : strcmp(item->string, "name") == 0;
        if (!frame && !read_member(r, student, item, where))
            return false;
    }
    Where top = {.path = "$"};
    cJSON_ArrayForEach(item, common)
    {
        bool own = is_frame(item->string) || get(object, item->string) != NULL;
        if (!own && !read_member(r, student, item, &top))
            return false;
    }
    return true;
}

/* Beside "students" stand conventions only, which all of them share. */
static bool read_students(Responses *r, const cJSON *file, const cJSON *students)
{
    size_t i = 0;
    const cJSON *item;
    Where where = {.path = "$.students"}, top = {.path = "$"};
    if (!cJSON_IsArray(students) || students->child == NULL)
        return where_must_be(r, &where, "an array of at least one student");
    cJSON_ArrayForEach(item, file)
    {
        int kind = response_kind_named(item->string);
        bool answer = (kind >= 0 && kind < RESPONSES) || strcmp(item->string, "name") == 0;
        Where inner = where_member(&top, item->string);
        if (answer)
            return responses_fail(r, (Spot){.path = inner.path},
                                  "answers stand in a student where there are \"students\"");
    }
    cJSON_ArrayForEach(item, students)
    {
        Where element = where_element(&where, i++);
        if (!read_student(r, item, file, &element))
            return false;
    }
    return true;
}

static bool read_file(Responses *r, const cJSON *file)
{
    Where top = {.path = "$"}, format = {.path = "$.format"}, version = {.path = "$.version"};
    const cJSON *name = get(file, "format"), *number = get(file, "version");
    if (!cJSON_IsString(name) || strcmp(name->valuestring, "plycut-answers") != 0)
        return where_must_be(r, &format, "\"plycut-answers\"");
    if (!cJSON_IsNumber(number) || number->valuedouble < 1 || number->valuedouble > 1)
        return where_must_be(r, &version, "1");
    const cJSON *students = get(file, "students");
    return students != NULL ? read_students(r, file, students) : read_student(r, file, NULL, &top);
}

bool responses_read_json(Responses *r, const char *text)
{
    cJSON *json = json_read_string(text, r->file, r->error);
    bool read = json != NULL && read_file(r, json);
    cJSON_Delete(json);
    return read;
}

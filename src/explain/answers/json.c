/* Answers in JSON, checked strictly: students' answers ("format": "plycut-answers") and the "answers" of a tree
 * file. */
#include "base/utf8.h"
#include "base/json_read.h"
#include "answers/answers_file.h"
#include "answers/json.h"

#include <stdio.h>
#include <string.h>

/* ---- Places ---------------------------------------------------------------------------------- */

const char *path_element(Submissions *s, const char *path, size_t index)
{
    char number[32];
    snprintf(number, sizeof number, "[%zu]", index);
    return text_joined(s, path, number, "");
}

bool answers_refuse(Submissions *s, const char *path, ErrorId id)
{
    PlycutError why = {0};
    fail_with(&why, PLYCUT_E_INPUT, id, WITH(FILL(sample, "{\"value\": 3, \"leaves\": 7}")));
    return answers_refuse_as(s, path, &why);
}

bool answers_refuse_as(Submissions *s, const char *path, const PlycutError *why)
{
    return plycut_fail_at(s->error, PLYCUT_E_INPUT, s->file, 0, 0, path, "%s", why->text);
}

/* ---- Members --------------------------------------------------------------------------------- */

/* What a member's name means: a fact (by its exact name, perhaps with a reading) or a claim. -1: neither. */
static int what_of(const char *name, int *reading)
{
    int fact = label_fact(name, strlen(name), reading), claim = claim_named(name, strlen(name));
    if (fact >= 0 &&
        (*reading != UNSTATED || strcmp(name, plycut_fact_name((PlycutFact)fact)) == 0))
        return fact;
    return claim >= 0 && strcmp(name, claim_name((Claim)claim)) == 0 ? CLAIMED + claim : -1;
}

static bool json_member_read(Submissions *s, Submission *one, const cJSON *item, const char *path)
{
    Slot slot = {s, one, {.reading = UNSTATED, .spot.path = path_member(s, path, item->string)}};
    slot.entry.what = what_of(item->string, &slot.entry.reading);
    return slot.entry.what < 0 || form_read(&slot, item);
}

/* ---- Students -------------------------------------------------------------------------------- */

/* All answers and claims; the other members, such as "name", are read elsewhere. */
static bool json_members_read(Submissions *s, Submission *one, const cJSON *object,
                              const char *path)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, object)
    {
        if (!json_member_read(s, one, item, path))
            return false;
    }
    return true;
}

static bool read_student(Submissions *s, const cJSON *object, const char *path)
{
    const char *name = json_get_text(object, "name");
    Submission *one = submission_new(s, name != NULL ? name : "");
    return one != NULL && json_members_read(s, one, object, path);
}

/* Next to "students", only claims are allowed; they hold for all students. */
static bool read_common(Submissions *s, const cJSON *file)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, file)
    {
        int ignored;
        const int what = what_of(item->string, &ignored);
        if ((what >= 0 && what < PLYCUT_FACTS) || strcmp(item->string, "name") == 0)
            return answers_refuse(s, path_member(s, "$", item->string), ERROR_ANSWER_OUTSIDE);
    }
    Submission *common = submission_new(s, "");
    if (common == NULL)
        return false;
    common->leading = true;
    return json_members_read(s, common, file, "$");
}

static bool read_students(Submissions *s, const cJSON *file, const cJSON *students)
{
    size_t i = 0;
    const cJSON *item;
    if (!read_common(s, file))
        return false;
    cJSON_ArrayForEach(item, students)
    {
        if (!read_student(s, item, path_element(s, "$.students", i++)))
            return false;
    }
    return true;
}

/* Only members that there are, each of the right kind. */
static bool is_of_shape(Submissions *s, const JsonShape *shape, const cJSON *object,
                        const char *path)
{
    AnswersFile file;
    const JsonReading reading = {.author = JSON_PEOPLE,
                                 .file = s->file,
                                 .path = path,
                                 .arena = &s->arena,
                                 .error = s->error};
    return json_object_read(&reading, shape, object, &file);
}

static bool json_file_read(Submissions *s, const cJSON *file)
{
    const cJSON *students = json_get(file, "students");
    return is_of_shape(s, ANSWERS_FORMAT.shape, file, "$") &&
           (students != NULL ? read_students(s, file, students) : read_student(s, file, "$"));
}

bool answers_read_json(Submissions *s, const char *text)
{
    cJSON *json = json_read_string(text, s->file, s->error);
    bool read = json != NULL && json_file_read(s, json);
    if (!read)
        json_place(s->error, text, strlen(text));
    json_free(json);
    return read;
}

/* ---- Published ------------------------------------------------------------------------------- */

/* A key whose claims cannot be parsed is an error, with the place of the claim. */
static bool check_claims(Submissions *s, Submission *one, const PlycutAlgorithm *algorithm)
{
    Stated stated = {.options = plycut_search_defaults(algorithm)};
    for (size_t i = 0; i < one->count; i++) {
        PlycutError inner = {0};
        const Entry *entry = &one->entries[i];
        if (entry->what >= CLAIMED &&
            !claim_apply((Claim)(entry->what - CLAIMED), entry->text, &stated, &inner))
            return answers_refuse_as(s, entry->spot.path, &inner);
    }
    one->convention = claims_text(s, one, CLAIM_cut);
    return true;
}

static bool read_record(Submissions *s, const char *algorithm, const cJSON *record,
                        const char *path)
{
    PlycutError inner = {0};
    const PlycutAlgorithm *found = plycut_algorithm_find(algorithm, &inner);
    if (found == NULL)
        return answers_refuse_as(s, path, &inner);
    if (!cJSON_IsObject(record))
        return answers_refuse(s, path, ERROR_ANSWERS_OBJECT);
    if (json_get(record, "algorithm") != NULL)
        return answers_refuse(s, path_member(s, path, "algorithm"), ERROR_ANSWERS_ALGORITHM);
    Submission *one = submission_new(s, "");
    Entry entry = {.what = CLAIMED + CLAIM_algorithm, .reading = UNSTATED, .text = found->name};
    entry.spot.path = path;
    if (one != NULL)
        one->path = path;
    return one != NULL && entry_add(s, one, &entry) &&
           is_of_shape(s, &PUBLISHED_SHAPE, record, path) &&
           json_members_read(s, one, record, path) && check_claims(s, one, found);
}

/* One object or an array of objects. */
static bool read_algorithm(Submissions *s, const cJSON *member, const char *path)
{
    size_t i = 0;
    const cJSON *record;
    if (!cJSON_IsArray(member))
        return read_record(s, member->string, member, path);
    if (member->child == NULL)
        return answers_refuse(s, path, ERROR_ANSWERS_OR_ARRAY);
    cJSON_ArrayForEach(record, member)
    {
        if (!read_record(s, member->string, record, path_element(s, path, i++)))
            return false;
    }
    return true;
}

bool submissions_read_published(Submissions *s, const cJSON *answers, const char *file,
                                PlycutError *error)
{
    const char *path = "$.answers";
    const cJSON *member;
    *s = (Submissions){.file = file, .published = true, .error = error};
    if (!cJSON_IsObject(answers))
        return answers_refuse(s, path, ERROR_ANSWERS_BY_ALGORITHM);
    bool read = true;
    cJSON_ArrayForEach(member, answers)
    {
        read = read && read_algorithm(s, member, path_member(s, path, member->string));
    }
    return submissions_are_whole(s) && read;
}

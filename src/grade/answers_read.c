/* Reading published answers: every member known, of the right type, and about nodes that there are.
 */
#include "base/json_read.h"
#include "grade/answers.h"

#include <string.h>

static const char *const MEMBERS[] = {
#define CONVENTION(name)    #name,
#define ANSWER(name, shape) #name,
#include "grade/answers.def"
#undef CONVENTION
#undef ANSWER
};

/* ---- Sheets ------------------------------------------------------------------------------ */

/* All the sheets of one answers object. */
typedef struct Reading {
    const PlycutGame *game;
    SheetUse *use;
    void *self;
} Reading;

/* A convention changes the sheet's search at once, an answer is only found well-formed here. */
static bool read_item(Sheet *sheet, const cJSON *item)
{
    PlycutError inner = {0};
    Place place = place_member(&sheet->place, item->string);
    int convention = answers_convention_named(item->string),
        answer = answers_answer_named(item->string);
    if (convention >= 0)
        return convention_apply(sheet, (Convention)convention, item, &place);
    if (answer >= 0)
        return answers_shape(sheet, (Answer)answer, item, &place);
    plycut_unknown(&inner, "answer", item->string, MEMBERS, sizeof MEMBERS / sizeof *MEMBERS);
    return place_error(&place, &inner);
}

/* Conventions may stand after the answers that they govern: the sheet is used when all is read. */
static bool read_sheet(const Reading *r, const PlycutAlgorithm *algorithm, const cJSON *record,
                       const Place *place)
{
    Sheet sheet = {.record = record,
                   .game = *r->game,
                   .options = plycut_search_defaults(algorithm),
                   .place = *place};
    const cJSON *item;
    if (!cJSON_IsObject(record))
        return place_must_be(place, "an object such as {\"value\": 3, \"leaves\": 7}");
    cJSON_ArrayForEach(item, record)
    {
        if (!read_item(&sheet, item))
            return false;
    }
    convention_describe(&sheet);
    return r->use == NULL || r->use(r->self, &sheet);
}

/* One object, or an array of them. */
static bool read_algorithm(const Reading *r, const cJSON *member, const Place *place)
{
    PlycutError inner = {0};
    size_t i = 0;
    const cJSON *record;
    const PlycutAlgorithm *algorithm = plycut_algorithm_find(member->string, &inner);
    if (algorithm == NULL)
        return place_error(place, &inner);
    if (!cJSON_IsArray(member))
        return read_sheet(r, algorithm, member, place);
    if (member->child == NULL)
        return place_must_be(place, "an object of answers, or an array of at least one");
    cJSON_ArrayForEach(record, member)
    {
        Place element = place_element(place, i++);
        if (!read_sheet(r, algorithm, record, &element))
            return false;
    }
    return true;
}

static bool read_algorithms(const Reading *r, const cJSON *answers, const Place *place)
{
    const cJSON *member;
    if (!cJSON_IsObject(answers))
        return place_must_be(place, "an object whose members are algorithms");
    cJSON_ArrayForEach(member, answers)
    {
        Place inner = place_member(place, member->string);
        if (!read_algorithm(r, member, &inner))
            return false;
    }
    return true;
}

bool answers_read(const PlycutGame *game, const char *answers, const char *file, SheetUse *use,
                  void *self, PlycutError *error)
{
    Reading r = {.game = game, .use = use, .self = self};
    Place place = {.file = file, .path = "$.answers", .error = error};
    cJSON *json = json_read_string(answers, file, error);
    bool read = json != NULL && read_algorithms(&r, json, &place);
    cJSON_Delete(json);
    return read;
}

bool plycut_answers_valid(const PlycutGame *game, const char *answers, const char *file,
                          PlycutError *error)
{
    return answers_read(game, answers, file, NULL, NULL, error);
}

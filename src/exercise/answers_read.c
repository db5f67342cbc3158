/* Reading published answers: every member known, of the right type, and about nodes that there are.
 */
#include "base/scan.h"
#include "exercise/answers.h"

#include <math.h>
#include <string.h>

/* ---- Shapes ------------------------------------------------------------------------------ */

typedef bool Shape(const Sheet *sheet, const cJSON *item, const Place *place);

static bool shape_number(const Sheet *sheet, const cJSON *item, const Place *place)
{
    (void)sheet;
    return cJSON_IsNumber(item) || place_must_be(place, "a number");
}

static bool shape_count(const Sheet *sheet, const cJSON *item, const Place *place)
{
    (void)sheet;
    double count = cJSON_IsNumber(item) ? item->valuedouble : -1;
    return (count >= 0 && floor(count) >= count) ||
           place_must_be(place, "a whole number, 0 or more");
}

/* A path or a name that leads to a node. */
static bool node_is_there(const Sheet *sheet, const char *text, const Place *place)
{
    bool found;
    if (!answers_node_exists(&sheet->game, text, &found, place->error))
        return false;
    return found ||
           plycut_fail_at(place->error, PLYCUT_E_INPUT, place->file, 0, 0, place->path,
                          "there is no node '%s' (a path such as \"/0/2\", or a name)", text);
}

static bool shape_node(const Sheet *sheet, const cJSON *item, const Place *place)
{
    if (!cJSON_IsString(item))
        return place_must_be(place, "a node: a path such as \"/0/2\", or a name");
    return node_is_there(sheet, item->valuestring, place);
}

static bool shape_node_or_null(const Sheet *sheet, const cJSON *item, const Place *place)
{
    return cJSON_IsNull(item) || shape_node(sheet, item, place);
}

static bool shape_nodes(const Sheet *sheet, const cJSON *item, const Place *place)
{
    size_t i = 0;
    const cJSON *element;
    if (!cJSON_IsArray(item))
        return place_must_be(place, "an array of nodes");
    cJSON_ArrayForEach(element, item)
    {
        Place inner = place_element(place, i++);
        if (!shape_node(sheet, element, &inner))
            return false;
    }
    return true;
}

/* An object from nodes to something. */
static bool shape_by_node(const Sheet *sheet, const cJSON *item, const Place *place, Shape *shape)
{
    const cJSON *member;
    if (!cJSON_IsObject(item))
        return place_must_be(place, "an object whose members are nodes");
    cJSON_ArrayForEach(member, item)
    {
        Place inner = place_member(place, member->string);
        if (!node_is_there(sheet, member->string, &inner) || !shape(sheet, member, &inner))
            return false;
    }
    return true;
}

static bool shape_returned(const Sheet *sheet, const cJSON *item, const Place *place)
{
    double value;
    PlycutBound type;
    (void)sheet;
    return answers_returned(item, &value, &type) ||
           place_must_be(place, "a value as returned: 5, \">=5\" or \"<=5\"");
}

static bool shape_values(const Sheet *sheet, const cJSON *item, const Place *place)
{
    return shape_by_node(sheet, item, place, shape_returned);
}

static bool shape_window(const Sheet *sheet, const cJSON *item, const Place *place)
{
    double bound;
    (void)sheet;
    return (cJSON_IsArray(item) && cJSON_GetArraySize(item) == 2 &&
            answers_bound(item->child, 0, &bound) && answers_bound(item->child->next, 0, &bound)) ||
           place_must_be(place, "[alpha, beta], null where there is no bound");
}

static bool shape_windows(const Sheet *sheet, const cJSON *item, const Place *place)
{
    return shape_by_node(sheet, item, place, shape_window);
}

static const struct {
    const char *name;
    Shape *shape;
} ANSWER_TABLE[] = {
#define CONVENTION(name)
#define ANSWER(name, shape) {#name, shape_##shape},
#include "exercise/answers.def"
#undef CONVENTION
#undef ANSWER
};

static const char *const MEMBERS[] = {
#define CONVENTION(name)    #name,
#define ANSWER(name, shape) #name,
#include "exercise/answers.def"
#undef CONVENTION
#undef ANSWER
};

int answers_answer_named(const char *name)
{
    for (int i = 0; i < ANSWERS; i++)
        if (strcmp(name, ANSWER_TABLE[i].name) == 0)
            return i;
    return -1;
}

/* ---- Sheets ------------------------------------------------------------------------------ */

/* All the sheets of one answers object. */
typedef struct Reading {
    const PlycutGame *game;
    SheetUse *use;
    void *self;
} Reading;

static bool read_item(Sheet *sheet, const cJSON *item)
{
    PlycutError inner = {0};
    Place place = place_member(&sheet->place, item->string);
    int convention = answers_convention_named(item->string),
        answer = answers_answer_named(item->string);
    if (convention >= 0)
        return convention_apply(sheet, (Convention)convention, item, &place);
    if (answer >= 0)
        return ANSWER_TABLE[answer].shape(sheet, item, &place);
    plycut_unknown(&inner, "answer", item->string, MEMBERS, sizeof MEMBERS / sizeof *MEMBERS);
    return place_error(&place, &inner);
}

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

/* Strict JSON, however the text came here: cJSON alone accepts more. */
static bool scan_text(const char *text, const char *file, PlycutError *error)
{
    ScanText source_text = {.text = text, .length = strlen(text)};
    PlycutSource source = scan_text_source(&source_text, file == NULL ? "" : file);
    Scan *scan = scan_open(&source, error);
    const char *value;
    size_t length;
    bool right = scan != NULL && scan_value(scan, &value, &length, error) && scan_end(scan, error);
    if (scan != NULL)
        scan_close(scan);
    return right;
}

bool answers_read(const PlycutGame *game, const char *answers, const char *file, SheetUse *use,
                  void *self, PlycutError *error)
{
    Reading r = {.game = game, .use = use, .self = self};
    Place place = {.file = file, .path = "$.answers", .error = error};
    if (!scan_text(answers, file, error))
        return false;
    cJSON *json = cJSON_Parse(answers);
    bool read = json == NULL ? plycut_fail(error, PLYCUT_E_MEMORY, "no memory to read the answers")
                             : read_algorithms(&r, json, &place);
    cJSON_Delete(json);
    return read;
}

bool plycut_answers_valid(const PlycutGame *game, const char *answers, const char *file,
                          PlycutError *error)
{
    return answers_read(game, answers, file, NULL, NULL, error);
}

/* The shapes of answers: numbers, counts, nodes, lists and tables of nodes, each checked strictly.
 */
#include "grade/answers.h"

#include <math.h>
#include <string.h>

typedef bool Shape(const Sheet *sheet, const cJSON *item, const Place *place);

static bool shape_number(const Sheet *sheet, const cJSON *item, const Place *place)
{
    (void)sheet;
    return cJSON_IsNumber(item) || place_must_be(place, "a number");
}

/* Counts are whole; those past 2^53 are no doubles and were refused by the scanner. */
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

/* The best move of a root that has none is null. */
static bool shape_node_or_null(const Sheet *sheet, const cJSON *item, const Place *place)
{
    return cJSON_IsNull(item) || shape_node(sheet, item, place);
}

/* In order a leaf may be called by its value: which one is meant, the search tells. */
static bool shape_visit(const Sheet *sheet, const cJSON *item, const Place *place)
{
    return cJSON_IsNumber(item) || shape_node(sheet, item, place);
}

static bool shape_each(const Sheet *sheet, const cJSON *item, const Place *place, Shape *shape)
{
    size_t i = 0;
    const cJSON *element;
    if (!cJSON_IsArray(item))
        return place_must_be(place, "an array of nodes");
    cJSON_ArrayForEach(element, item)
    {
        Place inner = place_element(place, i++);
        if (!shape(sheet, element, &inner))
            return false;
    }
    return true;
}

static bool shape_visits(const Sheet *sheet, const cJSON *item, const Place *place)
{
    return shape_each(sheet, item, place, shape_visit);
}

static bool shape_nodes(const Sheet *sheet, const cJSON *item, const Place *place)
{
    return shape_each(sheet, item, place, shape_node);
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

/* The string forms carry the type: ">=5" is a lower bound, "<=5" an upper one. */
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

/* The same bounds as a search's own window, but of any node. */
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

/* ---- By name ----------------------------------------------------------------------------- */

static const struct {
    const char *name;
    Shape *shape;
} ANSWER_TABLE[] = {
#define CONVENTION(name)
#define ANSWER(name, shape) {#name, shape_##shape},
#include "grade/answers.def"
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

bool answers_shape(const Sheet *sheet, Answer answer, const cJSON *item, const Place *place)
{
    return ANSWER_TABLE[answer].shape(sheet, item, place);
}

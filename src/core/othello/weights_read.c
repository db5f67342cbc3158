/* Weights read from JSON, strictly: a misspelt member would silently leave out a feature. */
#include "base/json_read.h"
#include "othello/bits.h"
#include "game/rules.h"
#include "othello/evaluation.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FORMAT  "plycut-weights"
#define VERSION 1
#define SAMPLE  "{\"format\": \"plycut-weights\", \"version\": 1, \"features\": {\"discs\": 1}}"

/* An object being read. */
typedef struct Reading {
    Weights *weights;
    const char *path; /* of the object: "$" in a file */
    PlycutError *error;
    bool format, version;
    double total; /* the largest value that the weights read so far can give */
} Reading;

/* Fail at a place in the object: ".features.mobility" (or "": the object itself). */
static bool weights_fail(const Reading *reading, const char *place, const char *text)
{
    char path[sizeof reading->error->path];
    snprintf(path, sizeof path, "%s%s", reading->path, place);
    return json_fails(reading->error, path, "%s", text);
}

/* ---- Numbers --------------------------------------------------------------------------------- */

/* A weight; minus zero becomes zero. `times`: how often it can count. */
static bool weights_read_number(Reading *reading, const cJSON *item, int times, const char *place,
                                double *weight)
{
    if (!cJSON_IsNumber(item))
        return weights_fail(reading, place, "expected a number");
    *weight = item->valuedouble + 0.0;
    reading->total += fabs(*weight) * times;
    return reading->total <= EVALUATION_LIMIT ||
           weights_fail(
               reading, place,
               "with this weight values could exceed 1000000 (features count up to 64 times), "
               "and a "
               "finished game would not outrank them: divide all weights");
}

/* Put squares into the group of their weight. */
static void add_squares(Weights *weights, uint64_t squares, double weight)
{
    size_t i = 0;
    while (i < weights->group_count && weights->group[i].weight != weight)
        i++;
    if (i == weights->group_count)
        weights->group[weights->group_count++] = (SquareGroup){.weight = weight};
    weights->group[i].squares |= squares;
}

static bool read_quadrant(Reading *reading, const cJSON *array)
{
#define BITS(c, r) ORBIT(c, r),
    static const uint64_t orbits[] = {QUADRANT(BITS)};
#undef BITS
    const cJSON *item = array->child;
    for (size_t i = 0; i < QUADRANT_SQUARES; i++, item = item->next) {
        char place[32];
        double weight = 0;
        snprintf(place, sizeof place, ".squares[%zu]", i);
        if (!weights_read_number(reading, item, bits_count(orbits[i]), place, &weight))
            return false;
        add_squares(reading->weights, orbits[i], weight);
    }
    return true;
}

static bool read_row(Reading *reading, const cJSON *row, int number)
{
    char place[48];
    snprintf(place, sizeof place, ".squares[%d]", number);
    if (!cJSON_IsArray(row) || cJSON_GetArraySize(row) != 8)
        return weights_fail(reading, place, "expected a row of 8 numbers");
    int column = 0;
    for (const cJSON *item = row->child; item; item = item->next, column++) {
        double weight = 0;
        snprintf(place, sizeof place, ".squares[%d][%d]", number, column);
        if (!weights_read_number(reading, item, 1, place, &weight))
            return false;
        add_squares(reading->weights, ORBIT_BIT(column, number), weight);
    }
    return true;
}

/* ---- Members --------------------------------------------------------------------------------- */

static bool weights_read_format(Reading *reading, const cJSON *item)
{
    const char *format = cJSON_GetStringValue(item);
    reading->format = true;
    return (format && strcmp(format, FORMAT) == 0) ||
           weights_fail(reading, ".format", "a weights file's format is \"" FORMAT "\"");
}

static bool weights_read_version(Reading *reading, const cJSON *item)
{
    reading->version = true;
    return (cJSON_IsNumber(item) && item->valuedouble == VERSION) ||
           weights_fail(reading, ".version", "this plycut reads version 1");
}

static bool weights_read_text(Reading *reading, const cJSON *item, const char *place,
                              const char **text)
{
    char path[sizeof reading->error->path];
    snprintf(path, sizeof path, "%s%s", reading->path, place);
    return game_text(item, text, path, reading->error);
}

static bool weights_read_title(Reading *reading, const cJSON *item)
{
    return weights_read_text(reading, item, ".title", &reading->weights->title);
}

static bool weights_read_source(Reading *reading, const cJSON *item)
{
    return weights_read_text(reading, item, ".source", &reading->weights->source);
}

static bool read_feature(Reading *reading, const cJSON *item)
{
    const char *names[FEATURES];
    char place[128];
    PlycutError unknown = {0};
    snprintf(place, sizeof place, ".features.%s", item->string);
    for (FeatureId feature = 0; feature < FEATURES; feature++)
        names[feature] = feature_name(feature);
    const int found =
        plycut_name_find("feature", item->string, PLYCUT_WORDS(names, FEATURES), &unknown);
    return found < 0 ? weights_fail(reading, place, unknown.text)
                     : weights_read_number(reading, item, FEATURE_LIMIT, place,
                                           &reading->weights->feature[found]);
}

static bool read_features(Reading *reading, const cJSON *object)
{
    if (!cJSON_IsObject(object))
        return weights_fail(reading, ".features", "expected an object of features and weights");
    for (const cJSON *item = object->child; item; item = item->next)
        if (!read_feature(reading, item))
            return false;
    return true;
}

static bool weights_read_squares(Reading *reading, const cJSON *array)
{
    const int count = cJSON_IsArray(array) ? cJSON_GetArraySize(array) : 0;
    if (count == QUADRANT_SQUARES)
        return read_quadrant(reading, array);
    if (count != 8)
        return weights_fail(
            reading, ".squares",
            "8 rows of 8 numbers are expected here, or the 10 numbers of a1 b1 c1 d1, "
            "b2 c2 d2, c3 d3, d4");
    int number = 0;
    for (const cJSON *row = array->child; row; row = row->next)
        if (!read_row(reading, row, number++))
            return false;
    return true;
}

static const struct {
    const char *name;
    bool (*read)(Reading *reading, const cJSON *item);
} MEMBERS[] = {{"format", weights_read_format}, {"version", weights_read_version},
               {"title", weights_read_title},   {"source", weights_read_source},
               {"features", read_features},     {"squares", weights_read_squares}};

#define MEMBER_COUNT (sizeof MEMBERS / sizeof MEMBERS[0])

static bool weights_read_member(Reading *reading, const cJSON *item)
{
    char place[128];
    PlycutError unknown = {0};
    const int member = plycut_name_find("member", item->string,
                                        PLYCUT_NAMES(MEMBERS, name, MEMBER_COUNT), &unknown);
    if (member >= 0)
        return MEMBERS[member].read(reading, item);
    snprintf(place, sizeof place, ".%s", item->string);
    return weights_fail(reading, place, unknown.text);
}

/* Are all weights zero? */
static bool is_empty(const Weights *weights)
{
    for (FeatureId feature = 0; feature < FEATURES; feature++)
        if (weights->feature[feature] != 0)
            return false;
    return weights->group_count == 0;
}

static bool weights_read_members(Reading *reading, const cJSON *object)
{
    if (!cJSON_IsObject(object))
        return weights_fail(reading, "", "weights are a JSON object: " SAMPLE);
    for (const cJSON *item = object->child; item; item = item->next)
        if (!weights_read_member(reading, item))
            return false;
    if (!reading->format || !reading->version)
        return weights_fail(reading, reading->format ? ".version" : ".format",
                            "is missing; weights begin like this: " SAMPLE);
    return !is_empty(reading->weights) ||
           weights_fail(reading, "", "every weight is zero: give features, squares or both");
}

Weights *weights_read(const cJSON *object, const char *path, PlycutError *error)
{
    Weights *weights = calloc(1, sizeof *weights);
    Reading reading = {.weights = weights, .path = path, .error = error};
    if (!weights) {
        plycut_no_memory(error);
        return NULL;
    }
    if (weights_read_members(&reading, object))
        return weights;
    weights_free(weights);
    return NULL;
}

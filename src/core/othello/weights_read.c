/* Weights read from JSON, strictly: a misspelt member would silently leave out a feature. */
#include "game/rules.h"
#include "othello/bits.h"
#include "othello/weights_file.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An object being read. */
typedef struct Reading {
    Weights *weights;
    const char *path; /* of the object: "$" in a file */
    PlycutError *error;
    double total; /* the largest value that the weights read so far can give */
} Reading;

/* Fail at a place in the object: ".features.mobility" (or "": the object itself). */
static bool weights_fail(const Reading *reading, const char *place, ErrorId id)
{
    char path[sizeof reading->error->path];
    snprintf(path, sizeof path, "%s%s", reading->path, place);
    return json_fails(reading->error, path, id, WITH(FILL_NUMBER(most, EVALUATION_LIMIT)));
}

/* ---- Numbers --------------------------------------------------------------------------------- */

/* Add a weight to the total. `times`: how often it can count. */
static bool weights_add(Reading *reading, double weight, int times, const char *place)
{
    reading->total += fabs(weight) * times;
    return reading->total <= EVALUATION_LIMIT ||
           weights_fail(reading, place, ERROR_WEIGHTS_TOO_LARGE);
}

/* A weight; minus zero becomes zero. */
static bool weights_read_number(Reading *reading, const cJSON *item, int times, const char *place,
                                double *weight)
{
    *weight = item->valuedouble + 0.0;
    return cJSON_IsNumber(item) ? weights_add(reading, *weight, times, place)
                                : weights_fail(reading, place, ERROR_EXPECTED_NUMBER);
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
        return weights_fail(reading, place, ERROR_WEIGHTS_ROW);
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

static bool read_features(Reading *reading, const double weights[FEATURES])
{
    for (FeatureId feature = 0; feature < FEATURES; feature++) {
        char place[128];
        reading->weights->feature[feature] = weights[feature] + 0.0;
        snprintf(place, sizeof place, ".features.%s", feature_name(feature));
        if (!weights_add(reading, weights[feature], FEATURE_LIMIT, place))
            return false;
    }
    return true;
}

static bool weights_read_squares(Reading *reading, const cJSON *array)
{
    const int count = cJSON_IsArray(array) ? cJSON_GetArraySize(array) : 0;
    if (count == QUADRANT_SQUARES)
        return read_quadrant(reading, array);
    if (count != 8)
        return weights_fail(reading, ".squares", ERROR_WEIGHTS_SQUARES);
    int number = 0;
    for (const cJSON *row = array->child; row; row = row->next)
        if (!read_row(reading, row, number++))
            return false;
    return true;
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
    WeightsFile file;
    const JsonReading rows = {
        .author = WEIGHTS_FORMAT.author, .path = reading->path, .error = reading->error};
    return json_object_read(&rows, WEIGHTS_FORMAT.shape, object, &file) &&
           game_text(json_get(object, "title"), &reading->weights->title, "", reading->error) &&
           game_text(json_get(object, "source"), &reading->weights->source, "", reading->error) &&
           read_features(reading, file.features) &&
           (file.squares == NULL || weights_read_squares(reading, file.squares)) &&
           (!is_empty(reading->weights) || weights_fail(reading, "", ERROR_WEIGHTS_ZERO));
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

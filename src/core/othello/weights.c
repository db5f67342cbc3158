/* A weighted sum: its value, and its one canonical form as JSON. */
#include "othello/evaluation.h"
#include "othello/bits.h"

#include <stdlib.h>

/* In a fixed order, so that equal positions have equal values to the last bit. */
double weights_value(const Weights *weights, const Sides *sides)
{
    double sum = 0;
    for (FeatureId feature = 0; feature < FEATURES; feature++)
        if (weights->feature[feature] != 0)
            sum += weights->feature[feature] * feature_value(feature, sides);
    for (size_t i = 0; i < weights->group_count; i++) {
        const SquareGroup *group = &weights->group[i];
        sum += group->weight *
               bits_difference(sides->max & group->squares, sides->min & group->squares);
    }
    return sum;
}

void weights_free(Weights *weights)
{
    if (!weights)
        return;
    free((void *)weights->title);
    free((void *)weights->source);
    free(weights);
}

/* ---- Writing --------------------------------------------------------------------------------- */

static double weight_of_square(const Weights *weights, uint64_t square)
{
    for (size_t i = 0; i < weights->group_count; i++)
        if ((weights->group[i].squares & square) != 0)
            return weights->group[i].weight;
    return 0;
}

/* Do all mirror images of a square have its weight? */
static bool is_even(const Weights *weights, uint64_t orbit)
{
    const double weight = weight_of_square(weights, orbit & (0 - orbit));
    for (; orbit != 0; orbit &= orbit - 1)
        if (weight_of_square(weights, orbit & (0 - orbit)) != weight)
            return false;
    return true;
}

static bool is_symmetric(const Weights *weights)
{
#define EVEN(c, r) is_even(weights, ORBIT(c, r)) &&
    return QUADRANT(EVEN) true;
#undef EVEN
}

/* A symmetric table is written as its ten numbers, any other as eight rows of eight. */
static void write_squares(const Weights *weights, PlycutJson *json)
{
    plycut_json_key_open(json, "squares", '[');
    if (is_symmetric(weights)) {
#define WRITE(c, r) plycut_json_number(json, weight_of_square(weights, ORBIT_BIT(c, r)));
        QUADRANT(WRITE)
#undef WRITE
    } else {
        for (int row = 0; row < 8; row++) {
            plycut_json_open(json, '[');
            for (int column = 0; column < 8; column++)
                plycut_json_number(json, weight_of_square(weights, ORBIT_BIT(column, row)));
            plycut_json_close(json);
        }
    }
    plycut_json_close(json);
}

void weights_write(const Weights *weights, PlycutJson *json)
{
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "format", "plycut-weights");
    plycut_json_key_integer(json, "version", 1);
    if (weights->title)
        plycut_json_key_string(json, "title", weights->title);
    if (weights->source)
        plycut_json_key_string(json, "source", weights->source);
    plycut_json_key_open(json, "features", '{');
    for (FeatureId feature = 0; feature < FEATURES; feature++)
        if (weights->feature[feature] != 0)
            plycut_json_key_number(json, feature_name(feature), weights->feature[feature]);
    plycut_json_close(json);
    if (weights->group_count > 0)
        write_squares(weights, json);
    plycut_json_close(json);
}

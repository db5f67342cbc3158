/* weights_file.c - the members of a "plycut-weights", and its one canonical form. */
#include "othello/weights_file.h"
#include "othello/bits.h"

#include <math.h>

/* ---- Squares --------------------------------------------------------------------------------- */

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
static void write_squares(const void *value, PlycutJson *json)
{
    const Weights *weights = value;
    plycut_json_open(json, '[');
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

/* ---- The format ------------------------------------------------------------------------------ */

#define SQUARE "{\"type\":\"number\"}"
#define SQUARES_SCHEMA                                                                             \
    "{\"oneOf\":[{\"type\":\"array\",\"minItems\":10,\"maxItems\":10,\"items\":" SQUARE ","        \
    "\"description\":\"a symmetric table: a1 b1 c1 d1, b2 c2 d2, c3 d3, d4\"},"                    \
    "{\"type\":\"array\",\"minItems\":8,\"maxItems\":8,\"items\":{\"type\":\"array\","             \
    "\"minItems\":8,"                                                                              \
    "\"maxItems\":8,\"items\":" SQUARE "},\"description\":\"eight rows of eight, from a1\"}]}"

static const JsonRow FEATURE_ROWS[] = {
#define FEATURE(id, function, label, summary)                                                      \
    {.name = (label),                                                                              \
     .at = FEATURE_##id * sizeof(double),                                                          \
     .size = sizeof(double),                                                                       \
     .kind = JSON_NUMBER,                                                                          \
     .says = (summary)},
#include "othello/features.def"
#undef FEATURE
};

static const JsonShape FEATURES_SHAPE = {
    JSON_SHAPE(double[FEATURES], FEATURE_ROWS, "the weight of each feature (default: 0)"),
    .member = "feature"};

static const JsonRow ROWS[] = {
    JSON_FORMAT_ROW("plycut-weights"),
    JSON_VERSION_ROW(1, JSON_REQUIRED),
    {JSON_AT(WeightsFile, title), .kind = JSON_TEXT, .says = "what the evaluation is called"},
    {JSON_AT(WeightsFile, source), .kind = JSON_TEXT, .says = "where the weights come from"},
    {JSON_AT(WeightsFile, features), .need = JSON_ONE_OF, .kind = JSON_OBJECT,
     .shape = &FEATURES_SHAPE,
     .says = "the weight of each feature of `plycut list features` (default: 0)"},
    {JSON_AT(WeightsFile, squares), .need = JSON_ONE_OF, .kind = JSON_ANY, .write = write_squares,
     .schema = SQUARES_SCHEMA, .says = "the weight of a disc on each square of the 8x8 board"},
};

static const JsonShape FILE_SHAPE = {JSON_SHAPE(
    WeightsFile, ROWS,
    "an evaluation of Othello as a weighted sum of features and squares, each MAX's minus "
    "MIN's. At least one weight is not zero, and no position's value exceeds 1000000 if a "
    "feature counts up to 64 times")};

const JsonFormat WEIGHTS_FORMAT = {
    .title = "plycut-weights, version 1", .author = JSON_PEOPLE, .shape = &FILE_SHAPE};

void weights_write(const Weights *weights, PlycutJson *json)
{
    WeightsFile file = {.title = weights->title,
                        .source = weights->source,
                        .squares = weights->group_count > 0 ? weights : NULL};
    for (FeatureId feature = 0; feature < FEATURES; feature++)
        file.features[feature] =
            weights->feature[feature] != 0 ? weights->feature[feature] : (double)NAN;
    plycut_json_open(json, '{');
    json_object_write(&FILE_SHAPE, &file, json);
    plycut_json_close(json);
}

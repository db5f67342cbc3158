/* A weighted sum: its value. */
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

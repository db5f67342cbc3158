/* measure.h - how far a tree is from meeting the conditions. */
#pragma once

#include "make/skeleton.h"

#include <plycut/make.h>

/* What alpha-beta did, as one list of numbers: every leaf visited, every cutoff with its node, its
 * kind and how many children it pruned. */
typedef struct Outcome {
    uint32_t *items;
    size_t count;
    bool above_leaves;                  /* a cutoff pruned an inner node */
    uint64_t at_chance, through_chance; /* cutoffs as in PlycutMake */
} Outcome;

/* Measures shapes. Made once, with room for shapes of a given number of nodes. */
typedef struct Measure {
    const PlycutMake *make;
    Outcome key, other;
    double *values; /* for minimax and for sorting */
    uint32_t room;
} Measure;

bool measure_room(Measure *measure, uint32_t nodes, PlycutError *error);
void measure_free(Measure *measure);

/* 0 if the tree meets all conditions; otherwise a number that is smaller the closer it is. */
bool measure_distance(Measure *measure, const Skeleton *shape, double *distance,
                      PlycutError *error);

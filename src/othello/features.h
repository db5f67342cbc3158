/* features.h - what an evaluation can count in an Othello position, each as MAX's minus MIN's: features.def.
 *
 * All are antisymmetric: exchange the colours (and whose move it is) and the sign turns. All are
 * the same under the eight symmetries of the board. On 4x4 and 6x6 boards corners and edges are
 * that board's own. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef enum FeatureId {
#define FEATURE(id, function, name, summary) FEATURE_##id,
#include "othello/features.def"
#undef FEATURE
    FEATURES
} FeatureId;

/* No feature's value is further from 0. */
#define FEATURE_LIMIT 64

/* A position as its features see it. */
typedef struct Sides {
    uint64_t max, min; /* their discs */
    uint64_t squares;  /* of the board, in the corner at a1 */
    int size;          /* squares a side */
    bool max_moves;    /* it is MAX's turn */
} Sides;

/* The value of one feature. */
int feature_value(FeatureId feature, const Sides *sides);

const char *feature_name(FeatureId feature);

/* The discs of `own` that can never be flipped, on the board of these squares; see features.c. */
uint64_t bits_stable(uint64_t own, uint64_t other, uint64_t squares);

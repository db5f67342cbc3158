/* weights.h - a weighted sum of features and squares: AIMA's linear evaluation function.
 *
 * It is read from a file of format plycut-weights, version 1 (docs/weights.schema.json), or is a row
 * of evaluations.def. A square table is kept as groups of squares of one weight, so that a
 * symmetric table is summed in the same order whichever way the board is turned. */
#pragma once

#include "othello/features.h"

#include <cjson/cJSON.h>
#include <plycut/game.h>

/* An evaluation's values lie within +-EVALUATION_LIMIT, so that a finished game can outrank them.
 */
#define EVALUATION_LIMIT 1000000

/* Ten squares, one for each set of mirror images: X(column, row) of each, in the order in which a table of
 * ten is written: a1 b1 c1 d1, b2 c2 d2, c3 d3, d4. */
#define QUADRANT(X)      X(0, 0) X(1, 0) X(2, 0) X(3, 0) X(1, 1) X(2, 1) X(3, 1) X(2, 2) X(3, 2) X(3, 3)
#define QUADRANT_SQUARES 10

/* A square and its mirror images. */
#define ORBIT_BIT(c, r) (UINT64_C(1) << (8 * (r) + (c)))
#define ORBIT_HALF(c, r)                                                                           \
    (ORBIT_BIT(c, r) | ORBIT_BIT(7 - (c), r) | ORBIT_BIT(c, 7 - (r)) | ORBIT_BIT(7 - (c), 7 - (r)))
#define ORBIT(c, r) (ORBIT_HALF(c, r) | ORBIT_HALF(r, c))

typedef struct SquareGroup {
    uint64_t squares;
    double weight;
} SquareGroup;

typedef struct Weights {
    double feature[FEATURES];
    size_t group_count; /* 0: no square table */
    SquareGroup group[64];
    const char *title, *source; /* malloc'ed if read from a file, or NULL */
} Weights;

/* The weighted sum. */
double weights_value(const Weights *weights, const Sides *sides);

/* Read a weights object; `path` is its JSON path. NULL on error; weights_free it. */
Weights *weights_read(const cJSON *object, const char *path, PlycutError *error);
void weights_free(Weights *weights);

/* The same as a JSON object, in its one canonical form. */
void weights_write(const Weights *weights, PlycutJson *json);

/* evaluation.h - how positions of Othello are evaluated: by the tables of evaluations.def, or by a
 * weighted sum from a file. All values are from MAX's point of view. */
#pragma once

#include "othello/bits.h"

#include <cjson/cJSON.h>
#include <plycut/game.h>

/* ---- features.c: what an evaluation can count in a position, each as MAX's minus MIN's: features.def -------------------
 *
 * All are antisymmetric: exchange the colours (and whose move it is) and the sign turns. All are
 * the same under the eight symmetries of the board. On 4x4 and 6x6 boards corners and edges are
 * that board's own. */

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

/* ---- weights.c: a weighted sum of features and squares: AIMA's linear evaluation function ------------------------------
 *
 * It is read from a file of format plycut-weights, version 1 (docs/weights.schema.json), or is a row
 * of evaluations.def. A square table is kept as groups of squares of one weight, so that a
 * symmetric table is summed in the same order whichever way the board is turned. */

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

/* ---- Evaluations ----------------------------------------------------------------------------- */

typedef struct Evaluation {
    const char *name, *source, *summary;
    const Weights *weights; /* NULL: the disc difference, or, if loaded, the valuation's own */
    bool loaded;
} Evaluation;

typedef enum Score {
#define SCORE(id, name, summary) SCORE_##id,
#include "othello/evaluations.def"
    SCORES
} Score;

/* An evaluation as a sum of whole numbers: what a side's discs are worth, mobility, majority. The order in
 * which whole numbers are added does not matter, so the value is that of weights_value to the bit, and a
 * move changes it by what its discs are worth. All sums lie within +-3 * EVALUATION_LIMIT. */
typedef struct Terms {
    bool suffice;           /* the evaluation counts nothing else */
    int mobility, majority; /* the weights of these features */
    uint64_t weighted;      /* the squares on which a disc is worth something */
    int32_t worth[64];      /* of a disc on each square */
    int32_t row[8][256];    /* what the discs on each row are worth, as bits from column a on */
} Terms;

/* What the discs on these squares are worth. */
static inline int terms_worth(const Terms *terms, uint64_t discs)
{
    const int32_t(*row)[256] = terms->row;
    if ((discs & terms->weighted) == 0)
        return 0;
    return row[0][discs & 255] + row[1][discs >> 8 & 255] + row[2][discs >> 16 & 255] +
           row[3][discs >> 24 & 255] + row[4][discs >> 32 & 255] + row[5][discs >> 40 & 255] +
           row[6][discs >> 48 & 255] + row[7][discs >> 56];
}

/* An evaluation and its scoring. */
typedef struct Valuation {
    const Evaluation *evaluation;
    const Weights *weights; /* NULL: the disc difference */
    Weights *loaded;        /* the weights, if they were read from a file; owned */
    Score score;
    Terms terms; /* of the weights */
} Valuation;

/* The default: discs, scored by discs. */
Valuation valuation_default(void);

/* By names (NULL: the default), for a board of this size. An unknown name is an error, which suggests one.
 * weights: what a loaded evaluation reads, and its JSON path; NULL: nothing. */
bool valuation_find(const PlycutValuation *names, const cJSON *weights, const char *path, int size,
                    Valuation *valuation, PlycutError *error);
void valuation_release(Valuation *valuation);

const char *score_name(Score score);

/* Does the value of a finished game differ from its evaluation? */
bool valuation_asks_end(const Valuation *valuation);

/* The value of a finished game on these squares. */
double valuation_end(const Valuation *valuation, uint64_t max, uint64_t min, uint64_t squares);

/* evaluation.h - how positions of Othello are evaluated: by the tables of evaluations.def, or by a
 * weighted sum from a file. All values are from MAX's point of view. */
#pragma once

#include "othello/bits.h"
#include "othello/weights.h"

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

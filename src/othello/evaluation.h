/* evaluation.h - how positions of Othello are evaluated: by the tables of evaluations.def, or by a
 * weighted sum from a file. All values are from MAX's point of view. */
#ifndef OTHELLO_EVALUATION_H
#define OTHELLO_EVALUATION_H

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

/* An evaluation as a sum of whole numbers: what a disc is worth on each square, mobility, majority. The order
 * in which whole numbers are added does not matter, so the value is that of weights_value to the bit, and a
 * move changes it by what its discs are worth. */
typedef struct Terms {
    bool suffice;               /* the evaluation counts nothing else */
    int64_t mobility, majority; /* the weights of these features */
    int64_t worth[64];          /* of a disc on each square */
    size_t count;
    struct Term {               /* the same, all squares of one worth together */
        uint64_t squares;
        int64_t worth;
    } term[64];
} Terms;

/* An evaluation and its scoring. */
typedef struct Valuation {
    const Evaluation *evaluation;
    const Weights *weights; /* NULL: the disc difference */
    Terms terms;            /* the same, if they suffice */
    Weights *loaded;        /* the same, where they were read: to be freed */
    Score score;
} Valuation;

/* The default: discs, scored by discs. */
Valuation valuation_default(void);

/* By names (NULL: the default), for a board of this size; an unknown one is an error with a
 * suggestion. `weights`, with its JSON path, is what an evaluation that is loaded reads, or NULL.
 */
bool valuation_find(const PlycutValuation *names, const cJSON *weights, const char *path, int size,
                    Valuation *valuation, PlycutError *error);
void valuation_release(Valuation *valuation);

const char *score_name(Score score);

/* Does the value of a finished game differ from its evaluation? */
bool valuation_asks_end(const Valuation *valuation);

/* The value of a finished game on these squares. */
double valuation_end(const Valuation *valuation, uint64_t max, uint64_t min, uint64_t squares);

#endif

/* evaluation.h - how positions of Othello are valued: the tables of evaluations.def.
 *
 * All values are from MAX's viewpoint. An evaluation's values lie within +-EVALUATION_LIMIT, so
 * that a finished game can outrank them. */
#ifndef PLYCUT_GAME_EVALUATION_H
#define PLYCUT_GAME_EVALUATION_H

#include <plycut/game.h>

#define EVALUATION_LIMIT 1000000

typedef struct Evaluation {
    const char *name, *summary;
    double (*value)(uint64_t max, uint64_t min); /* by MAX's and MIN's discs */
    bool is_score;                               /* its value of a finished game is the score */
} Evaluation;

typedef enum Score {
#define SCORE(id, name, summary) SCORE_##id,
#include "game/evaluations.def"
    SCORES
} Score;

/* What values a leaf. */
typedef struct Valuation {
    const Evaluation *evaluation;
    Score score;
} Valuation;

/* The default: discs, scored by discs. */
Valuation valuation_default(void);

/* By names (NULL: the default); an unknown one is an error with a suggestion. */
bool valuation_find(const PlycutValuation *names, Valuation *valuation, PlycutError *error);

const char *score_name(Score score);

/* Is the value of a finished game another than its evaluation's? */
bool valuation_asks_end(const Valuation *valuation);

/* The value of a finished game on these squares. */
double valuation_end(const Valuation *valuation, uint64_t max, uint64_t min, uint64_t squares);

#endif

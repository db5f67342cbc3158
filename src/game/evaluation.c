/* The evaluations of Othello positions, and what a finished game is worth beside them. */
#include "game/evaluation.h"
#include "game/othello_bits.h"

#include <assert.h>
#include <string.h>

static double evaluate_discs(uint64_t max, uint64_t min)
{
    return bits_difference(max, min);
}

static const Evaluation EVALUATIONS[] = {
#define EVALUATION(id, function, is_its_score, about)                                              \
    {.name = id, .summary = about, .value = function, .is_score = is_its_score},
#include "game/evaluations.def"
};

static const char *const SCORE_NAMES[] = {
#define SCORE(id, name, summary) name,
#include "game/evaluations.def"
};

#define EVALUATION_COUNT (sizeof EVALUATIONS / sizeof EVALUATIONS[0])

size_t plycut_evaluation_count(void)
{
    return EVALUATION_COUNT;
}

PlycutEvaluationInfo plycut_evaluation_info(size_t index)
{
    assert(index < EVALUATION_COUNT);
    return (PlycutEvaluationInfo){EVALUATIONS[index].name, EVALUATIONS[index].summary};
}

const char *score_name(Score score)
{
    return SCORE_NAMES[score];
}

Valuation valuation_default(void)
{
    return (Valuation){.evaluation = &EVALUATIONS[0], .score = SCORE_DISCS};
}

/* The index of a name in a list. */
static bool name_find(const char *what, const char *name, const char *const *names, size_t count,
                      size_t *index, PlycutError *error)
{
    for (*index = 0; *index < count; ++*index)
        if (strcmp(names[*index], name) == 0)
            return true;
    return plycut_unknown(error, what, name, names, count);
}

bool valuation_find(const PlycutValuation *names, Valuation *valuation, PlycutError *error)
{
    const char *evaluations[EVALUATION_COUNT];
    size_t index;
    *valuation = valuation_default();
    for (size_t i = 0; i < EVALUATION_COUNT; i++)
        evaluations[i] = EVALUATIONS[i].name;
    if (names->evaluation) {
        if (!name_find("evaluation", names->evaluation, evaluations, EVALUATION_COUNT, &index,
                       error))
            return false;
        valuation->evaluation = &EVALUATIONS[index];
    }
    if (names->score) {
        if (!name_find("score", names->score, SCORE_NAMES, SCORES, &index, error))
            return false;
        valuation->score = (Score)index;
    }
    return true;
}

bool valuation_asks_end(const Valuation *valuation)
{
    return !valuation->evaluation->is_score || valuation->score != SCORE_DISCS;
}

double valuation_end(const Valuation *valuation, uint64_t max, uint64_t min, uint64_t squares)
{
    int score = bits_difference(max, min);
    const int sign = (score > 0) - (score < 0);
    if (valuation->score == SCORE_WINNER_TAKES_EMPTIES)
        score += sign * bits_count(squares & ~(max | min));
    return valuation->evaluation->is_score ? score : score + sign * EVALUATION_LIMIT;
}

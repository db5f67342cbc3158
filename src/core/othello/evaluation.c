/* The evaluations of Othello positions, and the values of finished games. */
#include "othello/evaluation.h"

#include <assert.h>

#define GROUP(square, weight)                                                                      \
    {                                                                                              \
        square, weight                                                                             \
    }

/* The table of ten weights as groups of squares. */
#define GROUPS(a1, b1, c1, d1, b2, c2, d2, c3, d3, d4)                                             \
    {                                                                                              \
        GROUP(ORBIT(0, 0), a1), GROUP(ORBIT(1, 0), b1), GROUP(ORBIT(2, 0), c1),                    \
            GROUP(ORBIT(3, 0), d1), GROUP(ORBIT(1, 1), b2), GROUP(ORBIT(2, 1), c2),                \
            GROUP(ORBIT(3, 1), d2), GROUP(ORBIT(2, 2), c3), GROUP(ORBIT(3, 2), d3),                \
            GROUP(ORBIT(3, 3), d4)                                                                 \
    }

/* The disc difference as a weighted sum. */
static const Weights DISCS = {.feature = {[FEATURE_DISCS] = 1}};

static const Evaluation EVALUATIONS[] = {
#define SCORED(id, from, about) {.name = id, .source = from, .summary = about},
#define SUM(id, from, about, ...)                                                                  \
    {.name = id,                                                                                   \
     .source = from,                                                                               \
     .summary = about,                                                                             \
     .weights = &(const Weights){.feature = {__VA_ARGS__}}},
#define TABLE(id, from, about, ...)                                                                \
    {.name = id,                                                                                   \
     .source = from,                                                                               \
     .summary = about,                                                                             \
     .weights = &(const Weights){.group_count = QUADRANT_SQUARES, .group = GROUPS(__VA_ARGS__)}},
#define LOADED(id, from, about) {.name = id, .source = from, .summary = about, .loaded = true},
#include "othello/evaluations.def"
};

static const char *const SCORE_NAMES[] = {
#define SCORE(id, name, summary) name,
#include "othello/evaluations.def"
};

#define EVALUATION_COUNT (sizeof EVALUATIONS / sizeof EVALUATIONS[0])

size_t plycut_evaluation_count(void)
{
    return EVALUATION_COUNT;
}

PlycutEvaluationInfo plycut_evaluation_info(size_t index)
{
    assert(index < EVALUATION_COUNT);
    const Evaluation *evaluation = &EVALUATIONS[index];
    return (PlycutEvaluationInfo){
        .name = evaluation->name, .summary = evaluation->summary, .source = evaluation->source};
}

const char *score_name(Score score)
{
    return SCORE_NAMES[score];
}

/* ---- As whole numbers ------------------------------------------------------------------------ */

static bool is_whole_weight(double weight)
{
    return weight == (double)(int64_t)weight;
}

/* Add a weight to the worth of a disc on each of the squares. */
static void add_worth(int32_t worth[64], uint64_t squares, double weight)
{
    for (; squares != 0; squares &= squares - 1)
        worth[__builtin_ctzll(squares)] += (int)weight;
}

/* Does every weight fit? What a feature counts, other than discs on squares, has a separate member. */
static bool terms_suffice(const Weights *weights)
{
    const unsigned known = 1u << FEATURE_DISCS | 1u << FEATURE_CORNERS | 1u << FEATURE_EDGES |
                           1u << FEATURE_MOBILITY | 1u << FEATURE_MAJORITY;
    for (FeatureId feature = 0; feature < FEATURES; feature++)
        if (weights->feature[feature] != 0 &&
            (!(known >> feature & 1) || !is_whole_weight(weights->feature[feature])))
            return false;
    for (size_t i = 0; i < weights->group_count; i++)
        if (!is_whole_weight(weights->group[i].weight))
            return false;
    return true;
}

/* What a disc is worth on each square, of a board of this size. */
static void find_worths(const Weights *weights, int size, int32_t worth[64])
{
    add_worth(worth, UINT64_MAX, weights->feature[FEATURE_DISCS]);
    add_worth(worth, bits_corners(size), weights->feature[FEATURE_CORNERS]);
    add_worth(worth, bits_edge_rows(size), weights->feature[FEATURE_EDGES]);
    add_worth(worth, bits_edge_columns(size), weights->feature[FEATURE_EDGES]);
    for (size_t i = 0; i < weights->group_count; i++)
        add_worth(worth, weights->group[i].squares, weights->group[i].weight);
}

/* The terms of a weighted sum, if they suffice. */
static void fill_terms(Terms *terms, const Weights *weights, int size)
{
    *terms = (Terms){.suffice = terms_suffice(weights)};
    if (!terms->suffice)
        return;
    terms->mobility = (int)weights->feature[FEATURE_MOBILITY];
    terms->majority = (int)weights->feature[FEATURE_MAJORITY];
    find_worths(weights, size, terms->worth);
    for (unsigned square = 0; square < 64; square++)
        terms->weighted |= (uint64_t)(terms->worth[square] != 0) << square;
    for (int row = 0; row < 8; row++)
        for (unsigned discs = 1; discs < 256; discs++)
            terms->row[row][discs] =
                terms->row[row][discs & (discs - 1)] + terms->worth[8 * row + __builtin_ctz(discs)];
}

size_t plycut_score_count(void)
{
    return SCORES;
}

const char *plycut_score_name(size_t index)
{
    assert(index < SCORES);
    return SCORE_NAMES[index];
}

Valuation valuation_default(void)
{
    return (Valuation){.evaluation = &EVALUATIONS[0], .score = SCORE_DISCS};
}

void valuation_release(Valuation *valuation)
{
    weights_free(valuation->loaded);
    *valuation = valuation_default();
}

/* ---- By name --------------------------------------------------------------------------------- */

/* Fill in the weights: those of the evaluation, or what there is to read. */
static bool find_weights(const cJSON *weights, const char *path, int size, Valuation *valuation,
                         PlycutError *error)
{
    const Evaluation *evaluation = valuation->evaluation;
    if (evaluation->loaded && !weights)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "the evaluation %s needs its weights: name a plycut-weights file in its "
                           "place",
                           evaluation->name);
    if (evaluation->loaded && !(valuation->loaded = weights_read(weights, path, error)))
        return false;
    valuation->weights = evaluation->loaded ? valuation->loaded : evaluation->weights;
    fill_terms(&valuation->terms, valuation->weights ? valuation->weights : &DISCS, size);
    if (size == 8 || !valuation->weights || valuation->weights->group_count == 0)
        return true;
    valuation_release(valuation);
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "the evaluation %s has a table of 8x8 squares, and this board is %dx%d: "
                       "choose one without, such as %s",
                       evaluation->name, size, size, EVALUATIONS[0].name);
}

bool valuation_find(const PlycutValuation *names, const cJSON *weights, const char *path, int size,
                    Valuation *valuation, PlycutError *error)
{
    int index;
    *valuation = valuation_default();
    if (names->evaluation) {
        index = plycut_name_find("evaluation", names->evaluation,
                                 PLYCUT_NAMES(EVALUATIONS, name, EVALUATION_COUNT), error);
        if (index < 0)
            return false;
        valuation->evaluation = &EVALUATIONS[index];
    }
    if (names->score) {
        index = plycut_name_find("score", names->score, PLYCUT_WORDS(SCORE_NAMES, SCORES), error);
        if (index < 0)
            return false;
        valuation->score = (Score)index;
    }
    return find_weights(weights, path, size, valuation, error);
}

/* ---- Finished games -------------------------------------------------------------------------- */

static bool is_score(const Valuation *valuation)
{
    return valuation->weights == NULL;
}

bool valuation_asks_end(const Valuation *valuation)
{
    return !is_score(valuation) || valuation->score != SCORE_DISCS;
}

double valuation_end(const Valuation *valuation, uint64_t max, uint64_t min, uint64_t squares)
{
    int score = bits_difference(max, min);
    const int sign = (score > 0) - (score < 0);
    if (valuation->score == SCORE_WINNER_TAKES_EMPTIES)
        score += sign * bits_count(squares & ~(max | min));
    return is_score(valuation) ? score : score + sign * EVALUATION_LIMIT;
}

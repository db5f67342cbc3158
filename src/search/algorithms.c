/* algorithms.c - the table of algorithms, and the words for the options of a search. */
#include <plycut/algorithm.h>

#include <float.h>
#include <math.h>
#include <string.h>

static const PlycutAlgorithm ALGORITHMS[] = {
#define ALGORITHM(name, function, title, core, gives, root_window, reference)                      \
    {name,                                                                                         \
     title,                                                                                        \
     reference,                                                                                    \
     core,                                                                                         \
     PLYCUT_GIVES_##gives,                                                                         \
     PLYCUT_GIVES_##gives != PLYCUT_GIVES_NOTHING,                                                 \
     root_window,                                                                                  \
     PLYCUT_GIVES_##gives == PLYCUT_GIVES_SCOUT,                                                   \
     false},
#include "search/algorithms.def"
#undef ALGORITHM
};

enum { ALGORITHM_COUNT = sizeof ALGORITHMS / sizeof *ALGORITHMS };

size_t plycut_algorithm_count(void)
{
    return ALGORITHM_COUNT;
}

const PlycutAlgorithm *plycut_algorithm(size_t index)
{
    return &ALGORITHMS[index];
}

const PlycutAlgorithm *plycut_algorithm_full(void)
{
    const PlycutAlgorithm *algorithm = ALGORITHMS;
    while (!algorithm->core || algorithm->gives != PLYCUT_GIVES_NOTHING)
        algorithm++;
    return algorithm;
}

const PlycutAlgorithm *plycut_algorithm_default(void)
{
    const PlycutAlgorithm *algorithm = ALGORITHMS;
    while (!algorithm->core || !algorithm->root_window)
        algorithm++;
    return algorithm;
}

const PlycutAlgorithm *plycut_algorithm_find(const char *name, PlycutError *error)
{
    const int found =
        plycut_name_find("algorithm", name, PLYCUT_NAMES(ALGORITHMS, name, ALGORITHM_COUNT), error);
    return found >= 0 ? &ALGORITHMS[found] : NULL;
}

/* ---- Words; each list in the order of its enumeration --------------------------------------- */

static const char *const CUTS[] = {"equal", "strict"};
static const char *const FAILS[] = {"soft", "hard"};
static const char *const REASONS[] = {"first", "deeper", "failed-low", "failed-high"};
static const char *const BOUNDS[] = {"exact", "lower", "upper"};
static const char *const CUT_KINDS[] = {"shallow", "deep", "window"};

/* A subnormal number could not be read back from a trace. */
bool plycut_quiescence_parse(const char *text, size_t length, char separator,
                             PlycutSearchOptions *options)
{
    const char *second = memchr(text, separator, length);
    size_t first = second != NULL ? (size_t)(second - text) : length;
    uint64_t plies = PLYCUT_EXTENSION;
    if (!plycut_number_parse(text, first, false, &options->quiescence) ||
        options->quiescence < DBL_MIN ||
        (second != NULL &&
         !plycut_integer_parse(second + 1, length - first - 1, PLYCUT_PLY_MAX, &plies)))
        return false;
    options->extension = (int)plies;
    return plies > 0;
}

bool plycut_table_parse(const char *text, size_t length, char separator,
                        PlycutSearchOptions *options)
{
    const char *second = memchr(text, separator, length);
    size_t first = second != NULL ? (size_t)(second - text) : length;
    uint64_t from = 0;
    if (!plycut_integer_parse(text, first, PLYCUT_TABLE_MAX, &options->table) ||
        options->table == 0 ||
        (second != NULL &&
         (!plycut_integer_parse(second + 1, length - first - 1, PLYCUT_PLY_MAX, &from) ||
          from == 0)))
        return false;
    options->table_from = (int)from;
    return true;
}

bool plycut_cut_parse(const char *text, PlycutCut *cut, PlycutError *error)
{
    const int found =
        plycut_name_find("cut rule", text, PLYCUT_WORDS(CUTS, sizeof CUTS / sizeof *CUTS), error);
    *cut = found >= 0 ? (PlycutCut)found : PLYCUT_CUT_EQUAL;
    return found >= 0;
}

const char *plycut_cut_text(PlycutCut cut)
{
    return CUTS[cut];
}

bool plycut_fail_parse(const char *text, PlycutFail *fail, PlycutError *error)
{
    const int found = plycut_name_find("fail rule", text,
                                       PLYCUT_WORDS(FAILS, sizeof FAILS / sizeof *FAILS), error);
    *fail = found >= 0 ? (PlycutFail)found : PLYCUT_FAIL_SOFT;
    return found >= 0;
}

const char *plycut_fail_text(PlycutFail fail)
{
    return FAILS[fail];
}

const char *plycut_bound_text(PlycutBound type)
{
    return BOUNDS[type];
}

const char *plycut_cut_kind_text(PlycutCutKind kind)
{
    return CUT_KINDS[kind];
}

const char *plycut_pass_reason_text(PlycutPassReason reason)
{
    return REASONS[reason];
}

/* ---- Options --------------------------------------------------------------------------------- */

PlycutSearchOptions plycut_search_defaults(const PlycutAlgorithm *algorithm)
{
    return (PlycutSearchOptions){
        .algorithm = algorithm, .depth = -1, .alpha = -INFINITY, .beta = INFINITY};
}

void plycut_search_solves(PlycutSearchOptions *options)
{
    options->learned = PLYCUT_LEARNED_HASH;
    options->order = PLYCUT_ORDER_MOBILITY;
    options->then = PLYCUT_ORDER_PARITY;
    options->table = 1 << 16;
}

PlycutSearchOptions plycut_search_effective(const PlycutSearchOptions *options)
{
    PlycutSearchOptions effective = *options;
    if (!options->algorithm->root_window) {
        effective.alpha = -INFINITY;
        effective.beta = INFINITY;
        effective.fail = PLYCUT_FAIL_SOFT;
        effective.aspiration = 0;
        effective.has_guess = false;
    }
    if (options->node_budget != 0 || options->seconds > 0)
        effective.deepen = true;
    return effective;
}

bool plycut_search_has_passes(const PlycutSearchOptions *options)
{
    return options->deepen || options->aspiration > 0;
}

bool plycut_search_windowed(const PlycutSearchOptions *options)
{
    return isfinite(options->alpha) || isfinite(options->beta);
}

bool plycut_search_repeats(const PlycutSearchOptions *options)
{
    return options->algorithm->searches_again || plycut_search_has_passes(options);
}

bool plycut_root_fails_low(PlycutPlayer player, double value, double alpha, double beta)
{
    return player == PLYCUT_MAX ? value <= alpha : value >= beta;
}

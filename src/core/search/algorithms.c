/* algorithms.c - the table of algorithms, the words for their options and events, and what both mean. */
#include "search/programs.h"

#include <assert.h>
#include <math.h>
#include <string.h>

const PlycutAlgorithm algorithm_table[] = {
#define ALGORITHM(name_, function, title_, core_, gives_, root_window_, reference_)                \
    {.name = name_,                                                                                \
     .title = title_,                                                                              \
     .reference = reference_,                                                                      \
     .core = core_,                                                                                \
     .gives = PLYCUT_GIVES_##gives_,                                                               \
     .windowed = PLYCUT_GIVES_##gives_ != PLYCUT_GIVES_NOTHING,                                    \
     .root_window = root_window_,                                                                  \
     .searches_again = PLYCUT_GIVES_##gives_ == PLYCUT_GIVES_SCOUT ||                              \
                       PLYCUT_GIVES_##gives_ == PLYCUT_GIVES_PROBE,                                \
     .program = PROGRAM_##function},
#define TESTS(name, function, title, reference)                                                    \
    ALGORITHM(name, function, title, false, TEST, false, reference)
#include "search/algorithms.def"
#undef ALGORITHM
};

enum { ALGORITHM_COUNT = sizeof algorithm_table / sizeof *algorithm_table };

size_t plycut_algorithm_count(void)
{
    return ALGORITHM_COUNT;
}

const PlycutAlgorithm *plycut_algorithm(size_t index)
{
    return &algorithm_table[index];
}

const PlycutAlgorithm *plycut_algorithm_full(void)
{
    const PlycutAlgorithm *algorithm = algorithm_table;
    while (!algorithm->core || algorithm->gives != PLYCUT_GIVES_NOTHING)
        algorithm++;
    return algorithm;
}

const PlycutAlgorithm *plycut_algorithm_default(void)
{
    const PlycutAlgorithm *algorithm = algorithm_table;
    while (!algorithm->core || !algorithm->root_window)
        algorithm++;
    return algorithm;
}

/* What others call them: with chance nodes, minimax and alpha-beta have names of their own. */
static const struct {
    const char *name, *here;
} OTHER_NAMES[] = {{"expectimax", "minimax"},
                   {"expectiminimax", "minimax"},
                   {"star1", "alpha-beta"},
                   {"pvs", "negascout"}};

const PlycutAlgorithm *plycut_algorithm_find(const char *name, PlycutError *error)
{
    const int other = plycut_name_index(
        name, PLYCUT_NAMES(OTHER_NAMES, name, sizeof OTHER_NAMES / sizeof *OTHER_NAMES));
    if (other >= 0) {
        plycut_fail(error, PLYCUT_E_USAGE,
                    "unknown algorithm '%s' (did you mean '%s', as it is called here?)", name,
                    OTHER_NAMES[other].here);
        return NULL;
    }
    const int found = plycut_name_find("algorithm", name,
                                       PLYCUT_NAMES(algorithm_table, name, ALGORITHM_COUNT), error);
    return found >= 0 ? &algorithm_table[found] : NULL;
}

/* ---- Words; each list in the order of its enumeration --------------------------------------- */

static const char *const CUTS[] = {"equal", "strict"};
static const char *const FAILS[] = {"soft", "hard"};
static const char *const REASONS[] = {"first", "deeper", "failed-low", "failed-high"};
static const char *const BOUNDS[] = {"exact", "lower", "upper", "unproved"};
static const char *const CUT_KINDS[] = {"shallow", "deep", "window", "limit"};

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
    const bool tests = algorithm != NULL && algorithm->gives == PLYCUT_GIVES_TEST;
    return (PlycutSearchOptions){.algorithm = algorithm,
                                 .depth = -1,
                                 .alpha = -INFINITY,
                                 .beta = INFINITY,
                                 .table = tests ? PLYCUT_TABLE_OF_TESTS : 0};
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
    if (options->algorithm->cut != NULL)
        effective.cut = *options->algorithm->cut;
    if (options->algorithm->order != NULL)
        effective.order = *options->algorithm->order;
    if (!options->algorithm->root_window) {
        effective.alpha = -INFINITY;
        effective.beta = INFINITY;
        effective.fail = PLYCUT_FAIL_SOFT;
        effective.aspiration = 0;
        effective.has_guess &= plycut_search_tests(options);
    }
    effective.limits_cut &= options->algorithm->windowed;
    if (options->node_budget != 0 || options->seconds > 0)
        effective.deepen = true;
    return effective;
}

bool plycut_search_has_passes(const PlycutSearchOptions *options)
{
    return options->deepen || plycut_search_makes_windows(options);
}

bool plycut_search_tests(const PlycutSearchOptions *options)
{
    return options->algorithm->gives == PLYCUT_GIVES_TEST;
}

bool plycut_search_makes_windows(const PlycutSearchOptions *options)
{
    return options->aspiration > 0 || plycut_search_tests(options);
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
    return judge_crosses(PLYCUT_BY_DECIDER(player, PLYCUT_MIN, PLYCUT_MAX), false, value,
                         PLYCUT_BY_DECIDER(player, alpha, beta));
}

/* ---- Events ---------------------------------------------------------------------------------- */

static const char *const KINDS[] = {
#define EVENT(id, name) name,
#include <plycut/events.def>
#undef EVENT
};

const char *plycut_event_text(PlycutEventKind kind)
{
    return KINDS[kind];
}

size_t plycut_event_ancestor(const PlycutEvent *event, int ply)
{
    assert(ply >= 0 && ply <= event->ply);
    if (ply == 0)
        return 1;
    size_t end = 0;
    for (int slashes = 0; end < event->path_length; end++)
        if (event->path[end] == '/' && slashes++ == ply)
            break;
    return end;
}

size_t plycut_siblings_count(const PlycutSiblings *siblings)
{
    return siblings->list == NULL ? plycut_moves_count(&siblings->moves) : siblings->count;
}

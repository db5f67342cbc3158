/* algorithms.c - the table of algorithms, and the words in which a search is asked for. */
#include <plycut/algorithm.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static const PlycutAlgorithm ALGORITHMS[] = {
#define ALGORITHM(name, function, title, windowed, root_window, reference)                         \
    {name, title, reference, windowed, root_window},
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

/* Which of the words text is; where it is none, an error that says what there is. */
static bool find_word(const char *what, const char *text, const char *const *words, size_t count,
                      size_t *index, PlycutError *error)
{
    for (*index = 0; *index < count; ++*index)
        if (strcmp(text, words[*index]) == 0)
            return true;
    return plycut_unknown(error, what, text, words, count);
}

const PlycutAlgorithm *plycut_algorithm_find(const char *name, PlycutError *error)
{
    const char *names[ALGORITHM_COUNT];
    for (size_t i = 0; i < ALGORITHM_COUNT; i++)
        names[i] = ALGORITHMS[i].name;
    size_t index;
    return find_word("algorithm", name, names, ALGORITHM_COUNT, &index, error) ? &ALGORITHMS[index]
                                                                               : NULL;
}

/* ---- Words; each list in the order of its enumeration --------------------------------------- */

static const char *const ORDERS[] = {"given",  "reversed", "best",   "worst",
                                     "static", "fewest",   "shuffle"};
static const char *const CUTS[] = {"equal", "strict"};
static const char *const FAILS[] = {"soft", "hard"};
static const char *const LEARNED[] = {"hash", "killer", "history"}; /* by bit */
static const char *const REASONS[] = {"first", "deeper", "failed-low", "failed-high"};
static const char *const BOUNDS[] = {"exact", "lower", "upper"};
static const char *const CUT_KINDS[] = {"shallow", "deep", "window"};

static const uint64_t SEED_MOST = (uint64_t)1 << 53;

static bool shuffle_parse(const char *text, PlycutOrder *order, uint64_t *seed, PlycutError *error)
{
    const char *number = text + strlen("shuffle:");
    *order = PLYCUT_ORDER_SHUFFLE;
    return plycut_integer_parse(number, strlen(number), SEED_MOST, seed) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "'%s': the seed must be a whole number from 0 to 2^53, as in shuffle:7",
                       text);
}

bool plycut_order_parse(const char *text, PlycutOrder *order, uint64_t *seed, PlycutError *error)
{
    size_t index;
    *seed = 0;
    if (strncmp(text, "shuffle:", strlen("shuffle:")) == 0)
        return shuffle_parse(text, order, seed, error);
    if (!find_word("order", text, ORDERS, sizeof ORDERS / sizeof *ORDERS, &index, error))
        return false;
    *order = (PlycutOrder)index;
    return *order != PLYCUT_ORDER_SHUFFLE ||
           plycut_fail(error, PLYCUT_E_USAGE, "order 'shuffle' needs a seed, as in shuffle:7");
}

const char *plycut_order_text(PlycutOrder order, uint64_t seed, char text[32])
{
    if (order != PLYCUT_ORDER_SHUFFLE)
        return ORDERS[order];
    snprintf(text, 32, "shuffle:%llu", (unsigned long long)seed);
    return text;
}

/* ---- Orders with what is learned ------------------------------------------------------------- */

enum { LEARNED_COUNT = sizeof LEARNED / sizeof *LEARNED };

/* Which of the learned words stands at the beginning of text, up to a comma or the end: its bit, 0
 * where none does. */
static unsigned learned_at(const char *text, size_t length)
{
    for (unsigned i = 0; i < LEARNED_COUNT; i++)
        if (strlen(LEARNED[i]) == length && memcmp(text, LEARNED[i], length) == 0)
            return 1u << i;
    return 0;
}

static bool learned_parse(const char **text, unsigned *learned, PlycutError *error)
{
    *learned = 0;
    for (;;) {
        size_t length = strcspn(*text, ",");
        unsigned bit = learned_at(*text, length);
        if (bit == 0)
            return true;
        if (bit <= *learned)
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "'%s': what is learned stands before an order, each word once, as "
                               "in hash,killer,history,static",
                               *text);
        *learned |= bit;
        *text += length;
        if (**text == '\0')
            return true;
        ++*text;
    }
}

/* The word for an order, or for what is learned. */
static bool unknown_order(const char *text, PlycutError *error)
{
    const char *words[sizeof ORDERS / sizeof *ORDERS + LEARNED_COUNT];
    size_t count = 0;
    for (size_t i = 0; i < sizeof ORDERS / sizeof *ORDERS; i++)
        words[count++] = ORDERS[i];
    for (size_t i = 0; i < LEARNED_COUNT; i++)
        words[count++] = LEARNED[i];
    return plycut_unknown(error, "order", text, words, count);
}

bool plycut_ordering_parse(const char *text, PlycutSearchOptions *options, PlycutError *error)
{
    const char *rest = text;
    size_t index;
    if (!learned_parse(&rest, &options->learned, error))
        return false;
    options->order = PLYCUT_ORDER_GIVEN;
    options->seed = 0;
    if (*rest == '\0' && rest > text && rest[-1] != ',')
        return true;
    PlycutError ignored = {0};
    if (strncmp(rest, "shuffle:", strlen("shuffle:")) != 0 &&
        !find_word("order", rest, ORDERS, sizeof ORDERS / sizeof *ORDERS, &index, &ignored))
        return unknown_order(rest, error);
    return plycut_order_parse(rest, &options->order, &options->seed, error);
}

const char *plycut_ordering_text(const PlycutSearchOptions *options, char text[PLYCUT_ORDERING_MAX])
{
    char order[32];
    size_t length = 0;
    if (options->learned == 0)
        return plycut_order_text(options->order, options->seed, text);
    for (unsigned i = 0; i < LEARNED_COUNT; i++)
        if (options->learned >> i & 1)
            length += (size_t)snprintf(text + length, PLYCUT_ORDERING_MAX - length, "%s%s",
                                       length > 0 ? "," : "", LEARNED[i]);
    if (options->order != PLYCUT_ORDER_GIVEN)
        snprintf(text + length, PLYCUT_ORDERING_MAX - length, ",%s",
                 plycut_order_text(options->order, options->seed, order));
    return text;
}

/* ---- Other words ----------------------------------------------------------------------------- */

bool plycut_cut_parse(const char *text, PlycutCut *cut, PlycutError *error)
{
    size_t index;
    bool found = find_word("cut rule", text, CUTS, sizeof CUTS / sizeof *CUTS, &index, error);
    *cut = found ? (PlycutCut)index : PLYCUT_CUT_EQUAL;
    return found;
}

const char *plycut_cut_text(PlycutCut cut)
{
    return CUTS[cut];
}

bool plycut_fail_parse(const char *text, PlycutFail *fail, PlycutError *error)
{
    size_t index;
    bool found = find_word("fail rule", text, FAILS, sizeof FAILS / sizeof *FAILS, &index, error);
    *fail = found ? (PlycutFail)index : PLYCUT_FAIL_SOFT;
    return found;
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

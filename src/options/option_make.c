/* option_make.c - what the options of making exercises set, and how their arguments are read. */
#include "options/option_set.h"

#include <string.h>

/* ---- Numbers and ranges ---------------------------------------------------------------------- */

enum { CHILDREN_MAX = 1000, DECIMALS_MAX = 9 };

/* A range with an upper end. */
static bool closed_span(const char *what, const char *argument, int64_t least, int64_t most,
                        PlycutSpan *span, PlycutError *error)
{
    if (!plycut_span_parse(what, argument, least, most, span, error))
        return false;
    return span->high != PLYCUT_NO_LIMIT ||
           plycut_fail(error, PLYCUT_E_USAGE, "--%s: '%s' has no end; give one, such as %lld..%lld",
                       what, argument, (long long)span->low, (long long)span->low + 1);
}

static bool count_span(const char *what, const char *argument, PlycutSpan *span, PlycutError *error)
{
    return plycut_span_parse(what, argument, 0, PLYCUT_MAKE_LEAVES, span, error);
}

SETTER(branching)
{
    return closed_span("branching", argument, 1, CHILDREN_MAX, &options->make.branching, error);
}

SETTER(plies)
{
    return closed_span("plies", argument, 0, PLYCUT_PLY_MAX, &options->make.plies, error);
}

#define SETS_COUNT_SPAN(NAME)                                                                      \
    SETTER(NAME)                                                                                   \
    {                                                                                              \
        return count_span(#NAME, argument, &options->make.NAME, error);                            \
    }

SETS_COUNT_SPAN(shallow)
SETS_COUNT_SPAN(deep)
SETS_COUNT_SPAN(cutoffs)

SETTER(values)
{
    if (options->command != &commands[COMMAND_make])
        return plycut_values_parse(argument, &options->picture.values, error);
    const char *dots = strstr(argument, "..");
    PlycutMake *make = &options->make;
    if (dots != NULL &&
        plycut_number_parse(argument, (size_t)(dots - argument), false, &make->low) &&
        plycut_number_parse(dots + 2, strlen(dots + 2), false, &make->high) &&
        make->low <= make->high)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--values: expected LO..HI, such as 1..20 or -9..9, not '%s'", argument);
}

SETS_NUMBER(decimals, int, make.decimals, 0, DECIMALS_MAX)
SETS_NUMBER(seed, uint64_t, make.seed, 0, NUMBER_MAX)
SETS_NUMBER(tries, uint64_t, make.tries, 1, NUMBER_MAX)
SETS_NUMBER(versions, uint64_t, versions, 1, 100000)

/* "1..30"; the limit is what a class may need. */
enum { VERSIONS_MAX = 1000 };

SETTER(seeds)
{
    const uint64_t most = (uint64_t)1 << 53;
    const char *dots = strstr(argument, "..");
    if (dots != NULL &&
        plycut_integer_parse(argument, (size_t)(dots - argument), most, &options->first_seed) &&
        plycut_integer_parse(dots + 2, strlen(dots + 2), most, &options->last_seed) &&
        options->first_seed <= options->last_seed &&
        options->last_seed - options->first_seed < VERSIONS_MAX)
        return true;
    return plycut_fail(
        error, PLYCUT_E_USAGE,
        "--seeds: expected A..B, at most %d seeds from the lowest, such as 1..30, not "
        "'%s'",
        VERSIONS_MAX, argument);
}

SETTER(versions_of)
{
    options->first_seed = 1;
    return option_whole(OPTION_versions_of, argument, 1, VERSIONS_MAX, &options->last_seed, error);
}

/* ---- Leaves by algorithm --------------------------------------------------------------------- */

/* One of "alpha-beta=12" between commas. */
static bool add_leaves(PlycutMake *make, const char *word, PlycutError *error)
{
    char name[64] = "";
    size_t length = strcspn(word, "=");
    memcpy(name, word, length < sizeof name ? length : sizeof name - 1);
    if (word[length] != '=')
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--leaves: expected ALGORITHM=N, such as alpha-beta=12, not '%s'", word);
    const PlycutAlgorithm *algorithm = plycut_algorithm_find(name, error);
    if (algorithm == NULL)
        return false;
    for (size_t i = 0; i < make->leaves_count; i++)
        if (make->leaves[i].algorithm == algorithm)
            return plycut_fail(error, PLYCUT_E_USAGE, "--leaves: %s is named twice", name);
    if (make->leaves_count == PLYCUT_MAKE_ALGORITHMS)
        return plycut_fail(error, PLYCUT_E_USAGE, "--leaves: at most %d algorithms",
                           PLYCUT_MAKE_ALGORITHMS);
    make->leaves[make->leaves_count].algorithm = algorithm;
    return count_span("leaves", word + length + 1, &make->leaves[make->leaves_count++].span, error);
}

SETTER(leaves)
{
    char word[WORD_SIZE];
    while (option_word(&argument, word))
        if (!add_leaves(&options->make, word, error))
            return false;
    return true;
}

/* ---- Properties ------------------------------------------------------------------------------ */

SETS_FLAG(distinct, make.distinct)
SETS_FLAG(ties, make.ties)
SETS_FLAG(any_values, make.any_values)
SETS_FLAG(above_leaves, make.above_leaves)
SETS_FLAG(unique_best, make.unique_best)
SETS_FLAG(same_key, make.same_key)
SETS_FLAG(most_pruned, make.most_pruned)
SETS_TEXT(prune, make.prune)

SETS_FLAG(irregular, make.irregular)
SETS_FLAG(smallest_deep, make.smallest_deep)

SETTER(best_case)
{
    (void)argument, (void)error;
    options->make.arrangement = PLYCUT_ARRANGED_BEST;
    return true;
}

SETTER(worst_case)
{
    (void)argument, (void)error;
    options->make.arrangement = PLYCUT_ARRANGED_WORST;
    return true;
}

SETTER(fill)
{
    (void)error;
    options->fill = options->make.shape_name = argument;
    return true;
}

/* ---- Questions of when ----------------------------------------------------------------------- */

SETS_TEXT(leaf, when.leaf)
SETS_TEXT(pruned, when.node)

SETTER(visited)
{
    (void)error;
    options->when.node = argument;
    return options->when.visited = true;
}

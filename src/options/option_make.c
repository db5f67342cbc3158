/* option_make.c - what the options of making exercises set, and how their arguments are read. */
#include "options/option_set.h"

#include <string.h>

/* ---- Numbers and ranges ---------------------------------------------------------------------- */

enum { CHILDREN_MAX = 1000, DECIMALS_MAX = 9 };

/* A range that ends. */
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

bool set_branching(Options *options, const char *argument, PlycutError *error)
{
    options->make_grows = "branching";
    return closed_span("branching", argument, 1, CHILDREN_MAX, &options->make.branching, error);
}

bool set_plies(Options *options, const char *argument, PlycutError *error)
{
    options->make_grows = options->plies_given = "plies";
    return closed_span("plies", argument, 0, PLYCUT_PLY_MAX, &options->make.plies, error);
}

bool set_shallow(Options *options, const char *argument, PlycutError *error)
{
    return count_span("shallow", argument, &options->make.shallow, error);
}

bool set_deep(Options *options, const char *argument, PlycutError *error)
{
    return count_span("deep", argument, &options->make.deep, error);
}

bool set_cutoffs(Options *options, const char *argument, PlycutError *error)
{
    return count_span("cutoffs", argument, &options->make.cutoffs, error);
}

bool set_values(Options *options, const char *argument, PlycutError *error)
{
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

bool set_decimals(Options *options, const char *argument, PlycutError *error)
{
    uint64_t decimals;
    if (!option_whole("decimals", argument, 0, DECIMALS_MAX, &decimals, error))
        return false;
    options->make.decimals = (int)decimals;
    return true;
}

bool set_seed(Options *options, const char *argument, PlycutError *error)
{
    return option_whole("seed", argument, 0, (uint64_t)1 << 53, &options->make.seed, error);
}

bool set_tries(Options *options, const char *argument, PlycutError *error)
{
    return option_whole("tries", argument, 1, (uint64_t)1 << 53, &options->make.tries, error);
}

bool set_versions(Options *options, const char *argument, PlycutError *error)
{
    return option_whole("count", argument, 1, 100000, &options->versions, error);
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

bool set_leaves(Options *options, const char *argument, PlycutError *error)
{
    for (const char *word = argument; word != NULL;) {
        char one[128] = "";
        size_t length = strcspn(word, ",");
        memcpy(one, word, length < sizeof one ? length : sizeof one - 1);
        if (!add_leaves(&options->make, one, error))
            return false;
        word = word[length] == ',' ? word + length + 1 : NULL;
    }
    return true;
}

/* ---- Properties ------------------------------------------------------------------------------ */

bool set_irregular(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    options->make_grows = "irregular";
    return options->make.irregular = true;
}

bool set_distinct(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->make.distinct = true;
}

bool set_ties(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->make.ties = true;
}

bool set_above_leaves(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->make.above_leaves = true;
}

bool set_unique_best(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->make.unique_best = true;
}

bool set_same_key(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->make.same_key = true;
}

static bool set_arrangement(Options *options, PlycutArrangement arrangement, const char *name,
                            PlycutError *error)
{
    bool other = options->make.arrangement != PLYCUT_ARRANGED_ANYHOW &&
                 options->make.arrangement != arrangement;
    options->make.arrangement = arrangement;
    options->make_grows = name;
    return !other ||
           plycut_fail(error, PLYCUT_E_USAGE, "--best-case and --worst-case do not go together");
}

bool set_best_case(Options *options, const char *argument, PlycutError *error)
{
    (void)argument;
    return set_arrangement(options, PLYCUT_ARRANGED_BEST, "best-case", error);
}

bool set_worst_case(Options *options, const char *argument, PlycutError *error)
{
    (void)argument;
    return set_arrangement(options, PLYCUT_ARRANGED_WORST, "worst-case", error);
}

bool set_smallest_deep(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    options->make_grows = "smallest-deep";
    return options->make.smallest_deep = true;
}

bool set_fill(Options *options, const char *argument, PlycutError *error)
{
    (void)error;
    options->fill = options->make.shape_name = argument;
    return true;
}

bool set_prune(Options *options, const char *argument, PlycutError *error)
{
    (void)error;
    options->make.prune = argument;
    return true;
}

bool set_most_pruned(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->make.most_pruned = true;
}

/* ---- Questions ------------------------------------------------------------------------------- */

bool set_leaf(Options *options, const char *argument, PlycutError *error)
{
    (void)error;
    options->when.leaf = argument;
    return true;
}

static bool set_question(Options *options, const char *node, bool visited, PlycutError *error)
{
    bool other = options->when.node != NULL && options->when.visited != visited;
    options->when.node = node;
    options->when.visited = visited;
    return !other ||
           plycut_fail(error, PLYCUT_E_USAGE, "--pruned and --visited do not go together");
}

bool set_pruned(Options *options, const char *argument, PlycutError *error)
{
    return set_question(options, argument, false, error);
}

bool set_visited(Options *options, const char *argument, PlycutError *error)
{
    return set_question(options, argument, true, error);
}

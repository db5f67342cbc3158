/* possible.c - conditions that no tree can meet, refused with the reason before any search.
 *
 * The bounds hold for every tree within the ranges. Conditions that pass may still be impossible; then the
 * search is in vain. */
#include "make/make.h"

#include <math.h>

/* ---- Cutoffs --------------------------------------------------------------------------------- */

/* The conditions on cutoffs, checked against each other. */
static int64_t fewest_cutoffs(const PlycutMake *make)
{
    int64_t parts = make->shallow.low + make->deep.low;
    int64_t least = make->cutoffs.low > parts ? make->cutoffs.low : parts;
    return least == 0 && make->above_leaves ? 1 : least;
}

static bool spans_agree(const PlycutMake *make, PlycutError *error)
{
    int64_t parts = make->shallow.low + make->deep.low;
    if (parts > make->cutoffs.high)
        return NO(error, "%lld shallow and %lld deep cutoffs are more than %lld in all",
                  (long long)make->shallow.low, (long long)make->deep.low,
                  (long long)make->cutoffs.high);
    if (make->shallow.high != PLYCUT_NO_LIMIT && make->deep.high != PLYCUT_NO_LIMIT &&
        make->shallow.high + make->deep.high < make->cutoffs.low)
        return NO(error, "%lld cutoffs in all are more than %lld shallow and %lld deep ones",
                  (long long)make->cutoffs.low, (long long)make->shallow.high,
                  (long long)make->deep.high);
    bool no_cutoffs = make->cutoffs.high == 0 || (make->shallow.high == 0 && make->deep.high == 0);
    if (make->above_leaves && no_cutoffs)
        return NO(error, "--above-leaves needs a cutoff");
    return true;
}

static bool no_more_than(int64_t most, int64_t least, const char *kind, PlycutError *error)
{
    return least <= most ||
           NO(error, "alpha-beta makes at most %lld %scutoff%s in such a tree, not %lld",
              (long long)most, kind, most == 1 ? "" : "s", (long long)least);
}

static bool cutoffs_possible(const PlycutMake *make, PlycutError *error)
{
    int64_t plies = make->plies.high, least = fewest_cutoffs(make);
    if (least > 0 && make->branching.high < 2)
        return NO(error, "nodes with one child cannot cut off (-b %lld)",
                  (long long)make->branching.high);
    if (least > 0 && make->arrangement == PLYCUT_ARRANGED_WORST)
        return NO(error, "in worst-case order nothing is cut off");
    if (least > 0 && plies < 2)
        return NO(error, "cutoffs need 2 plies, not %lld", (long long)plies);
    if (make->above_leaves && plies < 3)
        return NO(error, "a cutoff above the leaves needs 3 plies, not %lld", (long long)plies);
    if (make->deep.low > 0 && plies < DEEP_PLIES)
        return NO(error, "deep cutoffs need %d plies, not %lld", DEEP_PLIES, (long long)plies);
    if (plies < DEEP_PLIES && make->shallow.high < least)
        return NO(error,
                  "with fewer than %d plies every cutoff is shallow: %lld are more than %lld",
                  DEEP_PLIES, (long long)least, (long long)make->shallow.high);
    return no_more_than(make_most_cutoffs(make, 1, 1), least, "", error) &&
           no_more_than(make_most_cutoffs(make, 1, 0), make->shallow.low, "shallow ", error) &&
           no_more_than(make_most_cutoffs(make, 0, 1), make->deep.low, "deep ", error);
}

/* In a uniform tree in its best order, each move at the root but the first is refuted by its first reply, at a bound of
 * the root. */
static bool best_order_possible(const PlycutMake *make, PlycutError *error)
{
    const int64_t least = make->branching.low - 1;
    if (make->arrangement != PLYCUT_ARRANGED_BEST || make->irregular || make->plies.low < 2)
        return true;
    return make->shallow.high >= least ||
           NO(error,
              "in the best order, every move at the root but the first has a shallow cutoff below "
              "it: at least %lld, not at most %lld",
              (long long)least, (long long)make->shallow.high);
}

/* ---- Leaves ---------------------------------------------------------------------------------- */

/* Branch-and-bound's best case: T(h) = T(h-1) + (b-1) T(h-2) (Knuth & Moore 1975). */
static double minimal_branch_and_bound(double branching, int64_t plies)
{
    double before = 1, leaves = plies == 0 ? 1 : branching;
    for (int64_t height = 2; height <= plies; height++) {
        double next = leaves + (branching - 1) * before;
        before = leaves;
        leaves = next;
    }
    return leaves;
}

/* The smallest and largest number of leaves that an algorithm visits in a uniform tree. For algorithms
 * outside the core only the largest is known. */
static void leaves_between(const PlycutMake *make, const PlycutAlgorithm *algorithm,
                           int64_t branching, int64_t plies, double *least, double *most)
{
    *least = 1;
    *most = pow((double)branching, (double)plies);
    const bool minimal = algorithm->core && algorithm->gives == PLYCUT_GIVES_WINDOW;
    if (minimal)
        *least = (double)plycut_minimal_leaves((uint64_t)branching, (int)(plies + 1) / 2,
                                               (int)plies / 2);
    else if (algorithm->core && algorithm->gives == PLYCUT_GIVES_BOUND)
        *least = minimal_branch_and_bound((double)branching, plies);
    else if (algorithm->core)
        *least = *most;
    if (make->arrangement == PLYCUT_ARRANGED_WORST)
        *least = *most;
    if (make->arrangement == PLYCUT_ARRANGED_BEST && minimal)
        *most = *least;
}

/* Can a tree within the ranges have a number of leaves within the span? */
static bool leaves_possible(const PlycutMake *make, size_t which, PlycutError *error)
{
    const PlycutAlgorithm *algorithm = make->leaves[which].algorithm;
    PlycutSpan span = make->leaves[which].span;
    double least = INFINITY, most = 0;
    for (int64_t b = make->branching.low; b <= make->branching.high; b++)
        for (int64_t d = make->plies.low; d <= make->plies.high; d++) {
            double low, high;
            leaves_between(make, algorithm, b, d, &low, &high);
            low = make->irregular ? 1 : low;
            if (low <= (double)span.high && high >= (double)span.low)
                return true;
            least = fmin(least, low);
            most = fmax(most, high);
        }
    return NO(error, "%s visits from %.0f to %.0f leaves of such a tree", algorithm->name, least,
              most);
}

/* Alpha-beta visits a subset of branch-and-bound's leaves, which visits a subset of minimax's: the more
 * bounds a child gets, the fewer leaves. For algorithms outside the core nothing is known. */
static bool visits_within(const PlycutAlgorithm *inner, const PlycutAlgorithm *outer)
{
    return inner->core && outer->core && outer->gives < inner->gives;
}

static bool leaves_agree(const PlycutMake *make, PlycutError *error)
{
    for (size_t i = 0; i < make->leaves_count; i++)
        for (size_t j = 0; j < make->leaves_count; j++) {
            const PlycutAlgorithm *inner = make->leaves[i].algorithm,
                                  *outer = make->leaves[j].algorithm;
            if (visits_within(inner, outer) && make->leaves[i].span.low > make->leaves[j].span.high)
                return NO(error,
                          "%s visits only leaves that %s visits, too: it cannot visit %lld if that "
                          "visits %lld",
                          inner->name, outer->name, (long long)make->leaves[i].span.low,
                          (long long)make->leaves[j].span.high);
        }
    return true;
}

/* ---- Values ---------------------------------------------------------------------------------- */

static bool values_possible(const PlycutMake *make, const Units *units, uint64_t fewest,
                            uint64_t most, PlycutError *error)
{
    uint64_t count = units_count(units);
    if (make->distinct && make->ties)
        return NO(error, "its leaves cannot be distinct and have ties");
    if (make->distinct && count < fewest)
        return NO(error,
                  "%llu leaves cannot be distinct with %llu values; widen --values or give "
                  "--decimals",
                  (unsigned long long)fewest, (unsigned long long)count);
    if (make->ties && most < 2)
        return NO(error, "one leaf has no ties");
    return true;
}

static bool best_possible(const PlycutMake *make, const Units *units, PlycutError *error)
{
    if (make->unique_best && make->levels.count > 0 && !plycut_decides(make->levels.player[0]))
        return NO(error, "nobody moves at a chance node: the root has no best move");
    if (make->unique_best && units_count(units) == 1 && make->branching.low > 1 &&
        (make->plies.low > 0 || make->smallest_deep))
        return NO(error, "if all leaves have the same value, no move is the single best");
    return true;
}

bool make_possible(const PlycutMake *make, const Units *units, PlycutError *error)
{
    double fewest = pow((double)make->branching.low, (double)make->plies.low);
    double most = pow((double)make->branching.high, (double)make->plies.high);
    uint64_t smallest = make_smallest_leaves((uint64_t)make->branching.low);
    if (!spans_agree(make, error) || !best_possible(make, units, error))
        return false;
    if (make->smallest_deep)
        return values_possible(make, units, smallest, smallest, error);
    if (most > PLYCUT_MAKE_LEAVES)
        return plycut_fail(error, PLYCUT_E_LIMIT,
                           "such a tree may have more than %d leaves; give fewer plies or a "
                           "smaller -b",
                           PLYCUT_MAKE_LEAVES);
    if (make->levels.count > 0) /* what follows is about MAX and MIN in turn */
        return values_possible(make, units, (uint64_t)fewest, (uint64_t)most, error);
    for (size_t i = 0; i < make->leaves_count; i++)
        if (!leaves_possible(make, i, error))
            return false;
    return leaves_agree(make, error) && cutoffs_possible(make, error) &&
           best_order_possible(make, error) &&
           values_possible(make, units, (uint64_t)fewest, (uint64_t)most, error);
}

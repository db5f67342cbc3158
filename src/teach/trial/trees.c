/* trees.c - the trees that a program is tried on: corner cases, then random trees that grow; those with decimals come last. */
#include "base/same.h"
#include "trial/trial.h"

#include <limits.h>
#include <math.h>
#include <string.h>

/* One leaf, one child, ties, negative values, unbalanced trees; AIMA's tree; shallow and deep cutoffs, with equality and
 * without; what fail-hard loses with a strict cut. */
static const char *const CORNERS[] = {
    "7",
    "[7]",
    "[[7]]",
    "[1,2]",
    "[2,1]",
    "[3,3]",
    "[[1,2],[3,4]]",
    "[[3,4],[1,2]]",
    "[[0,1],[0,1]]",
    "[[2,2],[2,2],[2,2]]",
    "[[-1,-2],[-3,-4]]",
    "[5,[1,9],[6,[2,8]]]",
    "[[[4]],3]",
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7],[5]],[[9,8],[6]]]",
    "[5,[[[3,9],8],7]]",
    "[5,[[[5,9],8],7]]",
    "[5,[[8,[1,9]],[2,6]]]",
    "[1,[[0],[3]]]",
    "[[[[1,8],[2,9]],[[3,7],[4,6]]],[[[5,5],[6,4]],[[7,3],[8,2]]]]",
    "[[[[8,2],[7,3]],[[6,4],[5,5]]],[[[4,6],[3,7]],[[2,9],[1,8]]]]",
    "[9,8,7,6,5,4,3,2,1]",
    "[[1,2,3,4,5,6,7,8,9],[0,1,2,3,4,5,6,7,8]]"};

static const char *const DECIMAL_CORNERS[] = {"[[0.5,2.99],[0.25,3.01]]"};

enum {
    CORNER_COUNT = sizeof CORNERS / sizeof *CORNERS,
    DECIMAL_CORNER_COUNT = sizeof DECIMAL_CORNERS / sizeof *DECIMAL_CORNERS
};

typedef struct Values {
    double low, high;
    int decimals;
} Values;

/* The values of random trees, in turn: few, so that there are ties; many; negative ones; ten. */
static const Values WHOLE_VALUES[] = {{0, 3, 0}, {1, 99, 0}, {-9, 9, 0}, {0, 9, 0}};
static const Values DECIMAL_VALUES = {-2, 2, 1};

enum { VALUE_KINDS = sizeof WHOLE_VALUES / sizeof *WHOLE_VALUES };

/* Give each level to who decides there, and keep values within the limits. The odds are powers of two, so that doubles are
 * exact: 1/2, 1/4, 1/4 in some order. */
static bool follow_task(const PlycutTrialTask *task, Draws *draws, Skeleton *shape,
                        PlycutError *error)
{
    const bool limited = plycut_is_limited(task->limits);
    shape->limits = task->limits;
    for (uint32_t i = 0; i < shape->tree.count; i++) {
        Node *n = &shape->tree.nodes[i];
        if (limited && n->child_count == 0)
            n->as.value = fmin(fmax(n->as.value, task->limits.low), task->limits.high);
        if (task->levels.count > 0)
            n->player = (uint8_t)plycut_level_player(&task->levels, n->ply);
        if (n->child_count == 0 || plycut_decides((PlycutPlayer)n->player))
            continue;
        const uint32_t first = (uint32_t)draw_below(draws, n->child_count), count = n->child_count;
        for (uint32_t k = 0; k < count; k++)
            if (!skeleton_set_probability(shape, n->first_child + (first + k) % count,
                                          ldexp(1, -(int)(k + 1 < count ? k + 1 : k)), error))
                return false;
    }
    return skeleton_finish(shape, error);
}

static bool tree_of_corner(const char *text, const PlycutTrialTask *task, Skeleton *shape,
                           PlycutError *error)
{
    PlycutGame game;
    if (!plycut_tree_read(text, strlen(text), NULL, &game, error))
        return false;
    plycut_game_set_root(&game, task->root);
    const bool made = tree_of_game(&game, shape, error);
    plycut_game_release(&game);
    return made;
}

/* The first of `count` random trees have two plies, the last up to five. */
static bool tree_by_chance(const PlycutTrialTask *task, const Values *values, size_t number,
                           size_t count, Draws *draws, Skeleton *shape, PlycutError *error)
{
    enum { PLIES_LEAST = 2, PLIES_MORE = 4, CHILDREN = 3 };
    Units units;
    PlycutMake make = plycut_make_defaults();
    const int64_t plies = PLIES_LEAST + (int64_t)(number * PLIES_MORE / count);
    make.irregular = true;
    make.branching = (PlycutSpan){1, CHILDREN};
    make.plies = (PlycutSpan){PLIES_LEAST - 1, plies};
    make.root = task->root;
    make.low = values->low;
    make.high = values->high;
    make.decimals = values->decimals;
    return units_of(&make, &units, error) && make_grow(&make, draws, shape, error) &&
           values_draw(shape, &make, &units, draws, error);
}

/* Corner cases, then random trees. */
static bool tree_of_whole(const PlycutTrialTask *task, size_t number, size_t count, Draws *draws,
                          Skeleton *shape, PlycutError *error)
{
    if (number < CORNER_COUNT)
        return tree_of_corner(CORNERS[number], task, shape, error);
    number -= CORNER_COUNT;
    return tree_by_chance(task, &WHOLE_VALUES[number % VALUE_KINDS], number, count - CORNER_COUNT,
                          draws, shape, error);
}

static bool tree_of_decimals(const PlycutTrialTask *task, size_t number, size_t count, Draws *draws,
                             Skeleton *shape, PlycutError *error)
{
    if (number < DECIMAL_CORNER_COUNT)
        return tree_of_corner(DECIMAL_CORNERS[number], task, shape, error);
    return tree_by_chance(task, &DECIMAL_VALUES, number - DECIMAL_CORNER_COUNT,
                          count - DECIMAL_CORNER_COUNT, draws, shape, error);
}

/* How many of this number of trees have decimals: a fifth of the random ones, and the corner cases. */
static size_t decimals_among(size_t trees)
{
    enum { ONE_OF = 5 };
    const size_t corners = CORNER_COUNT + DECIMAL_CORNER_COUNT;
    return trees < corners ? 0 : DECIMAL_CORNER_COUNT + (trees - corners) / ONE_OF;
}

bool trial_tree(const PlycutTrialTask *task, size_t number, Draws *draws, Skeleton *shape,
                PlycutError *error)
{
    const size_t decimals = decimals_among(task->trees), whole = task->trees - decimals;
    return (number < whole
                ? tree_of_whole(task, number, whole, draws, shape, error)
                : tree_of_decimals(task, number - whole, decimals, draws, shape, error)) &&
           follow_task(task, draws, shape, error);
}

/* ---- Whole numbers --------------------------------------------------------------------------- */

/* Is every value, times this, a whole number that an int can hold? Nothing may be rounded: equal values stay equal, others do
 * not become so. */
static bool is_whole_times(const Skeleton *shape, double factor)
{
    bool whole = true;
    for (uint32_t i = 0; i < shape->leaf_count; i++) {
        const double value = shape->tree.nodes[shape->leaves[i]].as.value,
                     times = round(value * factor);
        whole &= isinf(value) || (same_number(times / factor, value) && fabs(times) <= INT_MAX);
    }
    return whole;
}

static bool is_integer(double value)
{
    return same_number(floor(value), value);
}

bool tree_has_decimals(const Skeleton *shape)
{
    bool whole = true;
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        whole &= is_integer(shape->tree.nodes[shape->leaves[i]].as.value);
    return !whole;
}

/* Limits are known to the program, and hold: within them, values are rounded down. */
bool tree_in_whole_numbers(const Skeleton *from, Skeleton *to, bool *possible, PlycutError *error)
{
    enum { BASE = 10, FACTOR_MOST = 1000000 };
    const bool limited = plycut_is_limited(from->limits);
    double factor = 1;
    while (!limited && factor < FACTOR_MOST && !is_whole_times(from, factor))
        factor *= BASE;
    *possible = limited ? is_integer(from->limits.low) && is_integer(from->limits.high)
                        : is_whole_times(from, factor);
    if (!*possible)
        return true;
    if (!tree_copy(from, to, error))
        return false;
    for (uint32_t i = 0; i < to->leaf_count; i++) {
        double *value = &to->tree.nodes[to->leaves[i]].as.value;
        *value = limited ? floor(*value) : round(*value * factor);
    }
    return true;
}

/* Programs get numbers, which are finite. */
static bool leaves_are_numbers(const PlycutTrace *trace, PlycutError *error)
{
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].leaf && !isfinite(trace->nodes[i].value))
            return plycut_fail(
                error, PLYCUT_E_USAGE,
                "a program gets trees of finite values: give one to the leaf %s (%s)",
                trace->nodes[i].name, trace->nodes[i].path);
    return true;
}

bool tree_of_game(const PlycutGame *game, Skeleton *shape, PlycutError *error)
{
    PlycutTrace trace = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    options.max_nodes = PLYCUT_TRIAL_LEAVES;
    const bool made = plycut_trace_unsearched(game, &options, &trace, error) &&
                      leaves_are_numbers(&trace, error) && skeleton_of_trace(shape, &trace, error);
    plycut_trace_free(&trace);
    return made;
}

bool tree_text(const Skeleton *shape, bool file, PlycutText *text)
{
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_json_init(&json, &out);
    if (file) {
        plycut_tree_file_begin(&json, NULL, (PlycutPlayer)shape->tree.nodes[0].player);
        if (plycut_is_limited(shape->limits))
            plycut_json_key_window(&json, "limits", shape->limits.low, shape->limits.high);
        plycut_json_key(&json, "tree");
    }
    tree_write_json(&shape->tree, NULL, false, &json);
    if (file)
        plycut_json_close(&json);
    return plycut_out_flush(&out);
}

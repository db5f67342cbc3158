/* trees.c - the trees that a program is tried on: corner cases first, then random trees that grow. */
#include "trial/trial.h"

#include <math.h>
#include <string.h>

/* One leaf, one child, ties, negative values, decimals, unbalanced trees; AIMA's tree; shallow and deep cutoffs, with
 * equality and without; what fail-hard loses with a strict cut. */
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
    "[[0.5,2.99],[0.25,3.01]]",
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

enum { CORNER_COUNT = sizeof CORNERS / sizeof *CORNERS };

/* The values of random trees, in turn: few, so that there are ties; many; negative ones; decimals. */
static const struct {
    double low, high;
    int decimals;
} VALUES[] = {{0, 3, 0}, {1, 99, 0}, {-9, 9, 0}, {0, 9, 0}, {-2, 2, 1}};

enum { VALUE_KINDS = sizeof VALUES / sizeof *VALUES };

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

/* The first random trees have two plies, the last up to five. */
static bool tree_by_chance(const PlycutTrialTask *task, size_t number, size_t count, Draws *draws,
                           Skeleton *shape, PlycutError *error)
{
    enum { PLIES_LEAST = 2, PLIES_MORE = 4, CHILDREN = 3 };
    Units units;
    PlycutMake make = plycut_make_defaults();
    const int64_t plies = PLIES_LEAST + (int64_t)(number * PLIES_MORE / count);
    make.irregular = true;
    make.branching = (PlycutSpan){1, CHILDREN};
    make.plies = (PlycutSpan){PLIES_LEAST - 1, plies};
    make.root = task->root;
    make.low = VALUES[number % VALUE_KINDS].low;
    make.high = VALUES[number % VALUE_KINDS].high;
    make.decimals = VALUES[number % VALUE_KINDS].decimals;
    return units_of(&make, &units, error) && make_grow(&make, draws, shape, error) &&
           values_draw(shape, &make, &units, draws, error);
}

bool trial_tree(const PlycutTrialTask *task, size_t number, Draws *draws, Skeleton *shape,
                PlycutError *error)
{
    return (number < CORNER_COUNT
                ? tree_of_corner(CORNERS[number], task, shape, error)
                : tree_by_chance(task, number - CORNER_COUNT, task->trees - CORNER_COUNT, draws,
                                 shape, error)) &&
           follow_task(task, draws, shape, error);
}

bool tree_of_game(const PlycutGame *game, Skeleton *shape, PlycutError *error)
{
    PlycutTrace trace = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    options.max_nodes = PLYCUT_TRIAL_LEAVES;
    const bool made = plycut_trace_unsearched(game, &options, &trace, error) &&
                      skeleton_of_trace(shape, &trace, error);
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

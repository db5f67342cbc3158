/* trees.c - the trees that a program is tried on: corner cases, then random trees that grow; whole numbers first, decimals last. */
#include "trial/trial.h"

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
    "[[1,2,3,4,5,6,7,8,9],[0,1,2,3,4,5,6,7,8]]",
    "[[0.5,2.99],[0.25,3.01]]"};

enum { CORNER_COUNT = sizeof CORNERS / sizeof *CORNERS };

/* Random trees come in families, one after the other, and those of each family grow. What most programs are meant for comes first:
 * then a program that fails is shown failing there. */
typedef struct Family {
    double low, high;
    int decimals;
    bool distinct; /* no value twice, unless there are too few of them for the leaves */
    bool
        repeats; /* a subtree is there twice, so that a table that keeps values shows what it keeps */
    size_t share; /* of the random trees, in hundredths; the last family gets what is left */
} Family;

/* Large values are greater than what programs take for infinity; an int and a float still hold them exactly. */
static const Family FAMILIES[] = {
    {1, 99, .distinct = true, .share = 25}, {-9, 9, .share = 15}, {-500000, 500000, .share = 10},
    {0, 9, .repeats = true, .share = 10},   {0, 9, .share = 5},   {0, 3, .share = 15},
    {-2, 2, .decimals = 1, .share = 20},
};

enum { FAMILY_COUNT = sizeof FAMILIES / sizeof *FAMILIES };

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

/* ---- Random trees ---------------------------------------------------------------------------- */

/* Two nodes of one level, of which the first has children. False: there are none. */
static bool draw_pair(const Tree *tree, Draws *draws, uint32_t pair[2])
{
    uint64_t pairs = 0;
    for (uint32_t a = 1; a < tree->count; a++)
        for (uint32_t b = 1; b < tree->count && tree->nodes[a].child_count > 0; b++)
            if (a != b && tree->nodes[a].ply == tree->nodes[b].ply &&
                draw_below(draws, ++pairs) == 0) {
                pair[0] = a;
                pair[1] = b;
            }
    return pairs > 0;
}

/* Put a copy of one subtree in the place of another. */
static bool repeat_subtree(Skeleton *shape, Draws *draws, PlycutError *error)
{
    uint32_t pair[2] = {0, 0};
    Skeleton copy = {.leaves = NULL};
    if (shape->tree.count == 1 || !draw_pair(&shape->tree, draws, pair))
        return true;
    const bool repeated = tree_edit(shape, pair[1], pair[0], &copy, error);
    if (repeated) {
        skeleton_free(shape);
        *shape = copy;
    } else
        skeleton_free(&copy);
    return repeated;
}

/* Within these ranges of branching and plies. */
static bool tree_by_chance(const PlycutTrialTask *task, const Family *family, PlycutSpan branching,
                           PlycutSpan plies, Draws *draws, Skeleton *shape, PlycutError *error)
{
    Units units;
    PlycutMake make = plycut_make_defaults();
    make.irregular = true;
    make.branching = branching;
    make.plies = plies;
    make.root = task->root;
    make.low = family->low;
    make.high = family->high;
    make.decimals = family->decimals;
    if (!units_of(&make, &units, error) || !make_grow(&make, draws, shape, error))
        return false;
    make.distinct = family->distinct && shape->leaf_count <= units_count(&units);
    return values_draw(shape, &make, &units, draws, error) &&
           (!family->repeats || repeat_subtree(shape, draws, error));
}

/* The first of `count` trees of a family have two plies, the last up to five. */
static bool tree_of_family(const PlycutTrialTask *task, const Family *family, size_t number,
                           size_t count, Draws *draws, Skeleton *shape, PlycutError *error)
{
    enum { PLIES_LEAST = 2, PLIES_MORE = 4, CHILDREN = 3 };
    const int64_t plies = PLIES_LEAST + (int64_t)(number * PLIES_MORE / count);
    return tree_by_chance(task, family, (PlycutSpan){1, CHILDREN},
                          (PlycutSpan){PLIES_LEAST - 1, plies}, draws, shape, error);
}

/* The number of trees in a family, of which `left` are left of all random trees. */
static size_t family_size(size_t family, size_t trees, size_t left)
{
    const size_t size = trees * FAMILIES[family].share / 100;
    return family + 1 == FAMILY_COUNT || size > left ? left : size;
}

static bool tree_of_families(const PlycutTrialTask *task, size_t number, size_t trees, Draws *draws,
                             Skeleton *shape, PlycutError *error)
{
    size_t family = 0, left = trees, size = family_size(0, trees, trees);
    while (number >= size) {
        number -= size;
        left -= size;
        family++;
        size = family_size(family, trees, left);
    }
    return tree_of_family(task, &FAMILIES[family], number, size, draws, shape, error);
}

/* Like those that are asked for: any of them, so that the first and the last are alike. */
static bool tree_alike(const PlycutTrialTask *task, Draws *draws, Skeleton *shape,
                       PlycutError *error)
{
    const PlycutLike *like = &task->like;
    const Family family = {like->low, like->high, .decimals = like->decimals};
    return tree_by_chance(task, &family, like->branching, like->plies, draws, shape, error);
}

bool trial_tree(const PlycutTrialTask *task, size_t number, Draws *draws, Skeleton *shape,
                PlycutError *error)
{
    const bool made = task->like.branching.high > 0 ? tree_alike(task, draws, shape, error)
                      : number < CORNER_COUNT
                          ? tree_of_corner(CORNERS[number], task, shape, error)
                          : tree_of_families(task, number - CORNER_COUNT,
                                             task->trees - CORNER_COUNT, draws, shape, error);
    return made && follow_task(task, draws, shape, error);
}

/* ---- Games, and text ------------------------------------------------------------------------- */

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

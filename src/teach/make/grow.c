/* grow.c - shapes: uniform, irregular, and the smallest that can have a deep cutoff. */
#include "make/make.h"

/* The odds that a node of an irregular tree is a leaf, if it may be one. */
enum { LEAF_ODDS = 3 };

static uint32_t draw_span(Draws *draws, PlycutSpan span)
{
    return (uint32_t)draw_between(draws, span.low, span.high);
}

static uint32_t children_of(const PlycutMake *make, Draws *draws, int ply)
{
    if (ply >= make->plies.high)
        return 0;
    if (ply >= make->plies.low && draw_below(draws, LEAF_ODDS) == 0)
        return 0;
    return draw_span(draws, make->branching);
}

static bool grow_irregular(const PlycutMake *make, Draws *draws, Skeleton *shape,
                           PlycutError *error)
{
    for (uint32_t i = 0; i < shape->tree.count; i++)
        if (!skeleton_add_children(shape, i, children_of(make, draws, shape->tree.nodes[i].ply),
                                   error))
            return false;
    return true;
}

static bool grow_uniform(const PlycutMake *make, Draws *draws, Skeleton *shape, PlycutError *error)
{
    uint32_t branching = draw_span(draws, make->branching);
    int plies = (int)draw_span(draws, make->plies);
    for (uint32_t i = 0; i < shape->tree.count; i++)
        if (!skeleton_add_children(shape, i, shape->tree.nodes[i].ply < plies ? branching : 0,
                                   error))
            return false;
    return true;
}

/* ---- The smallest tree with a deep cutoff ---------------------------------------------------- */

/* Two nodes need two children: the bound's owner (one before the line, for its value) and the node that cuts off (one
 * that crosses the bound, one to be pruned). */
static uint32_t smallest_children(int64_t branching, int ply)
{
    bool end = ply == 0 || ply == DEEP_PLIES - 1;
    return end && branching < 2 ? 2 : (uint32_t)branching;
}

uint64_t make_smallest_leaves(uint64_t branching)
{
    uint64_t leaves = 1;
    for (int ply = 0; ply < DEEP_PLIES; ply++)
        leaves += smallest_children((int64_t)branching, ply) - 1;
    return leaves;
}

/* One line of inner nodes from the root; all other children are leaves. An inner node of k children adds k - 1
 * leaves, and a deep cutoff needs these four inner nodes, so no tree is smaller. */
static bool grow_smallest(const PlycutMake *make, Draws *draws, Skeleton *shape, PlycutError *error)
{
    uint32_t node = 0;
    for (int ply = 0; ply < DEEP_PLIES; ply++) {
        uint32_t children = smallest_children(make->branching.low, ply);
        uint32_t first = shape->tree.count,
                 earliest = ply == 0; /* the owner's first child gives it a value */
        if (!skeleton_add_children(shape, node, children, error))
            return false;
        node = first + earliest + (uint32_t)draw_below(draws, children - earliest);
    }
    return true;
}

bool make_grow(const PlycutMake *make, Draws *draws, Skeleton *shape, PlycutError *error)
{
    if (!skeleton_begin(shape, make->root, error))
        return false;
    bool grown = make->smallest_deep ? grow_smallest(make, draws, shape, error)
                 : make->irregular   ? grow_irregular(make, draws, shape, error)
                                     : grow_uniform(make, draws, shape, error);
    for (uint32_t i = 0; grown && make->levels.count > 0 && i < shape->tree.count; i++) {
        Node *n = &shape->tree.nodes[i];
        n->player = (uint8_t)plycut_level_player(&make->levels, n->ply);
    }
    shape->limits = make->limits;
    return grown && skeleton_finish(shape, error);
}

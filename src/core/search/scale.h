/* scale.h - what a chance node may still be worth, and its bounds on the scale of a child. */
#pragma once

#include "search/node.h"

/* What the node is worth at most, and at least, if the children before those left have this sum. */
static inline double chance_most(const Search *s, const Node *n, double sum)
{
    const double gained = n->chance.probes.gained.high;
    return plycut_add_product(gained == 0 ? sum : plycut_add_product(sum, 1, gained),
                              n->chance.rest, s->limits.high);
}

static inline double chance_least(const Search *s, const Node *n, double sum)
{
    const double gained = n->chance.probes.gained.low;
    return plycut_add_product(gained == 0 ? sum : plycut_add_product(sum, 1, gained),
                              n->chance.rest, s->limits.low);
}

/* What is proved of a chance node: of the children that have not returned, what their probes have proved, or the limits. */
static inline PlycutLimits proved_of_chance(const Search *s, const Node *n)
{
    const PlycutLimits *probed = &n->chance.probes.proved;
    return (PlycutLimits){
        plycut_add_product(probed->low == 0 ? n->low : plycut_add_product(n->low, 1, probed->low),
                           n->chance.unseen, s->limits.low),
        plycut_add_product(probed->high == 0 ? n->high
                                             : plycut_add_product(n->high, 1, probed->high),
                           n->chance.unseen, s->limits.high)};
}

/* A bound of n on the scale of a child that it is handed down to: only a chance node has another scale. */
static inline double handed_down(const Search *s, const Node *n, const Node *child, PlycutSide side,
                                 double bound)
{
    if (plycut_decides(n->state.player) || s->options.algorithm->breaks == PLYCUT_CHANCE_SCALE)
        return bound;
    const double others =
        side == PLYCUT_ALPHA ? chance_most(s, n, n->best) : chance_least(s, n, n->best);
    return judge_translated(bound, others, child->chance.probability);
}

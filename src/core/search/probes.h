/* probes.h - Star2's probes: each child of a chance node is asked for a bound before any of them is searched. */
#pragma once

#include "search/chance.h"

/* The children of a chance node are to be probed. */
static inline void begin_probes(Node *n)
{
    Probes *probes = &n->chance.probes;
    probes->left = n->left;
    probes->count = plycut_siblings_count(&n->left);
    probes->next = 0;
}

/* The next child to probe: a node of MAX or MIN with several children, so that the probe leaves something out. All others
 * count as the limits allow. */
static inline bool next_probe(Search *s, Node *n, Node *child)
{
    Probes *probes = &n->chance.probes;
    for (PlycutMove move; !s->stopped && plycut_siblings_take(&probes->left, &move);) {
        reach_child(s, n, move, child);
        n->chance.rest = plycut_add_product(1, -1, child->chance.probability);
        probes->bounds[probes->next++] = NAN;
        if (plycut_decides(child->state.player) && !is_leaf(s, child) &&
            plycut_moves_count(&child->left.moves) > 1)
            return true;
    }
    n->chance.rest = 1;
    probes->next = 0;
    return false;
}

/* What a probe returns is only an upper bound of a MIN node, a lower bound of a MAX node: it cannot reach the other bound
 * of the window. */
static inline void give_probe(const Search *s, const Node *n, Node *child)
{
    give_translated(s, n, child);
    PLYCUT_BY_DECIDER(child->state.player, forget_alpha(&child->window),
                      forget_beta(&child->window));
    remember_entry(child);
}

/* Until the child is searched, its bound counts instead of a limit: from now on (1), or no longer (-1). */
static inline void count_bound(const Search *s, Node *n, const Node *child, double bound, int sign)
{
    const PlycutPlayer player = child->state.player;
    double *gained =
        PLYCUT_BY_DECIDER(player, &n->chance.probes.gained.low, &n->chance.probes.gained.high);
    const double limit = PLYCUT_BY_DECIDER(player, s->limits.low, s->limits.high);
    *gained = plycut_add_product(*gained, sign * child->chance.probability,
                                 plycut_add_product(bound, -1, limit));
}

static inline void update_probe(Search *s, Node *n, const Node *child, double bound)
{
    n->chance.probes.bounds[n->chance.probes.next - 1] = bound;
    n->chance.rest = 1;
    count_bound(s, n, child, bound, 1);
    if (TRACED)
        emit_probe(s, n, child, bound);
}

/* The next child to search in full, whether it was probed or not. */
INLINE bool next_after_probes(Search *s, Node *n, Node *child)
{
    Probes *probes = &n->chance.probes;
    if (!next_child(s, n, child))
        return false;
    const double bound = probes->bounds[probes->next++];
    if (!isnan(bound)) {
        count_bound(s, n, child, bound, -1);
        child->search = 2;
    }
    if (!children_left(n))
        probes->gained = (PlycutLimits){0, 0};
    return true;
}

/* probes.h - Star2's probes: each child of a chance node is asked for a bound before any of them is searched. */
#pragma once

#include "search/chance.h"

/* The children of a chance node are to be probed. */
static inline void begin_probes(Node *n)
{
    n->probes = n->left;
    n->bound_count = plycut_siblings_count(&n->left);
    n->next = 0;
}

/* The next child to probe: a node of MAX or MIN with several children, so that the probe leaves something out. All others
 * count as the limits allow. */
static inline bool next_probe(Search *s, Node *n, Node *child)
{
    for (PlycutMove move; !s->stopped && plycut_siblings_take(&n->probes, &move);) {
        reach_child(s, n, move, child);
        n->rest = plycut_add_product(1, -1, child->probability);
        n->bounds[n->next++] = NAN;
        if (plycut_decides(child->state.player) && !is_leaf(s, child) &&
            plycut_moves_count(&child->left.moves) > 1)
            return true;
    }
    n->rest = 1;
    n->next = 0;
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
    double *gained = PLYCUT_BY_DECIDER(player, &n->gained.low, &n->gained.high);
    const double limit = PLYCUT_BY_DECIDER(player, s->limits.low, s->limits.high);
    *gained = plycut_add_product(*gained, sign * child->probability,
                                 plycut_add_product(bound, -1, limit));
}

static inline void update_probe(Search *s, Node *n, const Node *child, double bound)
{
    n->bounds[n->next - 1] = bound;
    n->rest = 1;
    count_bound(s, n, child, bound, 1);
    if (TRACED)
        emit_probe(s, n, child, bound);
}

/* The next child to search in full, whether it was probed or not. */
INLINE bool next_after_probes(Search *s, Node *n, Node *child)
{
    if (!next_child(s, n, child))
        return false;
    const double bound = n->bounds[n->next++];
    if (!isnan(bound)) {
        count_bound(s, n, child, bound, -1);
        child->search = 2;
    }
    if (!children_left(n))
        n->gained = (PlycutLimits){0, 0};
    return true;
}

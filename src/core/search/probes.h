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
        probes->found[probes->next++].bound = NAN;
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

/* A child that is not searched counts with this share of a value instead of the limit. */
static inline void count_instead(double *gained, double share, double value, double limit)
{
    *gained = plycut_add_product(*gained, share, plycut_add_product(value, -1, limit));
}

/* Until the child is searched, what its probe has found counts instead of the limits: from now on (1), or no longer (-1). */
static inline void count_probe(const Search *s, Node *n, const Node *child, const Probe *probe,
                               int sign)
{
    Probes *probes = &n->chance.probes;
    const double share = sign * child->chance.probability;
    PLYCUT_BY_DECIDER(child->state.player,
                      count_instead(&probes->gained.low, share, probe->bound, s->limits.low),
                      count_instead(&probes->gained.high, share, probe->bound, s->limits.high));
    count_instead(&probes->proved.low, share, probe->proved.low, s->limits.low);
    count_instead(&probes->proved.high, share, probe->proved.high, s->limits.high);
}

static inline void update_probe(Search *s, Node *n, const Node *child, double bound)
{
    Probe *probe = &n->chance.probes.found[n->chance.probes.next - 1];
    *probe = (Probe){bound, {child->low, child->high}};
    n->chance.rest = 1;
    count_probe(s, n, child, probe, 1);
    if (TRACED)
        emit_probe(s, n, child, bound);
}

/* The next child to search in full, whether it was probed or not. */
INLINE bool next_after_probes(Search *s, Node *n, Node *child)
{
    Probes *probes = &n->chance.probes;
    if (!next_child(s, n, child))
        return false;
    const Probe *probe = &probes->found[probes->next++];
    if (!isnan(probe->bound)) {
        count_probe(s, n, child, probe, -1);
        child->search = 2;
    }
    if (!children_left(n))
        probes->gained = probes->proved = (PlycutLimits){0, 0};
    return true;
}

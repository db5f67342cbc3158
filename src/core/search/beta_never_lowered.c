/* Mistake: a MIN node raises alpha to its best value, as a MAX node does, and the loop ends when alpha reaches beta. No node
 * lowers beta, so nothing is cut off unless the root's window has a beta. */
#include "search/verbs.h"

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give(s, n, &child);
        const double value = value_of(s, &child);
        PLYCUT_BY_DECIDER(n->state.player, update_max(s, n, &child, value),
                          update_min_by(s, n, &child, value, raise_alpha));
        if (judge_crosses(PLYCUT_MAX, s->strict,
                          PLYCUT_BY_DECIDER(n->state.player, n->best, n->window.alpha),
                          n->window.beta))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(beta_never_lowered)
{
    return value_of(s, root);
}

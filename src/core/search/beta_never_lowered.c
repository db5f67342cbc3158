/* Mistake: a MIN node raises alpha to its best value, as a MAX node does, and the loop ends when alpha reaches beta. No node
 * lowers beta, so nothing is cut off unless the root's window has a beta. */
#include "search/verbs.h"

/* At a MAX node that is its value, too; a MIN node compares bounds that are not its own. */
static bool alpha_reaches_beta(const Search *s, Node *n)
{
    if (plycut_player_is_max(n->state.player))
        return crosses_beta(s, n);
    if (is_window_empty(s, n))
        meet(n, PLYCUT_BETA);
    return n->met;
}

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
        if (alpha_reaches_beta(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(beta_never_lowered)
{
    return value_of(s, root);
}

/* Negamax: alpha-beta with one function for both players, whose values are those of the player to
 * move. Knuth & Moore 1975, procedure F2 as they write it; Eppstein's lecture of 1997. */
#include "search/verbs.h"

static double negamax(Search *s, Node *n);

/* What is good for one player is bad for the other: the sign changes with the player to move. */
INLINE double negated(Search *s, const Node *n, Node *child)
{
    double value = negamax(s, child);
    return child->state.player == n->state.player ? value : -value;
}

static double negamax(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return for_mover(n, leaf(s, n));
    if (is_known(s, n))
        return for_mover(n, known(s, n));
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give_window(n, &child);
        update(s, n, &child, negated(s, n, &child));
        if (crosses_bound(s, n))
            return for_mover(n, cutoff(s, n));
    }
    return for_mover(n, leave(s, n));
}

ENTRY(negamax)
{
    return for_mover(root, negamax(s, root));
}

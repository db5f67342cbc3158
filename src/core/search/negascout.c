/* NegaScout, also called principal variation search: assume that the first child is the best, test each
 * other one with a null window, and search it again if it turns out to be better.
 * Reinefeld 1983; Marsland & Campbell 1982.
 *
 * Reinefeld skips the re-search two plies above the leaves, where a value that passes the test is
 * exact; here it is skipped whenever nothing was pruned below the child. Both papers start a re-search
 * with the value that the test returned as its bound; here it gets the parent's whole window, so that
 * its line is proved even if the value turns out to be the same. */
#include "search/scouts.h"

static double max_value(Search *s, Node *n);
static double min_value(Search *s, Node *n);

INLINE double value_of(Search *s, Node *n)
{
    n->certain = true;
    if (is_leaf(s, n))
        return leaf(s, n);
    if (is_known(s, n))
        return known(s, n);
    double value = PLYCUT_BY_DECIDER(n->state.player, max_value(s, n), min_value(s, n));
    n->certain = is_certain(s, n);
    return value;
}

/* The value of the first child, or of another one by a test and, if necessary, a second search. */
INLINE double scouted_value(Search *s, Node *n, Node *child)
{
    give_scout(n, child);
    double value = value_of(s, child);
    if (must_search_again(s, n, child, value)) {
        give_window_again(n, child);
        value = value_of(s, child);
    }
    n->certain = n->certain && child->certain;
    return value;
}

static double max_value(Search *s, Node *n)
{
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        update_max(s, n, &child, scouted_value(s, n, &child));
        if (crosses_beta(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

static double min_value(Search *s, Node *n)
{
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        update_min(s, n, &child, scouted_value(s, n, &child));
        if (crosses_alpha(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(negascout)
{
    return value_of(s, root);
}

/* Alpha-beta: a child gets the bounds of the whole path. Knuth & Moore 1975, procedure F2; AIMA
 * fig. 5.7. With chance nodes: *-minimax, Star1. Ballard 1983. */
#include "search/chance.h"

static double max_value(Search *s, Node *n);
static double min_value(Search *s, Node *n);

INLINE double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    if (is_known(s, n))
        return known(s, n);
    return BY_MOVER(n, max_value(s, n), min_value(s, n), chance_value(s, n, value_of));
}

static double max_value(Search *s, Node *n)
{
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give_window(n, &child);
        update_max(s, n, &child, value_of(s, &child));
        if (crosses_beta(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

static double min_value(Search *s, Node *n)
{
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give_window(n, &child);
        update_min(s, n, &child, value_of(s, &child));
        if (crosses_alpha(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(alpha_beta)
{
    return value_of(s, root);
}

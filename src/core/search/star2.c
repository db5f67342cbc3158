/* Star2: alpha-beta, which at a chance node probes each child before it searches any of them. Ballard 1983.
 *
 * A probe searches only the first child of a child. Its value is an upper bound of a MIN node, a lower bound of a MAX
 * node; the bounds of all children may already cut off. If they do not, they narrow the windows of the search. */
#include "search/probes.h"

static double max_value(Search *s, Node *n);
static double min_value(Search *s, Node *n);
static double star2_value(Search *s, Node *n);

INLINE double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    return BY_MOVER(n, max_value(s, n), min_value(s, n), star2_value(s, n));
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

/* Like max_value or min_value, but of the first child only. */
static double probe_value(Search *s, Node *n)
{
    Node child;
    enter(s, n);
    if (next_child(s, n, &child)) {
        give_window(n, &child);
        update_either(s, n, &child, value_of(s, &child));
        if (crosses_bound(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

static double star2_value(Search *s, Node *n)
{
    enter(s, n);
    begin_probes(n);
    for (Node child; next_probe(s, n, &child);) {
        give_probe(s, n, &child);
        update_probe(s, n, &child, probe_value(s, &child));
        if (crosses_by_limits(s, n))
            return cutoff(s, n);
    }
    for (Node child; next_after_probes(s, n, &child);) {
        give_translated(s, n, &child);
        update_chance(s, n, &child, value_of(s, &child));
        if (crosses_by_limits(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(star2)
{
    return value_of(s, root);
}

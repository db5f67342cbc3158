/* Mistake: nodes of both players tighten the same bound, and none the other: a MIN node raises alpha, or a MAX node
 * lowers beta. It then cuts off by its own bound, and the value may be wrong. */
#include "search/verbs.h"

static void update_wrongly(Search *s, Node *n, const Node *child, double value)
{
    Tighten *tighten = *s->options.algorithm->tightens == PLYCUT_ALPHA ? raise_alpha : lower_beta;
    PLYCUT_BY_DECIDER(n->state.player, update_max_by(s, n, child, value, tighten),
                      update_min_by(s, n, child, value, tighten));
}

/* The value is compared with the bound before the update. */
static bool crossed(const Search *s, Node n, PlycutWindow before)
{
    n.window = before;
    return crosses_bound(s, &n);
}

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give(s, n, &child);
        const PlycutWindow before = n->window;
        update_wrongly(s, n, &child, value_of(s, &child));
        if (crossed(s, *n, before))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(one_bound)
{
    return value_of(s, root);
}

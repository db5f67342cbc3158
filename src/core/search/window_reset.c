/* Mistake: each child of the root gets the full window, whatever the root has found so far. The value is right, but
 * the search visits too many leaves. Four published programs do it. */
#include "search/verbs.h"

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        if (n->ply == 0)
            give_nothing(&child);
        else
            give(s, n, &child);
        update_either(s, n, &child, value_of(s, &child));
        if (crosses_bound(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(window_reset)
{
    return value_of(s, root);
}

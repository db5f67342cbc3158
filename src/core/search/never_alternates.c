/* Mistake: MAX and MIN do not alternate. Every child is taken for a node of its parent's player (taken.h), so that nothing is cut off
 * unless the root has a window, and the value may be wrong. */
#include "search/verbs.h"

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give(s, n, &child);
        update_either(s, n, &child, value_of(s, &child));
        if (crosses_bound(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(never_alternates)
{
    return value_of(s, root);
}

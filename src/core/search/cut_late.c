/* Mistake: after a child whose value crosses the bound, one more child is visited before the cutoff. The value is
 * right. */
#include "search/verbs.h"

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    bool crossed = false;
    for (Node child; next_child(s, n, &child);) {
        give(s, n, &child);
        update_either(s, n, &child, value_of(s, &child));
        if (crossed)
            return cutoff(s, n);
        crossed = crosses_bound(s, n);
    }
    return leave(s, n);
}

ENTRY(cut_late)
{
    return value_of(s, root);
}

/* Mistake: alpha and beta are compared only after a child that is a leaf, as in a recipe for nested lists that is copied
 * from one lab manual to the next. No node stops after an inner child: it goes on with an empty window, in which its next
 * leaf, or the first leaf of a node below, is the last. The value is right. */
#include "search/verbs.h"

/* The child's value moves the bound even past the other one. */
static void move_bound(Node *n, const Node *child, double value)
{
    const double best = n->best;
    n->best = value;
    PLYCUT_BY_DECIDER(n->state.player, raise_alpha(n, child), lower_beta(n, child));
    n->best = best;
}

/* A node that is cut off without a value that crosses the bound returns the bound that it was given. */
static double cut_off_at_leaf(Search *s, Node *n)
{
    if (!children_left(n) || crosses_bound(s, n))
        return cutoff(s, n);
    meet(n, plycut_stop_side(n->state.player));
    stop_at_bound(s, n);
    n->best = PLYCUT_BY_DECIDER(n->state.player, n->window.alpha, n->window.beta);
    return leave(s, n);
}

static double inner_value(Search *s, Node *n)
{
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give(s, n, &child);
        const bool inner = !is_leaf(s, &child);
        const double value = inner ? inner_value(s, &child) : leaf(s, &child);
        move_bound(n, &child, value);
        update_either(s, n, &child, value);
        if (!inner && is_window_empty(s, n))
            return cut_off_at_leaf(s, n);
    }
    return leave(s, n);
}

ENTRY(cut_after_leaf)
{
    return is_leaf(s, root) ? leaf(s, root) : inner_value(s, root);
}

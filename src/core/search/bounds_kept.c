/* Mistake: alpha and beta are variables outside the recursion, and are not restored when a node returns. Each node goes
 * on with the bounds that its children leave behind, and the value may be wrong. */
#include "search/verbs.h"

/* As far as n knows, such a bound is its own, from this child. */
static void keep_bounds(Node *n, const Node *child)
{
    if (child->window.alpha > n->window.alpha) {
        n->window.alpha = child->window.alpha;
        n->window.alpha_owner = owned_by(n, child);
    }
    if (child->window.beta < n->window.beta) {
        n->window.beta = child->window.beta;
        n->window.beta_owner = owned_by(n, child);
    }
}

/* A program whose loop ends when alpha reaches beta tightens its bound before it compares: once they have met, the nodes above
 * stop, too. */
static bool bounds_meet(const Search *s, Node *n, const Node *child)
{
    PLYCUT_BY_DECIDER(n->state.player, raise_alpha(n, child), lower_beta(n, child));
    return judge_crosses(PLYCUT_MAX, s->strict, n->window.alpha, n->window.beta);
}

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give(s, n, &child);
        const double value = value_of(s, &child);
        keep_bounds(n, &child);
        update_either(s, n, &child, value);
        if (s->options.algorithm->stops_when_met ? bounds_meet(s, n, &child) : crosses_bound(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(bounds_kept)
{
    return value_of(s, root);
}

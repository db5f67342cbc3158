/* Mistake: alpha and beta are variables outside the recursion, and are not restored when a node returns. Each node goes
 * on with the bounds that its children leave behind, and the value may be wrong. */
#include "search/left.h"
#include "search/verbs.h"

/* Such a bound is still that of the node that set it, although that has returned. */
static void keep_bounds(Search *s, Node *n, const Node *child)
{
    PlycutWindow *window = &n->window;
    if (child->window.alpha > window->alpha) {
        window->alpha = child->window.alpha;
        window->alpha_owner = child->window.alpha_owner;
        left_keep(s, n, child, PLYCUT_ALPHA, &window->alpha_owner);
    }
    if (child->window.beta < window->beta) {
        window->beta = child->window.beta;
        window->beta_owner = child->window.beta_owner;
        left_keep(s, n, child, PLYCUT_BETA, &window->beta_owner);
    }
}

/* A program whose loop ends when alpha reaches beta tightens its bound before it compares: once they have met, the nodes above
 * stop, too. */
static bool bounds_meet(const Search *s, Node *n, const Node *child)
{
    const PlycutSide side = plycut_stop_side(n->state.player);
    PLYCUT_BY_DECIDER(n->state.player, raise_alpha(n, child), lower_beta(n, child));
    if (!crosses_bound(s, n) && is_window_empty(s, n))
        meet(n, side);
    return n->met || crosses_bound(s, n);
}

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give(s, n, &child);
        const double value = value_of(s, &child);
        keep_bounds(s, n, &child);
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

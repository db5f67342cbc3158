/* Mistakes: the nodes of one player never stop: they do not compare their value with the bound, or nobody sets it; or their test is strict, and
 * that of the other player is not. The value is right. */
#include "search/verbs.h"

static bool is_careless(const Search *s, const Node *n)
{
    return n->state.player == *s->options.algorithm->careless;
}

/* A node without a test tightens its bound even past the other one, as a program does that knows nothing of it; so does one that compares the
 * bounds with each other. */
static void move_bound_on(const Search *s, Node *n, const Node *child, double value)
{
    const PlycutAlgorithm *mistake = s->options.algorithm;
    const double best = n->best;
    if (!mistake->stops_when_met && !(mistake->never_stops && is_careless(s, n)))
        return;
    n->best = plycut_better(n->state.player, best, value);
    PLYCUT_BY_DECIDER(n->state.player, raise_alpha(n, child), lower_beta(n, child));
    n->best = best;
}

static bool stops_here(const Search *s, Node *n)
{
    const PlycutAlgorithm *mistake = s->options.algorithm;
    const bool crosses = crosses_bound(s, n);
    if (mistake->never_stops && is_careless(s, n))
        return false;
    if (!mistake->stops_when_met || crosses)
        return crosses;
    if (is_window_empty(s, n))
        meet(n, plycut_stop_side(n->state.player));
    return n->met;
}

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give(s, n, &child);
        const double value = value_of(s, &child);
        if (plycut_has_two_rules(s->options.algorithm))
            s->strict = is_careless(s, n);
        move_bound_on(s, n, &child, value);
        update_either(s, n, &child, value);
        if (stops_here(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(one_player)
{
    return value_of(s, root);
}

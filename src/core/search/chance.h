/* chance.h - chance nodes: their value is the mean of their children's values, and their window is handed down on the scale
 * of each child (*-minimax, Star1; Ballard 1983). */
#pragma once

#include "search/verbs.h"

/* A chance node: the child gets the node's window on its own scale. Bounds keep their owners; a bound that says
 * nothing about the child has none. */
static inline void give_translated(const Search *s, const Node *n, Node *child)
{
    PlycutWindow *window = &child->window;
    *window = n->window;
    window->alpha = handed_down(s, n, child, PLYCUT_ALPHA, n->window.alpha);
    window->beta = handed_down(s, n, child, PLYCUT_BETA, n->window.beta);
    if (!(window->alpha > -INFINITY))
        forget_alpha(window);
    if (!(window->beta < INFINITY))
        forget_beta(window);
    remember_entry(child);
}

/* Chance: the value counts as much as its probability. */
static inline void update_chance(Search *s, Node *n, const Node *child, double value)
{
    n->best = plycut_add_product(n->best, child->chance.probability, value);
    if (TRACED) {
        proof_add(n, child);
        emit_update(s, n, child, value, false);
    }
}

/* The cut rule at a chance node: even if all children left have the best possible value, or the worst, it crosses a
 * bound. That is then what it returns. */
static inline bool crosses_by_limits(const Search *s, Node *n)
{
    const double most = chance_most(s, n, n->best), least = chance_least(s, n, n->best);
    const bool low = judge_crosses(PLYCUT_MIN, s->strict, most, n->window.alpha),
               high = judge_crosses(PLYCUT_MAX, s->strict, least, n->window.beta);
    n->chance.side = high ? PLYCUT_BETA : PLYCUT_ALPHA;
    n->best = high ? least : low ? most : n->best;
    return low || high;
}

/* The value of a chance node; value_of is the algorithm's. A search without windows has infinite bounds, which no value
 * crosses. */
static inline double chance_value(Search *s, Node *n, Algorithm *value_of)
{
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give_translated(s, n, &child);
        update_chance(s, n, &child, value_of(s, &child));
        if (crosses_by_limits(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

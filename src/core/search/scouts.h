/* scouts.h - NegaScout's tests: a child gets a null window, and is searched again if its value is inside the parent's. */
#pragma once

#include "search/verbs.h"

/* The first child gets the window unchanged, every other one a test: is it better for n's player
 * than n's bound? The window of a test, the null window, reaches from that bound to the next number, so
 * that no value is inside; a window that is already as narrow stays unchanged. */
static inline void give_scout(const Node *n, Node *child)
{
    const PlycutPlayer player = n->state.player;
    const double test = PLYCUT_BY_DECIDER(player, nextafter(n->window.alpha, INFINITY),
                                          nextafter(n->window.beta, -INFINITY));
    PlycutWindow *window = &child->window;
    *window = n->window;
    child->scouted = isfinite(n->best) && n->window.alpha < test && test < n->window.beta;
    if (child->scouted) {
        const PlycutBoundOwner scout = {.ply = (int16_t)n->ply, .kind = PLYCUT_OWNER_SCOUT};
        *PLYCUT_BY_DECIDER(player, &window->beta, &window->alpha) = test;
        *PLYCUT_BY_DECIDER(player, &window->beta_owner, &window->alpha_owner) = scout;
    }
    remember_entry(child);
}

/* Did n return its exact value, not only a bound? A clipped value does not show that. */
static inline bool is_certain(const Search *s, const Node *n)
{
    return n->certain && !s->hard && !children_left(n);
}

/* The child passed its test, but its exact value is unknown. */
static inline bool must_search_again(const Search *s, const Node *n, const Node *child,
                                     double value)
{
    return child->scouted && !child->certain && !s->stopped && value > n->window.alpha &&
           value < n->window.beta;
}

/* The re-search: this time the child gets the whole window. */
static inline void give_window_again(const Node *n, Node *child)
{
    give_window(n, child);
    child->scouted = false;
    child->search++;
}

/* windows.h - the window that a child gets, and how a node's children tighten its own. A bound that is handed down keeps its
 * owner; a node that tightens a bound owns it. */
#pragma once

#include "search/variant.h"

static const PlycutWindow NO_WINDOW = {.alpha = -INFINITY, .beta = INFINITY};

static inline void remember_entry(Node *child)
{
    child->alpha_in = child->window.alpha;
    child->beta_in = child->window.beta;
}

/* Minimax: the child gets no bound. A quiet search does not need a window at all. */
static inline void give_nothing(Node *child)
{
    if (TRACED) {
        child->window = NO_WINDOW;
        remember_entry(child);
    }
}

static inline void forget_alpha(PlycutWindow *window)
{
    window->alpha = -INFINITY;
    window->alpha_owner.kind = PLYCUT_OWNER_WINDOW;
}

static inline void forget_beta(PlycutWindow *window)
{
    window->beta = INFINITY;
    window->beta_owner.kind = PLYCUT_OWNER_WINDOW;
}

/* Branch-and-bound: the child gets its parent's best value so far, and nothing from above the parent. */
static inline void give_bound(const Node *n, Node *child)
{
    child->window = n->window;
    if (child->state.player != n->state.player)
        PLYCUT_BY_DECIDER(n->state.player, forget_beta(&child->window),
                          forget_alpha(&child->window));
    remember_entry(child);
}

/* Alpha-beta: the child gets the bounds of the whole path. */
static inline void give_window(const Node *n, Node *child)
{
    child->window = n->window;
    remember_entry(child);
}

/* What the algorithm gives that a search with a mistake gets wrong. */
static inline void give(const Search *s, const Node *n, Node *child)
{
    if (s->options.algorithm->gives == PLYCUT_GIVES_NOTHING)
        give_nothing(child);
    else if (s->options.algorithm->gives == PLYCUT_GIVES_BOUND)
        give_bound(n, child);
    else
        give_window(n, child);
}

/* ---- Tightening ------------------------------------------------------------------------------ */

/* A bound that this child gives n. */
static inline PlycutBoundOwner owned_by(const Node *n, const Node *child)
{
    return (PlycutBoundOwner){child->move, (int16_t)n->ply, PLYCUT_OWNER_NODE};
}

/* n has at least its best value, which this child gave it. */
INLINE void raise_alpha(Node *n, const Node *child)
{
    if (n->best > n->window.alpha) {
        n->window.alpha = n->best;
        n->window.alpha_owner = owned_by(n, child);
    }
}

/* n has at most its best value. */
INLINE void lower_beta(Node *n, const Node *child)
{
    if (n->best < n->window.beta) {
        n->window.beta = n->best;
        n->window.beta_owner = owned_by(n, child);
    }
}

/* Tighten a bound of n, which has a new best value. */
typedef void Tighten(Node *n, const Node *child);

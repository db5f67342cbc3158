/* cuts.h - when a node stops, and what kind of cutoff that is. Whether a cut prunes anything is up to the verb `cutoff`. */
#pragma once

#include "search/variant.h"

/* --limits-cut: no child can be better. */
static inline bool reaches_limit(const Search *s, const Node *n)
{
    return s->options.limits_cut && judge_at_limit(n->state.player, s->limits, n->best);
}

/* The cut rule. */
static inline bool crosses_beta(const Search *s, const Node *n)
{
    return judge_crosses(PLYCUT_MAX, SELDOM(s->strict), n->best, n->window.beta) ||
           (CHANCE && reaches_limit(s, n));
}

static inline bool crosses_alpha(const Search *s, const Node *n)
{
    return judge_crosses(PLYCUT_MIN, SELDOM(s->strict), n->best, n->window.alpha) ||
           (CHANCE && reaches_limit(s, n));
}

static inline bool crosses_bound(const Search *s, const Node *n)
{
    return PLYCUT_BY_DECIDER(n->state.player, crosses_beta(s, n), crosses_alpha(s, n));
}

/* Is the limit all that stops it? */
static inline bool stops_at_limit(const Search *s, const Node *n)
{
    return reaches_limit(s, n) &&
           !BY_MOVER(n, judge_crosses(PLYCUT_MAX, s->strict, n->best, n->window.beta),
                     judge_crosses(PLYCUT_MIN, s->strict, n->best, n->window.alpha), true);
}

/* The bound at which n stops. */
static inline PlycutSide stops_at(const Node *n)
{
    return TRACED && n->met ? n->met_at : BY_MOVER(n, PLYCUT_BETA, PLYCUT_ALPHA, n->chance.side);
}

/* The kind of the cutoff at n, which follows from the owner of the bound that its value crossed. */
static inline PlycutCutKind cutoff_kind(const Node *n)
{
    return judge_cut_kind(stops_at(n) == PLYCUT_BETA ? &n->window.beta_owner
                                                     : &n->window.alpha_owner,
                          CHANCE ? judge_runs_at(n->runs, n->state.player) : n->runs);
}

/* Have the bounds met? */
static inline bool is_window_empty(const Search *s, const Node *n)
{
    return judge_crosses(PLYCUT_MAX, s->strict, n->window.alpha, n->window.beta);
}

/* Mistakes only: the other bound has reached this one, and n stops, whatever its value. */
static inline void meet(Node *n, PlycutSide side)
{
    n->met = true;
    n->met_at = side;
}

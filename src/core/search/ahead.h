/* ahead.h - looking ahead: what quiet searches, which report no nodes, do to be fast. Traced searches
 * do none of this.
 *
 * Leaves at once: one ply above the horizon a game may evaluate a node's children without playing the moves
 * (PlycutFast.last_moves), and shortly before its end it may search what is left (end_moves). Such a node is
 * *foreseen*: the search evaluates it like a leaf, but counts it as if it had entered and left it.
 * One child at a time: since the first child often cuts off, the others are put aside, and are put in order only when
 * one of them is needed (order.c).
 *
 * Every value, line and count is that of the traced search. ahead.c says which of this a search may do. */
#pragma once

#include "search/cuts.h"

static inline void count_node(Search *s, const Node *n);
static inline double leave(Search *s, Node *n);
static inline bool children_left(const Node *n);

/* A value cuts off at n if and only if it is at least this good for the player of n. */
INLINE double enough(const Search *s, const Node *n)
{
    const PlycutPlayer player = n->state.player;
    const double bound = PLYCUT_BY_DECIDER(player, n->window.beta, n->window.alpha);
    if (!s->windowed)
        return PLYCUT_BY_DECIDER(player, INFINITY, -INFINITY);
    return SELDOM(s->strict) ? nextafter(bound, PLYCUT_BY_DECIDER(player, INFINITY, -INFINITY))
                             : bound;
}

/* Shortly before a limit is checked, nodes are counted one by one. */
static inline bool may_skip_checks(const Search *s)
{
    return s->check_at - s->nodes > 1 + FAST_LEAVES;
}

/* Like PlycutRules.moves; may evaluate children at once, or rank the moves. */
INLINE bool ask_ahead(const Search *s, Node *n)
{
    const AheadPlan *plan = &s->plan;
    if (n->ply + 1 == plan->unplayed && may_skip_checks(s))
        return plan->fast->last_moves(s->game, &n->state, enough(s, n), plan->best_first,
                                      &n->left.moves, &n->ahead.best);
    if (SELDOM(plan->ends_at_once && !n->leading && may_skip_checks(s)))
        return plan->fast->end_moves(s->game, &n->state, enough(s, n), plan->by, plan->then,
                                     &n->left.moves, &n->ahead.best);
    if (SELDOM(plan->ranks_moves))
        return plan->fast->ranked_moves(s->game, &n->state, &n->left.moves, &n->ahead.ranks,
                                        &n->ahead.ranked);
    return s->rules->moves(s->game, &n->state, &n->left.moves);
}

/* Nothing is known yet of n's children. */
static inline void ahead_begin(Node *n)
{
    n->ahead.best.looked = 0;
    n->ahead.aside = 0;
    n->ahead.ranked = false;
}

static inline bool is_foreseen(const Node *n)
{
    return n->ahead.best.looked > 0;
}

/* Are there moves to search one by one? Not if the node is foreseen. */
INLINE bool find_moves_ahead(const Search *s, Node *n)
{
    return ask_ahead(s, n) && !is_foreseen(n);
}

static inline void keep_whole_line(Search *s, const Node *n, const BestLeaf *best)
{
    PlycutMove *line = search_line(s, n->ply);
    line[0] = best->line[0];
    for (uint32_t i = 1; i < best->length; i++)
        line[i] = best->line[i];
    s->line_length[n->ply] = (int)best->length;
}

/* The result of entering n, searching its children and leaving it, all at once. */
static inline double foreseen(Search *s, Node *n)
{
    const BestLeaf *best = &n->ahead.best;
    count_node(s, n);
    s->nodes += best->nodes;
    s->leaves += best->looked;
    n->best = best->value;
    n->ends = s->ends;
    n->left.list = NULL;
    keep_whole_line(s, n, best);
    if (s->windowed && children_left(n)) {
        s->cutoffs[cutoff_kind(n)]++;
        n->certain = false;
    }
    if (SELDOM(s->hard))
        n->certain = false;
    return leave(s, n);
}

/* Are children put aside? */
static inline bool has_aside(const Node *n)
{
    return n->ahead.aside != 0;
}

/* The first of the children that were put aside. */
static inline bool take_aside(Search *s, Node *n, PlycutMove *move)
{
    if (n->ahead.aside == 0)
        return false;
    if (n->ahead.ranked)
        take_first_ranked(n, n->ahead.aside);
    else
        order_aside(s, n);
    return plycut_siblings_take(&n->left, move);
}

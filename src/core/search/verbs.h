/* verbs.h - the verbs that algorithms are written in: enter, leaf, update, cutoff, leave. Each is an event, or the reason for
 * one.
 *
 * An algorithm file is compiled twice: with TRACED 1 its verbs emit events, with TRACED 0 they leave no event code at all
 * (variant.h). All the subtle parts are written once, a chapter each: going through the children (children.h), the owner of a
 * bound, which is the node that last tightened it (windows.h), the cut rule and the kind of a cutoff (cuts.h); and, for the
 * algorithms that have them, chance nodes (chance.h), probes (probes.h) and scouts (scouts.h). Windows are from MAX's point of view. */
#pragma once

#include "search/children.h"
#include "search/cuts.h"
#include "search/proof.h"
#include "search/windows.h"

/* ---- Counting -------------------------------------------------------------------------------- */

static inline void count_node(Search *s, const Node *n)
{
    s->line_length[n->ply] = 0;
    if (SELDOM(++s->nodes >= s->check_at))
        search_check(s, n);
    if (SELDOM(s->watched))
        watch_node(s, n);
}

/* ---- Transpositions -------------------------------------------------------------------------- */

/* Does the transposition table have the node's value, or a bound that suffices for the window? */
static inline bool is_known(const Search *s, Node *n)
{
    return SELDOM(n->ply <= s->table_ply) && table_knows(s, n);
}

/* What n returns: its best value, under fail-hard clipped to the window that it was given. */
static inline double returned_value(const Search *s, const Node *n)
{
    return SELDOM(s->hard) ? judge_clipped(n->best, n->alpha_in, n->beta_in) : n->best;
}

/* Take the value from the table, clipped under fail-hard, as the search would have returned it. */
static inline double known(Search *s, Node *n)
{
    count_node(s, n);
    s->known += !s->stopped;
    s->ends += n->ends;
    n->certain = n->low >= n->high && !s->hard;
    double value = returned_value(s, n);
    if (TRACED)
        emit_known(s, n, value);
    return value;
}

/* ---- Leaves ---------------------------------------------------------------------------------- */

/* Evaluate. */
static inline double leaf(Search *s, Node *n)
{
    if (!TRACED && is_foreseen(n))
        return is_known(s, n) ? known(s, n) : foreseen(s, n);
    count_node(s, n);
    s->leaves += !s->stopped;
    if (SELDOM(s->watched))
        watch_leaf(s, n);
    double value = s->rules->value(s->game, &n->state);
    if (TRACED && SELDOM(s->game->unknown != NULL) && isnan(value)) {
        search_needs(s, &n->state);
        return n->low = n->high = 0; /* the search ends here, and its result is not used */
    }
    if (TRACED) {
        n->low = n->high = value;
        emit_leaf(s, n, value);
    }
    return value;
}

/* ---- Entering -------------------------------------------------------------------------------- */

static inline void enter(Search *s, Node *n)
{
    count_node(s, n);
    n->best = BY_MOVER(n, -INFINITY, INFINITY, 0);
    if (CHANCE) {
        n->chance.rest = 1;
        n->chance.probes.gained = (PlycutLimits){0, 0};
    }
    if (TRACED) {
        n->met = false;
        proof_begin(n);
    }
    n->left.list = NULL;
    n->ends = s->ends;
    if (SELDOM(s->ordered || n->leading))
        order_children(s, n);
    if (TRACED)
        emit_enter(s, n);
}

/* ---- The mover's view ------------------------------------------------------------------------ */

/* Negamax: turn a value for MAX into one for the player to move at n, or back. */
static inline double for_mover(const Node *n, double value)
{
    return PLYCUT_BY_DECIDER(n->state.player, value, -value);
}

/* ---- A child has returned ------------------------------------------------------------------- */

/* The child's best line, with the move to it in front, is now n's. */
static inline void keep_line(Search *s, const Node *n, const Node *child)
{
    PlycutMove *line = search_line(s, n->ply);
    const PlycutMove *below = search_line(s, child->ply);
    int length = s->line_length[child->ply];
    line[0] = child->move;
    for (int i = 0; i < length; i++)
        line[i + 1] = below[i];
    s->line_length[n->ply] = length + 1;
}

/* Is it the first child that returns? Then it is the best so far, even if it is infinite and as bad as can be. */
static inline bool is_first_value(const Search *s, const Node *n)
{
    return TRACED && s->line_length[n->ply] == 0;
}

/* MAX takes the greater value; returns the best so far. A bound that is crossed is not tightened. */
INLINE double update_max_by(Search *s, Node *n, const Node *child, double value, Tighten *tighten)
{
    bool improved = value > n->best || is_first_value(s, n);
    if (improved) {
        n->best = value;
        keep_line(s, n, child);
        if (s->windowed && !crosses_beta(s, n))
            tighten(n, child);
    }
    if (TRACED) {
        proof_add(n, child);
        emit_update(s, n, child, value, improved);
    }
    return n->best;
}

static inline double update_max(Search *s, Node *n, const Node *child, double value)
{
    return update_max_by(s, n, child, value, raise_alpha);
}

/* MIN takes the smaller value. */
INLINE double update_min_by(Search *s, Node *n, const Node *child, double value, Tighten *tighten)
{
    bool improved = value < n->best || is_first_value(s, n);
    if (improved) {
        n->best = value;
        keep_line(s, n, child);
        if (s->windowed && !crosses_alpha(s, n))
            tighten(n, child);
    }
    if (TRACED) {
        proof_add(n, child);
        emit_update(s, n, child, value, improved);
    }
    return n->best;
}

static inline double update_min(Search *s, Node *n, const Node *child, double value)
{
    return update_min_by(s, n, child, value, lower_beta);
}

/* The player to move takes the better value. */
static inline void update_either(Search *s, Node *n, const Node *child, double value)
{
    PLYCUT_BY_DECIDER(n->state.player, update_max(s, n, child, value),
                      update_min(s, n, child, value));
}

/* Negamax: the value is one for the player to move. */
static inline void update(Search *s, Node *n, const Node *child, double value)
{
    update_either(s, n, child, for_mover(n, value));
}

/* ---- Returning ------------------------------------------------------------------------------ */

static inline double leave(Search *s, Node *n)
{
    double value = returned_value(s, n);
    if (SELDOM(n->left.list != NULL))
        s->list_used = n->list_base;
    if (SELDOM(s->options.learned & PLYCUT_LEARNED_HISTORY))
        learn_history(s, n);
    if (SELDOM(n->ply <= s->table_ply))
        table_keep(s, n, value);
    if (TRACED) {
        if (children_left(n))
            prove_left(s, n);
        emit_exit(s, n, value);
    }
    return value;
}

/* Prune the children that are left. */
static inline void prune_left(Search *s, const Node *n)
{
    PlycutCutKind kind = CHANCE && stops_at_limit(s, n) ? PLYCUT_LIMIT : cutoff_kind(n);
    s->cutoffs[kind]++;
    if (TRACED)
        emit_cutoff(s, n, kind);
}

/* n's value crossed a bound: stop here. If no child is left, nothing is pruned, and this is not a cutoff;
 * if the search was stopped, the child returned no valid value. */
static inline void stop_at_bound(Search *s, Node *n)
{
    if (SELDOM(s->options.learned & PLYCUT_LEARNED_KILLER))
        learn_killer(s, n);
    if (children_left(n) && !s->stopped)
        prune_left(s, n);
}

/* Stop, and return the best value. */
static inline double cutoff(Search *s, Node *n)
{
    stop_at_bound(s, n);
    return leave(s, n);
}

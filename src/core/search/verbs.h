/* verbs.h - the verbs that algorithms are written in. Each is an event, or the reason for one.
 *
 * An algorithm file is compiled twice: with TRACED 1 its verbs emit events, with TRACED 0 they leave no
 * event code at all. All the subtle parts are here, once: the owner of a bound (the node that last
 * tightened it), windows from MAX's point of view, the cut rule, the proved interval, the learned moves. */
#pragma once

#include "search/table.h"

/* INLINE: done at every leaf; most nodes are leaves, and should cost no call. SELDOM: not done by most
 * searches, and kept out of their way. */
#if defined(__GNUC__)
#define INLINE            static inline __attribute__((always_inline))
#define SELDOM(condition) __builtin_expect((condition), 0)
#else
#define INLINE            static inline
#define SELDOM(condition) (condition)
#endif

/* CHANCE: the file is compiled for trees with chance nodes or limits, always traced. */
#ifndef CHANCE
#define CHANCE 0
#endif

/* By who is to move at n; only a search with chance nodes asks for them. */
#define BY_MOVER(n, max, min, chance)                                                              \
    (plycut_player_is_max((n)->state.player)        ? (max)                                        \
     : !CHANCE || plycut_decides((n)->state.player) ? (min)                                        \
                                                    : (chance))

#if CHANCE
#define ENTRY(algorithm)                                                                           \
    double algorithm##_chance(Search *s, Node *root);                                              \
    double algorithm##_chance(Search *s, Node *root)
#elif TRACED
#define ENTRY(algorithm)                                                                           \
    double algorithm##_traced(Search *s, Node *root);                                              \
    double algorithm##_traced(Search *s, Node *root)
#else
#define ENTRY(algorithm)                                                                           \
    double algorithm##_quiet(Search *s, Node *root);                                               \
    double algorithm##_quiet(Search *s, Node *root)
#endif

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

#include "search/ahead.h"

/* ---- Leaves ---------------------------------------------------------------------------------- */

static inline const PlycutState *parent_state(const Node *n)
{
    return n->parent == NULL ? NULL : &n->parent->state;
}

/* Are there moves to search? */
INLINE bool find_moves(const Search *s, Node *n)
{
    return TRACED ? s->rules->moves(s->game, &n->state, &n->left.moves) : find_moves_ahead(s, n);
}

/* Is the node evaluated: at the horizon, or terminal? Finds the moves of any other node. (A quiet search may also
 * evaluate a node together with the children that it would visit.) */
INLINE bool is_leaf(const Search *s, Node *n)
{
    if (!TRACED)
        ahead_begin(n);
    return ends_at_horizon(s, parent_state(n), &n->state) || !find_moves(s, n);
}

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
    if (TRACED) {
        n->low = n->high = value;
        emit_leaf(s, n, value);
    }
    return value;
}

/* ---- Children left --------------------------------------------------------------------------- */

static inline bool children_left(const Node *n)
{
    return (SELDOM(n->left.list != NULL) ? n->left.count > 0 : plycut_moves_left(&n->left.moves)) ||
           (!TRACED && has_aside(n));
}

/* ---- Entering, and going through the children ----------------------------------------------- */

static inline void enter(Search *s, Node *n)
{
    count_node(s, n);
    n->best = BY_MOVER(n, -INFINITY, INFINITY, 0);
    if (CHANCE) {
        n->rest = 1;
        n->gained = (PlycutLimits){0, 0};
    }
    if (TRACED)
        n->low = n->high = n->best;
    n->left.list = NULL;
    n->ends = s->ends;
    if (SELDOM(s->ordered || n->leading))
        order_children(s, n);
    if (TRACED)
        emit_enter(s, n);
}

/* What only a search with chance nodes knows about a child: its player as taken, its probability, and the runs above it. */
static inline void draw_child(const Search *s, const Node *n, Node *child)
{
    child->state.player = taken_player(s->options.algorithm, child->state.player);
    child->probability =
        plycut_decides(n->state.player)
            ? 1
            : taken_probability(s->game, s->options.algorithm, &n->state, child->move);
    child->bounds = n->bound_count > 0 ? n->bounds + n->bound_count : n->bounds;
    child->bound_count = 0;
    child->decider = n->decider;
    child->runs = judge_runs_by_chance(n->runs, &child->decider, child->ply, child->state.player);
}

/* The child that a move leads to; its window is not set yet. */
INLINE void reach_child(Search *s, Node *n, PlycutMove move, Node *child)
{
    child->parent = n;
    child->move = move;
    child->ply = n->ply + 1;
    s->rules->play(s->game, &n->state, move, &child->state);
    if (CHANCE)
        draw_child(s, n, child);
    else
        child->runs = judge_runs(n->runs, child->ply, child->state.player == n->state.player);
    child->leading = n->leading && n->ply < s->lead_length && move == s->lead[n->ply];
    if (SELDOM(s->options.order >= PLYCUT_ORDER_SHUFFLE))
        child->key = path_key(n->key, move);
    if (TRACED) {
        child->tried = PLYCUT_TRIED_IN_ORDER;
        child->search = 1;
        emit_path(s, child);
    }
}

/* A child of a chance node is searched: its probability no longer belongs to the children left. */
static inline void take_share(Node *n, const Node *child, bool last)
{
    if (!plycut_decides(n->state.player))
        n->rest = last ? 0 : plycut_add_product(n->rest, -1, child->probability);
}

/* The next child to search. */
INLINE bool next_child(Search *s, Node *n, Node *child)
{
    PlycutMove move;
    if (s->stopped ||
        !(plycut_siblings_take(&n->left, &move) || (!TRACED && take_aside(s, n, &move))))
        return false;
    reach_child(s, n, move, child);
    if (CHANCE)
        take_share(n, child, !children_left(n));
    if (TRACED && n->left.list != NULL)
        child->tried = (PlycutTried)s->tried[n->left.list - 1 - s->list];
    return true;
}

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

/* A chance node: the child gets the node's window on its own scale. Bounds keep their owners; a bound that says
 * nothing about the child has none. */
static inline void give_translated(const Search *s, const Node *n, Node *child)
{
    PlycutWindow *window = &child->window;
    *window = n->window;
    window->alpha = handed_down(s, n, child, PLYCUT_ALPHA, n->window.alpha);
    window->beta = handed_down(s, n, child, PLYCUT_BETA, n->window.beta);
    if (isinf(window->alpha))
        forget_alpha(window);
    if (isinf(window->beta))
        forget_beta(window);
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

/* ---- Probes --------------------------------------------------------------------------------- */

/* Star2: the children of a chance node are to be probed, before they are searched. */
static inline void begin_probes(Node *n)
{
    n->probes = n->left;
    n->bound_count = plycut_siblings_count(&n->left);
    n->next = 0;
}

/* The next child to probe: a node of MAX or MIN with several children, so that the probe leaves something out. All others
 * count as the limits allow. */
static inline bool next_probe(Search *s, Node *n, Node *child)
{
    for (PlycutMove move; !s->stopped && plycut_siblings_take(&n->probes, &move);) {
        reach_child(s, n, move, child);
        n->rest = plycut_add_product(1, -1, child->probability);
        n->bounds[n->next++] = NAN;
        if (plycut_decides(child->state.player) && !is_leaf(s, child) &&
            plycut_moves_count(&child->left.moves) > 1)
            return true;
    }
    n->rest = 1;
    n->next = 0;
    return false;
}

/* What a probe returns is only an upper bound of a MIN node, a lower bound of a MAX node: it cannot reach the other bound
 * of the window. */
static inline void give_probe(const Search *s, const Node *n, Node *child)
{
    give_translated(s, n, child);
    PLYCUT_BY_DECIDER(child->state.player, forget_alpha(&child->window),
                      forget_beta(&child->window));
    remember_entry(child);
}

/* Until the child is searched, its bound counts instead of a limit: from now on (1), or no longer (-1). */
static inline void count_bound(const Search *s, Node *n, const Node *child, double bound, int sign)
{
    const PlycutPlayer player = child->state.player;
    double *gained = PLYCUT_BY_DECIDER(player, &n->gained.low, &n->gained.high);
    const double limit = PLYCUT_BY_DECIDER(player, s->limits.low, s->limits.high);
    *gained = plycut_add_product(*gained, sign * child->probability,
                                 plycut_add_product(bound, -1, limit));
}

static inline void update_probe(Search *s, Node *n, const Node *child, double bound)
{
    n->bounds[n->next - 1] = bound;
    n->rest = 1;
    count_bound(s, n, child, bound, 1);
    if (TRACED)
        emit_probe(s, n, child, bound);
}

/* The next child to search in full, whether it was probed or not. */
INLINE bool next_after_probes(Search *s, Node *n, Node *child)
{
    if (!next_child(s, n, child))
        return false;
    const double bound = n->bounds[n->next++];
    if (!isnan(bound)) {
        count_bound(s, n, child, bound, -1);
        child->search = 2;
    }
    if (!children_left(n))
        n->gained = (PlycutLimits){0, 0};
    return true;
}

/* ---- Scouts --------------------------------------------------------------------------------- */

/* NegaScout: the first child gets the window unchanged, every other one a test: is it better for n's player
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

/* ---- The mover's view ------------------------------------------------------------------------ */

/* Negamax: turn a value for MAX into one for the player to move at n, or back. */
static inline double for_mover(const Node *n, double value)
{
    return PLYCUT_BY_DECIDER(n->state.player, value, -value);
}

/* ---- A child has returned ------------------------------------------------------------------- */

/* --limits-cut: no child can be better. */
static inline bool reaches_limit(const Search *s, const Node *n)
{
    return s->options.limits_cut && judge_at_limit(n->state.player, s->limits, n->best);
}

/* The cut rule. Whether a cut prunes anything is up to the verb `cutoff`. */
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

/* MAX takes the greater value; returns the best so far. A bound that is crossed is not tightened. */
INLINE double update_max_by(Search *s, Node *n, const Node *child, double value, Tighten *tighten)
{
    bool improved = value > n->best;
    if (improved) {
        n->best = value;
        keep_line(s, n, child);
        if (s->windowed && !crosses_beta(s, n))
            tighten(n, child);
    }
    if (TRACED) {
        n->low = fmax(n->low, child->low);
        n->high = fmax(n->high, child->high);
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
    bool improved = value < n->best;
    if (improved) {
        n->best = value;
        keep_line(s, n, child);
        if (s->windowed && !crosses_alpha(s, n))
            tighten(n, child);
    }
    if (TRACED) {
        n->low = fmin(n->low, child->low);
        n->high = fmin(n->high, child->high);
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

/* Chance: the value counts as much as its probability. */
static inline void update_chance(Search *s, Node *n, const Node *child, double value)
{
    n->best = plycut_add_product(n->best, child->probability, value);
    if (TRACED) {
        n->low = plycut_add_product(n->low, child->probability, child->low);
        n->high = plycut_add_product(n->high, child->probability, child->high);
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
    n->side = high ? PLYCUT_BETA : PLYCUT_ALPHA;
    n->best = high ? least : low ? most : n->best;
    return low || high;
}

static inline bool crosses_bound(const Search *s, const Node *n)
{
    return PLYCUT_BY_DECIDER(n->state.player, crosses_beta(s, n), crosses_alpha(s, n));
}

/* ---- Returning ------------------------------------------------------------------------------ */

/* Children that were never visited may have any value between the limits. */
static inline void prove_left(const Search *s, Node *n)
{
    if (!plycut_decides(n->state.player)) {
        n->low = chance_least(s, n, n->low);
        n->high = chance_most(s, n, n->high);
    } else {
        *PLYCUT_BY_DECIDER(n->state.player, &n->high, &n->low) =
            PLYCUT_BY_DECIDER(n->state.player, s->limits.high, s->limits.low);
    }
}

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

/* The kind of the cutoff at n, which follows from the owner of the bound that its value crossed. */
static inline PlycutCutKind cutoff_kind(const Node *n)
{
    const PlycutBoundOwner *beta = &n->window.beta_owner, *alpha = &n->window.alpha_owner;
    return judge_cut_kind(BY_MOVER(n, beta, alpha, n->side == PLYCUT_BETA ? beta : alpha),
                          CHANCE ? judge_runs_at(n->runs, n->state.player) : n->runs);
}

/* Is the limit all that stops it? */
static inline bool stops_at_limit(const Search *s, const Node *n)
{
    return reaches_limit(s, n) &&
           !BY_MOVER(n, judge_crosses(PLYCUT_MAX, s->strict, n->best, n->window.beta),
                     judge_crosses(PLYCUT_MIN, s->strict, n->best, n->window.alpha), true);
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
static inline double cutoff(Search *s, Node *n)
{
    if (SELDOM(s->options.learned & PLYCUT_LEARNED_KILLER))
        learn_killer(s, n);
    if (children_left(n) && !s->stopped)
        prune_left(s, n);
    return leave(s, n);
}

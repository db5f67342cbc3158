/* verbs.h - the verbs that algorithms are written in. Each is an event, or the reason for one.
 *
 * An algorithm file is compiled twice: with TRACED 1 its verbs emit events, with TRACED 0 they leave no
 * event code at all. All the subtle parts are here, once: the owner of a bound (the node that last
 * tightened it), windows from MAX's point of view, the cut rule, the proved interval, the learned moves. */
#ifndef PLYCUT_SEARCH_VERBS_H
#define PLYCUT_SEARCH_VERBS_H

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

#if TRACED
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

/* Take the value from the table, clipped under fail-hard, as the search would have returned it. */
static inline double known(Search *s, Node *n)
{
    count_node(s, n);
    s->known += !s->stopped;
    s->ends += n->ends;
    double value = SELDOM(s->hard) ? fmin(fmax(n->best, n->alpha_in), n->beta_in) : n->best;
    if (TRACED)
        emit_known(s, n, value);
    return value;
}

/* ---- Leaves ---------------------------------------------------------------------------------- */

static inline const PlycutState *parent_state(const Node *n)
{
    return n->parent == NULL ? NULL : &n->parent->state;
}

/* A value cuts off at n exactly if it is at least this good for the player of n. */
static inline double enough(const Search *s, const Node *n)
{
    const double beyond = n->state.player == PLYCUT_MAX ? INFINITY : -INFINITY;
    const double bound = n->state.player == PLYCUT_MAX ? n->window.beta : n->window.alpha;
    if (!s->windowed)
        return beyond;
    return SELDOM(s->strict) ? nextafter(bound, beyond) : bound;
}

/* The children of n are leaves and were evaluated at once. Except for the best one, they change only the
 * counts. */
static inline bool is_foreseen(const Node *n)
{
    return !TRACED && n->best_leaf.looked > 0;
}

/* Shortly before a limit is checked, nodes are counted one by one. */
static inline bool may_skip_checks(const Search *s)
{
    return s->check_at - s->nodes > 1 + PLYCUT_LAST_MOST;
}

/* May they be evaluated at once? */
static inline bool may_look_ahead(const Search *s, const Node *n)
{
    return !TRACED && n->ply + 1 == s->unplayed && may_skip_checks(s);
}

/* May the last plies of the game be searched at once? */
static inline bool may_end_ahead(const Search *s, const Node *n)
{
    return !TRACED && s->ends_ahead && !n->leading && may_skip_checks(s);
}

INLINE bool find_moves(const Search *s, Node *n)
{
    if (may_look_ahead(s, n))
        return s->rules->last_moves(s->game, &n->state, enough(s, n), s->best_first, &n->left.moves,
                                    &n->best_leaf);
    if (SELDOM(may_end_ahead(s, n)))
        return s->rules->end_moves(s->game, &n->state, enough(s, n), s->sort_by, s->sort_then,
                                   &n->left.moves, &n->best_leaf);
    if (SELDOM(!TRACED && s->ranks_ahead))
        return s->rules->ranked_moves(s->game, &n->state, &n->left.moves, &n->ranks, &n->ranked);
    return s->rules->moves(s->game, &n->state, &n->left.moves);
}

/* Is the node evaluated: at the horizon, terminal, or together with all the children that a search would
 * visit? Finds the moves of any other node. */
INLINE bool is_leaf(const Search *s, Node *n)
{
    n->best_leaf.looked = 0;
    n->rest = 0;
    n->ranked = false;
    return ends_at_horizon(s, parent_state(n), &n->state) || !find_moves(s, n) || is_foreseen(n);
}

static inline double foreseen(Search *s, Node *n);

/* Evaluate. */
static inline double leaf(Search *s, Node *n)
{
    if (is_foreseen(n))
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
           n->rest != 0;
}

/* ---- Entering, and going through the children ----------------------------------------------- */

static inline void enter(Search *s, Node *n)
{
    count_node(s, n);
    n->best = n->state.player == PLYCUT_MAX ? -INFINITY : INFINITY;
    if (TRACED)
        n->low = n->high = n->best;
    n->left.list = NULL;
    n->ends = s->ends;
    if (SELDOM(s->ordered || n->leading))
        order_children(s, n);
    if (TRACED)
        emit_enter(s, n);
}

/* The first of the children that were put aside. */
static inline bool take_of_rest(Search *s, Node *n, PlycutMove *move)
{
    if (n->rest == 0)
        return false;
    if (n->ranked)
        take_first_ranked(n, n->rest);
    else
        order_rest(s, n);
    return plycut_siblings_take(&n->left, move);
}

/* The next child to search; its window is not set yet. */
INLINE bool next_child(Search *s, Node *n, Node *child)
{
    PlycutMove move;
    if (s->stopped || !(plycut_siblings_take(&n->left, &move) || take_of_rest(s, n, &move)))
        return false;
    child->parent = n;
    child->move = move;
    child->ply = n->ply + 1;
    s->rules->play(s->game, &n->state, move, &child->state);
    bool same = child->state.player == n->state.player;
    child->run = same ? n->run : child->ply;
    child->other_run = same ? n->other_run : n->run;
    child->leading = n->leading && n->ply < s->lead_length && move == s->lead[n->ply];
    if (SELDOM(s->options.order == PLYCUT_ORDER_SHUFFLE))
        child->key = path_key(n->key, move);
    if (TRACED) {
        child->tried = n->left.list == NULL ? PLYCUT_TRIED_IN_ORDER
                                            : (PlycutTried)s->tried[n->left.list - 1 - s->list];
        child->search = 1;
        emit_path(s, child);
    }
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

/* Branch-and-bound: the child gets its parent's best value so far, and nothing from above the parent. */
static inline void give_bound(const Node *n, Node *child)
{
    child->window = n->window;
    if (child->state.player != n->state.player && n->state.player == PLYCUT_MAX) {
        child->window.beta = INFINITY;
        child->window.beta_owner.kind = PLYCUT_OWNER_WINDOW;
    } else if (child->state.player != n->state.player) {
        child->window.alpha = -INFINITY;
        child->window.alpha_owner.kind = PLYCUT_OWNER_WINDOW;
    }
    remember_entry(child);
}

/* Alpha-beta: the child gets the bounds of the whole path. */
static inline void give_window(const Node *n, Node *child)
{
    child->window = n->window;
    remember_entry(child);
}

/* ---- Scouts --------------------------------------------------------------------------------- */

/* NegaScout: the first child gets the window unchanged, every other one a test: is it better for n's player
 * than n's bound? The window of a test, the null window, reaches from that bound to the next number, so
 * that no value is inside; a window that is already as narrow stays unchanged. */
static inline void give_scout(const Node *n, Node *child)
{
    const bool max = n->state.player == PLYCUT_MAX;
    const double test =
        max ? nextafter(n->window.alpha, INFINITY) : nextafter(n->window.beta, -INFINITY);
    child->window = n->window;
    child->scouted = isfinite(n->best) && n->window.alpha < test && test < n->window.beta;
    if (child->scouted) {
        const PlycutBoundOwner scout = {.ply = (int16_t)n->ply, .kind = PLYCUT_OWNER_SCOUT};
        *(max ? &child->window.beta : &child->window.alpha) = test;
        *(max ? &child->window.beta_owner : &child->window.alpha_owner) = scout;
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
    return n->state.player == PLYCUT_MAX ? value : -value;
}

/* ---- A child has returned ------------------------------------------------------------------- */

/* The cut rule. Whether a cut prunes anything is up to the verb `cutoff`. */
static inline bool crosses_beta(const Search *s, const Node *n)
{
    return SELDOM(s->strict) ? n->best > n->window.beta : n->best >= n->window.beta;
}

static inline bool crosses_alpha(const Search *s, const Node *n)
{
    return SELDOM(s->strict) ? n->best < n->window.alpha : n->best <= n->window.alpha;
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

/* The best line of leaves that were evaluated at once. */
static inline void keep_whole_line(Search *s, const Node *n, const PlycutMove *moves,
                                   uint32_t length)
{
    PlycutMove *line = search_line(s, n->ply);
    line[0] = moves[0];
    for (uint32_t i = 1; i < length; i++)
        line[i] = moves[i];
    s->line_length[n->ply] = (int)length;
}

/* A bound that this child gives n. */
static inline PlycutBoundOwner owned_by(const Node *n, const Node *child)
{
    return (PlycutBoundOwner){child->move, (int16_t)n->ply, PLYCUT_OWNER_NODE};
}

/* MAX takes the greater value; returns the best so far. A bound that is crossed is not tightened. */
static inline double update_max(Search *s, Node *n, const Node *child, double value)
{
    bool improved = value > n->best;
    if (improved) {
        n->best = value;
        keep_line(s, n, child);
        if (s->windowed && value > n->window.alpha && !crosses_beta(s, n)) {
            n->window.alpha = value;
            n->window.alpha_owner = owned_by(n, child);
        }
    }
    if (TRACED) {
        n->low = fmax(n->low, child->low);
        n->high = fmax(n->high, child->high);
        emit_update(s, n, child, value, improved);
    }
    return n->best;
}

/* MIN takes the smaller value. */
static inline double update_min(Search *s, Node *n, const Node *child, double value)
{
    bool improved = value < n->best;
    if (improved) {
        n->best = value;
        keep_line(s, n, child);
        if (s->windowed && value < n->window.beta && !crosses_alpha(s, n)) {
            n->window.beta = value;
            n->window.beta_owner = owned_by(n, child);
        }
    }
    if (TRACED) {
        n->low = fmin(n->low, child->low);
        n->high = fmin(n->high, child->high);
        emit_update(s, n, child, value, improved);
    }
    return n->best;
}

/* Negamax: the player to move takes the greater of the values for that player. */
static inline void update(Search *s, Node *n, const Node *child, double value)
{
    if (n->state.player == PLYCUT_MAX)
        update_max(s, n, child, value);
    else
        update_min(s, n, child, -value);
}

static inline bool crosses_bound(const Search *s, const Node *n)
{
    return n->state.player == PLYCUT_MAX ? crosses_beta(s, n) : crosses_alpha(s, n);
}

/* ---- Returning ------------------------------------------------------------------------------ */

/* Return the best value, under fail-hard clipped to the window that n was given. */
static inline double leave(Search *s, Node *n)
{
    double value = SELDOM(s->hard) ? fmin(fmax(n->best, n->alpha_in), n->beta_in) : n->best;
    if (SELDOM(n->left.list != NULL))
        s->list_used = n->list_base;
    if (SELDOM(s->options.learned & PLYCUT_LEARNED_HISTORY))
        learn_history(s, n);
    if (SELDOM(n->ply <= s->table_ply))
        table_keep(s, n, value);
    if (TRACED) {
        if (children_left(n) && n->state.player == PLYCUT_MAX)
            n->high = INFINITY;
        else if (children_left(n))
            n->low = -INFINITY;
        emit_exit(s, n, value);
    }
    return value;
}

/* The kind of the cutoff at n, which follows from the owner of the bound that its value crossed. */
static inline PlycutCutKind cutoff_kind(const Node *n)
{
    const PlycutBoundOwner *owner =
        n->state.player == PLYCUT_MAX ? &n->window.beta_owner : &n->window.alpha_owner;
    if (owner->kind != PLYCUT_OWNER_NODE)
        return PLYCUT_WINDOW;
    return owner->ply >= n->other_run ? PLYCUT_SHALLOW : PLYCUT_DEEP;
}

/* n's value crossed a bound: stop here. If no child is left, nothing is pruned, and this is not a cutoff;
 * if the search was stopped, the child returned no valid value. */
static inline double cutoff(Search *s, Node *n)
{
    if (SELDOM(s->options.learned & PLYCUT_LEARNED_KILLER))
        learn_killer(s, n);
    if (children_left(n) && !s->stopped) {
        PlycutCutKind kind = cutoff_kind(n);
        s->cutoffs[kind]++;
        if (TRACED)
            emit_cutoff(s, n, kind);
    }
    return leave(s, n);
}

/* The result of entering n, searching its children and leaving it, all at once. */
static inline double foreseen(Search *s, Node *n)
{
    const PlycutBestLeaf *best = &n->best_leaf;
    count_node(s, n);
    s->nodes += best->nodes;
    s->leaves += best->looked;
    n->best = best->value;
    n->ends = s->ends;
    n->left.list = NULL;
    keep_whole_line(s, n, best->line, best->length);
    if (s->windowed && children_left(n))
        s->cutoffs[cutoff_kind(n)]++;
    return leave(s, n);
}

#endif

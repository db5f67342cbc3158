/* mirror.c - a second, slow search of passes that runs along with a search's events. */
#include "property/mirror.h"
#include "property/kit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#define EXPECT(m, ...) cr_assert(__VA_ARGS__, "%s", kit_options_text(&(m)->options))

/* ---- Passes ---------------------------------------------------------------------------------- */

static NaiveReach reach_of(const Mirror *m)
{
    return naive_reach(&m->options, m->depth);
}

static void aim(Mirror *m, double guess)
{
    bool aims = m->options.aspiration > 0;
    m->guess = guess;
    m->below = m->above = aims ? m->options.aspiration : INFINITY;
    m->low_failures = m->high_failures = 0;
}

static void expect_window(const Mirror *m, const PlycutEvent *event)
{
    double alpha = m->guess - m->below, beta = m->guess + m->above;
    if (m->options.aspiration <= 0) {
        alpha = m->options.alpha;
        beta = m->options.beta;
    } else {
        alpha = alpha < m->guess ? alpha : nextafter(m->guess, -INFINITY);
        beta = beta > m->guess ? beta : nextafter(m->guess, INFINITY);
    }
    EXPECT(m, kit_same(event->window.alpha, alpha) && kit_same(event->window.beta, beta));
    EXPECT(m, event->window.alpha < event->window.beta);
}

/* The last pass failed: the window is widened on that side. */
static void widen(Mirror *m, PlycutPassReason reason)
{
    double value = m->path[0].value;
    bool low = reason == PLYCUT_PASS_FAILED_LOW;
    double *reach = low ? &m->below : &m->above, off = low ? m->guess - value : value - m->guess;
    int failures = low ? ++m->low_failures : ++m->high_failures;
    EXPECT(m, low ? value <= m->alpha : value >= m->beta);
    *reach = failures == 3 ? INFINITY : 2 * (*reach > off ? *reach : off);
}

/* The passes to a depth are over: what they listed and never entered is pruned. */
static void depth_ends(Mirror *m)
{
    for (size_t i = 0; i < MIRROR_NODES; i++)
        if (m->listed[i] > 0 && !m->entered[i]) {
            m->sum.pruned_subtrees++;
            m->sum.pruned_leaves += m->listed[i] - 1;
        }
    memset(m->listed, 0, sizeof m->listed);
    memset(m->entered, 0, sizeof m->entered);
}

static void on_pass(Mirror *m, const PlycutEvent *event)
{
    PlycutPassReason reason = event->as.pass.reason;
    if (reason == PLYCUT_PASS_DEEPER && m->game->rules->stored)
        depth_ends(m);
    EXPECT(m, event->ply == 0 && event->path_length == 1 && event->as.pass.number == m->pass + 1);
    EXPECT(m, (reason == PLYCUT_PASS_FIRST) == (m->pass == 0));
    EXPECT(m, !(m->last && !m->unsure) && (m->pass == 0 || m->returned));
    if (reason == PLYCUT_PASS_FIRST) {
        m->depth = !m->options.deepen || m->options.depth == 0 ? m->options.depth : 1;
        aim(m, m->options.has_guess ? m->options.guess : 0);
        NaiveReach whole = naive_reach(&m->options, m->options.depth);
        if (!m->options.has_guess || naive_is_leaf(m->game, &whole, NULL, &m->game->root))
            m->below = m->above = INFINITY;
    } else if (reason == PLYCUT_PASS_DEEPER) {
        EXPECT(m, m->answered);
        m->depth++;
        aim(m, m->sum.value);
    } else {
        EXPECT(m, !m->answered);
        widen(m, reason);
    }
    EXPECT(m, event->as.pass.depth == m->depth);
    expect_window(m, event);
    m->pass++;
    m->alpha = event->window.alpha;
    m->beta = event->window.beta;
    m->returned = m->answered = false;
    m->cut_short = 0;
    m->unsure = m->really_cut_short = false;
}

/* ---- Values ---------------------------------------------------------------------------------- */

static void expect_claim(const Mirror *m, const PlycutEvent *event, double value, PlycutBound type,
                         double low, double high)
{
    if (!m->checks_values)
        return;
    NaiveReach reach = reach_of(m);
    double truth = naive_game_value(m->game, &reach, event->parent, event->state);
    EXPECT(m, low <= truth && truth <= high);
    EXPECT(m, type != PLYCUT_EXACT || kit_same(value, truth));
    EXPECT(m, type != PLYCUT_LOWER || (value <= truth && value <= low));
    EXPECT(m, type != PLYCUT_UPPER || (value >= truth && value >= high));
}

/* The root returned. */
static void pass_returns(Mirror *m, double value, PlycutBound type)
{
    const MirrorNode *root = &m->path[0];
    const PlycutSearchOptions *o = &m->options;
    bool low = value <= m->alpha, high = value >= m->beta, max = root->state.player == PLYCUT_MAX;
    bool aims = o->aspiration > 0, known = max ? !low : !high;
    NaiveReach reach = reach_of(m);
    double truth = naive_game_value(m->game, &reach, NULL, &m->game->root);
    m->returned = true;
    m->path[0].value = value;
    EXPECT(m, low ? truth <= value : high ? truth >= value : kit_same(value, truth));
    if (known && root->length > 0) {
        m->lead_length = root->length;
        memcpy(m->lead, root->line, sizeof m->lead);
    }
    m->answered = !aims || (!low && !high);
    m->sum.passes++;
    if (!m->answered)
        return;
    m->ever_answered = true;
    m->sum.value = value;
    m->sum.depth = m->depth;
    m->sum.type = type;
    m->sum.pv_length = known ? (int)root->length : 0;
    memcpy(m->sum.pv, root->line, root->length * sizeof *root->line);
    EXPECT(m, m->unsure || (m->cut_short > 0) == m->really_cut_short);
    m->last = !o->deepen || m->depth == o->depth || (m->cut_short == 0 && !m->unsure);
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static bool is_inner(const PlycutEvent *event)
{
    return event->kind == PLYCUT_EVENT_ENTER;
}

/* The child that was expected; its parent, the path and the window are right. */
static MirrorNode *step_to(Mirror *m, const PlycutEvent *event)
{
    MirrorNode *n = &m->path[event->ply];
    EXPECT(m, event->ply < MIRROR_PLIES && event->state->ply == event->ply);
    if (event->ply > 0) {
        MirrorNode *parent = &m->path[event->ply - 1];
        EXPECT(m, parent->entered && parent->next < parent->count);
        EXPECT(m, !m->knows_order || parent->moves[parent->next] == event->move);
        EXPECT(m, !m->knows_order ||
                      (m->options.learned & PLYCUT_LEARNED_HASH && !m->knows_table) ||
                      parent->tried[parent->next] == event->tried);
        parent->next++;
        n->leading = parent->leading && (size_t)parent->state.ply < m->lead_length &&
                     event->move == m->lead[parent->state.ply];
    } else {
        EXPECT(m, kit_same(event->window.alpha, m->alpha) && kit_same(event->window.beta, m->beta));
        n->leading = m->lead_length > 0;
    }
    n->state = *event->state;
    n->alpha = event->window.alpha;
    n->beta = event->window.beta;
    n->length = 0;
    n->entered = is_inner(event);
    return n;
}

static void count(Mirror *m, const PlycutEvent *event)
{
    uint32_t number = event->ply == 0 && m->pass > 1 ? m->pass : 1;
    EXPECT(m, event->search == number);
    m->sum.nodes++;
    EXPECT(m, m->options.node_budget == 0 || m->sum.nodes <= m->options.node_budget);
    if (m->game->rules->stored)
        m->entered[event->state->node] = true;
    if (m->sum.distinct_nodes < 0)
        return;
    uint8_t *seen = &m->seen[event->state->node], how = event->kind == PLYCUT_EVENT_LEAF ? 3 : 1;
    m->sum.distinct_nodes += (*seen & 1) == 0;
    m->sum.distinct_leaves += (*seen & 2) == 0 && how == 3;
    *seen |= how;
}

/* The entry that answers for a node, or NULL. */
static const MirrorEntry *answer(Mirror *m, const PlycutEvent *event)
{
    const PlycutState *state = event->state;
    if (m->options.table == 0 || state->ply == 0 || !mirror_keeps(m, state))
        return NULL;
    const MirrorEntry *e = mirror_entry(m, state);
    if (!mirror_entry_is_of(e, state) || e->plies != (m->depth < 0 ? -1 : m->depth - state->ply))
        return NULL;
    double alpha = event->window.alpha, beta = event->window.beta;
    bool strict = m->options.cut == PLYCUT_CUT_STRICT;
    bool past = strict ? e->low > beta || e->high < alpha : e->low >= beta || e->high <= alpha;
    return kit_same(e->low, e->high) || (m->options.algorithm->windowed && past) ? e : NULL;
}

static void on_enter(Mirror *m, const PlycutEvent *event)
{
    NaiveReach reach = reach_of(m);
    EXPECT(m, !naive_is_leaf(m->game, &reach, event->parent, event->state));
    EXPECT(m, !m->knows_table || answer(m, event) == NULL);
    MirrorNode *n = step_to(m, event);
    bool noisy = m->options.quiescence > 0 && event->ply >= m->depth;
    EXPECT(m, event->as.enter.noisy == noisy);
    EXPECT(m,
           !noisy || (event->as.enter.instability > m->options.quiescence &&
                      kit_same(event->as.enter.instability,
                               m->game->rules->instability(m->game, event->parent, event->state))));
    count(m, event);
    n->best = n->state.player == PLYCUT_MAX ? -INFINITY : INFINITY;
    n->cut_short = m->cut_short;
    mirror_order(m, n);
}

static void on_leaf(Mirror *m, const PlycutEvent *event)
{
    NaiveReach reach = reach_of(m);
    EXPECT(m, naive_is_leaf(m->game, &reach, event->parent, event->state));
    double value = m->game->rules->value(m->game, event->state);
    EXPECT(m, kit_same(event->as.leaf.value, value));
    step_to(m, event)->value = value;
    count(m, event);
    m->sum.leaves++;
    bool cut_short = naive_is_cut_short(m->game, event->state);
    m->really_cut_short = m->really_cut_short || cut_short;
    m->cut_short += cut_short;
    if (event->ply == 0)
        pass_returns(m, value, PLYCUT_EXACT);
}

static double clipped(const Mirror *m, const PlycutEvent *event, double value)
{
    bool hard = m->options.fail == PLYCUT_FAIL_HARD;
    return hard ? fmin(fmax(value, event->window.alpha), event->window.beta) : value;
}

static void on_table(Mirror *m, const PlycutEvent *event)
{
    double low = event->as.table.low, high = event->as.table.high;
    EXPECT(m, m->options.table != 0 && event->ply > 0);
    EXPECT(m, m->depth < 0 || event->ply < m->depth);
    EXPECT(m, kit_same(event->as.table.value, clipped(m, event, isinf(low) ? high : low)));
    if (m->knows_table) {
        const MirrorEntry *entry = answer(m, event);
        EXPECT(m, entry != NULL && kit_same(entry->low, low) && kit_same(entry->high, high));
        m->cut_short += !entry->whole;
        m->really_cut_short = m->really_cut_short || !entry->whole;
    } else {
        m->unsure = true;
    }
    step_to(m, event)->value = event->as.table.value;
    count(m, event);
    m->sum.known++;
    expect_claim(m, event, event->as.table.value, event->as.table.type, low, high);
}

static void on_update(Mirror *m, const PlycutEvent *event)
{
    MirrorNode *n = &m->path[event->ply], *child = n + 1;
    double value = event->as.update.value;
    bool improved = n->state.player == PLYCUT_MAX ? value > n->best : value < n->best;
    EXPECT(m, kit_same(child->value, value) && event->as.update.improved == improved);
    EXPECT(m, !m->knows_order || event->as.update.from == n->moves[n->next - 1]);
    if (!improved)
        return;
    n->best = value;
    n->line[0] = event->as.update.from;
    memcpy(n->line + 1, child->line, child->length * sizeof *n->line);
    n->length = child->length + 1;
}

/* Did the node's best value cross its bound? */
static bool crossed(const Mirror *m, const MirrorNode *n)
{
    bool strict = m->options.cut == PLYCUT_CUT_STRICT;
    if (!m->options.algorithm->windowed)
        return false;
    if (n->state.player == PLYCUT_MAX)
        return strict ? n->best > n->beta : n->best >= n->beta;
    return strict ? n->best < n->alpha : n->best <= n->alpha;
}

/* ---- Returning ------------------------------------------------------------------------------- */

static int64_t leaves_below(const Mirror *m, const MirrorNode *n, PlycutMove move)
{
    NaiveReach reach = reach_of(m);
    PlycutState child;
    m->game->rules->play(m->game, &n->state, move, &child);
    return (int64_t)naive_game_leaves(m->game, &reach, &n->state, &child);
}

/* The node of a stored tree. */
static uint32_t child_of(const Mirror *m, const MirrorNode *n, PlycutMove move)
{
    PlycutState child;
    m->game->rules->play(m->game, &n->state, move, &child);
    return child.node;
}

static void on_cutoff(Mirror *m, const PlycutEvent *event)
{
    const MirrorNode *n = &m->path[event->ply];
    PlycutPruned pruned = event->as.cutoff.pruned;
    const bool stored = m->game->rules->stored;
    int64_t leaves = 0;
    size_t next = n->next;
    EXPECT(m, crossed(m, n) && next < n->count && kit_same(event->as.cutoff.value, n->best));
    for (PlycutMove moves[2]; plycut_pruned_take(&pruned, moves) > 0; next++) {
        EXPECT(m, next < n->count && (!m->knows_order || n->moves[next] == moves[0]));
        const int64_t below = leaves_below(m, n, moves[0]);
        leaves += below;
        if (stored)
            m->listed[child_of(m, n, moves[0])] = below + 1;
        else
            m->sum.pruned_subtrees++;
    }
    EXPECT(m, next == n->count);
    m->sum.cutoffs[event->as.cutoff.kind]++;
    bool expanded = m->game->rules->stored || m->options.expand_pruned;
    EXPECT(m, event->as.cutoff.pruned_leaves == (expanded ? leaves : -1));
    if (!stored)
        m->sum.pruned_leaves = expanded ? m->sum.pruned_leaves + leaves : -1;
}

static void remember(Mirror *m, const MirrorNode *n, double value)
{
    int plies = m->depth < 0 ? -1 : m->depth - n->state.ply;
    if (!m->knows_table || m->options.table == 0 || !mirror_keeps(m, &n->state))
        return;
    MirrorEntry *entry = mirror_entry(m, &n->state);
    if (entry->used && entry->pass == m->pass && entry->plies > plies)
        return;
    bool windowed = m->options.algorithm->windowed;
    *entry = (MirrorEntry){.used = true,
                           .state = n->state,
                           .plies = plies,
                           .pass = m->pass,
                           .whole = n->cut_short == m->cut_short,
                           .low = windowed && value <= n->alpha ? -INFINITY : value,
                           .high = windowed && value >= n->beta ? INFINITY : value,
                           .move = n->length > 0 ? n->line[0] : MIRROR_NO_MOVE};
}

static void on_exit_event(Mirror *m, const PlycutEvent *event)
{
    MirrorNode *n = &m->path[event->ply];
    double value = event->as.exit.value, clip = n->best;
    if (m->options.fail == PLYCUT_FAIL_HARD)
        clip = fmin(fmax(n->best, n->alpha), n->beta);
    EXPECT(m, kit_same(value, clip));
    EXPECT(m, n->next == n->count || crossed(m, n));
    n->value = value;
    mirror_learn(m, n, crossed(m, n));
    remember(m, n, value);
    expect_claim(m, event, value, event->as.exit.type, event->as.exit.low, event->as.exit.high);
    if (event->ply == 0)
        pass_returns(m, value, event->as.exit.type);
}

/* ---- All events ------------------------------------------------------------------------------ */

static void on_stop(Mirror *m, const PlycutEvent *event)
{
    m->stopped = true;
    EXPECT(m, m->options.node_budget != 0 && m->sum.nodes == m->options.node_budget);
    EXPECT(m, !m->last || m->unsure);
    if (event->ply > 0)
        EXPECT(m, !m->knows_order ||
                      m->path[event->ply - 1].moves[m->path[event->ply - 1].next] == event->move);
}

static bool on_event(void *self, const PlycutEvent *event)
{
    static void (*const ON[PLYCUT_EVENT_KINDS])(Mirror *, const PlycutEvent *) = {
        [PLYCUT_EVENT_PASS] = on_pass,       [PLYCUT_EVENT_ENTER] = on_enter,
        [PLYCUT_EVENT_LEAF] = on_leaf,       [PLYCUT_EVENT_TABLE] = on_table,
        [PLYCUT_EVENT_UPDATE] = on_update,   [PLYCUT_EVENT_CUTOFF] = on_cutoff,
        [PLYCUT_EVENT_EXIT] = on_exit_event, [PLYCUT_EVENT_STOP] = on_stop};
    Mirror *m = self;
    EXPECT(m, !m->stopped && event->n == ++m->events);
    ON[event->kind](m, event);
    return true;
}

/* ---- The whole ------------------------------------------------------------------------------- */

static void begin(Mirror *m, const PlycutGame *game, const PlycutSearchOptions *options)
{
    bool knows_table = m->knows_table, checks_values = m->checks_values;
    memset(m, 0, sizeof *m);
    m->game = game;
    m->options = plycut_search_effective(options);
    m->checks_values = checks_values;
    m->knows_table = knows_table;
    m->knows_order = options->order != PLYCUT_ORDER_SHUFFLE &&
                     (knows_table || !(options->learned & PLYCUT_LEARNED_HASH));
    m->depth = options->depth;
    m->alpha = m->options.alpha;
    m->beta = m->options.beta;
    bool distinct = plycut_search_has_passes(&m->options) && game->rules->stored;
    m->sum.distinct_nodes = m->sum.distinct_leaves = distinct ? 0 : -1;
    for (int ply = 0; ply < MIRROR_PLIES; ply++)
        m->killers[ply][0] = m->killers[ply][1] = MIRROR_NO_MOVE;
}

static void expect_summary(const Mirror *m, const PlycutResult *r, bool traced)
{
    const PlycutResult *sum = &m->sum;
    EXPECT(m, kit_same(r->value, sum->value));
    EXPECT(m, r->type == (traced ? sum->type : kit_type_in_window(&m->options, sum->value)));
    EXPECT(m, r->nodes == sum->nodes && r->leaves == sum->leaves && r->known == sum->known);
    EXPECT(m, memcmp(r->cutoffs, sum->cutoffs, sizeof r->cutoffs) == 0);
    EXPECT(m, r->depth == sum->depth && r->passes == sum->passes);
    EXPECT(m, r->out_of_budget == m->stopped);
    EXPECT(m, r->distinct_nodes == sum->distinct_nodes);
    EXPECT(m, r->distinct_leaves == sum->distinct_leaves);
    EXPECT(m, r->pv_length == sum->pv_length);
    EXPECT(m, memcmp(r->pv, sum->pv, (size_t)sum->pv_length * sizeof *r->pv) == 0);
    if (traced)
        EXPECT(m, r->pruned_subtrees == sum->pruned_subtrees &&
                      r->pruned_leaves == sum->pruned_leaves);
}

bool mirror_search(Mirror *m, const PlycutGame *game, const PlycutSearchOptions *options,
                   PlycutResult *result)
{
    PlycutObserver observer = {on_event, m};
    PlycutResult quiet;
    PlycutError error = {0}, quiet_error = {0};
    begin(m, game, options);
    bool done = plycut_search(game, options, &observer, result, &error);
    bool quiet_done = plycut_search(game, options, NULL, &quiet, &quiet_error);
    EXPECT(m, done == quiet_done && error.code == quiet_error.code);
    EXPECT(m, done || (error.code == PLYCUT_E_BUDGET && m->stopped));
    EXPECT(m, done == m->ever_answered);
    if (!done)
        return false;
    EXPECT(m, m->stopped || m->last || m->unsure);
    if (game->rules->stored)
        depth_ends(m);
    else if (plycut_search_has_passes(
                 &m->options)) /* who knows whether two passes prune the same? */
        m->sum.pruned_subtrees = m->sum.pruned_leaves = -1;
    expect_summary(m, result, true);
    expect_summary(m, &quiet, false);
    return true;
}

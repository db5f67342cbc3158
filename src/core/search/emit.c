/* emit.c - the verbs of a traced search, as events for its observer. */
#include "search/left.h"
#include "search/scale.h"

#include <assert.h>

/* The root's path is "/", and every other path begins with it. */
void emit_path(Search *s, Node *child)
{
    size_t length = child->parent->path_length;
    assert(length + PLYCUT_STEP_MAX < sizeof s->path);
    s->path[length] = '/';
    length += 1 + s->rules->step(s->game, child->move, s->path + length + 1);
    child->path_length = length;
}

static PlycutEvent event_at(Search *s, const Node *n, PlycutEventKind kind)
{
    if (n->path_length == 0)
        s->path[0] = '/';
    return (PlycutEvent){.kind = kind,
                         .n = ++s->events,
                         .path = s->path,
                         .path_length = n->path_length == 0 ? 1 : n->path_length,
                         .ply = n->ply,
                         .state = &n->state,
                         .parent = n->parent == NULL ? NULL : &n->parent->state,
                         .move = n->move,
                         .tried = n->tried,
                         .search = n->search,
                         .window = n->window,
                         .alpha_left = left_behind(s, PLYCUT_ALPHA, &n->window.alpha_owner),
                         .beta_left = left_behind(s, PLYCUT_BETA, &n->window.beta_owner)};
}

static void tell(Search *s, const PlycutEvent *event)
{
    if (!s->stopped && !s->observer->event(s->observer->self, event))
        s->stopped = true;
}

void emit_enter(Search *s, const Node *n)
{
    PlycutEvent event = event_at(s, n, PLYCUT_EVENT_ENTER);
    event.as.enter.noisy = s->options.quiescence > 0 && n->ply >= s->horizon;
    if (event.as.enter.noisy)
        event.as.enter.instability = s->rules->instability(s->game, event.parent, event.state);
    tell(s, &event);
}

void emit_leaf(Search *s, const Node *n, double value)
{
    PlycutEvent event = event_at(s, n, PLYCUT_EVENT_LEAF);
    event.as.leaf.value = value;
    tell(s, &event);
}

static void emit_value(Search *s, const Node *n, const Node *child, double value, bool improved,
                       PlycutEventKind kind)
{
    PlycutEvent event = event_at(s, n, kind);
    event.as.update.from = child->move;
    event.as.update.value = value;
    event.as.update.best = n->best;
    event.as.update.improved = improved;
    if (!plycut_decides(n->state.player)) {
        const PlycutLimits proved = proved_of_chance(s, n);
        event.as.update.low = proved.low;
        event.as.update.high = proved.high;
    }
    tell(s, &event);
}

void emit_update(Search *s, const Node *n, const Node *child, double value, bool improved)
{
    emit_value(s, n, child, value, improved, PLYCUT_EVENT_UPDATE);
}

void emit_probe(Search *s, const Node *n, const Node *child, double value)
{
    emit_value(s, n, child, value, false, PLYCUT_EVENT_PROBE);
}

/* The bound that the best values of the nodes from `up` to ply `first` would give a child of `up`, on the child's scale. */
static double run_bound(const Search *s, const Node *up, const Node *child, int first,
                        PlycutSide side)
{
    if (up == NULL || up->ply < first)
        return side == PLYCUT_BETA ? INFINITY : -INFINITY;
    const double above = run_bound(s, up->parent, up, first, side);
    return judge_tightens(up->state.player, side) ? plycut_better(up->state.player, above, up->best)
                                                  : handed_down(s, up, child, side, above);
}

/* Would the best value of the run of nodes above n suffice as the bound that this value crosses? */
static bool shallow_suffices(const Search *s, const Node *n, PlycutSide side, double value)
{
    const int first = judge_runs_at(n->runs, n->state.player).other;
    const double best = run_bound(s, n->parent, n, first, side);
    return judge_crosses(side == PLYCUT_BETA ? PLYCUT_MAX : PLYCUT_MIN, s->strict, value, best);
}

/* The position after a node's moves that led to a node that has returned, and the one before its last move. */
typedef struct Returned {
    PlycutState state, above;
} Returned;

static void name_left(const Search *s, const PlycutLeftBehind *left, Returned *returned,
                      PlycutEvent *event)
{
    returned->state = taken_root(s->game, s->options.algorithm);
    for (int i = 0; i < left->ply; i++) {
        returned->above = returned->state;
        returned->state =
            taken_play(s->game, s->options.algorithm, &returned->above, left->moves[i]);
    }
    event->as.cutoff.by = &returned->state;
    event->as.cutoff.above_by = &returned->above;
    event->as.cutoff.by_move = left->moves[left->ply - 1];
}

/* Say which node on the path owns the bound or has kept it, and which value it holds; the root window holds that of its
 * bound. */
static void name_owner(const Node *n, PlycutEvent *event)
{
    const PlycutBoundOwner *owner = &event->as.cutoff.owner;
    const bool beta = event->as.cutoff.side == PLYCUT_BETA,
               owned = owner->kind != PLYCUT_OWNER_WINDOW;
    event->as.cutoff.held = event->as.cutoff.bound;
    if (event->as.cutoff.kind == PLYCUT_LIMIT || owner->kind == PLYCUT_OWNER_SCOUT)
        return;
    while (n->ply > (owned ? owner->ply : 0))
        n = n->parent;
    event->as.cutoff.held = owned && beta ? n->window.beta
                            : owned       ? n->window.alpha
                            : beta        ? n->beta_in
                                          : n->alpha_in;
    if (!owned)
        return;
    event->as.cutoff.by = &n->state;
    event->as.cutoff.above_by = n->parent == NULL ? NULL : &n->parent->state;
    event->as.cutoff.by_move = n->move;
}

static PlycutSide side_of(const Node *n)
{
    return n->met                            ? n->met_at
           : plycut_decides(n->state.player) ? plycut_stop_side(n->state.player)
                                             : n->chance.side;
}

void emit_cutoff(Search *s, const Node *n, PlycutCutKind kind)
{
    const PlycutSide side = side_of(n);
    const bool beta = side == PLYCUT_BETA;
    const PrunedAt at = {s, n};
    Returned returned;
    PlycutEvent event = event_at(s, n, PLYCUT_EVENT_CUTOFF);
    event.as.cutoff.kind = kind;
    event.as.cutoff.side = side;
    event.as.cutoff.value = !n->met ? n->best : beta ? n->window.alpha : n->window.beta;
    event.as.cutoff.met = n->met;
    event.as.cutoff.bound = beta ? n->window.beta : n->window.alpha;
    event.as.cutoff.owner = beta ? n->window.beta_owner : n->window.alpha_owner;
    if (kind == PLYCUT_LIMIT) {
        event.as.cutoff.bound = beta ? s->limits.high : s->limits.low;
        event.as.cutoff.owner = (PlycutBoundOwner){.kind = PLYCUT_OWNER_WINDOW};
    }
    name_owner(n, &event);
    if (event.as.cutoff.owner.kind == PLYCUT_OWNER_LEFT)
        name_left(s, beta ? &event.beta_left : &event.alpha_left, &returned, &event);
    event.as.cutoff.shallow_suffices = shallow_suffices(s, n, side, event.as.cutoff.value);
    event.as.cutoff.pruned = pruned_list(&at);
    pruned_listed(s, n, &event);
    tell(s, &event);
}

/* A node may return a value that is not proved if the search has stopped, if it makes a mistake that is not sound, or if it goes on
 * when its bounds have met or crossed, and values are clipped to them. */
void emit_exit(Search *s, const Node *n, double value)
{
    assert(n->low >= value || n->high <= value || s->stopped || s->options.algorithm->unsound ||
           (s->options.algorithm->careless != NULL && s->options.fail == PLYCUT_FAIL_HARD));
    PlycutEvent event = event_at(s, n, PLYCUT_EVENT_EXIT);
    event.as.exit = judge_proved(value, n->low, n->high);
    tell(s, &event);
}

void emit_known(Search *s, const Node *n, double value)
{
    PlycutEvent event = event_at(s, n, PLYCUT_EVENT_TABLE);
    event.as.table = judge_proved(value, n->low, n->high);
    tell(s, &event);
}

void emit_pass(Search *s, const Node *root, PlycutPassReason reason)
{
    PlycutEvent event = event_at(s, root, PLYCUT_EVENT_PASS);
    event.as.pass.number = s->pass;
    event.as.pass.depth = s->horizon == NO_HORIZON ? -1 : s->horizon;
    event.as.pass.reason = reason;
    tell(s, &event);
}

/* The search stops before it enters n. */
void emit_stop(Search *s, const Node *n)
{
    PlycutEvent event = event_at(s, n, PLYCUT_EVENT_STOP);
    tell(s, &event);
}

/* record.c - a search's events gathered into a Trace: what happened at which node. */
#include "base/same.h"
#include "search/taken.h"
#include "trace/beside.h"
#include "trace/record.h"
#include "trace/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- Events --------------------------------------------------------------------------------- */

static uint32_t owner_node(const Recorder *r, const PlycutBoundOwner *owner,
                           const PlycutLeftBehind *left)
{
    uint32_t node = owner->kind == PLYCUT_OWNER_NODE ? r->on_path[owner->ply] : PLYCUT_NO_NODE;
    if (owner->kind == PLYCUT_OWNER_LEFT) {
        node = 0;
        for (int i = 0; i < left->ply; i++)
            node = record_child(r->trace, node, left->moves[i]);
    }
    return node;
}

static uint32_t scout_node(const Recorder *r, const PlycutBoundOwner *owner)
{
    return owner->kind == PLYCUT_OWNER_SCOUT ? r->on_path[owner->ply] : PLYCUT_NO_NODE;
}

/* At most one bound of a window comes from a scout. */
static uint32_t window_scout(const Recorder *r, const PlycutWindow *window)
{
    uint32_t scout = scout_node(r, &window->alpha_owner);
    return scout != PLYCUT_NO_NODE ? scout : scout_node(r, &window->beta_owner);
}

static uint32_t witness_node(const Recorder *r, const PlycutBoundOwner *owner,
                             const PlycutLeftBehind *left)
{
    const uint32_t node = owner_node(r, owner, left);
    return node != PLYCUT_NO_NODE ? record_child(r->trace, node, owner->witness) : PLYCUT_NO_NODE;
}

static uint32_t event_node(Recorder *r, const PlycutEvent *event)
{
    if (event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF ||
        event->kind == PLYCUT_EVENT_TABLE)
        r->on_path[event->ply] =
            event->ply == 0 ? 0 : record_child(r->trace, r->on_path[event->ply - 1], event->move);
    return r->on_path[event->ply];
}

static bool reserve_pruned(Recorder *r, size_t more)
{
    PlycutTrace *t = r->trace;
    if (!PLYCUT_ROOM(t->pruned, r->pruned_room, t->pruned_count, more))
        return plycut_no_memory(r->error);
    return true;
}

static bool note_cutoff(Recorder *r, const PlycutEvent *event, PlycutTraceEvent *noted)
{
    PlycutTrace *t = r->trace;
    PlycutPruned pruned = event->as.cutoff.pruned;
    const PlycutBoundOwner *owner = &event->as.cutoff.owner;
    const PlycutLeftBehind *left =
        event->as.cutoff.side == PLYCUT_BETA ? &event->beta_left : &event->alpha_left;
    noted->cut_kind = event->as.cutoff.kind;
    noted->side = event->as.cutoff.side;
    noted->value = event->as.cutoff.value;
    noted->bound = event->as.cutoff.bound;
    noted->held = event->as.cutoff.held;
    noted->met = event->as.cutoff.met;
    noted->owner = owner_node(r, owner, left);
    noted->witness = witness_node(r, owner, left);
    noted->kept_by = owner->kind == PLYCUT_OWNER_LEFT ? r->on_path[owner->ply] : PLYCUT_NO_NODE;
    noted->distance = owner->kind == PLYCUT_OWNER_NODE ? event->ply - owner->ply : 0;
    noted->shallow_suffices = event->as.cutoff.shallow_suffices;
    noted->pruned_leaves = event->as.cutoff.pruned_leaves;
    noted->first_pruned = (uint32_t)t->pruned_count;
    noted->pruned_count = (uint32_t)plycut_pruned_count(&pruned);
    if (!reserve_pruned(r, noted->pruned_count))
        return false;
    size_t count;
    for (PlycutMove moves[2]; (count = plycut_pruned_take(&pruned, moves)) > 0;) {
        uint32_t node = record_child(t, noted->node, moves[0]);
        if (count > 1)
            node = record_child(t, node, moves[1]);
        t->pruned[t->pruned_count++] = node;
    }
    return true;
}

static void note_proved(const PlycutProved *proved, PlycutTraceEvent *noted)
{
    noted->value = proved->value;
    noted->type = proved->type;
    noted->low = proved->low;
    noted->high = proved->high;
}

static bool note_event(Recorder *r, const PlycutEvent *event, PlycutTraceEvent *noted)
{
    if (event->kind == PLYCUT_EVENT_ENTER) {
        noted->noisy = event->as.enter.noisy;
        noted->instability = event->as.enter.instability;
    } else if (event->kind == PLYCUT_EVENT_LEAF) {
        noted->value = event->as.leaf.value;
    } else if (event->kind == PLYCUT_EVENT_TABLE) {
        note_proved(&event->as.table, noted);
    } else if (event->kind == PLYCUT_EVENT_UPDATE || event->kind == PLYCUT_EVENT_PROBE) {
        noted->from = record_child(r->trace, noted->node, event->as.update.from);
        noted->value = event->as.update.value;
        noted->best = event->as.update.best;
        noted->improved = event->as.update.improved;
        noted->low = event->as.update.low;
        noted->high = event->as.update.high;
    } else if (event->kind == PLYCUT_EVENT_EXIT) {
        note_proved(&event->as.exit, noted);
    }
    return event->kind != PLYCUT_EVENT_CUTOFF || note_cutoff(r, event, noted);
}

bool recorder_event(void *self, const PlycutEvent *event)
{
    Recorder *r = self;
    PlycutTrace *t = r->trace;
    if (event->kind == PLYCUT_EVENT_STOP)
        return true; /* the pass that it ends in is not shown */
    if (event->kind == PLYCUT_EVENT_PASS && !record_pass(r, event))
        return false;
    if (!PLYCUT_ROOM(t->events, r->event_room, t->event_count, 1))
        return plycut_no_memory(r->error);
    PlycutTraceEvent *noted = &t->events[t->event_count++];
    *noted = (PlycutTraceEvent){
        .kind = event->kind,
        .n = event->n,
        .node = event_node(r, event),
        .search = event->search,
        .tried = event->tried,
        .from = PLYCUT_NO_NODE,
        .alpha = event->window.alpha,
        .beta = event->window.beta,
        .alpha_owner = owner_node(r, &event->window.alpha_owner, &event->alpha_left),
        .beta_owner = owner_node(r, &event->window.beta_owner, &event->beta_left),
        .alpha_witness = witness_node(r, &event->window.alpha_owner, &event->alpha_left),
        .beta_witness = witness_node(r, &event->window.beta_owner, &event->beta_left),
        .scout = window_scout(r, &event->window),
        .owner = PLYCUT_NO_NODE,
        .witness = PLYCUT_NO_NODE,
        .kept_by = PLYCUT_NO_NODE};
    if (!note_event(r, event, noted))
        return false;
    trace_happen(t, noted);
    return event->kind != PLYCUT_EVENT_ENTER || t->nodes[noted->node].child_count > 0 ||
           record_children(r, noted->node, event->state);
}

/* ---- Before and after ----------------------------------------------------------------------- */

/* The spec of a problem that is not a stored tree, taken while the game still exists. */
static bool keep_spec(Recorder *r)
{
    const PlycutRules *rules = r->game->rules;
    if (rules->spec == NULL)
        return true;
    r->name.length = 0;
    rules->spec(r->game, &r->game->root, &r->name);
    if (r->name.bytes != NULL && !r->name.failed)
        r->trace->spec = arena_text(r->trace->arena, r->name.bytes, r->name.length);
    return r->trace->spec != NULL || plycut_no_memory(r->error);
}

bool recorder_begin(Recorder *r, const PlycutGame *game, const PlycutSearchOptions *options,
                    uint32_t pass, PlycutTrace *trace, PlycutError *error)
{
    *r = (Recorder){
        .trace = trace, .game = game, .error = error, .depth = options->depth, .wanted = pass};
    *trace = (PlycutTrace){.title = game->title,
                           .source = game->source,
                           .game = game->rules->name,
                           .stored = game->rules->stored,
                           .partial = plycut_game_is_partial(game, options->depth),
                           .valuation = plycut_game_valuation(game),
                           .chance = game->chance,
                           .mover = game->root.player,
                           .limits = taken_limits(game, options->algorithm),
                           .options = plycut_search_applied(game, options),
                           .depth_asked = options->depth};
    trace->arena = calloc(1, sizeof(Arena));
    if (trace->arena == NULL)
        return plycut_no_memory(r->error);
    for (PlycutPlayer p = PLYCUT_MAX; p < PLYCUT_PLAYERS; p++)
        trace->player_names[p] = plycut_player_title(game, p);
    trace->squares = game->rules->board != NULL;
    trace->pieces = trace->squares ? game->rules->board->pieces
                    : game->discs  ? PLYCUT_DISCS
                                   : PLYCUT_MARKS;
    trace->instability_words = game->rules->instability_words;
    return plycut_search_fits(game, options, error) && keep_spec(r) && record_root(r);
}

static void mark_variation(PlycutTrace *t)
{
    uint32_t id = 0;
    t->nodes[0].pv = t->result.pv_length > 0;
    for (int i = 0; i < t->result.pv_length; i++) {
        id = record_child(t, id, t->result.pv[i]);
        t->nodes[id].pv = true;
    }
}

/* A trace that was not replayed may skip children without a cutoff. They count as pruned, too. */
static bool record_unmentioned(Recorder *r)
{
    PlycutTrace *t = r->trace;
    for (uint32_t i = 1; t->options.algorithm->foreign && i < t->node_count; i++) {
        PlycutTraceNode *node = &t->nodes[i];
        if (node->visited || node->pruned)
            continue;
        node->pruned = true;
        node->cut_kind = PLYCUT_WINDOW;
        node->pruned_at = node->parent;
        if (!reserve_pruned(r, 1))
            return false;
        t->pruned[t->pruned_count++] = i;
    }
    return true;
}

/* In a search with null windows, numbers are read as those of leaves or as next to one (beside.h). */
static bool keep_leaf_values(Recorder *r)
{
    PlycutTrace *t = r->trace;
    if (!trace_has_null_windows(t))
        return true;
    t->leaf_values = arena_take(t->arena, t->node_count * sizeof *t->leaf_values);
    if (t->leaf_values == NULL)
        return plycut_no_memory(r->error);
    for (uint32_t i = 0; i < t->node_count; i++)
        if (t->nodes[i].leaf && !isnan(t->nodes[i].value))
            t->leaf_values[t->leaf_value_count++] = t->nodes[i].value;
    qsort(t->leaf_values, t->leaf_value_count, sizeof *t->leaf_values, compare_numbers);
    return true;
}

/* What is pruned at the end of the pass that is shown, or of the search if it has no passes. */
static void count_pruned(PlycutTrace *t)
{
    PlycutResult *result = &t->result;
    result->pruned_subtrees = result->pruned_leaves = 0;
    for (uint32_t i = 0; i < t->node_count; i++)
        if (t->nodes[i].pruned) {
            result->pruned_subtrees++;
            result->pruned_leaves += (int64_t)plycut_trace_leaves(t, i, false);
        }
    if (result->pruned_subtrees > 0 && !trace_counts_pruned(t))
        result->pruned_leaves = -1;
    PlycutResult *other = t->pass_count > 0 ? &t->passes[t->shown].result : &t->total;
    other->pruned_subtrees = result->pruned_subtrees;
    other->pruned_leaves = result->pruned_leaves;
}

static bool finish(Recorder *r, const PlycutResult *result)
{
    PlycutTrace *t = r->trace;
    if (!record_passes_end(r, result))
        return false;
    mark_variation(t);
    if (!record_unmentioned(r) || !record_pruned(r) || !keep_leaf_values(r))
        return false;
    count_pruned(t);
    if (t->result.pruned_leaves >= 0 && t->result.known == 0 &&
        (t->stored || !t->options.algorithm->foreign))
        t->tree_leaves = plycut_trace_leaves(t, 0, false);
    return true;
}

/* Copy these texts: the game may be released before the trace. */
static bool keep_title(PlycutTrace *t, const char **text, Recorder *r)
{
    if (*text == NULL)
        return true;
    *text = arena_text(t->arena, *text, strlen(*text));
    return *text != NULL || plycut_no_memory(r->error);
}

bool recorder_end(Recorder *r, bool done, const PlycutResult *result)
{
    PlycutTrace *t = r->trace;
    done = done && finish(r, result) && keep_title(t, &t->title, r) && keep_title(t, &t->source, r);
    plycut_text_free(&r->name);
    record_passes_free(r);
    if (!done)
        plycut_trace_free(t);
    return done;
}

bool plycut_trace_record_pass(const PlycutGame *game, const PlycutSearchOptions *options,
                              uint32_t pass, PlycutTrace *trace, PlycutError *error)
{
    Recorder recorder;
    PlycutObserver observer = {recorder_event, &recorder};
    PlycutResult result;
    bool done = recorder_begin(&recorder, game, options, pass, trace, error) &&
                plycut_search(game, options, &observer, &result, error);
    return recorder_end(&recorder, done, &result);
}

bool plycut_trace_record(const PlycutGame *game, const PlycutSearchOptions *options,
                         PlycutTrace *trace, PlycutError *error)
{
    return plycut_trace_record_pass(game, options, 0, trace, error);
}

static bool small_enough(const PlycutGame *game, const PlycutSearchOptions *options,
                         PlycutError *error)
{
    uint64_t most = options->max_nodes;
    return most == 0 || plycut_game_leaves(game, &game->root, options->depth, most + 1) <= most ||
           plycut_fail(error, PLYCUT_E_LIMIT, "the tree has more than %llu leaves",
                       (unsigned long long)most);
}

bool plycut_trace_unsearched(const PlycutGame *game, const PlycutSearchOptions *options,
                             PlycutTrace *trace, PlycutError *error)
{
    Recorder recorder;
    PlycutSearchOptions whole = *options;
    whole.expand_pruned = true;
    *trace = (PlycutTrace){0};
    if (!small_enough(game, options, error))
        return false;
    bool done = recorder_begin(&recorder, game, &whole, 0, trace, error) &&
                record_below(&recorder, 0, &game->root);
    return recorder_end(&recorder, done, &(PlycutResult){.value = NAN});
}

/* record.c - a search's events gathered into a Trace: its nodes, visited or pruned, and what
 * happened. */
#include "trace/record.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- Room --------------------------------------------------------------------------------------
 */

static bool no_memory(Recorder *r)
{
    return plycut_fail(r->error, PLYCUT_E_MEMORY, "no memory for the trace");
}

/* Make room for count + more elements of a growing array. */
static bool array_reserve(void **array, size_t *room, size_t count, size_t more, size_t size)
{
    if (count + more <= *room)
        return true;
    size_t wanted = 2 * *room > count + more ? 2 * *room : count + more + 16;
    void *moved = realloc(*array, wanted * size);
    if (moved == NULL)
        return false;
    *array = moved;
    *room = wanted;
    return true;
}

static bool reserve_nodes(Recorder *r, size_t more)
{
    PlycutTrace *t = r->trace;
    void *nodes = t->nodes;
    if (more >= PLYCUT_NO_NODE - t->node_count)
        return plycut_fail(r->error, PLYCUT_E_LIMIT, "more nodes than a trace in memory can hold");
    bool taken = array_reserve(&nodes, &r->node_room, t->node_count, more, sizeof *t->nodes);
    t->nodes = nodes;
    return taken || no_memory(r);
}

/* ---- Nodes -------------------------------------------------------------------------------------
 */

static const char *keep_text(Recorder *r, const char *bytes, size_t length)
{
    return arena_text(r->trace->arena, bytes, length);
}

static const char *path_of_child(Recorder *r, const PlycutTraceNode *parent, PlycutMove move)
{
    size_t length = parent->ply == 0 ? 0 : strlen(parent->path);
    char *path = arena_take(r->trace->arena, length + 1 + PLYCUT_STEP_MAX);
    if (path == NULL)
        return NULL;
    memcpy(path, parent->path, length);
    path[length] = '/';
    length += 1 + r->game->rules->step(r->game, move, path + length + 1);
    path[length] = '\0';
    return path;
}

static const char *name_of(Recorder *r, const PlycutState *parent, PlycutMove move,
                           const PlycutState *state)
{
    r->name.length = 0;
    r->game->rules->node_name(r->game, parent, move, state, &r->name);
    return r->name.bytes == NULL || r->name.failed ? NULL
                                                   : keep_text(r, r->name.bytes, r->name.length);
}

static bool is_leaf_at(const Recorder *r, const PlycutState *state, int ply)
{
    PlycutMoves moves;
    return ply == r->trace->options.depth || !r->game->rules->moves(r->game, state, &moves);
}

/* The texts of a node: false where memory ran out. */
static bool node_texts(Recorder *r, PlycutTraceNode *node, const PlycutState *parent,
                       const PlycutState *state)
{
    const PlycutRules *rules = r->game->rules;
    node->name = name_of(r, parent, node->move, state);
    const char *label = rules->edge_label == NULL ? NULL : rules->edge_label(r->game, state);
    node->label = label == NULL ? NULL : keep_text(r, label, strlen(label));
    char squares[65];
    size_t count = rules->board == NULL ? 0 : rules->board(r->game, state, squares);
    node->board = count == 0 ? NULL : keep_text(r, squares, count);
    return (node->name != NULL && (node->label != NULL) == (label != NULL) &&
            (node->board != NULL) == (count != 0)) ||
           no_memory(r);
}

/* Fill the node that stands for this position. Its parent, move, ply and path are set already. */
static bool node_fill(Recorder *r, PlycutTraceNode *node, const PlycutState *parent,
                      const PlycutState *state)
{
    bool told = r->game->rules->stored || r->trace->options.expand_pruned;
    node->player = state->player;
    node->leaf = is_leaf_at(r, state, node->ply);
    node->value = node->leaf && told ? r->game->rules->value(r->game, state) : NAN;
    node->low = -INFINITY;
    node->high = INFINITY;
    node->alpha = node->beta = (PlycutTraceBound){NAN, PLYCUT_NO_NODE, PLYCUT_NO_NODE};
    node->cut_owner = node->cut_witness = PLYCUT_NO_NODE;
    return node_texts(r, node, parent, state);
}

/* Give a node its children, in the game's order. */
static bool node_expand(Recorder *r, uint32_t id, const PlycutState *state)
{
    PlycutMoves moves;
    r->game->rules->moves(r->game, state, &moves);
    size_t count = plycut_moves_count(&moves);
    if (!reserve_nodes(r, count))
        return false;
    PlycutTraceNode *nodes = r->trace->nodes, *parent = &nodes[id];
    parent->first_child = r->trace->node_count;
    parent->child_count = (uint32_t)count;
    for (PlycutMove move; plycut_moves_take(&moves, &move); r->trace->node_count++) {
        PlycutTraceNode *child = &nodes[r->trace->node_count];
        PlycutState position;
        *child = (PlycutTraceNode){.parent = id, .move = move, .ply = parent->ply + 1};
        child->path = path_of_child(r, parent, move);
        if (child->path == NULL)
            return no_memory(r);
        r->game->rules->play(r->game, state, move, &position);
        if (!node_fill(r, child, state, &position))
            return false;
    }
    return true;
}

/* Children stand in the order of their moves, which is ascending in every game: binary search. */
static uint32_t find_child(const PlycutTrace *t, uint32_t parent, PlycutMove move)
{
    uint32_t low = t->nodes[parent].first_child, high = low + t->nodes[parent].child_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (t->nodes[middle].move < move)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* ---- Events ------------------------------------------------------------------------------------
 */

static uint32_t owner_node(const Recorder *r, const PlycutBoundOwner *owner)
{
    return owner->ply == PLYCUT_NOBODY ? PLYCUT_NO_NODE : r->on_path[owner->ply];
}

static uint32_t witness_node(const Recorder *r, const PlycutBoundOwner *owner)
{
    return owner->ply == PLYCUT_NOBODY
               ? PLYCUT_NO_NODE
               : find_child(r->trace, r->on_path[owner->ply], owner->witness);
}

static PlycutTraceBound trace_bound(const Recorder *r, double value, const PlycutBoundOwner *owner)
{
    return (PlycutTraceBound){value, owner_node(r, owner), witness_node(r, owner)};
}

static uint32_t event_node(Recorder *r, const PlycutEvent *event)
{
    if (event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF)
        r->on_path[event->ply] =
            event->ply == 0 ? 0 : find_child(r->trace, r->on_path[event->ply - 1], event->move);
    return r->on_path[event->ply];
}

/* enter and leaf: the first visit gives the number, the last one the window. */
static void note_visit(Recorder *r, PlycutTraceNode *node, const PlycutEvent *event)
{
    if (!node->visited)
        node->visit = ++r->visits;
    node->visited = true;
    node->alpha = trace_bound(r, event->window.alpha, &event->window.alpha_owner);
    node->beta = trace_bound(r, event->window.beta, &event->window.beta_owner);
}

static bool note_enter(Recorder *r, uint32_t id, const PlycutEvent *event)
{
    note_visit(r, &r->trace->nodes[id], event);
    return r->trace->nodes[id].child_count > 0 || node_expand(r, id, event->state);
}

static bool note_leaf(Recorder *r, uint32_t id, const PlycutEvent *event, PlycutTraceEvent *told)
{
    PlycutTraceNode *node = &r->trace->nodes[id];
    note_visit(r, node, event);
    told->value = node->value = node->low = node->high = event->as.leaf.value;
    return true;
}

static bool note_update(Recorder *r, uint32_t id, const PlycutEvent *event, PlycutTraceEvent *told)
{
    told->from = find_child(r->trace, id, event->as.update.from);
    told->value = event->as.update.value;
    told->best = event->as.update.best;
    told->improved = event->as.update.improved;
    return true;
}

static bool note_pruned(Recorder *r, uint32_t id, const PlycutEvent *event, PlycutTraceEvent *told)
{
    PlycutTrace *t = r->trace;
    PlycutSiblings pruned = event->as.cutoff.pruned;
    void *list = t->pruned;
    told->first_pruned = (uint32_t)t->pruned_count;
    told->pruned_count = (uint32_t)plycut_siblings_count(&pruned);
    bool taken = array_reserve(&list, &r->pruned_room, t->pruned_count, told->pruned_count,
                               sizeof *t->pruned);
    t->pruned = list;
    if (!taken)
        return no_memory(r);
    for (PlycutMove move; plycut_siblings_take(&pruned, &move);) {
        uint32_t child = find_child(t, id, move);
        t->nodes[child].pruned = true;
        t->nodes[child].cut_kind = event->as.cutoff.kind;
        t->pruned[t->pruned_count++] = child;
    }
    return true;
}

static bool note_cutoff(Recorder *r, uint32_t id, const PlycutEvent *event, PlycutTraceEvent *told)
{
    PlycutTraceNode *node = &r->trace->nodes[id];
    const PlycutBoundOwner *owner = &event->as.cutoff.owner;
    node->cut = true;
    told->cut_kind = node->cut_kind = event->as.cutoff.kind;
    told->value = node->cut_value = event->as.cutoff.value;
    told->bound = node->cut_bound = event->as.cutoff.bound;
    told->owner = node->cut_owner = owner_node(r, owner);
    told->witness = node->cut_witness = witness_node(r, owner);
    told->distance = owner->ply == PLYCUT_NOBODY ? 0 : event->ply - owner->ply;
    told->shallow_suffices = event->as.cutoff.shallow_suffices;
    told->pruned_leaves = event->as.cutoff.pruned_leaves;
    if (told->owner != PLYCUT_NO_NODE)
        r->trace->nodes[told->owner].cause = true;
    return note_pruned(r, id, event, told);
}

static bool note_exit(Recorder *r, uint32_t id, const PlycutEvent *event, PlycutTraceEvent *told)
{
    PlycutTraceNode *node = &r->trace->nodes[id];
    told->value = node->value = event->as.exit.value;
    told->type = node->type = event->as.exit.type;
    told->low = node->low = event->as.exit.low;
    told->high = node->high = event->as.exit.high;
    return true;
}

static bool note_event(Recorder *r, const PlycutEvent *event, PlycutTraceEvent *told)
{
    switch (event->kind) {
    case PLYCUT_EVENT_ENTER:
        return note_enter(r, told->node, event);
    case PLYCUT_EVENT_LEAF:
        return note_leaf(r, told->node, event, told);
    case PLYCUT_EVENT_UPDATE:
        return note_update(r, told->node, event, told);
    case PLYCUT_EVENT_CUTOFF:
        return note_cutoff(r, told->node, event, told);
    case PLYCUT_EVENT_EXIT:
        return note_exit(r, told->node, event, told);
    default:
        return true;
    }
}

bool recorder_event(void *self, const PlycutEvent *event)
{
    Recorder *r = self;
    PlycutTrace *t = r->trace;
    void *events = t->events;
    bool taken = array_reserve(&events, &r->event_room, t->event_count, 1, sizeof *t->events);
    t->events = events;
    if (!taken)
        return no_memory(r);
    PlycutTraceEvent *told = &t->events[t->event_count++];
    *told = (PlycutTraceEvent){.kind = event->kind,
                               .n = event->n,
                               .node = event_node(r, event),
                               .from = PLYCUT_NO_NODE,
                               .alpha = event->window.alpha,
                               .beta = event->window.beta,
                               .alpha_owner = owner_node(r, &event->window.alpha_owner),
                               .beta_owner = owner_node(r, &event->window.beta_owner),
                               .alpha_witness = witness_node(r, &event->window.alpha_owner),
                               .beta_witness = witness_node(r, &event->window.beta_owner),
                               .owner = PLYCUT_NO_NODE,
                               .witness = PLYCUT_NO_NODE};
    return note_event(r, event, told);
}

/* ---- Before and after --------------------------------------------------------------------------
 */

bool recorder_begin(Recorder *r, const PlycutGame *game, const PlycutSearchOptions *options,
                    PlycutTrace *trace, PlycutError *error)
{
    *r = (Recorder){.trace = trace, .game = game, .error = error};
    *trace = (PlycutTrace){.title = game->title,
                           .source = game->source,
                           .game = game->rules->name,
                           .stored = game->rules->stored,
                           .options = plycut_search_effective(options)};
    trace->arena = calloc(1, sizeof(Arena));
    if (trace->arena == NULL)
        return no_memory(r);
    if (!reserve_nodes(r, 1))
        return false;
    trace->nodes[0] = (PlycutTraceNode){.parent = PLYCUT_NO_NODE, .path = "/"};
    trace->node_count = 1;
    return node_fill(r, &trace->nodes[0], NULL, &game->root);
}

/* Expand a pruned subtree, as deep as the tree is. */
static bool expand_below(Recorder *r, uint32_t id, const PlycutState *state)
{
    if (r->trace->nodes[id].leaf)
        return true;
    if (!node_expand(r, id, state))
        return false;
    for (uint32_t i = 0; i < r->trace->nodes[id].child_count; i++) {
        uint32_t child = r->trace->nodes[id].first_child + i;
        PlycutState position;
        r->game->rules->play(r->game, state, r->trace->nodes[child].move, &position);
        if (!expand_below(r, child, &position))
            return false;
    }
    return true;
}

/* The position of a node, played again from the root. */
static PlycutState position_of(const Recorder *r, uint32_t id)
{
    const PlycutTraceNode *node = &r->trace->nodes[id];
    if (node->parent == PLYCUT_NO_NODE)
        return r->game->root;
    PlycutState parent = position_of(r, node->parent), state;
    r->game->rules->play(r->game, &parent, node->move, &state);
    return state;
}

static bool expand_pruned(Recorder *r)
{
    PlycutTrace *t = r->trace;
    if (!t->stored && !t->options.expand_pruned)
        return true;
    for (size_t i = 0; i < t->pruned_count; i++) {
        PlycutState state = position_of(r, t->pruned[i]);
        if (t->nodes[t->pruned[i]].child_count == 0 && !expand_below(r, t->pruned[i], &state))
            return false;
    }
    return true;
}

static void mark_variation(PlycutTrace *t)
{
    uint32_t id = 0;
    t->nodes[0].pv = true;
    for (int i = 0; i < t->result.pv_length; i++) {
        id = find_child(t, id, t->result.pv[i]);
        t->nodes[id].pv = true;
    }
}

static bool finish(Recorder *r, const PlycutResult *result)
{
    PlycutTrace *t = r->trace;
    t->result = *result;
    if (result->pruned_leaves >= 0)
        t->tree_leaves = result->leaves + (uint64_t)result->pruned_leaves;
    mark_variation(t);
    return expand_pruned(r);
}

/* The game may go before the trace does. */
static bool keep_title(PlycutTrace *t, const char **text, Recorder *r)
{
    if (*text == NULL)
        return true;
    *text = arena_text(t->arena, *text, strlen(*text));
    return *text != NULL || no_memory(r);
}

bool recorder_end(Recorder *r, bool done, const PlycutResult *result)
{
    PlycutTrace *t = r->trace;
    done = done && finish(r, result) && keep_title(t, &t->title, r) && keep_title(t, &t->source, r);
    plycut_text_free(&r->name);
    if (!done)
        plycut_trace_free(t);
    return done;
}

bool plycut_trace_record(const PlycutGame *game, const PlycutSearchOptions *options,
                         PlycutTrace *trace, PlycutError *error)
{
    Recorder recorder;
    PlycutObserver observer = {recorder_event, &recorder};
    PlycutResult result;
    bool done = recorder_begin(&recorder, game, options, trace, error) &&
                plycut_search(game, options, &observer, &result, error);
    return recorder_end(&recorder, done, &result);
}

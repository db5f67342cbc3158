/* state.c - the state of a search, from one event to the next. */
#include "trace/state.h"

#include <math.h>
#include <string.h>

void node_forget(PlycutTraceNode *node, bool known)
{
    static const PlycutTraceBound NO_BOUND = {NAN, PLYCUT_NO_NODE, PLYCUT_NO_NODE, PLYCUT_NO_NODE};
    *node = (PlycutTraceNode){.parent = node->parent,
                              .first_child = node->first_child,
                              .child_count = node->child_count,
                              .move = node->move,
                              .ply = node->ply,
                              .player = node->player,
                              .probability = node->probability,
                              .leaf = node->leaf,
                              .value = node->leaf && known ? node->value : NAN,
                              .low = -INFINITY,
                              .high = INFINITY,
                              .alpha = NO_BOUND,
                              .beta = NO_BOUND,
                              .cut_owner = PLYCUT_NO_NODE,
                              .cut_witness = PLYCUT_NO_NODE,
                              .cut_scout = PLYCUT_NO_NODE,
                              .pruned_at = PLYCUT_NO_NODE,
                              .path = node->path,
                              .name = node->name,
                              .label = node->label,
                              .board = node->board};
}

/* ---- Counts ---------------------------------------------------------------------------------- */

static void count_visit(PlycutResult *result, PlycutEventKind kind, bool first)
{
    result->nodes++;
    result->leaves += kind == PLYCUT_EVENT_LEAF;
    result->known += kind == PLYCUT_EVENT_TABLE;
    result->distinct_nodes += first && result->distinct_nodes >= 0;
    result->distinct_leaves += first && kind == PLYCUT_EVENT_LEAF && result->distinct_leaves >= 0;
}

bool trace_counts_pruned(const PlycutTrace *trace)
{
    return (trace->stored || trace->options.expand_pruned) && !trace->partial;
}

bool trace_has_returned(const PlycutTrace *trace)
{
    return trace->nodes[0].visited && !trace->nodes[0].open;
}

/* ---- Events ---------------------------------------------------------------------------------- */

static void set_window(const PlycutTrace *t, PlycutTraceNode *node, const PlycutTraceEvent *event)
{
    node->alpha = plycut_trace_alpha(t, event);
    node->beta = plycut_trace_beta(t, event);
}

/* At a moment: the search may, or may not, still come to what is below a node. */
static void set_ahead(PlycutTrace *t, uint32_t id, bool ahead)
{
    const PlycutTraceNode *node = &t->nodes[id];
    for (uint32_t i = 0; i < node->child_count; i++) {
        t->nodes[node->first_child + i].ahead = ahead;
        set_ahead(t, node->first_child + i, ahead);
    }
}

/* A node becomes pruned, or is not any more; nothing below it was ever visited. While a trace is recorded, the leaves
 * below are not there yet (record_pruned). */
static void set_pruned(PlycutTrace *t, uint32_t id, bool pruned)
{
    PlycutTraceNode *node = &t->nodes[id];
    PlycutResult *result = &t->result;
    const int sign = pruned ? 1 : -1;
    node->pruned = pruned;
    result->pruned_subtrees += sign;
    if (!plycut_trace_is_moment(t))
        return;
    node->ahead = false;
    set_ahead(t, id, !pruned);
    if (trace_counts_pruned(t))
        result->pruned_leaves += sign * (int64_t)plycut_trace_leaves(t, id, false);
    else
        result->pruned_leaves = result->pruned_subtrees > 0 ? -1 : 0;
}

/* enter, leaf and table: the number is that of the first visit, the rest that of the last. */
static void node_visit(PlycutTrace *t, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &t->nodes[event->node];
    if (!node->visited)
        node->visit = ++t->visited;
    if (node->pruned)
        set_pruned(t, event->node, false);
    node->visits++;
    node->visited = true;
    node->ahead = node->cut = false;
    node->pruned_at = PLYCUT_NO_NODE;
    node->tried = event->tried;
    node->noisy = event->noisy;
    node->instability = event->instability;
    node->open = event->kind == PLYCUT_EVENT_ENTER;
    node->known = event->kind == PLYCUT_EVENT_TABLE;
    node->began = (size_t)(event - t->events);
    set_window(t, node, event);
    count_visit(&t->result, event->kind, node->visits == 1);
}

static void node_enter(PlycutTraceNode *node)
{
    node->value = NAN;
    node->type = PLYCUT_EXACT;
    node->low = -INFINITY;
    node->high = INFINITY;
}

static void node_prove(PlycutTraceNode *node, const PlycutTraceEvent *event)
{
    node->value = event->value;
    node->type = event->type;
    node->low = event->low;
    node->high = event->high;
}

/* A cutoff lists a node. An earlier visit may have entered it; and what its parent has pruned, the chance node above that
 * probed the parent lists again. */
static void node_prune(PlycutTrace *t, const PlycutTraceEvent *cutoff, uint32_t id)
{
    PlycutTraceNode *node = &t->nodes[id];
    if (node->visited || (node->pruned && node->parent != cutoff->node))
        return;
    if (!node->pruned)
        set_pruned(t, id, true);
    node->cut_kind = cutoff->cut_kind;
    node->pruned_at = cutoff->node;
}

static void node_cut(PlycutTrace *t, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &t->nodes[event->node];
    node->cut = true;
    node->cut_kind = event->cut_kind;
    node->cut_side = event->side;
    node->cut_value = event->value;
    node->cut_bound = event->bound;
    node->cut_held = event->held;
    node->cut_owner = event->owner;
    node->cut_witness = event->witness;
    node->cut_scout = plycut_trace_bound(t, event, event->side).scout;
    if (event->owner != PLYCUT_NO_NODE)
        t->nodes[event->owner].cause = true;
    for (uint32_t i = event->first_pruned; i < event->first_pruned + event->pruned_count; i++)
        node_prune(t, event, t->pruned[i]);
    t->result.cutoffs[event->cut_kind]++;
}

static void node_leave(PlycutTrace *t, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &t->nodes[event->node];
    node->open = false;
    node_prove(node, event);
    set_window(t, node, &t->events[node->began]);
}

void trace_happen(PlycutTrace *t, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &t->nodes[event->node];
    if (event->kind == PLYCUT_EVENT_ENTER) {
        node_visit(t, event);
        node_enter(node);
    } else if (event->kind == PLYCUT_EVENT_LEAF) {
        node_visit(t, event);
        node->value = node->low = node->high = event->value;
    } else if (event->kind == PLYCUT_EVENT_TABLE) {
        node_visit(t, event);
        node_prove(node, event);
    } else if (event->kind == PLYCUT_EVENT_UPDATE || event->kind == PLYCUT_EVENT_PROBE) {
        if (event->kind == PLYCUT_EVENT_UPDATE)
            node->value = event->best;
        if (!plycut_decides(node->player)) {
            node->low = event->low;
            node->high = event->high;
        }
        set_window(t, node, event);
    } else if (event->kind == PLYCUT_EVENT_CUTOFF) {
        node_cut(t, event);
    } else if (event->kind == PLYCUT_EVENT_EXIT) {
        node_leave(t, event);
    }
}

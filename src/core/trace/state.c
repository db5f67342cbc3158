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

/* At a moment: the search may, or may not, still come to a node and to what is below it. */
static void set_ahead(PlycutTrace *t, uint32_t id, bool ahead)
{
    PlycutTraceNode *node = &t->nodes[id];
    node->ahead = ahead && !node->visited;
    for (uint32_t i = 0; i < node->child_count; i++)
        set_ahead(t, node->first_child + i, ahead);
}

/* enter, leaf and table: the number is that of the first visit, the rest that of the last. */
static void node_visit(PlycutTrace *t, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &t->nodes[event->node];
    if (!node->visited)
        node->visit = ++t->visited;
    node->visits++;
    node->visited = true;
    node->ahead = node->cut = node->pruned = false;
    node->tried = event->tried;
    node->noisy = event->noisy;
    node->instability = event->instability;
    node->open = event->kind == PLYCUT_EVENT_ENTER;
    node->known = event->kind == PLYCUT_EVENT_TABLE;
    node->began = (size_t)(event - t->events);
    set_window(t, node, event);
    count_visit(&t->result, event->kind, node->visits == 1);
}

/* What an earlier visit pruned, this one may still come to: a child is pruned by its parent's last visit only. */
static void node_enter(PlycutTrace *t, PlycutTraceNode *node)
{
    node->value = NAN;
    node->type = PLYCUT_EXACT;
    node->low = -INFINITY;
    node->high = INFINITY;
    for (uint32_t child = node->first_child; child < node->first_child + node->child_count; child++)
        if (t->nodes[child].pruned) {
            t->nodes[child].pruned = false;
            set_ahead(t, child, plycut_trace_is_moment(t));
        }
}

static void node_prove(PlycutTraceNode *node, const PlycutTraceEvent *event)
{
    node->value = event->value;
    node->type = event->type;
    node->low = event->low;
    node->high = event->high;
}

/* Of a child that was only probed, or visited earlier, its own children are pruned. */
static void node_prune(PlycutTrace *t, uint32_t id, PlycutCutKind kind)
{
    PlycutTraceNode *node = &t->nodes[id];
    for (uint32_t i = 0; node->visited && i < node->child_count; i++)
        if (!t->nodes[node->first_child + i].visited)
            node_prune(t, node->first_child + i, kind);
    if (node->visited || node->pruned)
        return;
    if (plycut_trace_is_moment(t))
        set_ahead(t, id, false);
    node->pruned = true;
    node->cut_kind = kind;
}

static void node_cut(PlycutTrace *t, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &t->nodes[event->node];
    node->cut = true;
    node->cut_kind = event->cut_kind;
    node->cut_side = event->side;
    node->cut_value = event->value;
    node->cut_bound = event->bound;
    node->cut_owner = event->owner;
    node->cut_witness = event->witness;
    node->cut_scout = plycut_trace_bound(t, event, event->side).scout;
    if (event->owner != PLYCUT_NO_NODE)
        t->nodes[event->owner].cause = true;
    for (uint32_t i = event->first_pruned; i < event->first_pruned + event->pruned_count; i++)
        node_prune(t, t->pruned[i], event->cut_kind);
    PlycutResult *result = &t->result;
    const bool counted = result->pruned_leaves >= 0 && event->pruned_leaves >= 0;
    result->cutoffs[event->cut_kind]++;
    result->pruned_subtrees += event->pruned_count;
    result->pruned_leaves = counted ? result->pruned_leaves + event->pruned_leaves : -1;
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
        node_enter(t, node);
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

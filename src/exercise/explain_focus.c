/* What `explain` tells of a search: all of it, or what happens at one node, so many plies deep. */
#include "exercise/explain.h"

#include <assert.h>
#include <limits.h>

/* ---- What is asked ----------------------------------------------------------------------- */

/* Why was the focus never visited? A cutoff pruned it or what is above it, or the table knew what
 * is above it: a search that answered left nothing else out. */
static void find_reason(Telling *t)
{
    const PlycutTraceNode *nodes = t->trace->nodes;
    uint32_t above = t->focus;
    while (!nodes[above].visited && !nodes[above].pruned)
        above = nodes[above].parent;
    assert(nodes[above].pruned || nodes[above].known);
    if (nodes[above].pruned)
        t->cut = nodes[above].parent;
    else
        t->focus = above;
}

bool explain_focus(Telling *t, const PlycutFocus *focus, PlycutError *error)
{
    t->plies = focus == NULL || focus->plies < 0 ? INT_MAX : focus->plies;
    t->cut = PLYCUT_NO_NODE;
    if (focus == NULL || focus->node == NULL)
        return true;
    t->focus = plycut_trace_find_node(t->trace, focus->node);
    if (t->focus == PLYCUT_NO_NODE)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--at: there is no node '%s', or more than one; give a path such as %s", focus->node,
            t->trace->node_count > 1 ? t->trace->nodes[t->trace->node_count - 1].path : "/");
    if (!t->trace->nodes[t->focus].visited)
        find_reason(t);
    return true;
}

/* ---- What is told ------------------------------------------------------------------------ */

/* How far a node is below the focus; -1: it is not. */
static int plies_below(const Telling *t, uint32_t node)
{
    const PlycutTraceNode *nodes = t->trace->nodes;
    int ply = nodes[t->focus].ply, plies = nodes[node].ply - ply;
    while (node != PLYCUT_NO_NODE && nodes[node].ply > ply)
        node = nodes[node].parent;
    return node == t->focus ? plies : -1;
}

static bool is_near(const Telling *t, uint32_t node, int plies)
{
    int below = plies_below(t, node);
    return below >= 0 && below <= plies;
}

/* A cutoff belongs to the child that returned before it. */
static bool is_told(const Telling *t, const PlycutTraceEvent *event)
{
    if (t->cut != PLYCUT_NO_NODE)
        return event->kind == PLYCUT_EVENT_CUTOFF && event->node == t->cut;
    if (event->kind == PLYCUT_EVENT_UPDATE)
        return is_near(t, event->from, t->plies);
    if (event->kind == PLYCUT_EVENT_CUTOFF)
        return is_near(t, event[-1].from, t->plies);
    return is_near(t, event->node, t->plies);
}

static const PlycutTraceEvent *told_from(const Telling *t, size_t index)
{
    for (; index < t->trace->event_count; index++) {
        const PlycutTraceEvent *event = &t->trace->events[index];
        if (is_told(t, event))
            return event;
        if (event->kind == PLYCUT_EVENT_UPDATE && event->improved)
            t->so_far[event->node] = (SoFar){true, event->best, event->from};
    }
    return NULL;
}

const PlycutTraceEvent *explain_event_first(const Telling *t)
{
    return told_from(t, 0);
}

const PlycutTraceEvent *explain_event_after(const Telling *t, const PlycutTraceEvent *event)
{
    return told_from(t, (size_t)(event - t->trace->events) + 1);
}

/* ---- What is not ------------------------------------------------------------------------- */

void tell_focus(const Telling *t)
{
    if (t->focus == 0 && t->plies == INT_MAX)
        return;
    tell_label(t, "Told");
    plycut_out_text(t->out, t->cut != PLYCUT_NO_NODE ? "why the search never came to " : "only ");
    tell_place(t, t->focus);
    if (t->cut == PLYCUT_NO_NODE && t->plies < INT_MAX) {
        plycut_out_text(t->out, " and ");
        tell_count(t, (uint64_t)t->plies, "ply", "plies");
        plycut_out_text(t->out, " below it; what is deeper is summed up");
    }
    plycut_out_char(t->out, '\n');
}

void tell_untold(const Telling *t, const PlycutTraceEvent *event)
{
    uint64_t nodes = 0, leaves = 0, cutoffs = 0;
    const uint32_t node = event->node;
    if (plies_below(t, node) < t->plies)
        return;
    const PlycutTraceEvent *end = t->trace->events + t->trace->event_count;
    while (++event < end && !(event->kind == PLYCUT_EVENT_EXIT && event->node == node)) {
        leaves += event->kind == PLYCUT_EVENT_LEAF;
        cutoffs += event->kind == PLYCUT_EVENT_CUTOFF;
        nodes += event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF ||
                 event->kind == PLYCUT_EVENT_TABLE;
    }
    plycut_out_text(t->out, " Not told: ");
    tell_count(t, nodes, "node", "nodes");
    plycut_out_text(t->out, " below it, ");
    tell_count(t, leaves, "leaf", "leaves");
    if (explain_windowed(t)) {
        plycut_out_text(t->out, ", ");
        tell_count(t, cutoffs, "cutoff", "cutoffs");
    }
    plycut_out_char(t->out, '.');
}

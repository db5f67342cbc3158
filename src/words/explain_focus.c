/* What `explain` tells of a search: all of it, or what happens at one node, so many plies deep. */
#include "facts/asked.h"
#include "words/explain.h"

#include <limits.h>
#include <string.h>

/* ---- What is asked ----------------------------------------------------------------------- */

/* The node that a path leads to, or where the table knew enough, the node above it that was known:
 * below that nothing is recorded. PLYCUT_NO_NODE: neither. */
static uint32_t find_below_known(const PlycutTrace *trace, const char *path)
{
    uint32_t node = 0;
    for (bool deeper = true; deeper && !trace->nodes[node].known;) {
        const PlycutTraceNode *above = &trace->nodes[node];
        deeper = false;
        for (uint32_t i = 0; i < above->child_count && !deeper; i++) {
            const char *step = trace->nodes[above->first_child + i].path;
            size_t length = strlen(step);
            deeper = strncmp(step, path, length) == 0 && path[length] == '/';
            node = deeper ? above->first_child + i : node;
        }
    }
    return path[0] == '/' && trace->nodes[node].known ? node : PLYCUT_NO_NODE;
}

/* A node that was never visited: the cutoff that pruned it, or what is above it. A search that
 * answered left nothing else out. */
static void find_cut(Telling *t)
{
    const PlycutTraceNode *nodes = t->trace->nodes;
    uint32_t above = t->focus;
    while (!nodes[above].pruned)
        above = nodes[above].parent;
    t->cut = nodes[above].parent;
}

bool explain_focus(Telling *t, const PlycutFocus *focus, PlycutError *error)
{
    t->plies = focus == NULL || focus->plies < 0 ? INT_MAX : focus->plies;
    t->cut = PLYCUT_NO_NODE;
    if (focus == NULL || focus->node == NULL)
        return true;
    t->focus = find_below_known(t->trace, focus->node);
    t->asked = t->focus == PLYCUT_NO_NODE ? NULL : focus->node;
    if (t->asked == NULL)
        t->focus = node_asked(t->trace, "at", focus->node, error);
    if (t->focus == PLYCUT_NO_NODE)
        return false;
    if (!t->trace->nodes[t->focus].visited)
        find_cut(t);
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

void explain_note_best(Telling *t, const PlycutTraceEvent *event)
{
    SoFar *so_far = &t->so_far[event->node];
    so_far->any = true;
    so_far->best = event->best;
    so_far->from = event->from;
}

/* A visit forgets what children returned in the last one. */
static void note_visit(Telling *t, const PlycutTraceEvent *event)
{
    SoFar *so_far = &t->so_far[event->node];
    if (event->kind == PLYCUT_EVENT_ENTER)
        so_far->any = false;
    else if (event->kind == PLYCUT_EVENT_EXIT || event->kind == PLYCUT_EVENT_TABLE)
        so_far->type = event->type;
}

/* The next event from there that is told; what happens before it is kept. */
static const PlycutTraceEvent *advance(Telling *t, size_t index)
{
    for (; index < t->trace->event_count; index++) {
        const PlycutTraceEvent *event = &t->trace->events[index];
        note_visit(t, event);
        if (is_told(t, event))
            return event;
        if (event->kind == PLYCUT_EVENT_CUTOFF)
            explain_note_cutoff(t, event);
        if (event->kind == PLYCUT_EVENT_UPDATE && event->improved)
            explain_note_best(t, event);
    }
    return NULL;
}

const PlycutTraceEvent *explain_event_first(Telling *t)
{
    return advance(t, 0);
}

const PlycutTraceEvent *explain_event_after(Telling *t, const PlycutTraceEvent *event)
{
    return advance(t, (size_t)(event - t->trace->events) + 1);
}

/* ---- What is not ------------------------------------------------------------------------- */

void tell_focus(const Telling *t)
{
    if (t->focus == 0 && t->plies == INT_MAX)
        return;
    tell_label(t, "Told");
    plycut_out_text(t->out, t->cut != PLYCUT_NO_NODE || t->asked != NULL
                                ? "why the search never came to "
                                : "only ");
    if (t->asked != NULL) {
        tell_text(t, t->asked);
        plycut_out_text(t->out, ": the table knew ");
    }
    tell_place(t, t->focus);
    if (t->cut == PLYCUT_NO_NODE && t->asked == NULL && t->plies < INT_MAX) {
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

/* Which part of a search `explain` covers: all of it, or what happens at one node, to a number of
 * plies below it. */
#include "facts/lookup.h"
#include "words/explain.h"

#include <limits.h>
#include <string.h>

/* ---- What is asked ----------------------------------------------------------------------- */

/* The node above this path whose value was in the table: nothing below it is recorded. PLYCUT_NO_NODE: there is
 * none. */
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

bool explain_focus(Explanation *e, const PlycutFocus *focus, PlycutError *error)
{
    e->plies = focus == NULL || focus->plies < 0 ? INT_MAX : focus->plies;
    e->pruned = PLYCUT_NO_NODE;
    if (focus == NULL || focus->node == NULL)
        return true;
    e->focus = find_below_known(e->trace, focus->node);
    e->asked = e->focus == PLYCUT_NO_NODE ? NULL : focus->node;
    if (e->asked == NULL)
        e->focus = node_asked(e->trace, "at", focus->node, error);
    if (e->focus == PLYCUT_NO_NODE)
        return false;
    /* A node that was never visited, or one above it, was pruned: a completed search leaves nothing else out. */
    const PlycutTraceNode *nodes = e->trace->nodes;
    if (!nodes[e->focus].visited)
        for (e->pruned = e->focus; !nodes[e->pruned].pruned;)
            e->pruned = nodes[e->pruned].parent;
    return true;
}

/* ---- What is covered --------------------------------------------------------------------- */

/* How many plies a node is below the focus; -1: it is not below it. */
static int plies_below_focus(const Explanation *e, uint32_t node)
{
    const PlycutTraceNode *nodes = e->trace->nodes;
    int ply = nodes[e->focus].ply, plies = nodes[node].ply - ply;
    while (node != PLYCUT_NO_NODE && nodes[node].ply > ply)
        node = nodes[node].parent;
    return node == e->focus ? plies : -1;
}

static bool is_within(const Explanation *e, uint32_t node, int plies)
{
    int below = plies_below_focus(e, node);
    return below >= 0 && below <= plies;
}

/* Does the cutoff list the node? */
static bool prunes(const PlycutTrace *trace, const PlycutTraceEvent *cutoff, uint32_t node)
{
    uint32_t i = 0;
    while (i < cutoff->pruned_count && trace->pruned[cutoff->first_pruned + i] != node)
        i++;
    return i < cutoff->pruned_count;
}

/* A cutoff belongs to the child that returned before it. */
static bool is_covered(const Explanation *e, const PlycutTraceEvent *event)
{
    if (e->pruned != PLYCUT_NO_NODE)
        return event->kind == PLYCUT_EVENT_CUTOFF && prunes(e->trace, event, e->pruned);
    if (explain_is_return(event))
        return is_within(e, event->from, e->plies);
    if (event->kind == PLYCUT_EVENT_CUTOFF)
        return is_within(e, event[-1].from, e->plies);
    return is_within(e, event->node, e->plies);
}

void explain_note_best(Explanation *e, const PlycutTraceEvent *event)
{
    BestSoFar *best = &e->best[event->node];
    best->any = true;
    best->value = event->best;
    best->from = event->from;
}

/* A new visit forgets what children returned in the previous one. */
static void note_visit(Explanation *e, const PlycutTraceEvent *event)
{
    BestSoFar *best = &e->best[event->node];
    if (event->kind == PLYCUT_EVENT_ENTER)
        best->any = false;
    if (event->kind == PLYCUT_EVENT_EXIT || event->kind == PLYCUT_EVENT_TABLE) {
        best->returned = event->value;
        best->type = event->type;
    }
}

/* The next event from there that is covered; what happens before it is remembered. */
static const PlycutTraceEvent *next_covered(Explanation *e, size_t index)
{
    for (; index < e->trace->event_count; index++) {
        const PlycutTraceEvent *event = &e->trace->events[index];
        note_visit(e, event);
        if (event->kind == PLYCUT_EVENT_UPDATE && explain_foresees(e, event))
            e->best[event->from].type = PLYCUT_UNPROVED;
        if (is_covered(e, event))
            return event;
        if (event->kind == PLYCUT_EVENT_CUTOFF)
            explain_note_cutoff(e, event);
        if (event->kind == PLYCUT_EVENT_UPDATE && event->improved)
            explain_note_best(e, event);
    }
    return NULL;
}

const PlycutTraceEvent *explain_event_first(Explanation *e)
{
    return next_covered(e, 0);
}

const PlycutTraceEvent *explain_event_after(Explanation *e, const PlycutTraceEvent *event)
{
    return next_covered(e, (size_t)(event - e->trace->events) + 1);
}

const PlycutTraceEvent *explain_update_of(const Explanation *e, const PlycutTraceEvent *event)
{
    const PlycutTraceEvent *end = e->trace->events + e->trace->event_count, *next = event + 1;
    return next < end && explain_is_return(next) ? next : event;
}

/* ---- What is not covered ------------------------------------------------------------------------- */

void tell_focus(Explanation *e)
{
    const bool all = e->focus == 0 && e->plies == INT_MAX;
    if (!all)
        tell_line(e, SENTENCE_EXPLAINED,
                  e->asked != NULL              ? SENTENCE_EXPLAINED_KNOWN
                  : e->pruned != PLYCUT_NO_NODE ? SENTENCE_EXPLAINED_UNVISITED
                  : e->plies < INT_MAX          ? SENTENCE_EXPLAINED_PLIES
                                                : SENTENCE_EXPLAINED_PART,
                  NODE(node, e->focus), TEXT(asked, e->asked),
                  PHRASE(plies, SENTENCE_PLIES, COUNT(count, e->plies)));
}

void tell_counted(Explanation *e, const PlycutTraceEvent *event)
{
    uint64_t nodes = 0, leaves = 0, cutoffs = 0;
    const uint32_t node = event->node;
    if (plies_below_focus(e, node) < e->plies)
        return;
    const PlycutTraceEvent *end = e->trace->events + e->trace->event_count;
    while (++event < end && !(event->kind == PLYCUT_EVENT_EXIT && event->node == node)) {
        leaves += event->kind == PLYCUT_EVENT_LEAF;
        cutoffs += event->kind == PLYCUT_EVENT_CUTOFF;
        nodes += event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF ||
                 event->kind == PLYCUT_EVENT_TABLE;
    }
    tell(e, explain_windowed(e) ? SENTENCE_COUNTED_WITH_CUTOFFS : SENTENCE_COUNTED,
         PHRASE(nodes, SENTENCE_NODES, COUNT(count, nodes)),
         PHRASE(leaves, SENTENCE_LEAVES, COUNT(count, leaves)), COUNT(cutoffs, cutoffs));
}

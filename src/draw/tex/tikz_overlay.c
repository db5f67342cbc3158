/* What is known after each cutoff: nodes that were left, leaves that were evaluated, children that
 * were pruned. */
#include "tex/tex.h"

#include <math.h>

/* What is below a pruned node becomes known with it; children come after their parent. */
static void pruned_inherit(const PlycutTrace *trace, Overlay *overlay)
{
    for (uint32_t n = 1; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        if (!node->visited && !node->pruned)
            overlay->first[n] = overlay->first[node->parent];
    }
}

/* What the ancestors of a node that cuts off have so far: the reason for the cutoff is among them. */
static void open_note(const PlycutTrace *trace, uint32_t node, const double *best, Overlay *overlay)
{
    for (uint32_t n = trace->nodes[node].parent; n != PLYCUT_NO_NODE; n = trace->nodes[n].parent)
        if (!isnan(best[n]))
            overlay->open[overlay->open_count++] = (OpenValue){n, overlay->count, best[n]};
}

static void cutoff_note(const PlycutTrace *trace, const PlycutTraceEvent *event, Overlay *overlay)
{
    overlay->first[event->node] = overlay->count;
    for (uint32_t i = 0; i < event->pruned_count; i++) {
        uint32_t *first = &overlay->first[trace->pruned[event->first_pruned + i]];
        if (*first == 0) /* an earlier visit may have entered it, or a cutoff pruned it */
            *first = overlay->count;
    }
    overlay->count++;
}

/* At most as many as there are ancestors of nodes that cut off. */
static size_t open_most(const PlycutTrace *trace)
{
    size_t most = 1;
    for (size_t e = 0; e < trace->event_count; e++)
        if (trace->events[e].kind == PLYCUT_EVENT_CUTOFF)
            most += (size_t)trace->nodes[trace->events[e].node].ply;
    return most;
}

bool overlay_make(const PlycutTrace *trace, Overlay *overlay, Arena *arena)
{
    uint32_t cut =
        PLYCUT_NO_NODE; /* the next event leaves it with the value that the cutoff has shown */
    double *best = arena_take(arena, trace->node_count * sizeof *best);
    *overlay = (Overlay){.first = arena_take(arena, trace->node_count * sizeof *overlay->first),
                         .count = 1,
                         .open = arena_take(arena, open_most(trace) * sizeof *overlay->open)};
    if (overlay->first == NULL || overlay->open == NULL || best == NULL)
        return false;
    for (size_t e = 0; e < trace->event_count; e++) {
        const PlycutTraceEvent *event = &trace->events[e];
        bool known = event->kind == PLYCUT_EVENT_LEAF || event->kind == PLYCUT_EVENT_TABLE ||
                     event->kind == PLYCUT_EVENT_EXIT;
        if (event->kind == PLYCUT_EVENT_ENTER)
            best[event->node] = NAN;
        else if (event->kind == PLYCUT_EVENT_UPDATE)
            best[event->node] = event->best;
        if (event->kind == PLYCUT_EVENT_CUTOFF) {
            open_note(trace, event->node, best, overlay);
            cutoff_note(trace, event, overlay);
        } else if (known && event->node != cut)
            overlay->first[event->node] = overlay->count;
        cut = event->kind == PLYCUT_EVENT_CUTOFF ? event->node : PLYCUT_NO_NODE;
    }
    pruned_inherit(trace, overlay);
    return true;
}

/* What is known after each cutoff: nodes that were left, leaves that were evaluated, children that
 * were pruned. */
#include "tex/tikz_overlay.h"

/* What is below a pruned node becomes known with it; children come after their parent. */
static void pruned_inherit(const PlycutTrace *trace, Overlay *overlay)
{
    for (uint32_t n = 1; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        if (!node->visited && !node->pruned)
            overlay->first[n] = overlay->first[node->parent];
    }
}

static void cutoff_note(const PlycutTrace *trace, const PlycutTraceEvent *event, Overlay *overlay)
{
    overlay->first[event->node] = overlay->count;
    for (uint32_t i = 0; i < event->pruned_count; i++)
        overlay->first[trace->pruned[event->first_pruned + i]] = overlay->count;
    overlay->count++;
}

bool overlay_make(const PlycutTrace *trace, Overlay *overlay, Arena *arena)
{
    uint32_t cut =
        PLYCUT_NO_NODE; /* the next event leaves it with the value that the cutoff has shown */
    *overlay = (Overlay){arena_take(arena, trace->node_count * sizeof *overlay->first), 1};
    if (overlay->first == NULL)
        return false;
    for (size_t e = 0; e < trace->event_count; e++) {
        const PlycutTraceEvent *event = &trace->events[e];
        bool known = event->kind == PLYCUT_EVENT_LEAF || event->kind == PLYCUT_EVENT_TABLE ||
                     event->kind == PLYCUT_EVENT_EXIT;
        if (event->kind == PLYCUT_EVENT_CUTOFF)
            cutoff_note(trace, event, overlay);
        else if (known && event->node != cut)
            overlay->first[event->node] = overlay->count;
        cut = event->kind == PLYCUT_EVENT_CUTOFF ? event->node : PLYCUT_NO_NODE;
    }
    pruned_inherit(trace, overlay);
    return true;
}

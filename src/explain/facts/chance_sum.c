/* What a chance node has from its children in a visit. */
#include "facts/chance_sum.h"

/* Did a child return in full between two events at its parent? */
static bool has_returned(const PlycutTraceEvent *from, const PlycutTraceEvent *until,
                         uint32_t child)
{
    while (from < until && !(from->kind == PLYCUT_EVENT_UPDATE && from->from == child))
        from++;
    return from < until;
}

/* What a probe of a child adds to the limit that the child would otherwise count with. */
static void add_probe(const PlycutTrace *trace, const PlycutTraceEvent *probe, PlycutLimits *gained)
{
    const PlycutTraceNode *child = &trace->nodes[probe->from];
    const PlycutLimits *limits = &trace->limits;
    double *side = PLYCUT_BY_DECIDER(child->player, &gained->low, &gained->high);
    *side = plycut_add_product(
        *side, child->probability,
        plycut_add_product(probe->value, -1,
                           PLYCUT_BY_DECIDER(child->player, limits->low, limits->high)));
}

/* The event with which the visit of an open node began. */
static const PlycutTraceEvent *visit_of(const PlycutTraceEvent *event, uint32_t node)
{
    while (event->kind != PLYCUT_EVENT_ENTER || event->node != node)
        event--;
    return event;
}

ChanceSum chance_sum(const PlycutTrace *trace, const PlycutTraceEvent *event, uint32_t node,
                     uint32_t besides)
{
    const PlycutTraceNode *nodes = trace->nodes;
    ChanceSum so_far = {0, 1, {0, 0}};
    if (besides != PLYCUT_NO_NODE)
        so_far.rest = plycut_add_product(1, -1, nodes[besides].probability);
    for (const PlycutTraceEvent *at = visit_of(event, node); at < event; at++)
        if (at->kind == PLYCUT_EVENT_UPDATE && at->node == node) {
            so_far.sum = at->best;
            so_far.rest = plycut_add_product(so_far.rest, -1, nodes[at->from].probability);
        } else if (at->kind == PLYCUT_EVENT_PROBE && at->node == node && at->from != besides &&
                   !has_returned(at, event, at->from)) {
            add_probe(trace, at, &so_far.gained);
        }
    return so_far;
}

/* What the node is worth if those left are worth this much, but for what their probes add. */
static double sum_with(const ChanceSum *so_far, double gained, double limit)
{
    return plycut_add_product(plycut_add_product(so_far->sum, 1, gained), so_far->rest, limit);
}

PlycutLimits chance_left(const PlycutTrace *trace, const PlycutTraceEvent *event, uint32_t node)
{
    const ChanceSum so_far = chance_sum(trace, event, node, PLYCUT_NO_NODE);
    return (PlycutLimits){sum_with(&so_far, so_far.gained.low, trace->limits.low),
                          sum_with(&so_far, so_far.gained.high, trace->limits.high)};
}

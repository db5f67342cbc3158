/* Why a node that is searched on was not cut off. Everything comes from the state at the event. */
#include "words/not_cut.h"

#include "facts/chance_sum.h"
#include "words/explain.h"

#include <math.h>

/* ---- What the node knew ------------------------------------------------------------------ */

/* The last update, probe or entry of the node before the event. */
static const PlycutTraceEvent *known_before(const PlycutTrace *trace, uint32_t node,
                                            const PlycutTraceEvent *event)
{
    while (event > trace->events) {
        event--;
        if (event->node == node && (explain_is_return(event) || event->kind == PLYCUT_EVENT_ENTER))
            break;
    }
    return event;
}

/* The children that had returned in the visit that goes on at the event. A probe is no full return. */
static NodeList returned_before(const PlycutTraceEvent *event, uint32_t node)
{
    NodeList returned = {.most = LIST_CUTOFF};
    const PlycutTraceEvent *at = event;
    while (at->node != node || at->kind != PLYCUT_EVENT_ENTER)
        at--;
    for (; at <= event; at++)
        if (at->node == node && at->kind == PLYCUT_EVENT_UPDATE)
            node_list_add(&returned, at->from);
    return returned;
}

/* What the owner of a bound had at this event. A bound of no node is as it is. */
static double held_at(const PlycutTrace *trace, const PlycutTraceEvent *event,
                      const PlycutTraceBound *bound)
{
    if (bound->owner == PLYCUT_NO_NODE)
        return bound->value;
    while (event > trace->events &&
           !(event->kind == PLYCUT_EVENT_UPDATE && event->node == bound->owner && event->improved))
        event--;
    return event->best;
}

/* ---- Why that was not enough ------------------------------------------------------------- */

static TextId reason_of_chance(const NotCut *n)
{
    return isinf(n->left.low) && isinf(n->left.high) ? SENTENCE_NOT_CUT_UNLIMITED
                                                     : SENTENCE_NOT_CUT_CHANCE;
}

static TextId reason_of(const NotCut *n)
{
    return !n->trace->options.algorithm->windowed                      ? SENTENCE_NOT_CUT_EVER
           : n->known->kind == PLYCUT_EVENT_ENTER                      ? SENTENCE_NOT_CUT_EMPTY
           : !plycut_decides(n->trace->nodes[n->node].player)          ? reason_of_chance(n)
           : isinf(n->bound.value)                                     ? SENTENCE_NOT_CUT_OPEN
           : same_number(n->known->best, n->bound.value)               ? SENTENCE_NOT_CUT_STRICT
           : n->trace->chance && !same_number(n->held, n->bound.value) ? SENTENCE_NOT_CUT_SCALED
                                                                       : SENTENCE_NOT_CUT_YET;
}

NotCut not_cut_before(const PlycutTrace *trace, uint32_t node, const PlycutTraceEvent *event)
{
    const PlycutPlayer player = trace->nodes[node].player;
    NotCut n = {.trace = trace,
                .node = node,
                .known = known_before(trace, node, event),
                .bound = {.owner = PLYCUT_NO_NODE, .scout = PLYCUT_NO_NODE}};
    if (plycut_decides(player)) {
        n.bound = plycut_trace_bound(trace, n.known, plycut_stop_side(player));
        n.held = held_at(trace, n.known, &n.bound);
    } else {
        n.left = chance_left(trace, n.known + 1, node);
    }
    n.returned = returned_before(n.known, node);
    n.reason = reason_of(&n);
    return n;
}

/* A search that may visit a node again may visit after all what its first visit of the parent would have pruned. A search
 * with a mistake has rules of its own. */
bool not_cut_has_condition(const NotCut *n)
{
    const PlycutAlgorithm *algorithm = n->trace->options.algorithm;
    return algorithm->of == NULL && !algorithm->searches_again &&
           plycut_decides(n->trace->nodes[n->node].player) && n->returned.count > 0 &&
           isfinite(n->bound.value);
}

/* Explain why a node is visited: why no node above it was cut off before. */
#include "words/explain.h"
#include "words/not_cut.h"

/* The first visit of the node: later ones search again what the first has let through. */
static const PlycutTraceEvent *first_visit(const PlycutTrace *trace, uint32_t node)
{
    const PlycutTraceEvent *event = trace->events;
    while (event->node != node ||
           (event->kind != PLYCUT_EVENT_ENTER && event->kind != PLYCUT_EVENT_LEAF &&
            event->kind != PLYCUT_EVENT_TABLE))
        event++;
    return event;
}

/* Did the search go on although the bound was crossed? Only a foreign trace can, and its reason is not known. */
static bool is_wrongly_open(const NotCut *n)
{
    return n->known->kind == PLYCUT_EVENT_UPDATE &&
           plycut_trace_stops(n->trace, n->node, n->known->best, n->known->alpha, n->known->beta);
}

/* The nearest node on the path down to `node` that is not the first one visited below its parent, or the root. */
static uint32_t nearest_later(const PlycutTrace *trace, uint32_t node)
{
    while (node != 0 &&
           not_cut_before(trace, trace->nodes[node].parent, first_visit(trace, node)).known->kind ==
               PLYCUT_EVENT_ENTER)
        node = trace->nodes[node].parent;
    return node;
}

/* Why the parent of this node went on after what had returned before it, in the reader's view of the parent. */
static void tell_went_on(Explanation *e, const NotCut *n, uint32_t node)
{
    tell_at(e, n->node);
    tell(e, SENTENCE_STAYS, NODE(child, node), NOT_CUT(n));
    if (not_cut_has_condition(n))
        tell_sentence(e, SENTENCE_WOULD_CUT, WOULD_CUT(n, node));
    tell_at(e, 0);
}

/* Not for the whole search, nor for a node that was pruned or known, nor for a search with a mistake, which has rules of its own. */
static bool has_reason_to_stay(const Explanation *e)
{
    return e->focus != 0 && e->asked == NULL && e->pruned == PLYCUT_NO_NODE &&
           e->trace->options.algorithm->of == NULL;
}

void tell_stays(Explanation *e)
{
    const PlycutTrace *trace = e->trace;
    if (!has_reason_to_stay(e))
        return;
    const uint32_t later = nearest_later(trace, e->focus);
    NotCut n = {.trace = trace};
    if (later != 0)
        n = not_cut_before(trace, trace->nodes[later].parent, first_visit(trace, later));
    if (later != 0 && is_wrongly_open(&n))
        return;
    tell_label(e, text_of(SENTENCE_WHY_VISITED), NO_TERMS);
    if (later != e->focus)
        tell(e, SENTENCE_STAYS_FIRST, NODE(child, e->focus), NODE(node, later));
    if (later == 0)
        tell_sentence(e, SENTENCE_STAYS_ROOT, NO_TERMS);
    else
        tell_went_on(e, &n, later);
    tell_end(e);
}

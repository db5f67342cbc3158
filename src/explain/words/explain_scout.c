/* Explain a scout's null window: which question it asks, and how a cutoff answers it. */
#include "words/explain.h"

/* The child that is tested: on the path from the node that scouts to the event's node. */
static uint32_t tested_child(const Explanation *e, const PlycutTraceEvent *event)
{
    uint32_t node = event->node;
    while (e->trace->nodes[node].parent != event->scout)
        node = e->trace->nodes[node].parent;
    return node;
}

static PlycutSide scouted_side(const Explanation *e, const PlycutTraceEvent *event)
{
    return plycut_stop_side(e->trace->nodes[event->scout].player);
}

/* The event whose window begins at the tested value: under fail-hard, a clipped value may have moved this bound to the
 * other end of the window, and then it is the one with which the tested child was entered. */
static const PlycutTraceEvent *with_tested_bound(const Explanation *e,
                                                 const PlycutTraceEvent *event)
{
    const uint32_t child = tested_child(e, event);
    while (same_number(event->alpha, event->beta) &&
           !(event->kind == PLYCUT_EVENT_ENTER && event->node == child))
        event--;
    return event;
}

/* What the child is compared with: the bound on the other side of the window. */
static double tested_value(const Explanation *e, const PlycutTraceEvent *event)
{
    return plycut_trace_tested(e->trace, event->scout,
                               scouted_side(e, event) == PLYCUT_BETA ? event->beta : event->alpha);
}

void tell_test(Explanation *e, const PlycutTraceEvent *event, const NodeList *entered)
{
    const bool beta = scouted_side(e, event) == PLYCUT_BETA;
    const PlycutTraceEvent *set = with_tested_bound(e, event);
    const uint32_t owner = beta ? set->alpha_owner : set->beta_owner;
    tell(e, SENTENCE_ENTER_TEST, LIST(entered, entered, SENTENCE_ENTERED, SENTENCE_ENTERED_BETWEEN),
         NODE(scout, event->scout), NODE(tested, tested_child(e, event)),
         EXACT(bound, tested_value(e, event)),
         PHRASE(source,
                owner == PLYCUT_NO_NODE ? SENTENCE_TEST_AGAINST_WINDOW : SENTENCE_TEST_AGAINST_NODE,
                NODE(owner, owner), NODE(witness, beta ? set->alpha_witness : set->beta_witness),
                WORD(window, explain_window(e))));
}

bool is_decided(const Explanation *e, const PlycutTraceEvent *event)
{
    return event->scout != PLYCUT_NO_NODE && event->owner == PLYCUT_NO_NODE &&
           e->trace->nodes[event->node].player == e->trace->nodes[event->scout].player;
}

void tell_decided(Explanation *e, const PlycutTraceEvent *event)
{
    tell(e, SENTENCE_CUTOFF_BY_TEST, NODE(node, event->node), EXACT(value, event->value),
         NODE(scout, event->scout), EXACT(bound, tested_value(e, event)),
         NODE(tested, tested_child(e, event)));
    tell(e, SENTENCE_BY_SCOUT, NODE(node, event->node), NODE(scout, event->scout));
}

void tell_decided_why(Explanation *e, const PlycutTraceEvent *event)
{
    tell(e, SENTENCE_WHY_TEST, COUNT(count, event->pruned_count), PRUNED(e, event),
         NODE(node, event->node),
         VALUE(limit, event->value, plycut_stop_type(e->trace->nodes[event->scout].player)),
         NODE(scout, event->scout), EXACT(bound, tested_value(e, event)));
}

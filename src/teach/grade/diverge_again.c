/* Divergences from a search that may visit a node more than once: what a window, a cutoff or a value says holds for one visit
 * only, so that nothing is told but the visit that a list misses. */
#include "grade/diverge.h"

/* Every visit of a leaf, or of any node, is an event. */
static bool is_visit(const PlycutTraceEvent *event, bool all)
{
    return event->kind == PLYCUT_EVENT_LEAF || (all && event->kind == PLYCUT_EVENT_ENTER);
}

static size_t event_of_visit(const PlycutTrace *trace, bool all, size_t visit)
{
    size_t event = 0;
    while (!is_visit(&trace->events[event], all) || visit-- > 0)
        event++;
    return event;
}

static void diverge_in_order(Divergence *d)
{
    const Answer *given = &d->item->answer, *found = &d->found;
    const bool all = found->reading == VISITED_ALL;
    size_t right = 0;
    while (right < given->count && right < found->count &&
           ref_is(d->facts, &given->refs[right], found->refs[right].node))
        right++;
    if (right == found->count) {
        diverge_in(d, SENTENCE_LISTED_PAST_END, ANSWER_TERMS(d), COUNT(count, right));
        return;
    }
    d->event = event_of_visit(d->facts->trace, all, right);
    diverge_in(d, SENTENCE_LISTED_SO_FAR, ANSWER_TERMS(d), COUNT(count, right),
               NODE(next, found->refs[right].node));
}

bool diverge_again(Divergence *d)
{
    if (d->item->answer.fact == PLYCUT_FACT_VISITED)
        diverge_in_order(d);
    return fact_table[d->item->answer.fact].shape != &number_shape;
}

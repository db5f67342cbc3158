/* Reasons for divergences: why nothing could be cut yet, or what had been cut off. */
#include "grade/diverge.h"

#include "words/not_cut.h"

/* ---- Not cut off ------------------------------------------------------------------------- */

void diverge_not_cut(Divergence *d, TextId did, uint32_t node, uint32_t child, size_t event)
{
    const PlycutTrace *trace = d->facts->trace;
    const NotCut n = not_cut_before(trace, node, &trace->events[event]);
    diverge_in(d, did, ANSWER_TERMS(d), NOT_CUT(&n));
    if (child != PLYCUT_NO_NODE && not_cut_has_condition(&n)) {
        text_add(&d->text, " ");
        sentence_add(&d->text, trace, SENTENCE_WOULD_CUT, WOULD_CUT(&n, child));
    }
}

/* ---- Cut off ----------------------------------------------------------------------------- */

/* The term {crossing} of a cutoff: "2 <= 3, the bound from A". */
#define CROSSING(trace, e)                                                                         \
    PHRASE(crossing, (e)->cut_kind == PLYCUT_DEEP ? SENTENCE_CROSSED_DEEP : SENTENCE_CROSSED,      \
           NUMBER(value, (e)->value), CROSSES(trace, e), NUMBER(bound, (e)->bound),                \
           CUTOFF_SOURCE(trace, e))

void diverge_cut(Divergence *d, TextId did, size_t cutoff)
{
    const PlycutTrace *trace = d->facts->trace;
    const PlycutTraceEvent *e = &trace->events[cutoff];
    diverge_in(d, did, ANSWER_TERMS(d),
               PHRASE(reason, e->node == d->node ? SENTENCE_WAS_CUT : SENTENCE_WAS_CUT_BEFORE,
                      NODE(at, e->node), CROSSING(trace, e)));
}

void diverge_returned(Divergence *d)
{
    const PlycutTrace *trace = d->facts->trace;
    const PlycutTraceNode *n = &trace->nodes[d->node];
    size_t cut = d->facts->nodes[d->node].cut;
    const PlycutTraceEvent *e = &trace->events[cut != NO_EVENT ? cut : 0];
    diverge_in(d, cut != NO_EVENT ? SENTENCE_VALUE_WRONG_CUT : SENTENCE_VALUE_WRONG,
               ANSWER_TERMS(d), VALUE(value, n->value, n->type), CROSSING(trace, e));
}

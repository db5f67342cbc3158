/* Reasons for divergences: why nothing could be cut yet, or what had been cut off. */
#include "grade/diverge.h"

#include <math.h>

/* The term {source}: who owns the bound. */
#define SOURCE(owner)                                                                              \
    PHRASE(source, (owner) != PLYCUT_NO_NODE ? SENTENCE_NAMED : SENTENCE_SOURCE_WINDOW,            \
           NODE(node, owner))

/* ---- Not cut off ------------------------------------------------------------------------- */

/* What a node knows at an event: its last update before the event, or its entry. */
static const PlycutTraceEvent *known_before(const Facts *facts, uint32_t node, size_t event)
{
    const PlycutTraceEvent *events = facts->trace->events, *e = &events[event];
    while (e > events) {
        e--;
        if (e->node == node && (e->kind == PLYCUT_EVENT_UPDATE || e->kind == PLYCUT_EVENT_ENTER))
            break;
    }
    return e;
}

static TextId not_cut_phrase(const Facts *facts, const PlycutTraceEvent *e, double bound)
{
    return !facts->trace->options.algorithm->windowed ? SENTENCE_NOT_CUT_EVER
           : e->kind != PLYCUT_EVENT_UPDATE           ? SENTENCE_NOT_CUT_EMPTY
           : isinf(bound)                             ? SENTENCE_NOT_CUT_OPEN
           : same_number(e->best, bound)              ? SENTENCE_NOT_CUT_STRICT
                                                      : SENTENCE_NOT_CUT_YET;
}

void diverge_not_cut(Divergence *d, TextId did, uint32_t node, size_t event)
{
    const PlycutTrace *trace = d->facts->trace;
    const PlycutTraceEvent *e = known_before(d->facts, node, event);
    bool beta = plycut_stop_side(trace->nodes[node].player) == PLYCUT_BETA;
    double bound = beta ? e->beta : e->alpha;
    uint32_t owner = beta ? e->beta_owner : e->alpha_owner;
    diverge_in(d, did, ANSWER_TERMS(d),
               PHRASE(reason, not_cut_phrase(d->facts, e, bound), NODE(at, node),
                      TEXT(algorithm, trace->options.algorithm->name), NUMBER(best, e->best),
                      NUMBER(bound, bound), SOURCE(owner)));
}

/* ---- Cut off ----------------------------------------------------------------------------- */

/* The term {crossing} of a cutoff: "2 <= 3, the bound from A". */
#define CROSSING(trace, e)                                                                         \
    PHRASE(crossing, (e)->cut_kind == PLYCUT_DEEP ? SENTENCE_CROSSED_DEEP : SENTENCE_CROSSED,      \
           NUMBER(value, (e)->value), CROSSES(trace, e), NUMBER(bound, (e)->bound),                \
           SOURCE((e)->owner))

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

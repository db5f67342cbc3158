/* not_cut.h - why a node that is searched on was not cut off: what it had, the bound that it would have to reach, and with
 * which values of its children it would have been. */
#pragma once

#include "words/sentence.h"

/* What a node knew before an event of its visit. */
typedef struct NotCut {
    const PlycutTrace *trace;
    uint32_t node;
    const PlycutTraceEvent *known; /* its last update or probe before the event, or its entry */
    PlycutTraceBound bound;        /* of a MAX or MIN node: where it stops */
    double held;                   /* the same on the scale of the bound's owner */
    PlycutLimits left;             /* of a chance node: what it can still be */
    TextId reason;                 /* why it was not cut off */
    NodeList returned;             /* its children that had returned in this visit */
} NotCut;

/* Why had the node, which was open at this event of the trace, not been cut off before it? */
NotCut not_cut_before(const PlycutTrace *trace, uint32_t node, const PlycutTraceEvent *event);

/* The term {reason}. */
#define NOT_CUT(n)                                                                                 \
    PHRASE(reason, (n)->reason, NODE(at, (n)->node),                                               \
           TEXT(algorithm, (n)->trace->options.algorithm->name), EXACT(best, (n)->known->best),    \
           EXACT(bound, (n)->bound.value), EXACT(held, (n)->held),                                 \
           BOUND_SOURCE((n)->bound.owner, (n)->bound.scout), EXACT(least, (n)->left.low),          \
           EXACT(most, (n)->left.high), EXACT(alpha, (n)->known->alpha),                           \
           EXACT(beta, (n)->known->beta))

/* The term {source}: the node that owns a bound, the node whose test it is, or the root's window. */
#define BOUND_SOURCE(owner_node, scout_node)                                                       \
    PHRASE(source,                                                                                 \
           (owner_node) != PLYCUT_NO_NODE   ? SENTENCE_NAMED                                       \
           : (scout_node) != PLYCUT_NO_NODE ? SENTENCE_SOURCE_TEST                                 \
                                            : SENTENCE_SOURCE_WINDOW,                              \
           NODE(node, (owner_node) != PLYCUT_NO_NODE ? (owner_node) : (scout_node)))
/* The same of a cutoff. */
#define CUTOFF_SOURCE(trace, e)                                                                    \
    BOUND_SOURCE((e)->owner, plycut_trace_bound(trace, e, (e)->side).scout)

/* Is it known with which values of its children the node would have been cut off? */
bool not_cut_has_condition(const NotCut *n);
/* The terms of SENTENCE_WOULD_CUT, for the child that would never be visited. */
#define WOULD_CUT(n, child_node)                                                                   \
    TERMS(COUNT(count, (n)->returned.total),                                                       \
          LIST(list, &(n)->returned, SENTENCE_NAMED, SENTENCE_LIST_BETWEEN),                       \
          NODE(child, child_node),                                                                 \
          PHRASE(reach,                                                                            \
                 plycut_trace_is_strict((n)->trace, (n)->node) ? SENTENCE_REACH_PAST               \
                                                               : SENTENCE_REACH,                   \
                 NODE(at, (n)->node), EXACT(bound, (n)->bound.value)))

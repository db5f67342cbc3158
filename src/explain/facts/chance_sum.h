/* chance_sum.h - what a chance node has from its children, at an event of a trace. */
#pragma once

#include <plycut/trace.h>

/* The weighted sum of what its children had returned before this event in its visit, and the probability of those left,
 * `besides` and its own counted apart (PLYCUT_NO_NODE: none); gained: what the probes of those left add to the limits. */
typedef struct ChanceSum {
    double sum, rest;
    PlycutLimits gained;
} ChanceSum;
ChanceSum chance_sum(const PlycutTrace *trace, const PlycutTraceEvent *event, uint32_t node,
                     uint32_t besides);
/* The least and the most that the node can still be worth: if those left have the least and the most possible values. */
PlycutLimits chance_left(const PlycutTrace *trace, const PlycutTraceEvent *event, uint32_t node);

/* state.h - the state of a search, from one event to the next: the only place that knows what an event does to the nodes
 * of a trace, whether it is being recorded, made by a mistaken search, or gone through moment by moment. */
#pragma once

#include <plycut/trace.h>

/* Forget what a search did to a node. A leaf keeps its value if that is known before the search. */
void node_forget(PlycutTraceNode *node, bool known);

/* An event of trace->events happens: its node and the nodes that it prunes change, and trace->result counts it. */
void trace_happen(PlycutTrace *trace, const PlycutTraceEvent *event);

/* Does the trace contain what is below pruned nodes, so that their leaves can be counted? */
bool trace_counts_pruned(const PlycutTrace *trace);

/* Has the root returned its value? */
bool trace_has_returned(const PlycutTrace *trace);

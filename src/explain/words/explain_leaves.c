/* Which leaves a search left out, and which of them only deep cutoffs prune. To find out, run branch-and-bound
 * (Knuth & Moore 1975, procedure F1) on the trace's nodes. */
#include "words/explain.h"

#include <math.h>
#include <stdlib.h>

void explain_leaves_below(const PlycutTrace *trace, uint32_t node, NodeList *list)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    if (n->leaf)
        node_list_add(list, node);
    for (uint32_t i = 0; i < n->child_count; i++)
        explain_leaves_below(trace, n->first_child + i, list);
}

static void unvisited_below(const PlycutTrace *trace, uint32_t node, NodeList *list)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    if (!n->visited)
        explain_leaves_below(trace, node, list);
    else
        for (uint32_t i = 0; i < n->child_count; i++)
            unvisited_below(trace, n->first_child + i, list);
}

void explain_leaves_unvisited(const PlycutTrace *trace, NodeList *list)
{
    unvisited_below(trace, 0, list);
}

/* ---- Branch-and-bound over the nodes of a trace ------------------------------------------ */

typedef struct Shallow {
    const PlycutTrace *trace;
    bool *visited; /* the leaves that it evaluates */
    bool unknown;  /* it met a leaf whose value the trace does not know */
} Shallow;

/* The i-th child in search order, which is the file's order or its reverse. */
static uint32_t nth_child(const PlycutTrace *trace, const PlycutTraceNode *node, uint32_t i)
{
    bool reversed = trace->options.order == PLYCUT_ORDER_REVERSED;
    return node->first_child + (reversed ? node->child_count - 1 - i : i);
}

/* A child of the other player gets only the bound on its parent's side; a child of the same player continues its
 * parent's search. */
static double shallow_value(Shallow *s, uint32_t id, double alpha, double beta)
{
    const PlycutTraceNode *n = &s->trace->nodes[id];
    double best = plycut_worst(n->player);
    double *own = PLYCUT_BY_DECIDER(n->player, &alpha, &beta);
    if (n->leaf) {
        s->visited[id] = true;
        s->unknown |= isnan(n->value);
        return n->value;
    }
    for (uint32_t i = 0; i < n->child_count && !s->unknown; i++) {
        uint32_t child = nth_child(s->trace, n, i);
        bool same = s->trace->nodes[child].player == n->player && !s->trace->nodes[child].leaf;
        double v = shallow_value(s, child, same || own == &alpha ? alpha : -INFINITY,
                                 same || own == &beta ? beta : INFINITY);
        best = plycut_better(n->player, best, v);
        if (plycut_trace_stops(s->trace, id, best, alpha, beta))
            break;
        *own = plycut_better(n->player, *own, best);
    }
    return best;
}

/* Passes have their own orders and windows; if a node's value was in the table, its leaves are not in the trace. */
static bool can_tell(const PlycutTrace *trace)
{
    const PlycutSearchOptions *o = &trace->options;
    return trace->result.cutoffs[PLYCUT_DEEP] > 0 && !trace->chance && !o->limits_cut &&
           o->algorithm->of == NULL && !plycut_search_windowed(o) && !plycut_search_repeats(o) &&
           o->learned == 0 && o->table == 0 &&
           (o->order == PLYCUT_ORDER_GIVEN || o->order == PLYCUT_ORDER_REVERSED) &&
           trace->result.pruned_leaves >= 0;
}

bool explain_leaves_deep_only(const PlycutTrace *trace, NodeList *list, PlycutError *error)
{
    Shallow s = {.trace = trace};
    if (!can_tell(trace))
        return true;
    s.visited = calloc(trace->node_count, sizeof *s.visited);
    if (s.visited == NULL)
        return plycut_no_memory(error);
    shallow_value(&s, 0, -INFINITY, INFINITY);
    for (uint32_t i = 0; i < trace->node_count && !s.unknown; i++)
        if (s.visited[i] && !trace->nodes[i].visited)
            node_list_add(list, i);
    free(s.visited);
    return true;
}

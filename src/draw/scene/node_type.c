/* The minimal tree: Knuth and Moore's types of nodes. The root and the first child of a PV node are PV nodes (type 1); the
 * other children of a PV node and all children of an ALL node are CUT nodes (2); the first child of a CUT node is an ALL
 * node (3). All other nodes lie outside the minimal tree. Knuth & Moore 1975, section 6. */
#include "scene/label.h"

typedef enum NodeType { UNDEFINED, OUTSIDE, PV, CUT, ALL } NodeType;

/* The child that the search visited first; if it visited none, the first in the given order. */
static bool is_first(const PlycutTrace *trace, uint32_t n, bool *known)
{
    const PlycutTraceNode *parent = &trace->nodes[trace->nodes[n].parent];
    uint32_t first = parent->first_child;
    for (uint32_t i = first; i < parent->first_child + parent->child_count; i++) {
        const uint64_t visit = trace->nodes[i].visit;
        if (visit > 0 && (trace->nodes[first].visit == 0 || visit < trace->nodes[first].visit))
            first = i;
    }
    *known = trace->nodes[first].visit > 0 || trace->options.order == PLYCUT_ORDER_GIVEN;
    return n == first;
}

/* Types are defined where MAX and MIN alternate. */
static NodeType minimal_type(const PlycutTrace *trace, uint32_t n)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    if (!node->leaf && node->player == PLYCUT_CHANCE)
        return UNDEFINED;
    if (node->parent == PLYCUT_NO_NODE)
        return PV;
    bool known;
    const NodeType parent = minimal_type(trace, node->parent);
    const bool same = !node->leaf && node->player == trace->nodes[node->parent].player;
    if (parent <= OUTSIDE || same)
        return same ? UNDEFINED : parent;
    const bool first = is_first(trace, n, &known);
    return parent == ALL  ? CUT
           : !known       ? UNDEFINED
           : parent == PV ? (first ? PV : CUT)
                          : (first ? ALL : OUTSIDE);
}

const char *node_type_text(const PlycutTrace *trace, uint32_t node, Marks *marks)
{
    static const char *const TEXTS[] = {"-", "", "PV", "CUT", "ALL"};
    /* A moment must not depend on what the search has visited so far. */
    const NodeType type = minimal_type(plycut_trace_is_moment(trace) ? trace->whole : trace, node);
    *marks |= type == UNDEFINED ? MARKS_OF(NO_TYPE) : type == OUTSIDE ? 0 : MARKS_OF(TYPE);
    return TEXTS[type];
}

/* brackets.c - a tree in brackets. */
#include "render/heading.h"

#include <math.h>

static void leaf_write(const PlycutTrace *trace, const PlycutTraceNode *node, PlycutOut *out)
{
    if (node->leaf && !isnan(node->value))
        plycut_out_number(out, node->value);
    else
        plycut_out_text(out, node->leaf && trace->stored ? node->name : "?");
}

/* Recursion is bounded by PLYCUT_PLY_MAX. */
void brackets_write(const PlycutTrace *trace, uint32_t n, PlycutOut *out)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    if (node->child_count == 0) {
        leaf_write(trace, node, out);
        return;
    }
    for (uint32_t i = 0; i < node->child_count; i++) {
        plycut_out_text(out, i == 0 ? "[" : ", ");
        brackets_write(trace, node->first_child + i, out);
    }
    plycut_out_char(out, ']');
}

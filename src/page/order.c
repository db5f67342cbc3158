/* Preorder: a node's number follows from the sizes of its elder siblings' subtrees. */
#include "page/moments.h"

/* A child comes after its parent in a trace. */
static void sizes_add_up(const PlycutTrace *trace, uint32_t *sizes)
{
    for (uint32_t n = trace->node_count; n-- > 0;) {
        sizes[n]++;
        if (n > 0)
            sizes[trace->nodes[n].parent] += sizes[n];
    }
}

bool order_make(const PlycutTrace *trace, Order *order, Arena *arena)
{
    const size_t size = (trace->node_count + 1) * sizeof(uint32_t);
    uint32_t *sizes = arena_take(arena, size);
    *order = (Order){arena_take(arena, size), arena_take(arena, size)};
    if (sizes == NULL || order->number == NULL || order->node == NULL)
        return false;
    sizes_add_up(trace, sizes);
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        uint32_t next = order->number[n] + 1;
        order->node[order->number[n]] = n;
        for (uint32_t child = node->first_child; child < node->first_child + node->child_count;
             child++) {
            order->number[child] = next;
            next += sizes[child];
        }
    }
    return true;
}

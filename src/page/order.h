/* order.h - the nodes of a trace in preorder. A search numbers nodes as it meets them; searches that meet the same nodes
 * share one tree of a document if they are numbered alike. */
#pragma once

#include <plycut/trace.h>

#include "base/arena.h"

typedef struct Order {
    uint32_t *number; /* of each node of the trace */
    uint32_t *node;   /* with each number */
} Order;

/* False: no memory. */
bool order_make(const PlycutTrace *trace, Order *order, Arena *arena);

/* A node's number, or -1 for none. */
static inline int64_t order_number(const Order *order, uint32_t node)
{
    return node == PLYCUT_NO_NODE ? -1 : (int64_t)order->number[node];
}

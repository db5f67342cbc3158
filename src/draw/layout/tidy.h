/* tidy.h - x coordinates for a tree whose nodes have widths. */
#pragma once

#include <plycut/base.h>

#include "base/arena.h"

#define TIDY_NONE UINT32_MAX

/* A node; nodes are in preorder, so that a parent comes before its children. */
typedef struct TidyNode {
    uint32_t parent, first, next; /* or TIDY_NONE */
    double width;                 /* given */
    double apart;                 /* given: from its left neighbour at least, middle to middle */
    double x;                     /* of its middle: the result; the leftmost edge is 0 */
} TidyNode;

/* Place the nodes: on a rank neighbours keep their order and at least `gap` between their edges
 * (`far` between cousins) and their `apart` between their middles, and a parent is placed
 * over the middle of its outer children. False: no memory (for the work space, from the arena).
 * Time and space are linear. */
bool tidy_place(TidyNode *nodes, uint32_t count, double gap, double far, Arena *arena);

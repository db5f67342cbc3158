/* fold.h - which nodes of a trace are open in a picture, and which of their children are drawn. */
#pragma once

#include <plycut/picture.h>

#include "base/arena.h"

/* Sums over the subtree of a node of the trace, and how the node is drawn. */
typedef struct Sum {
    uint64_t leaves, visited_leaves;
    uint32_t one_bar, two_bars;
    bool unknown; /* some of it was never expanded */
    bool inside;  /* at or below the node that is drawn at the top */
    bool bottom;  /* as deep as is drawn */
    bool open;    /* its children are drawn */
    bool stub;    /* pruned, and its parent shows a stub */
    bool rest;    /* visited, but its parent shows it together with others as one node */
} Sum;

typedef struct Fold {
    const PlycutTrace *trace;
    Sum *sums;
    uint32_t top; /* the node that is drawn at the top */
    bool stubs;   /* pruned children become one node everywhere */
} Fold;

/* Fold only as much as makes the picture small enough: nothing, or pruned subtrees (but their veiled boards
 * stay if they fit), or visited subtrees too. A node with too many children shows some of them.
 * False: no memory. */
bool fold_make(const PlycutTrace *trace, const PlycutPicture *picture, uint32_t top, Fold *fold,
               Arena *arena);

/* Is this child one of those that its parent shows as one stub? */
static inline bool fold_stubs(const Fold *fold, uint32_t child)
{
    return fold->sums[child].stub || (fold->stubs && fold->trace->nodes[child].pruned);
}

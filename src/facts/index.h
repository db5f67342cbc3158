/* index.h - the whole tree, and sorted indexes of its nodes. */
#pragma once

#include "base/arena.h"

#include <plycut/trace.h>

/* The whole tree, visited by minimax unless it has leaves without values, and its nodes in the orders that look-ups
 * need. */
typedef struct TreeIndex {
    PlycutTrace tree;
    uint32_t *by_name;  /* all nodes, sorted by name */
    uint32_t *by_value; /* leaves, sorted by value; leaves of equal value from left to right */
    uint32_t *leaf_at;  /* leaves from left to right */
    uint32_t *first_leaf, *end_leaf; /* for each node, the range of leaves below it */
    uint32_t leaf_count;
    Arena arena;
} TreeIndex;

/* Index the tree to the depth of the options. Call index_close even after a failure. */
bool index_open(TreeIndex *index, const PlycutGame *game, const PlycutSearchOptions *options,
                PlycutError *error);
void index_close(TreeIndex *index);

/* The leaves with this value: the index of the first in by_value, and how many. */
uint32_t index_leaves(const TreeIndex *index, double value, uint32_t *count);

/* skeleton.h - a stored tree (game/tree.h) whose leaves can be given new values between two searches.
 *
 * A tree is generated as a skeleton, and what-if questions about a recorded search (which values, which
 * proof) use one: the trace's nodes with other values. */
#pragma once

#include "game/tree.h"

#include <plycut/trace.h>

/* Zero-initialise before first use; it can be reused. */
typedef struct Skeleton {
    Tree
        tree; /* each node has its player, and NODE_PLAYER only if that does not follow from its parent's */
    uint32_t *leaves; /* from left to right */
    uint32_t leaf_count;
    size_t node_room, leaf_room, extra_room;
    bool infinite;       /* a leaf of the trace that it was made of is infinite */
    bool chance;         /* it has chance nodes */
    PlycutLimits limits; /* of its leaves; both zero: none */
} Skeleton;

/* The tree of a trace; a leaf without a value has NAN. */
bool skeleton_of_trace(Skeleton *shape, const PlycutTrace *trace, PlycutError *error);

void skeleton_free(Skeleton *shape);

/* Begin with a new root; add the children of the next node, called for node 0, 1, 2 ...; count the leaves.
 * False: out of memory. */
bool skeleton_begin(Skeleton *shape, PlycutPlayer root, PlycutError *error);
bool skeleton_add_children(Skeleton *shape, uint32_t node, uint32_t children, PlycutError *error);
bool skeleton_finish(Skeleton *shape, PlycutError *error);

/* The probability of a child of a chance node; those without one are equally likely. */
bool skeleton_set_probability(Skeleton *shape, uint32_t node, double probability,
                              PlycutError *error);

/* The shape as a game, which needs no release and lives as long as the shape. */
PlycutGame skeleton_game(const Skeleton *shape);

/* A node's value, if its children have these. */
double skeleton_value(const Skeleton *shape, uint32_t node, const double *values);
/* The true minimax value of every node, into values[count]. */
void skeleton_minimax(const Skeleton *shape, double *values);

/* skeleton.h - a tree whose leaves can be given new values between two searches, as a game.
 *
 * A tree is generated as a skeleton, and what-if questions about a recorded search (which values, which
 * proof) use one: the trace's nodes with other values. Nodes are in breadth-first order. */
#ifndef MAKE_SKELETON_H
#define MAKE_SKELETON_H

#include <plycut/trace.h>

typedef struct ShapeNode {
    uint32_t parent, first_child, child_count;
    int32_t ply;
    PlycutPlayer player;
    double value; /* a leaf's */
} ShapeNode;

/* Zero-initialise before first use; it can be reused. */
typedef struct Skeleton {
    ShapeNode *nodes;
    uint32_t count;
    uint32_t *leaves; /* from left to right */
    uint32_t leaf_count;
    size_t node_room, leaf_room;
} Skeleton;

/* The tree of a trace; a leaf without a value has NAN. */
bool skeleton_of_trace(Skeleton *shape, const PlycutTrace *trace, PlycutError *error);

void skeleton_free(Skeleton *shape);

/* Begin with a new root; add the children of the next node, called for node 0, 1, 2 ...; count the leaves.
 * False: out of memory. */
bool skeleton_begin(Skeleton *shape, PlycutPlayer root, PlycutError *error);
bool skeleton_add_children(Skeleton *shape, uint32_t node, uint32_t children, PlycutError *error);
bool skeleton_finish(Skeleton *shape, PlycutError *error);

/* The shape as a game, which needs no release and lives as long as the shape. Its positions' `node`
 * is the node's number. */
PlycutGame skeleton_game(const Skeleton *shape);

/* The true minimax value of every node, into values[count]. */
void skeleton_minimax(const Skeleton *shape, double *values);

/* The node of a path ("/0/2"), or PLYCUT_NO_NODE. */
uint32_t skeleton_find(const Skeleton *shape, const char *path);

/* The path of a node. */
void skeleton_path(const Skeleton *shape, uint32_t node, char path[PLYCUT_PATH_MAX]);

#endif

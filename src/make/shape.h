/* shape.h - a tree whose leaves can be given new values between two searches, as a game.
 *
 * Made trees are grown as one, and what-if questions about a recorded search (which values, what
 * proves it) are asked of one: the trace's nodes, other values. Nodes stand breadth-first. */
#ifndef MAKE_SHAPE_H
#define MAKE_SHAPE_H

#include <plycut/trace.h>

typedef struct ShapeNode {
    uint32_t parent, first_child, child_count;
    int32_t ply;
    PlycutPlayer player;
    double value; /* a leaf's */
} ShapeNode;

/* Zero-initialise before first use; it can be made anew again and again. */
typedef struct Shape {
    ShapeNode *nodes;
    uint32_t count, capacity;
    uint32_t *leaves; /* from left to right */
    uint32_t leaf_count, leaf_capacity;
} Shape;

/* The tree of a trace. Leaves whose value the trace does not know are an error. */
bool shape_of_trace(Shape *shape, const PlycutTrace *trace, PlycutError *error);

void shape_free(Shape *shape);

/* Begin anew with a root; give the last node that has none yet its children; count the leaves. To
 * be called for node 0, 1, 2 ... False: no memory. */
bool shape_begin(Shape *shape, PlycutPlayer root, PlycutError *error);
bool shape_add_children(Shape *shape, uint32_t node, uint32_t children, PlycutError *error);
bool shape_finish(Shape *shape, PlycutError *error);

/* The shape as a game, which needs no release and lives as long as the shape. Its positions' `node`
 * is the node's number. */
PlycutGame shape_game(const Shape *shape);

/* The true minimax value of every node, into values[count]. */
void shape_minimax(const Shape *shape, double *values);

/* The node of a path ("/0/2"), or PLYCUT_NO_NODE. */
uint32_t shape_find(const Shape *shape, const char *path);

/* The path of a node. */
void shape_path(const Shape *shape, uint32_t node, char path[PLYCUT_PATH_MAX]);

#endif

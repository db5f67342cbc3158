/* fill.h - the parts of filling a given shape. */
#ifndef MAKE_FILL_H
#define MAKE_FILL_H

#include "make/make.h"

/* What a node's value can be to the window (alpha, beta) that it was given: at most alpha, strictly
 * inside, at least beta. */
enum { BELOW, INSIDE, ABOVE, OUTCOMES };

/* The same for the node's player: no better than what it has, better, so good that it cuts off. */
enum { WORSE, BETTER, CROSSING };

#define IMPOSSIBLE (-1)

/* How much can be pruned below a node (IMPOSSIBLE: that outcome cannot be) for each outcome, by
 * which bounds are finite: [alpha][beta]. */
typedef struct FillNode {
    int32_t most[2][2][OUTCOMES];
    uint32_t stop;   /* how many children are searched; with any cut allowed, all of them */
    uint32_t leaves; /* below it */
    uint8_t planned; /* the outcome drawn for it, to its parent's player */
    uint32_t token;  /* of a leaf; 0: it is pruned */
} FillNode;

/* The same for the children from one on, by [own bound finite][some child was better][outcome]. */
typedef struct FillRow {
    int32_t most[2][2][OUTCOMES];
} FillRow;

struct Fill {
    const PlycutMake *make;
    Skeleton *shape;
    const Units *units;
    FillNode *nodes;
    FillRow *rows;           /* room for the widest node */
    double *values;          /* as many as leaves */
    uint32_t *next, *before; /* tokens: an ordered list of values yet to be chosen; 0 is its end */
    uint32_t tokens;
    uint32_t visited;   /* leaves that every filling visits */
    uint32_t cut_nodes; /* nodes that cut off, with given edges */
};

/* ---- make_fill_marks.c ----------------------------------------------------------------------- */

/* Read the edges to be cut into FillNode.stop; an error where no tree cuts such a set. */
bool fill_mark(Fill *fill, PlycutError *error);

/* ---- make_fill_kinds.c ----------------------------------------------------------------------- */

/* Can there be so many cutoffs, shallow and deep ones, as the request wants? An error says why not.
 * What it lets through may still not exist. */
bool fill_kinds_possible(const Fill *fill, PlycutError *error);

/* ---- make_fill_plan.c ------------------------------------------------------------------------ */

/* Find what is possible everywhere. */
void fill_solve(Fill *fill);

/* What the root can have: pruned leaves, or IMPOSSIBLE. */
int32_t fill_best(const Fill *fill);

/* Draw the outcomes of a node's children, given which bounds the node has and its own outcome (for
 * its player), into their `planned`. Returns how many are searched. */
uint32_t fill_plan(Fill *fill, Draws *draws, uint32_t node, bool own, bool other, int outcome);

#endif

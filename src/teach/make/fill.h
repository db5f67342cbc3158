/* fill.h - the parts of filling a given shape. */
#pragma once

#include "base/arena.h"
#include "make/make.h"

/* Where a node's value is relative to its window (alpha, beta): at most alpha, strictly inside, at least
 * beta. */
enum { BELOW, INSIDE, ABOVE, OUTCOMES };

/* The same for the node's player: no better than its best, better, good enough to cut off. */
enum { WORSE, BETTER, CROSSING };

#define IMPOSSIBLE (-1)

/* Convert an outcome from MAX's view to the player's, or back: it is mirrored for MIN. */
static inline int mirrored(PlycutPlayer player, int outcome)
{
    return PLYCUT_BY_DECIDER(player, outcome, OUTCOMES - 1 - outcome);
}

/* The most leaves that can be pruned below a node for each outcome (IMPOSSIBLE: no such outcome), indexed by which
 * bounds are finite: [alpha][beta]. */
typedef struct FillNode {
    int32_t most[2][2][OUTCOMES];
    uint32_t stop;   /* the number of children searched; all of them if any cut is allowed */
    uint32_t leaves; /* below it */
    uint8_t planned; /* the outcome chosen for it, as its parent's player sees it */
    uint32_t token;  /* of a leaf; 0: it is pruned */
} FillNode;

/* The same for a child and all children after it: [own bound finite][some child was better][outcome]. */
typedef struct FillRow {
    int32_t most[2][2][OUTCOMES];
} FillRow;

typedef struct Fill {
    const PlycutMake *make;
    Skeleton *shape;
    const Units *units;
    FillNode *nodes;
    FillRow *rows;           /* room for the widest node */
    double *values;          /* one for each leaf */
    uint32_t *next, *before; /* tokens: an ordered list of values yet to be chosen; 0 is its end */
    uint32_t tokens;
    uint32_t visited;   /* leaves that every filling visits */
    uint32_t cut_nodes; /* nodes that cut off, with given edges */
    Arena arena;
} Fill;

/* ---- fill.c -------- */

/* Decide whether values for the leaves of a shape can meet the conditions; if not, the error says why. The shape must outlive
 * the filling. Call fill_close even after a failure. */
bool fill_open(Fill *fill, const PlycutMake *make, Skeleton *shape, const Units *units,
               PlycutError *error);
void fill_close(Fill *fill);

/* Give the leaves random values that meet the conditions. */
bool fill_draw(Fill *fill, Draws *draws, PlycutError *error);

/* ---- fill_marks.c -------- */

/* Read the edges to be cut into FillNode.stop; an error if no tree cuts such a set. */
bool fill_mark(Fill *fill, PlycutError *error);

/* ---- fill_kinds.c -------- */

/* Which ancestors of the other player can have a value when a node is entered: those of the nearest run, and higher ones. */
typedef struct Owners {
    bool near, far;
} Owners;
Owners fill_owners(const Skeleton *shape, uint32_t node);

/* Can there be as many shallow and deep cutoffs as required? If not, the error says why. If so, such a tree
 * may still not exist. */
bool fill_kinds_possible(const Fill *fill, PlycutError *error);

/* ---- fill_plan.c -------- */

/* Compute the possible outcomes of all nodes. */
void fill_solve(Fill *fill);

/* The most leaves that can be pruned below the root, or IMPOSSIBLE. */
int32_t fill_best(const Fill *fill);

/* Choose outcomes of a node's children at random, given its finite bounds and its own outcome for its
 * player, and store them as `planned`. Returns how many children are searched. */
uint32_t fill_plan(Fill *fill, Draws *draws, uint32_t node, bool own, bool other, int outcome);

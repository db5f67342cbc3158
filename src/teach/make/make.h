/* make.h - the parts of making exercises. */
#pragma once

#include "base/draws.h"
#include "make/skeleton.h"

#include <plycut/make.h>

/* ---- measure.c: how far a tree is from meeting the conditions -------------------------------- */

/* What alpha-beta did, as one list of numbers: every leaf visited, every cutoff with its node, its
 * kind and how many children it pruned. */
typedef struct Outcome {
    uint32_t *items;
    size_t count, room;
    bool above_leaves;                  /* a cutoff pruned an inner node */
    uint64_t at_chance, through_chance; /* cutoffs as in PlycutMake */
} Outcome;

/* Measures shapes. Made once, with room for shapes of a given number of nodes. */
typedef struct Measure {
    const PlycutMake *make;
    Outcome key, other;
    double *values; /* for minimax and for sorting */
    size_t room;
} Measure;

bool measure_room(Measure *measure, uint32_t nodes, PlycutError *error);
void measure_free(Measure *measure);

/* 0 if the tree meets all conditions; otherwise a number that is smaller the closer it is. */
bool measure_distance(Measure *measure, const Skeleton *shape, double *distance,
                      PlycutError *error);

/* ---- values.c: random values for the leaves of a shape, within the conditions ---------------- */

/* The values that a leaf can have: low, low + 1 ... high, each divided by `one`. */
typedef struct Units {
    int64_t low, high;
    double one;
} Units;

/* The values that the conditions allow; an error if the bounds are not multiples of the unit. */
bool units_of(const PlycutMake *make, Units *units, PlycutError *error);
uint64_t units_count(const Units *units);
double units_draw(const Units *units, Draws *draws);

/* Choose `count` of them, ascending, all different if `distinct`, into values[count]. */
void units_draw_sorted(const Units *units, Draws *draws, bool distinct, uint32_t count,
                       double *values);

/* Give every leaf a value. */
bool values_draw(Skeleton *shape, const PlycutMake *make, const Units *units, Draws *draws,
                 PlycutError *error);

/* A small change of one or two leaves, and back. */
typedef struct Change {
    uint32_t leaf[2];
    double value[2]; /* before */
} Change;
Change values_change(Skeleton *shape, bool distinct, const Units *units, Draws *draws);
void values_restore(Skeleton *shape, const Change *change);

/* Fail, because no tree meets the conditions, with the reason. */
#define NO(error, ...) plycut_fail(error, PLYCUT_E_USAGE, "no such tree exists: " __VA_ARGS__)

/* From the root to the leaves, where a cutoff is deep: the node that cuts off is three plies below the bound's owner, the
 * root at the earliest. */
enum { DEEP_PLIES = 4 };

/* ---- possible.c -------- */

/* Fail, with the reason, if it can be proved that no tree meets the conditions. */
bool make_possible(const PlycutMake *make, const Units *units, PlycutError *error);

/* ---- most.c -------- */

/* The most cutoffs in a tree within the ranges, with a weight for shallow ones and one for deep ones. */
int64_t make_most_cutoffs(const PlycutMake *make, int64_t shallow, int64_t deep);

/* ---- grow.c -------- */

/* Generate a random shape within the ranges. */
bool make_grow(const PlycutMake *make, Draws *draws, Skeleton *shape, PlycutError *error);

/* Leaves of the smallest tree with a deep cutoff whose inner nodes have at least that many children.
 */
uint64_t make_smallest_leaves(uint64_t branching);

/* ---- write.c -------- */

/* The shape as a tree file with answers. A shape given with the conditions keeps its names, moves and
 * players. */
bool make_write(const PlycutMake *make, Skeleton *shape, PlycutText *file, PlycutError *error);

/* ---- make_request.c -------------------------------------------------------------------------- */

/* With the conditions that follow from others. */
PlycutMake make_complete(const PlycutMake *make);
/* Fail, with the reason, if conditions contradict each other. */
bool make_goes_together(const PlycutMake *make, PlycutError *error);

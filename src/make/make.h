/* make.h - the parts of making exercises. */
#ifndef MAKE_MAKE_H
#define MAKE_MAKE_H

#include "make/measure.h"
#include "make/values.h"

/* ---- make_possible.c ------------------------------------------------------------------------- */

/* Fail where it can be shown that no tree is as the request wants it, with the reason. */
bool make_possible(const PlycutMake *make, const Units *units, PlycutError *error);

/* ---- make_most.c ----------------------------------------------------------------------------- */

/* The most cutoffs in a tree of the request's ranges, a shallow one counting so much, a deep one so
 * much. */
int64_t make_most_cutoffs(const PlycutMake *make, int64_t shallow, int64_t deep);

/* ---- make_grow.c ----------------------------------------------------------------------------- */

/* Draw a shape within the request's ranges. */
bool make_grow(const PlycutMake *make, Draws *draws, Skeleton *shape, PlycutError *error);

/* Leaves of the smallest tree with a deep cutoff whose inner nodes have at least so many children.
 */
uint64_t make_smallest_leaves(uint64_t branching);

/* ---- make_fill.c ----------------------------------------------------------------------------- */

typedef struct Fill Fill;

/* Decide whether the leaves of a shape can be filled as the request wants it; NULL with an error
 * that says why they cannot. The shape must outlive it. */
Fill *fill_open(const PlycutMake *make, Skeleton *shape, const Units *units, PlycutError *error);
void fill_close(Fill *fill);

/* Give the leaves values of one such filling, drawn. */
bool fill_draw(Fill *fill, Draws *draws, PlycutError *error);

/* ---- make_write.c ---------------------------------------------------------------------------- */

/* The shape as a tree file with answers. Of the request's own shape it keeps names, moves and
 * players. */
bool make_write(const PlycutMake *make, const Skeleton *shape, PlycutText *file, PlycutError *error);

#endif

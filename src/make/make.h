/* make.h - the parts of making exercises. */
#pragma once

#include "make/measure.h"
#include "make/values.h"

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

/* ---- fill.c -------- */

typedef struct Fill Fill;

/* Decide whether values for the leaves of a shape can meet the conditions; if not, NULL, and the error says
 * why. The shape must outlive the result. */
Fill *fill_open(const PlycutMake *make, Skeleton *shape, const Units *units, PlycutError *error);
void fill_close(Fill *fill);

/* Give the leaves random values that meet the conditions. */
bool fill_draw(Fill *fill, Draws *draws, PlycutError *error);

/* ---- write.c -------- */

/* The shape as a tree file with answers. A shape given with the conditions keeps its names, moves and
 * players. */
bool make_write(const PlycutMake *make, Skeleton *shape, PlycutText *file, PlycutError *error);

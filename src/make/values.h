/* values.h - random values for the leaves of a shape, within the conditions. */
#pragma once

#include "base/draws.h"
#include "make/skeleton.h"

#include <plycut/make.h>

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

/* same.h - how numbers compare. */
#pragma once

#include <math.h>
#include <stdbool.h>

/* Are two doubles equal? (The compiler warns about ==.) NaN equals nothing. */
static inline bool same_number(double a, double b)
{
    return a >= b && a <= b;
}

/* Equal up to rounding: another program may compute its means in doubles. */
static inline bool nearly_same(double a, double b)
{
    return same_number(a, b) || (isfinite(b) && fabs(a - b) <= 1e-9 * fmax(1, fabs(b)));
}

static inline int larger(int a, int b)
{
    return a > b ? a : b;
}

static inline int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* For qsort and bsearch: ascending. */
static inline int compare_numbers(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

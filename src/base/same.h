/* same.h - when two numbers are equal. */
#ifndef BASE_SAME_H
#define BASE_SAME_H

#include <stdbool.h>

/* Are two doubles equal? (The compiler warns about ==.) NaN equals nothing. */
static inline bool same_number(double a, double b)
{
    return a >= b && a <= b;
}

#endif

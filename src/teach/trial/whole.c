/* whole.c - trees with decimals in whole numbers, for programs that count in these. */
#include "base/same.h"
#include "trial/trial.h"

#include <limits.h>
#include <math.h>

/* Is every value, times this, a whole number that an int can hold? Nothing may be rounded: equal values stay equal, others do
 * not become so. */
static bool is_whole_times(const Skeleton *shape, double factor)
{
    bool whole = true;
    for (uint32_t i = 0; i < shape->leaf_count; i++) {
        const double value = shape->tree.nodes[shape->leaves[i]].as.value,
                     times = round(value * factor);
        whole &= isinf(value) || (same_number(times / factor, value) && fabs(times) <= INT_MAX);
    }
    return whole;
}

bool number_is_whole(double value)
{
    return same_number(floor(value), value);
}

bool tree_has_decimals(const Skeleton *shape)
{
    bool whole = true;
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        whole &= number_is_whole(shape->tree.nodes[shape->leaves[i]].as.value);
    return !whole;
}

/* Limits are known to the program, and hold: within them, values are rounded down. */
bool tree_in_whole_numbers(const Skeleton *from, Skeleton *to, bool *possible, PlycutError *error)
{
    enum { BASE = 10, FACTOR_MOST = 1000000 };
    const bool limited = plycut_is_limited(from->limits);
    double factor = 1;
    while (!limited && factor < FACTOR_MOST && !is_whole_times(from, factor))
        factor *= BASE;
    *possible = limited ? number_is_whole(from->limits.low) && number_is_whole(from->limits.high)
                        : is_whole_times(from, factor);
    if (!*possible)
        return true;
    if (!tree_copy(from, to, error))
        return false;
    for (uint32_t i = 0; i < to->leaf_count; i++) {
        double *value = &to->tree.nodes[to->leaves[i]].as.value;
        *value = limited ? floor(*value) : round(*value * factor);
    }
    return true;
}

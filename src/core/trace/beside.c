/* Numbers that lie next to the one that people mean. */
#include "trace/beside.h"

#include "base/same.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

static bool is_null_window(double alpha, double beta)
{
    return same_number(nextafter(alpha, INFINITY), beta);
}

bool trace_has_null_windows(const PlycutTrace *trace)
{
    const PlycutGives gives = trace->options.algorithm->gives;
    bool null = gives == PLYCUT_GIVES_SCOUT || gives == PLYCUT_GIVES_TEST ||
                is_null_window(trace->options.alpha, trace->options.beta);
    for (size_t i = 0; !null && i < trace->pass_count; i++)
        null = is_null_window(trace->passes[i].alpha, trace->passes[i].beta);
    return null;
}

static bool is_of_leaf(const PlycutTrace *trace, double number)
{
    return trace->leaf_value_count > 0 &&
           bsearch(&number, trace->leaf_values, trace->leaf_value_count, sizeof number,
                   compare_numbers) != NULL;
}

/* Is the number the next one in this direction from a leaf's value, or from a number that is much shorter to write? */
static bool is_next_to(const PlycutTrace *trace, double number, double direction, double *other)
{
    enum { SHORTER = 8 };
    char text[PLYCUT_NUMBER_SIZE];
    const size_t length = plycut_number_text(number, text);
    *other = fabs(number) < DBL_MIN ? 0 : nextafter(number, -direction);
    return (number > *other) == (direction > 0) && !same_number(number, *other) &&
           (same_number(*other, 0) || is_of_leaf(trace, *other) ||
            plycut_number_text(*other, text) + SHORTER < length);
}

Beside trace_beside(const PlycutTrace *trace, double number)
{
    double other;
    if (trace == NULL || !isfinite(number) || !trace_has_null_windows(trace) ||
        is_of_leaf(trace, number))
        return (Beside){number, 0};
    if (is_next_to(trace, number, INFINITY, &other))
        return (Beside){other, 1};
    return is_next_to(trace, number, -INFINITY, &other) ? (Beside){other, -1} : (Beside){number, 0};
}

const char *beside_mark(int side)
{
    return side > 0 ? "+" : side < 0 ? "−" : "";
}

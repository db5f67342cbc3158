/* bounds.h - the bounds of a search's windows, each once: a window is two of their indices. */
#pragma once

#include <plycut/trace.h>

#include "page/numbers.h"
#include "page/order.h"

typedef struct Bounds {
    PlycutTraceBound *items; /* sorted, each once */
    size_t count;
} Bounds;

/* Collect every finite bound of the trace's events; for a scout's bound, the number that it tests. False: no memory. */
bool bounds_make(const PlycutTrace *trace, Bounds *bounds, Arena *arena);

/* The alpha and the beta of an event: an index, or -1 if it is infinite. */
int64_t bounds_alpha(const Bounds *bounds, const PlycutTrace *trace, const PlycutTraceEvent *event);
int64_t bounds_beta(const Bounds *bounds, const PlycutTrace *trace, const PlycutTraceEvent *event);

/* "bounds" as columns. */
void page_bounds_write(const Bounds *bounds, const Numbers *numbers, const Order *order,
                       PlycutJson *json);

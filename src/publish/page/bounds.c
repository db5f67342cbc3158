/* A table of bounds: sorted by value and owner, each once. */
#include "page/moments.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static int compare_nodes(uint32_t a, uint32_t b)
{
    return (a > b) - (a < b);
}

static int bounds_compare(const void *one, const void *other)
{
    const PlycutTraceBound *a = one, *b = other;
    int value = (a->value > b->value) - (a->value < b->value),
        owner = compare_nodes(a->owner, b->owner), witness = compare_nodes(a->witness, b->witness);
    return value != 0     ? value
           : owner != 0   ? owner
           : witness != 0 ? witness
                          : compare_nodes(a->scout, b->scout);
}

/* A scout's bound lies next to the number that it tests; readers want to see that number. */
static PlycutTraceBound page_bound(const PlycutTrace *trace, PlycutTraceBound bound)
{
    if (bound.scout != PLYCUT_NO_NODE)
        bound.value = plycut_trace_tested(trace, bound.scout, bound.value);
    return bound;
}

/* An infinite bound that no node owns is none. */
static bool is_real_bound(PlycutTraceBound bound)
{
    return isfinite(bound.value) || bound.owner != PLYCUT_NO_NODE;
}

static void bounds_add(Bounds *bounds, PlycutTraceBound bound)
{
    if (is_real_bound(bound))
        bounds->items[bounds->count++] = bound;
}

bool bounds_make(const PlycutTrace *trace, Bounds *bounds, Arena *arena)
{
    size_t kept = 0;
    *bounds = (Bounds){arena_take(arena, (2 * trace->event_count + 1) * sizeof *bounds->items), 0};
    if (bounds->items == NULL)
        return false;
    for (size_t i = 0; i < trace->event_count; i++) {
        bounds_add(bounds, page_bound(trace, plycut_trace_alpha(trace, &trace->events[i])));
        bounds_add(bounds, page_bound(trace, plycut_trace_beta(trace, &trace->events[i])));
    }
    qsort(bounds->items, bounds->count, sizeof *bounds->items, bounds_compare);
    for (size_t i = 0; i < bounds->count; i++)
        if (kept == 0 || bounds_compare(&bounds->items[kept - 1], &bounds->items[i]) != 0)
            bounds->items[kept++] = bounds->items[i];
    bounds->count = kept;
    return true;
}

int64_t bounds_index(const Bounds *bounds, const PlycutTrace *trace, PlycutTraceBound bound)
{
    const PlycutTraceBound shown = page_bound(trace, bound);
    if (!is_real_bound(shown))
        return -1;
    const PlycutTraceBound *found =
        bsearch(&shown, bounds->items, bounds->count, sizeof *bounds->items, bounds_compare);
    assert(found != NULL);
    return found - bounds->items;
}

void page_bounds_write(const Bounds *bounds, const Numbers *numbers, const Order *order,
                       PlycutJson *json)
{
    plycut_json_key_open(json, "bounds", '{');
    COLUMN(json, "number", i, bounds->count, numbers_index(numbers, bounds->items[i].value));
    COLUMN(json, "owner", i, bounds->count, order_number(order, bounds->items[i].owner));
    COLUMN(json, "witness", i, bounds->count, order_number(order, bounds->items[i].witness));
    COLUMN(json, "scout", i, bounds->count, order_number(order, bounds->items[i].scout));
    plycut_json_close(json);
}

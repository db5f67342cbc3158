/* The rows of an experiment: one for each algorithm, order, range of values, branching and depth. */
#include "growth/growth.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- What the rows combine ------------------------------------------------------------------- */

bool plycut_growth_order(PlycutGrowth *growth, const char *text, PlycutError *error)
{
    char order[PLYCUT_ORDERING_MAX], other[PLYCUT_ORDERING_MAX];
    const size_t i = growth->order_count;
    if (i == PLYCUT_GROWTH_ORDERS || strlen(text) >= PLYCUT_ORDERING_MAX)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--orders: at most %d, and each is one of `plycut list orders`",
                           PLYCUT_GROWTH_ORDERS);
    growth->orders[i] = growth->search;
    if (!plycut_ordering_parse(text, &growth->orders[i], error))
        return false;
    plycut_ordering_text(&growth->orders[i], order);
    for (size_t k = 0; k < i; k++)
        if (strcmp(plycut_ordering_text(&growth->orders[k], other), order) == 0)
            return plycut_fail(error, PLYCUT_E_USAGE, "--orders: %s is named twice", order);
    growth->order_count++;
    return true;
}

size_t growth_branchings(const PlycutGrowth *growth)
{
    return (size_t)(growth->grid.branching[1] - growth->grid.branching[0] + 1);
}

size_t growth_depths(const PlycutGrowth *growth)
{
    return (size_t)(growth->grid.depth[1] - growth->grid.depth[0] + 1);
}

GrowthPlace growth_place(const PlycutGrowth *growth, size_t row)
{
    const size_t depths = growth_depths(growth), branchings = growth_branchings(growth),
                 ranges = plycut_grid_ranges(&growth->grid);
    return (GrowthPlace){.depth = row % depths,
                         .branching = row / depths % branchings,
                         .range = row / depths / branchings % ranges,
                         .order = row / depths / branchings / ranges % growth->order_count,
                         .algorithm = row / depths / branchings / ranges / growth->order_count};
}

/* ---- The rows -------------------------------------------------------------------------------- */

static PlycutGrowthRow row_make(const PlycutGrowth *growth, size_t k)
{
    const GrowthPlace place = growth_place(growth, k);
    PlycutGrowthRow row = {.options = growth->orders[place.order],
                           .branching = growth->grid.branching[0] + (int)place.branching,
                           .expected = NAN,
                           .minimal = NAN};
    row.options.algorithm = growth->algorithms[place.algorithm];
    row.options.depth = growth->grid.depth[0] + (int)place.depth;
    (void)plycut_grid_values(&growth->grid, place.range, row.values);
    return row;
}

bool plycut_growth_rows(PlycutGrowth *growth, PlycutError *error)
{
    if (growth->order_count == 0)
        growth->orders[growth->order_count++] = growth->search;
    growth->count = growth_depths(growth) * growth_branchings(growth) *
                    plycut_grid_ranges(&growth->grid) * growth->order_count *
                    growth->algorithm_count;
    if (growth->count > PLYCUT_GROWTH_ROWS)
        return plycut_fail(error, PLYCUT_E_USAGE, "an experiment has at most %d rows",
                           PLYCUT_GROWTH_ROWS);
    growth->rows = calloc(growth->count, sizeof *growth->rows);
    growth->parts = calloc(growth->shards, sizeof *growth->parts);
    if (growth->rows == NULL || growth->parts == NULL)
        return plycut_no_memory(error);
    for (size_t k = 0; k < growth->count; k++)
        growth->rows[k] = row_make(growth, k);
    return true;
}

void plycut_growth_release(PlycutGrowth *growth)
{
    free(growth->rows);
    free(growth->parts);
}

/* Theory is the same for all orders and ranges of values. */
bool plycut_growth_theory(PlycutGrowth *growth, PlycutError *error)
{
    const size_t sizes = growth_depths(growth) * growth_branchings(growth);
    for (size_t k = 0; k < growth->count; k++) {
        const GrowthPlace place = growth_place(growth, k);
        PlycutGrowthRow *row = &growth->rows[k];
        if (place.order == 0 && place.range == 0) {
            if (!plycut_grid_theory(&growth->grid, row, error))
                return false;
        } else {
            row->expected = growth->rows[k - sizes].expected;
            row->minimal = growth->rows[k - sizes].minimal;
        }
    }
    return true;
}

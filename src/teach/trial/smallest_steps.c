/* smallest_steps.c - the smallest tree: one that is made smaller step by step, as QuickCheck and Hypothesis do (Claessen & Hughes
 * 2000; MacIver & Donaldson 2020). */
#include "base/same.h"
#include "trial/smallest.h"

#include <math.h>
#include <stdlib.h>

/* ---- Step by step ---------------------------------------------------------------------------- */

/* True in h->found if it differs, too. */
static bool try_edit(Hunt *h, uint32_t node, uint32_t by)
{
    return tree_edit(h->best, node, by, &h->tried, h->run->error) && hunt_try(h);
}

/* Take a child away, or put it into the place of a node above it: a leaf anywhere, an inner node where its player moves. */
static bool try_without(Hunt *h, uint32_t node)
{
    const Node *nodes = h->best->tree.nodes;
    const bool leaf = nodes[node].child_count == 0,
               only = nodes[nodes[node].parent].child_count == 1;
    bool tried = only || try_edit(h, node, PLYCUT_NO_NODE);
    for (uint32_t above = node; tried && !h->found && above != 0;) {
        above = nodes[above].parent;
        if (leaf || nodes[above].player == nodes[node].player)
            tried = try_edit(h, above, node);
    }
    return tried;
}

/* One leaf with this value. */
static bool try_value(Hunt *h, uint32_t node, double value)
{
    if (!tree_copy(h->best, &h->tried, h->run->error))
        return false;
    h->tried.tree.nodes[node].as.value = value;
    return hunt_try(h);
}

/* A leaf gets a simpler value, which is nearer to zero: 0, 1, -1, 2 ..., a tenth, a half, one less. */
static bool try_simpler(Hunt *h, uint32_t node)
{
    enum { SMALL = 9 };
    const Node leaf = h->best->tree.nodes[node];
    const double value = leaf.as.value, size = fabs(value);
    const double others[] = {trunc(value / 10), trunc(value / 2), value - copysign(1, value)};
    bool tried = leaf.child_count == 0;
    if (!tried || isinf(value))
        return true;
    for (double small = 0; tried && !h->found && small < size && small <= SMALL; small++) {
        tried = try_value(h, node, small);
        if (tried && !h->found && small > 0)
            tried = try_value(h, node, -small);
    }
    for (size_t i = 0; tried && !h->found && size > SMALL && i < sizeof others / sizeof *others;
         i++)
        tried = try_value(h, node, others[i]);
    return tried;
}

/* Again and again at all nodes, from this one on, until nothing gets smaller. */
static bool try_nodes(Hunt *h, bool (*try)(Hunt *h, uint32_t node), uint32_t first)
{
    for (uint32_t i = first; i < h->best->tree.count && h->asks > 0; i++) {
        h->found = false;
        if (!try(h, i))
            return false;
        if (h->found)
            i = first - 1;
    }
    return true;
}

/* The values, by rank: 0, 1, 2 ... */
static bool rank_values(Hunt *h)
{
    h->found = false;
    const Skeleton *best = h->best;
    double *sorted = malloc(best->leaf_count * sizeof *sorted);
    if (sorted == NULL || !tree_copy(best, &h->tried, h->run->error)) {
        free(sorted);
        return plycut_no_memory(h->run->error);
    }
    for (uint32_t i = 0; i < best->leaf_count; i++)
        sorted[i] = best->tree.nodes[best->leaves[i]].as.value;
    qsort(sorted, best->leaf_count, sizeof *sorted, compare_numbers);
    for (uint32_t i = 0; i < best->leaf_count; i++) {
        double rank = 0;
        for (uint32_t k = 1; k < best->leaf_count; k++)
            rank += sorted[k - 1] < sorted[k] &&
                    sorted[k] <= best->tree.nodes[best->leaves[i]].as.value;
        h->tried.tree.nodes[h->tried.leaves[i]].as.value = rank;
    }
    free(sorted);
    return hunt_try(h);
}

/* Different values, if they show it, too: of equal ones, the first leaf, or the last, gets the smallest. */
bool hunt_breaks_ties(Hunt *h)
{
    bool tried = true;
    h->found = tree_is_distinct(h->best);
    for (int last = 0; tried && !h->found && last < 2; last++) {
        if (!tree_copy(h->best, &h->tried, h->run->error))
            return false;
        for (uint32_t i = 0; i < h->best->leaf_count; i++) {
            uint32_t rank = 0;
            const double value = h->best->tree.nodes[h->best->leaves[i]].as.value;
            for (uint32_t k = 0; k < h->best->leaf_count; k++) {
                const double other = h->best->tree.nodes[h->best->leaves[k]].as.value;
                rank += other < value || (same_number(other, value) && (last ? k > i : k < i));
            }
            h->tried.tree.nodes[h->tried.leaves[i]].as.value = rank;
        }
        tried = hunt_try(h);
    }
    return tried;
}

bool hunt_by_steps(Hunt *h)
{
    return try_nodes(h, try_without, 1) && rank_values(h) && try_nodes(h, try_simpler, 0);
}

/* fates.c - for exactly which values of a leaf nodes are visited or pruned, by reasoning.
 *
 * A search does only two things with the leaves' values and the root window's bounds: it compares
 * two of them, and passes one on. So if all are renumbered in the same order, no step of the search
 * changes. The n different values of the other leaves become the even numbers 2, 4 ... 2n, and the
 * leaf in question gets 1, 2, 3 ... 2n + 1 in turn: an odd number represents every value strictly
 * between two neighbours (or beyond the ends), an even one the value itself. So 2n + 1 searches
 * decide every real number, and it does not matter whether there is a double between two
 * neighbours. */
#include "base/same.h"
#include "make/fates.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The most nodes to visit in all searches, as estimated beforehand. */
#define MOST_NODES 4e9

bool fates_can_be_asked(const PlycutSearchOptions *options, PlycutError *error)
{
    if (!options->algorithm->core)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "this works for minimax, branch-and-bound and alpha-beta, not for %s",
                           options->algorithm->name);
    return options->order != PLYCUT_ORDER_STATIC ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "this cannot be asked with --order static: the order would change with the "
                       "leaf");
}

static bool is_unknown_leaf(const FatesQuestion *q, uint32_t node)
{
    return node != q->leaf && q->shape.tree.nodes[node].child_count == 0 &&
           isnan(q->shape.tree.nodes[node].as.value);
}

/* ---- Renumbering ----------------------------------------------------------------------------- */

static bool collect_values(FatesQuestion *q)
{
    const Skeleton *shape = &q->shape;
    size_t count = 0, kept = 0;
    q->values = malloc((shape->leaf_count + 2) * sizeof *q->values);
    if (q->values == NULL)
        return plycut_no_memory(q->error);
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        if (shape->leaves[i] != q->leaf && !is_unknown_leaf(q, shape->leaves[i]) &&
            isfinite(shape->tree.nodes[shape->leaves[i]].as.value))
            q->values[count++] = shape->tree.nodes[shape->leaves[i]].as.value;
    if (isfinite(q->options.alpha))
        q->values[count++] = q->options.alpha;
    if (isfinite(q->options.beta))
        q->values[count++] = q->options.beta;
    qsort(q->values, count, sizeof *q->values, compare_numbers);
    for (size_t i = 0; i < count; i++)
        if (kept == 0 || q->values[i] > q->values[kept - 1])
            q->values[kept++] = q->values[i];
    q->count = kept;
    return true;
}

static double fate_number(const FatesQuestion *q, double value)
{
    if (isinf(value))
        return value;
    const double *found = bsearch(&value, q->values, q->count, sizeof *q->values, compare_numbers);
    return 2 * (double)(found - q->values + 1);
}

static void fates_renumber(FatesQuestion *q)
{
    for (uint32_t i = 0; i < q->shape.leaf_count; i++) {
        uint32_t leaf = q->shape.leaves[i];
        if (leaf != q->leaf && !is_unknown_leaf(q, leaf))
            q->shape.tree.nodes[leaf].as.value = fate_number(q, q->shape.tree.nodes[leaf].as.value);
    }
    q->options.alpha = fate_number(q, q->options.alpha);
    q->options.beta = fate_number(q, q->options.beta);
}

/* ---- One value ------------------------------------------------------------------------------- */

static void prune(FatesQuestion *q, uint32_t node)
{
    const Node *n = &q->shape.tree.nodes[node];
    q->fates[node] = FATE_PRUNED;
    for (uint32_t i = 0; i < n->child_count; i++)
        prune(q, n->first_child + i);
}

/* Note the fates; stop the search at a leaf whose value it needs but does not know. */
static bool watch(void *self, const PlycutEvent *event)
{
    FatesQuestion *q = self;
    uint32_t node = event->state->node;
    if (event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF)
        q->fates[node] = FATE_VISITED;
    if (event->kind == PLYCUT_EVENT_CUTOFF) {
        PlycutSiblings pruned = event->as.cutoff.pruned.left;
        for (PlycutMove move; plycut_siblings_take(&pruned, &move);)
            prune(q, q->shape.tree.nodes[node].first_child + move);
    }
    return fates_compare(q, event) &&
           (event->kind != PLYCUT_EVENT_LEAF || !is_unknown_leaf(q, node));
}

/* If all values are known, every node is visited or pruned at the end. */
bool fates_search(FatesQuestion *q, double value)
{
    PlycutResult result;
    PlycutObserver observer = {watch, q};
    PlycutGame game = skeleton_game(&q->shape);
    PlycutSearchOptions options = q->options;
    options.depth = -1; /* the shape ends at the horizon */
    q->shape.tree.nodes[q->leaf].as.value = value;
    memset(q->fates, 0, q->shape.tree.count * sizeof *q->fates);
    return plycut_search(&game, &options, &observer, &result, q->error) ||
           q->error->code == PLYCUT_OK;
}

/* ---- All values ------------------------------------------------------------------------------ */

/* The values that a number represents. */
static PlycutInterval cell(const FatesQuestion *q, size_t number)
{
    size_t above = number / 2;
    if (number % 2 == 0)
        return (PlycutInterval){q->values[above - 1], q->values[above - 1], true, true};
    return (PlycutInterval){.low = above == 0 ? -INFINITY : q->values[above - 1],
                            .high = above == q->count ? INFINITY : q->values[above]};
}

/* Add a number's cell to the set; if the set ends where the cell begins, they become one interval. */
static bool add_cell(Target *target, PlycutInterval added)
{
    PlycutIntervals *set = &target->set;
    if (target->before) {
        set->items[set->count - 1].high = added.high;
        set->items[set->count - 1].high_closed = added.high_closed;
        return true;
    }
    if (!PLYCUT_ROOM(set->items, target->room, set->count, 1))
        return false;
    set->items[set->count++] = added;
    return true;
}

bool targets_note(const FatesQuestion *q, Target *targets, size_t count, PlycutInterval values)
{
    for (Target *target = targets; target < targets + count; target++) {
        const bool met = q->fates[target->node] == target->fate;
        if (met && !add_cell(target, values))
            return plycut_no_memory(q->error);
        target->before = met;
        target->open |= q->fates[target->node] == FATE_OPEN;
    }
    return true;
}

bool fates_decide(FatesQuestion *q, Target *targets, size_t count)
{
    if (q->open != NULL)
        return fates_decide_cells(q, targets, count);
    for (size_t number = 1; number <= 2 * q->count + 1; number++)
        if (!fates_search(q, (double)number) || !targets_note(q, targets, count, cell(q, number)))
            return false;
    return true;
}

static bool fates_fit(const FatesQuestion *q)
{
    return 2 * (double)q->count * (double)q->shape.tree.count <= MOST_NODES ||
           plycut_fail(
               q->error, PLYCUT_E_LIMIT,
               "a tree of %u leaves is too large: every value of one leaf would have to be tried",
               q->shape.leaf_count);
}

/* Best first and worst first need all values. */
static bool order_is_known(const FatesQuestion *q)
{
    bool by_value = q->options.order == PLYCUT_ORDER_BEST ||
                    q->options.order == PLYCUT_ORDER_WORST ||
                    q->options.order == PLYCUT_ORDER_QUALITY;
    for (uint32_t i = 0; by_value && i < q->shape.leaf_count; i++)
        if (is_unknown_leaf(q, q->shape.leaves[i]))
            return plycut_fail(q->error, PLYCUT_E_USAGE,
                               "the order depends on other leaves without values, too: give them "
                               "values, or --order given");
    return true;
}

bool fates_begin(FatesQuestion *q, const PlycutTrace *trace)
{
    const bool cells = trace->chance || plycut_is_limited(trace->limits);
    if (!skeleton_of_trace(&q->shape, trace, q->error) || !collect_values(q) || !fates_fit(q))
        return false;
    q->fates = malloc(q->shape.tree.count * sizeof *q->fates);
    if (q->fates == NULL)
        return plycut_no_memory(q->error);
    if (cells) {
        q->open = calloc(q->shape.tree.count, sizeof *q->open);
        return q->open != NULL || plycut_no_memory(q->error);
    }
    fates_renumber(q);
    return order_is_known(q);
}

void fates_end(FatesQuestion *q)
{
    skeleton_free(&q->shape);
    free(q->values);
    free(q->fates);
    free(q->open);
    free(q->compared);
}

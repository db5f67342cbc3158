/* when.c - for exactly which values of a leaf a node is pruned, by reasoning.
 *
 * A search does only two things with the leaves' values and the root window's bounds: it compares two
 * of them, and passes one on. So if all are renumbered in the same order, no step of the search changes.
 * The n different values of the other leaves become the even numbers 2, 4 ... 2n, and the leaf in question
 * gets 1, 2, 3 ... 2n + 1 in turn: an odd number represents every value strictly between two neighbours
 * (or beyond the ends), an even one the value itself. So 2n + 1 searches decide every real number, and it
 * does not matter whether there is a double between two neighbours. */
#include "base/same.h"
#include "facts/asked.h"
#include "make/skeleton.h"

#include <plycut/make.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The most nodes to visit in all searches, as estimated beforehand. */
#define WHEN_NODES 4e9

typedef struct Question {
    Skeleton shape;
    PlycutSearchOptions options;
    uint32_t leaf, node;
    double *values; /* of the others, ascending, different */
    size_t count;
    PlycutError *error;
} Question;

/* ---- What is asked --------------------------------------------------------------------------- */

static bool find_nodes(Question *q, const PlycutTrace *trace, const PlycutWhen *when)
{
    q->leaf = node_asked(trace, "leaf", when->leaf, q->error);
    q->node = q->leaf == PLYCUT_NO_NODE
                  ? PLYCUT_NO_NODE
                  : node_asked(trace, when->visited ? "visited" : "pruned", when->node, q->error);
    if (q->node == PLYCUT_NO_NODE)
        return false;
    return trace->nodes[q->leaf].leaf ||
           plycut_fail(q->error, PLYCUT_E_USAGE, "--leaf: %s is not a leaf", when->leaf);
}

/* Only the core algorithms are known to do nothing with values except compare them. */
static bool can_be_asked(const PlycutSearchOptions *options, PlycutError *error)
{
    if (!options->algorithm->core)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "this can be asked of minimax, branch-and-bound and alpha-beta, not of %s",
            options->algorithm->name);
    return options->order != PLYCUT_ORDER_STATIC ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "this cannot be asked with --order static: the order would change with the "
                       "leaf");
}

/* ---- Renumbering ----------------------------------------------------------------------------- */

static bool collect_values(Question *q)
{
    const Skeleton *shape = &q->shape;
    size_t count = 0, kept = 0;
    q->values = malloc((shape->leaf_count + 2) * sizeof *q->values);
    if (q->values == NULL)
        return plycut_fail(q->error, PLYCUT_E_MEMORY, "no memory for the values");
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        if (shape->leaves[i] != q->leaf)
            q->values[count++] = shape->nodes[shape->leaves[i]].value;
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

static double number_of(const Question *q, double value)
{
    if (isinf(value))
        return value;
    const double *found = bsearch(&value, q->values, q->count, sizeof *q->values, compare_numbers);
    return 2 * (double)(found - q->values + 1);
}

static void renumber(Question *q)
{
    for (uint32_t i = 0; i < q->shape.leaf_count; i++) {
        uint32_t leaf = q->shape.leaves[i];
        if (leaf != q->leaf)
            q->shape.nodes[leaf].value = number_of(q, q->shape.nodes[leaf].value);
    }
    q->options.alpha = number_of(q, q->options.alpha);
    q->options.beta = number_of(q, q->options.beta);
}

/* ---- One value ------------------------------------------------------------------------------- */

typedef struct Watch {
    uint32_t node;
    bool seen;
} Watch;

static bool watch(void *self, const PlycutEvent *event)
{
    Watch *w = self;
    bool entered = event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF;
    w->seen = w->seen || (entered && event->state->node == w->node);
    return !w->seen;
}

static bool is_visited(Question *q, size_t number, bool *visited)
{
    PlycutResult result;
    Watch w = {.node = q->node};
    PlycutObserver observer = {watch, &w};
    PlycutGame game = skeleton_game(&q->shape);
    PlycutSearchOptions options = q->options;
    options.depth = -1; /* the shape ends at the horizon */
    q->shape.nodes[q->leaf].value = (double)number;
    bool done = plycut_search(&game, &options, &observer, &result, q->error);
    *visited = w.seen;
    return done || w.seen;
}

/* ---- All values ------------------------------------------------------------------------------ */

/* The values that a number represents. */
static PlycutInterval cell(const Question *q, size_t number)
{
    size_t above = number / 2;
    if (number % 2 == 0)
        return (PlycutInterval){q->values[above - 1], q->values[above - 1], true, true};
    return (PlycutInterval){.low = above == 0 ? -INFINITY : q->values[above - 1],
                            .high = above == q->count ? INFINITY : q->values[above]};
}

/* Add a cell to the set; if the previous cell is in it, too, they become one interval. */
static void add_cell(PlycutValueSet *set, PlycutInterval added, bool continued)
{
    if (!continued) {
        set->items[set->count++] = added;
        return;
    }
    set->items[set->count - 1].high = added.high;
    set->items[set->count - 1].high_closed = added.high_closed;
}

static bool decide(Question *q, bool asked_visited, PlycutValueSet *set)
{
    bool before = false;
    set->items = malloc((q->count + 1) * sizeof *set->items);
    if (set->items == NULL)
        return plycut_fail(q->error, PLYCUT_E_MEMORY, "no memory for the values");
    for (size_t number = 1; number <= 2 * q->count + 1; number++) {
        bool visited;
        if (!is_visited(q, number, &visited))
            return false;
        if (visited == asked_visited)
            add_cell(set, cell(q, number), before);
        before = visited == asked_visited;
    }
    return true;
}

static void describe(PlycutValueSet *set, const Question *q, const PlycutTrace *trace,
                     bool asked_visited)
{
    const PlycutTraceNode *leaf = &trace->nodes[q->leaf], *node = &trace->nodes[q->node];
    memcpy(set->leaf, leaf->path, strlen(leaf->path) + 1);
    memcpy(set->node, node->path, strlen(node->path) + 1);
    strncpy(set->leaf_name, leaf->name, sizeof set->leaf_name - 1);
    strncpy(set->node_name, node->name, sizeof set->node_name - 1);
    set->valuation = trace->valuation;
    set->value = leaf->value;
    set->now = node->visited == asked_visited;
}

static bool small_enough(const Question *q)
{
    return 2 * (double)q->count * (double)q->shape.count <= WHEN_NODES ||
           plycut_fail(q->error, PLYCUT_E_LIMIT,
                       "a tree of %u leaves is too large: every value of one leaf would have to be tried",
                       q->shape.leaf_count);
}

static bool answer(Question *q, const PlycutTrace *trace, const PlycutWhen *when,
                   PlycutValueSet *set)
{
    if (!find_nodes(q, trace, when) || !skeleton_of_trace(&q->shape, trace, q->error) ||
        !collect_values(q) || !small_enough(q))
        return false;
    describe(set, q, trace, when->visited);
    renumber(q);
    return decide(q, when->visited, set);
}

bool plycut_when(const PlycutGame *game, const PlycutSearchOptions *options, const PlycutWhen *when,
                 PlycutValueSet *set, PlycutError *error)
{
    Question q = {.options = plycut_search_effective(options), .error = error};
    PlycutTrace trace = {0};
    PlycutSearchOptions recorded = *options;
    recorded.expand_pruned = true;
    *set = (PlycutValueSet){0};
    bool done = can_be_asked(options, error) &&
                plycut_trace_record(game, &recorded, &trace, error) &&
                answer(&q, &trace, when, set);
    plycut_trace_free(&trace);
    skeleton_free(&q.shape);
    free(q.values);
    if (!done)
        plycut_value_set_free(set);
    return done;
}

void plycut_value_set_free(PlycutValueSet *set)
{
    free(set->items);
    set->items = NULL;
    set->count = 0;
}

/* measure.c - how far a tree is from meeting the conditions: the error of each count, and one for each
 * missing property. */
#include "base/same.h"
#include "make/make.h"

#include <stdlib.h>
#include <string.h>

void measure_free(Measure *measure)
{
    free(measure->key.items);
    free(measure->other.items);
    free(measure->values);
}

/* In a key, a leaf takes one number, and a node that cuts off at most two. */
bool measure_room(Measure *measure, uint32_t nodes, PlycutError *error)
{
    return (PLYCUT_ROOM(measure->key.items, measure->key.room, 0, 2 * (size_t)nodes) &&
            PLYCUT_ROOM(measure->other.items, measure->other.room, 0, 2 * (size_t)nodes) &&
            PLYCUT_ROOM(measure->values, measure->room, 0, nodes)) ||
           plycut_no_memory(error);
}

static double off(PlycutSpan span, uint64_t count)
{
    int64_t n = (int64_t)count;
    if (n < span.low)
        return (double)(span.low - n);
    return n > span.high ? (double)(n - span.high) : 0;
}

/* ---- Searches -------------------------------------------------------------------------------- */

static double cutoffs_off(const PlycutMake *make, const PlycutResult *result)
{
    uint64_t shallow = result->cutoffs[PLYCUT_SHALLOW], deep = result->cutoffs[PLYCUT_DEEP];
    bool worst = make->arrangement == PLYCUT_ARRANGED_WORST; /* a tie may still cut off there */
    return off(make->shallow, shallow) + off(make->deep, deep) +
           off(make->cutoffs, shallow + deep) + (worst ? (double)(shallow + deep) : 0);
}

static bool leaves_off(const PlycutMake *make, const PlycutGame *game, double *distance,
                       PlycutError *error)
{
    PlycutResult result;
    for (size_t i = 0; i < make->leaves_count; i++) {
        PlycutSearchOptions options = plycut_search_defaults(make->leaves[i].algorithm);
        if (!plycut_search(game, &options, NULL, &result, error))
            return false;
        *distance += off(make->leaves[i].span, result.leaves);
    }
    return true;
}

/* ---- Keys ------------------------------------------------------------------------------------ */

typedef struct Listener {
    const Skeleton *shape;
    Outcome *key;
} Listener;

/* Is there a chance node between a node and the one at this ply above it? */
static bool passes_chance(const Tree *tree, uint32_t node, int ply)
{
    bool passes = false;
    for (node = tree->nodes[node].parent; tree->nodes[node].ply > ply;
         node = tree->nodes[node].parent)
        passes |= !plycut_decides((PlycutPlayer)tree->nodes[node].player);
    return passes;
}

static void measure_cutoff(const Listener *listener, const PlycutEvent *event)
{
    PlycutSiblings pruned = event->as.cutoff.pruned.left;
    Outcome *key = listener->key;
    const Node *node = &listener->shape->tree.nodes[event->state->node];
    key->at_chance += !plycut_decides(event->state->player);
    key->through_chance +=
        event->as.cutoff.kind != PLYCUT_WINDOW &&
        passes_chance(&listener->shape->tree, event->state->node, event->as.cutoff.owner.ply);
    key->items[key->count++] = event->state->node;
    key->items[key->count++] =
        (uint32_t)plycut_siblings_count(&pruned) * 4 + (uint32_t)event->as.cutoff.kind;
    for (PlycutMove move; plycut_siblings_take(&pruned, &move);)
        key->above_leaves |= listener->shape->tree.nodes[node->first_child + move].child_count > 0;
}

static bool note(void *self, const PlycutEvent *event)
{
    const Listener *listener = self;
    if (event->kind == PLYCUT_EVENT_LEAF)
        listener->key->items[listener->key->count++] = event->state->node;
    else if (event->kind == PLYCUT_EVENT_CUTOFF)
        measure_cutoff(listener, event);
    return true;
}

static bool key_of(const Skeleton *shape, PlycutCut cut, PlycutFail fail, Outcome *key,
                   PlycutResult *result, PlycutError *error)
{
    PlycutGame game = skeleton_game(shape);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    Listener listener = {shape, key};
    PlycutObserver observer = {note, &listener};
    options.cut = cut;
    options.fail = fail;
    key->count = 0;
    key->above_leaves = false;
    key->at_chance = key->through_chance = 0;
    return plycut_search(&game, &options, &observer, result, error);
}

static bool same_measure(const Outcome *a, const Outcome *b)
{
    return a->count == b->count && memcmp(a->items, b->items, a->count * sizeof *a->items) == 0;
}

/* The search under soft/equal, and its key if a condition is about it. */
static bool search_stated(Measure *measure, const Skeleton *shape, const PlycutGame *game,
                          PlycutResult *result, PlycutError *error)
{
    const PlycutMake *make = measure->make;
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    if (make->above_leaves || make->same_key || make->levels.count > 0)
        return key_of(shape, PLYCUT_CUT_EQUAL, PLYCUT_FAIL_SOFT, &measure->key, result, error);
    return plycut_search(game, &options, NULL, result, error);
}

static bool key_off(Measure *measure, const Skeleton *shape, double *distance, PlycutError *error)
{
    static const struct {
        PlycutCut cut;
        PlycutFail fail;
    } OTHERS[] = {{PLYCUT_CUT_STRICT, PLYCUT_FAIL_SOFT}, {PLYCUT_CUT_EQUAL, PLYCUT_FAIL_HARD}};
    const PlycutMake *make = measure->make;
    PlycutResult result;
    *distance += make->above_leaves && !measure->key.above_leaves;
    if (make->levels.count > 0)
        *distance += off(make->at_chance, measure->key.at_chance) +
                     off(make->through_chance, measure->key.through_chance);
    for (size_t i = 0; make->same_key && i < sizeof OTHERS / sizeof *OTHERS; i++) {
        if (!key_of(shape, OTHERS[i].cut, OTHERS[i].fail, &measure->other, &result, error))
            return false;
        *distance += !same_measure(&measure->key, &measure->other);
    }
    return true;
}

/* ---- Values ---------------------------------------------------------------------------------- */

static bool best_is_unique(const Skeleton *shape, double *values)
{
    const Node *root = &shape->tree.nodes[0];
    uint32_t best = 0;
    skeleton_minimax(shape, values);
    for (uint32_t i = 0; i < root->child_count; i++)
        best += values[root->first_child + i] >= values[0] &&
                values[root->first_child + i] <= values[0];
    return best <= 1;
}

static bool has_ties(const Skeleton *shape, double *values)
{
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        values[i] = shape->tree.nodes[shape->leaves[i]].as.value;
    qsort(values, shape->leaf_count, sizeof *values, compare_numbers);
    for (uint32_t i = 1; i < shape->leaf_count; i++)
        if (values[i] <= values[i - 1])
            return true;
    return false;
}

static double values_off(Measure *measure, const Skeleton *shape)
{
    const PlycutMake *make = measure->make;
    double distance = 0;
    if (make->unique_best)
        distance += !best_is_unique(shape, measure->values);
    if (make->ties)
        distance += !has_ties(shape, measure->values);
    if (make->distinct)
        distance += has_ties(shape, measure->values);
    if (make->irregular)
        distance += shape->tree.uniform;
    return distance;
}

bool measure_distance(Measure *measure, const Skeleton *shape, double *distance, PlycutError *error)
{
    PlycutResult result;
    PlycutGame game = skeleton_game(shape);
    if (!search_stated(measure, shape, &game, &result, error))
        return false;
    *distance = cutoffs_off(measure->make, &result) + values_off(measure, shape);
    return leaves_off(measure->make, &game, distance, error) &&
           key_off(measure, shape, distance, error);
}

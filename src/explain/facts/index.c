/* The whole tree, as minimax visits it, and sorted indexes that look up the words of answers. */
#include "facts/facts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* qsort passes no context, so each element contains its sort key. */
typedef struct Sorted {
    const char *name;
    double value;
    uint32_t node, place;
} Sorted;

static int by_name(const void *a, const void *b)
{
    return strcmp(((const Sorted *)a)->name, ((const Sorted *)b)->name);
}

/* Leaves without values come last. */
static int by_value(const void *a, const void *b)
{
    const Sorted *x = a, *y = b;
    if (isnan(x->value) != isnan(y->value))
        return isnan(x->value) ? 1 : -1;
    if (x->value < y->value || x->value > y->value)
        return x->value < y->value ? -1 : 1;
    return x->place < y->place ? -1 : x->place > y->place;
}

/* All nodes, or only the leaves, sorted. NULL: no memory. */
static uint32_t *sorted_nodes(TreeIndex *index, bool leaves_only,
                              int (*compare)(const void *, const void *))
{
    const PlycutTrace *tree = &index->tree;
    Sorted *sorted = malloc(tree->node_count * sizeof *sorted);
    uint32_t *nodes = arena_take(&index->arena, tree->node_count * sizeof *nodes), count = 0;
    bool taken = sorted != NULL && nodes != NULL;
    for (uint32_t i = 0; taken && i < tree->node_count; i++)
        if (!leaves_only || tree->nodes[i].leaf)
            sorted[count++] = (Sorted){.name = tree->nodes[i].name,
                                       .value = tree->nodes[i].value,
                                       .node = i,
                                       .place = index->first_leaf[i]};
    if (taken)
        qsort(sorted, count, sizeof *sorted, compare);
    for (uint32_t i = 0; i < count; i++)
        nodes[i] = sorted[i].node;
    free(sorted);
    return taken ? nodes : NULL;
}

/* Number the leaves from left to right. Recurses as deep as the tree. */
static void count_leaves(TreeIndex *index, uint32_t id)
{
    const PlycutTraceNode *node = &index->tree.nodes[id];
    index->first_leaf[id] = index->leaf_count;
    if (node->leaf)
        index->leaf_at[index->leaf_count++] = id;
    for (uint32_t i = 0; i < node->child_count; i++)
        count_leaves(index, node->first_child + i);
    index->end_leaf[id] = index->leaf_count;
}

static bool index_sort(TreeIndex *index)
{
    size_t size = index->tree.node_count * sizeof(uint32_t);
    index->leaf_at = arena_take(&index->arena, size);
    index->first_leaf = arena_take(&index->arena, size);
    index->end_leaf = arena_take(&index->arena, size);
    if (index->arena.failed)
        return false;
    count_leaves(index, 0);
    index->by_name = sorted_nodes(index, false, by_name);
    index->by_value = sorted_nodes(index, true, by_value);
    return index->by_name != NULL && index->by_value != NULL;
}

/* A tree with leaves of unknown value: as the search sees it that the answers are about, or, if that one needs such a leaf, before
 * any search. */
static bool index_tree(TreeIndex *index, const PlycutGame *game, const PlycutSearchOptions *options,
                       PlycutError *error)
{
    PlycutError needs = {0};
    PlycutSearchOptions search = *options;
    if (plycut_search_tests(&search) && search.table == 0)
        search.table = PLYCUT_TABLE_OF_TESTS;
    if (plycut_trace_record(game, &search, &index->tree, &needs))
        return true;
    if (needs.code == PLYCUT_E_VALUE)
        return plycut_trace_unsearched(game, options, &index->tree, error);
    *error = needs;
    return false;
}

bool index_open(TreeIndex *index, const PlycutGame *game, const PlycutSearchOptions *options,
                PlycutError *error)
{
    PlycutSearchOptions minimax = plycut_search_defaults(plycut_algorithm_full());
    *index = (TreeIndex){0};
    minimax.depth = options->depth;
    minimax.max_nodes = options->max_nodes;
    if (!(plycut_game_has_values(game) ? plycut_trace_record(game, &minimax, &index->tree, error)
                                       : index_tree(index, game, options, error)))
        return false;
    return index_sort(index) || plycut_no_memory(error);
}

void index_close(TreeIndex *index)
{
    arena_release(&index->arena);
    plycut_trace_free(&index->tree);
}

bool index_has_infinite(const TreeIndex *index)
{
    uint32_t low, high;
    (void)index_leaves(index, -INFINITY, &low);
    (void)index_leaves(index, INFINITY, &high);
    return low + high > 0;
}

uint32_t index_leaves(const TreeIndex *index, double value, uint32_t *count)
{
    uint32_t low = 0, high = index->leaf_count;
    const PlycutTraceNode *nodes = index->tree.nodes;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (nodes[index->by_value[middle]].value < value)
            low = middle + 1;
        else
            high = middle;
    }
    *count = 0;
    while (low + *count < index->leaf_count && nodes[index->by_value[low + *count]].value <= value)
        ++*count;
    return low;
}

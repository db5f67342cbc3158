/* The whole tree, as minimax sees it, and the orders in which answers' words are looked up. */
#include "facts/roster.h"

#include <stdlib.h>
#include <string.h>

/* qsort has no argument of its own, so that what it compares stands with the number. */
typedef struct Sorted {
    const char *name;
    double value;
    uint32_t node, place;
} Sorted;

static int by_name(const void *a, const void *b)
{
    return strcmp(((const Sorted *)a)->name, ((const Sorted *)b)->name);
}

static int by_value(const void *a, const void *b)
{
    const Sorted *x = a, *y = b;
    if (x->value < y->value || x->value > y->value)
        return x->value < y->value ? -1 : 1;
    return x->place < y->place ? -1 : x->place > y->place;
}

/* The numbers of the nodes that `wanted` chooses, sorted. */
static uint32_t *sorted_nodes(const Roster *roster, bool leaves_only,
                              int (*compare)(const void *, const void *))
{
    const PlycutTrace *tree = &roster->tree;
    Sorted *sorted = malloc(tree->node_count * sizeof *sorted);
    uint32_t *nodes = malloc(tree->node_count * sizeof *nodes), count = 0;
    for (uint32_t i = 0; sorted != NULL && nodes != NULL && i < tree->node_count; i++)
        if (!leaves_only || tree->nodes[i].leaf)
            sorted[count++] = (Sorted){.name = tree->nodes[i].name,
                                       .value = tree->nodes[i].value,
                                       .node = i,
                                       .place = roster->first_leaf[i]};
    if (sorted != NULL && nodes != NULL) {
        qsort(sorted, count, sizeof *sorted, compare);
        for (uint32_t i = 0; i < count; i++)
            nodes[i] = sorted[i].node;
    }
    bool made = sorted != NULL;
    free(sorted);
    if (!made) {
        free(nodes);
        nodes = NULL;
    }
    return nodes;
}

/* Number the leaves from left to right; as deep as the tree is. */
static void count_leaves(Roster *roster, uint32_t id)
{
    const PlycutTraceNode *node = &roster->tree.nodes[id];
    roster->first_leaf[id] = roster->leaf_count;
    if (node->leaf)
        roster->leaf_at[roster->leaf_count++] = id;
    for (uint32_t i = 0; i < node->child_count; i++)
        count_leaves(roster, node->first_child + i);
    roster->end_leaf[id] = roster->leaf_count;
}

static bool roster_sort(Roster *roster)
{
    size_t size = roster->tree.node_count * sizeof(uint32_t);
    roster->leaf_at = malloc(size);
    roster->first_leaf = malloc(size);
    roster->end_leaf = malloc(size);
    if (roster->leaf_at == NULL || roster->first_leaf == NULL || roster->end_leaf == NULL)
        return false;
    count_leaves(roster, 0);
    roster->by_name = sorted_nodes(roster, false, by_name);
    roster->by_value = sorted_nodes(roster, true, by_value);
    return roster->by_name != NULL && roster->by_value != NULL;
}

bool roster_open(Roster *roster, const PlycutGame *game, const PlycutSearchOptions *options,
                 PlycutError *error)
{
    PlycutSearchOptions minimax = plycut_search_defaults(plycut_algorithm_full());
    *roster = (Roster){0};
    minimax.depth = options->depth;
    minimax.max_nodes = options->max_nodes;
    if (!plycut_trace_record(game, &minimax, &roster->tree, error))
        return false;
    return roster_sort(roster) ||
           plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the tree's names");
}

void roster_close(Roster *roster)
{
    free(roster->by_name);
    free(roster->by_value);
    free(roster->leaf_at);
    free(roster->first_leaf);
    free(roster->end_leaf);
    plycut_trace_free(&roster->tree);
}

uint32_t roster_leaves(const Roster *roster, double value, uint32_t *count)
{
    uint32_t low = 0, high = roster->leaf_count;
    const PlycutTraceNode *nodes = roster->tree.nodes;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (nodes[roster->by_value[middle]].value < value)
            low = middle + 1;
        else
            high = middle;
    }
    *count = 0;
    while (low + *count < roster->leaf_count &&
           nodes[roster->by_value[low + *count]].value <= value)
        ++*count;
    return low;
}

uint32_t roster_named(const Roster *roster, const char *name)
{
    uint32_t low = 0, high = roster->tree.node_count;
    const PlycutTraceNode *nodes = roster->tree.nodes;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (strcmp(nodes[roster->by_name[middle]].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    bool found =
        low < roster->tree.node_count && strcmp(nodes[roster->by_name[low]].name, name) == 0;
    /* Names of generated games are moves, of which there are many alike. */
    bool alone = found && (low + 1 == roster->tree.node_count ||
                           strcmp(nodes[roster->by_name[low + 1]].name, name) != 0);
    return alone ? roster->by_name[low] : PLYCUT_NO_NODE;
}

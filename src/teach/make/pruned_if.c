/* pruned_if.c - what the leaves without values decide: for which of their values which nodes are
 * pruned. */
#include "facts/facts.h"
#include "make/fates.h"

#include <math.h>
#include <stdlib.h>

/* Worth asking: the node is pruned for some values and not for others, and not just because its
 * parent is; or it is the leaf itself, which no value brings into play. */
static bool leaf_is_asked(const PlycutTrace *trace, const Target *targets, uint32_t node,
                          uint32_t leaf)
{
    double number;
    const PlycutIntervals *set = &targets[node].set;
    if (set->count == 0)
        return false;
    if (plycut_intervals_are_all(set))
        return node == leaf;
    return node == 0 ||
           intervals_differ(set, &targets[trace->nodes[node].parent].set, trace->limits, &number);
}

/* The list takes the target's set. */
static bool pruned_if_keep(PlycutPrunedIfs *list, uint32_t leaf, Target *target, bool asked,
                           PlycutError *error)
{
    PlycutPrunedIf *moved = realloc(list->items, (list->count + 1) * sizeof *moved);
    if (moved == NULL)
        return plycut_no_memory(error);
    list->items = moved;
    list->items[list->count++] = (PlycutPrunedIf){leaf, target->node, asked, target->set};
    target->set = (PlycutIntervals){0};
    return true;
}

static bool ask_targets(FatesQuestion *q, const PlycutTrace *trace, Target *targets,
                        PlycutPrunedIfs *list)
{
    const uint32_t count = trace->node_count;
    bool *asked = malloc(count * sizeof *asked);
    bool done = asked != NULL || plycut_no_memory(q->error);
    for (uint32_t n = 0; n < count; n++)
        targets[n] = (Target){.node = n, .fate = FATE_PRUNED};
    done = done && fates_begin(q, trace) && fates_decide(q, targets, count);
    for (uint32_t n = 0; done && n < count; n++)
        asked[n] = leaf_is_asked(trace, targets, n, q->leaf);
    for (uint32_t n = 0; done && n < count; n++)
        done = targets[n].open || pruned_if_keep(list, q->leaf, &targets[n], asked[n], q->error);
    free(asked);
    return done;
}

static bool ask_leaf(const PlycutTrace *trace, uint32_t leaf, PlycutPrunedIfs *list,
                     PlycutError *error)
{
    FatesQuestion q = {.leaf = leaf, .options = trace->options, .error = error};
    Target *targets = calloc(trace->node_count, sizeof *targets);
    bool done = targets != NULL ? ask_targets(&q, trace, targets, list) : plycut_no_memory(error);
    for (uint32_t n = 0; targets != NULL && n < trace->node_count; n++)
        plycut_intervals_free(&targets[n].set);
    free(targets);
    fates_end(&q);
    return done;
}

bool plycut_pruned_ifs(const PlycutTrace *trace, PlycutPrunedIfs *list, PlycutError *error)
{
    *list = (PlycutPrunedIfs){0};
    bool done = fates_can_be_asked(&trace->options, error);
    for (uint32_t n = 0; done && n < trace->node_count; n++)
        if (trace->nodes[n].leaf && isnan(trace->nodes[n].value))
            done = ask_leaf(trace, n, list, error);
    if (!done)
        plycut_pruned_ifs_free(list);
    return done;
}

void plycut_pruned_ifs_free(PlycutPrunedIfs *list)
{
    for (size_t i = 0; i < list->count; i++)
        plycut_intervals_free(&list->items[i].values);
    free(list->items);
    *list = (PlycutPrunedIfs){0};
}

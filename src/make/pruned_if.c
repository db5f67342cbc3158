/* pruned_if.c - what the leaves without values decide: for which of their values which nodes are
 * pruned. */
#include "base/same.h"
#include "make/fates.h"

#include <math.h>
#include <stdlib.h>

static bool same_sets(const PlycutIntervals *a, const PlycutIntervals *b)
{
    bool same = a->count == b->count;
    for (size_t i = 0; same && i < a->count; i++) {
        const PlycutInterval *x = &a->items[i], *y = &b->items[i];
        same = same_number(x->low, y->low) && same_number(x->high, y->high) &&
               x->low_closed == y->low_closed && x->high_closed == y->high_closed;
    }
    return same;
}

bool plycut_intervals_are_all(const PlycutIntervals *set)
{
    return set->count == 1 && isinf(set->items[0].low) && isinf(set->items[0].high);
}

/* Worth asking: the node is pruned for some values and not for others, and not just because its
 * parent is; or it is the leaf itself, which no value brings into play. */
static bool is_asked(const PlycutTrace *trace, const Target *targets, uint32_t node, uint32_t leaf)
{
    const Target *t = &targets[node];
    if (t->open || t->set.count == 0)
        return false;
    if (plycut_intervals_are_all(&t->set))
        return node == leaf;
    return node == 0 || !same_sets(&t->set, &targets[trace->nodes[node].parent].set);
}

/* The list takes the target's set. */
static bool keep(PlycutPrunedIfs *list, uint32_t leaf, Target *target, PlycutError *error)
{
    PlycutPrunedIf *moved = realloc(list->items, (list->count + 1) * sizeof *moved);
    if (moved == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the questions");
    list->items = moved;
    list->items[list->count++] = (PlycutPrunedIf){leaf, target->node, target->set};
    target->set = (PlycutIntervals){0};
    return true;
}

static bool ask_targets(FatesQuestion *q, const PlycutTrace *trace, Target *targets,
                        PlycutPrunedIfs *list)
{
    bool done = fates_begin(q, trace);
    for (uint32_t n = 0; done && n < trace->node_count; n++)
        done = target_begin(q, &targets[n], n, FATE_PRUNED);
    done = done && fates_decide(q, targets, trace->node_count);
    for (uint32_t n = 0; done && n < trace->node_count; n++)
        targets[n].asked = is_asked(trace, targets, n, q->leaf);
    for (uint32_t n = 0; done && n < trace->node_count; n++)
        done = !targets[n].asked || keep(list, q->leaf, &targets[n], q->error);
    return done;
}

static bool ask_leaf(const PlycutTrace *trace, uint32_t leaf, PlycutPrunedIfs *list,
                     PlycutError *error)
{
    FatesQuestion q = {.leaf = leaf, .options = trace->options, .error = error};
    Target *targets = calloc(trace->node_count, sizeof *targets);
    bool done = targets != NULL
                    ? ask_targets(&q, trace, targets, list)
                    : plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the questions");
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
    if (done && list->count == 0)
        done =
            plycut_fail(error, PLYCUT_E_USAGE,
                        "no single leaf without a value decides what is pruned");
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

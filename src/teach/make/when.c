/* when.c - for exactly which values of a leaf one node is pruned or visited. */
#include "facts/lookup.h"
#include "facts/facts.h"
#include "make/fates.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- What is asked --------------------------------------------------------------------------- */

static bool find_leaf(FatesQuestion *q, const PlycutTrace *trace, const char *leaf)
{
    q->leaf = node_asked(trace, "leaf", leaf, q->error);
    return q->leaf != PLYCUT_NO_NODE &&
           (trace->nodes[q->leaf].leaf ||
            plycut_fail(q->error, PLYCUT_E_USAGE, "--leaf: %s is not a leaf", leaf));
}

static bool find_targets(const FatesQuestion *q, const PlycutTrace *trace, const PlycutWhen *when,
                         size_t count, Target *targets)
{
    for (size_t i = 0; i < count; i++) {
        targets[i] = (Target){.fate = when[i].visited ? FATE_VISITED : FATE_PRUNED};
        targets[i].node =
            node_asked(trace, when[i].visited ? "visited" : "pruned", when[i].node, q->error);
        if (targets[i].node == PLYCUT_NO_NODE)
            return false;
    }
    return true;
}

/* ---- One node -------------------------------------------------------------------------------- */

static void describe(PlycutValueSet *set, const FatesQuestion *q, const PlycutTrace *trace,
                     uint32_t asked)
{
    const PlycutTraceNode *leaf = &trace->nodes[q->leaf], *node = &trace->nodes[asked];
    memcpy(set->leaf, leaf->path, strlen(leaf->path) + 1);
    memcpy(set->node, node->path, strlen(node->path) + 1);
    strncpy(set->leaf_name, leaf->name, sizeof set->leaf_name - 1);
    strncpy(set->node_name, node->name, sizeof set->node_name - 1);
    set->valuation = trace->valuation;
    set->value = leaf->value;
    set->limits = trace->limits;
    set->now = intervals_have(&set->set, leaf->value);
}

/* Give the sets of the targets to the answers. */
static bool answer(FatesQuestion *q, const PlycutTrace *trace, const Target *targets, size_t count,
                   PlycutValueSet *sets)
{
    const Target *open = NULL;
    for (size_t i = 0; i < count; i++) {
        sets[i].set = targets[i].set;
        describe(&sets[i], q, trace, targets[i].node);
        open = open == NULL && targets[i].open ? &targets[i] : open;
    }
    return open == NULL ||
           plycut_fail(
               q->error, PLYCUT_E_USAGE,
               "whether %s is visited depends on other leaves without values besides %s: give them "
               "values",
               sets[open - targets].node_name, sets->leaf_name);
}

bool plycut_when(const PlycutGame *game, const PlycutSearchOptions *options, const PlycutWhen *when,
                 size_t count, PlycutValueSet *sets, PlycutError *error)
{
    FatesQuestion q = {.options = plycut_search_effective(options), .error = error};
    PlycutTrace trace = {0};
    Target *targets = calloc(count, sizeof *targets);
    for (size_t i = 0; i < count; i++)
        sets[i] = (PlycutValueSet){.value = NAN};
    bool done = (targets != NULL || plycut_no_memory(error)) &&
                fates_can_be_asked(options, error) &&
                plycut_trace_unsearched(game, options, &trace, error) &&
                find_leaf(&q, &trace, when->leaf) &&
                find_targets(&q, &trace, when, count, targets) && fates_begin(&q, &trace);
    if (done) {
        const bool decided = fates_decide(&q, targets, count);
        done = answer(&q, &trace, targets, count, sets) && decided;
    }
    plycut_trace_free(&trace);
    fates_end(&q);
    free(targets);
    for (size_t i = 0; !done && i < count; i++)
        plycut_value_set_free(&sets[i]);
    return done;
}

void plycut_value_set_free(PlycutValueSet *set)
{
    plycut_intervals_free(&set->set);
}

/* when.c - for exactly which values of a leaf one node is pruned or visited. */
#include "facts/lookup.h"
#include "facts/facts.h"
#include "make/fates.h"

#include <math.h>
#include <string.h>

/* ---- What is asked --------------------------------------------------------------------------- */

static bool find_nodes(FatesQuestion *q, const PlycutTrace *trace, const PlycutWhen *when,
                       uint32_t *node)
{
    q->leaf = node_asked(trace, "leaf", when->leaf, q->error);
    if (q->leaf == PLYCUT_NO_NODE)
        return false;
    *node = node_asked(trace, when->visited ? "visited" : "pruned", when->node, q->error);
    if (*node == PLYCUT_NO_NODE)
        return false;
    return trace->nodes[q->leaf].leaf ||
           plycut_fail(q->error, PLYCUT_E_USAGE, "--leaf: %s is not a leaf", when->leaf);
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
    set->now = intervals_have(&set->set, leaf->value);
}

static bool answer(FatesQuestion *q, const PlycutTrace *trace, const PlycutWhen *when,
                   PlycutValueSet *set)
{
    Target target = {.fate = when->visited ? FATE_VISITED : FATE_PRUNED};
    bool done = find_nodes(q, trace, when, &target.node) && fates_begin(q, trace) &&
                fates_decide(q, &target, 1);
    set->set = target.set;
    if (!done)
        return false;
    describe(set, q, trace, target.node);
    return !target.open ||
           plycut_fail(
               q->error, PLYCUT_E_USAGE,
               "whether %s is visited depends on other leaves without values besides %s: give them "
               "values",
               set->node_name, set->leaf_name);
}

bool plycut_when(const PlycutGame *game, const PlycutSearchOptions *options, const PlycutWhen *when,
                 PlycutValueSet *set, PlycutError *error)
{
    FatesQuestion q = {.options = plycut_search_effective(options), .error = error};
    PlycutTrace trace = {0};
    *set = (PlycutValueSet){.value = NAN};
    bool done = fates_can_be_asked(options, error) &&
                plycut_trace_unsearched(game, options, &trace, error) &&
                answer(&q, &trace, when, set);
    plycut_trace_free(&trace);
    fates_end(&q);
    if (!done)
        plycut_value_set_free(set);
    return done;
}

void plycut_value_set_free(PlycutValueSet *set)
{
    plycut_intervals_free(&set->set);
}

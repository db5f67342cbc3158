/* Keys: a convention's search is recorded, and its nodes get the numbers that they have in the whole tree. So
 * answers are parsed once for all conventions. */
#include "facts/key.h"
#include "trace/state.h"

#include <stdlib.h>
#include <string.h>

/* ---- The tree's numbers ------------------------------------------------------------------ */

/* In both trees, children are in the game's order: walk the trees side by side. */
static void match_below(const PlycutTrace *trace, uint32_t own, const PlycutTrace *tree,
                        uint32_t whole, uint32_t *whole_of)
{
    const PlycutTraceNode *a = &trace->nodes[own], *b = &tree->nodes[whole];
    whole_of[own] = whole;
    for (uint32_t i = 0; i < a->child_count && i < b->child_count; i++)
        match_below(trace, a->first_child + i, tree, b->first_child + i, whole_of);
}

static void renumber(uint32_t *id, const uint32_t *whole_of)
{
    if (*id != PLYCUT_NO_NODE)
        *id = whole_of[*id];
}

static void renumber_events(PlycutTrace *trace, const uint32_t *whole_of)
{
    for (size_t i = 0; i < trace->event_count; i++) {
        PlycutTraceEvent *e = &trace->events[i];
        uint32_t *const ids[] = {
            &e->node,       &e->from,          &e->owner,        &e->witness, &e->alpha_owner,
            &e->beta_owner, &e->alpha_witness, &e->beta_witness, &e->scout,   &e->kept_by};
        for (size_t k = 0; k < sizeof ids / sizeof *ids; k++)
            renumber(ids[k], whole_of);
    }
    for (size_t i = 0; i < trace->pruned_count; i++)
        renumber(&trace->pruned[i], whole_of);
}

static void renumber_node(PlycutTraceNode *node, const PlycutTraceNode *whole,
                          const uint32_t *whole_of)
{
    uint32_t *const ids[] = {&node->alpha.owner,  &node->alpha.witness, &node->beta.owner,
                             &node->beta.witness, &node->cut_owner,     &node->cut_witness,
                             &node->alpha.scout,  &node->beta.scout,    &node->cut_scout,
                             &node->pruned_at};
    for (size_t k = 0; k < sizeof ids / sizeof *ids; k++)
        renumber(ids[k], whole_of);
    node->parent = whole->parent;
    node->first_child = whole->first_child;
    node->child_count = whole->child_count;
}

static bool renumber_trace(PlycutTrace *trace, const PlycutTrace *whole)
{
    PlycutTraceNode *nodes = malloc(whole->node_count * sizeof *nodes);
    uint32_t *whole_of = calloc(trace->node_count, sizeof *whole_of);
    bool made = nodes != NULL && whole_of != NULL;
    if (made) {
        match_below(trace, 0, whole, 0, whole_of);
        memcpy(nodes, whole->nodes, whole->node_count * sizeof *nodes);
        for (uint32_t i = 0; i < whole->node_count; i++)
            node_forget(&nodes[i], true);
        for (uint32_t i = 0; i < trace->node_count; i++) {
            nodes[whole_of[i]] = trace->nodes[i];
            renumber_node(&nodes[whole_of[i]], &whole->nodes[whole_of[i]], whole_of);
        }
        renumber_events(trace, whole_of);
        free(trace->nodes);
        trace->nodes = nodes;
        trace->node_count = whole->node_count;
    } else {
        free(nodes);
    }
    free(whole_of);
    return made;
}

/* ---- The key --------------------------------------------------------------------------------- */

bool key_open(Key *key, const PlycutGame *game, const TreeIndex *index,
              const PlycutSearchOptions *options, PlycutError *error)
{
    *key = (Key){0};
    if (index != NULL && trace_is_unsearched(&index->tree))
        return plycut_trace_unsearched(game, options, &key->trace, error) &&
               facts_open(&key->facts, &key->trace, index, error);
    PlycutSearchOptions search = *options;
    const bool tests = plycut_search_tests(options);
    if (tests && search.table == 0)
        search.table = PLYCUT_TABLE_OF_TESTS;
    if (!plycut_trace_record_pass(game, &search, tests ? PLYCUT_PASS_WHOLE : 0, &key->trace, error))
        return false;
    if (index != NULL && !renumber_trace(&key->trace, &index->tree))
        return plycut_no_memory(error);
    return facts_open(&key->facts, &key->trace, index, error);
}

bool key_is_possible(const PlycutGame *game, const TreeIndex *index,
                     const PlycutSearchOptions *options)
{
    PlycutResult result;
    PlycutError needs = {0};
    return plycut_game_has_values(game) || trace_is_unsearched(&index->tree) ||
           plycut_search(game, options, NULL, &result, &needs) || needs.code != PLYCUT_E_VALUE;
}

void key_close(Key *key)
{
    facts_close(&key->facts);
    plycut_trace_free(&key->trace);
}

/* Keys: a convention's search recorded, and its nodes given the numbers that they have in the whole
 * tree, so that answers are understood once for all conventions. */
#include "facts/key.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- The tree's numbers ------------------------------------------------------------------ */

/* Both trees have a node's children in the game's order: walk them side by side. */
static void match_below(const Key *key, uint32_t own, uint32_t whole, uint32_t *whole_of)
{
    const PlycutTraceNode *a = &key->trace.nodes[own], *b = &key->roster->tree.nodes[whole];
    whole_of[own] = whole;
    for (uint32_t i = 0; i < a->child_count && i < b->child_count; i++)
        match_below(key, a->first_child + i, b->first_child + i, whole_of);
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
        uint32_t *const ids[] = {&e->node,          &e->from,        &e->owner,
                                 &e->witness,       &e->alpha_owner, &e->beta_owner,
                                 &e->alpha_witness, &e->beta_witness, &e->scout};
        for (size_t k = 0; k < sizeof ids / sizeof *ids; k++)
            renumber(ids[k], whole_of);
    }
    for (size_t i = 0; i < trace->pruned_count; i++)
        renumber(&trace->pruned[i], whole_of);
}

/* A node of the whole tree that this search knows nothing of. */
static PlycutTraceNode unknown_node(const PlycutTraceNode *whole)
{
    PlycutTraceNode node = *whole;
    node.visited = node.pruned = node.pv = node.cut = node.cause = false;
    node.visit = 0;
    node.low = -INFINITY;
    node.high = INFINITY;
    return node;
}

static void renumber_node(PlycutTraceNode *node, const PlycutTraceNode *whole,
                          const uint32_t *whole_of)
{
    uint32_t *const ids[] = {&node->alpha.owner,  &node->alpha.witness, &node->beta.owner,
                             &node->beta.witness, &node->cut_owner,     &node->cut_witness,
                             &node->alpha.scout,  &node->beta.scout,    &node->cut_scout};
    for (size_t k = 0; k < sizeof ids / sizeof *ids; k++)
        renumber(ids[k], whole_of);
    node->parent = whole->parent;
    node->first_child = whole->first_child;
    node->child_count = whole->child_count;
}

static bool renumber_trace(Key *key)
{
    PlycutTrace *trace = &key->trace;
    const PlycutTrace *whole = &key->roster->tree;
    PlycutTraceNode *nodes = malloc(whole->node_count * sizeof *nodes);
    uint32_t *whole_of = calloc(trace->node_count, sizeof *whole_of);
    bool made = nodes != NULL && whole_of != NULL;
    if (made) {
        match_below(key, 0, 0, whole_of);
        for (uint32_t i = 0; i < whole->node_count; i++)
            nodes[i] = unknown_node(&whole->nodes[i]);
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

/* ---- What happened ----------------------------------------------------------------------- */

static void note_update(Key *key, const PlycutTraceEvent *e, size_t event)
{
    KeyNode *n = &key->nodes[e->node];
    bool max = key->trace.nodes[e->node].player == PLYCUT_MAX;
    bool alpha = e->alpha > n->alpha, beta = e->beta < n->beta;
    bool crossing = key->trace.options.algorithm->windowed && e->improved && !alpha && !beta &&
                    (max ? e->best > n->alpha : e->best < n->beta);
    n->last_update = event;
    n->has_best = true;
    n->best = e->best;
    n->alpha = e->alpha;
    n->beta = e->beta;
    if (alpha || beta || crossing)
        key->updates[key->update_count++] = (KeyUpdate){{e->node, max, e->best}, crossing, event};
}

static void note_entered(Key *key, const PlycutTraceEvent *e, size_t event)
{
    KeyNode *n = &key->nodes[e->node];
    n->entered = event;
    n->alpha = e->alpha;
    n->beta = e->beta;
    key->entered[key->entered_count++] = e->node;
    if (e->kind == PLYCUT_EVENT_LEAF) {
        n->left = event;
        key->visited[key->visited_count++] = e->node;
    }
}

static void note_event(Key *key, size_t event)
{
    const PlycutTraceEvent *e = &key->trace.events[event];
    if (e->kind == PLYCUT_EVENT_ENTER || e->kind == PLYCUT_EVENT_LEAF)
        note_entered(key, e, event);
    else if (e->kind == PLYCUT_EVENT_UPDATE)
        note_update(key, e, event);
    else if (e->kind == PLYCUT_EVENT_CUTOFF)
        key->nodes[e->node].cut = event;
    else if (e->kind == PLYCUT_EVENT_EXIT)
        key->nodes[e->node].left = event;
}

static bool key_note(Key *key)
{
    size_t events = key->trace.event_count;
    key->nodes = malloc(key->trace.node_count * sizeof *key->nodes);
    key->visited = malloc((events + 1) * sizeof *key->visited);
    key->entered = malloc((events + 1) * sizeof *key->entered);
    key->updates = malloc((events + 1) * sizeof *key->updates);
    if (key->nodes == NULL || key->visited == NULL || key->entered == NULL || key->updates == NULL)
        return false;
    for (uint32_t i = 0; i < key->trace.node_count; i++)
        key->nodes[i] = (KeyNode){NO_EVENT, NO_EVENT, NO_EVENT, NO_EVENT, false, 0, 0, 0};
    for (size_t i = 0; i < events; i++)
        note_event(key, i);
    return true;
}

bool key_open(Key *key, const PlycutGame *game, const Roster *roster,
              const PlycutSearchOptions *options, PlycutError *error)
{
    *key = (Key){.roster = roster};
    if (!plycut_trace_record(game, options, &key->trace, error))
        return false;
    return (renumber_trace(key) && key_note(key)) ||
           plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the key");
}

void key_close(Key *key)
{
    free(key->nodes);
    free(key->visited);
    free(key->entered);
    free(key->updates);
    plycut_trace_free(&key->trace);
    *key = (Key){0};
}

/* ---- Questions --------------------------------------------------------------------------- */

size_t key_cutoff_over(const Key *key, uint32_t node)
{
    const PlycutTraceNode *nodes = key->trace.nodes;
    if (nodes[node].visited)
        return NO_EVENT;
    while (nodes[node].parent != PLYCUT_NO_NODE && !nodes[nodes[node].parent].visited)
        node = nodes[node].parent;
    return nodes[node].parent == PLYCUT_NO_NODE ? NO_EVENT : key->nodes[nodes[node].parent].cut;
}

bool key_crosses(const Key *key, uint32_t node, double value, double alpha, double beta)
{
    bool strict = key->trace.options.cut == PLYCUT_CUT_STRICT;
    if (key->trace.nodes[node].player == PLYCUT_MAX)
        return strict ? value > beta : value >= beta;
    return strict ? value < alpha : value <= alpha;
}

bool key_crossed_last(const Key *key, uint32_t node)
{
    const KeyNode *n = &key->nodes[node];
    return key->trace.nodes[node].visited && !key->trace.nodes[node].leaf && n->has_best &&
           n->cut == NO_EVENT && key->trace.options.algorithm->windowed &&
           key_crosses(key, node, n->best, n->alpha, n->beta);
}

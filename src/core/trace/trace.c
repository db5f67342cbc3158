/* trace.c - functions on a Trace: the node of a path, the leaves below a node. */
#include "base/arena.h"
#include "search/judge.h"

#include <plycut/trace.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

void plycut_trace_free(PlycutTrace *trace)
{
    if (trace->arena != NULL)
        arena_release(trace->arena);
    free(trace->arena);
    free(trace->nodes);
    free(trace->events);
    free(trace->pruned);
    free(trace->passes);
    *trace = (PlycutTrace){0};
}

/* Does the path lead to this node, or through it? */
static bool leads_to(const PlycutTraceNode *node, const char *path)
{
    size_t length = strlen(node->path);
    return strncmp(node->path, path, length) == 0 && (path[length] == '\0' || path[length] == '/');
}

/* A stored tree numbers its children: the one of the path's number is tried first. */
static uint32_t child_towards(const PlycutTrace *trace, uint32_t id, const char *path)
{
    const PlycutTraceNode *node = &trace->nodes[id];
    const char *step = path + (id == 0 ? 1 : strlen(node->path) + 1);
    uint64_t number;
    if (plycut_integer_parse(step, strcspn(step, "/"), UINT32_MAX, &number) &&
        number < node->child_count && leads_to(&trace->nodes[node->first_child + number], path))
        return node->first_child + (uint32_t)number;
    for (uint32_t i = 0; i < node->child_count; i++)
        if (leads_to(&trace->nodes[node->first_child + i], path))
            return node->first_child + i;
    return PLYCUT_NO_NODE;
}

uint32_t plycut_trace_find(const PlycutTrace *trace, const char *path)
{
    uint32_t id = 0;
    if (path[0] != '/')
        return PLYCUT_NO_NODE;
    if (path[1] == '\0')
        return 0;
    do
        id = child_towards(trace, id, path);
    while (id != PLYCUT_NO_NODE && strcmp(trace->nodes[id].path, path) != 0);
    return id;
}

uint32_t plycut_trace_find_node(const PlycutTrace *trace, const char *text, bool *several)
{
    uint32_t found = plycut_trace_find(trace, text), named = 0;
    for (uint32_t i = 0, by_path = found; by_path == PLYCUT_NO_NODE && i < trace->node_count; i++)
        if (strcmp(trace->nodes[i].name, text) == 0 && named++ == 0)
            found = i;
    if (several != NULL)
        *several = named > 1;
    return found;
}

uint32_t plycut_trace_variation_next(const PlycutTrace *trace, uint32_t id)
{
    const PlycutTraceNode *node = &trace->nodes[id];
    for (uint32_t i = 0; i < node->child_count; i++)
        if (trace->nodes[node->first_child + i].pv)
            return node->first_child + i;
    return PLYCUT_NO_NODE;
}

/* Nothing is known of a move that was not searched. What is proved is about the game, in which the root may be another
 * player's than the search takes it for, or nobody's. */
bool plycut_trace_best_is_proved(const PlycutTrace *trace)
{
    const PlycutTraceNode *root = &trace->nodes[0], *nodes = trace->nodes;
    const uint32_t best = plycut_trace_variation_next(trace, 0);
    if (!trace->options.algorithm->unsound || best == PLYCUT_NO_NODE)
        return true;
    const bool max = plycut_player_is_max(trace->mover);
    bool proved = plycut_decides(trace->mover);
    for (uint32_t n = root->first_child; n < root->first_child + root->child_count; n++)
        proved &= n == best ||
                  (max ? nodes[n].high <= nodes[best].low : nodes[n].low >= nodes[best].high);
    return proved;
}

/* At most one bound of a window is a scout's: the one that closes it for the scouting player. */
static uint32_t scout_of(const PlycutTrace *trace, const PlycutTraceEvent *event,
                         PlycutPlayer player)
{
    bool scouts = event->scout != PLYCUT_NO_NODE && trace->nodes[event->scout].player == player;
    return scouts ? event->scout : PLYCUT_NO_NODE;
}

uint32_t plycut_trace_pruned_at(const PlycutTrace *trace, uint32_t node)
{
    while (!trace->nodes[node].pruned)
        node = trace->nodes[node].parent;
    return trace->nodes[node].pruned_at;
}

bool plycut_trace_probes(const PlycutTrace *trace, const PlycutTraceEvent *event)
{
    const uint32_t above = trace->nodes[event->node].parent;
    return trace->options.algorithm->gives == PLYCUT_GIVES_PROBE &&
           event->kind == PLYCUT_EVENT_ENTER && event->search == 1 && above != PLYCUT_NO_NODE &&
           !plycut_decides(trace->nodes[above].player) &&
           plycut_decides(trace->nodes[event->node].player) &&
           trace->nodes[event->node].child_count > 1;
}

PlycutTraceBound plycut_trace_alpha(const PlycutTrace *trace, const PlycutTraceEvent *event)
{
    return (PlycutTraceBound){event->alpha, event->alpha_owner, event->alpha_witness,
                              scout_of(trace, event, PLYCUT_MIN)};
}

PlycutTraceBound plycut_trace_beta(const PlycutTrace *trace, const PlycutTraceEvent *event)
{
    return (PlycutTraceBound){event->beta, event->beta_owner, event->beta_witness,
                              scout_of(trace, event, PLYCUT_MAX)};
}

PlycutTraceBound plycut_trace_bound(const PlycutTrace *trace, const PlycutTraceEvent *event,
                                    PlycutSide side)
{
    return side == PLYCUT_BETA ? plycut_trace_beta(trace, event) : plycut_trace_alpha(trace, event);
}

double plycut_trace_tested(const PlycutTrace *trace, uint32_t scout, double bound)
{
    return nextafter(bound, plycut_worst(trace->nodes[scout].player));
}

static bool crosses(const PlycutTrace *trace, PlycutPlayer player, bool strict, double best,
                    double alpha, double beta)
{
    return trace->options.algorithm->windowed && plycut_decides(player) &&
           judge_crosses(player, strict, best, PLYCUT_BY_DECIDER(player, beta, alpha));
}

bool plycut_trace_crosses(const PlycutTrace *trace, PlycutPlayer player, double best, double alpha,
                          double beta)
{
    return crosses(trace, player, trace->options.cut == PLYCUT_CUT_STRICT, best, alpha, beta);
}

bool plycut_trace_is_strict(const PlycutTrace *trace, uint32_t node)
{
    const PlycutAlgorithm *algorithm = trace->options.algorithm;
    return plycut_has_two_rules(algorithm) ? trace->nodes[node].player == *algorithm->careless
                                           : trace->options.cut == PLYCUT_CUT_STRICT;
}

bool plycut_trace_stops(const PlycutTrace *trace, uint32_t node, double best, double alpha,
                        double beta)
{
    return crosses(trace, trace->nodes[node].player, plycut_trace_is_strict(trace, node), best,
                   alpha, beta);
}

bool plycut_trace_at_limit(const PlycutTrace *trace, PlycutPlayer player, double best)
{
    return trace->options.limits_cut && judge_at_limit(player, trace->limits, best);
}

uint64_t plycut_trace_leaves(const PlycutTrace *trace, uint32_t id, bool visited_only)
{
    const PlycutTraceNode *node = &trace->nodes[id];
    if (node->leaf)
        return node->visited || !visited_only;
    uint64_t leaves = 0;
    for (uint32_t i = 0; i < node->child_count; i++)
        leaves += plycut_trace_leaves(trace, node->first_child + i, visited_only);
    return leaves;
}

/* Explain a node whose value the transposition table knew: whence, and why it is enough. */
#include "words/explain.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- Where it was searched --------------------------------------------------------------- */

/* Nodes of the same position stand together, as they were visited. */
static int by_position(const PlycutTraceNode *a, const PlycutTraceNode *b)
{
    int boards = strcmp(a->board, b->board);
    return boards != 0              ? boards
           : a->player != b->player ? (a->player > b->player) - (a->player < b->player)
                                    : (a->visit > b->visit) - (a->visit < b->visit);
}

static int by_pointed(const void *a, const void *b)
{
    return by_position(*(const PlycutTraceNode *const *)a, *(const PlycutTraceNode *const *)b);
}

bool explain_list_positions(Explanation *e, PlycutError *error)
{
    const PlycutTrace *trace = e->trace;
    if (trace->options.table == 0 || trace->nodes[0].board == NULL)
        return true;
    e->positions = malloc(trace->node_count * sizeof *e->positions);
    if (e->positions == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory to explain the search");
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].visited && !trace->nodes[i].leaf)
            e->positions[e->position_count++] = &trace->nodes[i];
    qsort(e->positions, e->position_count, sizeof *e->positions, by_pointed);
    return true;
}

/* The same position at the same ply, searched before; PLYCUT_NO_NODE: not in this pass. */
static uint32_t twin_of(const Explanation *e, uint32_t node)
{
    const PlycutTraceNode *n = &e->trace->nodes[node];
    const PlycutTraceNode **at =
        bsearch(&n, e->positions, e->position_count, sizeof *e->positions, by_pointed);
    for (size_t i = (size_t)(at - e->positions); i-- > 0;) {
        const PlycutTraceNode *twin = e->positions[i];
        if (strcmp(twin->board, n->board) != 0 || twin->player != n->player)
            break;
        if (!twin->known && twin->ply == n->ply)
            return (uint32_t)(twin - e->trace->nodes);
    }
    return PLYCUT_NO_NODE;
}

/* A bound that the table knows is enough, where it is outside the window. */
static bool is_enough(const PlycutTraceEvent *event)
{
    bool lower = event->type == PLYCUT_LOWER;
    double bound = lower ? event->beta : event->alpha;
    double beyond = lower ? event->value - bound : bound - event->value;
    return event->type != PLYCUT_EXACT && !isinf(bound) && beyond >= 0;
}

void tell_known(Explanation *e, const PlycutTraceEvent *event)
{
    const bool lower = event->type == PLYCUT_LOWER;
    uint32_t twin = e->positions == NULL ? PLYCUT_NO_NODE : twin_of(e, event->node);
    tell_item(e, explain_update_of(e, event));
    tell(e,
         event->type == PLYCUT_EXACT ? SENTENCE_KNOWN_EXACT
         : is_enough(event)          ? SENTENCE_KNOWN_ENOUGH
                                     : SENTENCE_KNOWN_BOUND,
         NODE(node, event->node), VALUE(value, event->value, event->type),
         BOUND(bound, lower, event));
    if (twin != PLYCUT_NO_NODE)
        tell(e, SENTENCE_SAME_POSITION, NODE(twin, twin));
    tell_turn(e, event->node);
}

/* Explain a node whose value the transposition table knew: whence, and why it is enough. */
#include "words/explain.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A bound that the table knows is enough, where it is outside the window: "which is enough: beta is
 * 5 (A has it from B)". */
static void tell_enough(const Telling *t, const PlycutTraceEvent *event)
{
    bool lower = event->type == PLYCUT_LOWER;
    double bound = lower ? event->beta : event->alpha;
    double beyond = lower ? event->value - bound : bound - event->value;
    if (event->type == PLYCUT_EXACT || isinf(bound) || beyond < 0)
        return;
    plycut_out_text(t->out, ", which is enough: ");
    if (lower)
        tell_bound(t, "beta", bound, event->beta_owner, event->beta_witness);
    else
        tell_bound(t, "alpha", bound, event->alpha_owner, event->alpha_witness);
}

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

bool explain_list_positions(Telling *t, PlycutError *error)
{
    const PlycutTrace *trace = t->trace;
    if (trace->options.table == 0 || trace->nodes[0].board == NULL)
        return true;
    t->positions = malloc(trace->node_count * sizeof *t->positions);
    if (t->positions == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory to explain the search");
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].visited && !trace->nodes[i].leaf)
            t->positions[t->position_count++] = &trace->nodes[i];
    qsort(t->positions, t->position_count, sizeof *t->positions, by_pointed);
    return true;
}

/* The same position at the same ply, searched before; PLYCUT_NO_NODE: not in this pass. */
static uint32_t twin_of(const Telling *t, uint32_t node)
{
    const PlycutTraceNode *n = &t->trace->nodes[node];
    const PlycutTraceNode **at =
        bsearch(&n, t->positions, t->position_count, sizeof *t->positions, by_pointed);
    for (size_t i = (size_t)(at - t->positions); i-- > 0;) {
        const PlycutTraceNode *twin = t->positions[i];
        if (strcmp(twin->board, n->board) != 0 || twin->player != n->player)
            break;
        if (!twin->known && twin->ply == n->ply)
            return (uint32_t)(twin - t->trace->nodes);
    }
    return PLYCUT_NO_NODE;
}

/* " (it is the position of /c4/c3)" */
static void tell_twin(const Telling *t, uint32_t node)
{
    uint32_t twin = t->positions == NULL ? PLYCUT_NO_NODE : twin_of(t, node);
    if (twin != PLYCUT_NO_NODE) {
        plycut_out_text(t->out, " (it is the position of ");
        tell_node(t, twin);
        plycut_out_char(t->out, ')');
    }
}

void tell_known(Telling *t, const PlycutTraceEvent *event)
{
    tell_item(t);
    tell_place(t, event->node);
    tell_tried(t, event);
    plycut_out_text(t->out, ": ");
    plycut_out_text(t->out, event->type == PLYCUT_EXACT ? "exactly " : "");
    tell_value(t, event->value, event->type);
    plycut_out_text(t->out, " is known from the transposition table");
    tell_twin(t, event->node);
    tell_enough(t, event);
    plycut_out_char(t->out, '.');
}

/* Explain how a node is entered: with which window, and why it is its turn. */
#include "words/explain.h"

#include <math.h>

double explain_held(const Explanation *e, uint32_t owner, bool is_beta)
{
    const PlycutSearchOptions *options = &e->trace->options;
    return owner != PLYCUT_NO_NODE ? e->best[owner].value
           : is_beta               ? options->beta
                                   : options->alpha;
}

TextId bound_phrase(const Explanation *e, double bound, uint32_t owner, bool is_beta)
{
    const bool translated =
        e->trace->chance && !same_number(bound, explain_held(e, owner, is_beta));
    if (isinf(bound) && owner == PLYCUT_NO_NODE)
        return SENTENCE_BOUND_NONE;
    if (owner == PLYCUT_NO_NODE)
        return translated ? SENTENCE_BOUND_OF_WINDOW_TRANSLATED : SENTENCE_BOUND_OF_WINDOW;
    return translated ? SENTENCE_BOUND_TRANSLATED : SENTENCE_BOUND_OWNED;
}

/* ---- Why it is a node's turn, and why it is not a leaf ------------------------------------- */

void explain_note_cutoff(Explanation *e, const PlycutTraceEvent *event)
{
    KillerCut *last = e->cuts[e->trace->nodes[event->node].ply];
    PlycutMove move = e->trace->nodes[event[-1].from].move;
    if (last[0].any && last[0].move != move)
        last[1] = last[0];
    last[0] = (KillerCut){true, move, event->node};
}

/* The last node of a ply where this move is known to have cut off, or PLYCUT_NO_NODE. */
static uint32_t cut_by(const Explanation *e, int ply, PlycutMove move)
{
    for (int i = 0; i < 2; i++)
        if (e->cuts[ply][i].any && e->cuts[ply][i].move == move)
            return e->cuts[ply][i].node;
    return PLYCUT_NO_NODE;
}

void tell_turn(Explanation *e, const PlycutTraceEvent *event)
{
    static const TextId WHY[] = {
        [PLYCUT_TRIED_HASH] = SENTENCE_TURN_OF_HASH,
        [PLYCUT_TRIED_KILLER] = SENTENCE_TURN_OF_KILLER,
        [PLYCUT_TRIED_HISTORY] = SENTENCE_TURN_OF_HISTORY,
        [PLYCUT_TRIED_VARIATION] = SENTENCE_TURN_OF_VARIATION,
    };
    const PlycutTraceNode *n = &e->trace->nodes[event->node];
    if (event->tried == PLYCUT_TRIED_IN_ORDER)
        return;
    uint32_t killed =
        event->tried == PLYCUT_TRIED_KILLER ? cut_by(e, n->ply - 1, n->move) : PLYCUT_NO_NODE;
    tell(e, killed != PLYCUT_NO_NODE ? SENTENCE_TURN_OF_KILLER_AT : WHY[event->tried],
         NODE(node, event->node), NODE(killed, killed));
}

/* Why a node at or below the depth limit was searched further. */
static void explain_noisy(Explanation *e, const PlycutTraceEvent *event)
{
    const int ply = e->trace->nodes[event->node].ply;
    const PlycutInstabilityWords *words = &e->trace->instability_words;
    const bool infinite = isinf(event->instability) && words->infinite != NULL;
    if (event->noisy)
        tell(e, ply == e->trace->options.depth ? SENTENCE_NOISY_AT : SENTENCE_NOISY_BELOW,
             NODE(node, event->node),
             TEMPLATE(reason, infinite ? words->infinite : words->is,
                      NUMBER(instability, event->instability)));
}

/* ---- Entering ---------------------------------------------------------------------------- */

/* The same bounds with the same owners. */
static bool same_window(const PlycutTraceEvent *a, const PlycutTraceEvent *b)
{
    return same_number(a->alpha, b->alpha) && same_number(a->beta, b->beta) &&
           a->alpha_owner == b->alpha_owner && a->beta_owner == b->beta_owner &&
           a->scout == b->scout;
}

/* May two nodes that are entered share a sentence? They must have the same window, also from their players' points
 * of view. */
static bool may_share(const Explanation *e, const PlycutTraceEvent *a, const PlycutTraceEvent *b)
{
    const PlycutTraceNode *nodes = e->trace->nodes;
    return b->kind == PLYCUT_EVENT_ENTER && !e->apart && same_window(a, b) &&
           !plycut_trace_probes(e->trace, a) && !plycut_trace_probes(e->trace, b) &&
           (e->values == PLYCUT_VALUES_MAX || nodes[a->node].player == nodes[b->node].player);
}

/* Why a child that passed its test is searched again. A value that the test proved may come from a line that it
 * did not, as the children that it pruned might have led elsewhere. */
static void tell_again(Explanation *e, uint32_t node)
{
    const BestSoFar *last = &e->best[node];
    tell(e,
         e->trace->options.algorithm->gives == PLYCUT_GIVES_PROBE ? SENTENCE_AGAIN_IN_FULL
         : last->type == PLYCUT_EXACT                             ? SENTENCE_AGAIN_FOR_LINE
                                                                  : SENTENCE_AGAIN,
         NODE(node, node), VALUE(value, last->returned, last->type));
}

const PlycutTraceEvent *tell_enter(Explanation *e, const PlycutTraceEvent *event)
{
    const PlycutTraceEvent *next = event, *last = NULL;
    NodeList entered = {.most = PLYCUT_PLY_MAX + 1};
    const bool open = !(event->alpha > -INFINITY) && !(event->beta < INFINITY);
    do {
        node_list_add(&entered, next->node);
        last = next;
        next = explain_event_after(e, next);
    } while (next != NULL && may_share(e, event, next));
    tell_item(e, last);
    if (event->scout != PLYCUT_NO_NODE)
        tell_test(e, event, &entered);
    else
        tell(e,
             plycut_trace_probes(e->trace, event) ? SENTENCE_ENTER_PROBE
             : !explain_windowed(e)               ? SENTENCE_ENTER
             : open                               ? SENTENCE_ENTER_OPEN
                                                  : SENTENCE_ENTER_BOUNDED,
             LIST(entered, &entered, SENTENCE_ENTERED, SENTENCE_ENTERED_BETWEEN),
             ALPHA(alpha, event), BETA(beta, event));
    if (event->node != 0 && event->search > 1)
        tell_again(e, event->node);
    for (const PlycutTraceEvent *at = event; at <= last; at++) {
        tell_turn(e, at);
        explain_noisy(e, at);
    }
    tell_counted(e, last);
    tell_end(e);
    return next;
}

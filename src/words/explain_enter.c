/* Explain how a node is met: why it is its turn, and with what window it is entered. */
#include "words/explain.h"

#include <math.h>

/* The same bounds with the same owners. */
static bool same_window(const PlycutTraceEvent *a, const PlycutTraceEvent *b)
{
    return explain_same(a->alpha, b->alpha) && explain_same(a->beta, b->beta) &&
           a->alpha_owner == b->alpha_owner && a->beta_owner == b->beta_owner &&
           a->scout == b->scout;
}

void tell_bound(const Telling *t, const char *side, double bound, uint32_t owner, uint32_t witness)
{
    if (isinf(bound)) {
        plycut_out_format(t->out, "no %s", side);
        return;
    }
    plycut_out_format(t->out, "%s is ", side);
    plycut_out_number(t->out, bound);
    if (owner == PLYCUT_NO_NODE) {
        plycut_out_format(t->out, " (%s)", explain_window_words(t));
        return;
    }
    plycut_out_text(t->out, " (");
    tell_node(t, owner);
    plycut_out_text(t->out, " has it from ");
    tell_witness(t, witness);
    plycut_out_char(t->out, ')');
}

/* The window that a node is given; under minimax there is none to tell of. */
static void tell_window(const Telling *t, const PlycutTraceEvent *event)
{
    if (!explain_windowed(t))
        return;
    if (isinf(event->alpha) && isinf(event->beta)) {
        plycut_out_text(t->out, ": no bounds");
        return;
    }
    if (event->scout != PLYCUT_NO_NODE) {
        tell_test(t, event);
        return;
    }
    plycut_out_text(t->out, ": ");
    tell_bound(t, "alpha", event->alpha, event->alpha_owner, event->alpha_witness);
    plycut_out_text(t->out, ", ");
    tell_bound(t, "beta", event->beta, event->beta_owner, event->beta_witness);
}

/* "a MAX node", and why it is none of the leaves where it might be one. */
static void tell_player(const Telling *t, uint32_t node)
{
    const PlycutTraceNode *n = &t->trace->nodes[node];
    const PlycutSwingWords *words = &t->trace->swing_words;
    plycut_out_format(t->out, ", a %s node", explain_player_word(n->player));
    if (!n->stirred)
        return;
    plycut_out_format(t->out, " %s the horizon, searched on because ",
                      n->ply == t->trace->options.depth ? "at" : "below");
    if (isinf(n->swing) && words->infinite != NULL) {
        plycut_out_text(t->out, words->infinite);
        return;
    }
    plycut_out_text(t->out, words->is[0]);
    plycut_out_number(t->out, n->swing);
    plycut_out_text(t->out, words->is[1]);
}

void explain_note_cutoff(Telling *t, const PlycutTraceEvent *event)
{
    Cut *last = t->cuts[t->trace->nodes[event->node].ply];
    PlycutMove move = t->trace->nodes[event[-1].from].move;
    if (last[0].any && last[0].move != move)
        last[1] = last[0];
    last[0] = (Cut){true, move, event->node};
}

/* The last node of a ply where this move cut off, as far as is remembered, or PLYCUT_NO_NODE. */
static uint32_t cut_by(const Telling *t, int ply, PlycutMove move)
{
    for (int i = 0; i < 2; i++)
        if (t->cuts[ply][i].any && t->cuts[ply][i].move == move)
            return t->cuts[ply][i].node;
    return PLYCUT_NO_NODE;
}

bool tell_tried(const Telling *t, const PlycutTraceEvent *event)
{
    static const char *const WHY[] = {
        [PLYCUT_TRIED_HASH] = ", which the table remembers as best",
        [PLYCUT_TRIED_KILLER] = ", a killer",
        [PLYCUT_TRIED_HISTORY] = ", by the history of its move",
        [PLYCUT_TRIED_VARIATION] = ", on the best line of an earlier pass",
    };
    const PlycutTraceNode *n = &t->trace->nodes[event->node];
    if (n->tried == PLYCUT_TRIED_IN_ORDER)
        return false;
    plycut_out_text(t->out, WHY[n->tried]);
    uint32_t cut =
        n->tried != PLYCUT_TRIED_KILLER ? PLYCUT_NO_NODE : cut_by(t, n->ply - 1, n->move);
    if (cut != PLYCUT_NO_NODE) {
        plycut_out_text(t->out, " that cut off at ");
        tell_node(t, cut);
    }
    return true;
}

/* "C (/1), a MIN node" */
static void tell_entered(const Telling *t, const PlycutTraceEvent *event)
{
    tell_place(t, event->node);
    if (event->node != 0 && event->search > 1)
        plycut_out_text(t->out, " again, for it passed the test and how good it is is not known");
    tell_player(t, event->node);
    tell_tried(t, event);
}

/* Nodes that are entered one after the other with the same window make one sentence. */
const PlycutTraceEvent *tell_enter(Telling *t, const PlycutTraceEvent *event)
{
    const PlycutTraceEvent *next = event, *last = NULL;
    tell_item(t);
    for (; next != NULL && next->kind == PLYCUT_EVENT_ENTER && same_window(event, next);
         next = explain_event_after(t, next)) {
        plycut_out_text(t->out, last == NULL ? "Enter " : ", then ");
        tell_entered(t, next);
        last = next;
    }
    tell_window(t, event);
    plycut_out_char(t->out, '.');
    tell_untold(t, last);
    plycut_out_char(t->out, '\n');
    return next;
}

/* Explain how a node is met: entered with a window, or known already from the transposition table.
 */
#include "exercise/explain.h"

#include <math.h>

/* The same bounds with the same owners. */
static bool same_window(const PlycutTraceEvent *a, const PlycutTraceEvent *b)
{
    return explain_same(a->alpha, b->alpha) && explain_same(a->beta, b->beta) &&
           a->alpha_owner == b->alpha_owner && a->beta_owner == b->beta_owner;
}

/* "alpha is 3 (A has it from B)", "no beta" */
static void tell_bound(const Telling *t, const char *side, double bound, uint32_t owner,
                       uint32_t witness)
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
    plycut_out_text(t->out, ": ");
    tell_bound(t, "alpha", event->alpha, event->alpha_owner, event->alpha_witness);
    plycut_out_text(t->out, ", ");
    tell_bound(t, "beta", event->beta, event->beta_owner, event->beta_witness);
}

/* "a MAX node", and why it is none of the leaves where it might be one. */
static void tell_player(const Telling *t, uint32_t node)
{
    const PlycutTraceNode *n = &t->trace->nodes[node];
    const PlycutSearchOptions *o = &t->trace->options;
    plycut_out_format(t->out, ", a %s node", explain_player_word(n->player));
    if (o->swing > 0 && o->depth >= 0 && n->ply >= o->depth)
        plycut_out_format(t->out, " %s the horizon, not quiet and so searched on",
                          n->ply == o->depth ? "at" : "below");
}

/* Nodes that are entered one after the other with the same window make one sentence. */
const PlycutTraceEvent *tell_enter(Telling *t, const PlycutTraceEvent *event)
{
    const PlycutTraceEvent *next = explain_event_after(t, event), *last = event;
    tell_item(t);
    plycut_out_text(t->out, "Enter ");
    tell_place(t, event->node);
    tell_player(t, event->node);
    for (; next != NULL && next->kind == PLYCUT_EVENT_ENTER && same_window(event, next);
         next = explain_event_after(t, next)) {
        last = next;
        plycut_out_text(t->out, ", then ");
        tell_place(t, next->node);
        tell_player(t, next->node);
    }
    tell_window(t, event);
    plycut_out_char(t->out, '.');
    tell_untold(t, last);
    plycut_out_char(t->out, '\n');
    return next;
}

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

void tell_known(Telling *t, const PlycutTraceEvent *event)
{
    tell_item(t);
    tell_place(t, event->node);
    plycut_out_text(t->out, ": ");
    plycut_out_text(t->out, event->type == PLYCUT_EXACT ? "exactly " : "");
    tell_value(t, event->value, event->type);
    plycut_out_text(t->out, " is known from the transposition table");
    tell_enough(t, event);
    plycut_out_char(t->out, '.');
}

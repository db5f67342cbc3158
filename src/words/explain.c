/* Explain: a search told in numbered sentences, as a lecturer would read them at the blackboard. */
#include "words/explain.h"
#include "words/wrap.h"

#include <math.h>
#include <stdlib.h>

/* ---- What a child's value changes -------------------------------------------------------- */

/* "12 is no less", "a tie replaces nothing" */
static void tell_unchanged(const Telling *t, const PlycutTraceEvent *event, PlycutPlayer player)
{
    PlycutBound type = explain_type(t, event->from);
    plycut_out_text(t->out, " keeps ");
    plycut_out_number(t->out, event->best);
    if (type == PLYCUT_EXACT && explain_same(event->value, event->best)) {
        plycut_out_text(t->out, ", for a tie replaces nothing.");
        return;
    }
    plycut_out_text(t->out, ", for ");
    tell_value(t, event->value, type);
    plycut_out_format(t->out, " is no %s.", player == PLYCUT_MAX ? "more" : "less");
}

/* The update that crossed a bound when no child was left. */
static void tell_crossed(const Telling *t, const PlycutTraceEvent *event, PlycutPlayer player)
{
    double bound = player == PLYCUT_MAX ? event->beta : event->alpha;
    double beyond = player == PLYCUT_MAX ? event->best - bound : bound - event->best;
    bool strict = t->trace->options.cut == PLYCUT_CUT_STRICT;
    if (!explain_windowed(t) || isinf(bound) || (strict ? beyond <= 0 : beyond < 0))
        return;
    plycut_out_format(t->out, " That crosses %s, ", player == PLYCUT_MAX ? "beta" : "alpha");
    plycut_out_number(t->out, bound);
    plycut_out_text(t->out, ", but no child is left to cut off.");
}

/* "B has 3 so far: beta becomes 3." A bound that is crossed is not tightened. */
static void tell_improved(const Telling *t, const PlycutTraceEvent *event, PlycutPlayer player)
{
    bool max = player == PLYCUT_MAX;
    bool tightened = (max ? event->alpha_owner : event->beta_owner) == event->node &&
                     (max ? event->alpha_witness : event->beta_witness) == event->from;
    plycut_out_text(t->out, " has ");
    plycut_out_number(t->out, event->best);
    plycut_out_text(t->out, " so far");
    if (tightened) {
        plycut_out_text(t->out, max ? ": alpha becomes " : ": beta becomes ");
        plycut_out_number(t->out, event->best);
    }
    plycut_out_char(t->out, '.');
}

/* The parent's side of an update; a cutoff that follows is told on its own. Returns what comes
 * next. */
static const PlycutTraceEvent *tell_update(Telling *t, const PlycutTraceEvent *event)
{
    PlycutPlayer player = t->trace->nodes[event->node].player;
    const PlycutTraceEvent *next = explain_event_after(t, event);
    plycut_out_char(t->out, ' ');
    tell_node_begins(t, event->node);
    if (event->improved) {
        explain_note_best(t, event);
        tell_improved(t, event, player);
        if (next != NULL && next->kind != PLYCUT_EVENT_CUTOFF)
            tell_crossed(t, event, player);
    } else {
        tell_unchanged(t, event, player);
    }
    return next;
}

/* A child's value and what its parent makes of it share an item. */
static const PlycutTraceEvent *tell_with_update(Telling *t, const PlycutTraceEvent *event)
{
    const PlycutTraceEvent *next = explain_event_after(t, event);
    if (next != NULL && next->kind == PLYCUT_EVENT_UPDATE)
        next = tell_update(t, next);
    plycut_out_char(t->out, '\n');
    return next;
}

/* A leaf that is called by its value needs no second mention of it. */
static const PlycutTraceEvent *tell_leaf(Telling *t, const PlycutTraceEvent *event)
{
    tell_item(t);
    if (event->node == 0) {
        plycut_out_text(t->out, "The root is a leaf: its value is ");
        plycut_out_number(t->out, event->value);
        plycut_out_text(t->out, ", and there is nothing to search.\n");
        return explain_event_after(t, event);
    }
    plycut_out_text(t->out, "Leaf ");
    tell_place(t, event->node);
    bool tried = tell_tried(t, event);
    if (!explain_named_by_value(t, event->node)) {
        plycut_out_text(t->out, tried ? ", is worth " : " is worth ");
        plycut_out_number(t->out, event->value);
    }
    plycut_out_char(t->out, '.');
    return tell_with_update(t, event);
}

/* ---- Returning --------------------------------------------------------------------------- */

/* Fail-hard returns an end of the window in place of the best. */
static void tell_clipped(const Telling *t, const PlycutTraceEvent *event)
{
    const SoFar *so_far = &t->so_far[event->node];
    if (!so_far->any || explain_same(so_far->best, event->value))
        return;
    plycut_out_text(t->out, ", not ");
    plycut_out_number(t->out, so_far->best);
    plycut_out_text(t->out, " (fail-hard clips it to the window)");
}

static const PlycutTraceEvent *tell_exit(Telling *t, const PlycutTraceEvent *event)
{
    tell_item(t);
    tell_node_begins(t, event->node);
    plycut_out_text(t->out,
                    event->node == 0 && t->trace->stored ? ", the root, returns " : " returns ");
    tell_value(t, event->value, event->type);
    tell_clipped(t, event);
    plycut_out_text(t->out, event->node != 0           ? "."
                            : t->trace->pass_count > 0 ? ": the pass is done."
                                                       : ": the search is done.");
    return tell_with_update(t, event);
}

/* ---- The whole --------------------------------------------------------------------------- */

/* Tell an event and those that share its item; returns the next. Kinds unknown here are passed
 * over. */
static const PlycutTraceEvent *tell_event(Telling *t, const PlycutTraceEvent *event)
{
    switch (event->kind) {
    case PLYCUT_EVENT_ENTER:
        return tell_enter(t, event);
    case PLYCUT_EVENT_LEAF:
        return tell_leaf(t, event);
    case PLYCUT_EVENT_TABLE:
        tell_known(t, event);
        return tell_with_update(t, event);
    case PLYCUT_EVENT_CUTOFF:
        tell_cutoff(t, event);
        explain_note_cutoff(t, event);
        return explain_event_after(t, event);
    case PLYCUT_EVENT_EXIT:
        return tell_exit(t, event);
    default:
        return explain_event_after(t, event);
    }
}

/* Header, items, summary. */
static bool tell_all(Telling *t, PlycutError *error)
{
    tell_header(t);
    tell_passes(t);
    const PlycutTraceEvent *event = explain_event_first(t);
    while (event != NULL && !t->out->failed)
        event = tell_event(t, event);
    return tell_summary(t, error);
}

bool plycut_explain(const PlycutTrace *trace, const PlycutFocus *focus, PlycutOut *out,
                    PlycutError *error)
{
    Wrap wrap = {.to = out};
    PlycutOut lines;
    Telling t = {.trace = trace, .out = &lines};
    plycut_out_init(&lines, wrap_write, &wrap);
    t.so_far = calloc(trace->node_count, sizeof *t.so_far);
    if (t.so_far == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory to explain the search");
    bool told =
        explain_focus(&t, focus, error) && explain_list_positions(&t, error) && tell_all(&t, error);
    (void)plycut_out_flush(&lines);
    free(t.positions);
    free(t.so_far);
    return told;
}

/* Explain a scout's null window: which question it asks, and a cutoff that answers it. */
#include "words/explain.h"
#include "words/wrap.h"

/* The child that is tested: on the path from the node that scouts to the event's node. */
static uint32_t tested_child(const Telling *t, const PlycutTraceEvent *event)
{
    uint32_t node = event->node;
    while (t->trace->nodes[node].parent != event->scout)
        node = t->trace->nodes[node].parent;
    return node;
}

static bool scout_is_max(const Telling *t, const PlycutTraceEvent *event)
{
    return t->trace->nodes[event->scout].player == PLYCUT_MAX;
}

/* What the child is compared with: the bound on the other side of the window. */
static double tested_value(const Telling *t, const PlycutTraceEvent *event)
{
    bool max = scout_is_max(t, event);
    return plycut_trace_tested(t->trace, event->scout, max ? event->beta : event->alpha);
}

/* "more than 3" */
static void tell_question(const Telling *t, const PlycutTraceEvent *event)
{
    plycut_out_text(t->out, scout_is_max(t, event) ? "more than " : "less than ");
    plycut_out_number(t->out, tested_value(t, event));
}

/* " (A has it from B)" */
static void tell_source(const Telling *t, const PlycutTraceEvent *event)
{
    bool max = scout_is_max(t, event);
    uint32_t owner = max ? event->alpha_owner : event->beta_owner;
    if (owner == PLYCUT_NO_NODE) {
        plycut_out_format(t->out, " (%s)", explain_window_words(t));
        return;
    }
    plycut_out_text(t->out, " (");
    tell_node(t, owner);
    plycut_out_text(t->out, " has it from ");
    tell_witness(t, max ? event->alpha_witness : event->beta_witness);
    plycut_out_char(t->out, ')');
}

void tell_test(const Telling *t, const PlycutTraceEvent *event)
{
    uint32_t child = tested_child(t, event);
    plycut_out_text(t->out, ": ");
    tell_node(t, event->scout);
    plycut_out_text(t->out, " only tests whether ");
    if (child == event->node)
        plycut_out_text(t->out, "it");
    else
        tell_node(t, child);
    plycut_out_text(t->out, " is worth ");
    tell_question(t, event);
    tell_source(t, event);
}

void tell_test_decided(const Telling *t, const PlycutTraceEvent *event)
{
    bool max = scout_is_max(t, event);
    tell_node(t, event->node);
    plycut_out_text(t->out, ": ");
    plycut_out_number(t->out, event->value);
    plycut_out_text(t->out, max ? " > " : " < ");
    plycut_out_number(t->out, tested_value(t, event));
    plycut_out_text(t->out, ", which ");
    tell_node(t, event->scout);
    plycut_out_text(t->out, " tests ");
    tell_node(t, tested_child(t, event));
    plycut_out_format(t->out,
                      " against. A window %s cutoff: the bound is the scout's, no node has it.\n",
                      max ? "beta" : "alpha");
}

void tell_test_why(const Telling *t, const PlycutTraceEvent *event)
{
    bool max = scout_is_max(t, event);
    bool one = event->pruned_count == 1;
    plycut_out_format(t->out, TELL_MARGIN WRAP_HANG "Why %s cannot matter for the test: whatever %s, ",
                      one ? "it" : "they", one ? "it is worth" : "they are worth");
    tell_node(t, event->node);
    plycut_out_format(t->out, ", a %s node, is at %s ", max ? "MAX" : "MIN", max ? "least" : "most");
    plycut_out_number(t->out, event->value);
    plycut_out_text(t->out, ". How much ");
    plycut_out_text(t->out, max ? "more than " : "less than ");
    plycut_out_number(t->out, tested_value(t, event));
    plycut_out_text(t->out, " it is, the test does not ask.\n");
}

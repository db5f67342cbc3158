/* The key of a question bank: the search in a few lines. */
#include "sheet/moodle.h"

static void conventions_write(const Bank *b)
{
    const PlycutSearchOptions *o = &b->trace->options;
    char order[32];
    plycut_out_format(b->out, "%s, root %s, cut %s, fail %s, order %s", o->algorithm->name,
                      b->trace->nodes[0].player == PLYCUT_MAX ? "max" : "min",
                      plycut_cut_text(o->cut), plycut_fail_text(o->fail),
                      plycut_order_text(o->order, o->seed, order));
}

static void node_item(const Bank *b, bool *first, uint32_t node)
{
    if (!*first)
        plycut_out_text(b->out, ", ");
    *first = false;
    xml_text(b->out, bank_node(b->trace, node));
}

static void leaves_write(const Bank *b)
{
    bool first = true;
    plycut_out_text(b->out, "<p>Leaves visited, in order: ");
    for (size_t i = 0; i < b->trace->event_count; i++)
        if (b->trace->events[i].kind == PLYCUT_EVENT_LEAF)
            node_item(b, &first, b->trace->events[i].node);
    plycut_out_text(b->out, ".</p>");
}

static void variation_write(const Bank *b)
{
    bool first = true;
    plycut_out_text(b->out, "<p>Value ");
    plycut_out_number(b->out, b->trace->result.value);
    plycut_out_text(b->out, ", principal variation ");
    uint32_t n = 0;
    while ((n = plycut_trace_variation_next(b->trace, n)) != PLYCUT_NO_NODE)
        node_item(b, &first, n);
    plycut_out_text(b->out, first ? "none.</p>" : ".</p>");
}

static void pruned_write(const Bank *b)
{
    bool first = true;
    plycut_out_text(b->out, "<p>Pruned subtrees: ");
    for (size_t i = 0; i < b->trace->pruned_count; i++)
        node_item(b, &first, b->trace->pruned[i]);
    plycut_out_text(b->out, first ? "none.</p>" : ".</p>");
}

static void cutoff_write(const Bank *b, const PlycutTraceEvent *e)
{
    bool max = b->trace->nodes[e->node].player == PLYCUT_MAX;
    bool strict = b->trace->options.cut == PLYCUT_CUT_STRICT;
    plycut_out_format(b->out, " (%s, ", plycut_cut_kind_text(e->cut_kind));
    plycut_out_number(b->out, e->value);
    plycut_out_format(b->out, " %s%s ", max ? "&gt;" : "&lt;", strict ? "" : "=");
    plycut_out_number(b->out, e->bound);
    plycut_out_char(b->out, ')');
}

static void cutoffs_write(const Bank *b)
{
    bool first = true;
    plycut_out_text(b->out, "<p>Cutoffs: ");
    for (size_t i = 0; i < b->trace->event_count; i++) {
        if (b->trace->events[i].kind != PLYCUT_EVENT_CUTOFF)
            continue;
        node_item(b, &first, b->trace->events[i].node);
        cutoff_write(b, &b->trace->events[i]);
    }
    plycut_out_text(b->out, first ? "none.</p>" : ".</p>");
}

void bank_feedback(const Bank *b)
{
    plycut_out_text(b->out, "<p>");
    xml_text(b->out, b->tree->title);
    plycut_out_text(b->out, ": ");
    conventions_write(b);
    plycut_out_text(b->out, ".</p>");
    variation_write(b);
    leaves_write(b);
    if (!b->trace->options.algorithm->windowed)
        return;
    pruned_write(b);
    cutoffs_write(b);
}

/* Explain a cutoff: the bound that is crossed, whose it is and from which child, what kind of
 * cutoff that makes it, and what is never visited. */
#include "words/explain.h"
#include "words/wrap.h"

#include <math.h>

static bool is_max(const Telling *t, uint32_t node)
{
    return t->trace->nodes[node].player == PLYCUT_MAX;
}

/* A beta cutoff is one at a MAX node. */
static bool by_max(const Telling *t, const PlycutTraceEvent *event)
{
    return is_max(t, event->node);
}

void tell_holder(const Telling *t, const PlycutTraceEvent *event)
{
    tell_node(t, event->owner);
    plycut_out_text(t->out, " already has ");
    tell_value(t, event->bound, explain_type(t, event->witness));
    plycut_out_text(t->out, " from ");
    tell_witness(t, event->witness);
}

/* "N: 10 <= 12, the value that A already has from B." */
static void tell_crossing(const Telling *t, const PlycutTraceEvent *event)
{
    bool strict = t->trace->options.cut == PLYCUT_CUT_STRICT;
    tell_node(t, event->node);
    plycut_out_text(t->out, ": ");
    plycut_out_number(t->out, event->value);
    plycut_out_text(t->out,
                    by_max(t, event) ? (strict ? " > " : " >= ") : (strict ? " < " : " <= "));
    plycut_out_number(t->out, event->bound);
    if (event->owner == PLYCUT_NO_NODE) {
        plycut_out_format(t->out, ", the %s of %s.", by_max(t, event) ? "upper end" : "lower end",
                          t->trace->options.aspiration > 0 ? explain_window_words(t)
                                                           : "the window that was asked for");
    } else if (explain_type(t, event->witness) == PLYCUT_EXACT) {
        plycut_out_text(t->out, ", the value that ");
        tell_node(t, event->owner);
        plycut_out_text(t->out, " already has from ");
        tell_witness(t, event->witness);
        plycut_out_char(t->out, '.');
    } else {
        plycut_out_text(t->out, "; ");
        tell_holder(t, event);
        plycut_out_char(t->out, '.');
    }
}

/* " A deep alpha cutoff: the bound comes from A, 3 plies up." */
static void tell_kind(const Telling *t, const PlycutTraceEvent *event)
{
    plycut_out_format(t->out, " A %s %s cutoff: ", plycut_cut_kind_text(event->cut_kind),
                      by_max(t, event) ? "beta" : "alpha");
    if (event->owner == PLYCUT_NO_NODE) {
        plycut_out_text(t->out, "the bound is nobody's, it came with the root's window.\n");
        return;
    }
    plycut_out_text(t->out, "the bound comes from ");
    tell_node(t, event->owner);
    if (event->distance == 1)
        plycut_out_text(t->out, ", the parent.\n");
    else if (event->cut_kind == PLYCUT_SHALLOW)
        plycut_out_format(t->out, ", %d plies up, but the turn changes only once on the way.\n",
                          event->distance);
    else
        plycut_out_format(t->out, ", %d plies up.\n", event->distance);
}

/* Are the pruned children leaves, all of them, so that naming them says all? */
static bool all_leaves(const PlycutTrace *trace, const PlycutTraceEvent *event)
{
    for (uint32_t i = 0; i < event->pruned_count; i++)
        if (!trace->nodes[trace->pruned[event->first_pruned + i]].leaf)
            return false;
    return event->pruned_leaves >= 0;
}

static void tell_subtrees(const Telling *t, const PlycutTraceEvent *event)
{
    NodeList children = {.most = LIST_CUTOFF};
    for (uint32_t i = 0; i < event->pruned_count && children.count < children.most; i++)
        children.nodes[children.count++] = t->trace->pruned[event->first_pruned + i];
    tell_places(t, &children, event->pruned_count);
}

/* "6 leaves: ..." below the pruned children. */
static void tell_leaves(const Telling *t, const PlycutTraceEvent *event)
{
    NodeList leaves = {.most = LIST_CUTOFF};
    for (uint32_t i = 0; i < event->pruned_count; i++)
        explain_leaves_below(t->trace, t->trace->pruned[event->first_pruned + i], &leaves);
    tell_count(t, (uint64_t)event->pruned_leaves, "leaf", "leaves");
    plycut_out_text(t->out, ": ");
    tell_places(t, &leaves, (uint64_t)event->pruned_leaves);
}

/* Which children, and which leaves below them. */
static void tell_pruned(const Telling *t, const PlycutTraceEvent *event)
{
    bool leaves = all_leaves(t->trace, event);
    plycut_out_text(t->out, TELL_MARGIN WRAP_HANG);
    plycut_out_text(t->out, t->trace->pass_count > 1                    ? "Not visited in this pass: "
                            : t->trace->options.algorithm->searches_again ? "Not visited now: "
                                                                          : "Never visited: ");
    tell_count(t, event->pruned_count, "child", "children");
    plycut_out_text(t->out, " of ");
    tell_node(t, event->node);
    if (leaves)
        plycut_out_text(t->out, event->pruned_count == 1 ? ", a leaf: " : ", all leaves: ");
    else
        plycut_out_text(t->out, event->pruned_count == 1 ? ", the subtree " : ", the subtrees ");
    tell_subtrees(t, event);
    if (!leaves && event->pruned_leaves >= 0) {
        plycut_out_text(t->out, ", with ");
        tell_leaves(t, event);
    } else if (!leaves) {
        plycut_out_text(t->out, ", leaves not counted");
    }
    plycut_out_text(t->out, ".\n");
}

void tell_cutoff(Telling *t, const PlycutTraceEvent *event)
{
    const bool test = event->owner == PLYCUT_NO_NODE && event->scout != PLYCUT_NO_NODE &&
                      by_max(t, event) == is_max(t, event->scout);
    tell_item(t);
    plycut_out_text(t->out, "Cutoff at ");
    if (test) {
        tell_test_decided(t, event);
    } else {
        tell_crossing(t, event);
        tell_kind(t, event);
    }
    tell_pruned(t, event);
    if (test)
        tell_test_why(t, event);
    else
        tell_why(t, event);
}

/* Explain's frame: what is searched and how, and at the end what came of it. */
#include "exercise/explain.h"

#include <math.h>

/* ---- Before ------------------------------------------------------------------------------ */

static void tell_label(const Telling *t, const char *label)
{
    plycut_out_format(t->out, "%-12s", label);
}

static void tell_optional(const Telling *t, const char *label, const char *text)
{
    if (text == NULL)
        return;
    tell_label(t, label);
    tell_text(t, text);
    plycut_out_char(t->out, '\n');
}

/* Both rules in words, for courses differ; minimax has none to obey. */
static void tell_rules(const Telling *t)
{
    const PlycutSearchOptions *o = &t->trace->options;
    bool strict = o->cut == PLYCUT_CUT_STRICT, hard = o->fail == PLYCUT_FAIL_HARD;
    if (!o->algorithm->windowed)
        return;
    tell_label(t, "Cut rule");
    plycut_out_format(t->out,
                      "%s: a MAX node stops when its best is %s beta, a MIN node when %s alpha\n",
                      plycut_cut_text(o->cut), strict ? ">" : ">=", strict ? "<" : "<=");
    tell_label(t, "Fail rule");
    plycut_out_format(t->out, "%s: a node returns its best%s\n", plycut_fail_text(o->fail),
                      hard ? ", clipped to its window" : ", even outside its window");
}

static void tell_horizon(const Telling *t)
{
    tell_label(t, "Horizon");
    if (t->trace->options.depth < 0)
        plycut_out_text(t->out, "none: to the end\n");
    else
        plycut_out_format(t->out, "depth %d\n", t->trace->options.depth);
}

void tell_header(const Telling *t)
{
    const PlycutSearchOptions *o = &t->trace->options;
    char order[32];
    tell_optional(t, "Title", t->trace->title);
    tell_optional(t, "Source", t->trace->source);
    if (t->trace->title == NULL)
        tell_optional(t, "Game", t->trace->game);
    tell_label(t, "Algorithm");
    plycut_out_format(t->out, "%s (%s)\n", o->algorithm->title, o->algorithm->reference);
    tell_rules(t);
    tell_optional(t, "Order", plycut_order_text(o->order, o->seed, order));
    tell_optional(t, "Root", explain_player_word(t->trace->nodes[0].player));
    tell_horizon(t);
    tell_label(t, "Window");
    plycut_out_char(t->out, '[');
    plycut_out_number(t->out, o->alpha);
    plycut_out_text(t->out, ", ");
    plycut_out_number(t->out, o->beta);
    plycut_out_text(t->out, "]\n\nAll values are from MAX's viewpoint.\n\n");
}

/* ---- After ------------------------------------------------------------------------------- */

/* The child that a move leads to. */
static uint32_t child_by(const PlycutTrace *trace, uint32_t node, PlycutMove move)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    for (uint32_t i = 0; i < n->child_count; i++)
        if (trace->nodes[n->first_child + i].move == move)
            return n->first_child + i;
    return PLYCUT_NO_NODE;
}

/* Value, best move, principal variation. */
static void tell_result(const Telling *t)
{
    const PlycutResult *r = &t->trace->result;
    tell_label(t, "Value");
    tell_value(t, r->value, t->trace->nodes[0].type);
    plycut_out_char(t->out, '\n');
    tell_label(t, "Best move");
    if (r->pv_length == 0) {
        plycut_out_text(t->out, t->trace->nodes[0].leaf ? "none: the root is a leaf\n"
                                                        : "none was found inside the window\n");
        return;
    }
    uint32_t n = child_by(t->trace, 0, r->pv[0]);
    tell_place(t, n);
    plycut_out_char(t->out, '\n');
    tell_label(t, "Best line");
    tell_node(t, 0);
    for (int i = 0; i < r->pv_length; i++) {
        plycut_out_text(t->out, " - ");
        tell_node(t, n);
        n = i + 1 < r->pv_length ? child_by(t->trace, n, r->pv[i + 1]) : n;
    }
    plycut_out_char(t->out, '\n');
}

static void tell_counts(const Telling *t)
{
    const PlycutResult *r = &t->trace->result;
    tell_label(t, "Visited");
    tell_count(t, r->nodes, "node", "nodes");
    plycut_out_text(t->out, ", ");
    tell_count(t, r->leaves, "leaf", "leaves");
    if (t->trace->tree_leaves > 0)
        plycut_out_format(t->out, " of %llu", (unsigned long long)t->trace->tree_leaves);
    plycut_out_char(t->out, '\n');
    if (!t->trace->options.algorithm->windowed)
        return;
    tell_label(t, "Cutoffs");
    plycut_out_format(t->out, "%llu shallow, %llu deep, %llu window\n",
                      (unsigned long long)r->cutoffs[PLYCUT_SHALLOW],
                      (unsigned long long)r->cutoffs[PLYCUT_DEEP],
                      (unsigned long long)r->cutoffs[PLYCUT_WINDOW]);
}

/* What the cutoffs saved, leaf by leaf as far as it is known. */
static void tell_unvisited(const Telling *t)
{
    const PlycutResult *r = &t->trace->result;
    NodeList leaves = {.most = LIST_SUMMARY};
    if (!t->trace->options.algorithm->windowed)
        return;
    tell_label(t, "Pruned");
    tell_count(t, (uint64_t)r->pruned_subtrees, "subtree", "subtrees");
    if (r->pruned_leaves < 0)
        plycut_out_text(t->out, ", whose leaves were not counted");
    if (r->pruned_leaves > 0) {
        explain_leaves_unvisited(t->trace, &leaves);
        plycut_out_text(t->out, " with ");
        tell_count(t, (uint64_t)r->pruned_leaves, "leaf", "leaves");
        plycut_out_text(t->out, ", never visited: ");
        tell_places(t, &leaves, (uint64_t)r->pruned_leaves);
    }
    plycut_out_char(t->out, '\n');
}

/* Said only where it is known, and there are some. */
static bool tell_deep_only(const Telling *t, PlycutError *error)
{
    NodeList leaves = {.most = LIST_SUMMARY};
    uint64_t total;
    if (!explain_leaves_deep_only(t->trace, &leaves, &total, error))
        return false;
    if (total == 0)
        return true;
    tell_label(t, "Deep only");
    tell_count(t, total, "leaf that", "leaves that");
    plycut_out_text(t->out, " only deep cutoffs prune (branch-and-bound visits ");
    plycut_out_text(t->out, total == 1 ? "it): " : "them): ");
    tell_places(t, &leaves, total);
    plycut_out_char(t->out, '\n');
    return true;
}

bool tell_summary(const Telling *t, PlycutError *error)
{
    plycut_out_char(t->out, '\n');
    tell_result(t);
    tell_counts(t);
    tell_unvisited(t);
    return tell_deep_only(t, error);
}

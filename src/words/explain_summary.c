/* Explain's last part: what came of the search. */
#include "words/explain.h"

/* The child that a move leads to. */
static uint32_t child_by(const PlycutTrace *trace, uint32_t node, PlycutMove move)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    for (uint32_t i = 0; i < n->child_count; i++)
        if (trace->nodes[n->first_child + i].move == move)
            return n->first_child + i;
    return PLYCUT_NO_NODE;
}

/* The root's children but the best one: how many were not searched, and whether any of them,
 * searched or not, may be better for the root's player than what the best is known to reach. */
static bool others_may_be_better(const PlycutTrace *trace, uint32_t best, uint32_t *unsearched)
{
    const PlycutTraceNode *root = &trace->nodes[0], *nodes = trace->nodes;
    bool max = root->player == PLYCUT_MAX, better = false;
    *unsearched = 0;
    for (uint32_t n = root->first_child; n < root->first_child + root->child_count; n++) {
        if (n == best)
            continue;
        *unsearched += !nodes[n].visited;
        better |=
            !nodes[n].visited || (max ? nodes[n].high > root->value : nodes[n].low < root->value);
    }
    return better;
}

/* A root that fails high has found a move that is good enough, which need not be the best. */
static void tell_enough(const Telling *t, uint32_t best)
{
    uint32_t unsearched;
    bool better = others_may_be_better(t->trace, best, &unsearched);
    plycut_out_text(t->out, ": enough for ");
    tell_value(t, t->trace->nodes[0].value, t->trace->nodes[0].type);
    if (unsearched == 0) {
        plycut_out_text(t->out,
                        better ? "; another move may be better" : "; no other move is better");
        return;
    }
    bool all = unsearched + 1 == t->trace->nodes[0].child_count;
    if (unsearched == 1)
        plycut_out_format(t->out, "; %s move was not searched, it may be better",
                          all ? "the other" : "another");
    else
        plycut_out_format(t->out, "; %s%u %smoves were not searched, one may be better",
                          all ? "the other " : "", unsearched, all ? "" : "other ");
}

static void tell_best_move(const Telling *t, uint32_t best)
{
    PlycutBound type = t->trace->nodes[0].type;
    tell_move(t, best);
    if (explain_fails_high(t, type))
        tell_enough(t, best);
    plycut_out_char(t->out, '\n');
}

/* How far the line of a root that fails high can be trusted. */
static void tell_line_proof(const Telling *t)
{
    PlycutBound type = t->trace->nodes[0].type;
    if (explain_fails_high(t, type)) {
        plycut_out_text(t->out, ", enough for ");
        tell_value(t, t->trace->nodes[0].value, type);
    }
}

static void tell_no_best_move(const Telling *t)
{
    const PlycutTraceNode *root = &t->trace->nodes[0];
    if (root->leaf) {
        plycut_out_text(t->out, "none: the root is a leaf\n");
        return;
    }
    plycut_out_text(t->out, "none is proved best: every move is worth ");
    tell_value(t, root->value, root->player == PLYCUT_MAX ? PLYCUT_UPPER : PLYCUT_LOWER);
    plycut_out_char(t->out, '\n');
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
        tell_no_best_move(t);
        return;
    }
    uint32_t n = child_by(t->trace, 0, r->pv[0]);
    tell_best_move(t, n);
    tell_label(t, "Best line");
    tell_node(t, 0);
    for (int i = 0; i < r->pv_length; i++) {
        plycut_out_text(t->out, " - ");
        tell_node(t, n);
        n = i + 1 < r->pv_length ? child_by(t->trace, n, r->pv[i + 1]) : n;
    }
    plycut_out_text(t->out, t->trace->nodes[n].known ? ", as far as the table tells" : "");
    tell_line_proof(t);
    plycut_out_char(t->out, '\n');
}

static uint64_t visited_nodes(const PlycutTrace *trace)
{
    uint64_t visited = 0;
    for (uint32_t i = 0; i < trace->node_count; i++)
        visited += trace->nodes[i].visited;
    return visited;
}

/* Of a search of passes those of the one that is told. */
static void tell_counts(const Telling *t)
{
    const PlycutTrace *trace = t->trace;
    const PlycutResult *r = &trace->result;
    tell_label(t, "Visited");
    if (trace->pass_count > 1)
        plycut_out_format(t->out, "in pass %u: ", trace->passes[trace->shown].number);
    tell_count(t, r->nodes, "node", "nodes");
    plycut_out_text(t->out, ", ");
    tell_count(t, r->leaves, "leaf", "leaves");
    if (trace->options.algorithm->searches_again) {
        plycut_out_text(t->out, ", every visit counted; distinct: ");
        tell_count(t, visited_nodes(trace), "node", "nodes");
        plycut_out_text(t->out, ", ");
        tell_count(t, plycut_trace_leaves(trace, 0, true), "leaf", "leaves");
    }
    if (trace->tree_leaves > 0)
        plycut_out_format(t->out, " of %llu", (unsigned long long)trace->tree_leaves);
    if (r->known > 0)
        plycut_out_format(t->out, ", %llu known from the table", (unsigned long long)r->known);
    plycut_out_char(t->out, '\n');
    if (!t->trace->options.algorithm->windowed)
        return;
    tell_label(t, "Cutoffs");
    plycut_out_format(t->out, "%llu shallow, %llu deep, %llu window\n",
                      (unsigned long long)r->cutoffs[PLYCUT_SHALLOW],
                      (unsigned long long)r->cutoffs[PLYCUT_DEEP],
                      (unsigned long long)r->cutoffs[PLYCUT_WINDOW]);
}

/* What no visit of its parent entered; leaves are negative where they were not counted. */
typedef struct Pruned {
    int64_t subtrees, leaves;
} Pruned;

/* What one visit pruned another one may have entered, so that the cutoffs' sum may be too much. */
static Pruned never_visited(const PlycutTrace *trace)
{
    const PlycutResult *r = &trace->result;
    Pruned pruned = {r->pruned_subtrees, r->pruned_leaves};
    if (!trace->options.algorithm->searches_again)
        return pruned;
    pruned.subtrees = 0;
    for (uint32_t i = 0; i < trace->node_count; i++)
        pruned.subtrees += trace->nodes[i].pruned;
    if (trace->tree_leaves > 0)
        pruned.leaves = (int64_t)(trace->tree_leaves - plycut_trace_leaves(trace, 0, true));
    return pruned;
}

/* What the cutoffs saved, leaf by leaf as far as it is known. */
static void tell_unvisited(const Telling *t)
{
    const Pruned r = never_visited(t->trace);
    NodeList leaves = {.most = LIST_AGAIN};
    if (!t->trace->options.algorithm->windowed)
        return;
    tell_label(t, "Pruned");
    tell_count(t, (uint64_t)r.subtrees, "subtree", "subtrees");
    if (r.leaves < 0)
        plycut_out_text(t->out, ", whose leaves were not counted");
    if (r.leaves > 0) {
        explain_leaves_unvisited(t->trace, &leaves);
        plycut_out_text(t->out, " with ");
        tell_count(t, (uint64_t)r.leaves, "leaf", "leaves");
        plycut_out_text(t->out, t->trace->pass_count > 1 ? ", not visited in this pass: "
                                                         : ", never visited: ");
        tell_places(t, &leaves, (uint64_t)r.leaves);
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
    plycut_out_text(t->out, t->focus == 0 ? "\n" : "\nThe whole search:\n\n");
    tell_result(t);
    tell_counts(t);
    tell_unvisited(t);
    if (!tell_deep_only(t, error))
        return false;
    tell_all_passes(t);
    return true;
}

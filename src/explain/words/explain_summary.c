/* Explain's last part: the results of the search. */
#include "words/explain.h"

/* ---- The best move ----------------------------------------------------------------------- */

/* All other children of the root were searched. May one of them be better for the root's player than the value that
 * the best is known to reach? */
static bool another_may_be_better(const PlycutTrace *trace, uint32_t best)
{
    const PlycutTraceNode *root = &trace->nodes[0], *nodes = trace->nodes;
    for (uint32_t n = root->first_child; n < root->first_child + root->child_count; n++)
        if (n != best && PLYCUT_BY_PLAYER(root->player, nodes[n].high > root->value,
                                          nodes[n].low < root->value, false))
            return true;
    return false;
}

static uint32_t unsearched_moves(const PlycutTrace *trace)
{
    const PlycutTraceNode *root = &trace->nodes[0];
    uint32_t count = 0;
    for (uint32_t i = 0; i < root->child_count; i++)
        count += !trace->nodes[root->first_child + i].visited;
    return count;
}

/* A root that fails high has found a move that is good enough; it need not be the best. */
static TextId reaching(const PlycutTrace *trace, uint32_t best, uint32_t unsearched)
{
    bool all = unsearched + 1 == trace->nodes[0].child_count;
    if (unsearched == 0)
        return another_may_be_better(trace, best) ? SENTENCE_BEST_REACHES_ONE
                                                  : SENTENCE_BEST_REACHES;
    if (unsearched == 1)
        return all ? SENTENCE_BEST_REACHES_OTHER : SENTENCE_BEST_REACHES_ANOTHER;
    return all ? SENTENCE_BEST_REACHES_OTHERS : SENTENCE_BEST_REACHES_SOME;
}

/* The node after the i-th of the principal variation; PLYCUT_NO_NODE: the line ends, or this pass did not come so far. */
static uint32_t line_after(const Explanation *e, const PlycutResult *results, size_t i,
                           uint32_t node)
{
    const PlycutTraceNode *n = &e->trace->nodes[node];
    uint32_t child = n->first_child;
    if ((int)i >= results->pv_length || n->child_count == 0)
        return PLYCUT_NO_NODE;
    while (child < n->first_child + n->child_count && e->trace->nodes[child].move != results->pv[i])
        child++;
    return child;
}

static void tell_best(Explanation *e)
{
    const PlycutTrace *trace = e->trace;
    const PlycutTraceNode *root = &trace->nodes[0];
    const uint32_t unsearched = unsearched_moves(trace);
    const PlycutResult *results = explain_results(e);
    const uint32_t best = line_after(e, results, 0, 0);
    const bool by_mistake = best != PLYCUT_NO_NODE && !plycut_trace_best_is_proved(trace),
               unknown = best == PLYCUT_NO_NODE && trace->options.algorithm->unsound;
    tell_line(e, SENTENCE_BEST_MOVE,
              root->leaf                             ? SENTENCE_BEST_OF_LEAF
              : !plycut_decides(root->player)        ? SENTENCE_BEST_OF_CHANCE
              : by_mistake                           ? SENTENCE_BEST_BY_MISTAKE
              : unknown                              ? SENTENCE_BEST_OF_NONE
              : best == PLYCUT_NO_NODE               ? SENTENCE_BEST_UNPROVED
              : e->trace->options.algorithm->unsound ? SENTENCE_BEST
              : explain_fails_high(e, results->type) ? reaching(trace, best, unsearched)
                                                     : SENTENCE_BEST,
              NODE(best, best), VALUE(value, results->value, results->type),
              COUNT(count, unsearched),
              VALUE(limit, root->value, plycut_stop_type(plycut_other(root->player))));
}

/* The principal variation, with the root. */
static void tell_variation(Explanation *e)
{
    NodeList line = {.most = PLYCUT_PLY_MAX + 1};
    uint32_t last = 0;
    const PlycutResult *results = explain_results(e);
    if (results->pv_length == 0)
        return;
    for (uint32_t n = 0; n != PLYCUT_NO_NODE; n = line_after(e, results, line.count - 1, n))
        node_list_add(&line, last = n);
    tell_line(e, SENTENCE_BEST_LINE,
              e->trace->nodes[last].known ? SENTENCE_LINE_KNOWN : SENTENCE_LINE,
              LIST(line, &line, SENTENCE_NAMED, SENTENCE_LINE_BETWEEN));
}

/* ---- What it cost ------------------------------------------------------------------------ */

/* For an algorithm that may search a node again. */
static void tell_distinct(Explanation *e)
{
    const PlycutTrace *trace = e->trace;
    const PlycutResult *r = &trace->result;
    tell_line(e, SENTENCE_VISITED, SENTENCE_VISITS_REPEATED, COST(r->nodes, r->leaves, 0, r->known),
              PHRASE(nodes, SENTENCE_NODES, COUNT(count, trace->visited)),
              PHRASE(leaves, trace->tree_leaves > 0 ? SENTENCE_LEAVES_OF : SENTENCE_LEAVES,
                     COUNT(count, plycut_trace_leaves(trace, 0, true)),
                     COUNT(all, trace->tree_leaves)));
}

/* For a search with several passes, the counts of the pass that is explained. */
static void tell_visits(Explanation *e)
{
    const PlycutTrace *trace = e->trace;
    const PlycutResult *r = &trace->result;
    const uint32_t number = trace->pass_count > 1 ? trace->passes[trace->shown].number : 0;
    if (trace->options.algorithm->searches_again && number == 0)
        tell_distinct(e);
    else
        tell_line(e, SENTENCE_VISITED, number > 0 ? SENTENCE_VISITS_OF_PASS : SENTENCE_VISITS,
                  COUNT(number, number), COST(r->nodes, r->leaves, trace->tree_leaves, r->known));
    if (explain_windowed(e))
        tell_line(e, SENTENCE_CUTOFFS_MADE, SENTENCE_CUTOFFS_BY_KIND, CUTOFFS(r->cutoffs));
}

/* What no visit entered; leaves is negative if they were not counted. */
typedef struct Pruned {
    int64_t subtrees, leaves;
} Pruned;

/* What one visit pruned, another may have entered, so the sum over all cutoffs may be too high. */
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

/* What the cutoffs saved, listed leaf by leaf as far as it is known. */
static void tell_unvisited(Explanation *e)
{
    const Pruned pruned = never_visited(e->trace);
    NodeList leaves = {.most = LIST_AGAIN};
    if (!explain_windowed(e))
        return;
    if (pruned.leaves > 0)
        explain_leaves_unvisited(e->trace, &leaves);
    leaves.total = (uint64_t)pruned.leaves;
    tell_line(e, SENTENCE_PRUNED,
              pruned.leaves < 0    ? SENTENCE_PRUNED_UNCOUNTED
              : pruned.leaves == 0 ? SENTENCE_PRUNED_SUBTREES
                                   : SENTENCE_PRUNED_LEAVES,
              COUNT(subtrees, pruned.subtrees),
              PHRASE(leaves, SENTENCE_LEAVES, COUNT(count, pruned.leaves)),
              WORD(never, e->trace->pass_count > 1 ? SENTENCE_NOT_IN_PASS : SENTENCE_NEVER_VISITED),
              LIST(list, &leaves, SENTENCE_PLACED, SENTENCE_LIST_BETWEEN));
}

/* Written only if they are known and there are some. */
static bool tell_deep_only(Explanation *e, PlycutError *error)
{
    NodeList leaves = {.most = LIST_SUMMARY};
    if (!explain_leaves_deep_only(e->trace, &leaves, error))
        return false;
    if (leaves.total > 0)
        tell_line(e, SENTENCE_DEEP_ONLY, SENTENCE_PRUNED_DEEP_ONLY, COUNT(count, leaves.total),
                  LIST(list, &leaves, SENTENCE_PLACED, SENTENCE_LIST_BETWEEN));
    return true;
}

bool tell_summary(Explanation *e, PlycutError *error)
{
    if (e->focus != 0)
        tell_heading(e, SENTENCE_WHOLE_SEARCH, NO_TERMS);
    else
        tell_end(e);
    tell_line(e, SENTENCE_VALUE, SENTENCE_WORTH,
              VALUE(value, explain_results(e)->value, explain_results(e)->type));
    tell_best(e);
    tell_variation(e);
    tell_visits(e);
    tell_unvisited(e);
    if (!tell_deep_only(e, error))
        return false;
    tell_all_passes(e);
    return true;
}

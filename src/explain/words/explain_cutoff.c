/* Explain a cutoff: the bound that is crossed, whose it is and from which child, what kind of
 * cutoff that makes it, and what is never visited. */
#include "words/explain.h"

/* Has a node of the same player set the bound, by mistake? */
static bool is_wrong_bound(const Explanation *e, const PlycutTraceEvent *event)
{
    const PlycutTraceNode *nodes = e->trace->nodes;
    return event->owner != PLYCUT_NO_NODE &&
           nodes[event->owner].player == nodes[event->node].player;
}

/* By mistake, the bound is none that holds for the node. Its owner need not have this value any more. */
static bool is_mistaken(const Explanation *e, const PlycutTraceEvent *event)
{
    return event->kept_by != PLYCUT_NO_NODE || is_wrong_bound(e, event);
}

/* By mistake, a value stops the node that would not by the cut rule. */
static bool is_at_tie(const PlycutTrace *trace, const PlycutTraceEvent *event)
{
    return trace->options.cut == PLYCUT_CUT_STRICT && event->cut_kind != PLYCUT_LIMIT &&
           !plycut_trace_is_strict(trace, event->node) && same_number(event->value, event->bound);
}

/* "Cutoff at N: 10 <= 12, the value that A already has from B." */
static void tell_crossing(Explanation *e, const PlycutTraceEvent *event)
{
    const bool window = event->owner == PLYCUT_NO_NODE;
    if (event->met) {
        tell(e, SENTENCE_CUTOFF_WHERE_BOUNDS_MET, CUT_NODE(node, event), ALPHA(alpha, event),
             BETA(beta, event), EXACT(best, e->best[event->node].value));
        return;
    }
    if (is_mistaken(e, event)) {
        tell(e, SENTENCE_CUTOFF_BY_MISTAKE, CUT_NODE(node, event), EXACT(value, event->value),
             CROSSES(e->trace, event), EXACT(bound, event->bound), NODE(owner, event->owner),
             NODE(witness, event->witness));
        return;
    }
    if (event->cut_kind == PLYCUT_LIMIT) {
        tell(e, SENTENCE_CUTOFF_AT_LIMIT, CUT_NODE(node, event), EXACT(bound, event->bound));
        return;
    }
    if (!plycut_decides(e->trace->nodes[event->node].player)) {
        const ChanceSum so_far = chance_sum(e->trace, event, event->node, PLYCUT_NO_NODE);
        const PlycutLimits *limits = &e->trace->limits;
        tell(e,
             e->trace->options.algorithm->gives == PLYCUT_GIVES_PROBE
                 ? SENTENCE_CHANCE_REACHES_BY_PROBES
                 : SENTENCE_CHANCE_REACHES,
             CUT_NODE(node, event), EXACT(sum, so_far.sum), EXACT(rest, so_far.rest),
             EXACT(limit, event->side == PLYCUT_BETA ? limits->low : limits->high),
             EXACT(value, event->value));
    }
    if (!window && !same_number(event->bound, event->held)) {
        tell(e, SENTENCE_CUTOFF_TRANSLATED, CUT_NODE(node, event), EXACT(value, event->value),
             CROSSES(e->trace, event), EXACT(bound, event->bound),
             VALUE(held, event->held, e->best[event->witness].type), NODE(owner, event->owner),
             NODE(witness, event->witness));
        return;
    }
    const PlycutBound type = window ? PLYCUT_EXACT : e->best[event->witness].type;
    const bool translated = !same_number(event->bound, event->held);
    tell(e,
         window && translated   ? SENTENCE_CUTOFF_BY_WINDOW_TRANSLATED
         : window               ? SENTENCE_CUTOFF_BY_WINDOW
         : type == PLYCUT_EXACT ? SENTENCE_CUTOFF
                                : SENTENCE_CUTOFF_BY_BOUND,
         CUT_NODE(node, event), EXACT(value, event->value), CROSSES(e->trace, event),
         EXACT(bound, event->bound), NODE(owner, event->owner), NODE(witness, event->witness),
         VALUE(held, event->held, type), WORD(window, explain_window(e)));
}

/* How many chance nodes are between the node that cuts off and the owner of its bound? */
static int chance_between(const Explanation *e, const PlycutTraceEvent *event)
{
    const PlycutTraceNode *nodes = e->trace->nodes;
    int count = 0;
    for (uint32_t n = nodes[event->node].parent; n != PLYCUT_NO_NODE && n != event->owner;
         n = nodes[n].parent)
        count += !plycut_decides(nodes[n].player);
    return count;
}

/* From the parent, or from further up in its run of nodes of one player: chance nodes on the way do not count. */
static TextId shallow(const Explanation *e, const PlycutTraceEvent *event)
{
    const int chance = chance_between(e, event);
    const bool afar = event->distance - chance > 1;
    return chance > 0 && afar ? SENTENCE_SHALLOW_AFAR_PAST_CHANCE
           : chance > 0       ? SENTENCE_SHALLOW_PAST_CHANCE
           : afar             ? SENTENCE_SHALLOW_AFAR
                              : SENTENCE_SHALLOW;
}

/* "This is a deep alpha cutoff: the bound comes from A, 3 plies up." */
static void tell_kind(Explanation *e, const PlycutTraceEvent *event)
{
    tell(e,
         event->kept_by != PLYCUT_NO_NODE   ? SENTENCE_BOUND_LEFT
         : is_wrong_bound(e, event)         ? SENTENCE_WRONG_BOUND
         : event->cut_kind == PLYCUT_LIMIT  ? SENTENCE_BY_LIMIT
         : event->cut_kind == PLYCUT_WINDOW ? SENTENCE_BY_WINDOW
         : event->cut_kind == PLYCUT_DEEP   ? SENTENCE_DEEP
                                            : shallow(e, event),
         CUT_NODE(node, event), NODE(owner, event->owner), NODE(kept, event->kept_by),
         PHRASE(plies, SENTENCE_PLIES, COUNT(count, event->distance)));
    if (event->met)
        tell(e,
             e->trace->options.algorithm->after_leaves ? SENTENCE_BOUNDS_MET_ABOVE
                                                       : SENTENCE_BOUNDS_MET,
             CUT_NODE(node, event));
}

/* What a cutoff prunes: the tops of subtrees and their leaves. */
typedef struct Tops {
    NodeList nodes, leaves;
    bool inner; /* one of them is no leaf: their names alone do not say everything */
} Tops;

/* Which subtrees are pruned, and which leaves below them. */
static void tell_children_pruned(Explanation *e, const PlycutTraceEvent *event)
{
    Tops tops = {.nodes = {.most = LIST_CUTOFF}, .leaves = {.most = LIST_CUTOFF}};
    for (uint32_t i = 0; i < event->pruned_count; i++) {
        const uint32_t id = e->trace->pruned[event->first_pruned + i];
        node_list_add(&tops.nodes, id);
        explain_leaves_below(e->trace, id, &tops.leaves);
        tops.inner |= !e->trace->nodes[id].leaf;
    }
    tops.leaves.total = (uint64_t)event->pruned_leaves;
    tell(e,
         !tops.inner                 ? SENTENCE_PRUNES_LEAVES
         : event->pruned_leaves >= 0 ? SENTENCE_PRUNES_SUBTREES
                                     : SENTENCE_PRUNES_UNCOUNTED,
         COUNT(count, tops.nodes.total), CUT_NODE(node, event), WORD(never, explain_never(e)),
         LIST(list, &tops.nodes, SENTENCE_PLACED, SENTENCE_LIST_BETWEEN),
         PHRASE(leaves, SENTENCE_LEAVES, COUNT(count, tops.leaves.total)),
         LIST(leaf_list, &tops.leaves, SENTENCE_PLACED, SENTENCE_LIST_BETWEEN));
}

/* Does a cutoff compare values that do not prove what it takes from them? A MIN node is cut off by a value that must be at
 * most what it returned, and by a bound that must be at least what the owner has. */
static bool is_unproved(const Explanation *e, const PlycutTraceEvent *event)
{
    const PlycutBound most = event->side == PLYCUT_BETA ? PLYCUT_LOWER : PLYCUT_UPPER,
                      own = e->best[e->best[event->node].from].type;
    const PlycutBound held =
        event->witness != PLYCUT_NO_NODE ? e->best[event->witness].type : PLYCUT_EXACT;
    return (own != PLYCUT_EXACT && own != most) || held == most || held == PLYCUT_UNPROVED;
}

/* May the search use values that are not proved, as those that are clipped to a window whose bounds have met or crossed? */
static bool needs_proof(const PlycutSearchOptions *options)
{
    return options->algorithm->foresees ||
           (options->algorithm->careless != NULL && options->fail == PLYCUT_FAIL_HARD);
}

/* A search with a mistake may have no reason, or use a value that it has not searched for. */
static void tell_reason(Explanation *e, const PlycutTraceEvent *event)
{
    const PlycutTraceEvent *update = event - 1;
    const bool foreseen = update >= e->trace->events && update->kind == PLYCUT_EVENT_UPDATE &&
                          explain_foresees(e, update);
    const bool proved = needs_proof(&e->trace->options) ? !is_unproved(e, event)
                                                        : !e->trace->options.algorithm->unsound;
    if (!foreseen && !proved)
        return;
    tell_paragraph(e);
    if (event->cut_kind == PLYCUT_LIMIT)
        tell(e, SENTENCE_WHY_LIMIT, COUNT(count, event->pruned_count), CUT_NODE(node, event),
             EXACT(bound, event->bound));
    else if (is_decided(e, event))
        tell_decided_why(e, event);
    else if (foreseen)
        tell(e, SENTENCE_FORESEEN_WHY, NODE(from, update->from), COUNT(count, event->pruned_count));
    else
        tell_why(e, event);
}

/* On a page, the first paragraph is a headline: it says no more than which value crosses which bound. */
void tell_cutoff(Explanation *e, const PlycutTraceEvent *event)
{
    tell_item(e, event);
    if (is_decided(e, event)) {
        tell_decided(e, event);
        tell_paragraph(e);
    } else {
        tell_crossing(e, event);
        if (is_at_tie(e->trace, event))
            tell(e, SENTENCE_CUTOFF_AT_TIE, CUT_NODE(node, event));
        if (e->apart)
            tell_paragraph(e);
        tell_kind(e, event);
        if (!e->apart)
            tell_paragraph(e);
    }
    tell_children_pruned(e, event);
    tell_reason(e, event);
    tell_end(e);
}

/* Divergences of numbers, and of values and windows at nodes. */
#include "grade/diverge.h"

static void (*const DIVERGE_TABLE[])(Divergence *) = {
#define FACT(id, name, shape, of) diverge_##id,
#include <plycut/facts.def>
};

bool diverge(Divergence *d)
{
    d->facts = d->judging->facts;
    d->event = NO_EVENT;
    d->node = PLYCUT_NO_NODE;
    d->pruning = PLYCUT_PRUNING_OTHER;
    d->found = judging_found(d->judging, d->item);
    judging_show(d->judging, d->item, &d->shown);
    const PlycutAlgorithm *algorithm = d->facts->trace->options.algorithm;
    const bool repeats = plycut_fact_again(PLYCUT_FACT_VISITED, algorithm) != NULL;
    if (!d->shown.failed && !(repeats && diverge_again(d)))
        DIVERGE_TABLE[d->item->answer.fact](d);
    return !d->shown.failed && !d->text.failed;
}

void divergence_free(Divergence *d)
{
    plycut_text_free(&d->shown);
    plycut_text_free(&d->text);
}

/* ---- The whole search -------------------------------------------------------------------- */

/* A count that is too high means that too little is pruned. */
static void diverge_count(Divergence *d, TextId id)
{
    d->pruning = d->item->answer.number > d->found.number ? PLYCUT_PRUNING_TOO_LITTLE
                                                          : PLYCUT_PRUNING_TOO_MUCH;
    diverge_in(d, id, ANSWER_TERMS(d));
}

void diverge_LEAVES(Divergence *d)
{
    diverge_count(d, SENTENCE_COUNTED_LEAVES);
}

void diverge_NODES(Divergence *d)
{
    diverge_count(d, d->found.reading == NODES_WITH_ROOT ? SENTENCE_COUNTED_NODES
                                                         : SENTENCE_COUNTED_BELOW_ROOT);
}

void diverge_SHALLOW(Divergence *d)
{
    diverge_in(d, SENTENCE_COUNTED_SHALLOW, ANSWER_TERMS(d));
}

void diverge_DEEP(Divergence *d)
{
    diverge_in(d, SENTENCE_COUNTED_DEEP, ANSWER_TERMS(d));
}

static void diverge_root(Divergence *d, TextId id)
{
    const PlycutResult *result = &d->facts->trace->result;
    d->node = 0;
    diverge_in(d, id, ANSWER_TERMS(d), VALUE(value, result->value, result->type),
               NODE(best, facts_best(d->facts)));
}

void diverge_VALUE(Divergence *d)
{
    diverge_root(d, facts_best(d->facts) == PLYCUT_NO_NODE ? SENTENCE_ROOT_WRONG
                                                           : SENTENCE_ROOT_WRONG_FROM);
}

void diverge_BEST(Divergence *d)
{
    diverge_root(d, d->facts->trace->nodes[0].leaf               ? SENTENCE_BEST_NOWHERE
                    : facts_best(d->facts) == PLYCUT_NO_NODE     ? SENTENCE_BEST_UNKNOWN
                    : ties_with_best(d->facts, &d->item->answer) ? SENTENCE_BEST_LATER
                                                                 : SENTENCE_BEST_WRONG);
}

void diverge_VARIATION(Divergence *d)
{
    diverge_in(d, SENTENCE_LINE_WRONG, ANSWER_TERMS(d));
}

/* ---- A node ------------------------------------------------------------------------------ */

/* Is the answer wrong about whether the node was visited? A node that was never visited has no value and no window.
 * visits: an answer about it may be right all the same. */
static bool diverge_visit(Divergence *d, bool visits, TextId did)
{
    d->node = d->item->answer.node;
    if (d->item->answer.never)
        pruned_too_much(d, SENTENCE_DID_NEVER_VISIT, d->node);
    else if (!visits && !d->facts->trace->nodes[d->node].visited)
        pruned_too_little(d, did, d->node);
    else
        return false;
    return true;
}

void diverge_VALUES(Divergence *d)
{
    bool truth = d->found.reading == VALUES_TRUE && d->item->answer.bound == PLYCUT_EXACT;
    if (diverge_visit(d, truth, SENTENCE_DID_VALUE))
        return;
    d->event = d->facts->nodes[d->node].left;
    if (truth)
        diverge_in(d, SENTENCE_VALUE_NOT_TRUE, ANSWER_TERMS(d));
    else
        diverge_returned(d);
}

void diverge_RANGES(Divergence *d)
{
    if (diverge_visit(d, false, SENTENCE_DID_RANGE))
        return;
    const bool end = d->found.reading == RANGES_END;
    const PlycutTraceEvent *first = facts_first_update(d->facts, d->node);
    d->event = end || first == NULL ? d->facts->nodes[d->node].left
                                    : (size_t)(first - d->facts->trace->events);
    diverge_in(d, end ? SENTENCE_RANGE_WRONG_END : SENTENCE_RANGE_WRONG, ANSWER_TERMS(d),
               NODE(child, first != NULL ? first->from : PLYCUT_NO_NODE));
}

/* The type of a node is known when the node is left. */
void diverge_TYPES(Divergence *d)
{
    if (diverge_visit(d, false, SENTENCE_DID_TYPE))
        return;
    d->event = d->facts->nodes[d->node].left;
    diverge_in(d, SENTENCE_TYPE_WRONG, ANSWER_TERMS(d));
}

/* The window at entry, and whose its bounds are. */
static TextId entry_sentence(const PlycutTraceNode *node)
{
    bool alpha = node->alpha.owner != PLYCUT_NO_NODE, beta = node->beta.owner != PLYCUT_NO_NODE;
    return alpha && beta ? SENTENCE_WINDOW_WRONG_BOTH
           : alpha       ? SENTENCE_WINDOW_WRONG_ALPHA
           : beta        ? SENTENCE_WINDOW_WRONG_BETA
                         : SENTENCE_WINDOW_WRONG;
}

/* Does a bound of a node come from above a chance node? */
static bool is_translated(const PlycutTrace *trace, uint32_t node, uint32_t owner)
{
    while (owner != PLYCUT_NO_NODE && node != owner && plycut_decides(trace->nodes[node].player))
        node = node == 0 ? owner : trace->nodes[node].parent;
    return owner != PLYCUT_NO_NODE && node != owner;
}

void diverge_WINDOWS(Divergence *d)
{
    const PlycutTraceNode *node = &d->facts->trace->nodes[d->item->answer.node];
    bool entry = d->found.reading == WINDOWS_ENTRY;
    d->node = d->item->answer.node;
    if (!d->item->answer.never && diverge_visit(d, false, SENTENCE_DID_WINDOW))
        return;
    d->event = entry ? d->facts->nodes[d->node].entered : d->facts->nodes[d->node].left;
    diverge_in(d, entry ? entry_sentence(node) : SENTENCE_WINDOW_WRONG_END, ANSWER_TERMS(d),
               NODE(alpha, node->alpha.owner), NODE(beta, node->beta.owner));
    if (entry && (is_translated(d->facts->trace, node->parent, node->alpha.owner) ||
                  is_translated(d->facts->trace, node->parent, node->beta.owner)))
        diverge_in(d, SENTENCE_WINDOW_SCALED, ANSWER_TERMS(d));
}

/* A value of the leaf for which the answer is wrong. */
void diverge_PRUNED_IF(Divergence *d)
{
    double number = 0;
    const Answer *given = &d->item->answer, *found = &d->found;
    d->node = given->node;
    bool other = found->leaf == PLYCUT_NO_NODE ||
                 (given->leaf != PLYCUT_NO_NODE && given->leaf != found->leaf);
    if (!other)
        (void)intervals_differ(&given->values, &found->values, d->facts->trace->limits, &number);
    diverge_in(d,
               other                                    ? SENTENCE_PRUNED_IF_OTHER
               : intervals_have(&found->values, number) ? SENTENCE_PRUNED_IF_TOO
                                                        : SENTENCE_PRUNED_IF_NOT,
               ANSWER_TERMS(d), NODE(leaf, found->leaf), NUMBER(number, number));
}

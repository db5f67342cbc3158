/* Divergences of lists: pruned too much, pruned too little, visited out of order. */
#include "grade/diverge.h"

void pruned_too_much(Divergence *s, TextId did, uint32_t node)
{
    uint32_t parent = s->facts->trace->nodes[node].parent;
    s->event = s->facts->nodes[node].entered;
    s->node = node;
    s->pruning = PLYCUT_PRUNING_TOO_MUCH;
    if (parent == PLYCUT_NO_NODE)
        diverge_in(s, did, ANSWER_TERMS(s), WORD(reason, SENTENCE_NOT_CUT_ROOT));
    else
        diverge_not_cut(s, did, parent, node, s->event);
}

void pruned_too_little(Divergence *s, TextId did, uint32_t node)
{
    s->event = facts_cutoff_over(s->facts, node);
    s->node = node;
    s->pruning = PLYCUT_PRUNING_TOO_LITTLE;
    diverge_cut(s, did, s->event);
}

/* ---- Pruned ------------------------------------------------------------------------------ */

/* How many leaves below a node the answer covers. */
static uint32_t covered_below(const Divergence *s, uint32_t node)
{
    const TreeIndex *index = s->facts->index;
    uint32_t count = 0;
    for (uint32_t i = index->first_leaf[node]; i < index->end_leaf[node]; i++)
        count += s->facts->marks[index->leaf_at[i]] != 0;
    return count;
}

static bool covered(const Divergence *s, uint32_t node)
{
    return covered_below(s, node) ==
           s->facts->index->end_leaf[node] - s->facts->index->first_leaf[node];
}

/* The topmost node whose leaves the answer covers, as it may list them one by one. Never the root. */
static uint32_t claimed_above(const Divergence *s, uint32_t node)
{
    const PlycutTraceNode *nodes = s->facts->trace->nodes;
    while (nodes[node].parent != PLYCUT_NO_NODE && nodes[node].parent != 0 &&
           covered(s, nodes[node].parent))
        node = nodes[node].parent;
    return node;
}

/* The pruned subtree that is missing from the answer, or the part of it that is missing. */
static uint32_t uncovered_of(const Divergence *s, uint32_t node)
{
    const PlycutTraceNode *n = &s->facts->trace->nodes[node];
    bool none = covered_below(s, node) == 0;
    for (uint32_t i = 0; !none && i < n->child_count; i++)
        if (!covered(s, n->first_child + i))
            return uncovered_of(s, n->first_child + i);
    return node;
}

/* The first pruned child of a cutoff that the answer does not cover, or PLYCUT_NO_NODE. */
static uint32_t lacking(const Divergence *s, const PlycutTraceEvent *e)
{
    for (uint32_t i = 0; i < e->pruned_count; i++) {
        uint32_t child = s->facts->trace->pruned[e->first_pruned + i];
        if (!covered(s, child))
            return uncovered_of(s, child);
    }
    return PLYCUT_NO_NODE;
}

/* The first event at which the answer prunes what the search visits, or keeps what it cuts off. */
void diverge_PRUNED(Divergence *s)
{
    const Facts *facts = s->facts;
    size_t found = NO_EVENT;
    uint32_t claimed = PLYCUT_NO_NODE, lacks = PLYCUT_NO_NODE;
    refs_cover(facts, &s->item->answer);
    for (size_t i = 0; i < s->item->answer.count; i++) {
        size_t entered = facts->nodes[s->item->answer.refs[i].node].entered;
        if (entered < found) {
            found = entered;
            claimed = claimed_above(s, s->item->answer.refs[i].node);
        }
    }
    for (size_t i = 0; i < facts->trace->event_count && i < found && lacks == PLYCUT_NO_NODE; i++)
        if (facts->trace->events[i].kind == PLYCUT_EVENT_CUTOFF)
            lacks = lacking(s, &facts->trace->events[i]);
    facts_unmark(facts);
    if (lacks != PLYCUT_NO_NODE)
        pruned_too_little(s, SENTENCE_DID_NOT_PRUNE, lacks);
    else
        pruned_too_much(s, SENTENCE_DID_PRUNE, claimed);
}

/* ---- Visited ----------------------------------------------------------------------------- */

/* Where answer and search part: the position in the list, and what each of them has there. */
typedef struct Parting {
    size_t at;
    const Ref *given;  /* NULL: the answer ends */
    uint32_t expected; /* PLYCUT_NO_NODE: the search ends */
    uint32_t before;   /* the node before, or PLYCUT_NO_NODE */
} Parting;

static Parting parting_of(const Divergence *s)
{
    const Facts *facts = s->facts;
    bool leaves = refs_are_leaves(facts, &s->item->answer);
    const RefList *list = leaves ? &facts->visited : &facts->entered;
    size_t count = list->count, at = 0;
    while (at < count && at < s->item->answer.count &&
           ref_is(facts, &s->item->answer.refs[at], list->items[at].node))
        at++;
    return (Parting){at, at < s->item->answer.count ? &s->item->answer.refs[at] : NULL,
                     at < count ? list->items[at].node : PLYCUT_NO_NODE,
                     at > 0 ? list->items[at - 1].node : PLYCUT_NO_NODE};
}

/* How many leaves further on is the other leaf, in the direction of the search? */
static uint32_t steps_to(const Facts *facts, uint32_t from, uint32_t to)
{
    const TreeIndex *index = facts->index;
    uint32_t a = from == PLYCUT_NO_NODE ? 0 : index->first_leaf[from], b = index->first_leaf[to];
    bool back = facts->trace->options.order == PLYCUT_ORDER_REVERSED;
    if (from == PLYCUT_NO_NODE)
        return back ? index->leaf_count - b : b;
    return back ? (b < a ? a - b : a + index->leaf_count - b)
                : (b > a ? b - a : b + index->leaf_count - a);
}

/* The leaf that a value means: the next one with that value, in the direction of the search. */
static uint32_t meant(const Facts *facts, const Ref *ref, uint32_t before)
{
    uint32_t count, first, found;
    if (ref->node != PLYCUT_NO_NODE)
        return ref->node;
    first = index_leaves(facts->index, ref->value, &count);
    found = facts->index->by_value[first];
    for (uint32_t i = 1; i < count; i++) {
        uint32_t leaf = facts->index->by_value[first + i];
        if (steps_to(facts, before, leaf) < steps_to(facts, before, found))
            found = leaf;
    }
    return found;
}

bool is_above(const Facts *facts, uint32_t above, uint32_t node)
{
    while (node != PLYCUT_NO_NODE && node != above)
        node = facts->trace->nodes[node].parent;
    return node == above;
}

/* The largest subtree that begins with this node and does not contain the other. */
static uint32_t passed_over(const Facts *facts, uint32_t node, uint32_t other)
{
    for (;;) {
        uint32_t parent = facts->trace->nodes[node].parent;
        bool begins = parent != PLYCUT_NO_NODE &&
                      facts->nodes[node].entered == facts->nodes[parent].entered + 1;
        if (!begins || (other != PLYCUT_NO_NODE && is_above(facts, parent, other)))
            return node;
        node = parent;
    }
}

/* The answer visits a node that the search has cut off, or visits at another time. */
static void tell_extra(Divergence *s, const Parting *p, uint32_t given)
{
    bool again = s->facts->nodes[given].entered != NO_EVENT;
    if (!again) {
        pruned_too_little(s, SENTENCE_DID_VISIT, given);
        return;
    }
    s->node = given;
    s->event = p->expected != PLYCUT_NO_NODE ? s->facts->nodes[p->expected].entered : NO_EVENT;
    diverge_in(s, SENTENCE_DID_VISIT_AGAIN, ANSWER_TERMS(s));
}

/* The answer visits both nodes, in another order. */
static void tell_early(Divergence *s, const Parting *p, uint32_t given)
{
    s->node = given;
    s->event = s->facts->nodes[p->expected].entered;
    diverge_in(s, SENTENCE_DID_VISIT_EARLY, ANSWER_TERMS(s), NODE(next, p->expected));
}

void diverge_VISITED(Divergence *s)
{
    Parting p = parting_of(s);
    uint32_t given = p.given != NULL ? meant(s->facts, p.given, p.before) : PLYCUT_NO_NODE;
    bool skips = p.expected != PLYCUT_NO_NODE &&
                 (given == PLYCUT_NO_NODE || (s->facts->nodes[given].entered != NO_EVENT &&
                                              !refs_have(&s->item->answer, p.at, given)));
    /* If the search cuts the node off only after it visits the expected one, the answer skipped the expected one. */
    size_t cutoff = given != PLYCUT_NO_NODE ? facts_cutoff_over(s->facts, given) : NO_EVENT;
    if (cutoff != NO_EVENT && p.expected != PLYCUT_NO_NODE)
        skips = s->facts->nodes[p.expected].entered < cutoff;
    if (skips && given != PLYCUT_NO_NODE &&
        refs_have(&s->item->answer, s->item->answer.count, p.expected))
        tell_early(s, &p, given);
    else if (skips)
        pruned_too_much(s, SENTENCE_DID_PASS_OVER, passed_over(s->facts, p.expected, given));
    else
        tell_extra(s, &p, given);
}

/* The first node before an event that the search visits and that is missing from the answer, or PLYCUT_NO_NODE. */
static uint32_t first_missing(const Divergence *s, size_t before)
{
    const Facts *facts = s->facts;
    bool leaves = refs_are_leaves(facts, &s->item->answer);
    for (size_t i = 0; i < facts->entered.count; i++) {
        uint32_t node = facts->entered.items[i].node;
        if (facts->nodes[node].entered < before && !facts->marks[node] &&
            (!leaves || facts->trace->nodes[node].leaf))
            return node;
    }
    return PLYCUT_NO_NODE;
}

void diverge_VISITED_SET(Divergence *s)
{
    const Answer *answer = &s->item->answer;
    size_t first = NO_EVENT;
    uint32_t extra = PLYCUT_NO_NODE;
    for (size_t i = 0; i < answer->count; i++) {
        uint32_t node = answer->refs[i].node;
        size_t cutoff = facts_cutoff_over(s->facts, node);
        s->facts->marks[node] = 1;
        if (cutoff < first) {
            first = cutoff;
            extra = node;
        }
    }
    uint32_t missing = first_missing(s, first);
    facts_unmark(s->facts);
    if (missing != PLYCUT_NO_NODE)
        pruned_too_much(s, SENTENCE_DID_PASS_OVER, missing);
    else
        pruned_too_little(s, SENTENCE_DID_VISIT, extra);
}

/* Divergences of cutoffs, singly and as a list, and of updates. */
#include "grade/diverge.h"

#include <assert.h>

/* ---- Cutoffs ----------------------------------------------------------------------------- */

/* The answer has a cutoff at a node that does not cut off. */
static void diverge_uncut(Divergence *s, uint32_t node)
{
    const NodeFacts *n = &s->facts->nodes[node];
    if (!s->facts->trace->nodes[node].visited) {
        pruned_too_little(s, SENTENCE_DID_CUT, node);
        return;
    }
    s->node = node;
    s->event = n->left;
    s->pruning = PLYCUT_PRUNING_TOO_MUCH;
    if (s->facts->trace->nodes[node].leaf)
        diverge_in(s, SENTENCE_DID_CUT, ANSWER_TERMS(s), WORD(reason, SENTENCE_NOT_CUT_LEAF));
    else if (facts_crossed_last(s->facts, node))
        diverge_in(s, SENTENCE_DID_CUT, ANSWER_TERMS(s), WORD(reason, SENTENCE_NOT_CUT_LAST));
    else
        diverge_not_cut(s, SENTENCE_DID_CUT, node, PLYCUT_NO_NODE, n->left);
}

/* The event of the first cutoff before `end` that is missing from the list; all: also of kinds that a list of some cutoffs need not
 * name. NO_EVENT: none is missing. */
static size_t missing_cutoff(const Divergence *s, size_t end, bool all)
{
    const PlycutTrace *trace = s->facts->trace;
    const Answer *list = &s->item->answer;
    for (size_t i = 0; i < trace->event_count && i < end; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        if (e->kind != PLYCUT_EVENT_CUTOFF || refs_have(list, list->count, e->node))
            continue;
        const Cutoff cutoff = cutoff_of_event(trace, e);
        if (all || cutoff_belongs(list, &cutoff))
            return i;
    }
    return NO_EVENT;
}

/* The first cutoff that is missing from the list, or the first of its nodes that does not cut off. */
static void diverge_list(Divergence *s)
{
    const Facts *facts = s->facts;
    uint32_t none = PLYCUT_NO_NODE;
    size_t first = NO_EVENT;
    for (size_t i = 0; i < s->item->answer.count; i++) {
        uint32_t node = s->item->answer.refs[i].node;
        size_t left = facts->nodes[node].left != NO_EVENT ? facts->nodes[node].left
                                                          : facts_cutoff_over(facts, node);
        if (facts->nodes[node].cut == NO_EVENT && left < first) {
            first = left;
            none = node;
        }
    }
    size_t missing = missing_cutoff(s, first, false);
    if (missing == NO_EVENT && none == PLYCUT_NO_NODE) /* in another reading, all must be named */
        missing = missing_cutoff(s, first, true);
    if (missing == NO_EVENT) {
        diverge_uncut(s, none);
        return;
    }
    s->node = facts->trace->events[missing].node;
    s->event = missing;
    s->pruning = PLYCUT_PRUNING_TOO_LITTLE;
    diverge_cut(s, SENTENCE_DID_NOT_CUT, missing);
}

/* What is wrong with a cutoff: the first of its parts for which there is a reason. */
static TextId cutoff_sentence(const Cutoff *given, const Cutoff *found, const PlycutTraceEvent *e,
                              uint32_t parent)
{
    bool kind = given->kind != UNSTATED && given->kind != found->kind;
    if (given->alpha != UNSTATED && given->alpha != found->alpha)
        return SENTENCE_CUTOFF_SIDE;
    if (e->kind != PLYCUT_EVENT_CUTOFF || e->owner == PLYCUT_NO_NODE)
        return SENTENCE_CUTOFF_WRONG;
    if (kind && found->kind == PLYCUT_DEEP && given->kind == PLYCUT_SHALLOW)
        return SENTENCE_CUTOFF_IS_DEEP;
    if (kind && found->kind == PLYCUT_SHALLOW && given->kind == PLYCUT_DEEP && e->owner == parent)
        return SENTENCE_CUTOFF_IS_SHALLOW;
    return !kind && given->owned && given->owner != found->owner ? SENTENCE_CUTOFF_OWNER
                                                                 : SENTENCE_CUTOFF_WRONG;
}

static void diverge_parts(Divergence *s)
{
    const PlycutTrace *trace = s->facts->trace;
    const PlycutTraceEvent *e = &trace->events[s->event];
    uint32_t parent = trace->nodes[s->node].parent;
    diverge_in(s, cutoff_sentence(&s->item->answer.cutoff, &s->found.cutoff, e, parent),
               ANSWER_TERMS(s), NODE(owner, e->owner), NODE(parent, parent),
               NODE(witness, e->witness), COUNT(distance, e->distance), NUMBER(bound, e->bound));
}

void diverge_CUTOFFS(Divergence *s)
{
    uint32_t node = s->item->answer.node;
    if (node == PLYCUT_NO_NODE) {
        diverge_list(s);
        return;
    }
    size_t cut = s->facts->nodes[node].cut;
    if (s->found.never) {
        diverge_uncut(s, node);
        return;
    }
    s->node = node;
    s->event = cut != NO_EVENT ? cut : s->facts->nodes[node].last_update;
    diverge_parts(s);
}

/* ---- Updates ----------------------------------------------------------------------------- */

static const char *text_of_update(const Facts *facts, const Update *update, PlycutText *text)
{
    if (update != NULL)
        update_write(facts, update, &plain_notation, text);
    return text->bytes;
}

void diverge_UPDATES(Divergence *s)
{
    const Answer *given = &s->item->answer, *found = &s->found;
    PlycutText wrong = {0}, next = {0};
    size_t at = 0;
    while (at < given->count && at < found->count &&
           update_fits(s->facts, &given->updates[at], &found->updates[at]))
        at++;
    const Update *theirs = at < given->count ? &given->updates[at] : NULL,
                 *ours = at < found->count ? &found->updates[at] : NULL;
    const Update *apart = ours != NULL ? ours : theirs;
    assert(apart != NULL); /* else the updates were right */
    s->node = apart->node;
    s->event = ours != NULL ? ours->event : NO_EVENT;
    diverge_in(s,
               theirs == NULL ? SENTENCE_UPDATE_MISSING
               : ours == NULL ? SENTENCE_UPDATE_EXTRA
                              : SENTENCE_UPDATE_WRONG,
               ANSWER_TERMS(s), TEXT(wrong, text_of_update(s->facts, theirs, &wrong)),
               TEXT(next, text_of_update(s->facts, ours, &next)));
    s->text.failed |= wrong.failed || next.failed;
    plycut_text_free(&wrong);
    plycut_text_free(&next);
}

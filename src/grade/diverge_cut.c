/* Divergences of cutoffs, one by one and as a list, and of updates. */
#include "grade/diverge.h"

#include <assert.h>

/* ---- Cutoffs ----------------------------------------------------------------------------- */

/* A cutoff where there is none. */
static void tell_uncut(Divergence *s, uint32_t node)
{
    const NodeFacts *n = &s->facts->nodes[node];
    if (!s->facts->trace->nodes[node].visited) {
        pruned_too_little(s, "you have a cutoff at ", node);
        return;
    }
    s->node = node;
    s->event = n->left;
    s->pruning = PLYCUT_PRUNING_TOO_MUCH;
    say(s, "you have a cutoff at ");
    say_node(s, node);
    say(s, "; ");
    if (s->facts->trace->nodes[node].leaf)
        say(s, "a leaf has nothing to cut off");
    else if (facts_crossed_last(s->facts, node))
        say(s, "its last child crosses the bound, so that nothing is left to cut off");
    else
        say_not_cut(s, node, n->left);
}

static bool is_listed(const Answer *answer, uint32_t node)
{
    for (size_t i = 0; i < answer->count; i++)
        if (answer->refs[i].node == node)
            return true;
    return false;
}

/* The first cutoff that the list lacks, or the first of the list that is none. */
static void tell_list(Divergence *s)
{
    const Facts *facts = s->facts;
    uint32_t none = PLYCUT_NO_NODE;
    size_t first = NO_EVENT;
    for (size_t i = 0; i < s->item->answer.count; i++) {
        uint32_t node = s->item->answer.refs[i].node;
        size_t left =
            facts->nodes[node].left != NO_EVENT ? facts->nodes[node].left : facts_cutoff_over(facts, node);
        if (facts->nodes[node].cut == NO_EVENT && left < first) {
            first = left;
            none = node;
        }
    }
    for (size_t i = 0; i < facts->trace->event_count && i < first; i++) {
        const PlycutTraceEvent *e = &facts->trace->events[i];
        if (e->kind != PLYCUT_EVENT_CUTOFF || is_listed(&s->item->answer, e->node))
            continue;
        s->node = e->node;
        s->event = i;
        s->pruning = PLYCUT_PRUNING_TOO_LITTLE;
        say(s, "you have no cutoff at ");
        say_node(s, e->node);
        say(s, ", but ");
        say_cut(s, i, "");
        return;
    }
    tell_uncut(s, none);
}

void diverge_CUTOFFS(Divergence *s)
{
    uint32_t node = s->item->answer.node;
    if (node == PLYCUT_NO_NODE) {
        tell_list(s);
        return;
    }
    size_t cut = s->facts->nodes[node].cut;
    if (s->found.never) {
        tell_uncut(s, node);
        return;
    }
    s->node = node;
    s->event = cut != NO_EVENT ? cut : s->facts->nodes[node].last_update;
    say(s, "you wrote ");
    say(s, s->item->given);
    say(s, " at ");
    say_node(s, node);
    say(s, "; it is ");
    say_key(s);
}

/* ---- Updates ----------------------------------------------------------------------------- */

static void say_update(Divergence *s, const Update *update)
{
    say(s, update->alpha ? "alpha of " : "beta of ");
    say_node(s, update->node);
    say(s, " becomes ");
    say_number(s, update->value);
}

void diverge_UPDATES(Divergence *s)
{
    const Answer *given = &s->item->answer, *found = &s->found;
    size_t at = 0;
    while (at < given->count && at < found->count && same_update(&given->updates[at], &found->updates[at]))
        at++;
    const Update *theirs = at < given->count ? &given->updates[at] : NULL,
                 *ours = at < found->count ? &found->updates[at] : NULL;
    assert(theirs != NULL || ours != NULL); /* else the updates were right */
    s->node = ours != NULL ? ours->node : theirs->node;
    s->event = ours != NULL ? ours->event : NO_EVENT;
    if (theirs != NULL) {
        say(s, "you wrote that ");
        say_update(s, theirs);
    } else {
        say(s, "your updates end");
    }
    say(s, ours != NULL ? "; then in the search " : "; the search makes no further update");
    if (ours != NULL)
        say_update(s, ours);
}

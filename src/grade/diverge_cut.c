/* Divergences of cutoffs, one by one and as a list, and of updates. */
#include "grade/diverge.h"

#include <assert.h>

/* ---- Cutoffs ----------------------------------------------------------------------------- */

/* A cutoff where there is none. */
static void tell_uncut(Stray *s, uint32_t node)
{
    const KeyNode *n = &s->key->nodes[node];
    if (!s->key->trace.nodes[node].visited) {
        stray_too_little(s, "you have a cutoff at ", node);
        return;
    }
    s->node = node;
    s->event = n->left;
    s->astray = PLYCUT_ASTRAY_TOO_MUCH;
    say(s, "you have a cutoff at ");
    say_node(s, node);
    say(s, "; ");
    if (s->key->trace.nodes[node].leaf)
        say(s, "a leaf has nothing to cut off");
    else if (key_crossed_last(s->key, node))
        say(s, "its last child crosses the bound, so that nothing is left to cut off");
    else
        say_not_cut(s, node, n->left);
}

static bool is_listed(const Item *item, uint32_t node)
{
    for (size_t i = 0; i < item->count; i++)
        if (item->refs[i].node == node)
            return true;
    return false;
}

/* The first cutoff that the list lacks, or the first of the list that is none. */
static void tell_list(Stray *s)
{
    const Key *key = s->key;
    uint32_t none = PLYCUT_NO_NODE;
    size_t first = NO_EVENT;
    for (size_t i = 0; i < s->item->count; i++) {
        uint32_t node = s->item->refs[i].node;
        size_t left =
            key->nodes[node].left != NO_EVENT ? key->nodes[node].left : key_cutoff_over(key, node);
        if (!key_stops(key, node, false) && left < first) {
            first = left;
            none = node;
        }
    }
    for (size_t i = 0; i < key->trace.event_count && i < first; i++) {
        const PlycutTraceEvent *e = &key->trace.events[i];
        if (e->kind != PLYCUT_EVENT_CUTOFF || is_listed(s->item, e->node))
            continue;
        s->node = e->node;
        s->event = i;
        s->astray = PLYCUT_ASTRAY_TOO_LITTLE;
        say(s, "you have no cutoff at ");
        say_node(s, e->node);
        say(s, ", but ");
        say_cut(s, i, "");
        return;
    }
    tell_uncut(s, none);
}

void diverge_CUTOFFS(Stray *s)
{
    uint32_t node = s->item->node;
    if (node == PLYCUT_NO_NODE) {
        tell_list(s);
        return;
    }
    size_t cut = s->key->nodes[node].cut;
    if (!key_stops(s->key, node, s->readings.last)) {
        tell_uncut(s, node);
        return;
    }
    s->node = node;
    s->event = cut != NO_EVENT ? cut : s->key->nodes[node].last_update;
    say(s, "you wrote ");
    say(s, s->item->given);
    say(s, " at ");
    say_node(s, node);
    say(s, "; it is ");
    say_key(s);
    if (cut != NO_EVENT && !s->item->owned && s->key->trace.events[cut].owner != PLYCUT_NO_NODE) {
        say(s, ", ");
        say_node(s, s->key->trace.events[cut].owner);
        say(s, "'s best");
    }
}

/* ---- Updates ----------------------------------------------------------------------------- */

static void say_update(Stray *s, const Tightening *update)
{
    say(s, update->alpha ? "alpha of " : "beta of ");
    say_node(s, update->node);
    say(s, " becomes ");
    say_number(s, update->value);
}

static bool same_update(const Tightening *a, const Tightening *b)
{
    return a->node == b->node && a->alpha == b->alpha && same_number(a->value, b->value);
}

void diverge_UPDATES(Stray *s)
{
    size_t index = 0, at = 0;
    const KeyUpdate *made;
    do
        made = next_update(s->key, s->readings.crossing, &index);
    while (made != NULL && at < s->item->count && same_update(&made->made, &s->item->updates[at]) &&
           ++at > 0);
    const Tightening *given = at < s->item->count ? &s->item->updates[at] : NULL;
    assert(made != NULL || given != NULL); /* else the updates were right */
    s->node = made != NULL ? made->made.node : s->item->updates[at].node;
    s->event = made != NULL ? made->event : NO_EVENT;
    if (given != NULL)
        say(s, "you wrote that ");
    if (given != NULL)
        say_update(s, given);
    else
        say(s, "your updates end");
    say(s, made != NULL ? "; then in the search " : "; the search makes no further update");
    if (made != NULL)
        say_update(s, &made->made);
}

/* Divergences of lists: pruned too much, pruned too little, visited out of order. */
#include "grade/diverge.h"

#include <string.h>

void stray_too_much(Stray *s, const char *did, uint32_t node)
{
    uint32_t parent = s->key->trace.nodes[node].parent;
    s->event = s->key->nodes[node].entered;
    s->node = node;
    s->astray = PLYCUT_ASTRAY_TOO_MUCH;
    say(s, did);
    say_node(s, node);
    say(s, "; ");
    if (parent == PLYCUT_NO_NODE)
        say(s, "the root is always visited");
    else
        say_not_cut(s, parent, s->event);
}

void stray_too_little(Stray *s, const char *did, uint32_t node)
{
    s->event = key_cutoff_over(s->key, node);
    s->node = node;
    s->astray = PLYCUT_ASTRAY_TOO_LITTLE;
    say(s, did);
    say_node(s, node);
    say(s, ", but ");
    say_cut(s, s->event, " before it");
}

/* ---- Pruned ------------------------------------------------------------------------------ */

/* The topmost node of the answer that covers this one. */
static uint32_t claimed_above(const Stray *s, uint32_t node)
{
    uint32_t found = node;
    for (; node != PLYCUT_NO_NODE; node = s->key->trace.nodes[node].parent)
        for (size_t i = 0; i < s->item->count; i++)
            if (s->item->refs[i].node == node)
                found = node;
    return found;
}

static bool covered(const Stray *s, uint32_t node)
{
    const Roster *roster = s->key->roster;
    for (uint32_t i = roster->first_leaf[node]; i < roster->end_leaf[node]; i++)
        if (!s->marks[i])
            return false;
    return true;
}

/* The pruned subtree that the answer lacks, or the part of it that it lacks. */
static uint32_t uncovered_of(const Stray *s, uint32_t node)
{
    const PlycutTraceNode *n = &s->key->trace.nodes[node];
    const Roster *roster = s->key->roster;
    bool none = memchr(s->marks + roster->first_leaf[node], 1,
                       roster->end_leaf[node] - roster->first_leaf[node]) == NULL;
    for (uint32_t i = 0; !none && i < n->child_count; i++)
        if (!covered(s, n->first_child + i))
            return uncovered_of(s, n->first_child + i);
    return node;
}

/* The first pruned child of a cutoff that the answer does not cover, or PLYCUT_NO_NODE. */
static uint32_t lacking(const Stray *s, const PlycutTraceEvent *e)
{
    for (uint32_t i = 0; i < e->pruned_count; i++) {
        uint32_t child = s->key->trace.pruned[e->first_pruned + i];
        if (!covered(s, child))
            return uncovered_of(s, child);
    }
    return PLYCUT_NO_NODE;
}

/* The first event at which the answer has pruned what is visited, or has not what is cut off. */
void diverge_PRUNED(Stray *s)
{
    const Key *key = s->key;
    size_t found = NO_EVENT;
    uint32_t claimed = PLYCUT_NO_NODE, lacks = PLYCUT_NO_NODE;
    mark_cover(key, s->item, s->marks);
    for (size_t i = 0; i < s->item->count; i++) {
        size_t entered = key->nodes[s->item->refs[i].node].entered;
        if (entered < found) {
            found = entered;
            claimed = claimed_above(s, s->item->refs[i].node);
        }
    }
    for (size_t i = 0; i < key->trace.event_count && i < found && lacks == PLYCUT_NO_NODE; i++)
        if (key->trace.events[i].kind == PLYCUT_EVENT_CUTOFF)
            lacks = lacking(s, &key->trace.events[i]);
    if (lacks != PLYCUT_NO_NODE)
        stray_too_little(s, "you did not prune ", lacks);
    else
        stray_too_much(s, "you pruned ", claimed);
}

/* ---- Visited ----------------------------------------------------------------------------- */

/* Where the answer and the search part: the list's place, what comes there in each. */
typedef struct Parting {
    size_t at;
    const Ref *given;  /* NULL: the answer ends */
    uint32_t expected; /* PLYCUT_NO_NODE: the search ends */
    uint32_t before;   /* the node before, or PLYCUT_NO_NODE */
} Parting;

static Parting parting_of(const Stray *s)
{
    const Key *key = s->key;
    bool leaves = only_leaves(key, s->item);
    const uint32_t *list = leaves ? key->visited : key->entered;
    size_t count = leaves ? key->visited_count : key->entered_count, at = 0;
    while (at < count && at < s->item->count && ref_is(key, &s->item->refs[at], list[at]))
        at++;
    return (Parting){at, at < s->item->count ? &s->item->refs[at] : NULL,
                     at < count ? list[at] : PLYCUT_NO_NODE,
                     at > 0 ? list[at - 1] : PLYCUT_NO_NODE};
}

/* How far is a leaf from another, in the direction of the search? */
static uint32_t steps_to(const Key *key, uint32_t from, uint32_t to)
{
    const Roster *roster = key->roster;
    uint32_t a = from == PLYCUT_NO_NODE ? 0 : roster->first_leaf[from], b = roster->first_leaf[to];
    bool back = key->trace.options.order == PLYCUT_ORDER_REVERSED;
    if (from == PLYCUT_NO_NODE)
        return back ? roster->leaf_count - b : b;
    return back ? (b < a ? a - b : a + roster->leaf_count - b)
                : (b > a ? b - a : b + roster->leaf_count - a);
}

/* The leaf that a value means: the next one of it in the direction of the search. */
static uint32_t meant(const Key *key, const Ref *ref, uint32_t before)
{
    uint32_t count, first, found;
    if (ref->node != PLYCUT_NO_NODE)
        return ref->node;
    first = roster_leaves(key->roster, ref->value, &count);
    found = key->roster->by_value[first];
    for (uint32_t i = 1; i < count; i++) {
        uint32_t leaf = key->roster->by_value[first + i];
        if (steps_to(key, before, leaf) < steps_to(key, before, found))
            found = leaf;
    }
    return found;
}

static bool is_above(const Key *key, uint32_t above, uint32_t node)
{
    while (node != PLYCUT_NO_NODE && node != above)
        node = key->trace.nodes[node].parent;
    return node == above;
}

/* The largest subtree that begins with this node and does not hold the other. */
static uint32_t passed_over(const Key *key, uint32_t node, uint32_t other)
{
    for (;;) {
        uint32_t parent = key->trace.nodes[node].parent;
        bool begins =
            parent != PLYCUT_NO_NODE && key->nodes[node].entered == key->nodes[parent].entered + 1;
        if (!begins || (other != PLYCUT_NO_NODE && is_above(key, parent, other)))
            return node;
        node = parent;
    }
}

/* Visited in vain: the node was cut off when the answer comes to it, or is visited at another time.
 */
static void tell_extra(Stray *s, const Parting *p, uint32_t given)
{
    bool again = s->key->nodes[given].entered != NO_EVENT;
    if (!again) {
        stray_too_little(s, "you visited ", given);
        return;
    }
    s->node = given;
    s->event = p->expected != PLYCUT_NO_NODE ? s->key->nodes[p->expected].entered : NO_EVENT;
    say(s, "you visited ");
    say_node(s, given);
    say(s, " a second time");
}

static bool named_before(const Stray *s, const Parting *p, uint32_t node)
{
    for (size_t i = 0; i < p->at; i++)
        if (s->item->refs[i].node == node)
            return true;
    return false;
}

void diverge_VISITED(Stray *s)
{
    Parting p = parting_of(s);
    uint32_t given = p.given != NULL ? meant(s->key, p.given, p.before) : PLYCUT_NO_NODE;
    bool skips = p.expected != PLYCUT_NO_NODE &&
                 (given == PLYCUT_NO_NODE ||
                  (s->key->nodes[given].entered != NO_EVENT && !named_before(s, &p, given)));
    /* What is cut off only after the search goes elsewhere was passed over to get there. */
    size_t cutoff = given != PLYCUT_NO_NODE ? key_cutoff_over(s->key, given) : NO_EVENT;
    if (cutoff != NO_EVENT && p.expected != PLYCUT_NO_NODE)
        skips = s->key->nodes[p.expected].entered < cutoff;
    if (skips)
        stray_too_much(s, "you passed over ", passed_over(s->key, p.expected, given));
    else
        tell_extra(s, &p, given);
}

void diverge_VISITED_SET(Stray *s)
{
    const Key *key = s->key;
    bool leaves = only_leaves(key, s->item);
    size_t first = NO_EVENT;
    uint32_t extra = PLYCUT_NO_NODE;
    memset(s->marks, 0, key->trace.node_count);
    for (size_t i = 0; i < s->item->count; i++) {
        uint32_t node = s->item->refs[i].node;
        size_t cutoff = key_cutoff_over(key, node);
        s->marks[node] = 1;
        if (cutoff < first) {
            first = cutoff;
            extra = node;
        }
    }
    for (size_t i = 0; i < key->entered_count; i++) {
        uint32_t node = key->entered[i];
        if (key->nodes[node].entered < first && !s->marks[node] &&
            (!leaves || key->trace.nodes[node].leaf)) {
            stray_too_much(s, "you passed over ", node);
            return;
        }
    }
    stray_too_little(s, "you visited ", extra);
}

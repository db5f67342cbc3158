/* Marks for cutoffs, one by one and as a list, and for the updates of bounds in order. */
#include "grade/mark.h"

/* ---- Cutoffs ----------------------------------------------------------------------------- */

/* What the search has to say of a cutoff, or of a bound crossed at the last child. */
typedef struct Crossing {
    bool max;
    PlycutCutKind kind;
    double value, bound;
    uint32_t owner; /* of the bound, or PLYCUT_NO_NODE */
} Crossing;

/* Whose bound a node's last update crosses. */
static uint32_t last_owner(const Key *key, uint32_t node, bool max)
{
    size_t event = key->nodes[node].last_update;
    if (event == NO_EVENT)
        return PLYCUT_NO_NODE;
    const PlycutTraceEvent *e = &key->trace.events[event];
    return max ? e->beta_owner : e->alpha_owner;
}

/* Is this node of the nearest run of ancestors of the other player, in an alternating tree the
 * parent? */
static bool is_near(const PlycutTrace *trace, uint32_t node, uint32_t owner)
{
    PlycutPlayer player = trace->nodes[node].player;
    uint32_t up = trace->nodes[node].parent;
    while (up != PLYCUT_NO_NODE && trace->nodes[up].player == player)
        up = trace->nodes[up].parent;
    while (up != PLYCUT_NO_NODE && up != owner && trace->nodes[up].player != player)
        up = trace->nodes[up].parent;
    return up == owner;
}

/* A last child's crossing has the kind that a cutoff by this bound would have. */
static PlycutCutKind kind_by(const Key *key, uint32_t node, uint32_t owner)
{
    if (owner == PLYCUT_NO_NODE)
        return PLYCUT_WINDOW;
    return is_near(&key->trace, node, owner) ? PLYCUT_SHALLOW : PLYCUT_DEEP;
}

static Crossing crossing_of(const Key *key, uint32_t node)
{
    const KeyNode *n = &key->nodes[node];
    bool max = key->trace.nodes[node].player == PLYCUT_MAX;
    uint32_t owner = last_owner(key, node, max);
    Crossing c = {max, kind_by(key, node, owner), n->best, max ? n->beta : n->alpha, owner};
    if (n->cut != NO_EVENT) {
        c.kind = key->trace.events[n->cut].cut_kind;
        c.value = key->trace.events[n->cut].value;
        c.bound = key->trace.events[n->cut].bound;
        c.owner = key->trace.events[n->cut].owner;
    }
    return c;
}

static bool holds(Relation relation, double a, double b)
{
    switch (relation) {
    case REL_LESS:
        return a < b;
    case REL_AT_MOST:
        return a <= b;
    case REL_MORE:
        return a > b;
    case REL_AT_LEAST:
        return a >= b;
    case REL_NONE:
        break;
    }
    return true;
}

/* "2 <= 3" or "3 >= 2": both sides, the right way round, and true. */
static bool test_fits(const Crossing *c, const Item *item)
{
    bool up = item->relation == REL_MORE || item->relation == REL_AT_LEAST;
    if (item->relation == REL_NONE)
        return true;
    if (!holds(item->relation, item->value, item->bound))
        return false;
    if (up == c->max && same_number(item->value, c->value) && same_number(item->bound, c->bound))
        return true;
    return up != c->max && same_number(item->value, c->bound) && same_number(item->bound, c->value);
}

/* An alpha cutoff is one at a MIN node. */
static bool details_fit(const Crossing *c, const Item *item)
{
    return (item->alpha < 0 || (item->alpha != 0) == !c->max) &&
           (item->cut_kind < 0 || item->cut_kind == (int)c->kind) &&
           (!item->owned || item->owner == c->owner) && test_fits(c, item);
}

static const char *const LAST_CHILD = "a bound crossed at the last child, called a cut";

static bool judge_one(Judging *judging, const Item *item)
{
    const Key *key = judging->key;
    Crossing c = crossing_of(key, item->node);
    if (key->nodes[item->node].cut != NO_EVENT)
        return details_fit(&c, item);
    judging->reading = LAST_CHILD;
    return judging->readings.last && key_crossed_last(key, item->node) && details_fit(&c, item);
}

bool key_stops(const Key *key, uint32_t node, bool last)
{
    return key->nodes[node].cut != NO_EVENT || (last && key_crossed_last(key, node));
}

/* All that prune; all that only cross at the last child, or none of them. No node is listed twice.
 */
bool judge_CUTOFFS(Judging *judging, const Item *item)
{
    const Key *key = judging->key;
    bool last = judging->readings.last;
    size_t all = 0;
    if (item->node != PLYCUT_NO_NODE)
        return judge_one(judging, item);
    for (size_t i = 0; i < item->count; i++)
        if (!key_stops(key, item->refs[i].node, last))
            return false;
    for (uint32_t n = 0; n < key->trace.node_count; n++)
        all += key_stops(key, n, last);
    judging->reading = last ? LAST_CHILD : NULL;
    return item->count == all;
}

static void show_owner(const Key *key, uint32_t owner, Brief *brief)
{
    brief_text(brief, " by ");
    if (owner == PLYCUT_NO_NODE)
        brief_text(brief, "window");
    else
        brief_node(brief, key, owner);
}

/* With the owner of the bound where the student says one. */
static void show_cut(const Judging *judging, const Item *item, Brief *brief)
{
    const Key *key = judging->key;
    Crossing c = crossing_of(key, item->node);
    bool strict = key->trace.options.cut == PLYCUT_CUT_STRICT;
    if (!key_stops(key, item->node, judging->readings.last)) {
        brief_text(brief, "no cutoff");
        return;
    }
    brief_text(brief, c.max ? "beta " : "alpha ");
    brief_text(brief, plycut_cut_kind_text(c.kind));
    brief_text(brief, " ");
    brief_number(brief, c.value);
    brief_text(brief, c.max ? (strict ? " > " : " >= ") : (strict ? " < " : " <= "));
    brief_number(brief, c.bound);
    if (item->owned)
        show_owner(key, c.owner, brief);
}

void show_CUTOFFS(const Judging *judging, const Item *item, Brief *brief)
{
    const Key *key = judging->key;
    bool any = false;
    if (item->node != PLYCUT_NO_NODE) {
        show_cut(judging, item, brief);
        return;
    }
    for (size_t i = 0; i < key->trace.event_count && !brief->full; i++)
        if (key->trace.events[i].kind == PLYCUT_EVENT_CUTOFF) {
            brief_text(brief, any ? ", " : "");
            brief_node(brief, key, key->trace.events[i].node);
            any = true;
        }
    brief_text(brief, any ? "" : "none");
}

/* ---- Updates ----------------------------------------------------------------------------- */

const KeyUpdate *next_update(const Key *key, bool crossing, size_t *index)
{
    while (*index < key->update_count && key->updates[*index].crossing && !crossing)
        ++*index;
    return *index < key->update_count ? &key->updates[(*index)++] : NULL;
}

bool judge_UPDATES(Judging *judging, const Item *item)
{
    const KeyUpdate *made;
    size_t index = 0, count = 0;
    while ((made = next_update(judging->key, judging->readings.crossing, &index)) != NULL) {
        if (count >= item->count)
            return false;
        const Tightening *update = &item->updates[count++];
        if (update->node != made->made.node || update->alpha != made->made.alpha ||
            !same_number(update->value, made->made.value))
            return false;
    }
    judging->reading =
        judging->readings.crossing ? "updated before the test, crossing ones too" : NULL;
    return count == item->count;
}

void show_UPDATES(const Judging *judging, const Item *item, Brief *brief)
{
    const KeyUpdate *made;
    size_t index = 0;
    (void)item;
    while (!brief->full &&
           (made = next_update(judging->key, judging->readings.crossing, &index)) != NULL) {
        brief_text(brief, brief->length > 0 ? ", " : "");
        brief_text(brief, made->made.alpha ? "alpha " : "beta ");
        brief_node(brief, judging->key, made->made.node);
        brief_text(brief, " ");
        brief_number(brief, made->made.value);
    }
    brief_text(brief, brief->length == 0 ? "none" : "");
}

/* Divergences of numbers, of values and windows at nodes, of cutoffs and of updates. */
#include "exercise/diverge.h"

static void (*const DIVERGE_TABLE[])(Stray *) = {
#define CLAIM(name)
#define RESPONSE(id, member, shape) diverge_##id,
#define ALIAS(word, id)
#include "exercise/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

void diverge(Stray *stray)
{
    stray->event = NO_EVENT;
    stray->node = PLYCUT_NO_NODE;
    stray->astray = PLYCUT_ASTRAY_OTHER;
    DIVERGE_TABLE[stray->item->kind](stray);
}

static void say_key(Stray *s)
{
    Judging judging = {.key = s->key, .readings = s->readings};
    show(&judging, s->item, &s->text);
}

/* ---- The whole search -------------------------------------------------------------------- */

/* Too many of what is visited is too little pruned. */
static void tell_count(Stray *s, const char *what, uint64_t count)
{
    s->astray = s->item->value > (double)count ? PLYCUT_ASTRAY_TOO_LITTLE : PLYCUT_ASTRAY_TOO_MUCH;
    say(s, "you count ");
    say_number(s, s->item->value);
    say(s, what);
    say(s, "; the search visits ");
    say_key(s);
}

void diverge_LEAVES(Stray *s)
{
    tell_count(s, " leaves", s->key->trace.result.leaves);
}

void diverge_NODES(Stray *s)
{
    tell_count(s, " nodes", s->key->trace.result.nodes);
}

void diverge_NODES_WITH_ROOT(Stray *s)
{
    tell_count(s, " nodes with the root", s->key->trace.result.nodes);
}

void diverge_NODES_WITHOUT_ROOT(Stray *s)
{
    tell_count(s, " nodes without the root", s->key->trace.result.nodes - 1);
}

static void tell_cutoffs(Stray *s, const char *what)
{
    say(s, "you count ");
    say_number(s, s->item->value);
    say(s, what);
    say(s, "; the search makes ");
    say_key(s);
}

void diverge_SHALLOW(Stray *s)
{
    tell_cutoffs(s, " shallow cutoffs");
}

void diverge_DEEP(Stray *s)
{
    tell_cutoffs(s, " deep cutoffs");
}

/* "you have 4 at the root; A returns 3, from B" */
static void tell_root(Stray *s, const char *have)
{
    uint32_t best = key_best(s->key);
    s->node = 0;
    say(s, have);
    say(s, s->item->given);
    say(s, "; the root returns ");
    say_number(s, s->key->trace.result.value);
    if (best == PLYCUT_NO_NODE)
        return;
    say(s, ", from ");
    say_node(s, best);
}

void diverge_VALUE(Stray *s)
{
    tell_root(s, "your root value is ");
}

/* Is the student's move as good as the search's? */
static bool ties(const Stray *s)
{
    const PlycutTraceNode *tree = s->key->roster->tree.nodes;
    uint32_t given = s->item->count > 0 ? s->item->refs[0].node : PLYCUT_NO_NODE;
    return given != PLYCUT_NO_NODE && tree[given].parent == 0 &&
           same_number(tree[given].value, tree[0].value);
}

void diverge_BEST(Stray *s)
{
    tell_root(s, "your best move is ");
    say(s, ties(s) ? ", which comes first: a tie replaces nothing" : "");
}

void diverge_VARIATION(Stray *s)
{
    say(s, "your principal variation is ");
    say(s, s->item->given);
    say(s, "; the search's is ");
    say_key(s);
}

/* ---- A node ------------------------------------------------------------------------------ */

/* A node that was never visited has nothing to write down. True where it was so. */
static bool tell_unvisited(Stray *s, const char *gave)
{
    if (s->key->trace.nodes[s->item->node].visited)
        return false;
    stray_too_little(s, gave, s->item->node);
    return true;
}

void diverge_VALUES(Stray *s)
{
    uint32_t node = s->item->node;
    bool truth = s->readings.truth && s->item->type == PLYCUT_EXACT;
    s->node = node;
    if (!truth && tell_unvisited(s, "you gave a value to "))
        return;
    s->event = s->key->nodes[node].left;
    say(s, "you have ");
    say(s, s->item->given);
    say(s, " at ");
    say_node(s, node);
    say(s, "; ");
    if (truth) {
        say(s, "its minimax value is ");
        say_key(s);
    } else {
        say_returned(s, node);
    }
}

/* "alpha 3 is A's, from B" */
static void say_side(Stray *s, const char *side, const PlycutTraceBound *bound)
{
    if (bound->owner == PLYCUT_NO_NODE)
        return;
    say(s, side);
    say_number(s, bound->value);
    say(s, " is ");
    say_node(s, bound->owner);
    say(s, "'s best, from ");
    say_node(s, bound->witness);
}

void diverge_WINDOWS(Stray *s)
{
    const PlycutTraceNode *node = &s->key->trace.nodes[s->item->node];
    s->node = s->item->node;
    if (tell_unvisited(s, "you gave a window to "))
        return;
    bool entry = s->readings.window == WINDOW_ENTRY;
    s->event = entry ? s->key->nodes[s->node].entered : s->key->nodes[s->node].left;
    say(s, "you have the window ");
    say(s, s->item->given);
    say(s, " at ");
    say_node(s, s->node);
    say(s, entry ? "; it is given " : "; in the end it has ");
    say_key(s);
    if (entry) {
        say_side(s, "; alpha ", &node->alpha);
        say_side(s, "; beta ", &node->beta);
    }
}

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
        if (key->nodes[node].cut == NO_EVENT && !key_crossed_last(key, node) && left < first) {
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
    if (cut == NO_EVENT && !key_crossed_last(s->key, node)) {
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
    if (cut != NO_EVENT && s->key->trace.events[cut].owner != PLYCUT_NO_NODE) {
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
    s->node = made != NULL ? made->made.node : given->node;
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

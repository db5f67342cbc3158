/* Divergences of numbers, and of values and windows at nodes. */
#include "grade/diverge.h"

static void (*const DIVERGE_TABLE[])(Stray *) = {
#define CLAIM(name)
#define RESPONSE(id, member, shape) diverge_##id,
#define ALIAS(word, id)
#include "grade/response.def"
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

void say_key(Stray *s)
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

void diverge_BEST(Stray *s)
{
    tell_root(s, "your best move is ");
    if (key_best(s->key) == PLYCUT_NO_NODE)
        say(s, ", which proves no move best");
    else if (ties_with_best(s->key, s->item))
        say(s, ", which comes first: a tie replaces nothing");
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
    if (s->item->never) {
        stray_too_much(s, "you never visit ", node);
        return;
    }
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

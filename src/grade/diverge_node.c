/* Divergences of numbers, and of values and windows at nodes. */
#include "grade/diverge.h"

static void (*const DIVERGE_TABLE[])(Divergence *) = {
#define FACT(id, name, shape, windowed) diverge_##id,
#include <plycut/facts.def>
};

void diverge(Divergence *d)
{
    d->facts = d->judging->facts;
    d->event = NO_EVENT;
    d->node = PLYCUT_NO_NODE;
    d->pruning = PLYCUT_PRUNING_OTHER;
    judging_found(d->judging, d->item, &d->found);
    DIVERGE_TABLE[d->item->answer.fact](d);
}

void say_key(Divergence *s)
{
    judging_show(s->judging, s->item, &s->text);
}

/* ---- The whole search -------------------------------------------------------------------- */

/* Too many of what is visited is too little pruned. */
static void tell_count(Divergence *s, const char *what)
{
    s->pruning = s->item->answer.number > s->found.number ? PLYCUT_PRUNING_TOO_LITTLE : PLYCUT_PRUNING_TOO_MUCH;
    say(s, "you count ");
    say_number(s, s->item->answer.number);
    say(s, what);
    say(s, "; the search visits ");
    say_key(s);
}

void diverge_LEAVES(Divergence *s)
{
    tell_count(s, " leaves");
}

void diverge_NODES(Divergence *s)
{
    tell_count(s, s->found.reading == NODES_WITH_ROOT ? " nodes with the root" : " nodes without the root");
}

static void tell_cutoffs(Divergence *s, const char *what)
{
    say(s, "you count ");
    say_number(s, s->item->answer.number);
    say(s, what);
    say(s, "; the search makes ");
    say_key(s);
}

void diverge_SHALLOW(Divergence *s)
{
    tell_cutoffs(s, " shallow cutoffs");
}

void diverge_DEEP(Divergence *s)
{
    tell_cutoffs(s, " deep cutoffs");
}

/* "you have 4 at the root; A returns 3, from B" */
static void tell_root(Divergence *s, const char *have)
{
    uint32_t best = facts_best(s->facts);
    s->node = 0;
    say(s, have);
    say(s, s->item->given);
    say(s, "; the root returns ");
    say_number(s, s->facts->trace->result.value);
    if (best == PLYCUT_NO_NODE)
        return;
    say(s, ", from ");
    say_node(s, best);
}

void diverge_VALUE(Divergence *s)
{
    tell_root(s, "your root value is ");
}

void diverge_BEST(Divergence *s)
{
    tell_root(s, "your best move is ");
    if (facts_best(s->facts) == PLYCUT_NO_NODE)
        say(s, ", which proves no move best");
    else if (ties_with_best(s->facts, &s->item->answer))
        say(s, ", which comes first: a tie replaces nothing");
}

void diverge_VARIATION(Divergence *s)
{
    say(s, "your principal variation is ");
    say(s, s->item->given);
    say(s, "; the search's is ");
    say_key(s);
}

/* ---- A node ------------------------------------------------------------------------------ */

/* A node that was never visited has nothing to write down. True where it was so. */
static bool tell_unvisited(Divergence *s, const char *gave)
{
    if (s->facts->trace->nodes[s->item->answer.node].visited)
        return false;
    pruned_too_little(s, gave, s->item->answer.node);
    return true;
}

void diverge_VALUES(Divergence *s)
{
    uint32_t node = s->item->answer.node;
    bool truth = s->found.reading == VALUES_TRUE && s->item->answer.bound == PLYCUT_EXACT;
    s->node = node;
    if (s->item->answer.never) {
        pruned_too_much(s, "you never visit ", node);
        return;
    }
    if (!truth && tell_unvisited(s, "you gave a value to "))
        return;
    s->event = s->facts->nodes[node].left;
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

/* A word for a node is known when the node is left. */
void diverge_TYPES(Divergence *s)
{
    s->node = s->item->answer.node;
    if (s->item->answer.never) {
        pruned_too_much(s, "you never visit ", s->node);
        return;
    }
    if (tell_unvisited(s, "you gave a type to "))
        return;
    s->event = s->facts->nodes[s->node].left;
    say(s, "you have ");
    say(s, s->item->given);
    say(s, " at ");
    say_node(s, s->node);
    say(s, "; it is ");
    say_key(s);
}

/* "alpha 3 is A's, from B" */
static void say_side(Divergence *s, const char *side, const PlycutTraceBound *bound)
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

void diverge_WINDOWS(Divergence *s)
{
    const PlycutTraceNode *node = &s->facts->trace->nodes[s->item->answer.node];
    s->node = s->item->answer.node;
    if (tell_unvisited(s, "you gave a window to "))
        return;
    bool entry = s->found.reading == WINDOWS_ENTRY;
    s->event = entry ? s->facts->nodes[s->node].entered : s->facts->nodes[s->node].left;
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

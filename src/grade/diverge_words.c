/* Words for divergences: why nothing may be cut yet, or what had been cut off. */
#include "grade/diverge.h"

#include <math.h>

void say(Divergence *s, const char *text)
{
    brief_text(&s->text, text);
}

void say_node(Divergence *s, uint32_t node)
{
    brief_node(&s->text, s->facts->trace, node);
}

void say_number(Divergence *s, double value)
{
    brief_number(&s->text, value);
}

/* What a node knows when an event comes: its last update before it, or its entry. */
static const PlycutTraceEvent *known_before(const Facts *facts, uint32_t node, size_t event)
{
    while (event-- > 0) {
        const PlycutTraceEvent *e = &facts->trace->events[event];
        if (e->node == node && (e->kind == PLYCUT_EVENT_UPDATE || e->kind == PLYCUT_EVENT_ENTER))
            return e;
    }
    return NULL;
}

/* " (owned by A)" */
static void say_owner(Divergence *s, uint32_t owner)
{
    if (owner == PLYCUT_NO_NODE) {
        say(s, " (the window that was asked for)");
        return;
    }
    say(s, " (owned by ");
    say_node(s, owner);
    say(s, ")");
}

static void say_best(Divergence *s, const PlycutTraceEvent *e, bool max)
{
    say_node(s, e->node);
    say(s, max ? " is >= " : " is <= ");
    say_number(s, e->best);
}

/* The best does not cross the bound. */
static void say_uncrossed(Divergence *s, const PlycutTraceEvent *e, bool max)
{
    double bound = max ? e->beta : e->alpha;
    say_best(s, e, max);
    if (isinf(bound)) {
        say(s, max ? " and nothing bounds it from above" : " and nothing bounds it from below");
    } else {
        say(s, " and its bound is ");
        say_number(s, bound);
        say_owner(s, max ? e->beta_owner : e->alpha_owner);
    }
    say(s, same_number(e->best, bound) ? ": equality does not cut under cut=strict"
                                       : ": nothing may be cut yet");
}

void say_not_cut(Divergence *s, uint32_t node, size_t event)
{
    const PlycutTraceEvent *e = known_before(s->facts, node, event);
    bool max = s->facts->trace->nodes[node].player == PLYCUT_MAX;
    if (!s->facts->trace->options.algorithm->windowed) {
        say(s, "minimax prunes nothing");
        return;
    }
    say(s, "at that moment ");
    if (e != NULL && e->kind == PLYCUT_EVENT_UPDATE) {
        say_uncrossed(s, e, max);
        return;
    }
    say(s, "no child of ");
    say_node(s, node);
    say(s, " has returned: nothing may be cut yet");
}

void say_crossing(Divergence *s, size_t cutoff)
{
    const PlycutTraceEvent *e = &s->facts->trace->events[cutoff];
    bool max = s->facts->trace->nodes[e->node].player == PLYCUT_MAX,
         strict = s->facts->trace->options.cut == PLYCUT_CUT_STRICT;
    say_number(s, e->value);
    say(s, max ? (strict ? " > " : " >= ") : (strict ? " < " : " <= "));
    say_number(s, e->bound);
    if (e->owner == PLYCUT_NO_NODE) {
        say(s, ", the end of the window that was asked for");
        return;
    }
    say(s, ", ");
    say_node(s, e->owner);
    say(s, "'s best");
    say(s, e->cut_kind == PLYCUT_DEEP ? " (a deep cutoff)" : "");
}

void say_cut(Divergence *s, size_t cutoff, const char *before)
{
    say_node(s, s->facts->trace->events[cutoff].node);
    say(s, " was cut off");
    say(s, before);
    say(s, ": ");
    say_crossing(s, cutoff);
}

void say_returned(Divergence *s, uint32_t node)
{
    const PlycutTraceNode *n = &s->facts->trace->nodes[node];
    say_node(s, node);
    say(s, " returns ");
    brief_returned(&s->text, n->value, n->type);
    if (s->facts->nodes[node].cut != NO_EVENT) {
        say(s, ", cut off by ");
        say_crossing(s, s->facts->nodes[node].cut);
    }
}

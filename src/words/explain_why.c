/* Explain why what a cutoff prunes cannot matter (Knuth & Moore 1975, section 2).
 *
 * The cut node is at most v (a MIN node; at least v, a MAX node), whatever the pruned subtrees are.
 * It matters to the bound's owner only if every node between passes its value up. A node of the
 * other player that takes it is then at most v as well - whether it has a value yet or not - and
 * one that does not take it makes the cut node irrelevant; a node of the same player takes at most
 * what its child has. So the owner is offered at most v, which is no better than what it has. A
 * node on the way that is sure of as much already refuses it itself, and the argument ends there.
 */
#include "words/explain.h"
#include "words/wrap.h"

/* More links than this are not told one by one. */
#define LINKS_TOLD 6

/* How the argument goes up the path. */
typedef struct Chain {
    int links;    /* nodes between the cut node and the owner */
    uint32_t end; /* the node that refuses the value before the owner could, or PLYCUT_NO_NODE */
} Chain;

/* The argument at one cutoff. */
typedef struct Why {
    const Telling *t;
    const PlycutTraceEvent *event;
    PlycutPlayer player; /* of the cut node */
    const char *most;    /* "at most" or "at least" */
} Why;

static void tell_limit(const Why *w)
{
    plycut_out_format(w->t->out, "%s ", w->most);
    plycut_out_number(w->t->out, w->event->value);
}

/* "J, a MAX node, has no value yet; even if it takes that of N, it is at most 10 too." What it has
 * may itself be only a bound, so that it cannot be said here that N's value is refused. */
static void tell_taker(const Why *w, uint32_t node, uint32_t from)
{
    const SoFar *so_far = &w->t->so_far[node];
    plycut_out_char(w->t->out, ' ');
    tell_node_begins(w->t, node);
    plycut_out_format(w->t->out, ", a %s node, has ",
                      explain_player_word(w->t->trace->nodes[node].player));
    if (so_far->any)
        tell_value(w->t, so_far->best, explain_type(w->t, so_far->from));
    else
        plycut_out_text(w->t->out, "no value yet");
    plycut_out_text(w->t->out,
                    so_far->any ? " so far; it takes that of " : "; even if it takes that of ");
    tell_node(w->t, from);
    plycut_out_text(w->t->out,
                    so_far->any ? " only if it has nothing better, and is then " : ", it is ");
    tell_limit(w);
    plycut_out_text(w->t->out, so_far->any ? "." : " too.");
}

/* "C, a MIN node, is then at most 10 as well." */
static void tell_follower(const Why *w, uint32_t node)
{
    plycut_out_char(w->t->out, ' ');
    tell_node_begins(w->t, node);
    plycut_out_format(w->t->out, ", a %s node, is then ", explain_player_word(w->player));
    tell_limit(w);
    plycut_out_text(w->t->out, " as well.");
}

/* Is a node's best so far something that it is sure of? To refuse what a MIN node has, MAX must
 * have at least so much already: a value that is itself at most so much will not do. */
static bool is_sure(const Why *w, uint32_t node)
{
    PlycutBound type = explain_type(w->t, w->t->so_far[node].from);
    return type == PLYCUT_EXACT || type == (w->player == PLYCUT_MAX ? PLYCUT_UPPER : PLYCUT_LOWER);
}

/* Has a node of the other player so much already that it will never take the cut node's value? */
static bool refuses(const Why *w, uint32_t node)
{
    const SoFar *so_far = &w->t->so_far[node];
    return w->t->trace->nodes[node].player != w->player && so_far->any && is_sure(w, node) &&
           (w->player == PLYCUT_MIN ? so_far->best >= w->event->value
                                    : so_far->best <= w->event->value);
}

/* ", and a tie replaces nothing.", " and as a MAX node does not want less." */
static void tell_unwanted(const Why *w, double has)
{
    if (explain_same(w->event->value, has))
        plycut_out_text(w->t->out, ", and a tie replaces nothing.");
    else
        plycut_out_format(w->t->out, " and as a %s node does not want %s.",
                          explain_player_word(plycut_other(w->player)),
                          w->player == PLYCUT_MIN ? "less" : "more");
}

/* "B already has 7 from E and as a MIN node does not want more." */
static void tell_refuser(const Why *w, uint32_t node)
{
    const SoFar *so_far = &w->t->so_far[node];
    plycut_out_char(w->t->out, ' ');
    tell_node_begins(w->t, node);
    plycut_out_text(w->t->out, " already has ");
    tell_value(w->t, so_far->best, explain_type(w->t, so_far->from));
    plycut_out_text(w->t->out, " from ");
    tell_witness(w->t, so_far->from);
    tell_unwanted(w, so_far->best);
}

static void tell_link(const Why *w, uint32_t node, uint32_t from)
{
    if (refuses(w, node))
        tell_refuser(w, node);
    else if (w->t->trace->nodes[node].player == w->player)
        tell_follower(w, node);
    else
        tell_taker(w, node, from);
}

/* The nodes between the cut node and the owner (all ancestors, where nobody owns the bound), up to
 * the first that refuses. */
static Chain tell_chain(const Why *w)
{
    const PlycutTraceNode *nodes = w->t->trace->nodes;
    Chain chain = {.end = PLYCUT_NO_NODE};
    uint32_t from = w->event->node;
    for (uint32_t n = nodes[from].parent;
         n != PLYCUT_NO_NODE && n != w->event->owner && chain.end == PLYCUT_NO_NODE;
         from = n, n = nodes[n].parent) {
        if (++chain.links > LINKS_TOLD)
            continue;
        tell_link(w, n, from);
        chain.end = refuses(w, n) ? n : PLYCUT_NO_NODE;
    }
    if (chain.links > LINKS_TOLD)
        plycut_out_format(w->t->out, " And so on, for %d nodes more, up the path.",
                          chain.links - LINKS_TOLD);
    return chain;
}

/* "nothing above 10" */
static void tell_nothing_beyond(const Why *w)
{
    plycut_out_format(w->t->out, "nothing %s ", w->player == PLYCUT_MIN ? "above" : "below");
    plycut_out_number(w->t->out, w->event->value);
}

/* The owner compares. */
static void tell_refusal(const Why *w)
{
    tell_holder(w->t, w->event);
    tell_unwanted(w, w->event->bound);
}

static void tell_owner(const Why *w, int links)
{
    if (links == 0) {
        plycut_out_text(w->t->out,
                        w->event->owner == 0 && !w->t->trace->stored ? " But " : " Its parent ");
        tell_refusal(w);
        return;
    }
    plycut_out_text(w->t->out, " So ");
    tell_nothing_beyond(w);
    plycut_out_text(w->t->out, " can reach ");
    tell_node(w->t, w->event->owner);
    plycut_out_text(w->t->out, " by way of ");
    tell_node(w->t, w->event->node);
    plycut_out_text(w->t->out, "; ");
    tell_refusal(w);
}

static void tell_nobody(const Why *w, int links)
{
    plycut_out_text(w->t->out, " So ");
    tell_nothing_beyond(w);
    plycut_out_text(w->t->out, links == 0 ? " comes of it" : " can reach the root by way of ");
    if (links > 0)
        tell_node(w->t, w->event->node);
    bool low = w->player == PLYCUT_MIN, strict = w->t->trace->options.cut == PLYCUT_CUT_STRICT;
    plycut_out_format(w->t->out, ", and only values %s ", strict ? "of" : low ? "above" : "below");
    plycut_out_number(w->t->out, w->event->bound);
    if (strict)
        plycut_out_text(w->t->out, low ? " or more" : " or less");
    plycut_out_text(w->t->out, " were asked for: what it is exactly does not matter.");
}

/* The nodes of the other player next above that have the best value so far: PLYCUT_NO_NODE, if
 * none. */
static uint32_t best_parent(const Why *w)
{
    const PlycutTraceNode *nodes = w->t->trace->nodes;
    uint32_t found = PLYCUT_NO_NODE, n = nodes[w->event->node].parent;
    while (n != PLYCUT_NO_NODE && nodes[n].player == w->player)
        n = nodes[n].parent;
    for (; n != PLYCUT_NO_NODE && nodes[n].player != w->player; n = nodes[n].parent) {
        const SoFar *so_far = &w->t->so_far[n];
        if (so_far->any && (found == PLYCUT_NO_NODE ||
                            (w->player == PLYCUT_MIN ? so_far->best > w->t->so_far[found].best
                                                     : so_far->best < w->t->so_far[found].best)))
            found = n;
    }
    return found;
}

/* The bound is a distant one, but a nearer would have done. */
static void tell_suffices(const Why *w, const Chain *chain)
{
    uint32_t parent = best_parent(w);
    if (w->event->cut_kind == PLYCUT_SHALLOW || !w->event->shallow_suffices ||
        parent == PLYCUT_NO_NODE || !is_sure(w, parent))
        return;
    if (parent == chain->end) {
        plycut_out_text(w->t->out, " That would have been enough for this cutoff.");
        return;
    }
    plycut_out_text(w->t->out, " (The ");
    plycut_out_number(w->t->out, w->t->so_far[parent].best);
    plycut_out_text(w->t->out, " that ");
    tell_node(w->t, parent);
    plycut_out_text(w->t->out, " has from ");
    tell_witness(w->t, w->t->so_far[parent].from);
    plycut_out_text(w->t->out, " would have been enough for this cutoff.)");
}

/* A node on the way that has no use for the value ends the matter at once. */
static void tell_otherwise(const Why *w, const Chain *chain)
{
    if (chain->links == 0 || (chain->links == 1 && chain->end != PLYCUT_NO_NODE))
        return;
    plycut_out_text(w->t->out, " And if a node on the way takes another child's value, ");
    tell_node(w->t, w->event->node);
    plycut_out_text(w->t->out, " does not matter at all.");
}

void tell_why(const Telling *t, const PlycutTraceEvent *event)
{
    PlycutPlayer player = t->trace->nodes[event->node].player;
    Why w = {.t = t,
             .event = event,
             .player = player,
             .most = player == PLYCUT_MIN ? "at most" : "at least"};
    plycut_out_format(t->out, TELL_MARGIN WRAP_HANG "Why %s cannot matter: whatever %s, ",
                      event->pruned_count == 1 ? "it" : "they",
                      event->pruned_count == 1 ? "it is worth" : "they are worth");
    tell_node(t, event->node);
    plycut_out_format(t->out, ", a %s node, is ", explain_player_word(player));
    tell_limit(&w);
    plycut_out_char(t->out, '.');
    Chain chain = tell_chain(&w);
    if (chain.end == PLYCUT_NO_NODE && event->owner == PLYCUT_NO_NODE)
        tell_nobody(&w, chain.links);
    else if (chain.end == PLYCUT_NO_NODE)
        tell_owner(&w, chain.links);
    tell_suffices(&w, &chain);
    tell_otherwise(&w, &chain);
    plycut_out_char(t->out, '\n');
}

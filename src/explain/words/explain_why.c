/* Explain why what a cutoff prunes cannot matter (Knuth & Moore 1975, section 2).
 *
 * A MIN node that is cut off is worth at most v (a MAX node, at least v), whatever the pruned subtrees
 * are worth. It matters to the bound's owner only if every node in between passes its value up. A node
 * of the other player that takes the value is then at most v as well, whether it has a value yet or
 * not; one that does not take it makes the cut node irrelevant; a node of the same player takes at most
 * what its child has. So the owner is offered at most v, which is no better than what it has. If a node
 * on the way is already sure of as much, it refuses the value itself, and the argument ends there.
 *
 * Under fail-hard, the nodes in between are offered the bound, which the cut node returns instead of v. */
#include "words/explain.h"

/* A longer chain is shortened. */
enum { LINKS_TOLD = 6 };

/* The argument at one cutoff, and how it goes up the path. */
typedef struct Argument {
    const PlycutTraceEvent *event;
    PlycutPlayer player; /* of the cut node */
    double limit;        /* the nodes above are offered at most this value (or at least) */
    PlycutBound type;    /* which of the two */
    bool decided;        /* MAX or MIN decides at one of them */
    uint32_t links;      /* nodes between the cut node and the owner */
    uint32_t end; /* the node that refuses the value before the owner could, or PLYCUT_NO_NODE */
} Argument;

#define LIMIT(term) VALUE(term, a->limit, a->type)

/* ---- The nodes on the way ---------------------------------------------------------------- */

/* Is a node sure of its best value so far? To refuse a MIN node's value, MAX must already have at least as much; a
 * best value that is only an upper bound is not enough. */
static bool is_sure(const Explanation *e, const Argument *a, uint32_t node)
{
    const PlycutBound type = e->best[e->best[node].from].type;
    return type != a->type && type != PLYCUT_UNPROVED;
}

/* Does a node of the other player already have so much that it will never take what the cut node returns? */
static bool refuses(const Explanation *e, const Argument *a, uint32_t node)
{
    const BestSoFar *best = &e->best[node];
    return e->trace->nodes[node].player != a->player && best->any && is_sure(e, a, node) &&
           !plycut_prefers(a->player, best->value, a->limit);
}

/* "A already has 12 from B, and a MAX node never takes less." */
static void tell_refusal(Explanation *e, const Argument *a, uint32_t node, double held,
                         uint32_t witness)
{
    tell(e, same_number(a->limit, held) ? SENTENCE_REFUSES_TIE : SENTENCE_REFUSES, NODE(node, node),
         VALUE(held, held, e->best[witness].type), NODE(witness, witness));
}

/* A node on the way. Its own best may be only a bound; then one cannot say here that it refuses the value from
 * below. */
static void tell_link(Explanation *e, const Argument *a, uint32_t node, uint32_t from)
{
    const BestSoFar *best = &e->best[node];
    if (refuses(e, a, node))
        tell_refusal(e, a, node, best->value, best->from);
    else
        tell(e,
             e->trace->nodes[node].player == a->player ? SENTENCE_FOLLOWS
             : best->any                               ? SENTENCE_TAKES
                                                       : SENTENCE_TAKES_FIRST,
             NODE(node, node), NODE(from, from), LIMIT(limit),
             VALUE(best, best->value, e->best[best->from].type));
}

/* The nodes between the cut node and the owner (all ancestors if the bound has no owner), up to
 * the first that refuses. */
static void tell_links(Explanation *e, Argument *a)
{
    uint32_t from = a->event->node;
    for (uint32_t n = e->trace->nodes[from].parent;
         n != PLYCUT_NO_NODE && n != a->event->owner && a->end == PLYCUT_NO_NODE;
         from = n, n = e->trace->nodes[n].parent) {
        if (!plycut_decides(e->trace->nodes[n].player)) {
            const ChanceSum others = chance_sum(e->trace, a->event, n, from);
            const double limit =
                a->type == PLYCUT_UPPER ? e->trace->limits.high : e->trace->limits.low;
            const double sum = plycut_add_product(
                others.sum, 1, a->type == PLYCUT_UPPER ? others.gained.high : others.gained.low);
            a->limit = plycut_add_product(sum, e->trace->nodes[from].probability, a->limit);
            a->limit = plycut_add_product(a->limit, others.rest, limit);
            if (++a->links <= LINKS_TOLD)
                tell(e, others.rest > 0 ? SENTENCE_FOLLOWS_CHANCE : SENTENCE_FOLLOWS_CHANCE_KNOWN,
                     NODE(node, n), LIMIT(limit));
            continue;
        }
        a->decided = true;
        if (++a->links > LINKS_TOLD)
            continue;
        tell_link(e, a, n, from);
        a->end = refuses(e, a, n) ? n : PLYCUT_NO_NODE;
    }
    if (a->links > LINKS_TOLD)
        tell(e, SENTENCE_AND_SO_ON, COUNT(count, a->links - LINKS_TOLD));
}

/* ---- Where the argument ends ------------------------------------------------------------- */

/* No node on the way refuses: the owner does, or the window. */
static void tell_end_of_way(Explanation *e, const Argument *a)
{
    const PlycutTraceEvent *event = a->event;
    const bool owned = event->owner != PLYCUT_NO_NODE;
    if (a->links > 0)
        tell(e, owned ? SENTENCE_REACHES_OWNER : SENTENCE_REACHES_ROOT, CUT_NODE(node, event),
             EXACT(limit, a->limit), NODE(owner, event->owner));
    if (owned)
        tell_refusal(e, a, event->owner, event->held, event->witness);
    else
        tell(e, SENTENCE_NOT_ASKED, CUT_NODE(node, event), EXACT(bound, event->held));
}

/* Among the nearest ancestors of the other player, the one with the best value so far, or PLYCUT_NO_NODE. */
static uint32_t best_parent(const Explanation *e, const Argument *a)
{
    const PlycutTraceNode *nodes = e->trace->nodes;
    uint32_t found = PLYCUT_NO_NODE, n = nodes[a->event->node].parent;
    while (n != PLYCUT_NO_NODE && nodes[n].player == a->player)
        n = nodes[n].parent;
    for (; n != PLYCUT_NO_NODE && nodes[n].player != a->player; n = nodes[n].parent) {
        const BestSoFar *best = &e->best[n];
        if (best->any &&
            (found == PLYCUT_NO_NODE ||
             plycut_prefers(plycut_other(a->player), best->value, e->best[found].value)))
            found = n;
    }
    return found;
}

/* The bound comes from further up, but a nearer one would have been enough. */
static void tell_suffices(Explanation *e, const Argument *a)
{
    uint32_t parent = best_parent(e, a);
    if (e->trace->chance || a->event->cut_kind == PLYCUT_SHALLOW || !a->event->shallow_suffices ||
        parent == PLYCUT_NO_NODE || !is_sure(e, a, parent))
        return;
    if (parent == a->end)
        tell_sentence(e, SENTENCE_SUFFICES, NO_TERMS);
    else
        tell(e, SENTENCE_SUFFICES_TOO, EXACT(best, e->best[parent].value), NODE(node, parent),
             NODE(witness, e->best[parent].from));
}

/* ---- The whole --------------------------------------------------------------------------- */

/* Fail-hard returns the bound instead of a value beyond it; if the owner is the parent, the argument needs no other
 * value. */
static void tell_clipped(Explanation *e, Argument *a)
{
    const PlycutTraceEvent *event = a->event;
    if (e->trace->options.fail != PLYCUT_FAIL_HARD || same_number(event->value, event->bound) ||
        e->trace->nodes[event->node].parent == event->owner)
        return;
    a->limit = event->bound;
    tell(e, SENTENCE_WHY_CLIPPED, CUT_NODE(node, event), LIMIT(limit));
}

void tell_why(Explanation *e, const PlycutTraceEvent *event)
{
    /* A chance node that is cut off stops as MAX does at beta, or as MIN does at alpha. */
    const PlycutPlayer decider = e->trace->nodes[event->node].player,
                       player = plycut_decides(decider)      ? decider
                                : event->side == PLYCUT_BETA ? PLYCUT_MAX
                                                             : PLYCUT_MIN;
    Argument argument = {.event = event,
                         .player = player,
                         .limit = event->value,
                         .type = event->side == PLYCUT_BETA ? PLYCUT_LOWER : PLYCUT_UPPER,
                         .end = PLYCUT_NO_NODE};
    Argument *a = &argument;
    tell(e, SENTENCE_WHY, COUNT(count, event->pruned_count), PRUNED(e, event),
         CUT_NODE(node, event), LIMIT(limit));
    tell_clipped(e, a);
    tell_links(e, a);
    if (a->end == PLYCUT_NO_NODE)
        tell_end_of_way(e, a);
    tell_suffices(e, a);
    if (a->decided && (a->links > 1 || (a->links == 1 && a->end == PLYCUT_NO_NODE)))
        tell(e, SENTENCE_OTHERWISE, CUT_NODE(node, event));
}

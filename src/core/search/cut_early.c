/* Mistake: the child whose value crosses the bound is cut off, too, unless it is the first: the search uses a value
 * that it has not searched for. The value is right. */
#include "search/programs.h"
#include "search/verbs.h"

#include <string.h>

/* Search the child as the correct algorithm does, but report no event and count nothing. */
static double foresee(Search *s, Node *child)
{
    const PlycutObserver *observer = s->observer;
    const uint64_t events = s->events, nodes = s->nodes, leaves = s->leaves;
    uint64_t cutoffs[PLYCUT_CUT_KINDS];
    memcpy(cutoffs, s->cutoffs, sizeof cutoffs);
    const int64_t subtrees = s->pruned_subtrees, pruned = s->pruned_leaves;
    const int64_t listed_subtrees = s->listed_subtrees, listed = s->listed_leaves;
    s->observer = &search_ignore;
    const double value = search_program(s->options.algorithm->of, true)(s, child);
    s->observer = observer;
    s->events = events;
    s->nodes = nodes;
    s->leaves = leaves;
    memcpy(s->cutoffs, cutoffs, sizeof cutoffs);
    s->pruned_subtrees = subtrees;
    s->pruned_leaves = pruned;
    s->listed_subtrees = listed_subtrees;
    s->listed_leaves = listed;
    return value;
}

/* Would the child's value cross n's bound? Then n takes the value, although the child is never visited, so that nothing is
 * proved of it. */
static bool crosses_unseen(Search *s, Node *n, Node child)
{
    Node after = *n;
    const double value = foresee(s, &child);
    after.best = plycut_better(n->state.player, n->best, value);
    if (!crosses_bound(s, &after))
        return false;
    child.low = -INFINITY;
    child.high = INFINITY;
    update_either(s, n, &child, value);
    return true;
}

static double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    enter(s, n);
    PlycutSiblings left = n->left;
    for (Node child; next_child(s, n, &child); left = n->left) {
        give(s, n, &child);
        if (!isinf(n->best) && crosses_unseen(s, n, child)) {
            n->left = left;
            return cutoff(s, n);
        }
        update_either(s, n, &child, value_of(s, &child));
        if (crosses_bound(s, n))
            return cutoff(s, n);
    }
    return leave(s, n);
}

ENTRY(cut_early)
{
    return value_of(s, root);
}

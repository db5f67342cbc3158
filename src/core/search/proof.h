/* proof.h - what the children so far prove of a node: an interval in which its true value lies. It is that of the game as it is:
 * a search with a mistake may take a node for another player's, or a child for more or less probable. Traced searches only. */
#pragma once

#include "search/scale.h"

/* No child has returned yet. */
static inline void proof_begin(Node *n)
{
    n->low = n->high = PLYCUT_BY_PLAYER(n->truly, -INFINITY, INFINITY, 0);
    if (CHANCE) {
        n->chance.unseen = 1;
        n->chance.probes.proved = (PlycutLimits){0, 0};
    }
}

/* A child has returned. */
static inline void proof_add(Node *n, const Node *child)
{
    if (plycut_decides(n->truly)) {
        n->low = plycut_better(n->truly, n->low, child->low);
        n->high = plycut_better(n->truly, n->high, child->high);
    } else {
        n->low = plycut_add_product(n->low, child->chance.weight, child->low);
        n->high = plycut_add_product(n->high, child->chance.weight, child->high);
        n->chance.unseen =
            children_left(n) ? plycut_add_product(n->chance.unseen, -1, child->chance.weight) : 0;
    }
}

/* Children that were never visited may have any value between the limits. */
static inline void prove_left(const Search *s, Node *n)
{
    if (!plycut_decides(n->truly)) {
        const PlycutLimits proved = proved_of_chance(s, n);
        n->low = proved.low;
        n->high = proved.high;
    } else {
        *PLYCUT_BY_DECIDER(n->truly, &n->high, &n->low) =
            PLYCUT_BY_DECIDER(n->truly, s->limits.high, s->limits.low);
    }
}

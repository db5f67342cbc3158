/* fill_plan.c - which cutoffs suitable values of a shape's leaves can produce, decided exactly.
 *
 * The search below a node depends on the window only in two ways: which bounds are finite, and how the
 * leaves' values are ordered among each other and relative to the bounds. A value inside the window can
 * therefore be moved anywhere inside it. So a node is described by its possible outcomes - BELOW, INSIDE or
 * ABOVE its window - for each choice of finite bounds, and these follow from the children's outcomes: a MAX
 * node goes on as long as they are BELOW or INSIDE (after which its alpha is finite), and stops as soon as
 * one is ABOVE. That takes a few steps a node.
 * All values are chosen different, so >= and > cut the same nodes. */
#include "make/fill.h"

#include <string.h>

/* The possible outcomes of a child, from the point of view of its parent's player. */
static int32_t child_most(const Fill *fill, uint32_t node, uint32_t child, bool own, bool other,
                          int outcome)
{
    const Node *n = &fill->shape->tree.nodes[node];
    bool alpha = PLYCUT_BY_DECIDER(n->player, own, other),
         beta = PLYCUT_BY_DECIDER(n->player, other, own);
    return fill->nodes[n->first_child + child].most[alpha][beta][mirrored(n->player, outcome)];
}

static void raise(int32_t *most, int32_t here, int32_t rest)
{
    if (here != IMPOSSIBLE && rest != IMPOSSIBLE && here + rest > *most)
        *most = here + rest;
}

/* The leaves pruned if the child is the last one searched; IMPOSSIBLE if it must not be the last. */
static int32_t pruned_after(const Fill *fill, uint32_t node, uint32_t child)
{
    const Node *n = &fill->shape->tree.nodes[node];
    uint32_t pruned = 0;
    if (!fill->make->most_pruned)
        return child + 1 == fill->nodes[node].stop ? 0 : IMPOSSIBLE;
    for (uint32_t i = child + 1; i < n->child_count; i++)
        pruned += fill->nodes[n->first_child + i].leaves;
    return (int32_t)pruned;
}

/* After the last child: the node is no better than before, or better. If edges were to be cut here and
 * were not, every outcome is impossible. */
static FillRow last_row(const Fill *fill, uint32_t node)
{
    FillRow row;
    memset(&row, 0xff, sizeof row); /* IMPOSSIBLE */
    if (fill->nodes[node].stop == fill->shape->tree.nodes[node].child_count)
        for (int own = 0; own < 2; own++) {
            row.most[own][false][WORSE] = 0;
            row.most[own][true][BETTER] = 0;
        }
    return row;
}

static void solve_state(const Fill *fill, uint32_t node, uint32_t child, bool other, bool own,
                        bool better, const FillRow *after, int32_t most[OUTCOMES])
{
    int32_t worse = child_most(fill, node, child, own, other, WORSE);
    int32_t inside = child_most(fill, node, child, own, other, BETTER);
    for (int outcome = 0; outcome < OUTCOMES; outcome++) {
        most[outcome] = IMPOSSIBLE;
        raise(&most[outcome], worse, after->most[own][better][outcome]);
        raise(&most[outcome], inside, after->most[true][true][outcome]);
    }
    raise(&most[CROSSING], child_most(fill, node, child, own, other, CROSSING),
          pruned_after(fill, node, child));
}

/* Compute the rows of a node's children, from the last child to the first. */
static void solve_rows(Fill *fill, uint32_t node, bool other)
{
    uint32_t stop = fill->nodes[node].stop;
    fill->rows[stop] = last_row(fill, node);
    for (uint32_t child = stop; child-- > 0;)
        for (int state = 0; state < 4; state++)
            solve_state(fill, node, child, other, state & 1, state >> 1, &fill->rows[child + 1],
                        fill->rows[child].most[state & 1][state >> 1]);
}

static void solve_inner(Fill *fill, uint32_t node)
{
    PlycutPlayer player = fill->shape->tree.nodes[node].player;
    for (int other = 0; other < 2; other++) {
        solve_rows(fill, node, other);
        for (int own = 0; own < 2; own++)
            for (int outcome = 0; outcome < OUTCOMES; outcome++) {
                int alpha = PLYCUT_BY_DECIDER(player, own, other);
                int beta = PLYCUT_BY_DECIDER(player, other, own);
                fill->nodes[node].most[alpha][beta][mirrored(player, outcome)] =
                    fill->rows[0].most[own][false][outcome];
            }
    }
}

/* A leaf can lie on either side of a finite bound. */
static void solve_leaf(FillNode *leaf)
{
    for (int alpha = 0; alpha < 2; alpha++)
        for (int beta = 0; beta < 2; beta++) {
            leaf->most[alpha][beta][BELOW] = alpha ? 0 : IMPOSSIBLE;
            leaf->most[alpha][beta][INSIDE] = 0;
            leaf->most[alpha][beta][ABOVE] = beta ? 0 : IMPOSSIBLE;
        }
}

void fill_solve(Fill *fill)
{
    for (uint32_t i = fill->shape->tree.count; i-- > 0;)
        if (fill->shape->tree.nodes[i].child_count == 0)
            solve_leaf(&fill->nodes[i]);
        else
            solve_inner(fill, i);
}

int32_t fill_best(const Fill *fill)
{
    return fill->nodes[0].most[false][false][INSIDE];
}

/* ---- Drawing one ----------------------------------------------------------------------------- */

/* Choose among the continuations that prune the most, all equally likely. */
static int choose(Draws *draws, const int32_t ways[OUTCOMES], int32_t most)
{
    int chosen = -1;
    uint64_t seen = 0;
    for (int way = 0; way < OUTCOMES; way++)
        if (ways[way] == most && draw_below(draws, ++seen) == 0)
            chosen = way;
    assert(chosen >= 0);
    return chosen;
}

uint32_t fill_plan(Fill *fill, Draws *draws, uint32_t node, bool own, bool other, int outcome)
{
    const Node *n = &fill->shape->tree.nodes[node];
    bool better = false;
    solve_rows(fill, node, other);
    for (uint32_t child = 0; child < fill->nodes[node].stop; child++) {
        int32_t ways[OUTCOMES] = {IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE};
        const FillRow *after = &fill->rows[child + 1];
        raise(&ways[WORSE], child_most(fill, node, child, own, other, WORSE),
              after->most[own][better][outcome]);
        raise(&ways[BETTER], child_most(fill, node, child, own, other, BETTER),
              after->most[true][true][outcome]);
        if (outcome == CROSSING)
            raise(&ways[CROSSING], child_most(fill, node, child, own, other, CROSSING),
                  pruned_after(fill, node, child));
        int way = choose(draws, ways, fill->rows[child].most[own][better][outcome]);
        fill->nodes[n->first_child + child].planned = (uint8_t)way;
        if (way == CROSSING)
            return child + 1;
        if (way == BETTER)
            own = better = true;
    }
    return fill->nodes[node].stop;
}

/* most.c - the exact maximum of alpha-beta's cutoffs in trees within given ranges.
 *
 * As in fill_plan.c, a node is described by its possible outcomes for each choice of finite bounds; here
 * all nodes of the same height are alike, and the owner of the bound that a node crosses matters. All is
 * from the point of view of the node's own player. */
#include "make/fill.h"

/* The bound that a node can cross: none, its parent's, an older ancestor's. */
enum { NO_BOUND, NEAR, FAR, BOUNDS };

/* Less than any possible sum. */
#define NEVER INT64_MIN / 4

/* The most cutoffs below and at a node: [own bound finite][bound to cross][outcome]. */
typedef struct Most {
    int64_t most[2][BOUNDS][OUTCOMES];
} Most;

/* The same for its last children: [own bound finite][some child was better][outcome]. */
typedef struct Rest {
    int64_t most[2][2][OUTCOMES];
} Rest;

static int64_t larger_of(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static void merge(Most *all, const Most *more)
{
    int64_t *a = &all->most[0][0][0];
    const int64_t *b = &more->most[0][0][0];
    for (size_t i = 0; i < sizeof all->most / sizeof *a; i++)
        a[i] = larger_of(a[i], b[i]);
}

static Most never(void)
{
    Most most = {0};
    for (size_t i = 0; i < sizeof most.most / sizeof most.most[0][0][0]; i++)
        (&most.most[0][0][0])[i] = NEVER;
    return most;
}

static Most most_of_leaf(void)
{
    Most leaf = never();
    for (int own = 0; own < 2; own++)
        for (int cross = 0; cross < BOUNDS; cross++) {
            leaf.most[own][cross][BETTER] = 0;
            if (own)
                leaf.most[own][cross][WORSE] = 0;
            if (cross != NO_BOUND)
                leaf.most[own][cross][CROSSING] = 0;
        }
    return leaf;
}

/* Put one more child before the rest. The child's own bound is the one that this node can cross, and vice versa: if
 * the child's outcome is WORSE, this node crosses its bound. */
static Rest before(const Most *child, const Rest *rest, int cross, bool last, int64_t cutoff)
{
    Rest more = {0};
    for (int own = 0; own < 2; own++)
        for (int better = 0; better < 2; better++) {
            int theirs = better ? NEAR : own ? FAR : NO_BOUND;
            const int64_t *of_child = child->most[cross != NO_BOUND][theirs];
            int64_t *most = more.most[own][better];
            for (int outcome = 0; outcome < OUTCOMES; outcome++)
                most[outcome] = larger_of(of_child[CROSSING] + rest->most[own][better][outcome],
                                          of_child[BETTER] + rest->most[true][true][outcome]);
            most[CROSSING] = larger_of(most[CROSSING], of_child[WORSE] + (last ? 0 : cutoff));
            for (int outcome = 0; outcome < OUTCOMES; outcome++)
                most[outcome] = larger_of(most[outcome], NEVER);
        }
    return more;
}

/* A node of `count` children, each like `child`. */
static Most most_of_inner(const Most *child, PlycutSpan children, int64_t shallow, int64_t deep)
{
    Most all = never();
    for (int cross = 0; cross < BOUNDS; cross++) {
        Rest rest = {0};
        for (int i = 0; i < 2 * 2 * OUTCOMES; i++)
            (&rest.most[0][0][0])[i] = NEVER;
        for (int own = 0; own < 2; own++)
            rest.most[own][false][WORSE] = rest.most[own][true][BETTER] = 0;
        for (int64_t count = 1; count <= children.high; count++) {
            rest = before(child, &rest, cross, count == 1, cross == NEAR ? shallow : deep);
            for (int own = 0; count >= children.low && own < 2; own++)
                for (int outcome = 0; outcome < OUTCOMES; outcome++) {
                    int64_t *most = &all.most[own][cross][outcome];
                    *most = larger_of(*most, rest.most[own][false][outcome]);
                }
        }
    }
    return all;
}

static int64_t most_of_root(const Most *root)
{
    return root->most[false][NO_BOUND][BETTER];
}

/* Every node has its own number of children. */
static int64_t most_irregular(const PlycutMake *make, int64_t shallow, int64_t deep)
{
    Most leaf = most_of_leaf(), node = leaf;
    for (int64_t ply = make->plies.high; ply-- > 0;) {
        node = most_of_inner(&node, make->branching, shallow, deep);
        if (ply >= make->plies.low)
            merge(&node, &leaf);
    }
    return most_of_root(&node);
}

int64_t make_most_cutoffs(const PlycutMake *make, int64_t shallow, int64_t deep)
{
    int64_t most = 0;
    if (make->irregular)
        return most_irregular(make, shallow, deep);
    for (int64_t b = make->branching.low; b <= make->branching.high; b++) {
        PlycutSpan children = {b, b};
        Most node = most_of_leaf();
        for (int64_t height = 1; height <= make->plies.high; height++) {
            node = most_of_inner(&node, children, shallow, deep);
            if (height >= make->plies.low)
                most = larger_of(most, most_of_root(&node));
        }
    }
    return most;
}

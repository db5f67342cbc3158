/* The tidy layout, over random trees: nothing overlaps, order is kept, parents are in the middle.
 */
#include <criterion/criterion.h>

#include "layout/tidy.h"

enum { NODES = 200, DEPTH = 12, TREES = 500 };

static const double GAP = 6, CLOSE = 1e-6;

typedef struct Forest {
    TidyNode nodes[NODES];
    int rank[NODES];
    uint32_t count;
    uint64_t random;
} Forest;

static uint32_t draw(Forest *f, uint32_t below)
{
    f->random = f->random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(f->random >> 33) % below;
}

/* A node and its random children, in preorder. */
static uint32_t grow(Forest *f, uint32_t parent, int rank)
{
    uint32_t n = f->count++, left = TIDY_NONE;
    f->nodes[n] = (TidyNode){parent, TIDY_NONE, TIDY_NONE, 4 + draw(f, 60), 0, 0};
    if (draw(f, 6) == 0)
        f->nodes[n].apart = 30 + draw(f, 90);
    f->rank[n] = rank;
    for (uint32_t children = draw(f, 5); children > 0 && rank < DEPTH && f->count < NODES;
         children--) {
        uint32_t child = grow(f, n, rank + 1);
        if (left == TIDY_NONE)
            f->nodes[n].first = child;
        else
            f->nodes[left].next = child;
        left = child;
    }
    return n;
}

static void place(Forest *f, uint64_t seed)
{
    Arena arena = {.blocks = NULL};
    do {
        f->count = 0;
        f->random = seed += 1000;
        grow(f, TIDY_NONE, 0);
    } while (f->count < 3);
    cr_assert(tidy_place(f->nodes, f->count, GAP, GAP * 1.5, &arena));
    arena_release(&arena);
}

/* On each rank every node is right of the one before it, by the gap or by more if required. */
static void expect_apart(const Forest *f)
{
    for (int rank = 0; rank <= DEPTH; rank++) {
        const TidyNode *left = NULL;
        for (uint32_t n = 0; n < f->count; n++) {
            const TidyNode *node = &f->nodes[n];
            if (f->rank[n] != rank)
                continue;
            if (left != NULL) {
                cr_assert_geq(node->x - left->x, (node->width + left->width) / 2 + GAP - CLOSE);
                cr_assert_geq(node->x - left->x, node->apart - CLOSE);
            }
            left = node;
        }
    }
}

static void expect_centred(const Forest *f)
{
    for (uint32_t n = 0; n < f->count; n++) {
        uint32_t last = f->nodes[n].first;
        if (last == TIDY_NONE)
            continue;
        while (f->nodes[last].next != TIDY_NONE)
            last = f->nodes[last].next;
        double middle = (f->nodes[f->nodes[n].first].x + f->nodes[last].x) / 2;
        cr_assert_float_eq(f->nodes[n].x, middle, CLOSE);
    }
}

Test(layout_tidy, random_trees_are_apart_ordered_and_centred)
{
    static Forest f;
    for (uint64_t seed = 1; seed <= TREES; seed++) {
        place(&f, seed);
        expect_apart(&f);
        expect_centred(&f);
    }
}

Test(layout_tidy, the_leftmost_edge_is_at_zero)
{
    static Forest f;
    for (uint64_t seed = 1; seed <= TREES; seed++) {
        place(&f, seed);
        double least = 1e9;
        for (uint32_t n = 0; n < f.count; n++)
            if (f.nodes[n].x - f.nodes[n].width / 2 < least)
                least = f.nodes[n].x - f.nodes[n].width / 2;
        cr_assert_float_eq(least, 0, CLOSE);
    }
}

Test(layout_tidy, equal_subtrees_look_equal)
{
    TidyNode nodes[] = {
        {TIDY_NONE, 1, TIDY_NONE, 10, 0, 0}, {0, 2, 4, 10, 0, 0},
        {1, TIDY_NONE, 3, 10, 0, 0},         {1, TIDY_NONE, TIDY_NONE, 10, 0, 0},
        {0, 5, TIDY_NONE, 10, 0, 0},         {4, TIDY_NONE, 6, 10, 0, 0},
        {4, TIDY_NONE, TIDY_NONE, 10, 0, 0},
    };
    Arena arena = {.blocks = NULL};
    cr_assert(tidy_place(nodes, 7, GAP, GAP * 1.5, &arena));
    cr_expect_float_eq(nodes[3].x - nodes[2].x, 10 + GAP, CLOSE);
    cr_expect_float_eq(nodes[6].x - nodes[5].x, 10 + GAP, CLOSE);
    cr_expect_float_eq(nodes[5].x - nodes[3].x, 10 + GAP * 1.5, CLOSE,
                       "cousins stand further apart");
    arena_release(&arena);
}

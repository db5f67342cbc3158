/* What of a trace is drawn: whole, without pruned subtrees, or folded to so many nodes. */
#include "unit/render_kit.h"

#include "render/view.h"

static View view_of(const PlycutTrace *trace, PlycutFold fold, size_t draw_nodes, Arena *arena)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutPicture picture = plycut_picture_defaults();
    View view;
    picture.fold = fold;
    picture.draw_nodes = draw_nodes;
    cr_assert(view_make(trace, &picture, &view, arena, &error));
    return view;
}

static size_t kind_count(const View *view, DrawnKind kind)
{
    size_t count = 0;
    for (uint32_t d = 0; d < view->count; d++)
        count += view->drawn[d].kind == kind;
    return count;
}

/* Leaves that the drawn nodes show or stand for. */
static int64_t leaves_told(const View *view)
{
    int64_t leaves = 0;
    for (uint32_t d = 0; d < view->count; d++)
        leaves += view->drawn[d].kind == DRAWN_NODE ? drawn_node(view, d)->leaf
                                                    : view->drawn[d].hidden.leaves;
    return leaves;
}

Test(render_view, the_pi_tree_is_drawn_whole_by_default)
{
    Arena arena = {.blocks = NULL};
    PlycutTrace trace = kit_trace(KIT_PI, "alpha-beta");
    View view = view_of(&trace, PLYCUT_FOLD_AUTO, 0, &arena);
    cr_expect_eq(view.count, 121);
    cr_expect_eq(view.ranks, 5);
    cr_expect_eq(kind_count(&view, DRAWN_NODE), 121);
    arena_release(&arena);
    plycut_trace_free(&trace);
}

Test(render_view, pruned_children_become_one_stub_a_cutoff)
{
    Arena arena = {.blocks = NULL};
    PlycutTrace trace = kit_trace(KIT_PI, "alpha-beta");
    View view = view_of(&trace, PLYCUT_FOLD_PRUNED, 0, &arena);
    cr_expect_eq(kind_count(&view, DRAWN_STUB), 10);
    cr_expect_eq(kind_count(&view, DRAWN_NODE), 55);
    cr_expect_eq(leaves_told(&view), 81);
    arena_release(&arena);
    plycut_trace_free(&trace);
}

Test(render_view, large_trees_fold_to_the_nodes_asked_for)
{
    static const size_t sizes[] = {0, 10, 30, 45, 100};
    PlycutTrace trace = kit_trace("random:b=4,d=6,seed=1", "alpha-beta");
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Arena arena = {.blocks = NULL};
        View view = view_of(&trace, PLYCUT_FOLD_AUTO, sizes[i], &arena);
        cr_expect_leq(view.count, sizes[i] == 0 ? 45 : sizes[i]);
        cr_expect_geq(view.count, sizes[i] == 0 ? 40 : sizes[i] - 5);
        arena_release(&arena);
    }
    plycut_trace_free(&trace);
}

/* Every leaf and cutoff of the search is either drawn or told by the node that stands for it. */
Test(render_view, folding_loses_no_count)
{
    Arena arena = {.blocks = NULL};
    PlycutTrace trace = kit_trace("random:b=3,d=6,seed=5,values=0..99", "alpha-beta");
    View view = view_of(&trace, PLYCUT_FOLD_AUTO, 0, &arena);
    uint64_t one_bar = 0, two_bars = 0, visited = 0;
    for (uint32_t d = 0; d < view.count; d++) {
        const PlycutTraceNode *node = drawn_node(&view, d);
        bool itself = view.drawn[d].kind == DRAWN_NODE;
        one_bar +=
            itself ? node->cut && node->cut_kind != PLYCUT_DEEP : view.drawn[d].hidden.one_bar;
        two_bars +=
            itself ? node->cut && node->cut_kind == PLYCUT_DEEP : view.drawn[d].hidden.two_bars;
        visited += itself                               ? node->leaf && node->visited
                   : view.drawn[d].kind == DRAWN_FOLDED ? (uint64_t)view.drawn[d].hidden.leaves
                                                        : 0;
    }
    cr_expect_eq(one_bar, trace.result.cutoffs[PLYCUT_SHALLOW]);
    cr_expect_eq(two_bars, trace.result.cutoffs[PLYCUT_DEEP]);
    cr_expect_eq(visited, trace.result.leaves);
    arena_release(&arena);
    plycut_trace_free(&trace);
}

Test(render_view, the_principal_variation_is_opened_first)
{
    Arena arena = {.blocks = NULL};
    PlycutTrace trace = kit_trace("random:b=4,d=6,seed=1", "alpha-beta");
    View view = view_of(&trace, PLYCUT_FOLD_AUTO, 0, &arena);
    int drawn = 0;
    for (uint32_t d = 0; d < view.count; d++)
        drawn += view.drawn[d].kind == DRAWN_NODE && drawn_node(&view, d)->pv;
    cr_expect_eq(drawn, 7);
    arena_release(&arena);
    plycut_trace_free(&trace);
}

Test(render_view, drawn_nodes_stand_in_preorder)
{
    Arena arena = {.blocks = NULL};
    PlycutTrace trace = kit_trace("random:b=3,d=5,seed=2", "branch-and-bound");
    View view = view_of(&trace, PLYCUT_FOLD_NONE, 0, &arena);
    cr_expect_eq(view.count, 364);
    for (uint32_t d = 1; d < view.count; d++) {
        const Drawn *drawn = &view.drawn[d];
        cr_expect_lt(drawn->parent, d);
        cr_expect_eq(drawn->rank, view.drawn[drawn->parent].rank + 1);
        if (drawn->next != NOT_DRAWN)
            cr_expect_gt(drawn->next, d);
    }
    arena_release(&arena);
    plycut_trace_free(&trace);
}

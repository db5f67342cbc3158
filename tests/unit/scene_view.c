/* What is drawn of a trace: all of it, without pruned subtrees, or folded to N nodes. */
#include <stdio.h>

#include "unit/picture_kit.h"

#include "scene/view.h"

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

Test(scene_view, the_pi_tree_is_drawn_whole_by_default)
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

Test(scene_view, pruned_children_become_one_stub_a_cutoff)
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

Test(scene_view, large_trees_fold_to_the_nodes_asked_for)
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

/* Leaves and cutoffs, drawn or counted by the nodes that stand for them, are those of the search. */
static void expect_counts(const View *view, const char *tree)
{
    const PlycutResult *result = &view->trace->result;
    uint64_t one_bar = 0, two_bars = 0, visited = 0;
    for (uint32_t d = 0; d < view->count; d++) {
        const Drawn *drawn = &view->drawn[d];
        const PlycutTraceNode *node = drawn_node(view, d);
        bool itself = drawn->kind == DRAWN_NODE;
        one_bar += drawn->hidden.one_bar + (itself && node->cut && node->cut_kind != PLYCUT_DEEP);
        two_bars += drawn->hidden.two_bars + (itself && node->cut && node->cut_kind == PLYCUT_DEEP);
        if (itself)
            visited += node->leaf && node->visited;
        else if (drawn->kind != DRAWN_STUB)
            visited += (uint64_t)drawn->hidden.leaves;
    }
    cr_expect_eq(one_bar, result->cutoffs[PLYCUT_SHALLOW] + result->cutoffs[PLYCUT_WINDOW], "%s",
                 tree);
    cr_expect_eq(two_bars, result->cutoffs[PLYCUT_DEEP], "%s", tree);
    cr_expect_eq(visited, result->leaves, "%s", tree);
}

Test(scene_view, folding_loses_no_count)
{
    static const char spec[] = "random:b=3,d=6,seed=5,values=0..99";
    Arena arena = {.blocks = NULL};
    PlycutTrace trace = kit_trace(spec, "alpha-beta");
    View view = view_of(&trace, PLYCUT_FOLD_AUTO, 0, &arena);
    expect_counts(&view, spec);
    arena_release(&arena);
    plycut_trace_free(&trace);
}

Test(scene_view, the_principal_variation_is_opened_first)
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

static PlycutTrace trace_of_midgame(void)
{
    static const char position[] =
        "othello:O--OOO--XXOX-O--XXXOOOOOXXOOO---X-XXOO--X-X-OO--XXX-O-O-X-X----- X";
    PlycutError error = {.code = PLYCUT_OK};
    PlycutTrace trace;
    PlycutGame game;
    cr_assert(plycut_game_parse(position, &game, &error), "%s", error.text);
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.depth = 3;
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    plycut_game_release(&game);
    return trace;
}

static size_t veiled_count(const View *view)
{
    size_t count = 0;
    for (uint32_t d = 0; d < view->count; d++)
        count += view->drawn[d].kind == DRAWN_NODE && drawn_node(view, d)->pruned;
    return count;
}

/* A picture of boards shows what is cut off, veiled, if there is room for it. */
Test(scene_view, folded_boards_keep_the_cut_part)
{
    static const size_t sizes[] = {0, 12, 30, 60, 120};
    PlycutTrace trace = trace_of_midgame();
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Arena arena = {.blocks = NULL};
        View view = view_of(&trace, PLYCUT_FOLD_AUTO, sizes[i], &arena);
        cr_expect_leq(view.count, sizes[i] == 0 ? 90 : sizes[i]);
        cr_expect(sizes[i] > 0 || veiled_count(&view) > 30, "%zu veiled", veiled_count(&view));
        expect_counts(&view, "midgame");
        arena_release(&arena);
    }
    plycut_trace_free(&trace);
}

/* If not every node has a board, they are stubs. */
Test(scene_view, folded_nodes_without_boards_have_stubs)
{
    Arena arena = {.blocks = NULL};
    PlycutError error = {.code = PLYCUT_OK};
    PlycutTrace trace = trace_of_midgame();
    PlycutPicture pictures[] = {plycut_picture_defaults(), plycut_picture_defaults(),
                                plycut_picture_defaults()};
    pictures[0].boards = PLYCUT_BOARDS_PV;
    pictures[1].plain_labels = true;
    pictures[2].detail = PLYCUT_DETAIL_TINY;
    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++) {
        View view;
        cr_assert(view_make(&trace, &pictures[i], &view, &arena, &error));
        cr_expect_leq(view.count, 45);
        cr_expect(veiled_count(&view) == 0 && kind_count(&view, DRAWN_STUB) > 0, "%zu", i);
    }
    arena_release(&arena);
    plycut_trace_free(&trace);
}

Test(scene_view, drawn_nodes_stand_in_preorder)
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

/* ---- Wide nodes ------------------------------------------------------------------------------ */

static uint32_t draw_lot(uint32_t *state, uint32_t below)
{
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 8) % below;
}

/* A tree in brackets: nodes of a few children or, now and then, of very many. */
static void grow(PlycutText *text, uint32_t *state, int plies, size_t *left)
{
    char number[16];
    if (plies == 0 || *left == 0 || draw_lot(state, 5) == 0) {
        int length = snprintf(number, sizeof number, "%u", draw_lot(state, 1000));
        plycut_text_write(text, number, (size_t)length);
        return;
    }
    uint32_t children = 1 + (draw_lot(state, 4) == 0 ? draw_lot(state, 300) : draw_lot(state, 6));
    plycut_text_write(text, "[", 1);
    for (uint32_t i = 0; i < children; i++) {
        *left -= *left > 0;
        plycut_text_write(text, ",", i > 0);
        grow(text, state, plies - 1, left);
    }
    plycut_text_write(text, "]", 1);
}

/* A tree of any shape whose root has children. */
static PlycutText shape_of(uint32_t seed)
{
    PlycutText text = {.bytes = NULL};
    uint32_t state = seed * 2654435761u + 1, children = 1 + draw_lot(&state, seed % 3 ? 8 : 400);
    size_t left = 3000;
    plycut_text_write(&text, "[", 1);
    for (uint32_t i = 0; i < children; i++) {
        plycut_text_write(&text, ",", i > 0);
        grow(&text, &state, (int)(seed % 6), &left);
    }
    plycut_text_write(&text, "]", 1);
    cr_assert_not(text.failed);
    return text;
}

/* A rest (a node for several children) replaces at least two nodes, next to a sibling that is
 * shown; the node that identifies it is not drawn anywhere else. */
static void expect_rests(const View *view, const char *tree)
{
    for (uint32_t d = 0; d < view->count; d++) {
        const Drawn *drawn = &view->drawn[d];
        if (drawn->kind != DRAWN_REST)
            continue;
        uint32_t shown = 0, pruned = 0, rests = 0;
        for (uint32_t c = view->drawn[drawn->parent].first; c != NOT_DRAWN;
             c = view->drawn[c].next) {
            bool itself = !drawn_is_several(&view->drawn[c]);
            shown += itself;
            pruned += view->drawn[c].kind == DRAWN_STUB ? view->drawn[c].hidden.subtrees : 0;
            rests += view->drawn[c].kind == DRAWN_REST ? view->drawn[c].hidden.subtrees : 0;
            cr_expect(!itself || view->drawn[c].node != drawn->node, "%s", tree);
        }
        cr_expect_geq(drawn->hidden.subtrees, 2, "%s", tree);
        cr_expect_geq(shown, 1, "%s", tree);
        cr_expect_eq(shown + pruned + rests, drawn_node(view, drawn->parent)->child_count, "%s",
                     tree);
        cr_expect(drawn_node(view, d)->visited && !drawn_node(view, d)->pv, "%s", tree);
    }
}

Test(scene_view, no_tree_takes_more_nodes_than_asked_for)
{
    static const size_t sizes[] = {1, 2, 3, 4, 5, 9, 20, 45, 136, 700, 0};
    static const char *const algorithms[] = {"minimax", "branch-and-bound", "alpha-beta"};
    size_t rests = 0;
    for (uint32_t seed = 0; seed < 120; seed++) {
        PlycutText tree = shape_of(seed);
        PlycutTrace trace = kit_trace(tree.bytes, algorithms[seed % 3]);
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            Arena arena = {.blocks = NULL};
            View view = view_of(&trace, PLYCUT_FOLD_AUTO, sizes[i], &arena);
            cr_expect_leq(view.count, sizes[i] == 0 ? 135 : sizes[i], "%s", tree.bytes);
            expect_counts(&view, tree.bytes);
            expect_rests(&view, tree.bytes);
            rests += kind_count(&view, DRAWN_REST);
            arena_release(&arena);
        }
        plycut_trace_free(&trace);
        plycut_text_free(&tree);
    }
    cr_expect_gt(rests, 100, "the shapes are wide");
}

/* The root's best child is its last; two of the others are cut off. What is folded stays where it stands. */
Test(scene_view, a_wide_node_shows_the_best_child_and_those_that_cut_off)
{
    PlycutText tree = {.bytes = NULL};
    for (int i = 0; i < 60; i++) {
        const char *child = i == 59 ? ",[9,9]" : i == 20 || i == 30 ? ",[1,9]" : ",[9,1]";
        plycut_text_write(&tree, i == 0 ? "[[5,5]" : child, 6);
    }
    plycut_text_write(&tree, "]", 1);
    PlycutTrace trace = kit_trace(tree.bytes, "alpha-beta");
    static const struct {
        const char *path;
        uint32_t rest;
    } shown[] = {{"/0", 0},  {"/1", 19},  {"/20", 0}, {"/21", 9},
                 {"/30", 0}, {"/31", 28}, {"/59", 0}};
    Arena arena = {.blocks = NULL};
    View view = view_of(&trace, PLYCUT_FOLD_AUTO, 8, &arena);
    uint32_t d = view.drawn[0].first;
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++, d = view.drawn[d].next) {
        const Drawn *drawn = &view.drawn[d];
        cr_expect_str_eq(drawn_node(&view, d)->path, shown[i].path);
        cr_expect_eq(drawn->kind == DRAWN_REST, shown[i].rest > 0);
        cr_expect(shown[i].rest == 0 || (drawn->hidden.subtrees == shown[i].rest &&
                                         drawn->hidden.one_bar + drawn->hidden.two_bars == 0));
    }
    cr_expect_eq(d, NOT_DRAWN);
    arena_release(&arena);
    plycut_trace_free(&trace);
    plycut_text_free(&tree);
}

/* However wide its nodes are, the principal variation is drawn to its end. */
Test(scene_view, the_principal_variation_of_wide_nodes_is_drawn_to_its_end)
{
    PlycutTrace trace = kit_trace("random:b=40,d=3,seed=1", "alpha-beta");
    Arena arena = {.blocks = NULL};
    View view = view_of(&trace, PLYCUT_FOLD_AUTO, 0, &arena);
    int variation = 0;
    for (uint32_t d = 0; d < view.count; d++)
        variation += view.drawn[d].kind == DRAWN_NODE && drawn_node(&view, d)->pv;
    cr_expect_eq(variation, 4);
    cr_expect_geq(kind_count(&view, DRAWN_REST), 3);
    cr_expect_leq(view.count, 45);
    arena_release(&arena);
    plycut_trace_free(&trace);
}

Test(scene_view, folded_nodes_say_their_moves)
{
    PlycutTrace trace = kit_trace("othello:4x4", "alpha-beta");
    const PlycutTrace *traces[] = {&trace};
    PlycutPicture picture = plycut_picture_defaults();
    picture.boards = PLYCUT_BOARDS_NONE;
    picture.draw_nodes = 12;
    PlycutText dot = kit_dot(traces, 1, &picture);
    const char *at = strstr(dot.bytes, "folded_m");
    const char *node = at == NULL ? NULL : strstr(at, "class=\"folded ");
    const char *name = node == NULL ? NULL : strstr(node, " #");
    cr_assert_not_null(name);
    cr_expect_lt(name - node, (ptrdiff_t)strcspn(node, "\n"), "no number: %.300s", node);
    const char *step = name - 2; /* a square, as its path ends */
    const char *path = node - strlen("xx\", ");
    cr_expect_eq(strncmp(step, path, 2), 0, "%.2s, not %.2s", step, path);
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

Test(scene_view, what_a_rest_stands_for_is_said)
{
    PlycutTrace trace = kit_trace("random:b=200,d=1,seed=1", "alpha-beta");
    const PlycutTrace *traces[] = {&trace};
    PlycutPicture picture = plycut_picture_defaults();
    PlycutText dot = kit_dot(traces, 1, &picture);
    cr_expect(strstr(dot.bytes, "class=\"folded visited\""));
    cr_expect(strstr(dot.bytes, "157 more children of "));
    cr_expect(strstr(dot.bytes, " on: 157 leaves visited, 0 cutoffs, 0 of them deep\""));
    cr_expect_eq(kit_count(dot.bytes, ">157 more:"), 1);
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

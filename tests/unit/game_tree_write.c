/* A tree is written in one canonical form, and what is written reads back as the same tree. */
#include "unit/tree_kit.h"

#include <stdlib.h>

#define HEAD "{\"game\":\"tree\",\"root\":\"max\",\"depth\":null,\"tree\":"

static void expect_written(const char *text, const char *tree)
{
    PlycutGame game = tree_make(text);
    PlycutText problem = problem_text(&game, -1);
    cr_expect(strncmp(problem.bytes, HEAD, strlen(HEAD)) == 0, "%s", problem.bytes);
    char wanted[512];
    snprintf(wanted, sizeof wanted, "%s}", tree);
    cr_expect_str_eq(problem.bytes + strlen(HEAD), wanted);
    plycut_text_free(&problem);
    plycut_game_release(&game);
}

Test(game_tree_write, numbers_and_arrays_where_they_say_all)
{
    expect_written(
        "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"children\":[{\"value\":1.50},"
        "{\"children\":[-0, 1e3]}]}}",
        "[1.5,[0,1000]]");
    expect_written("7", "7");
    expect_written("[1,[\"x\",{\"value\":\"y\"},{\"value\":\"z\",\"move\":\"m\"}]]",
                   "[1,[\"x\",\"y\",{\"move\":\"m\",\"value\":\"z\"}]]");
}

Test(game_tree_write, objects_with_members_in_one_order)
{
    expect_written(
        "[{\"children\":[{\"value\":2,\"move\":\"m\",\"player\":\"min\",\"name\":\"L\"}],"
        "\"static\":3,\"move\":\"n\",\"player\":\"max\",\"name\":\"N\"}]",
        "[{\"name\":\"N\",\"player\":\"max\",\"move\":\"n\",\"static\":3,\"children\":["
        "{\"name\":\"L\",\"player\":\"min\",\"move\":\"m\",\"value\":2}]}]");
}

/* The problem says who moves at the root: the node does not repeat it, whatever was chosen since. */
Test(game_tree_write, the_root_s_player_stands_in_the_problem)
{
    PlycutGame game = tree_make("{\"format\":\"plycut-tree\",\"version\":1,\"tree\":"
                                "{\"player\":\"max\",\"children\":[1]}}");
    plycut_game_set_root(&game, PLYCUT_MIN);
    PlycutText problem = problem_text(&game, 3);
    cr_expect_str_eq(problem.bytes,
                     "{\"game\":\"tree\",\"root\":\"min\",\"depth\":3,\"tree\":[1]}");
    plycut_text_free(&problem);
    plycut_game_release(&game);
}

/* ---- Random trees -----------------------------------------------------------------------------
 */

/* A random file while it is written. */
typedef struct Growing {
    PlycutOut *out;
    uint64_t seed;
    int names;
    bool below; /* the root, the only node without a move */
} Growing;

static unsigned roll(Growing *g, unsigned sides)
{
    g->seed = g->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(g->seed >> 40) % sides;
}

static void grow_node(Growing *g, int plies);

static void grow_children(Growing *g, int plies)
{
    unsigned count = 1 + roll(g, 4);
    g->below = true;
    plycut_out_char(g->out, '[');
    for (unsigned i = 0; i < count; i++) {
        plycut_out_text(g->out, i == 0 ? "" : ",");
        grow_node(g, plies - 1);
    }
    plycut_out_char(g->out, ']');
}

static void grow_object(Growing *g, bool leaf, int plies)
{
    plycut_out_char(g->out, '{');
    if (roll(g, 2))
        plycut_out_format(g->out, "\"name\":\"\\u00e9 %d\",", g->names++);
    if (roll(g, 2))
        plycut_out_text(g->out, roll(g, 2) ? "\"player\":\"min\"," : "\"player\":\"max\",");
    if (roll(g, 2) && g->below)
        plycut_out_text(g->out, "\"move\":\"a \\\"move\\\"\",");
    if (!leaf && roll(g, 2))
        plycut_out_format(g->out, "\"static\":-%u.25,", roll(g, 9));
    plycut_out_text(g->out, leaf ? "\"value\":" : "\"children\":");
    if (leaf)
        plycut_out_format(g->out, "%u.%u", roll(g, 9), roll(g, 9));
    else
        grow_children(g, plies);
    plycut_out_char(g->out, '}');
}

static void grow_node(Growing *g, int plies)
{
    bool leaf = plies == 0 || roll(g, 4) == 0;
    if (roll(g, 2))
        grow_object(g, leaf, plies);
    else if (leaf)
        plycut_out_format(g->out, "%u", roll(g, 20));
    else
        grow_children(g, plies);
}

/* Do two games say the same about two positions, and about all positions below them? */
static void expect_same(const PlycutGame *a, const PlycutState *x, const PlycutGame *b,
                        const PlycutState *y)
{
    PlycutMoves left, right;
    double v = 0, w = 0;
    bool inner = a->rules->moves(a, x, &left), also = b->rules->moves(b, y, &right);
    bool valued = a->rules->static_value(a, x, &v), likewise = b->rules->static_value(b, y, &w);
    cr_assert(inner == also && left.end == right.end && x->player == y->player);
    cr_assert(valued == likewise && (!valued || v == w));
    const char *label = a->rules->edge_label(a, x), *other = b->rules->edge_label(b, y);
    cr_assert((label == NULL) == (other == NULL) && (!label || strcmp(label, other) == 0));
    for (PlycutMove move; plycut_moves_take(&left, &move);) {
        PlycutState child, copy;
        PlycutText name = {0}, same = {0};
        a->rules->play(a, x, move, &child);
        b->rules->play(b, y, move, &copy);
        a->rules->node_name(a, x, move, &child, &name);
        b->rules->node_name(b, y, move, &copy, &same);
        cr_assert_str_eq(name.bytes, same.bytes);
        plycut_text_free(&name);
        plycut_text_free(&same);
        expect_same(a, &child, b, &copy);
    }
}

Test(game_tree_write, random_trees_read_back_as_they_were)
{
    for (uint64_t seed = 0; seed < 500; seed++) {
        PlycutText text = {0};
        PlycutOut out;
        Growing g = {.out = &out, .seed = seed};
        plycut_out_init(&out, plycut_text_write, &text);
        plycut_out_text(&out,
                        "{\"format\":\"plycut-tree\",\"version\":1,\"title\":\"t\",\"tree\":");
        grow_node(&g, 5);
        plycut_out_char(&out, '}');
        cr_assert(plycut_out_flush(&out));
        PlycutGame game = tree_make(text.bytes), back;
        PlycutText written = problem_text(&game, 7);
        PlycutError error = {0};
        int depth;
        cr_assert(plycut_game_from_problem(written.bytes, &back, &depth, &error), "%s", error.text);
        cr_assert_eq(depth, 7);
        cr_assert_str_eq(back.title, "t");
        expect_same(&game, &game.root, &back, &back.root);
        PlycutText again = problem_text(&back, depth);
        cr_assert_str_eq(written.bytes, again.bytes);
        plycut_text_free(&again);
        plycut_text_free(&written);
        plycut_text_free(&text);
        plycut_game_release(&game);
        plycut_game_release(&back);
    }
}

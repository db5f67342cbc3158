/* Nodes of stored trees are named as people would, and static values are asked for where needed. */
#include "unit/tree_kit.h"

Test(game_tree_names, inner_nodes_are_lettered_breadth_first)
{
    PlycutGame game = tree_make("[[[1],2],[[3]],4]");
    expect_name(&game, "/", "A");
    expect_name(&game, "/0", "B");
    expect_name(&game, "/1", "C");
    expect_name(&game, "/0/0", "D");
    expect_name(&game, "/1/0", "E");
    plycut_game_release(&game);
}

Test(game_tree_names, letters_of_the_file_are_skipped)
{
    PlycutGame game =
        tree_make("[{\"name\":\"A\",\"children\":[1,[2]]},[{\"name\":\"D\",\"value\":3}],"
                  "[[4],{\"name\":\"C\",\"value\":1}],{\"name\":\"root\",\"value\":9}]");
    expect_name(&game, "/", "B");
    expect_name(&game, "/0", "A");
    expect_name(&game, "/1", "E");
    expect_name(&game, "/2", "F");
    expect_name(&game, "/0/1", "G");
    expect_name(&game, "/2/0", "H");
    expect_name(&game, "/1/0", "D");
    expect_name(&game, "/3", "root");
    plycut_game_release(&game);
}

Test(game_tree_names, after_z_comes_aa)
{
    char text[4096] = "[";
    for (int i = 1; i <= 26 + 26 * 26; i++)
        strcat(text, i == 1 ? "[1]" : ",[1]");
    PlycutGame game = tree_make(strcat(text, "]"));
    expect_name(&game, "/24", "Z");
    expect_name(&game, "/25", "AA");
    expect_name(&game, "/50", "AZ");
    expect_name(&game, "/51", "BA");
    expect_name(&game, "/700", "ZZ");
    expect_name(&game, "/701", "AAA");
    plycut_game_release(&game);
}

Test(game_tree_names, leaves_are_their_value_of_their_parent)
{
    PlycutGame game = tree_make("[[12,3,12,2.99],{\"name\":\"right\",\"children\":[-0.5,12,"
                                "{\"name\":\"x\",\"value\":-0.5},-0.5]},12]");
    expect_name(&game, "/0/0", "12 of B");
    expect_name(&game, "/0/1", "3 of B");
    expect_name(&game, "/0/2", "12 of B (2)");
    expect_name(&game, "/0/3", "2.99 of B");
    expect_name(&game, "/1/0", "-0.5 of right");
    expect_name(&game, "/1/1", "12 of right");
    expect_name(&game, "/1/2", "x");
    expect_name(&game, "/1/3", "-0.5 of right (2)");
    expect_name(&game, "/2", "12 of A");
    plycut_game_release(&game);
}

Test(game_tree_names, leaf_names_of_the_file_are_skipped)
{
    PlycutGame game = tree_make("[{\"name\":\"12 of A\",\"value\":1},12,12,"
                                "{\"name\":\"12 of A (3)\",\"value\":5},12,5]");
    expect_name(&game, "/0", "12 of A");
    expect_name(&game, "/1", "12 of A (2)");
    expect_name(&game, "/2", "12 of A (4)");
    expect_name(&game, "/3", "12 of A (3)");
    expect_name(&game, "/4", "12 of A (5)");
    expect_name(&game, "/5", "5 of A");
    plycut_game_release(&game);
}

/* Below a node named "B (2)", a leaf 12 has the name that the second 12 of B would have. */
Test(game_tree_names, leaves_of_two_nodes_are_not_called_alike)
{
    PlycutGame game = tree_make("[[12,12],{\"name\":\"B (2)\",\"children\":[12,12]}]");
    expect_name(&game, "/0/0", "12 of B");
    expect_name(&game, "/0/1", "12 of B (3)");
    expect_name(&game, "/1/0", "12 of B (2)");
    expect_name(&game, "/1/1", "12 of B (2) (2)");
    plycut_game_release(&game);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(((const PlycutText *)a)->bytes, ((const PlycutText *)b)->bytes);
}

Test(game_tree_names, no_two_nodes_are_called_alike)
{
    enum { NODES = 14 };
    static const char *const paths[NODES] = {"/",    "/0",   "/0/0", "/0/1", "/0/2", "/1",   "/1/0",
                                             "/1/1", "/1/2", "/2",   "/2/0", "/2/1", "/2/2", "/3"};
    static const char *const given[] = {"A",      "B",          "C",          "7 of A",
                                        "7 of B", "7 of B (2)", "B (2)",      "7 of B (2) (2)",
                                        "C (2)",  "7 of C (3)", "7 of B (3)", "7"};
    enum { GIVEN = sizeof given / sizeof *given };
    for (unsigned pick = 0; pick < GIVEN * GIVEN * GIVEN; pick++) {
        const char *a = given[pick % GIVEN], *b = given[pick / GIVEN % GIVEN],
                   *c = given[pick / GIVEN / GIVEN];
        if (a == b || b == c || a == c)
            continue;
        char text[512];
        snprintf(text, sizeof text,
                 "[{\"name\":\"%s\",\"children\":[7,7,7]},[7,{\"name\":\"%s\",\"value\":7},7],"
                 "{\"name\":\"%s\",\"children\":[7,7,7]},7]",
                 a, b, c);
        PlycutGame game = tree_make(text);
        PlycutText names[NODES] = {{0}};
        for (int i = 0; i < NODES; i++) {
            PlycutState state, parent;
            PlycutMove move;
            cr_assert(plycut_game_follow(&game, paths[i], &state, &parent, &move));
            game.rules->node_name(&game, i == 0 ? NULL : &parent, move, &state, &names[i]);
        }
        qsort(names, NODES, sizeof *names, compare_names);
        for (int i = 1; i < NODES; i++)
            cr_expect_str_neq(names[i - 1].bytes, names[i].bytes, "%s", text);
        for (int i = 0; i < NODES; i++)
            plycut_text_free(&names[i]);
        plycut_game_release(&game);
    }
}

Test(game_tree_names, a_root_that_is_a_leaf_is_its_value)
{
    PlycutGame bare = tree_make("12");
    expect_name(&bare, "/", "12");
    plycut_game_release(&bare);
    PlycutGame named = tree_make("{\"format\":\"plycut-tree\",\"version\":1,"
                                 "\"tree\":{\"name\":\"end\",\"value\":1}}");
    expect_name(&named, "/", "end");
    plycut_game_release(&named);
}

/* ---- Static values --------------------------------------------------------------------------- */

#define STATICS "[{\"children\":[1,[2]],\"static\":5},{\"name\":\"here\",\"children\":[3]},4]"

/* Is the search accepted, or refused with this text? */
static void expect_admits(int depth, const char *static_for, const char *refused)
{
    PlycutGame game = tree_make(STATICS);
    PlycutError error = {0};
    bool admitted = game.rules->admits(&game, depth, static_for, &error);
    cr_expect_eq(admitted, refused == NULL, "depth %d: %s", depth, error.text);
    cr_expect(admitted || strstr(error.text, refused), "depth %d: %s", depth, error.text);
    plycut_game_release(&game);
}

Test(game_tree_names, a_horizon_static_for_values)
{
    expect_admits(-1, NULL, NULL);
    expect_admits(0, NULL, "node 'A' (/) lies at the horizon (depth 0) and has no static value");
    expect_admits(1, NULL,
                  "node 'here' (/1) lies at the horizon (depth 1) and has no static value");
    expect_admits(2, NULL, "node 'C' (/0/1) lies at the horizon (depth 2)");
    expect_admits(3, NULL, NULL);
    expect_admits(400, NULL, NULL);
}

Test(game_tree_names, ordering_by_static_values_needs_them_but_at_the_root)
{
    expect_admits(-1, "is to be ordered", "node 'here' (/1)");
    expect_admits(1, "is to be ordered", "node 'here' (/1) lies at the horizon");
    PlycutGame game = tree_make("[{\"children\":[1],\"static\":5},4]");
    PlycutError error = {0};
    cr_expect(game.rules->admits(&game, -1, "is to be ordered", &error));
    cr_expect(game.rules->admits(&game, 1, "is to be ordered", &error));
    cr_expect_not(game.rules->admits(&game, 0, "is to be ordered", &error));
    plycut_game_release(&game);
}

Test(game_tree_names, a_static_value_is_an_inner_node_s_or_a_leaf_s_own)
{
    PlycutGame game = tree_make(STATICS);
    PlycutState with = state_at(&game, "/0"), without = state_at(&game, "/1"),
                leaf = state_at(&game, "/2");
    double value;
    cr_expect(game.rules->static_value(&game, &with, &value) && value == 5);
    cr_expect_not(game.rules->static_value(&game, &without, &value));
    cr_expect(game.rules->static_value(&game, &leaf, &value) && value == 4);
    plycut_game_release(&game);
}

/* Several nodes may have one name: states of a game. */
Test(game_tree_names, equal_names_stay)
{
    PlycutGame game =
        tree_make("[{\"name\":\"1\",\"children\":[{\"name\":\"0\",\"value\":-1}]},"
                  "{\"name\":\"1\",\"children\":[{\"name\":\"0\",\"value\":1},\"x\",\"x\"]}]");
    expect_name(&game, "/0", "1");
    expect_name(&game, "/1", "1");
    expect_name(&game, "/0/0", "0");
    expect_name(&game, "/1/0", "0");
    expect_name(&game, "/1/1", "x");
    expect_name(&game, "/1/2", "x");
    plycut_game_release(&game);
}

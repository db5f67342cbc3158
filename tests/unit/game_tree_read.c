/* Trees are read in every form that a tree file may have. */
#include "game/tree.h"

#include "unit/tree_kit.h"

static void expect_value(const PlycutGame *game, const char *path, double value)
{
    PlycutState state = state_at(game, path);
    cr_expect_eq(game->rules->value(game, &state), value, "%s", path);
}

static void expect_player(const PlycutGame *game, const char *path, PlycutPlayer player)
{
    cr_expect_eq(state_at(game, path).player, player, "%s", path);
}

static uint64_t leaves(const PlycutGame *game, int depth)
{
    return plycut_game_leaves(game, &game->root, depth, UINT64_MAX);
}

Test(game_tree_read, an_array_is_a_tree)
{
    PlycutGame game = tree_make(" [[3, 12, 8], [2, 4, 6], [14, 5, 2]]\n");
    cr_expect_eq(leaves(&game, -1), 9);
    expect_value(&game, "/2/0", 14);
    expect_player(&game, "/", PLYCUT_MAX);
    expect_player(&game, "/0", PLYCUT_MIN);
    cr_expect(!game.title && !game.source && !tree_answers(&game));
    plycut_game_release(&game);
}

Test(game_tree_read, a_number_is_a_tree)
{
    PlycutGame game = tree_make("12");
    PlycutMoves moves;
    cr_expect_not(game.rules->moves(&game, &game.root, &moves));
    expect_value(&game, "/", 12);
    cr_expect_eq(leaves(&game, -1), 1);
    cr_expect_eq(game.rules->path_width(&game, -1), 0);
    plycut_game_release(&game);
}

Test(game_tree_read, a_file_tells_title_source_root_and_answers)
{
    PlycutGame game = tree_make("{\"version\":1,\"root\":\"min\",\"tree\":[1,2],\"title\":\"T\","
                                "\"answers\":{\"minimax\":{\"value\":1.50}},\"source\":\"S\","
                                "\"format\":\"plycut-tree\"}");
    cr_expect_str_eq(game.title, "T");
    cr_expect_str_eq(game.source, "S");
    char *answers = cJSON_PrintUnformatted(tree_answers(&game));
    cr_expect_str_eq(answers, "{\"minimax\":{\"value\":1.5}}");
    free(answers);
    expect_player(&game, "/", PLYCUT_MIN);
    expect_player(&game, "/1", PLYCUT_MAX);
    plycut_game_release(&game);
}

Test(game_tree_read, nodes_may_be_numbers_arrays_and_objects)
{
    PlycutGame game = tree_make("{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"children\":["
                                "[1,{\"value\":2}],{\"children\":[3,[4]],\"move\":\"go\"},5]}}");
    cr_expect_eq(leaves(&game, -1), 5);
    expect_value(&game, "/0/1", 2);
    expect_value(&game, "/1/1/0", 4);
    PlycutState moved = state_at(&game, "/1"), unmoved = state_at(&game, "/0");
    cr_expect_str_eq(game.rules->edge_label(&game, &moved), "go");
    cr_expect_null(game.rules->edge_label(&game, &unmoved));
    plycut_game_release(&game);
}

Test(game_tree_read, minus_zero_is_zero)
{
    PlycutGame game = tree_make("[-0, {\"value\": -0.0}, {\"children\": [1], \"static\": -0e5}]");
    for (int i = 0; i < 3; i++) {
        char path[] = {'/', (char)('0' + i), '\0'};
        PlycutState state = state_at(&game, path);
        double value = game.rules->value(&game, &state);
        cr_expect(value == 0 && 1 / value > 0, "%s", path);
    }
    plycut_game_release(&game);
}

Test(game_tree_read, players_alternate_unless_a_node_says_otherwise)
{
    PlycutGame game =
        tree_make("[{\"player\":\"max\",\"children\":[[1]]},[{\"player\":\"max\",\"value\":2}]]");
    expect_player(&game, "/0", PLYCUT_MAX);
    expect_player(&game, "/0/0", PLYCUT_MIN);
    expect_player(&game, "/1", PLYCUT_MIN);
    plycut_game_set_root(&game, PLYCUT_MIN);
    expect_player(&game, "/", PLYCUT_MIN);
    expect_player(&game, "/0", PLYCUT_MAX);
    expect_player(&game, "/0/0", PLYCUT_MIN);
    expect_player(&game, "/1", PLYCUT_MAX);
    expect_player(&game, "/1/0", PLYCUT_MAX);
    plycut_game_release(&game);
}

Test(game_tree_read, the_root_node_may_say_whose_it_is)
{
    PlycutGame game = tree_make("{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"min\","
                                "\"tree\":{\"player\":\"min\",\"children\":[1]}}");
    expect_player(&game, "/", PLYCUT_MIN);
    plycut_game_release(&game);
    PlycutError error = {0};
    cr_assert(plycut_game_parse("tree:{\"player\":\"min\",\"children\":[[1]]}", &game, &error));
    expect_player(&game, "/", PLYCUT_MIN);
    expect_player(&game, "/0", PLYCUT_MAX);
    plycut_game_release(&game);
}

/* A chain of this many plies, each ply in one of three spellings, as text that the caller frees. */
static char *chain(int plies, int spelling)
{
    static const char *const open[] = {"[", "{\"children\":["}, *const close[] = {"]", "]}"};
    char *text = malloc((size_t)plies * 20 + 2);
    char *at = text;
    for (int i = 0; i < plies; i++)
        at += sprintf(at, "%s", open[spelling == 2 ? i % 2 : spelling]);
    *at++ = '7';
    for (int i = plies; i-- > 0;)
        at += sprintf(at, "%s", close[spelling == 2 ? i % 2 : spelling]);
    return text;
}

Test(game_tree_read, four_hundred_plies_are_read_and_one_more_refused)
{
    for (int spelling = 0; spelling < 3; spelling++) {
        for (int plies = PLYCUT_PLY_MAX; plies <= PLYCUT_PLY_MAX + 1; plies++) {
            PlycutGame game;
            PlycutError error = {0};
            char *node = chain(plies, spelling), *text = malloc(strlen(node) + 100);
            sprintf(text, "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":%s}", node);
            bool read = plycut_tree_read(text, strlen(text), "t.json", &game, &error);
            cr_expect_eq(read, plies == PLYCUT_PLY_MAX, "%d plies, spelling %d", plies, spelling);
            if (read) {
                cr_expect_eq(leaves(&game, -1), 1);
                cr_expect_eq(game.rules->path_width(&game, -1), PLYCUT_PLY_MAX);
                plycut_game_release(&game);
            } else {
                cr_expect_eq(error.code, PLYCUT_E_INPUT);
                cr_expect(strstr(error.text, "at most 400 plies"), "%s", error.text);
            }
            free(node);
            free(text);
        }
    }
}

Test(game_tree_read, a_horizon_cuts_the_tree)
{
    PlycutGame game = tree_make("[[[1,2],[3,4]],5,[[6]]]");
    const uint64_t expected[] = {1, 3, 4, 6, 6};
    for (int depth = 0; depth < 5; depth++)
        cr_expect_eq(leaves(&game, depth), expected[depth], "depth %d", depth);
    cr_expect_eq(plycut_game_leaves(&game, &game.root, -1, 4), 4);
    PlycutState below = state_at(&game, "/0");
    cr_expect_eq(plycut_game_leaves(&game, &below, 2, UINT64_MAX), 2);
    cr_expect_eq(plycut_game_leaves(&game, &below, -1, UINT64_MAX), 4);
    cr_expect_eq(game.rules->path_width(&game, -1), 7);
    cr_expect_eq(game.rules->path_width(&game, 2), 5);
    cr_expect_eq(game.rules->path_width(&game, 0), 0);
    plycut_game_release(&game);
}

Test(game_tree_read, a_tree_is_uniform_as_far_as_it_is_searched)
{
    static const struct {
        const char *text;
        int depth;
        bool uniform;
        uint64_t branching;
        int plies;
    } cases[] = {
        {"[[1,2],[3,4]]", -1, true, 2, 2},     {"[[1,2],[3,4]]", 1, true, 2, 1},
        {"[[1,2],[3,4]]", 9, true, 2, 2},      {"[[1,2],[3]]", -1, false, 0, 0},
        {"[[1,2],[3]]", 1, true, 2, 1},        {"[[1,2],3]", -1, false, 0, 0},
        {"[1,[2,3]]", 2, false, 0, 0},         {"[1,[2,3]]", 1, true, 2, 1},
        {"[[[1,2]],[3]]", 2, false, 0, 0},     {"[[[1,2],3],[4,5]]", 2, true, 2, 2},
        {"[[[1,2],3],[4,5]]", 3, false, 0, 0}, {"5", -1, true, 1, 0},
        {"[1,2,3]", -1, true, 3, 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint64_t branching;
        int plies;
        PlycutGame game = tree_make(cases[i].text);
        bool uniform = game.rules->uniform(&game, cases[i].depth, &branching, &plies);
        cr_expect_eq(uniform, cases[i].uniform, "%s at %d", cases[i].text, cases[i].depth);
        cr_expect(!uniform || (branching == cases[i].branching && plies == cases[i].plies),
                  "%s at %d: %d, %d plies", cases[i].text, cases[i].depth, (int)branching, plies);
        plycut_game_release(&game);
    }
}

Test(game_tree_read, a_wide_tree_of_equal_leaves_is_read_in_no_time)
{
    enum { LEAVES = 200000 };
    char *text = malloc(LEAVES * 2 + 2);
    for (size_t i = 0; i < LEAVES; i++)
        memcpy(text + 2 * i, i == 0 ? "[7" : ",7", 2);
    memcpy(text + (size_t)LEAVES * 2, "]", 2);
    PlycutGame game = tree_make(text);
    cr_expect_eq(leaves(&game, -1), LEAVES);
    expect_name(&game, "/0", "7 of A");
    expect_name(&game, "/199999", "7 of A (200000)");
    plycut_game_release(&game);
    free(text);
}

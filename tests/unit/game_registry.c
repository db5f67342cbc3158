/* The registry of games: prefixes, problems, paths, and the defaults that all games share. */
#include "game/tree.h"

#include "unit/tree_kit.h"

Test(game_registry, games_are_found_by_their_prefix)
{
    cr_expect_eq(plycut_game_count(), 7);
    for (size_t i = 0; i < plycut_game_count(); i++) {
        const PlycutRules *rules = plycut_game_rules(i);
        char spec[64];
        snprintf(spec, sizeof spec, "%s:", rules->name);
        cr_expect(plycut_is_game_spec(spec), "%s", spec);
        cr_expect(strncmp(rules->syntax, spec, strlen(spec)) == 0, "%s", rules->syntax);
        cr_expect(rules->summary[0] != '\0');
    }
    cr_expect_not(plycut_is_game_spec("tree"));
    cr_expect_not(plycut_is_game_spec("trees:1"));
    cr_expect_not(plycut_is_game_spec("Tree:1"));
    cr_expect_not(plycut_is_game_spec(""));
    cr_expect_not(plycut_is_game_spec(":tree:"));
}

Test(game_registry, an_unknown_game_is_told_with_a_suggestion)
{
    PlycutGame game;
    PlycutError near = {0}, far = {0};
    cr_expect_not(plycut_game_parse("othelo:start", &game, &near));
    cr_expect(strstr(near.text, "did you mean 'othello'?"), "%s", near.text);
    cr_expect_not(plycut_game_parse(
        "a-name-far-longer-than-any-game-could-ever-have-and-longer-than-sixty-four:1", &game,
        &far));
    cr_expect_eq(far.code, PLYCUT_E_USAGE);
    cr_expect(strstr(far.text, "tree"), "%s", far.text);
}

Test(game_registry, trees_have_no_evaluation_to_choose)
{
    static const char *const specs[] = {"tree:[1,2]", "random:b=2,d=2"};
    for (size_t i = 0; i < 2; i++) {
        PlycutGame game;
        PlycutError error = {0};
        cr_assert(plycut_game_parse(specs[i], &game, &error));
        cr_expect_not(
            plycut_game_value_by(&game, &(PlycutValuation){.evaluation = "discs"}, &error));
        cr_expect(strstr(error.text, "has no evaluation to choose"), "%s", error.text);
        cr_expect_null(strcmp(game.rules->name, "tree") == 0 ? tree_answers(&game) : NULL);
        plycut_game_release(&game);
    }
}

Test(game_registry, a_game_can_be_released_twice)
{
    PlycutGame game = tree_make("[1]");
    plycut_game_release(&game);
    plycut_game_release(&game);
    cr_expect_null(game.rules);
}

/* ---- Paths ------------------------------------------------------------------------------------
 */

Test(game_registry, paths_lead_where_they_say_or_nowhere)
{
    PlycutGame game = tree_make("[[1,2],[3,4,5,6,7,8,9,10,11,12,13]]");
    static const char *const wrong[] = {"",       "0",   "//",   "/2",  "/1/11", "/0/", "/01",
                                        "/0/0/0", "/ 0", "/0/x", "/-1", "/1/1x", "/00"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        PlycutState state;
        cr_expect_not(plycut_game_follow(&game, wrong[i], &state, NULL, NULL), "%s", wrong[i]);
    }
    PlycutState state, parent;
    PlycutMove move;
    cr_assert(plycut_game_follow(&game, "/1/10", &state, &parent, &move));
    cr_expect(game.rules->value(&game, &state) == 13 && move == 10 && state.ply == 2);
    cr_expect_eq(parent.node, state_at(&game, "/1").node);
    cr_assert(plycut_game_follow(&game, "/", &state, NULL, NULL));
    cr_expect_eq(state.ply, 0);
    plycut_game_release(&game);
}

Test(game_registry, moves_are_counted_as_they_are_taken)
{
    PlycutMoves moves = {.set = 0x8000000000000401, .next = 3, .end = 5};
    static const PlycutMove expected[] = {0, 10, 63, 3, 4};
    for (size_t i = 0; i < 5; i++) {
        PlycutMove move;
        cr_expect_eq(plycut_moves_count(&moves), 5 - i);
        cr_expect(plycut_moves_take(&moves, &move) && move == expected[i]);
    }
    cr_expect(plycut_moves_count(&moves) == 0 && !plycut_moves_left(&moves));
}

/* ---- Problems ---------------------------------------------------------------------------------
 */

Test(game_registry, a_problem_is_written_and_read_back)
{
    static const char wanted[] =
        "{\"game\":\"tree\",\"title\":\"T\",\"source\":\"S\",\"root\":\"min\","
        "\"depth\":2,\"tree\":[1,[2]]}";
    PlycutGame game;
    PlycutError error = {0};
    int depth;
    cr_assert(plycut_game_from_problem(wanted, &game, &depth, &error), "%s", error.text);
    cr_expect(depth == 2 && game.root.player == PLYCUT_MIN);
    PlycutText text = problem_text(&game, depth);
    cr_expect_str_eq(text.bytes, wanted);
    plycut_text_free(&text);
    plycut_game_release(&game);
}

Test(game_registry, unknown_members_of_a_problem_are_passed_over)
{
    PlycutGame game;
    PlycutError error = {0};
    int depth;
    cr_assert(plycut_game_from_problem(
        "{\"later\":{},\"game\":\"tree\",\"root\":\"max\",\"tree\":1}", &game, &depth, &error));
    cr_expect_eq(depth, -1);
    plycut_game_release(&game);
}

/* A tree file with them is refused. */
Test(game_registry, unknown_members_of_a_problem_s_nodes_are_passed_over)
{
    PlycutGame game;
    PlycutError error = {0};
    int depth;
    cr_assert(plycut_game_from_problem("{\"game\":\"tree\",\"root\":\"max\",\"tree\":"
                                       "[1,{\"later\":[],\"children\":[2],\"colour\":3}]}",
                                       &game, &depth, &error),
              "%s", error.text);
    PlycutText text = {0};
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_json_init(&json, &out);
    plycut_game_write_problem(&game, depth, &json);
    cr_assert(plycut_out_flush(&out));
    cr_expect(strstr(text.bytes, "\"tree\":[1,[2]]"), "%s", text.bytes);
    plycut_text_free(&text);
    plycut_game_release(&game);
}

static const char *const BAD_PROBLEMS[][3] = {
    {"[]", "$.problem", "expected an object"},
    {"{\"root\":\"max\",\"tree\":1}", "$.problem.game", "name of the game"},
    {"{\"game\":\"tre\",\"root\":\"max\",\"tree\":1}", "$.problem.game", "did you mean 'tree'?"},
    {"{\"game\":\"tree\",\"tree\":1}", "$.problem.root", "\"max\", \"min\" or \"chance\""},
    {"{\"game\":\"tree\",\"root\":\"mox\",\"tree\":1}", "$.problem.root",
     "\"max\", \"min\" or \"chance\""},
    {"{\"game\":\"tree\",\"root\":\"max\"}", "$.problem.tree", "this member is missing"},
    {"{\"game\":\"tree\",\"root\":\"max\",\"treee\":1}", "$.problem.treee", "did you mean 'tree'?"},
    {"{\"game\":\"random\",\"root\":\"max\",\"b\":2,\"d\":2,\"sed\":1,\"values\":\"real\"}",
     "$.problem.sed", "did you mean 'seed'?"},
    {"{\"game\":\"random\",\"root\":\"max\",\"b\":2,\"d\":401,\"seed\":1,\"values\":\"real\"}",
     "$.problem.d", "expected a whole number from 1 to 400"},
    {"{\"game\":\"random\",\"root\":\"max\",\"b\":2,\"d\":2,\"seed\":1}", "$.problem.values",
     "this member is missing: \"real\", \"permutation\" or a range"},
    {"{\"game\":\"pig\",\"root\":\"max\",\"posicion\":\"start\"}", "$.problem.posicion",
     "did you mean 'position'?"},
    {"{\"game\":\"tictactoe\",\"root\":\"max\",\"position\":[]}", "$.problem.position",
     "expected a text"},
    {"{\"game\":\"tree\",\"root\":\"max\",\"tree\":[1,[]]}", "$.problem.tree[1]", "empty array"},
    {"{\"game\":\"tree\",\"root\":\"max\",\"tree\":1,\"depth\":-1}", "$.problem.depth",
     "whole number"},
    {"{\"game\":\"tree\",\"root\":\"max\",\"tree\":1,\"depth\":1.5}", "$.problem.depth",
     "whole number"},
    {"{\"game\":\"tree\",\"root\":\"max\",\"tree\":1,\"depth\":\"1\"}", "$.problem.depth",
     "whole number"},
    {"{\"game\":\"tree\",\"root\":\"max\",\"tree\":1,\"title\":1}", "$.problem.title",
     "expected a text"},
    {"{\"game\":\"tree\",\"root\":\"max\",\"tree\":1,\"source\":1}", "$.problem.source",
     "expected a text"},
    {"{\"game\":\"tree\"", "", "end of the text"},
};

Test(game_registry, wrong_problems_are_refused)
{
    for (size_t i = 0; i < sizeof BAD_PROBLEMS / sizeof BAD_PROBLEMS[0]; i++) {
        PlycutGame game;
        PlycutError error = {0};
        int depth;
        cr_assert_not(plycut_game_from_problem(BAD_PROBLEMS[i][0], &game, &depth, &error), "%s",
                      BAD_PROBLEMS[i][0]);
        cr_expect_eq(error.code, PLYCUT_E_INPUT);
        cr_expect_str_eq(error.path, BAD_PROBLEMS[i][1], "%s: %s", BAD_PROBLEMS[i][0], error.path);
        cr_expect(strstr(error.text, BAD_PROBLEMS[i][2]), "%s: %s", BAD_PROBLEMS[i][0], error.text);
    }
}

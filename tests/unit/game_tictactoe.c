/* Tic-tac-toe: its tree's published counts, its values, what specs say and what they are refused for. */
#include "unit/othello_kit.h"

#include <plycut/algorithm.h>
#include <plycut/play.h>

Test(game_tictactoe, the_whole_tree_has_its_published_counts)
{
    /* Leaves by the ply on which the game ends: 1440, 5328, 47952, 72576, 127872. */
    static const uint64_t leaves[] = {1, 9, 72, 504, 3024, 15120, 56160, 154944, 255168, 255168};
    PlycutGame game = game_of("tictactoe:start");
    for (int ply = 0; ply < 10; ply++)
        cr_expect_eq(plycut_perft(&game, &game.root, ply), leaves[ply], "%d", ply);
    plycut_game_release(&game);
}

static PlycutResult search_by(const char *spec, const char *algorithm, uint64_t table,
                              bool symmetry, int depth)
{
    PlycutError error = {0};
    PlycutGame game = game_of(spec);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find(algorithm, &error));
    PlycutResult result;
    options.table = table;
    options.symmetry = symmetry;
    options.depth = depth;
    cr_assert(plycut_search(&game, &options, NULL, &result, &error), "%s: %s", spec, error.text);
    plycut_game_release(&game);
    return result;
}

Test(game_tictactoe, is_a_draw)
{
    PlycutResult all = search_by("tictactoe:start", "minimax", 0, false, -1);
    cr_expect_eq(all.value, 0);
    cr_expect_eq(all.nodes, 549946);
    cr_expect_eq(all.leaves, 255168);
    cr_expect_eq(search_by("tictactoe:start", "alpha-beta", 0, false, -1).nodes, 18297);
    cr_expect_eq(search_by("tictactoe:start", "minimax", 65536, false, -1).value, 0);
    cr_expect_lt(search_by("tictactoe:start", "minimax", 65536, false, -1).nodes, 17000);
}

/* 765 positions, rotations and reflections apart; 138 of them end the game. */
Test(game_tictactoe, has_its_published_positions)
{
    PlycutResult all = search_by("tictactoe:start", "minimax", 65536, true, -1);
    cr_expect_eq(all.nodes - all.leaves - all.known, 765 - 138);
}

Test(game_tictactoe, a_side_that_can_win_does)
{
    static const struct {
        const char *spec;
        double value;
    } known[] = {
        {"tictactoe:XO./.XO/...", 1}, {"tictactoe:XX./OO./...", 1},  {"tictactoe:.../.X./...", 0},
        {"tictactoe:X../.O./..X", 0}, {"tictactoe:XXX/OO./...", -1}, {"tictactoe:XOX/XOO/OXX", 0},
        {"tictactoe:X.O/.../X.O", 1}, {"tictactoe:X../O../...", 1},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        cr_expect_eq(search_by(known[i].spec, "alpha-beta", 0, false, -1).value, known[i].value,
                     "%s", known[i].spec);
}

/* AIMA's exercise: the best first move is the centre, worth 1 two plies on; the corner is worth -1. No
 * unfinished position is worth a win. */
Test(game_tictactoe, a_horizon_counts_open_lines)
{
    PlycutResult two = search_by("tictactoe:start", "minimax", 0, false, 2);
    cr_expect_eq(two.value, 0.01);
    cr_expect_eq(two.pv[0], 9u, "b2");
    cr_expect_eq(search_by("tictactoe:X../.../...", "minimax", 0, false, 1).value, 0.01,
                 "O's best answer, the centre");
    cr_expect_eq(search_by("tictactoe:XO./.../...", "minimax", 0, false, 0).value, 0.01,
                 "2 lines of X, 1 of O");
    cr_expect_eq(search_by("tictactoe:XX./OO./...", "alpha-beta", 0, false, 2).value, 1);
}

static const struct {
    const char *spec, *message;
} BAD[] = {
    {"tictactoe:", "as in tictactoe:X.O/.X./..."},
    {"tictactoe:begin", "expected start or three rows"},
    {"tictactoe:X.O/.X.", "three rows of three squares"},
    {"tictactoe:X.O/.X./....", "three rows of three squares"},
    {"tictactoe:X.O.X./....", "character 4 should be /"},
    {"tictactoe:X.O/.x./...", "character 6 should be X, O or ."},
    {"tictactoe:X.X/.../...", "2 X and 0 O: X moves first"},
    {"tictactoe:..O/.../...", "0 X and 1 O: X moves first"},
    {"tictactoe:XXX/OOO/...", "cannot both have a line"},
    {"tictactoe:XXX/OO./O..", "O has moved after X had a line of three"},
    {"tictactoe:XX./OOO/X.X", "X has moved after O had a line of three"},
};

Test(game_tictactoe, wrong_positions_are_refused)
{
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        PlycutGame game;
        PlycutError error = {0};
        cr_expect_not(plycut_game_parse(BAD[i].spec, &game, &error), "%s", BAD[i].spec);
        cr_expect(strstr(error.text, BAD[i].message) != NULL, "%s: %s", BAD[i].spec, error.text);
    }
}

/* The spec of every position of the game makes that position again, with the same side to move. */
static void respell(const PlycutGame *game, const PlycutState *state, int plies)
{
    PlycutText spec = {0};
    PlycutMoves moves;
    game->rules->spec(game, state, &spec);
    PlycutGame again = game_of(spec.bytes);
    cr_assert_eq(again.root.word[0], state->word[0], "%s", spec.bytes);
    cr_assert_eq(again.root.word[1], state->word[1], "%s", spec.bytes);
    cr_assert_eq(plycut_side_to_move(game, state), plycut_side_to_move(&again, &again.root), "%s",
                 spec.bytes);
    plycut_text_free(&spec);
    plycut_game_release(&again);
    if (plies == 0 || !game->rules->moves(game, state, &moves))
        return;
    for (PlycutMove move; plycut_moves_take(&moves, &move);) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        respell(game, &child, plies - 1);
    }
}

Test(game_tictactoe, positions_are_their_specs)
{
    PlycutGame game = game_of("tictactoe:start");
    respell(&game, &game.root, 6);
    plycut_game_release(&game);
}

/* The problem of a trace is checked as strictly as a spec. */
Test(game_tictactoe, wrong_problems_have_their_place)
{
    static const char *const problems[] = {
        "{\"game\":\"tictactoe\",\"root\":\"max\",\"position\":\"X.X/.../...\"}",
        "{\"game\":\"tictactoe\",\"root\":\"max\",\"position\":7}",
        "{\"game\":\"tictactoe\",\"root\":\"max\"}",
    };
    for (size_t i = 0; i < 3; i++) {
        PlycutGame game;
        PlycutError error = {0};
        int depth;
        cr_expect_not(plycut_game_from_problem(problems[i], &game, &depth, &error));
        cr_expect_str_eq(error.path, "$.problem.position", "%s", problems[i]);
    }
}

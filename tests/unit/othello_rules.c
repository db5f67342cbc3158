/* Othello's rules: perft, published leaf counts, passes, the end of a game and its value. */
#include "othello_kit.h"

static const uint64_t PERFT_8[] = {4, 12, 56, 244, 1396, 8200, 55092, 390216};
static const uint64_t PERFT_6[] = {4, 12, 56, 244, 1364, 7604, 47740, 308716};
static const uint64_t PERFT_4[] = {4,     12,    44,    128,   424,   1256,  3624,  9116, 20044,
                                   36540, 50704, 57436, 59564, 59980, 60060, 60060, 60060};

static void check_perft(const char *spec, const uint64_t *known, size_t count)
{
    PlycutGame game = game_of(spec);
    for (size_t i = 0; i < count; i++)
        cr_expect_eq(perft(&game, &game.root, (int)i + 1), known[i], "%s, depth %zu", spec, i + 1);
    plycut_game_release(&game);
}

Test(othello_rules, perft)
{
    check_perft("othello:start", PERFT_8, sizeof PERFT_8 / sizeof PERFT_8[0]);
    check_perft("othello:6x6", PERFT_6, sizeof PERFT_6 / sizeof PERFT_6[0]);
    check_perft("othello:4x4", PERFT_4, sizeof PERFT_4 / sizeof PERFT_4[0]);
}

Test(othello_rules, values_and_leaves_from_the_start)
{
    static const struct {
        int value;
        uint64_t leaves, inner;
    } known[] = {{3, 4, 1}, {0, 6, 5}, {3, 25, 12}, {-2, 90, 47}, {3, 238, 101}, {-2, 881, 467}};
    PlycutGame game = game_of("othello:start");
    for (int depth = 1; depth <= 6; depth++) {
        Counts counts = {0};
        double value = search(&game, &game.root, depth, -INFINITY, INFINITY, false, &counts);
        cr_expect_eq(value, known[depth - 1].value);
        cr_expect_eq(counts.leaves, known[depth - 1].leaves);
        cr_expect_eq(counts.nodes, known[depth - 1].leaves + known[depth - 1].inner);
    }
    plycut_game_release(&game);
}

Test(othello_rules, the_whole_game_on_4x4)
{
    PlycutGame game = game_of("othello:4x4");
    Counts full = {0}, cut;
    cr_expect_eq(search(&game, &game.root, -1, -INFINITY, INFINITY, true, &full), -8);
    cr_expect_eq(full.leaves, 60060);
    cr_expect_eq(full.nodes, 60060 + 164761);
    cr_expect_eq(solve(&game, &cut), -8);
    cr_expect_eq(cut.leaves, 3425);
    cr_expect_eq(cut.nodes, 3425 + 11713);
    plycut_game_release(&game);
}

Test(othello_rules, moves_come_in_the_order_of_the_squares)
{
    static const char *const order[] = {"d3", "c4", "f5", "e6"};
    PlycutGame game = game_of("othello:start");
    PlycutMoves moves;
    PlycutMove move = 0;
    char step[PLYCUT_STEP_MAX];
    cr_assert(game.rules->moves(&game, &game.root, &moves));
    for (size_t i = 0; i < 4; i++) {
        cr_assert(plycut_moves_take(&moves, &move));
        cr_expect_eq(game.rules->step(&game, move, step), 2);
        cr_expect_str_eq(step, order[i]);
    }
    cr_expect_not(plycut_moves_left(&moves));
    plycut_game_release(&game);
}

/* A position where White has no move but Black has. */
#define MUST_PASS "othello:XXXXXXX-XXOOXXX-XOOOOOOOXOXOOOOOXOXXOOXOXOXOOOXOXOOXXXXOOOOOOOXO X"

Test(othello_rules, a_pass_is_a_move_and_costs_a_ply)
{
    PlycutGame game = game_of(MUST_PASS);
    PlycutState child;
    PlycutMoves moves;
    PlycutMove move = 0;
    char step[PLYCUT_STEP_MAX];
    cr_assert(game.rules->moves(&game, &game.root, &moves));
    cr_assert(plycut_moves_take(&moves, &move));
    cr_expect_eq(move, PLYCUT_PASS);
    cr_expect_not(plycut_moves_left(&moves));
    cr_expect_eq(game.rules->step(&game, move, step), 4);
    cr_expect_str_eq(step, "pass");
    game.rules->play(&game, &game.root, move, &child);
    cr_expect_eq(child.ply, 1);
    cr_expect_eq(child.player, PLYCUT_MIN);
    cr_expect_eq(child.word[0], game.root.word[1]);
    cr_expect_eq(child.word[1], game.root.word[0]);
    cr_expect_eq(game.rules->value(&game, &child), game.rules->value(&game, &game.root));
    plycut_game_release(&game);
}

Test(othello_rules, paths_name_passes)
{
    PlycutGame game = game_of(MUST_PASS);
    PlycutState state, parent;
    PlycutMove move = 0;
    PlycutText name = {0};
    cr_assert(plycut_game_follow(&game, "/pass/h1", &state, &parent, &move));
    cr_expect_eq(state.ply, 2);
    cr_expect_eq(move, 7);
    game.rules->node_name(&game, &parent, move, &state, &name);
    cr_expect_str_eq(name.bytes, "h1");
    plycut_text_free(&name);
    game.rules->node_name(&game, NULL, 0, &game.root, &name);
    cr_expect_str_eq(name.bytes, "root");
    plycut_text_free(&name);
    cr_expect_not(plycut_game_follow(&game, "/h1", &state, NULL, NULL));
    plycut_game_release(&game);
}

Test(othello_rules, a_finished_game_has_no_moves)
{
    PlycutGame game = game_of("othello:f5f4c3c6c5d6f3c4c7");
    PlycutMoves moves;
    cr_expect_not(game.rules->moves(&game, &game.root, &moves));
    cr_expect_not(plycut_moves_left(&moves));
    plycut_game_release(&game);
}

/* White is to move at the end of these, and so MAX: Black's 13 discs against none are -13. */
Test(othello_rules, values_are_MAXs)
{
    PlycutGame game = game_of("othello:f5f4c3c6c5d6f3c4c7");
    cr_expect_eq(game.rules->value(&game, &game.root), -13);
    value_by(&game, NULL, "winner-takes-empties");
    cr_expect_eq(game.rules->value(&game, &game.root), -64);
    plycut_game_set_root(&game, PLYCUT_MIN);
    cr_expect_eq(game.rules->value(&game, &game.root), 64);
    value_by(&game, "discs", "discs");
    cr_expect_eq(game.rules->value(&game, &game.root), 13);
    plycut_game_release(&game);
}

Test(othello_rules, empties_go_to_the_winner_of_a_finished_game_only)
{
    PlycutGame open = game_of("othello:f5"), drawn = game_of("othello:4x4:X----OOOOXXX---- X");
    value_by(&open, NULL, "winner-takes-empties");
    value_by(&drawn, NULL, "winner-takes-empties");
    cr_expect_eq(open.rules->value(&open, &open.root), -3);
    cr_expect_eq(drawn.rules->value(&drawn, &drawn.root), 0);
    cr_expect_not(signbit(drawn.rules->value(&drawn, &drawn.root)));
    plycut_game_release(&open);
    plycut_game_release(&drawn);
}

Test(othello_rules, smaller_boards_give_only_their_own_empties)
{
    PlycutGame game = game_of("othello:4x4:XXXXXXXXXXXXXXX- O");
    value_by(&game, NULL, "winner-takes-empties");
    cr_expect_eq(game.rules->value(&game, &game.root), -16);
    plycut_game_release(&game);
}

Test(othello_rules, boards_are_told_in_letters)
{
    char squares[65];
    PlycutGame game = game_of("othello:4x4:b1");
    cr_expect_eq(game.rules->board->squares(&game, &game.root, squares), 16);
    cr_expect_str_eq(squares, "-X---XX--XO-----");
    plycut_game_set_root(&game, PLYCUT_MIN);
    game.rules->board->squares(&game, &game.root, squares);
    cr_expect_str_eq(squares, "-X---XX--XO-----", "colours do not follow from who is MAX");
    plycut_game_release(&game);
}

Test(othello_rules, long_games_need_a_horizon)
{
    PlycutError error = {0};
    PlycutGame start = game_of("othello:start"), small = game_of("othello:4x4");
    PlycutGame over = game_of("othello:f5f4c3c6c5d6f3c4c7");
    cr_expect_not(start.rules->admits(&start, -1, NULL, &error));
    cr_expect_eq(error.code, PLYCUT_E_LIMIT);
    cr_expect_str_eq(error.text,
                     "60 empty squares are too many for a search to the end of the game "
                     "(at most 20): give a depth with -d");
    error = (PlycutError){0};
    cr_expect(start.rules->admits(&start, 6, "is to be ordered", &error));
    cr_expect(small.rules->admits(&small, -1, "is to be ordered", &error));
    cr_expect(over.rules->admits(&over, -1, "is to be ordered", &error),
              "a finished game is one leaf");
    plycut_game_release(&start);
    plycut_game_release(&small);
    plycut_game_release(&over);
}

/* The most moves open at once on any path. */
static size_t widest(const PlycutGame *game, const PlycutState *state, int depth)
{
    PlycutMoves moves;
    PlycutMove move = 0;
    size_t most = 0;
    if (depth == 0 || !game->rules->moves(game, state, &moves))
        return 0;
    const size_t here = plycut_moves_count(&moves);
    while (plycut_moves_take(&moves, &move)) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        const size_t below = widest(game, &child, depth - 1);
        most = below > most ? below : most;
    }
    return here + most;
}

Test(othello_rules, no_path_is_wider_than_promised)
{
    PlycutGame start = game_of("othello:start"), small = game_of("othello:4x4");
    for (int depth = 0; depth <= 6; depth++)
        cr_expect_leq(widest(&start, &start.root, depth), start.rules->path_width(&start, depth));
    cr_expect_leq(widest(&small, &small.root, -1), small.rules->path_width(&small, -1));
    plycut_game_release(&start);
    plycut_game_release(&small);
}

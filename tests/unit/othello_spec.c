/* Othello's specs: positions in every spelling, transcripts of whole games, and which are refused,
 * with which message. */
#include "othello_kit.h"

#define START   "---------------------------OX------XO---------------------------"
#define START_4 "-----OX--XO-----"

/* Squares and side of the root. */
static void expect_position(const char *spec, const char *squares, char side)
{
    char found[65];
    PlycutGame game = game_of(spec);
    PlycutState root = game.root;
    game.rules->board->squares(&game, &root, found);
    cr_expect_str_eq(found, squares, "%s: %s", spec, found);
    uint64_t own = 0;
    for (size_t i = 0, size = strlen(squares) == 64   ? 8
                              : strlen(squares) == 36 ? 6
                                                      : 4;
         squares[i] != '\0'; i++)
        own |= squares[i] == side ? UINT64_C(1) << (8 * (i / size) + i % size) : 0;
    cr_expect_eq(root.word[0], own, "%s: %c moves", spec, side);
    cr_expect_eq(root.player, PLYCUT_MAX, "the side to move is MAX");
    plycut_game_release(&game);
}

Test(othello_spec, positions)
{
    static const struct {
        const char *spec, *squares;
        char side;
    } known[] = {
        {"othello:start", START, 'X'},
        {"othello:START", START, 'X'},
        {"othello:8x8", START, 'X'},
        {"othello:4x4", START_4, 'X'},
        {"othello:4X4", START_4, 'X'},
        {"othello:6x6", "--------------OX----XO--------------", 'X'},
        {"othello:" START " X", START, 'X'},
        {"othello:" START "X", START, 'X'},
        {"othello:" START " o", START, 'O'},
        {"othello:" START "  W ", START, 'O'},
        {"othello:" START "*", START, 'X'},
        {"othello:--------  -------- --------\n---OX---\t---XO---\n-------- -------- -------- b",
         START, 'X'},
        {"othello:...........................wB......*O........................... x", START, 'X'},
        {"othello:4x4:" START_4 " O", START_4, 'O'},
        {"othello:4x4:---- -OX- -XO- ---- X", START_4, 'X'},
        {"othello:8x8:" START " O", START, 'O'},
        {"othello:f5", "---------------------------OX------XXX--------------------------", 'O'},
        {"othello:F5D6", "---------------------------OX------OXX-----O--------------------", 'X'},
        {"othello: f5 d6\tc3\n", "------------------X--------XX------OXX-----O--------------------",
         'O'},
        {"othello:4x4:b1", "-X---XX--XO-----", 'O'},
        {"othello:6x6:c2", "--------X-----XX----XO--------------", 'O'},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        expect_position(known[i].spec, known[i].squares, known[i].side);
}

/* The shortest line on 4x4 to a pass: then White goes on, at b4. */
#define TO_PASS "othello:4x4:b1c1d3a1"

Test(othello_spec, passes_may_be_written_or_left_out)
{
    static const char *const spellings[] = {"", "pa", "PS", "Pass", "--", " -- "};
    PlycutGame game = game_of(TO_PASS);
    PlycutState after;
    PlycutMoves moves;
    cr_assert(game.rules->moves(&game, &game.root, &moves));
    cr_expect_eq(moves.set, 0, "a pass at the end is left to the search");
    cr_expect_eq(moves.next, PLYCUT_PASS);
    cr_assert(plycut_game_follow(&game, "/pass/b4", &after, NULL, NULL));
    for (size_t i = 0; i < sizeof spellings / sizeof spellings[0]; i++) {
        char spec[64];
        snprintf(spec, sizeof spec, TO_PASS "%sb4", spellings[i]);
        PlycutGame played = game_of(spec);
        cr_expect_eq(played.root.word[0], after.word[0], "%s", spec);
        cr_expect_eq(played.root.word[1], after.word[1], "%s", spec);
        plycut_game_release(&played);
    }
    plycut_game_release(&game);
}

/* A board may be followed by moves, with or without a pass; a transcript is never mistaken for a board. */
Test(othello_spec, a_board_may_go_on_with_moves)
{
    static const char *const same[][2] = {
        {"othello:---------------------------OX------XO--------------------------- X f5d6",
         "othello:f5d6"},
        {"othello:---------------------------OX------XO---------------------------X f5 d6 c3",
         "othello:f5d6c3"},
        {"othello:4x4:-----OX--XO----- X b1c1d3a1passb4", "othello:4x4:b1c1d3a1b4"},
        {"othello:4x4:-----OX--XO----- X\nb1c1d3a1b4", "othello:4x4:b1c1d3a1b4"},
        {"othello:start f5d6", "othello:f5d6"},
        {"othello:4x4 b1c1d3a1b4", "othello:4x4:b1c1d3a1b4"},
    };
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        PlycutGame board = game_of(same[i][0]), moves = game_of(same[i][1]);
        cr_expect(board.root.word[0] == moves.root.word[0] &&
                      board.root.word[1] == moves.root.word[1],
                  "%s", same[i][0]);
        plycut_game_release(&board);
        plycut_game_release(&moves);
    }
}

/* tests/data/othello-transcripts.txt: final board and scores of each game, both ways. */
Test(othello_spec, games_of_the_literature)
{
    char line[512], moves[256], squares[65];
    int games = 0, black, white, black_takes, white_takes, passes;
    FILE *file = fopen("tests/data/othello-transcripts.txt", "r");
    cr_assert_not_null(file);
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#')
            continue;
        cr_assert_eq(sscanf(line, "%255s %64s %d %d %d %d %d", moves, squares, &black, &white,
                            &black_takes, &white_takes, &passes),
                     7);
        char spec[300], found[65];
        snprintf(spec, sizeof spec, "othello:%s", moves);
        PlycutGame game = game_of(spec);
        PlycutMoves left;
        game.rules->board->squares(&game, &game.root, found);
        cr_expect_str_eq(found, squares);
        cr_expect_not(game.rules->moves(&game, &game.root, &left), "the game is over: %s", moves);
        /* Black is MAX if the number of plies is even. */
        const int sign = (strlen(moves) / 2 + (size_t)passes) % 2 == 0 ? 1 : -1;
        cr_expect_eq(game.rules->value(&game, &game.root), sign * (black - white), "%s", moves);
        value_by(&game, "discs", "winner-takes-empties");
        cr_expect_eq(game.rules->value(&game, &game.root), sign * (black_takes - white_takes));
        plycut_game_release(&game);
        games++;
    }
    fclose(file);
    cr_expect_eq(games, 17);
}

static const struct {
    const char *spec, *message;
} BAD[] = {
#define LEGAL        "legal moves: d3 c4 f5 e6"
#define SIDE_MISSING "the side to move is missing after the squares: X (Black) or O (White)"
#define NAMES        "(choose from: start, 4x4, 6x6, 8x8)"
    {"",
     "a position is missing: expected start, a transcript such as f5d6c3, or 64 squares and the "
     "side to move"},
    {" \t", "a position is missing: expected start, a transcript such as f5d6c3, or 64 squares and "
            "the side to move"},
    {"4x4:",
     "a position is missing: expected start, a transcript such as f5d6c3, or 16 squares and "
     "the side to move"},
    {"4x4:-----OX--XO----- X a1", "move 1 'a1' is illegal for Black; legal moves: b1 a2 d3 c4"},
    {"4x4:-----OX--XO----- X b1 e5", "move 2 'e5' is illegal for White; legal moves: a1 c1 a3"},
    {"strat", "unknown Othello position 'strat' (did you mean 'start'?)"},
    {"foo", "unknown Othello position 'foo' " NAMES},
    {"tree:x", "unknown Othello position 'tree:x' " NAMES},
    {"5x5", "unknown size of board '5x5' " NAMES},
    {"10X10:f5", "unknown size of board '10X10:f5' " NAMES},
    {"a1", "move 1 'a1' is illegal for Black; " LEGAL},
    {"d4", "move 1 'd4' is illegal for Black; " LEGAL},
    {"pass", "move 1 'pass' is illegal for Black; " LEGAL},
    {"f5f5", "move 2 'f5' is illegal for White; legal moves: f4 d6 f6"},
    {"f5--", "move 2 '--' is illegal for White; legal moves: f4 d6 f6"},
    {"F5D6C9", "move 3 'C9' is not a move: expected a square a1 ... h8, or pass"},
    {"f5d6c0", "move 3 'c0' is not a move: expected a square a1 ... h8, or pass"},
    {"i5", "move 1 'i5' is not a move: expected a square a1 ... h8, or pass"},
    {"f5d", "move 2 'd' is not a move: expected a square a1 ... h8, or pass"},
    {"f5 quite-wrong", "move 2 'quite-wr' is not a move: expected a square a1 ... h8, or pass"},
    {"f5\u00e9\u00e9\u00e9\u00e9\u00e9",
     "move 2 '\u00e9\u00e9\u00e9\u00e9' is not a move: expected a "
     "square a1 ... h8, or pass"},
    {"f5d6c3 X", "move 4 'X' is not a move: expected a square a1 ... h8, or pass"},
    {"4x4:h8", "move 1 'h8' is illegal for Black; legal moves: b1 a2 d3 c4"},
    {"4x4:b1 e1", "move 2 'e1' is illegal for White; legal moves: a1 c1 a3"},
    {"4x4:b1 x1", "move 2 'x1' is not a move: expected a square a1 ... d4, or pass"},
    {"f5f4c3c6c5d6f3c4c7a1", "move 10 'a1' is illegal: the game is over"},
    {"f5f4c3c6c5d6f3c4c7--", "move 10 '--' is illegal: the game is over"},
    {START, SIDE_MISSING},
    {START " ", SIDE_MISSING},
    {"4x4:" START_4, SIDE_MISSING},
    {START " -", "the side to move is '-': expected X (Black) or O (White)"},
    {START " Q", "the side to move is 'Q': expected X (Black) or O (White)"},
    {START " XX", "the board has 65 squares: expected 64"},
    {START "- X", "the board has 65 squares: expected 64"},
    {START " Black", "the board has 68 squares: expected 64"},
    {"---OX---XO X", "the board has 10 squares: expected 64"},
    {"X", "the board has 0 squares: expected 64"},
    {START_4 " X", "the board has 16 squares: expected 64, or write 4x4: before it"},
    {"6x6:" START " X", "the board has 64 squares: expected 36, or write 8x8: before it"},
    {"4x4:-----0X--XO----- X", "square b2 is '0': expected X, O or -"},
    {"4x4:-----OX--XO----? X", "square d4 is '?': expected X, O or -"},
    {"4x4:-----\u25cbX--XO----- X", "square b2 is '\u25cb': expected X, O or -"},
};

Test(othello_spec, bad_specs_are_refused_with_what_would_be_right)
{
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        char spec[256];
        PlycutGame game;
        PlycutError error = {0};
        snprintf(spec, sizeof spec, "othello:%s", BAD[i].spec);
        cr_expect_not(plycut_game_parse(spec, &game, &error), "%s", spec);
        cr_expect_str_eq(error.text, BAD[i].message, "%s: %s", spec, error.text);
        cr_expect(error.code == PLYCUT_E_INPUT || error.code == PLYCUT_E_USAGE);
    }
}

Test(othello_spec, a_board_and_a_side)
{
    static const struct {
        const char *squares;
        char side;
        const char *message;
    } bad[] = {
        {"-----OX--XO----", 'X', "the board has 15 squares: expected 64 (or 36, or 16)"},
        {"", 'X', "the board has 0 squares: expected 64 (or 36, or 16)"},
        {START_4, '-', "the side to move is '-': expected X (Black) or O (White)"},
        {START_4, '\0', SIDE_MISSING},
        {"-----OX- -XO---- ", 'X', "character 9 of the board is blank: expected X, O or -"},
        {"-----OX--XO---8-", 'O', "square c4 is '8': expected X, O or -"},
    };
    PlycutGame game;
    PlycutError error = {0};
    cr_assert(plycut_othello_board(START_4, 16, 'o', &game, &error));
    cr_expect_eq(game.root.word[0], UINT64_C(0x40200));
    cr_expect_str_eq(game.rules->name, "othello");
    plycut_game_release(&game);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        error = (PlycutError){0};
        cr_expect_not(plycut_othello_board(bad[i].squares, strlen(bad[i].squares), bad[i].side,
                                           &game, &error));
        cr_expect_str_eq(error.text, bad[i].message, "%s", error.text);
    }
}

Test(othello_spec, evaluations_have_names)
{
    PlycutGame game = game_of("othello:f5");
    PlycutError error = {0};
    cr_expect_str_eq(plycut_evaluation_info(0).name, "discs");
    for (size_t i = 0; i < plycut_evaluation_count(); i++) {
        cr_expect_gt(strlen(plycut_evaluation_info(i).summary), 0);
        if (strcmp(plycut_evaluation_info(i).name, "weighted") != 0)
            value_by(&game, plycut_evaluation_info(i).name, NULL);
    }
    cr_expect_not(plycut_game_value_by(&game, &(PlycutValuation){.evaluation = "disks"}, &error));
    cr_expect_str_eq(error.text, "unknown evaluation 'disks' (did you mean 'discs'?)");
    error = (PlycutError){0};
    cr_expect_not(plycut_game_value_by(&game, &(PlycutValuation){.score = "wof"}, &error));
    cr_expect_str_eq(error.text, "unknown score 'wof' (choose from: discs, winner-takes-empties)");
    plycut_game_release(&game);
}

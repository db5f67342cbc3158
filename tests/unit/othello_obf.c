/* Positions files: boards, scored moves, comments; what is refused, with line and column. */
#include "othello_kit.h"

#include <plycut/play.h>

#include <stdlib.h>

#define START "---------------------------OX------XO---------------------------"

Test(othello_obf, lines_comments_and_scores)
{
    const char *text = "% a file of positions\r\n"
                       "\n"
                       "%title: The st\u00e4rt \U0001f600 \r\n"
                       "% source:  our own\n" START " X; d3:+4 c4:-2.5; f5:0,e6:-3 % best first\r\n"
                       "  " START "O\n"
                       "% the last line has no line break\n"
                       "-----OX--XO----- X; b1:-8";
    long line = 1;
    PlycutObfLine position;
    PlycutError error = {0};
    cr_assert_eq(plycut_obf_next(&text, &line, "p.obf", &position, &error), 1, "%s", error.text);
    cr_expect_eq(position.line, 5);
    cr_expect_str_eq(position.game.title, "The st\u00e4rt \U0001f600");
    cr_expect_str_eq(position.game.source, "our own");
    cr_assert_eq(position.scored, 4);
    cr_expect_eq(position.score[0].move, 19);
    cr_expect_eq(position.score[0].score, 4);
    cr_expect_eq(position.score[1].score, -2.5);
    cr_expect_eq(position.score[3].move, 44);
    plycut_game_release(&position.game);
    cr_assert_eq(plycut_obf_next(&text, &line, "p.obf", &position, &error), 1, "%s", error.text);
    cr_expect_eq(position.line, 6);
    cr_expect_eq(position.scored, 0);
    cr_expect_null(position.game.title, "a title belongs only to its position");
    plycut_game_release(&position.game);
    cr_assert_eq(plycut_obf_next(&text, &line, "p.obf", &position, &error), 1, "%s", error.text);
    cr_expect_eq(position.line, 8);
    cr_expect_eq(position.score[0].move, 1);
    plycut_game_release(&position.game);
    cr_expect_eq(plycut_obf_next(&text, &line, "p.obf", &position, &error), 0);
    cr_expect_eq(line, 9);
    cr_expect_eq(error.code, PLYCUT_OK);
}

/* The semicolon may be missing, a move may be a pass, and a file may be empty. */
Test(othello_obf, spellings)
{
    static const char *const texts[] = {
        START " X f5:1",
        START "X;f5:+1;",
        START " X ;; F5:1e0 ;",
        START " X,f5:1 ",
    };
    PlycutObfLine position;
    PlycutError error = {0};
    for (size_t i = 0; i < 3; i++) {
        const char *text = texts[i];
        long line = 1;
        cr_assert_eq(plycut_obf_next(&text, &line, NULL, &position, &error), 1, "%s", error.text);
        cr_assert_eq(position.scored, 1);
        cr_expect_eq(position.score[0].move, 37);
        cr_expect_eq(position.score[0].score, 1);
        plycut_game_release(&position.game);
    }
    const char *pass = "XXXXXXX-XXOOXXX-XOOOOOOOXOXOOOOOXOXXOOXOXOXOOOXOXOOXXXXOOOOOOOXO X; --:-6";
    long line = 1;
    cr_assert_eq(plycut_obf_next(&pass, &line, NULL, &position, &error), 1, "%s", error.text);
    cr_expect_eq(position.score[0].move, PLYCUT_PASS);
    plycut_game_release(&position.game);
    const char *empty = " \n% nothing\n";
    cr_expect_eq(plycut_obf_next(&empty, &line, NULL, &position, &error), 0);
}

/* A board may be written row by row, framed or not; a * on a board with an X marks a legal move. */
Test(othello_obf, boards_of_rows)
{
    static const char *const texts[] = {
        "- - - -\n- O X -\n- X O -\n- - - -\nX; b1:2",
        "% title: four\n  a b c d\r\n1 - * - - 1\r\n2 * O X - 2\r\n3 - X O * 3\r\n4 - - * - 4\r\n"
        "  a b c d\r\n\r\n X ; b1:2\r\n",
        "  A B C D\n1 ....\n2 .O*.\n\n3 .*O.\n4 ....\n% below\n*;b1:2\n",
        "----\n-wb-\n-bw-\n----\nB b1:2",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const char *text = texts[i];
        char squares[65];
        long line = 1;
        PlycutObfLine position;
        PlycutError error = {0};
        cr_assert_eq(plycut_obf_next(&text, &line, NULL, &position, &error), 1, "%zu: %s", i,
                     error.text);
        cr_expect_eq(position.line, i == 1 ? 2 : 1);
        position.game.rules->board->squares(&position.game, &position.game.root, squares);
        cr_expect_str_eq(squares, "-----OX--XO-----", "%zu", i);
        cr_assert_eq(position.scored, 1);
        cr_expect_eq(position.score[0].score, 2);
        plycut_game_release(&position.game);
        cr_expect_eq(plycut_obf_next(&text, &line, NULL, &position, &error), 0);
    }
}

/* Such boards and lines may follow each other. */
Test(othello_obf, boards_of_rows_among_lines)
{
    const char *text = "-----OX--XO----- X\n----\n-OX-\n-XO-\n----\nO\n-----OX--XO----- O";
    long line = 1;
    PlycutObfLine position;
    PlycutError error = {0};
    for (long expected = 1; expected <= 7; expected += expected == 1 ? 1 : 5) {
        cr_assert_eq(plycut_obf_next(&text, &line, NULL, &position, &error), 1, "%s", error.text);
        cr_expect_eq(position.line, expected);
        cr_expect_eq(plycut_side_to_move(&position.game, &position.game.root),
                     expected == 1 ? 0 : 1);
        plycut_game_release(&position.game);
    }
    cr_expect_eq(plycut_obf_next(&text, &line, NULL, &position, &error), 0);
}

static const struct {
    const char *text;
    long line, column;
    const char *message;
} BAD[] = {
#define PAIR  "expected a move and its score, such as d3:+4"
#define SCORE "expected a score, such as +4 or -2.5"
    {START "\n", 1, 64, "the side to move is missing after the squares: X (Black) or O (White)"},
    {"\n% x\n---OX--- X", 3, 10, "the board has 8 squares: expected 64 (or 36, or 16)"},
    {"-----0X--XO----- X", 1, 6, "square b2 is '0': expected X, O or -"},
    {"---- -OX- -XQ- ---- X", 1, 13, "square c3 is 'Q': expected X, O or -"},
    {"-----OX--XO----- Z; b1:2", 1, 18, "the side to move is 'Z': expected X (Black) or O (White)"},
    {"% title: \xff\n-----OX--XO----- X", 1, 10, "invalid UTF-8"},
    {"%\n%source: a\xc3(\n-----OX--XO----- X", 2, 11, "invalid UTF-8"},
    {"% title: \xed\xa0\x80\n-----OX--XO----- X", 1, 10, "invalid UTF-8"},
    {"; b1:2", 1, 1, "the board has 0 squares: expected 64 (or 36, or 16)"},
    {"-----OX--XO----- X; b1", 1, 21, PAIR},
    {"-----OX--XO----- X; b1 : 2", 1, 21, PAIR},
    {"-----OX--XO----- X; :2", 1, 21, PAIR},
    {"-----OX--XO----- X; b1:2 z9:3", 1, 26, PAIR},
    {"-----OX--XO----- X; b1:", 1, 24, SCORE},
    {"-----OX--XO----- X; b1:+", 1, 24, SCORE},
    {"-----OX--XO----- X; b1:+-2", 1, 24, SCORE},
    {"-----OX--XO----- X; b1:1e999", 1, 24, SCORE},
    {"-----OX--XO----- X; b1:two", 1, 24, SCORE},
    {"-----OX--XO----- X; b1:2 b1:3", 1, 26, "this move is scored twice"},
    {"-----OX--XO----- X; a1:2", 1, 21, "move 'a1' is illegal for Black; legal moves: b1 a2 d3 c4"},
    {"-----OX--XO----- X; pass:2", 1, 21,
     "move 'pass' is illegal for Black; legal moves: b1 a2 d3 c4"},
    {"XXXXXXXXXXXXXXX- O; d4:2", 1, 21, "move 'd4' is illegal: the game is over"},
    {"XXXXXXX-XXOOXXX-XOOOOOOOXOXOOOOOXOXXOOXOXOXOOOXOXOOXXXXOOOOOOOXO X;h1:6", 1, 68,
     "move 'h1' is illegal for Black, who must pass"},
#define NO_SIDE                                                                                    \
    "the side to move is missing below the board: X (Black) or O (White), on a line of its own"
    {"----\n-OX-\n-XO-\n----\n", 4, 5, NO_SIDE},
    {"----\n-OX-\n-XO-\n----\n  -----OX--XO----- X", 5, 3, NO_SIDE},
    {"----\n-OX-\n-XO-\n----\nQ", 5, 1, "the side to move is 'Q': expected X (Black) or O (White)"},
    {"----\n-OX-\n-XO-\n----\nX; b1", 5, 4, PAIR},
    {" a b c d\n1 ----\n2 -OX-\n3 -XO\n4 ----\nX", 4, 1,
     "expected row 3 of the board, with 4 squares"},
    {"----\n-OX-\n", 2, 1, "expected row 3 of the board, with 4 squares"},
    {"a b c d e f\n\n -----", 3, 2, "expected a row of 8 squares (or 6, or 4)"},
    {"a b c d e f", 1, 1, "expected a row of 8 squares (or 6, or 4)"},
};

Test(othello_obf, bad_lines_tell_their_place)
{
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        const char *text = BAD[i].text;
        long line = 1;
        PlycutObfLine position;
        PlycutError error = {0};
        cr_expect_eq(plycut_obf_next(&text, &line, "p.obf", &position, &error), -1, "%s",
                     BAD[i].text);
        cr_expect_str_eq(error.text, BAD[i].message, "%s: %s", BAD[i].text, error.text);
        cr_expect_str_eq(error.file, "p.obf");
        cr_expect_eq(error.line, BAD[i].line, "%s: line %ld", BAD[i].text, error.line);
        cr_expect_eq(error.column, BAD[i].column, "%s: column %ld", BAD[i].text, error.column);
        cr_expect_null(position.game.owned, "nothing is left to release");
    }
}

/* The catalogue's own positions: each is read, and the scored one is scored rightly. */
Test(othello_obf, the_catalogue)
{
    static const char *const files[] = {"trees/othello-early.obf", "trees/othello-midgame.obf",
                                        "trees/othello-endgame.obf"};
    static char text[65536];
    size_t scored = 0;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        FILE *file = fopen(files[i], "r");
        cr_assert_not_null(file, "%s", files[i]);
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        fclose(file);
        const char *at = text;
        long line = 1;
        PlycutObfLine position;
        PlycutError error = {0};
        int found;
        while ((found = plycut_obf_next(&at, &line, files[i], &position, &error)) == 1) {
            cr_expect_not_null(position.game.title, "%s", files[i]);
            cr_expect_not_null(position.game.source, "%s", files[i]);
            for (size_t k = 0; k < position.scored; k++, scored++) {
                PlycutState child;
                Counts counts = {0};
                position.game.rules->play(&position.game, &position.game.root,
                                          position.score[k].move, &child);
                cr_expect_eq(
                    search(&position.game, &child, -1, -INFINITY, INFINITY, false, &counts),
                    position.score[k].score, "%s", files[i]);
            }
            plycut_game_release(&position.game);
        }
        cr_expect_eq(found, 0, "%s: %s", files[i], error.text);
    }
    cr_expect_gt(scored, 0);
}

/* The first line decides whether a file contains positions or a tree. */
Test(othello_obf, positions_or_a_tree)
{
    static const char *const positions[] = {
        "% a comment",  "\r\n\t --OX",       "*oO-",
        "- - - -",      "---XO---",          "---XO---Q",
        "1 X O - - 1",  "  a b c d e f g h", "A B C D",
        "f5d6",         "F5 d6 c3",          "1. f5 2. d6 3. c3",
        "[8 -------- ", "(;GM[Othello]",     "x;----------------;w;"};
    static const char *const trees[] = {"",         " \r\n",    "[3, 12]", "{}",      "-3",
                                        "-3.5",     "12",       "null",    "abc",     "\"X\"",
                                        "a",        "X",        "b",       "B(3 12)", "W -> x",
                                        "Bow(3 4)", "A B\nA C", "a\tb\tc", "--1",     "- 3"};
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++)
        cr_expect(plycut_is_positions(positions[i], strlen(positions[i])), "%s", positions[i]);
    for (size_t i = 0; i < sizeof trees / sizeof trees[0]; i++)
        cr_expect_not(plycut_is_positions(trees[i], strlen(trees[i])), "%s", trees[i]);
    cr_expect_not(plycut_is_positions("---XO---", 7));
}

/* One position of each form, as the spec that says the same. */
Test(othello_obf, forms_of_other_programs)
{
    static const char *const FORMS[][3] = {
        {"f5d6c3d3c4", "othello:f5d6c3d3c4", NULL},
        {"1. F5 2. d6 3. C3", "othello:f5d6c3", NULL},
        {"f5, d6; c3", "othello:f5d6c3", NULL},
        {"[8 -------- -------- -------- ---OO--- --XXO--- --OX---- -------- -------- *]",
         "othello:---------------------------OO-----XXO-----OX-------------------- X", NULL},
        {"[6 ------ ------ --O*-- --*O-- ------ ------ O]",
         "othello:6x6:--------------OX----XO-------------- O", NULL},
        {"mine;---------------------------OX------XO---------------------------;w;",
         "othello:---------------------------OX------XO--------------------------- O", "mine"},
        {"(;GM[Othello]PB[a]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- "
         "-------- *]"
         "B[F5//1.0]W[d6/-0.50/2]B[C3];)",
         "othello:f5d6c3", NULL},
        {"(;GM[Othello]BO[8 -------- -------- --------\n---O*--- ---*O--- -------- -------- "
         "-------- *]\nB[F5]\nW[d6];)",
         "othello:f5d6", NULL}};
    for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS; i++) {
        PlycutGame game = game_of(FORMS[i][1]);
        PlycutObfLine position;
        PlycutError error = {0};
        const char *text = FORMS[i][0];
        long line = 1;
        cr_expect(plycut_is_positions(text, strlen(text)), "%s", text);
        cr_assert_eq(plycut_obf_next(&text, &line, "f", &position, &error), 1, "%s: %s",
                     FORMS[i][0], error.text);
        cr_expect_arr_eq(position.game.root.word, game.root.word, sizeof game.root.word, "%s",
                         FORMS[i][0]);
        cr_expect_not_null(position.game.read_as);
        if (FORMS[i][2] != NULL)
            cr_expect_str_eq(position.game.title, FORMS[i][2]);
        PlycutObfLine none;
        cr_expect_eq(plycut_obf_next(&text, &line, "f", &none, &error), 0, "%s", FORMS[i][0]);
        plycut_game_release(&position.game);
        plycut_game_release(&game);
    }
}

Test(othello_obf, forms_that_are_wrong_have_a_place)
{
    static const struct {
        const char *text;
        long column;
        const char *says;
    } WRONG[] = {{"f5d6a1", 1, "move 3 'a1' is illegal"},
                 {"[8 -------- -------- -------- ---OO--- --XXO--- --OX---- -------- -------- Q]",
                  76, "side to move"},
                 {"[8 -------- --------", 1, "expected ] behind the squares"},
                 {"x;---------------------------OX------XO---------------------------;;", 3,
                  "the side to move is missing"},
                 {"(;GM[Othello]BO[8 ", 1, "expected ;) at the end"},
                 {"(;GM[Othello]B[F5];)", 1, "expected the board that the game begins with"},
                 {"(;GM[Othello]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- "
                  "-------- -------- *]B[a1];)",
                  17, "move 1 'a1' is illegal"}};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        PlycutObfLine position;
        PlycutError error = {0};
        const char *text = WRONG[i].text;
        long line = 1;
        cr_expect_eq(plycut_obf_next(&text, &line, "f", &position, &error), -1, "%s",
                     WRONG[i].text);
        cr_expect_eq(error.column, WRONG[i].column, "%s: %ld", WRONG[i].text, error.column);
        cr_expect_not_null(strstr(error.text, WRONG[i].says), "%s: %s", WRONG[i].text, error.text);
    }
}

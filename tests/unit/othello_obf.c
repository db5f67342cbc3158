/* Positions files: boards, scored moves, comments; what is refused, with line and column. */
#include "othello_kit.h"

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
    cr_expect_null(position.game.title, "a title is its position's alone");
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
    {"-----OX--XO----- X; a1:2", 1, 21, "move 'a1' is illegal for Black: legal are b1 a2 d3 c4"},
    {"-----OX--XO----- X; pass:2", 1, 21,
     "move 'pass' is illegal for Black: legal are b1 a2 d3 c4"},
    {"XXXXXXXXXXXXXXX- O; d4:2", 1, 21, "move 'd4' is illegal: the game is over"},
    {"XXXXXXX-XXOOXXX-XOOOOOOOXOXOOOOOXOXXOOXOXOXOOOXOXOOXXXXOOOOOOOXO X;h1:6", 1, 68,
     "move 'h1' is illegal for Black, who must pass"},
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

/* Othello in a trace's "problem": written, read back the same, refused with a JSON path. */
#include "othello_kit.h"

/* The problem of a game as text; to be freed with plycut_text_free. */
static PlycutText problem_of(const PlycutGame *game, int depth)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_json_init(&json, &out);
    plycut_game_write_problem(game, depth, &json);
    cr_assert(plycut_out_flush(&out));
    return text;
}

Test(othello_problem, is_written)
{
    PlycutGame game = game_of("othello:4x4:b1");
    value_by(&game, NULL, "winner-takes-empties");
    PlycutText text = problem_of(&game, 6);
    cr_expect_str_eq(text.bytes, "{\"game\":\"othello\",\"root\":\"max\",\"depth\":6,"
                                 "\"position\":{\"squares\":\"-X---XX--XO-----\",\"side\":\"O\"},"
                                 "\"evaluation\":\"discs\",\"score\":\"winner-takes-empties\"}");
    plycut_text_free(&text);
    plycut_game_release(&game);
}

Test(othello_problem, reads_back_the_same)
{
    static const char *const specs[] = {"othello:start", "othello:f5d6c3", "othello:6x6:c2",
                                        "othello:4x4:b1", "othello:f5f4c3c6c5d6f3c4c7"};
    for (size_t i = 0; i < sizeof specs / sizeof specs[0]; i++) {
        for (int variant = 0; variant < 4; variant++) {
            PlycutGame game = game_of(specs[i]), again;
            PlycutError error = {0};
            int depth = 0;
            plycut_game_set_root(&game, variant & 1 ? PLYCUT_MIN : PLYCUT_MAX);
            value_by(&game, NULL, variant & 2 ? "winner-takes-empties" : NULL);
            PlycutText first = problem_of(&game, variant - 1);
            cr_assert(plycut_game_from_problem(first.bytes, &again, &depth, &error), "%s",
                      error.text);
            PlycutText second = problem_of(&again, depth);
            cr_expect_str_eq(first.bytes, second.bytes);
            cr_expect_eq(again.rules->value(&again, &again.root),
                         game.rules->value(&game, &game.root));
            plycut_text_free(&first);
            plycut_text_free(&second);
            plycut_game_release(&game);
            plycut_game_release(&again);
        }
    }
}

static const struct {
    const char *members, *path, *message;
} BAD[] = {
#define AT     "\"position\":"
#define LEAVES ",\"evaluation\":\"discs\",\"score\":\"discs\""
#define GOOD   AT "{\"squares\":\"-----OX--XO-----\",\"side\":\"X\"}"
    {"\"evaluation\":\"discs\",\"score\":\"discs\"", "$.problem.position",
     "this member is missing: the squares and the side to move"},
    {AT "\"f5\",\"evaluation\":\"discs\",\"score\":\"discs\"", "$.problem.position",
     "expected an object: the squares and the side to move"},
    {AT "{\"side\":\"X\"}", "$.problem.position.squares",
     "this member is missing: the squares, row by row from a1"},
    {AT "{\"Squares\":\"-----OX--XO-----\",\"side\":\"X\"}", "$.problem.position.Squares",
     "unknown member 'Squares' (did you mean 'squares'?)"},
    {AT "{\"squares\":64,\"side\":\"X\"}", "$.problem.position.squares",
     "expected a text: the squares, row by row from a1"},
    {AT "{\"squares\":\"-----OX--XO-----\"}", "$.problem.position.side",
     "this member is missing: the side to move, \"X\" or \"O\""},
    {AT "{\"squares\":\"-----OX--XO-----\",\"side\":\"x\"}" LEAVES, "$.problem.position.side",
     "the side to move is \"X\" or \"O\""},
    {AT "{\"squares\":\"-----OX--XO-----\",\"side\":\"XO\"}" LEAVES, "$.problem.position.side",
     "the side to move is \"X\" or \"O\""},
    {AT "{\"squares\":\"-----OX--XO----\",\"side\":\"X\"}" LEAVES, "$.problem.position.squares",
     "the board has 15 squares: expected 64 (or 36, or 16)"},
    {AT "{\"squares\":\"-----OX--XO---7-\",\"side\":\"X\"}" LEAVES, "$.problem.position.squares",
     "square c4 is '7': expected X, O or -"},
    {GOOD ",\"score\":\"discs\"", "$.problem.evaluation",
     "this member is missing: how positions at the horizon are valued"},
    {GOOD ",\"evaluation\":[],\"score\":\"discs\"", "$.problem.evaluation",
     "expected a text: how positions at the horizon are valued"},
    {GOOD ",\"evaluation\":\"dicss\",\"score\":\"discs\"", "$.problem.evaluation",
     "unknown evaluation 'dicss' (did you mean 'discs'?)"},
    {GOOD ",\"evaluation\":\"weighted\",\"score\":\"discs\"", "$.problem.evaluation",
     "the evaluation weighted needs its weights: name a plycut-weights file in its place"},
    {GOOD ",\"evaluation\":\"weighted\",\"weights\":{\"version\":2},\"score\":\"discs\"",
     "$.problem.weights.format", "this member is missing: expected \"plycut-weights\""},
    {GOOD ",\"evaluation\":\"discs\"", "$.problem.score",
     "this member is missing: how finished games are valued"},
    {GOOD ",\"evaluation\":\"discs\",\"score\":null", "$.problem.score",
     "expected a text: how finished games are valued"},
    {GOOD ",\"evaluation\":\"discs\",\"score\":\"dics\"", "$.problem.score",
     "unknown score 'dics' (did you mean 'discs'?)"},
};

Test(othello_problem, bad_ones_are_refused_at_a_path)
{
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        char text[512];
        PlycutGame game;
        PlycutError error = {0};
        int depth;
        snprintf(text, sizeof text, "{\"game\":\"othello\",\"root\":\"max\",\"depth\":null,%s}",
                 BAD[i].members);
        cr_expect_not(plycut_game_from_problem(text, &game, &depth, &error), "%s", text);
        cr_expect_str_eq(error.path, BAD[i].path, "%s: %s", text, error.path);
        cr_expect_str_eq(error.text, BAD[i].message, "%s: %s", text, error.text);
    }
}

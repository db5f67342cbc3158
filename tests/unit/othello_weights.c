/* Evaluations of Othello: values worked out by hand, weights read and written, finished games. */
#include "othello_kit.h"

static bool weigh(PlycutGame *game, const char *weights, PlycutError *error)
{
    return plycut_game_value_by(
        game, &(PlycutValuation){.evaluation = "weighted", .weights = weights}, error);
}

static double value_of(const char *spec, const char *evaluation)
{
    PlycutGame game = game_of(spec);
    value_by(&game, evaluation, NULL);
    double value = game.rules->value(&game, &game.root);
    plycut_game_release(&game);
    return value;
}

static double weighted(const char *spec, const char *weights)
{
    PlycutGame game = game_of(spec);
    PlycutError error = {0};
    cr_assert(weigh(&game, weights, &error), "%s", error.text);
    double value = game.rules->value(&game, &game.root);
    plycut_game_release(&game);
    return value;
}

/* The side to move is MAX. */
static const struct {
    const char *position;
    double discs, tutorial;
} BY_HAND[] = {
    /* The start: everything is equal. */
    {"start", 0, 0},
    /* White has d4, and moves to d6 f4 f6; Black has e4 d5 e5 f5, and could move to c3 d3 c4. */
    {"f5", -3, -1},
    /* One corner (10); edges 3 to 1, the corner being on two (5 * 2); Black can move to d1, White
       nowhere (2); more discs (1). */
    {"XXO------------------------------------------------------------- X", 1, 23},
    {"XXO------------------------------------------------------------- O", -1, -23},
    /* On 4x4 the edge is that board's: b1 (-5). Moves a1 c1 a3 against d3 c4 d4; fewer discs (-1). */
    {"4x4:b1", -3, -6},
};

Test(othello_weights, values_by_hand)
{
    for (size_t i = 0; i < sizeof BY_HAND / sizeof BY_HAND[0]; i++) {
        char spec[128];
        snprintf(spec, sizeof spec, "othello:%s", BY_HAND[i].position);
        cr_expect_eq(value_of(spec, "discs"), BY_HAND[i].discs, "%s", spec);
        cr_expect_eq(value_of(spec, "tutorial"), BY_HAND[i].tutorial, "%s: %g", spec,
                     value_of(spec, "tutorial"));
    }
}

/* After f5: d4 is White's, e4 d5 e5 Black's (the table's d4), and f5 (its d3). */
Test(othello_weights, tables_by_hand)
{
    static const struct {
        const char *name;
        double d3, d4;
    } tables[] = {{"norvig", 3, 3}, {"ranks", 5, 0},      {"samsoft", 4, 0},
                  {"web-50", 1, 0}, {"web-40", -1, -1},   {"alphaothello", 2, 1},
                  {"easyai", 1, 1}, {"nats", -122, -169}, {"vanderhaar", 32, 128}};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        cr_expect_eq(value_of("othello:f5", tables[i].name), -2 * tables[i].d4 - tables[i].d3, "%s",
                     tables[i].name);
    cr_expect_eq(
        value_of("othello:XXO------------------------------------------------------------- X",
                 "norvig"),
        120 - 20 - 20);
}

#define HEAD     "{\"format\":\"plycut-weights\",\"version\":1,"
#define TUTORIAL HEAD "\"features\":{\"corners\":10,\"edges\":5,\"mobility\":2,\"majority\":1}}"
#define NORVIG   HEAD "\"squares\":[120,-20,20,5,-40,-5,-5,15,3,3]}"
#define ROW      "[1,2,3,4,5,6,7,8],"
#define UNEVEN   HEAD "\"squares\":[" ROW ROW ROW ROW ROW ROW ROW "[0,0,0,0,0,0,0,-9.5]]}"

/* A position some random moves from the start. */
static PlycutGame random_game(uint64_t *seed)
{
    PlycutGame game = game_of("othello:start");
    for (uint64_t plies = next_random(seed) % 55; plies > 0; plies--) {
        PlycutMoves moves;
        PlycutMove move = 0;
        PlycutState child;
        if (!game.rules->moves(&game, &game.root, &moves))
            break;
        for (uint64_t n = next_random(seed) % plycut_moves_count(&moves) + 1; n > 0; n--)
            plycut_moves_take(&moves, &move);
        game.rules->play(&game, &game.root, move, &child);
        child.ply = 0;
        game.root = child;
    }
    return game;
}

Test(othello_weights, a_file_values_as_the_name_does)
{
    static const char *const pairs[][2] = {{"tutorial", TUTORIAL}, {"norvig", NORVIG}};
    uint64_t seed = 11;
    for (int round = 0; round < 200; round++) {
        for (size_t i = 0; i < 2; i++) {
            PlycutGame game = random_game(&seed);
            PlycutError error = {0};
            value_by(&game, pairs[i][0], NULL);
            double named = game.rules->value(&game, &game.root);
            cr_assert(weigh(&game, pairs[i][1], &error), "%s", error.text);
            cr_assert_eq(game.rules->value(&game, &game.root), named);
            plycut_game_release(&game);
        }
    }
}

/* Decimals too: with colours exchanged the value only changes its sign, exactly. */
Test(othello_weights, colours_exchange_exactly)
{
    static const char weights[] =
        HEAD "\"features\":{\"discs\":0.1,\"mobility\":0.7,\"parity\":0.3,"
             "\"frontier\":-0.9},"
             "\"squares\":[0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1.1]}";
    uint64_t seed = 12;
    for (int round = 0; round < 200; round++) {
        PlycutGame game = random_game(&seed);
        PlycutError error = {0};
        cr_assert(weigh(&game, weights, &error), "%s", error.text);
        PlycutState other = game.root;
        other.player = plycut_other(other.player);
        cr_assert_eq(game.rules->value(&game, &game.root), -game.rules->value(&game, &other));
        plycut_game_release(&game);
    }
}

Test(othello_weights, a_table_need_not_be_symmetric)
{
    cr_expect_eq(weighted("othello:f5", UNEVEN), 4 - 5 - 4 - 5 - 6);
    cr_expect_eq(
        weighted("othello:---------------------------------------------------------------X X",
                 UNEVEN),
        1000001, "a finished game");
}

/* Black has won by one disc in the first, lost by one in the second: both games are over, whatever
 * the features say. */
Test(othello_weights, finished_games_outrank_all)
{
    static const char WON[] = "othello:4x4:X--------------- O",
                      LOST[] = "othello:4x4:O--------------- O";
    for (size_t i = 0; i < plycut_evaluation_count(); i++) {
        PlycutEvaluationInfo info = plycut_evaluation_info(i);
        cr_expect(strlen(info.name) > 0 && strlen(info.summary) > 0 && strlen(info.source) > 0);
    }
    cr_expect_eq(value_of(WON, "discs"), -1);
    cr_expect_eq(value_of(WON, "tutorial"), -1000001);
    cr_expect_eq(value_of(LOST, "tutorial"), 1000001);
    cr_expect_eq(weighted(WON, HEAD "\"features\":{\"discs\":-15625}}"), -1000001,
                 "the largest weight there may be");
}

/* ---- Traces and files ---------------------------------------------------------------------------
 */

static PlycutText problem_of(const PlycutGame *game)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_json_init(&json, &out);
    plycut_game_write_problem(game, 2, &json);
    cr_assert(plycut_out_flush(&out));
    return text;
}

Test(othello_weights, a_problem_holds_its_weights)
{
    static const char *const files[] = {TUTORIAL, NORVIG, UNEVEN,
                                        "{\"version\":1,\"squares\":[1,1,1,1,1,1,1,1,1,-0.0],"
                                        "\"title\":\"t\",\"format\":\"plycut-weights\","
                                        "\"features\":{\"stable\":-0.25},\"source\":\"s\"}"};
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        PlycutGame game = game_of("othello:f5d6"), again;
        PlycutError error = {0};
        int depth;
        cr_assert(weigh(&game, files[i], &error), "%s", error.text);
        PlycutText first = problem_of(&game);
        cr_expect(strstr(first.bytes, "\"evaluation\":\"weighted\",\"weights\":" HEAD) != NULL);
        cr_assert(plycut_game_from_problem(first.bytes, &again, &depth, &error), "%s: %s",
                  error.path, error.text);
        PlycutText second = problem_of(&again);
        cr_expect_str_eq(first.bytes, second.bytes);
        cr_expect_eq(game.rules->value(&game, &game.root), again.rules->value(&again, &again.root));
        plycut_text_free(&first);
        plycut_text_free(&second);
        plycut_game_release(&game);
        plycut_game_release(&again);
    }
}

static const struct {
    const char *weights, *path, *message;
} BAD[] = {
    {"[1]", "$", "expected an object: an evaluation"},
    {"{}", "$.format", "is missing"},
    {"{\"format\":\"plycut-weights\",\"features\":{\"discs\":1}}", "$.version", "is missing"},
    {"{\"format\":\"plycut-tree\"}", "$.format", "\"plycut-weights\""},
    {"{\"format\":\"plycut-weights\",\"version\":2}", "$.version", "version 1"},
    {HEAD "\"feature\":{}}", "$.feature", "did you mean 'features'?"},
    {HEAD "\"features\":{\"mobilty\":1}}", "$.features.mobilty", "did you mean 'mobility'?"},
    {HEAD "\"features\":{\"discs\":\"1\"}}", "$.features.discs", "a number"},
    {HEAD "\"features\":[1]}", "$.features", "an object"},
    {HEAD "\"features\":{}}", "$", "every weight is zero"},
    {HEAD "\"features\":{\"discs\":0}}", "$", "every weight is zero"},
    {HEAD "\"features\":{\"discs\":15626}}", "$.features.discs", "1000000"},
    {HEAD "\"features\":{\"discs\":-8000,\"parity\":8000}}", "$.features.parity", "1000000"},
    {HEAD "\"squares\":[1,2,3]}", "$.squares", "8 rows of 8"},
    {HEAD "\"squares\":{}}", "$.squares", "8 rows of 8"},
    {HEAD "\"squares\":[1,2,3,4,5,6,7,8,9,null]}", "$.squares[9]", "a number"},
    {HEAD "\"squares\":[1,2,3,4,5,6,7,8]}", "$.squares[0]", "a row of 8"},
    {HEAD "\"squares\":[" ROW ROW ROW ROW ROW ROW ROW "[1,2,3,4,5,6,7]]}", "$.squares[7]",
     "a row of 8"},
    {HEAD "\"squares\":[" ROW ROW ROW ROW ROW ROW ROW "[1,2,3,4,5,6,7,[]]]}", "$.squares[7][7]",
     "a number"},
    {HEAD "\"title\":1}", "$.title", "a text"},
    {HEAD "\"source\":[]}", "$.source", "a text"},
};

Test(othello_weights, what_is_wrong_is_refused_with_its_path)
{
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        PlycutGame game = game_of("othello:start");
        PlycutError error = {0};
        cr_expect_not(weigh(&game, BAD[i].weights, &error), "%s", BAD[i].weights);
        cr_expect_eq(error.code, PLYCUT_E_INPUT, "%s", BAD[i].weights);
        cr_expect_str_eq(error.path, BAD[i].path, "%s: %s", BAD[i].weights, error.text);
        cr_expect(strstr(error.text, BAD[i].message) != NULL, "%s: %s", BAD[i].weights, error.text);
        cr_expect_eq(game.rules->value(&game, &game.root), 0, "the game is as it was");
        plycut_game_release(&game);
    }
}

Test(othello_weights, tables_are_for_the_large_board)
{
    PlycutGame game = game_of("othello:6x6");
    PlycutError table = {0}, loaded = {0}, none = {0};
    cr_expect_not(plycut_game_value_by(&game, &(PlycutValuation){.evaluation = "norvig"}, &table));
    cr_expect_str_eq(table.text,
                     "the evaluation norvig has a table of 8x8 squares, and this board is "
                     "6x6: choose one without, such as discs");
    cr_expect_not(weigh(&game, NORVIG, &loaded));
    cr_expect_not(plycut_game_value_by(&game, &(PlycutValuation){.evaluation = "weighted"}, &none));
    cr_expect(strstr(none.text, "needs its weights") != NULL);
    cr_expect(weigh(&game, TUTORIAL, &(PlycutError){0}));
    plycut_game_release(&game);
}

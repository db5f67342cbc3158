/* Games whose rules are the calling program's: what must be there, what is added, and that every search ends. */
#include <criterion/criterion.h>
#include <plycut/plycut.h>
#include <stdlib.h>
#include <string.h>

/* ---- Heaps of matches: word[0] is the heap ---------------------------------------------------- */

static bool nim_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    (void)game;
    left->end = state->word[0] < 3 ? (uint32_t)state->word[0] : 3;
    return left->end > 0;
}

static void nim_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                     PlycutState *child)
{
    (void)game;
    child->word[0] = state->word[0] - move - 1;
}

static double nim_value(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    return state->word[0] > 0 ? 0 : plycut_for_mover(state->player, -1);
}

static void nim_board(const PlycutGame *game, const PlycutState *state, PlycutText *rows)
{
    (void)game;
    for (uint64_t i = 0; i < state->word[0]; i++)
        plycut_text_write(rows, "I", 1);
    plycut_text_write(rows, "\n", state->word[0] > 0);
}

static const PlycutRules NIM = {
    .name = "nim", .moves = nim_moves, .play = nim_play, .value = nim_value};

static PlycutGame custom_make(const PlycutRules *rules, uint64_t heap)
{
    const PlycutState root = {.word = {heap}, .player = PLYCUT_MAX};
    PlycutGame game;
    PlycutError error = {0};
    cr_assert(plycut_game_custom(rules, &root, NULL, &game, &error), "%s", error.text);
    return game;
}

Test(game_custom, three_functions_are_enough)
{
    static const uint64_t LEAVES[] = {274, 162, 133};
    PlycutGame game = custom_make(&NIM, 10);
    for (size_t a = 0; a < plycut_algorithm_count(); a++) {
        const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(a));
        PlycutResult quiet;
        PlycutTrace trace;
        PlycutError error = {0};
        if (options.algorithm->gives == PLYCUT_GIVES_TEST ||
            options.algorithm->gives == PLYCUT_GIVES_PROBE)
            continue;
        cr_assert(plycut_search(&game, &options, NULL, &quiet, &error), "%s", error.text);
        cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
        cr_expect_float_eq(quiet.value, 1, 0);
        cr_expect_eq(trace.total.leaves, quiet.leaves);
        if (options.algorithm->core)
            cr_expect_eq(quiet.leaves, LEAVES[a]);
        cr_expect_str_eq(trace.nodes[0].name, "start");
        cr_expect_str_eq(trace.nodes[trace.nodes[0].first_child + 2].path, "/2");
        cr_expect_str_eq(trace.nodes[trace.nodes[0].first_child + 2].name, "2");
        plycut_trace_free(&trace);
    }
    plycut_game_release(&game);
}

Test(game_custom, every_order_and_table_has_its_room)
{
    PlycutGame game = custom_make(&NIM, 9);
    for (PlycutOrder order = PLYCUT_ORDER_GIVEN; order <= PLYCUT_ORDER_FEWEST; order++) {
        PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
        PlycutResult result;
        PlycutError error = {0};
        options.order = order;
        options.table = 100;
        options.deepen = true;
        options.learned = PLYCUT_LEARNED_KILLER | PLYCUT_LEARNED_HISTORY;
        if (plycut_search(&game, &options, NULL, &result, &error))
            cr_expect_float_eq(result.value, 1, 0);
        else
            cr_expect_eq(error.code, PLYCUT_E_USAGE, "%s", error.text);
    }
    plycut_game_release(&game);
}

Test(game_custom, boards_have_rows)
{
    PlycutRules rules = NIM;
    PlycutTrace trace;
    PlycutError error = {0};
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    rules.board_text = nim_board;
    PlycutGame game = custom_make(&rules, 3);
    cr_assert(plycut_trace_record(&game, &options, &trace, &error));
    cr_expect_str_eq(trace.nodes[0].board, "III\n");
    cr_expect(trace.nodes[trace.nodes[0].first_child + 2].board == NULL);
    cr_expect(!trace.squares && trace.lettered);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* ---- What must be there ----------------------------------------------------------------------- */

static void expect_refused(const PlycutRules *rules, const char *text)
{
    const PlycutState root = {.player = PLYCUT_MAX};
    PlycutGame game;
    PlycutError error = {0};
    cr_expect(!plycut_game_custom(rules, &root, NULL, &game, &error));
    cr_expect_str_eq(error.text, text);
    plycut_game_release(&game); /* harmless */
}

Test(game_custom, what_is_missing_is_named)
{
    PlycutRules rules = NIM;
    rules.value = NULL;
    expect_refused(&rules, "nim: the rules have no function 'value', which a game must have");
    rules.play = NULL;
    expect_refused(&rules, "nim: the rules have no function 'play', which a game must have");
    rules.moves = NULL;
    expect_refused(&rules, "nim: the rules have no function 'moves', which a game must have");
    rules.name = "";
    expect_refused(&rules, "the rules of a game have a name");
}

/* ---- Endless games, chance, what belongs to the caller ---------------------------------------- */

static bool endless_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    (void)game, (void)state;
    left->end = 1;
    return true;
}

static double depth_value(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    return state->ply;
}

Test(game_custom, an_endless_game_ends)
{
    PlycutRules rules = NIM;
    rules.moves = endless_moves;
    rules.value = depth_value;
    PlycutGame game = custom_make(&rules, 0);
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    PlycutResult result;
    PlycutError error = {0};
    cr_assert(plycut_search(&game, &options, NULL, &result, &error), "%s", error.text);
    cr_expect_float_eq(result.value, PLYCUT_PLY_MAX, 0);
    plycut_game_release(&game);
}

static double coin_probability(const PlycutGame *game, const PlycutState *state, PlycutMove move)
{
    (void)game, (void)state;
    return move == 0 ? 0.25 : 0.75;
}

static bool coin_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    (void)game;
    left->end = state->ply == 0 ? 2 : 0;
    return left->end > 0;
}

static void coin_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                      PlycutState *child)
{
    (void)game, (void)state;
    child->word[0] = move;
    child->player = PLYCUT_MAX;
}

static double coin_value(const PlycutGame *game, const PlycutState *state)
{
    return state->word[0] == 0 ? 0 : *(const double *)game->data;
}

static int released;
static void count_release(PlycutGame *game)
{
    released += game->data != NULL;
}

Test(game_custom, chance_and_data)
{
    static const double WORTH = 8;
    const PlycutRules rules = {.name = "coin",
                               .moves = coin_moves,
                               .play = coin_play,
                               .value = coin_value,
                               .probability = coin_probability,
                               .release = count_release};
    const PlycutState root = {.player = PLYCUT_CHANCE};
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    PlycutGame game;
    PlycutResult result;
    PlycutError error = {0};
    cr_assert(plycut_game_custom(&rules, &root, &WORTH, &game, &error));
    cr_assert(plycut_search(&game, &options, NULL, &result, &error), "%s", error.text);
    cr_expect_float_eq(result.value, 6, 0);
    plycut_game_release(&game);
    cr_expect_eq(released, 1);
}

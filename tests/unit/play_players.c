/* Players: specs read and refused, what each chooses, compared with slow ways to choose. */

#include "othello_kit.h"

#include <plycut/play.h>
#include <stdlib.h>

static PlycutContestant player_of(const char *spec, const PlycutGame *start)
{
    PlycutContestant player;
    PlycutError error = {0};
    cr_assert(plycut_contestant_parse(spec, &player, &error), "%s: %s", spec, error.text);
    cr_assert(plycut_contestant_seat(&player, start, NULL, &error), "%s: %s", spec, error.text);
    return player;
}

static const struct {
    const char *spec, *message;
} BAD[] = {
    {"", "unknown player ''"},
    {"randm", "did you mean 'random'?"},
    {"random:3", "random has no settings"},
    {"greedy,eval=discs", "greedy has no settings"},
    {"alpha-beta", "how deep?"},
    {"alpha-beta:", "from 1 to 60, not ''"},
    {"alpha-beta:0", "from 1 to 60, not '0'"},
    {"alpha-beta:61", "from 1 to 60"},
    {"minimax:two", "not 'two'"},
    {"minimax:2:3", "not '2:3'"},
    {"alpha-beta:2,evla=discs", "did you mean 'eval'?"},
    {"alpha-beta:2,eval", "eval needs a value: eval=NAME|FILE.json"},
    {"alpha-beta:2,eval=", "eval= needs a name"},
    {"alpha-beta:2,nodes=0", "from 1 to 9007199254740992, not '0'"},
    {"alpha-beta:2,ties=lst", "did you mean 'last'?"},
    {"alpha-beta:2,", "unknown setting of a player ''"},
    {"alpha-beta:2,nodes=1.5", "from 1 to 9007199254740992, not '1.5'"},
    {"alpha-beta,time=0", "SECONDS, a number greater than 0, not '0'"},
    {"alpha-beta,time=inf", "SECONDS, a number greater than 0, not 'inf'"},
    {"alpha-beta,time=", "SECONDS, a number greater than 0, not ''"},
    {"alpha-beta:2,order=kiler", "did you mean 'killer'?"},
    {"alpha-beta:2,order=killer+hash", "each once and in this sequence"},
    {"alpha-beta:2,order=killer,history", "order=killer+history"},
    {"alpha-beta:2,order=hash", "order=hash needs a transposition table"},
    {"alpha-beta:2,order=best", "the search is looking for"},
    {"alpha-beta:2,order=killer+worst", "the search is looking for"},
    {"alpha-beta:2,table=0", "from 1 to 16777216, not '0'"},
    {"alpha-beta:2,table=16777217", "from 1 to 16777216, not '16777217'"},
    {"alpha-beta:2,aspiration=-1", "greater than 0, not '-1'"},
    {"alpha-beta:2,aspiration=2,ties=random", "use it with ties=first"},
    {"minimax:2,aspiration=2", "minimax has no window at the root"},
    {"alpha-beta:2,quiescence=0", "N[,PLIES], N a number greater than 0, not '0'"},
    {"alpha-beta:2,quiescence=4+", "PLIES a whole number from 1 to 400"},
    {"alpha-beta:2,quiescence=4+0", "PLIES a whole number from 1 to 400"},
};

Test(play_players, wrong_specs_are_refused)
{
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        PlycutContestant player;
        PlycutError error = {0};
        cr_expect_not(plycut_contestant_parse(BAD[i].spec, &player, &error), "%s", BAD[i].spec);
        cr_expect_eq(error.code, PLYCUT_E_USAGE);
        cr_expect(strstr(error.text, BAD[i].message) != NULL, "%s: %s", BAD[i].spec, error.text);
    }
}

/* A caller that accepts another word has that word suggested, too. */
Test(play_players, are_known_by_name)
{
    PlycutError error = {0}, alone = {0};
    cr_expect(plycut_contestant_named("greedy", "you", &error));
    cr_expect(plycut_contestant_named("alpha-beta:x,y", NULL, &error), "only the name is read");
    cr_expect_not(plycut_contestant_named("yuo", "you", &error));
    cr_expect_str_eq(error.text, "unknown player 'yuo' (did you mean 'you'?)");
    cr_expect_not(plycut_contestant_named("alpha-betax", NULL, &alone));
    cr_expect_str_eq(alone.text, "unknown player 'alpha-betax' (did you mean 'alpha-beta'?)");
}

Test(play_players, are_seated_at_a_game_for_two_only)
{
    PlycutContestant player;
    PlycutError error = {0}, unknown = {0}, table = {0};
    PlycutGame tree = game_of("tree:[1,2]"), small = game_of("othello:4x4");
    cr_assert(plycut_contestant_parse("alpha-beta:2,eval=norvig", &player, &error));
    cr_expect_not(plycut_contestant_seat(&player, &tree, NULL, &error));
    cr_expect(strstr(error.text, "need a game for two") != NULL);
    cr_expect_not(plycut_contestant_seat(&player, &small, NULL, &table));
    cr_expect(strstr(table.text, "this board is 4x4") != NULL);
    cr_assert(plycut_contestant_parse("alpha-beta:2,eval=norvg", &player, &unknown));
    cr_expect_not(plycut_contestant_seat(&player, &small, NULL, &unknown));
    cr_expect(strstr(unknown.text, "did you mean 'norvig'?") != NULL);
    plycut_game_release(&tree);
    plycut_game_release(&small);
}

/* ---- Choices ------------------------------------------------------------------------------------
 */

/* A position some random moves from the start, where the mover has more than one move. */
static bool random_position(PlycutGame *game, uint64_t *seed, PlycutMoves *moves)
{
    const PlycutState first = game->root;
    for (uint64_t plies = next_random(seed) % 58; plies > 0; plies--) {
        PlycutMove move = 0;
        PlycutState child;
        if (!game->rules->moves(game, &game->root, moves))
            break;
        for (uint64_t n = next_random(seed) % plycut_moves_count(moves) + 1; n > 0; n--)
            plycut_moves_take(moves, &move);
        game->rules->play(game, &game->root, move, &child);
        child.ply = 0;
        child.player = PLYCUT_MAX;
        game->root = child;
    }
    if (game->rules->moves(game, &game->root, moves) && moves->set != 0 &&
        plycut_moves_count(moves) > 1)
        return true;
    game->root = first;
    return false;
}

/* The squares that a player chose in a number of tries. */
static uint64_t chosen(const PlycutContestant *player, const PlycutGame *game, int tries)
{
    uint64_t squares = 0;
    for (int i = 0; i < tries; i++) {
        PlycutDice dice = plycut_dice(9, (uint64_t)i);
        PlycutMove move;
        PlycutError error = {0};
        cr_assert(plycut_contestant_move(player, &game->root, &dice, &move, NULL, &error));
        squares |= UINT64_C(1) << move;
    }
    return squares;
}

/* The squares of the best value after the move, `depth` plies on, by plain minimax. */
static uint64_t best_squares(const PlycutGame *game, PlycutMoves moves, int depth)
{
    uint64_t best = 0;
    double most = -INFINITY;
    PlycutMove move;
    while (plycut_moves_take(&moves, &move)) {
        PlycutState child;
        Counts counts = {0};
        game->rules->play(game, &game->root, move, &child);
        child.player = PLYCUT_MIN;
        double value = search(game, &child, depth - 1, -INFINITY, INFINITY, true, &counts);
        if (value > most)
            best = 0;
        most = fmax(most, value);
        best |= value == most ? UINT64_C(1) << move : 0;
    }
    return best;
}

static uint64_t best_ranks(const PlycutMoves *moves)
{
    static const char *const rows[4] = {"8274", "2134", "7365", "4450"};
    uint64_t best = 0;
    char most = '\0';
    for (int square = 0; square < 64; square++) {
        int row = square / 8 < 4 ? square / 8 : 7 - square / 8;
        int column = square % 8 < 4 ? square % 8 : 7 - square % 8;
        if ((moves->set >> square & 1) == 0 || rows[row][column] < most)
            continue;
        if (rows[row][column] > most)
            best = 0;
        most = rows[row][column];
        best |= UINT64_C(1) << square;
    }
    return best;
}

/* Enough tries to meet every one of a handful of ties. */
enum { TRIES = 200 };

static void check_choices(const PlycutGame *game, const PlycutMoves *moves)
{
    const uint64_t two = best_squares(game, *moves, 2);
    const struct {
        const char *spec;
        uint64_t squares;
    } known[] = {
        {"random", moves->set},
        {"greedy", best_squares(game, *moves, 1)},
        {"heuristic", best_ranks(moves)},
        {"minimax:2", two & (0 - two)},
        {"alpha-beta:2", two & (0 - two)},
        {"branch-and-bound:2,ties=last", UINT64_C(1) << (63 - __builtin_clzll(two))},
        {"minimax:2,ties=random", two},
        {"alpha-beta:2,ties=random", two},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        PlycutContestant player = player_of(known[i].spec, game);
        cr_assert_eq(chosen(&player, game, TRIES), known[i].squares, "%s", known[i].spec);
        plycut_contestant_release(&player);
    }
}

Test(play_players, choose_what_they_should)
{
    uint64_t seed = 21;
    for (int round = 0; round < 25; round++) {
        PlycutGame game = game_of("othello:start");
        PlycutMoves moves;
        if (random_position(&game, &seed, &moves))
            check_choices(&game, &moves);
        plycut_game_release(&game);
    }
}

/* Four moves are chosen equally often: 4000 +- 5 * sqrt(16000 * 3 / 16). */
Test(play_players, random_favours_no_move)
{
    PlycutGame game = game_of("othello:start");
    PlycutContestant player = player_of("random", &game);
    int seen[64] = {0};
    for (uint64_t i = 0; i < 16000; i++) {
        PlycutDice dice = plycut_dice(1, i);
        PlycutMove move;
        PlycutError error = {0};
        cr_assert(plycut_contestant_move(&player, &game.root, &dice, &move, NULL, &error));
        seen[move]++;
    }
    for (int square = 0; square < 64; square++)
        cr_expect(seen[square] == 0 || abs(seen[square] - 4000) < 274, "%d: %d", square,
                  seen[square]);
    plycut_contestant_release(&player);
    plycut_game_release(&game);
}

/* ---- Budgets ----------------------------------------------------------------------------------
 */

/* A player's move and its search. */
static PlycutResult searched(const char *spec, const PlycutGame *game, PlycutMove *move)
{
    PlycutResult result;
    PlycutDice dice = plycut_dice(1, 1);
    PlycutError error = {0};
    PlycutContestant player = player_of(spec, game);
    cr_assert(plycut_contestant_move(&player, &game->root, &dice, move, &result, &error), "%s: %s",
              spec, error.text);
    plycut_contestant_release(&player);
    return result;
}

/* The deepest search that is finished within the nodes answers: from the start they are 1 + 4, then
 * 11, 37 and 137 more, by search of the whole tree as by one of each move. */
Test(play_players, nodes_are_a_budget)
{
    static const struct {
        uint64_t nodes;
        int depth;
    } known[] = {{4, 0}, {5, 1}, {15, 1}, {16, 2}, {52, 2}, {53, 3}, {189, 3}, {190, 4}};
    PlycutGame game = game_of("othello:start");
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        char spec[64];
        PlycutMove move;
        snprintf(spec, sizeof spec, "alpha-beta,nodes=%llu", (unsigned long long)known[i].nodes);
        PlycutResult result = searched(spec, &game, &move);
        cr_expect_eq(result.pv_length, known[i].depth, "%s: %d", spec, result.pv_length);
        cr_expect_eq(result.depth, known[i].depth);
        cr_expect_leq(result.nodes, known[i].nodes);
        cr_expect(known[i].depth > 0 ||
                  move == (PlycutMove)__builtin_ctzll(UINT64_C(0x102004080000)));
    }
    plycut_game_release(&game);
}

/* Even if each move is searched by itself, the node limit may end the search before any depth is
 * finished, and no more nodes are visited. */
Test(play_players, nodes_are_a_budget_of_all_moves)
{
    PlycutGame game = game_of("othello:f5d6c3");
    int deepest = 0;
    for (uint64_t nodes = 1; nodes < 3000; nodes = nodes * 3 / 2 + 1) {
        char spec[64];
        PlycutMove move;
        snprintf(spec, sizeof spec, "alpha-beta,nodes=%llu,ties=last", (unsigned long long)nodes);
        PlycutResult result = searched(spec, &game, &move);
        cr_expect_leq(result.nodes, nodes);
        cr_expect_geq(result.depth, deepest, "%s", spec);
        deepest = result.depth;
    }
    cr_expect_gt(deepest, 2);
    plycut_game_release(&game);
}

/* Whatever helps the search, the move and its value are those of the plain one. */
Test(play_players, helps_change_no_move)
{
    static const char *const helps[] = {
        ",order=killer", ",order=killer+history+fewest", ",order=hash+killer+static,table=64",
        ",table=4096",   ",ties=last,order=static",      ",ties=last,table=512"};
    uint64_t seed = 4;
    for (int round = 0; round < 40; round++) {
        PlycutGame game = game_of("othello:start");
        PlycutMoves moves;
        PlycutMove plain, last, helped;
        if (random_position(&game, &seed, &moves)) {
            PlycutResult wanted = searched("alpha-beta:3,ties=first", &game, &plain);
            searched("alpha-beta:3,ties=last", &game, &last);
            for (size_t i = 0; i < sizeof helps / sizeof helps[0]; i++) {
                char spec[128];
                snprintf(spec, sizeof spec, "alpha-beta:3%s", helps[i]);
                PlycutResult result = searched(spec, &game, &helped);
                cr_expect_eq(result.value, wanted.value, "%s", spec);
                cr_expect(strstr(spec, "last") == NULL || helped == last, "%s", spec);
            }
            PlycutResult aimed = searched("alpha-beta:3,aspiration=2", &game, &helped);
            cr_expect_eq(aimed.value, wanted.value);
        }
        plycut_game_release(&game);
    }
}

/* The line of the first of the best moves is known; any other move is a line of its own. */
Test(play_players, only_the_first_of_the_best_has_a_line)
{
    uint64_t seed = 6;
    int same = 0, others = 0;
    for (int round = 0; round < 40; round++) {
        PlycutGame game = game_of("othello:start");
        PlycutMoves moves;
        PlycutMove first, last;
        if (random_position(&game, &seed, &moves)) {
            const PlycutResult wanted = searched("alpha-beta:3,ties=first", &game, &first),
                               result = searched("alpha-beta:3,ties=last", &game, &last);
            *(last == first ? &same : &others) += 1;
            cr_expect_eq(result.pv[0], last);
            cr_expect_eq(result.pv_length, last == first ? wanted.pv_length : 1);
        }
        plycut_game_release(&game);
    }
    cr_expect(same > 0 && others > 0, "%d and %d", same, others);
}

/* Other ties=, the same value, also if the last move makes a child at the horizon noisy. */
Test(play_players, ties_keep_quiescence)
{
    static const char *const settings[] = {"1,quiescence=1", "1,quiescence=2+1",
                                           "2,quiescence=1+2"};
    uint64_t seed = 9;
    for (int round = 0; round < 60; round++) {
        PlycutGame game = game_of("othello:start");
        PlycutMoves moves;
        PlycutMove move;
        const char *setting = settings[round % 3];
        if (random_position(&game, &seed, &moves)) {
            char first[128], last[256];
            snprintf(first, sizeof first, "alpha-beta:%s,eval=tutorial", setting);
            snprintf(last, sizeof last, "%s,ties=last", first);
            PlycutResult wanted = searched(first, &game, &move);
            cr_expect_eq(searched(last, &game, &move).value, wanted.value, "%s", last);
        }
        plycut_game_release(&game);
    }
}

/* With a time limit the depth differs between machines; only that the search finishes holds on all
 * of them. */
Test(play_players, time_is_a_budget)
{
    static const char *const specs[] = {"alpha-beta,time=0.1", "alpha-beta,time=0.1,ties=random",
                                        "minimax:2,time=1000", "alpha-beta:2,time=1000,ties=last",
                                        "alpha-beta,time=0.0000001,ties=last"};
    static const int least[] = {1, 1, 2, 2, 0}, most[] = {60, 60, 2, 2, 60};
    PlycutGame game = game_of("othello:start");
    for (size_t i = 0; i < sizeof specs / sizeof specs[0]; i++) {
        PlycutMove move;
        PlycutResult result = searched(specs[i], &game, &move);
        cr_expect_geq(result.depth, least[i], "%s: %d", specs[i], result.depth);
        cr_expect_leq(result.depth, most[i], "%s: %d", specs[i], result.depth);
    }
    plycut_game_release(&game);
}

/* Near the end of a game a large node limit is enough to solve it: the value is that of the search
 * to the end. */
Test(play_players, nodes_solve_the_end)
{
    PlycutGame game = game_of("othello:4x4:b1a1");
    static const char *const ties[] = {"first", "last", "random"};
    Counts counts;
    for (size_t i = 0; i < 3; i++) {
        char spec[64];
        PlycutMove move;
        snprintf(spec, sizeof spec, "alpha-beta,nodes=1000000,ties=%s", ties[i]);
        PlycutResult result = searched(spec, &game, &move);
        cr_expect_eq(result.value, solve(&game, &counts));
        cr_expect_eq(result.pv[0], move);
    }
    plycut_game_release(&game);
}

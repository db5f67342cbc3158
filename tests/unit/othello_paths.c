/* The two ways to Othello's moves, portable and AVX2, compared with each other; perft. On a processor
 * without AVX2 both are the portable one. */
#include "othello/othello.h"
#include "othello_kit.h"

#include <plycut/algorithm.h>

/* A game of the same position for each way. */
typedef struct Pair {
    PlycutGame fast, portable;
} Pair;

static Pair pair_of(const char *spec)
{
    Pair pair = {game_of(spec), game_of(spec)};
    othello_take_portable(&pair.portable);
    return pair;
}

static void pair_release(Pair *pair)
{
    plycut_game_release(&pair->fast);
    plycut_game_release(&pair->portable);
}

Test(othello_paths, a_game_takes_avx2_where_the_processor_has_it)
{
    Pair pair = pair_of("othello:start");
#ifdef OTHELLO_AVX2
    bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
               __builtin_cpu_supports("popcnt");
    cr_assert_eq(pair.fast.rules != pair.portable.rules, has);
#else
    cr_assert_eq(pair.fast.rules, pair.portable.rules);
#endif
    pair_release(&pair);
}

static void same_states(const PlycutState *a, const PlycutState *b)
{
    cr_assert(a->word[0] == b->word[0] && a->word[1] == b->word[1] && a->ply == b->ply &&
              a->player == b->player && a->node == b->node);
}

/* Random discs on the board: they make lines, edges and gaps that real games seldom have. */
static PlycutState random_state(uint64_t *seed, int round, uint64_t squares)
{
    uint64_t some = next_random(seed), more = next_random(seed), colour = next_random(seed);
    uint64_t discs = squares & (round % 3 == 0 ? some & more : round % 3 == 1 ? some : some | more);
    if (round % 5 == 0)
        colour &= next_random(seed) & next_random(seed);
    return (PlycutState){.word = {discs & colour, discs & ~colour},
                         .player = round % 2 ? PLYCUT_MAX : PLYCUT_MIN};
}

/* Both ways at one position: the moves, and each played and valued. */
static void same_rules(const Pair *pair, const PlycutState *state)
{
    PlycutMoves moves = {0}, others = {0};
    PlycutMove move;
    bool fast = pair->fast.rules->moves(&pair->fast, state, &moves);
    cr_assert_eq(fast, pair->portable.rules->moves(&pair->portable, state, &others));
    cr_assert(moves.set == others.set && moves.next == others.next && moves.end == others.end);
    while (fast && plycut_moves_take(&moves, &move)) {
        PlycutState a, b;
        pair->fast.rules->play(&pair->fast, state, move, &a);
        pair->portable.rules->play(&pair->portable, state, move, &b);
        same_states(&a, &b);
        cr_assert_eq(pair->fast.rules->value(&pair->fast, &b),
                     pair->portable.rules->value(&pair->portable, &b));
    }
}

static double value_after(const PlycutGame *game, const PlycutState *state, PlycutMove move)
{
    PlycutState child;
    game->rules->play(game, state, move, &child);
    return game->rules->value(game, &child);
}

/* The move of the greatest (or least) value, the first of several. */
static PlycutMove best_move(const PlycutGame *game, const PlycutState *state, PlycutMoves moves)
{
    const bool is_max = state->player == PLYCUT_MAX;
    PlycutMove best = PLYCUT_PASS, move;
    while (plycut_moves_take(&moves, &move)) {
        const double value = value_after(game, state, move);
        if (best == PLYCUT_PASS || (is_max ? value > value_after(game, state, best)
                                           : value < value_after(game, state, best)))
            best = move;
    }
    return best;
}

/* What PlycutFast.last_moves promises: moves are played and valued up to the first that is good
 * enough; if asked for, the best of all comes first. */
static BestLeaf best_slowly(const PlycutGame *game, const PlycutState *state, double enough,
                            bool best_first, PlycutMoves *moves)
{
    BestLeaf best = {.length = 1};
    const bool is_max = state->player == PLYCUT_MAX;
    while ((best.looked == 0 || (is_max ? best.value < enough : best.value > enough)) &&
           moves->set != 0) {
        const PlycutMove move =
            best_first ? best_move(game, state, *moves) : (PlycutMove)__builtin_ctzll(moves->set);
        const double value = value_after(game, state, move);
        moves->set ^= UINT64_C(1) << move;
        if (best.looked++ == 0 || (is_max ? value > best.value : value < best.value)) {
            best.value = value;
            best.line[0] = move;
        }
    }
    best.nodes = best.looked;
    return best;
}

static void same_best(const PlycutGame *game, const PlycutState *state, double enough,
                      bool best_first)
{
    PlycutMoves moves = {0}, slow_moves = {0};
    BestLeaf best = {.looked = 99}, slow = {0};
    cr_assert_eq(game->rules->fast->last_moves(game, state, enough, best_first, &moves, &best),
                 game->rules->moves(game, state, &slow_moves));
    cr_assert_eq(best.looked > 0, slow_moves.set != 0);
    if (best.looked > 0) {
        slow = best_slowly(game, state, enough, best_first, &slow_moves);
        cr_assert(best.value == slow.value && signbit(best.value) == signbit(slow.value));
        cr_assert(best.line[0] == slow.line[0] && best.looked == slow.looked);
        cr_assert(best.length == 1 && best.nodes == slow.nodes);
    }
    cr_assert(moves.set == slow_moves.set && moves.next == slow_moves.next &&
              moves.end == slow_moves.end);
}

/* Bounds that some, all or none of the values reach; some bounds lie between whole numbers. */
static void best_leaves(const Pair *pair, const PlycutState *state, int round, uint64_t *seed)
{
    PlycutMoves moves;
    PlycutMove move;
    if (!pair->fast.rules->moves(&pair->fast, state, &moves))
        return;
    while (plycut_moves_take(&moves, &move)) {
        PlycutState child;
        pair->fast.rules->play(&pair->fast, state, move, &child);
        const double value = pair->fast.rules->value(&pair->fast, &child);
        const double near = value + (double)(next_random(seed) % 13) - 6;
        const double bounds[] = {
            INFINITY, -INFINITY, value, near, near + 0.5, nextafter(near, INFINITY), 1e300};
        for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
            same_best(&pair->fast, state, bounds[i], i % 2 == (size_t)round % 2);
            same_best(&pair->portable, state, bounds[i], i % 2 == (size_t)round % 2);
        }
    }
}

static void many_positions(const char *spec, const char *evaluation, const char *score, int rounds)
{
    Pair pair = pair_of(spec);
    uint64_t seed = 0x9e3779b97f4a7c15u;
    const Othello *othello = pair.fast.data;
    value_by(&pair.fast, evaluation, score);
    value_by(&pair.portable, evaluation, score);
    for (int round = 0; round < rounds; round++) {
        PlycutState state = random_state(&seed, round, othello->squares);
        same_rules(&pair, &state);
        best_leaves(&pair, &state, round, &seed);
        for (int plies = 0; plies <= 3; plies++)
            cr_assert_eq(plycut_perft(&pair.fast, &state, plies),
                         perft(&pair.portable, &state, plies));
        cr_assert_eq(plycut_perft(&pair.portable, &state, 3), plycut_perft(&pair.fast, &state, 3));
    }
    pair_release(&pair);
}

/* The squares of the quarters in which an odd number of squares is empty. */
static uint64_t odd_slowly(const PlycutGame *game, const PlycutState *state)
{
    const Othello *othello = game->data;
    uint64_t odd = 0;
    for (int i = 0; i < 4; i++)
        if (__builtin_popcountll(othello->quarter[i] & ~(state->word[0] | state->word[1])) % 2 == 1)
            odd |= othello->quarter[i];
    return odd;
}

/* What a move is sorted by, the least first, found without PlycutFast.rank. */
static double key_slowly(const PlycutGame *game, const PlycutState *state, PlycutMove move, Sort by)
{
    PlycutState child;
    PlycutMoves replies;
    game->rules->play(game, state, move, &child);
    if (by == SORT_VALUE)
        return value_after(game, state, move) * (state->player == PLYCUT_MAX ? -1 : 1);
    if (by == SORT_PARITY)
        return (odd_slowly(game, state) >> move & 1) == 0;
    if (by == SORT_NOTHING || !game->rules->moves(game, &child, &replies))
        return 0;
    const Othello *othello = game->data;
    uint64_t corners = by == SORT_MOBILITY ? replies.set & othello->corners : 0;
    return (double)plycut_moves_count(&replies) + __builtin_popcountll(corners);
}

static bool in_order(const PlycutGame *game, const PlycutState *state, PlycutMove a, PlycutMove b,
                     Sort by, Sort then)
{
    double first = key_slowly(game, state, a, by) - key_slowly(game, state, b, by);
    double second = key_slowly(game, state, a, then) - key_slowly(game, state, b, then);
    return first < 0 || (first <= 0 && (second < 0 || (second <= 0 && a < b)));
}

/* Taken by their ranks, the moves come in order. */
static void ranked(const PlycutGame *game, const PlycutState *state)
{
    PlycutMoves moves;
    if (!game->rules->moves(game, state, &moves) || moves.set == 0)
        return;
    for (int way = 0; way < 25; way++) {
        const Sort by = (Sort)(way / 5), then = (Sort)(way % 5);
        MoveRanks ranks;
        PlycutMove before = PLYCUT_PASS;
        if (by == SORT_NOTHING || by == then)
            continue;
        if (!game->rules->fast->rank(game, state, moves.set, by, then, &ranks)) {
            cr_assert(by != SORT_PARITY && then != SORT_PARITY && then != SORT_NOTHING);
            continue;
        }
        for (uint64_t left = moves.set; left != 0; left ^= UINT64_C(1) << before) {
            const PlycutMove move = (PlycutMove)__builtin_ctzll(ranked_first(&ranks, left));
            cr_assert(before == PLYCUT_PASS || in_order(game, state, before, move, by, then));
            before = move;
        }
    }
}

/* evaluation: NULL for the default. */
static void ranked_positions(const char *evaluation)
{
    Pair pair = pair_of("othello:start");
    const Othello *othello = pair.fast.data;
    uint64_t seed = 12345;
    if (evaluation != NULL) {
        value_by(&pair.fast, evaluation, "discs");
        value_by(&pair.portable, evaluation, "discs");
    }
    for (int round = 0; round < 300; round++) {
        PlycutState state = random_state(&seed, round, othello->squares);
        ranked(&pair.fast, &state);
        ranked(&pair.portable, &state);
    }
    pair_release(&pair);
}

Test(othello_paths, moves_are_ranked_as_if_each_was_made)
{
    ranked_positions(NULL);
    ranked_positions("discs");
    ranked_positions("norvig");
}

/* The squares that come first by parity. */
static uint64_t odd_squares(const PlycutGame *game)
{
    MoveRanks ranks;
    cr_assert(game->rules->fast->rank(game, &game->root, 0, SORT_PARITY, SORT_NOTHING, &ranks));
    return ranked_first(&ranks, UINT64_MAX);
}

/* Each quarter has its own count of empty squares; at the start each has 15. */
Test(othello_paths, odd_quarters)
{
    PlycutGame game = game_of("othello:start"), small = game_of("othello:4x4"),
               later = game_of("othello:f5");
    cr_assert_eq(odd_squares(&game), ~UINT64_C(0x0000001818000000));
    cr_assert_eq(odd_squares(&small), UINT64_C(0x0f09090f));
    cr_assert_eq(odd_squares(&later), UINT64_C(0x0f0f0f07f7ffffff) & ~UINT64_C(0x0000001818000000));
    plycut_game_release(&game);
    plycut_game_release(&small);
    plycut_game_release(&later);
}

Test(othello_paths, random_positions)
{
    many_positions("othello:start", "discs", "discs", 3000);
}

/* The rim is own and the inside the opponent's, except for a few squares: more discs flip at once than games and chance
 * show. From d4 it is 19, and no move flips more. */
Test(othello_paths, moves_that_flip_most)
{
    static const uint64_t INSIDE = 0x007e7e7e7e7e7e00, D4 = UINT64_C(1) << 27;
    Pair pair = pair_of("othello:start");
    uint64_t seed = 0x9e3779b97f4a7c15u;
    PlycutState state = {.word = {~INSIDE, INSIDE & ~D4}, .player = PLYCUT_MAX};
    PlycutMoves moves;
    BestLeaf best;
    cr_assert(
        pair.fast.rules->fast->last_moves(&pair.fast, &state, INFINITY, false, &moves, &best));
    cr_assert(best.line[0] == 27 && best.value == (28 + 1 + 19) - (35 - 19));
    for (int round = 0; round < 1000; round++) {
        uint64_t some = next_random(&seed) & next_random(&seed),
                 few = some & next_random(&seed) & next_random(&seed);
        state.word[1] = INSIDE & ~(few | UINT64_C(1) << round % 64);
        state.player = round % 2 ? PLYCUT_MAX : PLYCUT_MIN;
        best_leaves(&pair, &state, round, &seed);
    }
    pair_release(&pair);
}

Test(othello_paths, smaller_boards)
{
    many_positions("othello:4x4", "discs", "discs", 1000);
    many_positions("othello:6x6", "discs", "discs", 1000);
}

Test(othello_paths, leaves_are_valued_alike_by_any_evaluation)
{
    many_positions("othello:start", "discs", "winner-takes-empties", 500);
    many_positions("othello:start", "tutorial", "discs", 500);
}

/* The counts that others publish too; the bench goes on to depth 11. */
Test(othello_paths, perft_from_the_start)
{
    static const uint64_t LEAVES[] = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216};
    Pair pair = pair_of("othello:start");
    for (int plies = 0; plies < (int)(sizeof LEAVES / sizeof *LEAVES); plies++) {
        cr_assert_eq(plycut_perft(&pair.fast, &pair.fast.root, plies), LEAVES[plies]);
        cr_assert_eq(plycut_perft(&pair.portable, &pair.portable.root, plies), LEAVES[plies]);
    }
    pair_release(&pair);
}

Test(othello_paths, perft_of_whole_games_on_4x4)
{
    static const uint64_t LEAVES[] = {1,     4,     12,    44,    128,   424,
                                      1256,  3624,  9116,  20044, 36540, 50704,
                                      57436, 59564, 59980, 60060, 60060, 60060};
    Pair pair = pair_of("othello:4x4");
    for (int plies = 0; plies < (int)(sizeof LEAVES / sizeof *LEAVES); plies++) {
        cr_assert_eq(plycut_perft(&pair.fast, &pair.fast.root, plies), LEAVES[plies]);
        cr_assert_eq(plycut_perft(&pair.portable, &pair.portable.root, plies), LEAVES[plies]);
    }
    pair_release(&pair);
}

Test(othello_paths, perft_on_6x6)
{
    static const uint64_t LEAVES[] = {1, 4, 12, 56, 244, 1364, 7604, 47740};
    Pair pair = pair_of("othello:6x6");
    for (int plies = 0; plies < (int)(sizeof LEAVES / sizeof *LEAVES); plies++) {
        cr_assert_eq(plycut_perft(&pair.fast, &pair.fast.root, plies), LEAVES[plies]);
        cr_assert_eq(plycut_perft(&pair.portable, &pair.portable.root, plies), LEAVES[plies]);
    }
    pair_release(&pair);
}

/* Games without any fast paths: a stored tree with leaves at different depths, and a random tree. */
Test(othello_paths, perft_of_other_games)
{
    PlycutGame tree = game_of("tree:[1,[2,[3,4]],[5,6,7]]"),
               drawn = game_of("random:b=3,d=4,seed=1");
    static const uint64_t LEAVES[] = {1, 3, 6, 7, 7}, POWERS[] = {1, 3, 9, 27, 81, 81};
    for (int plies = 0; plies < 5; plies++)
        cr_assert_eq(plycut_perft(&tree, &tree.root, plies), LEAVES[plies]);
    for (int plies = 0; plies < 6; plies++)
        cr_assert_eq(plycut_perft(&drawn, &drawn.root, plies), POWERS[plies]);
    plycut_game_release(&tree);
    plycut_game_release(&drawn);
}

static void same_searches(const Pair *pair, const PlycutAlgorithm *algorithm, int depth)
{
    static PlycutResult fast, portable;
    PlycutSearchOptions options = plycut_search_defaults(algorithm);
    PlycutError error = {0};
    options.depth = depth;
    cr_assert(plycut_search(&pair->fast, &options, NULL, &fast, &error));
    cr_assert(plycut_search(&pair->portable, &options, NULL, &portable, &error));
    cr_assert_eq(fast.value, portable.value);
    cr_assert(fast.nodes == portable.nodes && fast.leaves == portable.leaves &&
              fast.pv_length == portable.pv_length);
    cr_assert_arr_eq(fast.pv, portable.pv, (size_t)fast.pv_length * sizeof *fast.pv);
}

static bool ignore(void *self, const PlycutEvent *event)
{
    (void)self, (void)event;
    return true;
}

/* A quiet search values its leaves from their parents' positions and several at once, a traced one plays each. */
static void quiet_as_traced(const PlycutGame *game, const PlycutSearchOptions *options)
{
    static PlycutResult quiet, traced;
    PlycutObserver observer = {.event = ignore};
    PlycutError error = {0};
    cr_assert(plycut_search(game, options, NULL, &quiet, &error));
    cr_assert(plycut_search(game, options, &observer, &traced, &error));
    cr_assert_eq(quiet.value, traced.value);
    cr_assert(quiet.nodes == traced.nodes && quiet.leaves == traced.leaves &&
              quiet.pv_length == traced.pv_length);
    cr_assert_arr_eq(quiet.pv, traced.pv, (size_t)quiet.pv_length * sizeof *quiet.pv);
    cr_assert_arr_eq(quiet.cutoffs, traced.cutoffs, sizeof quiet.cutoffs);
}

static void quiet_by_all_conventions(const PlycutGame *game, const PlycutAlgorithm *algorithm,
                                     int depth)
{
    static const double windows[][2] = {{-INFINITY, INFINITY}, {-3, 1}, {-2.5, -2}, {0, 40}};
    static const PlycutOrder orders[][2] = {{PLYCUT_ORDER_GIVEN},
                                            {PLYCUT_ORDER_REVERSED},
                                            {PLYCUT_ORDER_STATIC},
                                            {PLYCUT_ORDER_MOBILITY, PLYCUT_ORDER_PARITY}};
    for (size_t window = 0; window < sizeof windows / sizeof *windows; window++)
        for (size_t order = 0; order < sizeof orders / sizeof *orders; order++)
            for (int way = 0; way < 4; way++) {
                PlycutSearchOptions options = plycut_search_defaults(algorithm);
                options.depth = depth;
                options.alpha = windows[window][0];
                options.beta = windows[window][1];
                options.order = orders[order][0];
                options.then = orders[order][1];
                options.cut = way & 1 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
                options.fail = way & 2 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
                quiet_as_traced(game, &options);
            }
}

Test(othello_paths, searches_are_the_same_either_way_quiet_or_traced)
{
    Pair pair = pair_of("othello:start"), small = pair_of("othello:4x4");
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        if (plycut_algorithm(i)->gives == PLYCUT_GIVES_PROBE)
            continue; /* it needs limits of the values */
        for (int depth = 0; depth <= 5; depth++) {
            same_searches(&pair, plycut_algorithm(i), depth);
            quiet_by_all_conventions(&pair.fast, plycut_algorithm(i), depth);
        }
        same_searches(&small, plycut_algorithm(i), 9);
        quiet_by_all_conventions(&small.fast, plycut_algorithm(i), 9);
    }
    pair_release(&pair);
    pair_release(&small);
}

Test(othello_paths, quiet_as_traced_by_other_evaluations)
{
    PlycutGame start = game_of("othello:start"), small = game_of("othello:4x4");
    value_by(&start, "tutorial", "discs");
    value_by(&small, "discs", "winner-takes-empties");
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        if (plycut_algorithm(i)->gives == PLYCUT_GIVES_PROBE)
            continue;
        quiet_by_all_conventions(&start, plycut_algorithm(i), 4);
        quiet_by_all_conventions(&small, plycut_algorithm(i), 9);
    }
    plycut_game_release(&start);
    plycut_game_release(&small);
}

/* The last plies of a game are searched at once, too; a pass and a double pass may be among them. */
static void quiet_to_the_end(const char *spec, const char *evaluation, const char *score)
{
    PlycutGame game = game_of(spec);
    value_by(&game, evaluation, score);
    for (int order = PLYCUT_ORDER_GIVEN; order < PLYCUT_ORDERS; order++)
        for (int way = 0; way < 240; way++) {
            PlycutSearchOptions options =
                plycut_search_defaults(plycut_algorithm((size_t)way % plycut_algorithm_count()));
            if (options.algorithm->gives == PLYCUT_GIVES_PROBE)
                continue;
            options.order = (PlycutOrder)order;
            options.then =
                way / 5 % 2 && order >= PLYCUT_ORDER_STATIC && order < PLYCUT_ORDER_PARITY
                    ? PLYCUT_ORDER_PARITY
                    : PLYCUT_ORDER_GIVEN;
            options.cut = way / 10 % 2 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
            options.fail = way / 20 % 2 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
            options.table = way / 40 % 2 ? 500 : options.table;
            options.table_from = way / 80;
            options.learned = way / 120       ? PLYCUT_LEARNED_KILLER | PLYCUT_LEARNED_HISTORY
                              : options.table ? PLYCUT_LEARNED_HASH
                                              : 0;
            if (way % 7 == 6) {
                options.aspiration = 2;
                options.has_guess = true;
                options.guess = way % 40 - 20;
            }
            quiet_as_traced(&game, &options);
        }
    plycut_game_release(&game);
}

Test(othello_paths, quiet_as_traced_to_the_end_of_the_game)
{
    static const char *const specs[] = {
        "othello:X-OOOOO-XXOXXOOOXOXXOOOOXXOXOOXOXXOOXOXOXXOOOXXOX-OOXXXOXXXXXXX- X",
        "othello:OOO-OOOXXXOOOOOX-OXXOXOXO-XXOOXXOXOXXXXXOXXXXXXXO-XXXX-XXXXX-OOO X",
        "othello:XXXXXXX-XXOOXXX-XOOOOOOOXOXOOOOOXOXXOOXOXOXOOOXOXOOXXXXOOOOOOOXO X",
        "othello:O-OOOOOOXXXXXXOOXXXOOOOOXXXXOXXOXXXXOXXO-XOOXX-OXXOXXXOO-OOOOOOO X",
        "othello:XXXXX--OXXXXXXXOXXXXOXXOOOXOXXXO-XOXXOXOXXXXXOXOOXXXXXOO--OOOOOO O",
        "othello:4x4:-XXXXOOOOXOXXO-- O"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        quiet_to_the_end(specs[i], "discs", "discs");
        quiet_to_the_end(specs[i], i % 2 ? "tutorial" : "discs", "winner-takes-empties");
    }
}

/* A second search to the same depth follows the last principal variation first, down to a leaf:
 * this leaf must not be valued together with its siblings. */
Test(othello_paths, quiet_as_traced_by_passes)
{
    static const double aspirations[] = {0, 0.5, 3}, guesses[] = {-9, 1, 14};
    static const uint64_t tables[] = {0, 50, 100000};
    PlycutGame start = game_of("othello:start"), small = game_of("othello:4x4");
    for (int way = 0; way < 27 * 8; way++) {
        PlycutSearchOptions options =
            plycut_search_defaults(plycut_algorithm_find("negascout", NULL));
        options.aspiration = aspirations[way % 3];
        options.order = way % 5 < 2 ? PLYCUT_ORDER_STATIC : PLYCUT_ORDER_GIVEN;
        options.has_guess = options.aspiration > 0;
        options.guess = guesses[way / 3 % 3];
        options.table = tables[way / 9 % 3];
        options.table_from = way % 4;
        options.learned = options.table != 0 && way % 2 ? PLYCUT_LEARNED_HASH : 0;
        options.deepen = way / 27 & 1 || options.aspiration <= 0;
        options.cut = way / 27 & 2 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
        options.fail = way / 27 & 4 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
        for (options.depth = 1; options.depth <= 6; options.depth++)
            quiet_as_traced(options.depth % 2 ? &start : &small, &options);
    }
    plycut_game_release(&start);
    plycut_game_release(&small);
}

/* Leaves that are valued several at once are counted one by one. */
Test(othello_paths, a_limit_of_nodes_is_kept_to_the_node)
{
    static PlycutResult result;
    PlycutGame game = game_of("othello:start");
    PlycutError error = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.depth = 4;
    cr_assert(plycut_search(&game, &options, NULL, &result, &error));
    const uint64_t nodes = result.nodes;
    options.max_nodes = nodes;
    cr_assert(plycut_search(&game, &options, NULL, &result, &error));
    cr_assert_eq(result.nodes, nodes);
    for (options.max_nodes = 1; options.max_nodes < nodes; options.max_nodes++) {
        error = (PlycutError){0};
        cr_assert_not(plycut_search(&game, &options, NULL, &result, &error));
        cr_assert_eq(error.code, PLYCUT_E_LIMIT);
    }
    plycut_game_release(&game);
}

/* The two ways to Othello's moves, portable and AVX2, held against each other; perft. On a processor
 * without AVX2 both are the portable one. */
#include "game/othello.h"
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
    cr_assert(othello_is(&pair.fast) && othello_is(&pair.portable));
#ifdef OTHELLO_AVX2
    bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt");
    cr_assert_eq(pair.fast.rules != pair.portable.rules, has);
#else
    cr_assert_eq(pair.fast.rules, pair.portable.rules);
#endif
    pair_release(&pair);
}

static void same_states(const PlycutState *a, const PlycutState *b)
{
    cr_assert(a->word[0] == b->word[0] && a->word[1] == b->word[1] && a->ply == b->ply && a->player == b->player &&
              a->node == b->node);
}

/* Discs thrown on the board: every line, edge and gap comes up, which real games seldom have. */
static PlycutState random_state(uint64_t *seed, int round, uint64_t squares)
{
    uint64_t some = next_random(seed), more = next_random(seed), colour = next_random(seed);
    uint64_t discs = squares & (round % 3 == 0 ? some & more : round % 3 == 1 ? some : some | more);
    if (round % 5 == 0)
        colour &= next_random(seed) & next_random(seed);
    return (PlycutState){.word = {discs & colour, discs & ~colour}, .player = round % 2 ? PLYCUT_MAX : PLYCUT_MIN};
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
        double value = pair->portable.rules->value(&pair->portable, &b);
        cr_assert_eq(pair->fast.rules->leaf_value(&pair->fast, state, move), value);
        cr_assert_eq(pair->portable.rules->leaf_value(&pair->portable, state, move), value);
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
        for (int plies = 0; plies <= 3; plies++)
            cr_assert_eq(plycut_perft(&pair.fast, &state, plies), perft(&pair.portable, &state, plies));
        cr_assert_eq(plycut_perft(&pair.portable, &state, 3), plycut_perft(&pair.fast, &state, 3));
    }
    pair_release(&pair);
}

Test(othello_paths, random_positions)
{
    many_positions("othello:start", "discs", "discs", 3000);
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
    static const uint64_t LEAVES[] = {1,    4,     12,    44,    128,   424,   1256,  3624,  9116,
                                      20044, 36540, 50704, 57436, 59564, 59980, 60060, 60060, 60060};
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

/* Games that only walk: a stored tree with leaves of different depths, and one that is drawn. */
Test(othello_paths, perft_of_other_games)
{
    PlycutGame tree = game_of("tree:[1,[2,[3,4]],[5,6,7]]"), drawn = game_of("random:b=3,d=4,seed=1");
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
    cr_assert(fast.nodes == portable.nodes && fast.leaves == portable.leaves && fast.pv_length == portable.pv_length);
    cr_assert_arr_eq(fast.pv, portable.pv, (size_t)fast.pv_length * sizeof *fast.pv);
}

static bool ignore(void *self, const PlycutEvent *event)
{
    (void)self, (void)event;
    return true;
}

/* A quiet search values its leaves from their parents' positions, a traced one plays them. */
static void quiet_as_traced(const PlycutGame *game, const PlycutAlgorithm *algorithm, int depth)
{
    static PlycutResult quiet, traced;
    PlycutSearchOptions options = plycut_search_defaults(algorithm);
    PlycutObserver observer = {.event = ignore};
    PlycutError error = {0};
    options.depth = depth;
    cr_assert(plycut_search(game, &options, NULL, &quiet, &error));
    cr_assert(plycut_search(game, &options, &observer, &traced, &error));
    cr_assert_eq(quiet.value, traced.value);
    cr_assert(quiet.nodes == traced.nodes && quiet.leaves == traced.leaves && quiet.pv_length == traced.pv_length);
    cr_assert_arr_eq(quiet.pv, traced.pv, (size_t)quiet.pv_length * sizeof *quiet.pv);
    cr_assert_arr_eq(quiet.cutoffs, traced.cutoffs, sizeof quiet.cutoffs);
}

Test(othello_paths, searches_are_the_same_either_way_quiet_or_traced)
{
    Pair pair = pair_of("othello:start"), small = pair_of("othello:4x4");
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        for (int depth = 0; depth <= 5; depth++) {
            same_searches(&pair, plycut_algorithm(i), depth);
            quiet_as_traced(&pair.fast, plycut_algorithm(i), depth);
        }
        same_searches(&small, plycut_algorithm(i), 9);
        quiet_as_traced(&small.fast, plycut_algorithm(i), 9);
    }
    pair_release(&pair);
    pair_release(&small);
}

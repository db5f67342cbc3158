/* Pig: its value against value iteration, "hold at 20", its specs, its searches and its matches. */
#include "unit/othello_kit.h"

#include <plycut/algorithm.h>
#include <plycut/play.h>
#include <plycut/trace.h>

#include <stdlib.h>

static PlycutResult pig_search(const char *spec, const char *algorithm, int depth, PlycutCut cut)
{
    PlycutError error = {0};
    PlycutGame game = game_of(spec);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find(algorithm, &error));
    PlycutResult result;
    options.depth = depth;
    options.cut = cut;
    cr_assert(plycut_search(&game, &options, NULL, &result, &error), "%s: %s", spec, error.text);
    plycut_game_release(&game);
    return result;
}

/* ---- Value iteration ------------------------------------------------------------------------- */

enum { MOST = 12 };

/* The value for the player who is to decide, by score, the other's score and turn; a won game is worth the target. */
typedef struct Values {
    int target, die;
    double of[MOST][MOST][MOST];
} Values;

static double value_at(const Values *v, int score, int other, int turn)
{
    return score + turn >= v->target ? v->target : v->of[score][other][turn];
}

static double roll_value(const Values *v, int score, int other, int turn)
{
    double sum = -value_at(v, other, score, 0);
    for (int face = 2; face <= v->die; face++)
        sum += value_at(v, score, other, turn + face);
    return sum / v->die;
}

static double hold_value(const Values *v, int score, int other, int turn)
{
    return -value_at(v, other, score + turn, 0);
}

/* The values one decision further from the end. */
static void iterate(const Values *before, Values *after)
{
    after->target = before->target;
    after->die = before->die;
    for (int score = 0; score < before->target; score++)
        for (int other = 0; other < before->target; other++)
            for (int turn = 0; score + turn < before->target; turn++) {
                const double roll = roll_value(before, score, other, turn);
                const double hold = hold_value(before, score, other, turn);
                after->of[score][other][turn] = turn == 0 ? roll : fmax(roll, hold);
            }
}

static Values solved(int target, int die)
{
    Values now = {.target = target, .die = die}, next;
    for (int i = 0; i < 3000; i++) {
        iterate(&now, &next);
        now = next;
    }
    return now;
}

/* What a game that is not over at the horizon counts for the player to decide: lost (-1), won (1), or the lead (0). */
static double beyond(const Values *v, int score, int other, int turn, int sign)
{
    return sign != 0 ? sign * v->target : score + turn - other;
}

/* The value of a search of this many plies, chance nodes included, or a bound of the value that it proves: `sign` says what
 * lies beyond the horizon counts for the player who begins. Plain recursion. */
static double bound(const Values *v, int score, int other, int turn, int plies, int sign)
{
    if (score + turn >= v->target)
        return v->target;
    if (plies <= 0)
        return beyond(v, score, other, turn, sign);
    double roll = beyond(v, score, other, turn, sign);
    if (plies >= 2) {
        roll = -bound(v, other, score, 0, plies - 2, -sign);
        for (int face = 2; face <= v->die; face++)
            roll += bound(v, score, other, turn + face, plies - 2, sign);
        roll /= v->die;
    }
    return turn == 0 ? roll : fmax(roll, -bound(v, other, score + turn, 0, plies - 1, -sign));
}

static const struct {
    const char *spec;
    int target, die, score, other, turn, deepest;
    double within; /* at the deepest horizon the bounds are so close */
} SMALL[] = {
    {"pig:target=3,turn=2", 3, 6, 0, 0, 2, 14, 0.1},
    {"pig:target=3", 3, 6, 0, 0, 0, 14, 0.1},
    {"pig:target=4,die=2,score=2,other=2", 4, 2, 2, 2, 0, 24, 0.1},
    {"pig:target=5,die=3,score=1,other=3,turn=2", 5, 3, 1, 3, 2, 16, 1},
    {"pig:target=7,score=2,other=5,turn=3", 7, 6, 2, 5, 3, 8, 3},
    {"pig:target=10,die=2,score=2,other=3,turn=5", 10, 2, 2, 3, 5, 14, 20}, /* hold */
};

Test(game_pig, deeper_searches_approach_the_value_of_value_iteration)
{
    for (size_t i = 0; i < sizeof SMALL / sizeof SMALL[0]; i++) {
        const Values v = solved(SMALL[i].target, SMALL[i].die);
        const int score = SMALL[i].score, other = SMALL[i].other, turn = SMALL[i].turn;
        const double value = value_at(&v, score, other, turn);
        double low = 0, high = 0;
        for (int depth = 0; depth <= SMALL[i].deepest; depth++) {
            const PlycutResult found =
                pig_search(SMALL[i].spec, "alpha-beta", depth, PLYCUT_CUT_EQUAL);
            low = bound(&v, score, other, turn, depth, -1);
            high = bound(&v, score, other, turn, depth, 1);
            cr_expect_float_eq(found.value, bound(&v, score, other, turn, depth, 0), 1e-9,
                               "%s, depth %d: %g", SMALL[i].spec, depth, found.value);
            cr_expect(low <= value + 1e-9 && value <= high + 1e-9);
            cr_expect(low <= found.value + 1e-9 && found.value <= high + 1e-9,
                      "%s, depth %d: %g is not in [%g, %g]", SMALL[i].spec, depth, found.value, low,
                      high);
            if (depth == SMALL[i].deepest && turn > 0)
                cr_expect_eq(found.pv[0] == 0, /* hold */
                             hold_value(&v, score, other, turn) >
                                 roll_value(&v, score, other, turn),
                             "%s: the best move", SMALL[i].spec);
        }
        cr_expect_leq(high - low, SMALL[i].within, "%s: %g", SMALL[i].spec, high - low);
    }
}

/* Neller & Presser 2004: with 20 points or more in a turn a roll loses more than it brings. Two plies see that. */
Test(game_pig, two_plies_hold_at_20)
{
    for (int turn = 1; turn < 40; turn++) {
        char spec[64];
        snprintf(spec, sizeof spec, "pig:target=100,score=30,other=%d,turn=%d", turn, turn);
        cr_expect_eq(pig_search(spec, "alpha-beta", 2, PLYCUT_CUT_EQUAL).pv[0] == 0, turn >= 20,
                     "%s", spec);
    }
}

/* ---- Searches -------------------------------------------------------------------------------- */

static void traced_alike(const char *spec, int depth, const PlycutResult *quiet)
{
    PlycutError error = {0};
    PlycutGame game = game_of(spec);
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    PlycutTrace trace;
    options.depth = depth;
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    cr_expect_eq(trace.result.value, quiet->value, "%s, depth %d", spec, depth);
    cr_expect_eq(trace.result.leaves, quiet->leaves, "%s, depth %d", spec, depth);
    cr_expect_eq(trace.result.nodes, quiet->nodes, "%s, depth %d", spec, depth);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

Test(game_pig, all_searches_find_the_value_of_minimax)
{
    for (int seed = 0; seed < 60; seed++) {
        const int target = 3 + seed % 9, die = 2 + seed % 5, turn = seed % 3;
        char spec[96];
        snprintf(spec, sizeof spec, "pig:die=%d,turn=%d,target=%d,other=%d,score=%d", die, turn,
                 target, seed % target, seed % (target - turn));
        for (int depth = 0; depth <= 7; depth++) {
            const PlycutResult all = pig_search(spec, "minimax", depth, PLYCUT_CUT_EQUAL),
                               quiet = pig_search(spec, "alpha-beta", depth, PLYCUT_CUT_EQUAL);
            cr_expect_eq(quiet.value, all.value, "%s, depth %d", spec, depth);
            cr_expect_leq(quiet.leaves, all.leaves);
            cr_expect_eq(pig_search(spec, "star2", depth, PLYCUT_CUT_EQUAL).value, all.value);
            cr_expect_eq(pig_search(spec, "alpha-beta", depth, PLYCUT_CUT_STRICT).value, all.value);
            traced_alike(spec, depth, &quiet);
        }
    }
}

/* Leaves are counted up to a limit, though the game need not end; a search of it is refused at once. */
Test(game_pig, an_endless_game_needs_a_depth)
{
    PlycutGame game = game_of("pig:start");
    PlycutError error = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    PlycutResult result;
    cr_expect_eq(plycut_game_leaves(&game, &game.root, -1, 1000000), 1000000);
    cr_expect_eq(plycut_game_leaves(&game, &game.root, 4, 1000000), 41);
    cr_expect_not(plycut_search(&game, &options, NULL, &result, &error));
    cr_expect_eq(error.code, PLYCUT_E_USAGE);
    plycut_game_release(&game);
}

/* ---- Specs ----------------------------------------------------------------------------------- */

Test(game_pig, a_position_is_made_again_from_its_spec)
{
    PlycutGame game = game_of("pig:target=12,turn=3,score=4,other=1"), again;
    PlycutState at;
    PlycutText spec = {0};
    PlycutError error = {0};
    cr_expect_not(plycut_game_follow(&game, "/roll/1/hold", &at, NULL, NULL),
                  "a turn begins with a roll");
    cr_assert(plycut_game_follow(&game, "/roll/2/hold/roll/2", &at, NULL, NULL));
    game.rules->spec(&game, &at, &spec);
    cr_expect_str_eq(spec.bytes, "pig:target=12,die=6,score=1,other=9,turn=2");
    cr_assert(plycut_game_parse(spec.bytes, &again, &error));
    cr_expect_eq(again.root.word[0], at.word[0]);
    plycut_text_free(&spec);
    plycut_game_release(&again);
    plycut_game_release(&game);
}

Test(game_pig, wrong_specs_are_refused)
{
    static const char *const wrong[][2] = {
        {"pig:x", "'x': expected start, or some of target=10"},
        {"pig:target=1", "target= is followed by a number from 2 to 100"},
        {"pig:target=10die=6", "target= is followed by a number from 2 to 100"},
        {"pig:die=7", "die= is followed by a number from 2 to 6"},
        {"pig:turn=3,turn=3", "'turn=3': expected start, or some of target=10"},
        {"pig:turn=3,", "',': expected start"},
        {"pig:score=6,turn=4", "the game is over: score + turn, and other"},
        {"pig:other=10", "the game is over: score + turn, and other"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        PlycutGame game;
        PlycutError error = {0};
        cr_expect_not(plycut_game_parse(wrong[i][0], &game, &error), "%s", wrong[i][0]);
        cr_expect_neq(strstr(error.text, wrong[i][1]), NULL, "%s: %s", wrong[i][0], error.text);
    }
}

/* ---- Matches --------------------------------------------------------------------------------- */

static PlycutPairing pig_match(const PlycutGame *start, unsigned threads, PlycutRecord *records,
                               uint64_t games)
{
    static PlycutContestant players[2];
    PlycutError error = {0};
    cr_assert(plycut_contestant_parse("alpha-beta:2", &players[0], &error) &&
              plycut_contestant_parse("random", &players[1], &error) &&
              plycut_contestant_seat(&players[0], start, NULL, &error) &&
              plycut_contestant_seat(&players[1], start, NULL, &error));
    const PlycutMatch match = {.start = start, .seed = 7, .threads = threads};
    PlycutPairing pairing = {.black = &players[0], .white = &players[1], .games = games};
    cr_assert(plycut_match_play(&match, &pairing, records, &error), "%s", error.text);
    plycut_contestant_release(&players[0]);
    plycut_contestant_release(&players[1]);
    return pairing;
}

/* Faces are equally likely, the last throw wins, and the number of threads changes nothing. */
Test(game_pig, matches_throw_fair_dice)
{
    enum { GAMES = 400 };
    PlycutGame start = game_of("pig:target=30");
    PlycutRecord *one = calloc(GAMES, sizeof *one), *many = calloc(GAMES, sizeof *many);
    const PlycutPairing pairing = pig_match(&start, 1, one, GAMES);
    pig_match(&start, 5, many, GAMES);
    cr_expect_eq(memcmp(one, many, GAMES * sizeof *one), 0);
    cr_expect_eq(pairing.black_wins + pairing.white_wins, GAMES);
    cr_expect_gt(pairing.black_wins, 3 * pairing.white_wins);
    cr_expect_not(plycut_pairing_repeats(&(PlycutPairing){
        .black = &(PlycutContestant){.game = start}, .white = &(PlycutContestant){.game = start}}));
    double thrown[8] = {0}, sum = 0;
    for (size_t g = 0; g < GAMES; g++) {
        cr_expect(one[g].score == 1 || one[g].score == -1);
        cr_expect(one[g].moves[one[g].length - 1] >= 2 && one[g].moves[one[g].length - 1] <= 6);
        for (int i = 0; i < one[g].length; i++)
            thrown[one[g].moves[i]]++;
    }
    for (int face = 1; face <= 6; face++)
        sum += thrown[face];
    cr_expect_eq(sum, thrown[7], "each roll has an outcome");
    for (int face = 1; face <= 6; face++)
        cr_expect_lt(fabs(thrown[face] / sum - 1.0 / 6), 0.02, "%d: %g of %g", face, thrown[face],
                     sum);
    free(one);
    free(many);
    plycut_game_release(&start);
}

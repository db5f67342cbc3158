/* Nim: its values against Bouton's theorem, for misère games and for games with few matches a move, too; what specs say and what
 * they are refused for. */
#include "unit/othello_kit.h"

#include <plycut/algorithm.h>
#include <string.h>

enum { HEAPS = 3 };

static double value_of(const char *spec)
{
    PlycutError error = {0};
    PlycutGame game = game_of(spec);
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    PlycutResult result;
    cr_assert(plycut_search(&game, &options, NULL, &result, &error), "%s: %s", spec, error.text);
    plycut_game_release(&game);
    return result.value;
}

/* The player to move loses exactly if the sum without carry, of the heaps modulo take + 1, is 0. In the misère game, this is the
 * other way round where no heap has more than one match left. */
static bool wins(const int heap[HEAPS], int take, bool misere)
{
    int sum = 0;
    bool small = true;
    for (int i = 0; i < HEAPS; i++) {
        sum ^= heap[i] % (take + 1);
        small &= heap[i] < 2;
    }
    return (sum != 0) != (misere && small);
}

static void expect_value(const int heap[HEAPS], int take, bool misere)
{
    char spec[64];
    (void)snprintf(spec, sizeof spec, "nim:%d,%d,%d,take=%d%s", heap[0], heap[1], heap[2], take,
                   misere ? ",misere" : "");
    cr_expect_eq(value_of(spec), wins(heap, take, misere) ? 1 : -1, "%s", spec);
}

Test(game_nim, the_values_are_those_of_Boutons_theorem)
{
    for (int code = 0; code < 4 * 4 * 4; code++) {
        const int heap[HEAPS] = {code % 4, code / 4 % 4, code / 16};
        for (int take = 1; take <= 3; take++)
            expect_value(heap, take, false);
        expect_value(heap, 3, true);
    }
}

Test(game_nim, with_one_heap_it_is_the_subtraction_game)
{
    char spec[32];
    for (int matches = 0; matches <= 12; matches++) {
        (void)snprintf(spec, sizeof spec, "nim:%d,take=3", matches);
        cr_expect_eq(value_of(spec), matches % 4 == 0 ? -1 : 1, "%s", spec);
    }
}

/* Moves come in the order of the heaps, and in a heap the fewest matches first. */
Test(game_nim, a_move_takes_matches_from_one_heap)
{
    static const char *const steps[] = {"a1", "b1", "b2", "d1", "d2"};
    static const char *const left[] = {"nim:0,3,0,20,take=2,misere", "nim:1,2,0,20,take=2,misere",
                                       "nim:1,1,0,20,take=2,misere", "nim:1,3,0,19,take=2,misere",
                                       "nim:1,3,0,18,take=2,misere"};
    PlycutGame game = game_of("nim:1,3,0,20,take=2,misere");
    PlycutMoves moves;
    PlycutMove move;
    size_t count = 0;
    cr_assert(game.rules->moves(&game, &game.root, &moves));
    cr_assert_eq(plycut_moves_count(&moves), sizeof steps / sizeof *steps);
    for (; plycut_moves_take(&moves, &move); count++) {
        char step[PLYCUT_STEP_MAX];
        PlycutState child;
        PlycutText spec = {0};
        game.rules->step(&game, move, step);
        cr_expect_str_eq(step, steps[count]);
        game.rules->play(&game, &game.root, move, &child);
        game.rules->spec(&game, &child, &spec);
        cr_expect_str_eq(spec.bytes, left[count]);
        cr_expect_eq(game.rules->plies_left(&game, &child), 24 - (step[1] - '0'));
        plycut_text_free(&spec);
    }
    plycut_game_release(&game);
}

/* A position is read again from its spec. */
Test(game_nim, a_spec_says_all_of_a_position)
{
    static const char *const specs[] = {"nim:0",
                                        "nim:16",
                                        "nim:99,take=16",
                                        "nim:3,4,5",
                                        "nim:1,3,5,7,misere",
                                        "nim:21,take=1,misere"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        PlycutGame game = game_of(specs[i]);
        PlycutText spec = {0};
        game.rules->spec(&game, &game.root, &spec);
        PlycutGame again = game_of(spec.bytes);
        cr_expect(again.root.word[0] == game.root.word[0], "%s: %s", specs[i], spec.bytes);
        plycut_game_release(&again);
        plycut_game_release(&game);
        plycut_text_free(&spec);
    }
}

Test(game_nim, what_is_no_position_is_refused)
{
    static const char *const specs[] = {"nim:",
                                        "nim:,",
                                        "nim:3,",
                                        "nim:,3",
                                        "nim:3,,4",
                                        "nim:1,2,3,4,5",
                                        "nim:100",
                                        "nim:-1",
                                        "nim:3 4 5",
                                        "nim:take=3",
                                        "nim:misere",
                                        "nim:take=3,5",
                                        "nim:5,take=0",
                                        "nim:5,take=17",
                                        "nim:5,take=",
                                        "nim:5,take=2,take=2",
                                        "nim:5,misere,misere",
                                        "nim:5,misere,4",
                                        "nim:5,miser",
                                        "nim:three"};
    PlycutGame game;
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        PlycutError error = {0};
        cr_expect_not(plycut_game_parse(specs[i], &game, &error), "%s", specs[i]);
        cr_expect(strstr(error.text, "as in nim:3,4,5") != NULL, "%s: %s", specs[i], error.text);
    }
}

Test(game_nim, a_heap_beyond_what_a_move_can_take_needs_a_limit)
{
    PlycutGame game;
    PlycutError error = {0};
    cr_expect_not(plycut_game_parse("nim:3,17", &game, &error));
    cr_expect(strstr(error.text, "as in nim:17,take=3") != NULL, "%s", error.text);
}

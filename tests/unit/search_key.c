/* The hash keys of Othello, and how unstable a move leaves a position, against the board as people see it. */
#include "search/table.h"
#include "unit/othello_kit.h"

#include <stdlib.h>

static uint64_t draw(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

static PlycutState random_position(uint64_t *random)
{
    uint64_t discs = draw(random) & (draw(random) | draw(random)), own = draw(random);
    return (PlycutState){.word = {discs & own, discs & ~own},
                         .player = draw(random) >> 40 & 1 ? PLYCUT_MIN : PLYCUT_MAX};
}

static int compare_keys(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

Test(search_key, a_million_positions_have_a_million_keys)
{
    enum { POSITIONS = 1000000 };
    PlycutGame game = game_of("othello:start");
    uint64_t random = 0x123456789abcdef, *keys = malloc(POSITIONS * sizeof *keys);
    cr_assert_not_null(keys);
    for (int i = 0; i < POSITIONS; i++) {
        PlycutState state = random_position(&random);
        keys[i] = table_key(&state);
    }
    qsort(keys, POSITIONS, sizeof *keys, compare_keys);
    for (int i = 1; i < POSITIONS; i++)
        cr_assert_neq(keys[i - 1], keys[i]);
    free(keys);
    plycut_game_release(&game);
}

/* A square is empty, the mover's or the opponent's; the side to move counts, the ply does not. */
Test(search_key, every_disc_and_the_side_to_move_change_the_key)
{
    PlycutGame game = game_of("othello:start");
    uint64_t random = 42;
    for (int i = 0; i < 2000; i++) {
        PlycutState state = random_position(&random), other = state;
        uint64_t key = table_key(&state), kinds[3];
        for (int square = 0; square < 64; square++) {
            uint64_t bit = UINT64_C(1) << square;
            for (int kind = 0; kind < 3; kind++) {
                other = state;
                other.word[0] = (state.word[0] & ~bit) | (kind == 1 ? bit : 0);
                other.word[1] = (state.word[1] & ~bit) | (kind == 2 ? bit : 0);
                kinds[kind] = table_key(&other);
            }
            cr_assert(kinds[0] != kinds[1] && kinds[1] != kinds[2] && kinds[0] != kinds[2]);
            cr_assert(key == kinds[0] || key == kinds[1] || key == kinds[2]);
        }
        other = state;
        other.player = plycut_other(state.player);
        cr_assert_neq(table_key(&other), key);
        other = state;
        other.ply = 17;
        cr_assert_eq(table_key(&other), key);
        other.word[0] = state.word[1];
        other.word[1] = state.word[0];
        cr_assert(state.word[0] == state.word[1] || table_key(&other) != key);
    }
    plycut_game_release(&game);
}

/* ---- Instability ----------------------------------------------------------------------------- */

static bool takes_corner(const PlycutGame *game, const char *squares, size_t count,
                         const PlycutState *state)
{
    size_t side = count == 16 ? 4 : count == 36 ? 6 : 8;
    const size_t corners[] = {0, side - 1, count - side, count - 1};
    PlycutMoves moves;
    if (!game->rules->moves(game, state, &moves))
        return false;
    for (PlycutMove move; plycut_moves_take(&moves, &move);) {
        char after[65];
        PlycutState child;
        game->rules->play(game, state, move, &child);
        game->rules->board->squares(game, &child, after);
        for (int corner = 0; corner < 4; corner++)
            if (squares[corners[corner]] == '-' && after[corners[corner]] != '-')
                return true;
    }
    return false;
}

/* Discs that were there and have another colour now. */
static double flipped(const char *before, const char *after, size_t count)
{
    double discs = 0;
    for (size_t i = 0; i < count; i++)
        discs += before[i] != '-' && before[i] != after[i];
    return discs;
}

static void expect_instability(const PlycutGame *game, const PlycutState *parent,
                               const PlycutState *state)
{
    char before[65], after[65];
    size_t count = game->rules->board->squares(game, state, after);
    double expected = 0;
    if (parent != NULL) {
        game->rules->board->squares(game, parent, before);
        expected = flipped(before, after, count);
    }
    if (takes_corner(game, after, count, state))
        expected = INFINITY;
    double found = game->rules->instability(game, parent, state);
    cr_assert(found >= expected && found <= expected, "%g, not %g", found, expected);
}

static void walk(const PlycutGame *game, uint64_t *random)
{
    PlycutState state = game->root, next;
    PlycutMoves moves;
    expect_instability(game, NULL, &state);
    while (game->rules->moves(game, &state, &moves)) {
        PlycutMove move = 0;
        for (uint64_t skip = draw(random) % plycut_moves_count(&moves) + 1; skip > 0; skip--)
            plycut_moves_take(&moves, &move);
        game->rules->play(game, &state, move, &next);
        expect_instability(game, &state, &next);
        state = next;
    }
}

Test(search_key, instability_is_the_number_of_flipped_discs_or_infinite_if_a_corner_can_be_taken)
{
    static const char *const SPECS[] = {"othello:4x4", "othello:6x6", "othello:start"};
    uint64_t random = 7;
    for (size_t i = 0; i < 60; i++) {
        PlycutGame game = game_of(SPECS[i % 3]);
        walk(&game, &random);
        plycut_game_release(&game);
    }
}

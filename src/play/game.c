/* One game between two players, and its random choices. */
#include "play/contestant.h"

#include "base/draws.h"

#include <assert.h>

/* Each game of a seed has a stream of its own. */
PlycutDice plycut_dice(uint64_t seed, uint64_t game)
{
    return (PlycutDice){mix((mix(seed + GOLDEN) ^ game) + GOLDEN)};
}

PlycutMove dice_square(PlycutDice *dice, uint64_t squares)
{
    Draws draws = {dice->state};
    for (uint64_t skip = draw_below(&draws, (uint64_t)__builtin_popcountll(squares)); skip > 0;
         skip--)
        squares &= squares - 1;
    dice->state = draws.state;
    return (PlycutMove)__builtin_ctzll(squares);
}

int plycut_side_to_move(const PlycutGame *game, const PlycutState *state)
{
    return game->rules->board->side(game, state->player);
}

int plycut_score(const PlycutGame *game, const PlycutState *state)
{
    const double value = game->rules->value(game, state);
    return (int)(game->rules->board->side(game, PLYCUT_MAX) == 0 ? value : -value);
}

bool game_play(const PlycutGame *start, const PlycutContestant *black,
               const PlycutContestant *white, PlycutDice dice, PlycutRecord *record,
               PlycutError *error)
{
    PlycutState state = start->root, next;
    PlycutMoves moves;
    for (record->length = 0; start->rules->moves(start, &state, &moves); record->length++) {
        PlycutMove move;
        const PlycutContestant *mover = plycut_side_to_move(start, &state) == 0 ? black : white;
        assert(record->length < PLYCUT_RECORD_MOVES);
        if (!plycut_contestant_move(mover, &state, &dice, &move, NULL, error))
            return false;
        record->moves[record->length] = (uint8_t)move;
        start->rules->play(start, &state, move, &next);
        state = next;
    }
    record->score = (int8_t)plycut_score(start, &state);
    return true;
}

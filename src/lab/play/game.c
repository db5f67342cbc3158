/* One game between two players, and its random choices. */
#include "play/contestant.h"

#include "base/draws.h"

/* Each game of a seed has a stream of its own. */
PlycutDice plycut_dice(uint64_t seed, uint64_t game)
{
    return (PlycutDice){seed_of_pair(seed, game)};
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

bool plycut_dice_move(const PlycutGame *game, const PlycutState *state, PlycutDice *dice,
                      PlycutMove *move)
{
    PlycutMoves moves;
    *move = PLYCUT_PASS;
    if (!game->rules->moves(game, state, &moves) || plycut_decides(state->player))
        return plycut_moves_left(&moves) && moves.set == 0;
    Draws draws = {dice->state};
    double left = (double)(draw_bits(&draws) >> 11) * 0x1p-53;
    for (; left >= 0 && plycut_moves_take(&moves, move);)
        left -= game->rules->probability(game, state, *move);
    dice->state = draws.state;
    return true;
}

int plycut_side_to_move(const PlycutGame *game, const PlycutState *state)
{
    return game->rules->sides->side(game, state->player);
}

int plycut_score(const PlycutGame *game, const PlycutState *state)
{
    const PlycutSides *sides = game->rules->sides;
    const double value = game->rules->value(game, state);
    const double first = sides->side(game, PLYCUT_MAX) == 0 ? value : -value;
    return sides->counted != NULL ? (int)first : (first > 0) - (first < 0);
}

bool game_play(const PlycutGame *start, const PlycutContestant *black,
               const PlycutContestant *white, PlycutDice dice, PlycutRecord *record,
               PlycutError *error)
{
    PlycutState state = start->root, next;
    PlycutMoves moves;
    for (record->length = 0; record->length < PLYCUT_RECORD_MOVES; record->length++) {
        PlycutMove move;
        if (!start->rules->moves(start, &state, &moves))
            break;
        if (!plycut_dice_move(start, &state, &dice, &move) &&
            !plycut_contestant_move(plycut_side_to_move(start, &state) == 0 ? black : white, &state,
                                    &dice, &move, NULL, error))
            return false;
        record->moves[record->length] = (uint8_t)move;
        start->rules->play(start, &state, move, &next);
        state = next;
    }
    record->score = (int8_t)plycut_score(start, &state);
    return true;
}

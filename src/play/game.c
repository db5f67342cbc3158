/* One game between two players. */
#include "play/contestant.h"

#include <assert.h>

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

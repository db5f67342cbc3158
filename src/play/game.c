/* One game of Othello between two players. */
#include "play/game.h"

#include "othello/bits.h"
#include "othello/othello.h"

#include <assert.h>

bool plycut_black_moves(const PlycutGame *game, const PlycutState *state)
{
    return othello_is_black(game, state);
}

static int8_t score_of(const PlycutGame *start, const PlycutState *state)
{
    const int score = bits_difference(state->word[0], state->word[1]);
    return (int8_t)(plycut_black_moves(start, state) ? score : -score);
}

bool game_play(const PlycutGame *start, const PlycutContestant *black,
               const PlycutContestant *white, PlycutDice dice, PlycutRecord *record,
               PlycutError *error)
{
    PlycutState state = start->root, next;
    PlycutMoves moves;
    for (record->length = 0; start->rules->moves(start, &state, &moves); record->length++) {
        PlycutMove move;
        const PlycutContestant *mover = plycut_black_moves(start, &state) ? black : white;
        assert(record->length < PLYCUT_RECORD_MOVES);
        if (!plycut_contestant_move(mover, &state, &dice, &move, NULL, error))
            return false;
        record->moves[record->length] = (uint8_t)move;
        start->rules->play(start, &state, move, &next);
        state = next;
    }
    record->score = score_of(start, &state);
    return true;
}

/* othello_hot.h - the rules that a search asks at every node, written once and compiled for each
 * kind of processor. The file that includes it has defined HOT(name), the names of these functions;
 * TARGET, the attribute of what it compiles; and MOVES, FLIPS and COUNT, as bits_moves, bits_flips,
 * bits_count. */
#include "game/othello.h"

TARGET bool HOT(moves)(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves)
{
    const Othello *othello = game->data;
    const uint64_t own = state->word[0], other = state->word[1];
    *moves = (PlycutMoves){.set = MOVES(own, other) & othello->squares};
    if (moves->set != 0)
        return true;
    if ((MOVES(other, own) & othello->squares) == 0)
        return false;
    moves->next = PLYCUT_PASS;
    moves->end = PLYCUT_PASS + 1;
    return true;
}

TARGET void HOT(play)(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                      PlycutState *child)
{
    (void)game;
    uint64_t own = state->word[0], other = state->word[1];
    if (move != PLYCUT_PASS) {
        const uint64_t flips = FLIPS(own, other, move);
        own ^= flips | UINT64_C(1) << move;
        other ^= flips;
    }
    *child = (PlycutState){
        .word = {other, own},
        .ply = state->ply + 1,
        .player = plycut_other(state->player),
    };
}

/* Under the plain disc difference a move's own disc and twice its flips are all that changes. */
TARGET double HOT(leaf_value)(const PlycutGame *game, const PlycutState *state, PlycutMove move)
{
    const Othello *othello = game->data;
    if (othello->asks_end || move == PLYCUT_PASS) {
        PlycutState child;
        HOT(play)(game, state, move, &child);
        return othello_value(game, &child);
    }
    const uint64_t own = state->word[0], other = state->word[1];
    const int gained = 2 * (int)COUNT(FLIPS(own, other, move)) + 1;
    const int difference = DIFFERENCE(own, other) + gained;
    return state->player == PLYCUT_MAX ? difference : -difference;
}

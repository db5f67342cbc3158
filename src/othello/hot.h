/* hot.h - the rules that a search asks at every node, written once and compiled for each
 * kind of processor. The file that includes it has defined HOT(name), the names of these functions;
 * TARGET, the attribute of what it compiles; and MOVES, AFTER, MOST_FLIPS, DIFFERENCE and COUNT,
 * as bits_moves, bits_after, bits_most_flips, bits_difference, bits_count. */
#include "othello/othello.h"

/* The least difference of discs, of those that there are, that is so much or more. */
static inline int least_difference(double value)
{
    enum { BEYOND = 65 };
    if (!(value > -BEYOND && value < BEYOND))
        return value > 0 ? BEYOND : -BEYOND;
    const int whole = (int)value;
    return whole + (whole < value);
}

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
    *child = (PlycutState){
        .word = {state->word[1], state->word[0]},
        .ply = state->ply + 1,
        .player = plycut_other(state->player),
    };
    if (move != PLYCUT_PASS)
        AFTER(state->word, move, child->word);
}

/* Under the plain disc difference a move's own disc and twice its flips are all that changes: the
 * best move is the one with the most flips. */
TARGET bool HOT(last_moves)(const PlycutGame *game, const PlycutState *state, double enough,
                            PlycutMoves *moves, PlycutBestLeaf *best)
{
    const Othello *othello = game->data;
    best->looked = 0;
    if (othello->asks_end)
        return HOT(moves)(game, state, moves);
    const uint64_t own = state->word[0], other = state->word[1];
    const bool is_max = state->player == PLYCUT_MAX;
    const int difference = DIFFERENCE(own, other) + 1;
    const int missing = least_difference(is_max ? enough : -enough) - difference;
    const MostFlips most =
        MOST_FLIPS(own, other, othello->squares, missing > 0 ? (missing + 1) / 2 : 0);
    if (most.looked == 0)
        return HOT(moves)(game, state, moves);
    const int value = difference + 2 * most.flips;
    *moves = (PlycutMoves){.set = most.others};
    *best = (PlycutBestLeaf){
        .value = is_max ? value : -value,
        .move = most.square,
        .looked = (uint32_t)COUNT(most.looked),
    };
    return true;
}

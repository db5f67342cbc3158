/* Perft: the number of leaves N plies below a position (Edwards; chessprogramming wiki, "Perft"). */
#include "game/rules.h"

/* At the last ply the moves are counted, not played. */
static uint64_t perft_by_walking(const PlycutGame *game, const PlycutState *state, int plies)
{
    PlycutMoves moves;
    PlycutMove move;
    if (plies == 0 || !game->rules->moves(game, state, &moves))
        return 1;
    if (plies == 1)
        return plycut_moves_count(&moves);
    uint64_t leaves = 0;
    while (plycut_moves_take(&moves, &move)) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        leaves += perft_by_walking(game, &child, plies - 1);
    }
    return leaves;
}

uint64_t plycut_perft(const PlycutGame *game, const PlycutState *state, int plies)
{
    return game->rules->leaves ? game->rules->leaves(game, state, plies)
                               : perft_by_walking(game, state, plies);
}

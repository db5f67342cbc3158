/* naive_game.c - minimax over any game the slow and obvious way. */
#include "property/naive_game.h"

#include <math.h>
#include <stdlib.h>

NaiveReach naive_reach(const PlycutSearchOptions *options, int depth)
{
    return (NaiveReach){depth, options->quiescence, options->extension};
}

bool naive_is_cut_short(const PlycutGame *game, const PlycutState *state)
{
    PlycutMoves moves;
    return game->rules->moves(game, state, &moves);
}

bool naive_is_leaf(const PlycutGame *game, const NaiveReach *reach, const PlycutState *parent,
                   const PlycutState *state)
{
    if (!naive_is_cut_short(game, state))
        return true;
    if (reach->depth < 0 || state->ply < reach->depth)
        return false;
    bool may_go_on = reach->quiescence > 0 && state->ply < reach->depth + reach->extension;
    return !may_go_on || game->rules->instability(game, parent, state) <= reach->quiescence;
}

size_t naive_moves(const PlycutGame *game, const PlycutState *state, PlycutMove *moves, size_t most)
{
    PlycutMoves left;
    size_t count = 0;
    game->rules->moves(game, state, &left);
    for (PlycutMove move; plycut_moves_take(&left, &move);) {
        if (count == most)
            abort();
        moves[count++] = move;
    }
    return count;
}

double naive_game_value(const PlycutGame *game, const NaiveReach *reach, const PlycutState *parent,
                        const PlycutState *state)
{
    if (naive_is_leaf(game, reach, parent, state))
        return game->rules->value(game, state);
    bool max = state->player == PLYCUT_MAX;
    double best = max ? -INFINITY : INFINITY;
    PlycutMove moves[64];
    size_t count = naive_moves(game, state, moves, 64);
    for (size_t i = 0; i < count; i++) {
        PlycutState child;
        game->rules->play(game, state, moves[i], &child);
        double value = naive_game_value(game, reach, state, &child);
        if (max ? value > best : value < best)
            best = value;
    }
    return best;
}

uint64_t naive_game_leaves(const PlycutGame *game, const NaiveReach *reach,
                           const PlycutState *parent, const PlycutState *state)
{
    if (naive_is_leaf(game, reach, parent, state))
        return 1;
    PlycutMove moves[64];
    size_t count = naive_moves(game, state, moves, 64);
    uint64_t leaves = 0;
    for (size_t i = 0; i < count; i++) {
        PlycutState child;
        game->rules->play(game, state, moves[i], &child);
        leaves += naive_game_leaves(game, reach, state, &child);
    }
    return leaves;
}

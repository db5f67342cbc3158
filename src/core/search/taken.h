/* taken.h - the game as a search takes it: a search with a mistake may take other players, limits or probabilities than the
 * game's. */
#pragma once

#include <plycut/algorithm.h>

#include <math.h>

/* Can this mistake show? One about chance nodes shows only in a tree that has some. */
static inline bool mistake_applies(const PlycutAlgorithm *mistaken, bool chance)
{
    return chance || mistaken->breaks == PLYCUT_CHANCE_RULES_KEPT;
}

static inline PlycutPlayer taken_player(const PlycutAlgorithm *algorithm, PlycutPlayer player)
{
    return algorithm->breaks == PLYCUT_CHANCE_MEAN
               ? PLYCUT_BY_PLAYER(player, player, player, PLYCUT_MIN)
               : player;
}

static inline PlycutState taken_root(const PlycutGame *game, const PlycutAlgorithm *algorithm)
{
    PlycutState root = game->root;
    root.player = taken_player(algorithm, root.player);
    if (algorithm->swaps_players)
        root.player = plycut_other(root.player);
    return root;
}

/* Does it take some nodes for another player's, from the root on? */
static inline bool takes_other_players(const PlycutAlgorithm *algorithm)
{
    return algorithm->swaps_players || algorithm->never_turns;
}

/* The position after a move of this player, who may have the next move, too. */
static inline PlycutState taken_turn(const PlycutAlgorithm *algorithm, PlycutPlayer mover,
                                     PlycutState child)
{
    if (algorithm->never_turns && plycut_decides(mover) && plycut_decides(child.player))
        child.player = mover;
    return child;
}

/* The position after a move. */
static inline PlycutState taken_play(const PlycutGame *game, const PlycutAlgorithm *algorithm,
                                     const PlycutState *state, PlycutMove move)
{
    PlycutState child;
    game->rules->play(game, state, move, &child);
    child.player = taken_player(algorithm, child.player);
    return taken_turn(algorithm, state->player, child);
}

/* The probability of a move at a chance node. */
static inline double taken_probability(const PlycutGame *game, const PlycutAlgorithm *algorithm,
                                       const PlycutState *state, PlycutMove move)
{
    PlycutMoves moves;
    if (algorithm->breaks != PLYCUT_CHANCE_PROBABILITY)
        return game->rules->probability(game, state, move);
    game->rules->moves(game, state, &moves);
    return plycut_quotient(1, (double)plycut_moves_count(&moves));
}

static inline PlycutLimits taken_limits(const PlycutGame *game, const PlycutAlgorithm *algorithm)
{
    return algorithm->breaks == PLYCUT_CHANCE_LIMITS ? (PlycutLimits){-INFINITY, INFINITY}
                                                     : plycut_game_limits(game);
}

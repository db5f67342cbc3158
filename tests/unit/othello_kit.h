/* othello_kit.h - what the tests of Othello share: games of specs, perft, searches of a few lines.
 */
#pragma once

#include <criterion/criterion.h>
#include <math.h>
#include <plycut/game.h>
#include <stdio.h>
#include <string.h>

/* The game of a spec that must be valid; the caller releases it. */
static inline PlycutGame game_of(const char *spec)
{
    PlycutGame game;
    PlycutError error = {0};
    cr_assert(plycut_game_parse(spec, &game, &error), "%s: %s", spec, error.text);
    return game;
}

static inline void value_by(PlycutGame *game, const char *evaluation, const char *score)
{
    PlycutError error = {0};
    cr_assert(plycut_game_value_by(
                  game, &(PlycutValuation){.evaluation = evaluation, .score = score}, &error),
              "%s", error.text);
}

static inline uint64_t perft(const PlycutGame *game, const PlycutState *state, int depth)
{
    PlycutMoves moves;
    PlycutMove move;
    uint64_t leaves = 0;
    if (depth == 0 || !game->rules->moves(game, state, &moves))
        return 1;
    while (plycut_moves_take(&moves, &move)) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        leaves += perft(game, &child, depth - 1);
    }
    return leaves;
}

typedef struct Counts {
    uint64_t nodes, leaves;
} Counts;

/* Alpha-beta, fail-soft, cut on equality; depth -1: to the end. With `full` nothing is cut. */
static inline double search(const PlycutGame *game, const PlycutState *state, int depth,
                            double alpha, double beta, bool full, Counts *counts)
{
    PlycutMoves moves;
    PlycutMove move;
    const bool is_max = state->player == PLYCUT_MAX;
    double best = is_max ? -INFINITY : INFINITY;
    counts->nodes++;
    if (depth == 0 || !game->rules->moves(game, state, &moves)) {
        counts->leaves++;
        return game->rules->value(game, state);
    }
    while ((full || alpha < beta) && plycut_moves_take(&moves, &move)) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        double value = search(game, &child, depth - 1, alpha, beta, full, counts);
        best = is_max ? fmax(best, value) : fmin(best, value);
        *(is_max ? &alpha : &beta) = is_max ? fmax(alpha, best) : fmin(beta, best);
    }
    return best;
}

static inline double solve(const PlycutGame *game, Counts *counts)
{
    *counts = (Counts){0};
    return search(game, &game->root, -1, -INFINITY, INFINITY, false, counts);
}

/* The next of a xorshift generator's numbers: tests are the same everywhere. */
static inline uint64_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

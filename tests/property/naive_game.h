/* naive_game.h - minimax over any game the slow and obvious way: with a horizon, and with what
 * quiescence searches on. */
#pragma once

#include <plycut/plycut.h>

/* How far the search looks. depth -1: to the end; quiescence 0: no quiescence. */
typedef struct NaiveReach {
    int depth;
    double quiescence;
    int extension;
} NaiveReach;

NaiveReach naive_reach(const PlycutSearchOptions *options, int depth);

/* Is a position evaluated: at the horizon and quiet, or terminal? */
bool naive_is_leaf(const PlycutGame *game, const NaiveReach *reach, const PlycutState *parent,
                   const PlycutState *state);

/* Did the horizon make it a leaf: are there moves? */
bool naive_is_cut_short(const PlycutGame *game, const PlycutState *state);

double naive_game_value(const PlycutGame *game, const NaiveReach *reach, const PlycutState *parent,
                        const PlycutState *state);

uint64_t naive_game_leaves(const PlycutGame *game, const NaiveReach *reach,
                           const PlycutState *parent, const PlycutState *state);

/* The moves of a position, in the game's order; returns how many. */
size_t naive_moves(const PlycutGame *game, const PlycutState *state, PlycutMove *moves,
                   size_t most);

/* players.h - the players of a command line, and the position that their games start from. */
#ifndef CLI_PLAYERS_H
#define CLI_PLAYERS_H

#include "options/input.h"

/* The position that games start from: that of a spec, or (NULL) the start of Othello. Release it with
 * inputs_free. */
bool players_start(const char *spec, Inputs *inputs, PlycutGame *start, PlycutError *error);

/* The spec of a player that searches to a depth by alpha-beta, with the board's own evaluation. */
#define PLAYER_SPEC_SIZE 64
const char *player_spec(const PlycutBoard *board, int depth, char spec[PLAYER_SPEC_SIZE]);

/* Read a player's spec, and its weights file, and seat it. */
bool player_open(const char *spec, const PlycutGame *start, PlycutContestant *player,
                 PlycutError *error);

#endif

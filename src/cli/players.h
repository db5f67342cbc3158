/* players.h - the players of a command line, and the position that they begin with. */
#ifndef CLI_PLAYERS_H
#define CLI_PLAYERS_H

#include "options/input.h"

/* The position that games begin with: that of --start, or the start of the game. To be released
 * with inputs_free. */
bool players_start(const Options *options, Inputs *inputs, PlycutGame *start, PlycutError *error);

/* Read a player's spec, and its weights file, and seat it. */
bool player_open(const char *spec, const PlycutGame *start, PlycutContestant *player,
                 PlycutError *error);

#endif

/* play_hint.h - advice in a game, with the search that it comes from. */
#ifndef CLI_PLAY_HINT_H
#define CLI_PLAY_HINT_H

#include "cli/game_table.h"

/* What a search would play in the position, what it expects, what it looked at and what it cut. */
bool hint_write(const GameTable *table, PlycutOut *out, PlycutError *error);

#endif

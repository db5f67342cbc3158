/* play_result.h - the end of a game in the terminal. */
#ifndef CLI_PLAY_RESULT_H
#define CLI_PLAY_RESULT_H

#include "cli/game_table.h"

/* "Black 33, White 31", if they are counted in the game; false if not. */
bool discs_write(const GameTable *table, PlycutOut *out);

/* The last board, the discs, and the moves as a transcript. The score goes into the record. */
void result_write(GameTable *table, PlycutOut *out);

#endif

/* transcript.h - the moves of a game in a row: f5d6c3. */
#ifndef OTHELLO_TRANSCRIPT_H
#define OTHELLO_TRANSCRIPT_H

#include "othello/board.h"

/* Play the moves on the board. Passes may be written or left out; blanks may separate moves.
 */
bool transcript_play(const char *text, OthelloBoard *board, PlycutError *error);

#endif

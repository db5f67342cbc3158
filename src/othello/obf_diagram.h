/* obf_diagram.h - a board written row by row, as `plycut play` shows it. */
#ifndef OTHELLO_OBF_DIAGRAM_H
#define OTHELLO_OBF_DIAGRAM_H

#include "othello/obf_line.h"
#include "othello/board.h"

/* Does a board of several lines begin here: with a line of letters (a b c ...), or a row? */
bool diagram_begins(const ObfLine *line);

/* Read it, and the side to move below it. `line`, its first line, becomes the side's line, and *rest points past the
 * side; *text and *number are those of obf_take. */
bool diagram_read(ObfLine *line, const char **text, long *number, OthelloBoard *board,
                  const char **rest, PlycutError *error);

#endif

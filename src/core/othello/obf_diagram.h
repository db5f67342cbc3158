/* obf_diagram.h - a line of a positions file, and its errors; a board written row by row, as `plycut play` shows it. */
#pragma once

#include "base/letter.h"
#include "othello/board.h"

#include <string.h>

/* `text` to `end` is what comes before the comment; the comment ends with the line, at `whole`. */
typedef struct ObfLine {
    const char *text, *end, *whole;
    const char *file;
    long number;
} ObfLine;

/* Take the next line from a text that is not at its end. */
ObfLine obf_take(const char **text, long *number, const char *file);

/* Does the line contain nothing but a comment? */
bool obf_is_empty(const ObfLine *line);

/* Fail at the place `at`. */
bool obf_fail(const ObfLine *line, const char *at, const char *text, PlycutError *error);

/* Pass an error on, with its place in the file. */
bool obf_fail_as(const ObfLine *line, const char *at, const PlycutError *wrong, PlycutError *error);

/* Does a board of several lines begin here: with a line of letters (a b c ...), or a row? */
bool diagram_begins(const ObfLine *line);

/* Read it, and the side to move below it. `line`, its first line, becomes the side's line, and *rest points past the
 * side; *text and *number are those of obf_take. */
bool diagram_read(ObfLine *line, const char **text, long *number, OthelloBoard *board,
                  const char **rest, PlycutError *error);

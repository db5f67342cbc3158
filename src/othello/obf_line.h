/* obf_line.h - a line of a positions file, and its errors. */
#ifndef OTHELLO_OBF_LINE_H
#define OTHELLO_OBF_LINE_H

#include <plycut/game.h>

#include <string.h>

/* `text` to `end` is what comes before the comment; the comment ends with the line, at `whole`. */
typedef struct ObfLine {
    const char *text, *end, *whole;
    const char *file;
    long number;
} ObfLine;

/* Take the next line from a text that is not at its end. */
ObfLine obf_take(const char **text, long *number, const char *file);

/* White space within a line; a carriage return may end one. */
bool obf_is_gap(char c);

/* The first character from `at` on that is not a gap, or the end. */
const char *obf_skip(const ObfLine *line, const char *at);

/* Does the line contain nothing but a comment? */
bool obf_is_empty(const ObfLine *line);

/* Fail at the place `at`. */
bool obf_fail(const ObfLine *line, const char *at, const char *text, PlycutError *error);

/* Pass an error on, with its place in the file. */
bool obf_fail_as(const ObfLine *line, const char *at, const PlycutError *wrong, PlycutError *error);

#endif

/* terminal.h - messages on standard error, colours, and the line of progress. */
#pragma once

#include <plycut/base.h>

typedef enum Colour { COLOUR_BOLD, COLOUR_RED, COLOUR_GREEN } Colour;

/* The sequences that begin and end a colour on this file descriptor; "" if it is not a terminal or
 * NO_COLOR is set. */
const char *colour_on(int fd, Colour colour);
const char *colour_off(int fd);

/* How much is said besides errors: set once, as the command line has it. */
typedef enum Talk { TALK_ALWAYS, TALK_NOTE, TALK_DETAIL } Talk;
void talk_set(bool quiet, bool verbose);

/* Write one line to standard error, beginning with "plycut: ", if as much as that is said. '?' replaces whatever could
 * drive the terminal. */
void message(Talk talk, const char *format, ...) PLYCUT_PRINTF(2, 3);
void message_error(const PlycutError *error);

/* Is as much as that said? */
bool talk_tells(Talk talk);

/* Write what is in `prompt`, and read the next line of standard input, without blanks at its ends, and safe to print.
 * Lines that do not come from a terminal are echoed, so that the output looks the same. False at the end of the input,
 * or if the output failed. */
bool line_read(PlycutOut *prompt, char *line, int size);

/* A search begins. After one second, a line on the terminal (standard error) shows its progress, unless nothing is
 * said; its time is a detail. `label` must live until progress_end. */
void progress_begin(const char *label, const char *algorithm);
/* For PlycutSearchOptions.progress. */
void progress_tick(void *self, uint64_t nodes);
/* The same for files: how many are done. */
void progress_files(size_t done, size_t total);
/* The same for the games of a match, and their end (0 games: the match failed). */
void progress_games(uint64_t done, uint64_t total);
/* The same while another program runs. */
void progress_wait(const char *program, int seconds);
/* Seconds since progress_begin. */
double progress_seconds(void);
void progress_games_end(uint64_t games);
/* The search has ended after that many nodes (0: its time is not reported). */
void progress_end(uint64_t nodes);

/* terminal.h - messages on standard error, colours, and the line of progress. */
#ifndef OS_TERMINAL_H
#define OS_TERMINAL_H

#include <plycut/base.h>

typedef enum Colour { COLOUR_BOLD, COLOUR_RED, COLOUR_GREEN } Colour;

/* The sequences that begin and end a colour on this file descriptor: "" if it is not a terminal
 * or NO_COLOR is set. */
const char *colour_on(int fd, Colour colour);
const char *colour_off(int fd);

/* One line on standard error, "plycut: " first. Control characters become '?'. */
void message(const char *format, ...) PLYCUT_PRINTF(1, 2);
void message_error(const PlycutError *error);

/* A search begins. On a terminal, after a second, a line on standard error shows its progress.
 * `label` must live until progress_end; quiet: no line; verbose: a message at the end gives the
 * time. */
void progress_begin(const char *label, const char *algorithm, bool quiet, bool verbose);
/* For PlycutSearchOptions.progress. */
void progress_tick(void *self, uint64_t nodes);
/* The same for files: the number that are done. */
void progress_files(size_t done, size_t total);
/* The same for games of a match, and their end (0 games: it failed). */
void progress_games(uint64_t done, uint64_t total);
void progress_games_end(uint64_t games);
/* The search is over, after this many nodes (0: it failed). */
void progress_end(uint64_t nodes);

#endif

/* terminal.h - messages on standard error, colours, and the line of progress. */
#ifndef OS_TERMINAL_H
#define OS_TERMINAL_H

#include <plycut/base.h>

typedef enum Colour { COLOUR_BOLD, COLOUR_RED, COLOUR_GREEN } Colour;

/* The sequences that begin and end a colour on this file descriptor: "" where it is no terminal, or
 * NO_COLOR is set. */
const char *colour_on(int fd, Colour colour);
const char *colour_off(int fd);

/* One line on standard error, "plycut: " first. Control characters become '?'. */
void message(const char *format, ...) PLYCUT_PRINTF(1, 2);
void message_error(const PlycutError *error);

/* A search begins: on a terminal, past a second of work, a line on standard error tells how far it
 * is. `label` must live until progress_end; quiet: no line; verbose: the end is told with its time.
 */
void progress_begin(const char *label, const char *algorithm, bool quiet, bool verbose);
/* For PlycutSearchOptions.progress. */
void progress_tick(void *self, uint64_t nodes);
/* The same for files: so many are done. */
void progress_files(size_t done, size_t total);
/* The same for games of a match, and their end (0 games: it failed). */
void progress_games(uint64_t done, uint64_t total);
void progress_games_end(uint64_t games);
/* The search is over, after so many nodes (0: it failed). */
void progress_end(uint64_t nodes);

#endif

/* interrupt.h - what is undone when a signal ends the program: unfinished files and Graphviz's
 * process. */
#ifndef OS_INTERRUPT_H
#define OS_INTERRUPT_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

/* So many files can be unfinished at once. */
#define INTERRUPT_FILES 4

/* From now on signals that end the program clean up first; a file that grows past the limit of file
 * size is a failed write and no signal. */
void interrupt_install(void);

/* Hold those signals back while a file and the note of it change together, and let them in again.
 */
void interrupt_block(sigset_t *before);
void interrupt_unblock(const sigset_t *before);

/* Note a file to be removed. Returns the number of the note; -1 if its name is too long, or there
 * are too many. */
int interrupt_note_file(const char *path);
/* The file is finished, or gone (-1: it was never noted). */
void interrupt_forget_file(int note);

/* Note the process to be ended (0: none). */
void interrupt_note_child(pid_t child);

#endif

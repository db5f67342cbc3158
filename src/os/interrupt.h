/* interrupt.h - what is undone when the user interrupts: the unfinished file and Graphviz's
 * process. */
#ifndef OS_INTERRUPT_H
#define OS_INTERRUPT_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

/* From now on SIGINT, SIGTERM and SIGHUP clean up before they end the program. */
void interrupt_install(void);

/* Hold those signals back while a file and the note of it change together, and let them in again.
 */
void interrupt_block(sigset_t *before);
void interrupt_unblock(const sigset_t *before);

/* Note the file to be removed (NULL: none). False where its name is too long to be noted. */
bool interrupt_note_file(const char *path);

/* Note the process to be ended (0: none). */
void interrupt_note_child(pid_t child);

#endif

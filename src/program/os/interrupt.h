/* interrupt.h - cleans up when a signal ends the program: removes unfinished files and ends other programs. */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <sys/types.h>

/* How many files can be unfinished, and how many process groups run, at once. */
#define INTERRUPT_FILES  64
#define INTERRUPT_GROUPS 256

/* From now on, signals that end the program clean up first. A write past the file-size limit fails
 * and raises no signal. */
void interrupt_install(void);

/* Block those signals while a file and its note change together; unblock them again. Blocks do not nest. */
void interrupt_block(void);
void interrupt_unblock(void);

/* Note a file to be removed. Returns the note's number, or -1 if the name is too long or all notes
 * are in use. */
int interrupt_note_file(const char *path);
/* Forget a note, because the file is finished or gone (-1: nothing to forget). */
void interrupt_forget_file(int note);

/* Note a process group to kill. Returns the note's number, or -1 if all are in use. */
int interrupt_note_group(pid_t group);
void interrupt_forget_group(int note);
/* All groups; 0: an unused note. */
const atomic_int *interrupt_groups(void);

/* A folder to be removed with all that is in it when a signal ends the program; NULL: none. */
void interrupt_note_folder(const char *path);

/* If a signal is about to end the program, wait for that: what happens to programs now says nothing about them. */
void interrupt_hold(void);

/* Call this before the first program (os/program.h) is opened. From then on, signals that programs send do not end plycut; those
 * from elsewhere - the user, the system - do. */
void programs_begin(void);
/* Call this after the last answer: a closed standard output ends plycut again, as in other commands. Has a program sent a signal
 * to plycut? */
bool programs_end(void);
/* After programs_end: the reader of standard output had gone while programs ran. That ends plycut, as in other commands, unless
 * SIGPIPE is ignored. */
void programs_unheard(void);
/* When a program has ended: end what has left its process group. Nothing happens before programs_begin. Under the lock of watch.h. */
void programs_sweep(void);

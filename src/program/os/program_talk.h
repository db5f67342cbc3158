/* program_talk.h - a program on trial while it is talked to. */
#pragma once

#include "os/child.h"
#include "os/program.h"

/* A program that has answered once may fail more often than one that never has. */
enum { FAILURES_MOST = 20, FAILURES_AT_FIRST = 3, HANGS_MOST = 3 };

typedef struct Program {
    char *const *words; /* of the command, ending with NULL */
    char *path;         /* for their first {}, or NULL: that is its first bytes */
    size_t filled;
    bool once;
    char *file;  /* where it finds the tree, or NULL */
    int note;    /* of the file */
    char *apart; /* the folder of its copy, or NULL */
    ProgramLimits limits;
    Child child;      /* its output: read, not yet an answer */
    PlycutText line;  /* its input: the question */
    char chatter[64]; /* the last line that was passed over */
    size_t failures, hangs;
    bool answered; /* at least once */
} Program;

/* How far it has come. */
typedef enum Talk { TALKS, SAID_ALL, SAYS_MORE, ENDED, SAYS_TOO_MUCH, NO_ROOM } Talk;

/* ---- program.c ------------------------------------------------------------------------------- */

/* End it, and everything that it started; its status, as waitpid gives it. */
int program_kill(Program *p);

/* Of a class: where in its path the name of what was handed in with it begins. */
size_t program_own_begin(const Program *p);

/* ---- program_fail.c -------------------------------------------------------------------------- */

/* After the end of its output: take what is left of its complaints, and say how it ended; true: well, with status 0. */
bool program_say_end(Program *p, char why[PLYCUT_WHY]);

/* It passed a limit: say which. False: it did not. */
bool program_say_fault(const Program *p, char why[PLYCUT_WHY]);

/* It did not answer: say why, and end it. */
PlycutReply program_fails(Program *p, Talk talk, char why[PLYCUT_WHY]);

/* PlycutProgram.refuse: what it said was no answer. */
void program_refuse(void *self);
/* PlycutProgram.restart */
void program_restart(void *self);

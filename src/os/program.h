/* program.h - a program of somebody else, asked line by line, with limits of time, memory and output; when it ends, so does
 * everything that it started. It runs with the user's rights: nothing protects their files from it. */
#pragma once

#include <plycut/trial.h>

typedef struct ProgramLimits {
    double seconds;  /* for an answer */
    uint64_t memory; /* bytes of data, for each process */
    size_t output;   /* bytes of an answer */
} ProgramLimits;

typedef struct Program Program;

/* It is not started before it is asked. `arguments` end with NULL and outlive it. once: start it for each tree, which it
 * gets in the file `file` (NULL: on standard input); all that it writes is its answer. NULL: no memory. */
Program *program_open(char *const *arguments, const ProgramLimits *limits, bool once,
                      const char *file);

/* These two are for PlycutProgram; self is the program. One that fails to answer is ended, and started again for the next tree; after
 * a few failures it is not asked any more. */
PlycutReply program_ask(void *self, const PlycutText *question, PlycutText *reply,
                        char why[PLYCUT_WHY]);

void program_refuse(void *self);

/* End it, and its whole process group. */
void program_close(Program *program);

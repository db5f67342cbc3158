/* child.h - runs another program. */
#pragma once

#include <plycut/base.h>
#include <sys/types.h>

/* Its input, its output, what it writes to standard error, and why it could not be started. */
enum { INPUT, OUTPUT, COMPLAINTS, REPORT, PIPES };

typedef struct Pipes {
    int ours[PIPES];  /* our ends, -1: closed */
    int child[PIPES]; /* the child's */
} Pipes;

#define PIPES_CLOSED ((Pipes){{-1, -1, -1, -1}, {-1, -1, -1, -1}})

void pipes_close(int ends[PIPES]);
void pipe_close(int *fd);

/* Begin to start a program, without a shell, at the ends of new pipes. Writing to it does not block: it may be waiting for
 * us to read. memory: the bytes of data that each of its processes may have, in a process group of its own; 0: no limit,
 * and our group. -1 with errno; child_started, which comes next in either case, returns it. */
pid_t child_start(char *const *words, uint64_t memory, Pipes *pipes);

/* Close the child's ends, and wait until it runs: 0, or the errno for which it does not; ours are open. */
int child_started(pid_t pid, Pipes *pipes);

typedef struct ChildProgram {
    char *const *arguments; /* the program's name first, NULL at the end */
    const char *needed;  /* for the message if it was not found: "pictures need Graphviz (...)" */
    const char *product; /* what it writes: "picture" */
    bool may_be_empty;   /* it may write nothing */
} ChildProgram;

/* Run it with this input, and append what it writes to output. It inherits the descriptors that are
 * not closed on exec. If it fails, or writes nothing though it should, the error has what it wrote to standard error;
 * otherwise that is a detail to report. */
bool child_run(const ChildProgram *program, const PlycutText *input, PlycutText *output,
               PlycutError *error);

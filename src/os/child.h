/* child.h - runs another program. */
#pragma once

#include <plycut/base.h>

/* Its input, its output, and what it writes to standard error. */
enum { INPUT, OUTPUT, COMPLAINTS, PIPES };

typedef struct Pipes {
    int ours[PIPES];  /* our ends, -1: closed */
    int child[PIPES]; /* the child's */
} Pipes;

#define PIPES_CLOSED ((Pipes){{-1, -1, -1}, {-1, -1, -1}})

/* All are closed on exec. Writing does not block: the child may be waiting for us to read. False with errno; some may be
 * open then. */
bool pipes_open(Pipes *pipes);
void pipes_close(int ends[PIPES]);
void pipe_close(int *fd);

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

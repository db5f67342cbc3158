/* child.h - other programs: started without a shell, fed and read through pipes, and ended with all that they started. */
#pragma once

#include "os/watch.h"

#include <plycut/base.h>
#include <sys/types.h>

/* Its input, its output, what it writes to standard error, and why it could not be started. */
enum { INPUT, OUTPUT, COMPLAINTS, REPORT, PIPES };

/* Only the end of its standard error is kept: from this many bytes up to twice as many. */
enum { COMPLAINTS_KEPT = 4096 };

typedef struct Child {
    pid_t pid;       /* 0: it does not run */
    int group;       /* the note of its process group */
    int cgroup;      /* its control group (cgroup.h), or -1 */
    int ends[PIPES]; /* ours; -1: closed */
    const PlycutText *input;
    size_t fed;         /* how much of it is written */
    bool input_goes_on; /* its pipe stays open then: more is to come */
    bool deaf;          /* it has closed its input */
    PlycutText output;  /* `failed`: there was no memory for it */
    size_t written;     /* how much output there was, in all */
    char complaints[2 * COMPLAINTS_KEPT + 1];
    size_t complaint_length;
    ChildFault fault; /* after its end: the limit that it passed */
} Child;

/* What is different for it. */
typedef struct ChildSetting {
    ChildLimits limits;
    const char *folder; /* where it is started; NULL: here */
    char **environment; /* NULL: ours */
} ChildSetting;

#define NO_CHILD ((Child){.group = -1, .cgroup = -1, .ends = {-1, -1, -1, -1}})

/* Start a program, in a session and a process group of its own; setting: NULL for nothing that is different. Limits hold between watch_begin and watch_end.
 * It inherits the descriptors that are not closed on exec. errno of what failed; 0: it runs. */
int child_start(Child *child, char *const *words, const ChildSetting *setting);

/* Wait for a pipe that is ready, but no longer than this; give it some of its input, and take some of its output and of its
 * complaints, all three at once, so that neither side waits for the other. Our end is closed when theirs is. False: none was
 * ready, or there is no memory (output.failed). SIGPIPE must be ignored. */
bool child_serve(Child *child, int milliseconds);
void child_close(Child *child, int which);

/* Has it ended by itself? Wait for that until then (plycut_seconds), without taking its status: its process group still exists. */
bool child_has_ended(const Child *child, double until);

/* End it and all that it has started; it need not run. Its status, as of waitpid. */
int child_end(Child *child);

/* What it wrote to standard error, as far as it was kept, without blanks at the end. */
char *child_complaints(Child *child);

/* ---- child_run.c: a program that is given a text and makes another one of it ------------------ */

typedef struct ChildProgram {
    char *const *arguments; /* the program's name first, NULL at the end */
    const char *needed;  /* for the message if it was not found: "pictures need Graphviz (...)" */
    const char *product; /* what it writes: "picture" */
    bool may_be_empty;   /* it may write nothing */
} ChildProgram;

/* Can a program of this name be run: is it in a folder of PATH? */
bool child_program_is_there(const char *name);

/* Run it with this input; what it writes becomes the output, which is empty before. If it fails, or writes nothing though it
 * should, the error has what it wrote to standard error; otherwise that is a detail to report. */
bool child_run(const ChildProgram *program, const PlycutText *input, PlycutText *output,
               PlycutError *error);

/* program.h - somebody else's program, asked line by line, with limits of time, memory, processes, disk and output; when it ends, so does
 * everything that it started. Outside a sandbox it runs with the user's rights: nothing protects their files from it. */
#pragma once

#include "os/watch.h"

#include <plycut/trial.h>

typedef struct ProgramLimits {
    double seconds;  /* for an answer */
    ChildLimits all; /* for all its processes together */
    size_t output;   /* bytes of an answer */
    bool boxed;      /* in a sandbox (sandbox.h) ... */
    bool apart;      /* ... or on a copy (apart.h) */
    size_t
        below; /* in a sandbox, the folder that ends here in the path is hidden, but for what this path begins with, which is also what is copied; 0: nothing is */
} ProgramLimits;

/* For plycut_trial_run. In the words, which end with NULL, the first {} is `path`, if there is one (length: its first bytes).
 * The program is not started before it is asked; it is ended if it fails to answer, and started again for the next tree; after a
 * few failures it is not asked any more. In the end, its whole process group is ended. once: start it for each tree, which it gets
 * in the file of the next {}, or on standard input; all that it writes is its answer. The words and the path must live until
 * program_close. `self` is NULL: no memory. */
PlycutProgram program_open(char *const *words, const char *path, size_t length,
                           const ProgramLimits *limits, bool once);

/* Nothing happens if it was not opened. */
void program_close(PlycutProgram *program);

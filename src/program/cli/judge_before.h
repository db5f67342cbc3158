/* judge_before.h - a class whose verdicts are kept in the folder of -o, so that the same command goes on with the rest. */
#pragma once

#include "cli/check/check.h"
#include "cli/commands.h"
#include "os/output.h"

#include <plycut/trial.h>

/* A program of a class, and what is known of it from an earlier run. */
typedef struct Kept {
    char *folder;    /* of the program, in that of -o */
    PlycutText head; /* what its file begins with if it is about this program and this command */
    PlycutText
        text; /* the file, if it is: the head, the status, and what was written to standard output */
    char *mark;       /* the file that is there while the program is judged */
    int note;         /* of the mark */
    bool alone;       /* the mark says that nothing else was judged at that time */
    bool marked;      /* an earlier plycut was killed while it judged it */
    PlycutText stamp; /* of the files in its folder */
} Kept;

typedef struct KeptVerdicts {
    Kept *items;
    size_t count;
} KeptVerdicts;

/* Find the verdicts and the marks of all programs; --afresh: none. */
bool kept_open(KeptVerdicts *kept, const Options *options, const AnswerFiles *files,
               char *const *folders, PlycutError *error);
void kept_close(KeptVerdicts *kept);

/* The status of the kept verdict, with what was written; -1 if none was kept. */
int kept_status(const Kept *kept, const char **written, size_t *length);

/* The program, which marks itself when it is first asked; close the wrapper with kept_unwrap, which returns the program. alone: nothing else is judged at
 * this time. `self` is NULL: no memory. One that has ended plycut when it was alone is not asked again. */
PlycutProgram kept_wrap(Kept *kept, const PlycutProgram *program, bool alone);
PlycutProgram kept_unwrap(const PlycutProgram *wrapper);

/* Keep a verdict, and take the mark away. */
bool kept_write(Kept *kept, int status, const PlycutText *written, PlycutError *error);

/* Have the files in its folder been changed since then, or since kept_open? */
bool kept_is_changed(const Kept *kept);

/* The files in its folder may be written again by this command. */
void kept_release(const Kept *kept);

/* Forget the verdict: the next run judges the program again. */
void kept_forget(const Kept *kept);

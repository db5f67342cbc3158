/* output.h - the files that are written: whole or not at all. */
#ifndef OS_OUTPUT_H
#define OS_OUTPUT_H

#include <plycut/base.h>

/* Where bytes go. A regular file is written beside its place and renamed by output_commit; a device
 * pipe or an open descriptor (/dev/stderr, /dev/fd/3) is written directly. Must not be moved in
 * memory while it is open. */
typedef struct Output {
    PlycutOut out;
    int fd;
    const char *name; /* for messages */
    char *place;      /* where the finished file belongs; NULL: written directly */
    char *beside;     /* the unfinished file */
    int note;         /* of the unfinished file, for signals; -1: none */
    bool spooled;     /* to standard output, but only when it is whole */
    int reason;       /* errno of the first failure */
} Output;

/* An output that was not opened: it can be discarded. */
#define OUTPUT_CLOSED                                                                              \
    {                                                                                              \
        .fd = -1, .note = -1                                                                       \
    }

typedef enum OutputSpool { OUTPUT_DIRECT, OUTPUT_SPOOLED } OutputSpool;

/* Open the path (NULL or "-": standard output). Spooled standard output appears when it is
 * committed. */
bool output_open(Output *output, const char *path, OutputSpool spool, PlycutError *error);

/* Finish: after it the file is there, whole; or it is not, and the error says why. */
bool output_commit(Output *output, PlycutError *error);

/* Commit what was written; where writing it failed, and not because of the output, give up with
 * that failure as the error. */
bool output_end(Output *output, bool written, const PlycutError *failure, PlycutError *error);

/* Write a finished text to the path. */
bool output_text(const PlycutText *text, const char *path, PlycutError *error);

/* Give up: nothing is left behind. */
void output_discard(Output *output);

#endif

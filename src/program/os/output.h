/* output.h - output files, which appear whole or not at all. */
#pragma once

#include <plycut/base.h>

/* Where bytes go. A regular file is written under another name and renamed by output_commit; a
 * device, a pipe or an open descriptor (/dev/stderr, /dev/fd/3) is written directly. Do not move it
 * in memory while it is open. */
typedef struct Output {
    PlycutOut out;
    int fd;
    const char *name; /* for error messages */
    char *place;      /* the finished file; NULL: written directly */
    char *beside;     /* the unfinished file */
    int note;         /* of the unfinished file, for signals; -1: none */
    bool spooled;     /* goes to standard output once it is whole */
    int reason; /* errno of the first failed write; until then ENOMEM, for text that was never written */
} Output;

/* An output that is not open. Discarding it does nothing. */
#define OUTPUT_CLOSED                                                                              \
    {                                                                                              \
        .fd = -1, .note = -1                                                                       \
    }

typedef enum OutputSpool { OUTPUT_DIRECT, OUTPUT_SPOOLED } OutputSpool;

/* Open the path (NULL or "-": standard output). With OUTPUT_SPOOLED, standard output gets its bytes
 * at output_commit. */
bool output_open(Output *output, const char *path, OutputSpool spool, PlycutError *error);

/* Finish. Afterwards either the whole file is there, or no file is and the error says why. */
bool output_commit(Output *output, PlycutError *error);

/* Commit if all was written, otherwise give up. If the output failed, the error says why, whatever was set before. */
bool output_end(Output *output, bool written, PlycutError *error);

/* Write a finished text to the path. */
bool output_text(const PlycutText *text, const char *path, PlycutError *error);

/* Give up and leave nothing behind. */
void output_discard(Output *output);

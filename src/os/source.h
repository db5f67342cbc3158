/* source.h - a file that is read from its beginning, and can be looked at before. */
#ifndef OS_SOURCE_H
#define OS_SOURCE_H

#include <plycut/base.h>
#include <stdio.h>

typedef struct FileSource {
    FILE *file;
    char *name; /* for messages */
    size_t head_length, head_read;
    bool binary;         /* the beginning holds a NUL: no text, and it may have no end */
    char head[4096];     /* the beginning, read ahead */
    PlycutSource source; /* reads it all: the head, then the rest */
} FileSource;

/* What messages and tables call the input - */
#define STANDARD_INPUT "standard input"

/* Open a file ("-": standard input) and read its beginning. NULL on error. */
FileSource *file_source_open(const char *path, PlycutError *error);
void file_source_close(FileSource *source);

/* The whole text, NUL-terminated, to be freed; NULL on error. */
char *file_source_text(FileSource *source, size_t *length, PlycutError *error);

#endif

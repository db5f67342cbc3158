/* source.h - a file that is read once, from its beginning, and whose beginning can be inspected first. */
#pragma once

#include <plycut/base.h>
#include <stdio.h>

typedef struct FileSource {
    FILE *file;
    char *name; /* for messages */
    size_t head_length, head_read;
    /* the beginning has a zero byte, but no mark of UTF-16: not text, and perhaps endless */
    bool binary;
    size_t most;         /* a longer text is an error; 0: no limit */
    char head[4096];     /* the beginning, read ahead */
    PlycutSource source; /* reads the head, then the rest */
} FileSource;

/* The name of the input "-" in messages and tables. */
#define STANDARD_INPUT "standard input"

/* Open a file ("-": standard input) and read its beginning. NULL on error. */
FileSource *file_source_open(const char *path, PlycutError *error);
void file_source_close(FileSource *source);

/* Read the whole text, NUL-terminated; the caller frees it. NULL on error. */
char *file_source_text(FileSource *source, size_t *length, PlycutError *error);

/* The same for a file that is only read as a text; a zero byte in it is an error. */
char *file_text(const char *path, size_t *length, PlycutError *error);

/* Fail because that file or folder cannot be read, with errno as the reason: of `code`, or for lack of memory. */
bool source_cannot_read(const char *path, PlycutCode code, PlycutError *error);

/* Add a file's name to an error about what is in it: one with a JSON path or a line. */
void file_text_fails(const char *path, PlycutError *error);

/* Does the path lead to a folder? */
bool is_folder(const char *path);

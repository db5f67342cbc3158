/* input_read.h - on the way from a spec to its inputs. */
#ifndef OPTIONS_INPUT_READ_H
#define OPTIONS_INPUT_READ_H

#include "options/input.h"

/* What a spec leads to, on the way there. */
typedef struct Lead {
    Inputs *inputs;
    const char *name; /* for tables */
    char *file;       /* NULL: a game's spec */
    bool standard;    /* standard input */
    long line;        /* of a positions file; 0: all */
    PlycutError *error;
} Lead;

/* A new input at the end of the list; NULL: no memory. */
Input *input_new(const Lead *lead);

/* Add what a file holds, told by its content: a tree, positions or a trace. */
bool input_read_file(const Lead *lead);

/* A file's name without folder and ending; to be freed, as the next. */
char *stem_of_file(const char *file);
/* A spec with each run of characters that are unsafe in a file's name as one '-'. */
char *stem_of_spec(const char *spec);

#endif

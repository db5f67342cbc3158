/* input_read.h - how a spec becomes inputs. */
#pragma once

#include "options/input.h"

/* A spec that is being read. */
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

/* Add what a file contains: a tree, positions or a trace. */
bool input_read_file(const Lead *lead);

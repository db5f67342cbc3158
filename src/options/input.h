/* input.h - what SPEC names: a file or standard input, a name of the catalogue, a game. */
#pragma once

#include "options/options.h"
#include "os/source.h"

/* One problem, or one trace with the problem in it. */
typedef struct Input {
    char *name;                /* as given; a line of a positions file is FILE:LINE */
    bool standard;             /* it is standard input */
    bool file;                 /* its name is that of a file */
    char *stem;                /* of the names of files made from it */
    PlycutGame made;           /* if it is not a trace: the game, */
    PlycutObfLine *position;   /* and what a positions file says of it, or NULL */
    PlycutTraceReader *reader; /* a trace, or NULL */
    FileSource *source;        /* that the reader reads from */
} Input;

typedef struct Inputs {
    Input *items;
    size_t count, capacity;
} Inputs;

static inline bool input_is_trace(const Input *input)
{
    return input->reader != NULL;
}

/* The game of an input: its own, or that of the trace. */
const PlycutGame *input_game(const Input *input);

/* Load every operand, and apply --root, --eval and --score. Files are opened and checked before any work begins. Inputs
 * must be zero-initialised; call inputs_free even after a failure. */
bool inputs_load(Inputs *inputs, const Options *options, PlycutError *error);
void inputs_free(Inputs *inputs);

/* Add what one spec names: several inputs if it is a positions file. */
bool inputs_add(Inputs *inputs, const char *spec, PlycutError *error);

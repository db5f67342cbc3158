/* input.h - what SPEC names: a file or standard input, a name of the catalogue, a game. */
#pragma once

#include "options/options.h"
#include "os/source.h"

/* One problem, or one trace with the problem in it. */
typedef struct Input {
    char *name;                /* as given; a line of a positions file is FILE:LINE */
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
    const char *as;        /* the notation of trees, or NULL: the one that a text has evidence of */
    const Options *asking; /* that name a game that a program knows (--game), or NULL */
} Inputs;

static inline bool input_is_trace(const Input *input)
{
    return input->reader != NULL;
}

/* The game of an input: its own, or that of the trace. */
const PlycutGame *input_game(const Input *input);

/* Load these specs, and apply --root, --limits, --eval and --score. Files are opened and checked before any work begins.
 * Inputs must be zero-initialised; call inputs_free even after a failure. */
bool inputs_load_specs(Inputs *inputs, const Options *options, char *const *specs, size_t count,
                       PlycutError *error);
/* The same with every operand. */
bool inputs_load(Inputs *inputs, const Options *options, PlycutError *error);
void inputs_free(Inputs *inputs);

/* Apply --root and --limits to the game of an input that is no trace. */
bool input_fit(Input *input, const Options *options, PlycutError *error);

/* asked_input.c: open the program of --game, let the searches of the command ask it, and make a tree of what it says. */
bool input_ask(Input *input, const Options *options, PlycutError *error);

/* Add what one spec names: several inputs if it is a positions file. */
bool inputs_add(Inputs *inputs, const char *spec, PlycutError *error);

/* ---- Names of the files that are made from inputs, and of their folder: stems.c --------------- */

/* A file's name without folder and ending; to be freed, as the next. */
char *stem_of_file(const char *file);
/* A spec with each run of characters that are unsafe in a file's name as one '-'. */
char *stem_of_spec(const char *spec);

/* Inputs of the same name are numbered: NAME, NAME-2, NAME-3. */
bool stems_make_differ(Inputs *inputs, PlycutError *error);

/* The folder of -o, or "out". */
const char *folder_of(const Options *options);

/* Refuse "-", standard output, as a folder. */
bool folder_is_named(const Options *options, const char *folder, PlycutError *error);

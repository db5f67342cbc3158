/* variant.h - the variants of an exercise: a tree for each spec and each seed of --seeds, each
 * searched. */
#pragma once

#include "options/input.h"

/* The tree of an exercise, and its search. */
typedef struct Variant {
    const Input *input;
    PlycutTrace
        trace; /* of the whole tree; not searched if the search needs a leaf of unknown value, ... */
    PlycutError needs;   /* ... which this says */
    const char *student; /* of --roster, or NULL */
    bool generated;      /* a tree made from a spec, whose nodes have letters */
} Variant;

/* Has it been searched? If not, the error says which leaf the search needs. */
bool variant_is_searched(const Variant *variant, PlycutError *error);

/* A stored tree as a tree file on one line, without the end of the line. False: no memory. */
bool variant_tree(const Variant *variant, PlycutText *text);

/* The tree of a game that is not stored, as a stored one, whose nodes have letters; to be released. */
bool stored_tree(const Options *options, const Input *input, PlycutGame *tree, PlycutError *error);

/* The title as people should read it: a spec says how a tree was made; it is not a title. */
const char *variant_title(const Variant *variant, const char *title);

/* What the exercise asks: --questions, or what has --points; 0: the default. False: points for something else. */
bool variant_questions(const Options *options, PlycutFactSet *questions, PlycutError *error);

/* Points for each answer about a fact, or NULL: the command line gives none. */
const double *variant_points(const Options *options);

/* Use one; false, with an error, stops. */
typedef bool VariantUse(void *self, const Variant *variant, PlycutError *error);

/* Load all inputs, then search them one after the other and pass each to `use`. */
bool variants_each(const Options *options, VariantUse *use, void *self, PlycutError *error);

/* ---- The students of a class, and a short code for each: roster.c ---------------------------- */

typedef struct Roster {
    char *text;         /* of the file; the names point into it */
    const char **names; /* in the order of the file */
    size_t count, room;
} Roster;

/* Read a CSV file: a column 'name' (or 'student', 'full name'), or a name on each line. Zero-initialise; call
 * roster_free even after a failure. */
bool roster_read(Roster *roster, const char *file, PlycutError *error);
void roster_free(Roster *roster);

/* "A07" for the seventh student; to be freed. NULL: no memory. */
char *code_of(size_t index, PlycutError *error);

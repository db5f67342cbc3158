/* notation.h - the door for trees as people have them: what a text is taken for, and its nodes as JSON. */
#pragma once

#include "notation/leaf_values.h"

typedef enum NotationId {
#define NOTATION(id, name, says, example, fits, read) NOTATION_##id,
#include "notation/notations.def"
#undef BEGINNING
#undef NOTATION
} NotationId;

/* A way to write trees: a row of notations.def. */
typedef struct Notation {
    const char *name;    /* of --as */
    const char *says;    /* what a text is read as, the rest of a sentence that begins "read as" */
    const char *example; /* of a tree in it */
    /* Does the text have what only this notation has? NULL: the short form, which is tried if nothing else fits. */
    bool (*fits)(const Tokens *tokens);
    /* Make the draft; `note`: what else is to be said about the reading, may stay empty. */
    bool (*read)(Tokens *tokens, Draft *draft, PlycutText *note);
} Notation;

extern const Notation NOTATIONS[];
size_t notation_count(void);

/* The name of the notation that a text has evidence of, or NULL: of none but perhaps the short form, or there is no memory, which is
 * the only error. */
const char *notation_evident(const char *text, size_t length, PlycutError *error);

/* The notation that a text which is a list or an object of JSON is perhaps meant in; NULL: none, or no
 * memory, which is the only error. */
const Notation *notation_instead_of_json(const char *text, size_t length, PlycutError *error);

/* A text that has been read. */
typedef struct Noted {
    const Notation *notation;
    Tokens tokens;
    Draft draft;
    LeafValues values; /* that the text has behind its tree */
    PlycutText json;   /* the root node, as in a tree file */
    PlycutText
        note; /* "read as children of each node by name; root S"; empty: the short form, without a word */
    const Notation *readings[2]; /* two that fit and give two trees, which is the error; or NULL */
} Noted;

/* Read a text, which must outlive *noted: in the notation of this name, or (NULL) in the one that it has evidence of. False: the
 * error has the place. In either case noted_free frees it. */
bool noted_read(Noted *noted, const char *text, size_t length, const char *as, PlycutError *error);
void noted_free(Noted *noted);

/* An error of the tree's reader, which names a node by its JSON path: put its place in the text instead. */
void noted_place(const Noted *noted, PlycutError *error);

/* lookup.h - the node that a word means: a path, a name, a leaf's value, an edge, a move. */
#ifndef FACTS_LOOKUP_H
#define FACTS_LOOKUP_H

#include "facts/index.h"

enum { MEANINGS = 5 }; /* candidates that a question names */

/* The nodes that a word may mean: how many, and the first of them. */
typedef struct Meaning {
    uint32_t nodes[MEANINGS];
    uint32_t count;
} Meaning;

/* A word is, in this order: a path; a name; the value of a leaf; a name apart from its capitals; an
 * edge "A-B". Below `near` (PLYCUT_NO_NODE: nowhere) a move, or the value of a leaf, is looked for
 * after names and before all else. */
Meaning lookup(const TreeIndex *index, const char *word, uint32_t near);

/* The child of a node that `length` bytes mean: its name, the move to it, its value.
 * PLYCUT_NO_NODE: none, or several. */
uint32_t lookup_child(const TreeIndex *index, uint32_t parent, const char *word, size_t length);

/* Are `length` bytes the name of a node? */
bool lookup_is_node(const TreeIndex *index, const char *word, size_t length);

/* Set an error, without a place: why a word means no node, or which of several it may mean. Returns false. */
bool lookup_refuse(const TreeIndex *index, const char *word, const Meaning *meaning,
                   PlycutError *error);

/* Both: the one node, or PLYCUT_NO_NODE and the error. */
uint32_t lookup_one(const TreeIndex *index, const char *word, uint32_t near, PlycutError *error);

#endif

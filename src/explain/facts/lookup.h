/* lookup.h - which node a word means: a path, a name, a leaf's value, an edge or a move. */
#pragma once

#include "facts/facts.h"

enum { MEANINGS = 5 }; /* how many candidates a question names */

/* The nodes that a word may mean: how many there are, and the first few. */
typedef struct Meaning {
    uint32_t nodes[MEANINGS];
    uint32_t count;
} Meaning;

/* A word is, in this order: a path; a name; the value of a leaf; a name in other capitals; an edge "A-B", "A/7", "A(7)", "A's 7",
 * "7 of A"; a name with the word for what it is, "node B", "B node"; "root". If `near` is a node, the name, move or value of one
 * of its children comes right after paths and unique names. */
Meaning lookup(const TreeIndex *index, const char *word, uint32_t near);

/* The same where only an inner node can be meant: if a word means several nodes, and one of these is an inner node, it is that. */
Meaning lookup_inner(const TreeIndex *index, const char *word, uint32_t near);

/* The child of a node that the first `length` bytes mean: its name, the move to it, or its value. PLYCUT_NO_NODE:
 * none, or several. */
uint32_t lookup_child(const TreeIndex *index, uint32_t parent, const char *word, size_t length);

/* Is a word a node's name, a dash and its child's? */
bool lookup_is_edge(const TreeIndex *index, const char *word);
/* The child that two words for an edge mean; the same for both in one word, "C 4". PLYCUT_NO_NODE: none, or several. */
uint32_t lookup_edge(const TreeIndex *index, const char *above, const char *child);
uint32_t lookup_pair(const TreeIndex *index, const char *word);

/* Are the first `length` bytes the name of a node? */
bool lookup_is_node(const TreeIndex *index, const char *word, size_t length);

/* The length of the longest name that begins a text and ends where a word does, in its own capitals; 0: none does. */
size_t lookup_name_at(const TreeIndex *index, const char *text);

/* Set an error without a place: why a word means no node, or which of several nodes it may mean. Returns false. */
bool lookup_refuse(const TreeIndex *index, const char *word, const Meaning *meaning,
                   PlycutError *error);

/* The node that an option's argument means. If no node or more than one fits, sets an error that names the option and
 * returns PLYCUT_NO_NODE. */
uint32_t node_asked(const PlycutTrace *trace, const char *option, const char *text,
                    PlycutError *error);

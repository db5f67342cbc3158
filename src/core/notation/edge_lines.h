/* edge_lines.h - the lines of a tree that is written as its edges, taken apart. */
#pragma once

#include "notation/tokens.h"

/* An edge, or what a line says of one node. */
typedef struct EdgePair {
    const Token *from, *to; /* to: a name or a number; NULL: the line is about one node */
    const Token *label;     /* its label, or NULL */
    bool is_value;          /* "D = 3" */
    bool is_arrow;          /* "D -> 3" */
} EdgePair;

typedef bool UseEdge(void *self, const EdgePair *pair);

/* Use each edge of each line: "A B", "A,B", "A;B", "A -> B -> {C D}", "A: B, C", "D = 3", "D [label=3]"; what a file of Graphviz
 * sets for all nodes is passed over. False if a line has another form or `use` returned false: *wrong is the place, and the error may
 * be set. */
bool edge_lines_each(const Tokens *tokens, UseEdge *use, void *self, const char **wrong);

/* Is it a graph of Graphviz, or does the first line have an arrow between two nodes? */
bool edge_lines_have_arrows(const Tokens *tokens);

/* Does the text begin as a graph of Graphviz does? */
bool edge_lines_begin(const Tokens *tokens);

/* ---- edge_arrows.c ---------------------------------------------------------------------------- */

/* Is it an arrow, or a dash between two blanks, which would be a bullet where a line begins? */
bool is_edge_arrow(const Token *token);

/* The tokens with arrows of their own: A->B is three. They share the arena of the others. False: no memory. */
bool edge_tokens_split(const Tokens *tokens, Tokens *split, PlycutError *error);
void edge_tokens_free(Tokens *split);

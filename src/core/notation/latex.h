/* latex.h - trees as LaTeX's packages forest, qtree and tikz-qtree write them, as lists: without the environment around the
 * tree, the options of nodes, dollar signs and braces around one word. */
#pragma once

#include "notation/tokens.h"

/* Does the text begin as such a tree does: \Tree, \begin{forest}, \begin{tikzpicture}? */
bool latex_begins(const Tokens *tokens);

/* The tokens of the list alone, which share the arena of the others; of a text that begins otherwise, all of them. False: no
 * memory, or there is no tree, and the error is set. */
bool latex_tokens(const Tokens *tokens, Tokens *list, PlycutError *error);
void latex_free(Tokens *list);

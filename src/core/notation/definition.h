/* definition.h - what stands around a tree in a program: const tree = ...; (defvar *tree* '...). */
#pragma once

#include "notation/tokens.h"

/* The equals sign of an assignment that begins with the token: one or more words, perhaps with a colon and a type: "tree =",
 * "const tree: Node =". 0: it begins none. */
size_t assignment_sign(const Tokens *tokens, size_t index);

/* Drop the tokens of a definition, if that is all there is around one tree in brackets. */
void definition_drop(Tokens *tokens);

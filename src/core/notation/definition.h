/* definition.h - what stands around a tree in a program: const tree = ...; (defvar *tree* '...). */
#pragma once

#include "notation/tokens.h"

/* Drop the tokens of a definition, if that is all there is around one tree in brackets. */
void definition_drop(Tokens *tokens);

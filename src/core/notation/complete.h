/* complete.h - the leaves of a complete tree, as bare numbers without brackets; the first line may be its depth and branching. */
#pragma once

#include "notation/draft.h"

bool complete_fits(const Tokens *tokens);
bool complete_read(Tokens *tokens, Draft *draft, PlycutText *note);

/* objects.h - trees whose nodes are objects with members of any program's names (members.def): children, branches, kids; name, id;
 * value, score; player, isMax; move, action; prob. */
#pragma once

#include "notation/draft.h"

bool objects_fits(const Tokens *tokens);
bool objects_read(Tokens *tokens, Draft *draft, PlycutText *note);

/* Is it what programs call a node's children, its value or its name? */
bool is_object_member(Slice key);

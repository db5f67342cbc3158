/* complete.h - the leaves of a complete tree, as bare numbers without brackets; the first line may be its depth and branching. Or
 * "leaves:" in front of them, perhaps with the number of children, leaves:b=3:3,12,8. */
#pragma once

#include "notation/draft.h"

bool complete_fits(const Tokens *tokens);
bool complete_read(Tokens *tokens, Draft *draft, PlycutText *note);

/* Does the text begin with "leaves:"? */
bool complete_begins(const Tokens *tokens);

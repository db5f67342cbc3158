/* name_last.h - Newick: names behind the brackets, ((3,12,8)B,(2,4,6)C)A; the number behind a leaf's colon is its value. */
#pragma once

#include "notation/draft.h"

bool name_last_fits(const Tokens *tokens);
bool name_last_read(Tokens *tokens, Draft *draft, PlycutText *note);

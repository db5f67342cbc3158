/* gambit.h - games in Gambit's extensive form (.efg) of two players whose payoffs have one sum, with perfect information. Player 1 is
 * MAX, and leaves have its payoffs. */
#pragma once

#include "notation/draft.h"

bool gambit_fits(const Tokens *tokens);
bool gambit_read(Tokens *tokens, Draft *draft, PlycutText *note);

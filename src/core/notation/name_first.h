/* name_first.h - lists that begin with the name of their node, as in Lisp, in Python, in LaTeX's forest and qtree: (S (P 4 11) (Q 3
 * 7)), ["A", ["B", 3, 5]], [A [B [3] [5]]], [.S [.P 4 11 ] ]. A player's word in the place of a name is the player: (max (min 3 12)). */
#pragma once

#include "notation/draft.h"

bool name_first_fits(const Tokens *tokens);
/* Could it be name first, though nothing speaks against the short form: ((x 3) (y 5)), (x 3 5)? */
bool name_first_may_fit(const Tokens *tokens);
bool name_first_read(Tokens *tokens, Draft *draft, PlycutText *note);

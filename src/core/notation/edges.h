/* edges.h - a tree as its edges, one a line: "A B", "A,B", "A -> B;", "A -- B", with {} behind them as networkx writes them, in
 * digraph { } or graph { }; values of leaves as "D 3" or "D = 3". The order of the lines is the order of the children. */
#pragma once

#include "notation/draft.h"

bool edges_fits(const Tokens *tokens);
bool edges_read(Tokens *tokens, Draft *draft, PlycutText *note);

/* by_name.h - the children of each node by its name: {'A': ['B', 'C'], 'B': [3, 12]}, with moves {'A': {'left': 'B'}}, as AIMA's
 * dict(A=dict(a1='B')); values of leaves in the same dictionary or in another one. */
#pragma once

#include "notation/draft.h"

bool by_name_fits(const Tokens *tokens);
bool by_name_read(Tokens *tokens, Draft *draft, PlycutText *note);

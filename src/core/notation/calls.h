/* calls.h - trees as programs build them: Node("A", [Node("B", [3, 12]), Leaf(4)]) in Python, new Node(...) in Java and JavaScript, also
 * in several statements, b = Node(...); root = Node("A", [b]). */
#pragma once

#include "notation/draft.h"

bool calls_fits(const Tokens *tokens);
bool calls_read(Tokens *tokens, Draft *draft, PlycutText *note);

/* Does a name end as the names of constructors of nodes do: Node, MaxNode, Tree, Leaf? Directly before a bracket, as the name of the root, it
 * is quoted in the short form. */
bool is_constructor(const char *name, size_t length);

/* brackets.h - a tree in brackets: the alternative text of its picture. */
#pragma once

#include <plycut/trace.h>

/* "[[3, 12, 8], [2, x, 6]]", as XML: the tree below a node; ? is a leaf whose value the trace does not know. */
void brackets_write(const PlycutTrace *trace, uint32_t node, PlycutOut *out);

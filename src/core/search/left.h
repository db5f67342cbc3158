/* left.h - the owners of bounds that returned nodes have left behind: a search that never restores its bounds goes on with
 * them. An owner on the path is known by its ply; of these the moves are kept, for each node on the path and each side. */
#pragma once

#include "search/node.h"

/* NULL: no memory. `room`: the plies that a path may have. Free it with free. */
Left *left_new(size_t room);

/* n goes on with its child's bound of this side, which is tighter: it is still that of its owner, which has returned. The
 * owner, given as the child knows it, is changed to what n knows. */
void left_keep(Search *s, const Node *n, const Node *child, PlycutSide side,
               PlycutBoundOwner *owner);

/* The owner of a bound of this side, if it was left behind. */
PlycutLeftBehind left_behind(const Search *s, PlycutSide side, const PlycutBoundOwner *owner);

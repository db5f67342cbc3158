/* outline.h - a tree as an outline: a line for each node, its children below it, indented more. A line is an item of the short form
 * without its list; a line of numbers is as many leaves. */
#pragma once

#include "notation/draft.h"

bool outline_fits(const Tokens *tokens);
bool outline_read(Tokens *tokens, Draft *draft, PlycutText *note);

/* short.h - the short form of trees: A(B(3 12 8) C(x=2 y 6)).
 *
 *     text   = node [sep]
 *     node   = [player] [name] ["=" number] list
 *            | [name "="] (number | name)                a name there is an unknown value
 *     list   = open item { sep item } [sep] close        ( ) or [ ] or { }, not empty
 *     item   = [label ":"] node
 *     label  = name | in a chance node's list: [name] probability
 *     sep    = "," or ";", one of them in one list; in a list with neither at its own level, blanks
 *
 * In a list with separators a name in front of ':', '=' or a bracket may have blanks; in a list of blanks, and outside of all
 * lists, it is one word or quoted. Name and '=' touch the bracket; behind a player's word there may be a blank. */
#pragma once

#include "notation/draft.h"

/* Read a whole text. False: the error has the place, and the nearest form that would be right. */
bool short_read(Tokens *tokens, Draft *draft);

/* records.h - nodes in any order, each with the node above it: a list of objects with a member "parent", "nodes" and "links" as d3 and
 * networkx write them, or a table whose first line names its columns. */
#pragma once

#include "notation/draft.h"

bool records_fits(const Tokens *tokens);
bool records_read(Tokens *tokens, Draft *draft, PlycutText *note);

/* table.h - tables with a heading row: "node | alpha | beta | value", and below it a row for each node; or a column for each node. What they
 * say is made into lines of the usual form, and these are read instead. */
#pragma once

#include "answers/read.h"

/* Put what the tables of a submission say into the place of their lines. A table stays as it is if a heading is unknown, if it has two rows
 * for one node, as that of a search told step by step has, or if one of its cells cannot be what its column is about. False: no
 * memory. */
bool tables_replace(Submissions *s, const TreeIndex *index, Submission *one);

/* prose.h - lines that say their answers in sentences of any form: "I think MAX should go to B, since 3 is more than 2". What they say is made
 * into lines of the usual form, and these are read instead. */
#pragma once

#include "answers/read.h"

/* The submission with what its line i says instead of that line: one or more lines. False: not all of its words are known, or what they say
 * together is not clear. Memory is the arena's of *s. */
bool line_replace_prose(Submissions *s, const TreeIndex *index, Submission *one, size_t i);

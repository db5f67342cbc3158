/* wording.h - what pictures, sheets and tables print: the templates of words/wording.def, filled as words/sentence.h says. */
#pragma once

#include "words/sentence.h"

/* A template with its terms, none of which is a node. */
void wording_write(PlycutOut *out, TextId id, const Term *terms);

/* The same in a buffer of its own; what does not fit is left out. */
typedef struct Worded {
    char text[1024];
    size_t length;
} Worded;
Worded worded(TextId id, const Term *terms);
/* The same about a search, in which a bound may be the number next to another (trace/beside.h). */
Worded worded_about(const PlycutTrace *trace, TextId id, const Term *terms);

/* Write what follows into an empty buffer; flush at its end. */
void worded_begin(Worded *worded, PlycutOut *out);

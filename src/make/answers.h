/* answers.h - what a search found, as the answers of a tree file. */
#ifndef MAKE_ANSWERS_H
#define MAKE_ANSWERS_H

#include <plycut/trace.h>

/* One sheet of answers, of a search under the default conventions. */
void answers_write(PlycutJson *json, const PlycutTrace *trace);

#endif

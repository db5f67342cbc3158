/* key.h - a search and its facts. The key of an exercise has the whole tree's node numbers, so that answers are
 * understood once for all conventions. */
#ifndef FACTS_KEY_H
#define FACTS_KEY_H

#include "facts/facts.h"

typedef struct Key {
    PlycutTrace trace; /* its nodes have the numbers of the index, if there is one; their texts are the trace's or the
                          tree's */
    Facts facts;
} Key;

/* Search under a convention; index may be NULL. key_close also after a failure. The key must not move. */
bool key_open(Key *key, const PlycutGame *game, const TreeIndex *index,
              const PlycutSearchOptions *options, PlycutError *error);
void key_close(Key *key);

#endif

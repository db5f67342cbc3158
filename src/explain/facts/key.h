/* key.h - a search and its facts. The key of an exercise uses the whole tree's node numbers, so answers are parsed
 * once for all conventions. */
#pragma once

#include "facts/facts.h"

typedef struct Key {
    /* its nodes have the index's numbers, if there is one; their texts belong to the trace or to
     * the tree */
    PlycutTrace trace;
    Facts facts;
} Key;

/* Search under a convention, unless the index's tree is not searched; index may be NULL. Call key_close even after a
 * failure. The key must not move. */
bool key_open(Key *key, const PlycutGame *game, const TreeIndex *index,
              const PlycutSearchOptions *options, PlycutError *error);
/* Can this search be done: does it need no leaf whose value is unknown? If the index's tree is not searched, no key is. */
bool key_is_possible(const PlycutGame *game, const TreeIndex *index,
                     const PlycutSearchOptions *options);
void key_close(Key *key);

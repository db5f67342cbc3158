/* kit.h - what the property tests share: searches that must succeed, traces written and read back,
 * games of specs, random trees in turn. */
#pragma once

#include "property/naive.h"

/* A random choice from an array. */
#define KIT_PICK(random, array)                                                                    \
    ((array)[naive_below((random), (int)(sizeof(array) / sizeof *(array)))])

/* How many random trees are checked: by a sanitizer's build a fifth, since it takes ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define KIT_TREES(count) ((count) / 5)
#else
#define KIT_TREES(count) (count)
#endif

bool kit_same(double a, double b);
/* The type of a value according to the root's window only, as in quiet searches. */
PlycutBound kit_type_in_window(const PlycutSearchOptions *options, double value);

PlycutResult kit_search(const PlycutGame *game, const PlycutSearchOptions *options);

/* The options as text, for the message of what fails. */
const char *kit_options_text(const PlycutSearchOptions *options);

/* Write a trace; empty if the search ends with an error, which is then in *error. */
PlycutText kit_write(const PlycutGame *game, const PlycutSearchOptions *options,
                     PlycutError *error);

/* Read a trace and write it again; false if it is refused. */
bool kit_rewrite(const char *bytes, size_t length, PlycutText *text, PlycutError *error);

/* A game of a spec that must be valid; the caller releases it. */
PlycutGame kit_game(const char *spec);

/* A check of a random tree that has static values; the game is the tree's. */
typedef void KitCheck(NaiveNode *tree, const PlycutGame *game, uint64_t *random);

/* Check this many trees, from the seed `first` on. */
void kit_over_static_trees(int first, int trees, KitCheck *check);

/* An Othello position of a 4x4, 6x6 or 8x8 board after some random moves; to be released. */
PlycutGame kit_othello(uint64_t *random, int size, int most_moves);

/* Random options of every kind that are compatible. */
typedef struct KitRange {
    int least, depth; /* horizons */
    bool to_the_end;  /* searches without a horizon too */
    double truth;     /* values are around this */
    bool othello;     /* with the orders of Othello */
} KitRange;

PlycutSearchOptions kit_options(uint64_t *random, const KitRange *range);

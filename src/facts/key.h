/* key.h - the key of an exercise: what one convention's search answers to each question, with the
 * whole tree's node numbers. */
#ifndef FACTS_KEY_H
#define FACTS_KEY_H

#include "base/same.h"
#include "facts/roster.h"

#define NO_EVENT SIZE_MAX

/* What happened at a node, as indexes of events (NO_EVENT: it did not). */
typedef struct KeyNode {
    size_t entered, left, cut, last_update;
    bool has_best;      /* a child has returned */
    double best;        /* of what children returned, unclipped */
    double alpha, beta; /* the window in the end, as AIMA has it: a crossing update left out */
} KeyNode;

/* An update of a bound. */
typedef struct Tightening {
    uint32_t node;
    bool alpha;
    double value;
} Tightening;

/* An update of a bound; crossing ones are made only where the update comes before the test. */
typedef struct KeyUpdate {
    Tightening made;
    bool crossing;
    size_t event;
} KeyUpdate;

/* The nodes of `trace` have the whole tree's numbers, its own texts or the tree's. */
typedef struct Key {
    const Roster *roster;
    PlycutTrace trace;
    KeyNode *nodes;
    uint32_t *visited; /* leaves, as visited */
    size_t visited_count;
    uint32_t *entered; /* all nodes, as entered */
    size_t entered_count;
    KeyUpdate *updates;
    size_t update_count;
} Key;

/* Search under a convention. key_close also after a failure. */
bool key_open(Key *key, const PlycutGame *game, const Roster *roster,
              const PlycutSearchOptions *options, PlycutError *error);
void key_close(Key *key);

/* The cutoff that keeps the search from an unvisited node; NO_EVENT where it is visited. */
size_t key_cutoff_over(const Key *key, uint32_t node);
/* Did a node's value cross its bound when no child was left, so that nothing was pruned? */
bool key_crossed_last(const Key *key, uint32_t node);
/* Would this value cross the bound of its node, by the search's cut rule? */
bool key_crosses(const Key *key, uint32_t node, double value, double alpha, double beta);

#endif

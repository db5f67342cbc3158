/* roster.h - the whole tree, and the orders in which its nodes are looked up. */
#ifndef FACTS_ROSTER_H
#define FACTS_ROSTER_H

#include <plycut/trace.h>

/* The whole tree, visited by minimax, and its nodes in the orders that look-ups need. */
typedef struct Roster {
    PlycutTrace tree;
    uint32_t *by_name;               /* all nodes, sorted by name */
    uint32_t *by_value;              /* leaves, sorted by value, equal ones from left to right */
    uint32_t *leaf_at;               /* leaves from left to right */
    uint32_t *first_leaf, *end_leaf; /* of each node, the range of leaves below it */
    uint32_t leaf_count;
} Roster;

/* The tree to the depth of the options. roster_close also after a failure. */
bool roster_open(Roster *roster, const PlycutGame *game, const PlycutSearchOptions *options,
                 PlycutError *error);
void roster_close(Roster *roster);

/* Leaves of this value: the first in by_value, and how many. */
uint32_t roster_leaves(const Roster *roster, double value, uint32_t *count);
uint32_t roster_named(const Roster *roster, const char *name);
#endif

/* table.h - the transposition table: what was found out about positions, by their keys (Greenblatt,
 * Eastlake & Crocker 1967; Zobrist 1970).
 *
 * An entry holds the whole position, so that no two are ever taken for each other, and answers only
 * for a search to as many plies below it: what the table says is what the search would have found.
 * It keeps the interval that the window proved: [v, v] inside it, [v, inf) at its upper bound or
 * beyond,
 * (-inf, v] at its lower. */
#ifndef PLYCUT_SEARCH_TABLE_H
#define PLYCUT_SEARCH_TABLE_H

#include "search/node.h"

/* With room for so many entries. NULL: no memory. */
Table *table_new(uint64_t entries);
void table_free(Table *table);

/* Does the table know n's value, or a bound on it that is past n's window? Then n->best is that,
 * and n->low and n->high what is proved of it, n->ends what it adds to s->ends. Otherwise
 * n->remembered may be set. */
bool table_knows(const Search *s, Node *n);

/* n returns value: an entry of this pass that tells of more plies keeps its place, any other gives
 * way. */
void table_keep(Search *s, const Node *n, double value);

#endif

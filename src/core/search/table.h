/* table.h - the transposition table: the results for positions, by their hash keys (Greenblatt, Eastlake &
 * Crocker 1967; Zobrist 1970).
 *
 * An entry contains the whole position, so that no two are ever confused, and is used only for a search to
 * the same number of plies below it: the table gives what the search would have found. It keeps the interval
 * that the window proved: [v, v] inside the window, [v, inf) if the search failed high, (-inf, v] if it
 * failed low. */
#pragma once

#include "search/node.h"

/* A table of this many entries. NULL: out of memory. */
Table *table_new(uint64_t entries);
void table_free(Table *table);

/* The hash key of a position: the same for equal positions (the same words, node and player), and hardly ever the
 * same for others. */
uint64_t table_key(const PlycutState *state);

/* Does the table know n's value, or a bound on it that is past n's window? Then n->best is that,
 * and n->low and n->high what is proved about it, n->ends what it adds to s->ends. Otherwise
 * n->remembered may be set. */
bool table_knows(const Search *s, Node *n);

/* Store the value that n returns in one of the few places of its position: in its own entry, otherwise in the one
 * that is worth least. An entry of this pass that reaches more plies is kept. */
void table_keep(Search *s, const Node *n, double value);

/* passes.h - a search that goes through the game several times, each time from the root. */
#ifndef PLYCUT_SEARCH_PASSES_H
#define PLYCUT_SEARCH_PASSES_H

#include "search/node.h"

typedef struct Pass {
    int depth; /* -1: to the end of the game */
    double alpha, beta;
    PlycutPassReason reason;
} Pass;

/* Search one pass. Where it is finished: true, with value, principal variation and depth in result.
 */
bool search_pass(Search *s, const Pass *pass, PlycutResult *result);

/* Search them all. True where result has an answer: that of the deepest finished depth. */
bool search_passes(Search *s, PlycutResult *result);

/* May leaves at the horizon of this pass be valued from their parents' positions? */
bool search_may_leave_unplayed(const Search *s);

#endif

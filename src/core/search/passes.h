/* passes.h - a search that goes through the game several times, each time from the root. */
#pragma once

#include "search/node.h"

typedef struct Pass {
    int depth; /* -1: to the end of the game */
    double alpha, beta;
    PlycutPassReason reason;
} Pass;

/* Search one pass. True if it was finished; result then has its value, principal variation and depth. */
bool search_pass(Search *s, const Pass *pass, PlycutResult *result);

/* Search one depth by tests (mtdf.c). False if the budget or the observer ended the search. */
bool search_mtdf(Search *s, Pass pass, double guess, PlycutResult *result);

/* Search all passes. True if result has an answer: that of the deepest finished depth. */
bool search_passes(Search *s, PlycutResult *result);

/* fates.h - what a search does with each node, for all values of one leaf. */
#pragma once

#include "make/skeleton.h"

#include <plycut/make.h>

/* FATE_OPEN: it depends on other leaves without values. */
typedef enum Fate { FATE_OPEN, FATE_VISITED, FATE_PRUNED } Fate;

/* A node's window, now and on entry, its best value, the probability of the children left. */
typedef struct FatesOpen {
    double alpha, beta, alpha_in, beta_in, best, rest;
} FatesOpen;

/* Begin with `leaf`, the effective `options` and `error`, the rest zero. */
typedef struct FatesQuestion {
    uint32_t leaf;
    PlycutSearchOptions options;
    PlycutError *error;
    Skeleton shape; /* with numbers instead of values */
    double *values; /* of the other leaves with known values: ascending, each once */
    size_t count;
    Fate *fates; /* of each node, in the last search */

    /* In trees with chance nodes or limits (fates_cells.c), of the last search: */
    FatesOpen *open;  /* the open nodes; NULL: another tree */
    double *compared; /* the differences of the numbers that it compared */
    size_t compared_count, compared_room, searches;
} FatesQuestion;

/* A node, and the numbers for which it meets a fate. */
typedef struct Target {
    uint32_t node;
    Fate fate;
    PlycutIntervals set;
    size_t room; /* for intervals in the set */
    bool before; /* did the node meet it for the previous number? */
    bool open;   /* for some number, it depends on other leaves without values */
} Target;

/* Only the core algorithms are known to do nothing with values except compare them. */
bool fates_can_be_asked(const PlycutSearchOptions *options, PlycutError *error);

/* The trace is of the whole tree; its node numbers are used. */
bool fates_begin(FatesQuestion *q, const PlycutTrace *trace);

/* Fill in the sets of the targets, which are the caller's to free. Begin with `node` and `fate`, the rest zero. */
bool fates_decide(FatesQuestion *q, Target *targets, size_t count);

/* The same in trees with chance nodes or limits. */
bool fates_decide_cells(FatesQuestion *q, Target *targets, size_t count);

/* Search once, with this value of the leaf. */
bool fates_search(FatesQuestion *q, double value);
/* Note what an event of that search compares. False: no memory. */
bool fates_compare(FatesQuestion *q, const PlycutEvent *event);
/* The last search stands for these values, which come after all that were noted. */
bool targets_note(const FatesQuestion *q, Target *targets, size_t count, PlycutInterval values);

void fates_end(FatesQuestion *q);

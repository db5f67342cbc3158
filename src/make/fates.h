/* fates.h - what a search does with each node, for all values of one leaf. */
#pragma once

#include "make/skeleton.h"

#include <plycut/make.h>

/* FATE_OPEN: it depends on other leaves without values. */
typedef enum Fate { FATE_OPEN, FATE_VISITED, FATE_PRUNED } Fate;

/* Begin with `leaf`, the effective `options` and `error`, the rest zero. */
typedef struct FatesQuestion {
    uint32_t leaf;
    PlycutSearchOptions options;
    PlycutError *error;
    Skeleton shape; /* with numbers instead of values */
    double *values; /* of the other leaves with known values: ascending, each once */
    size_t count;
    Fate *fates; /* of each node, in the last search */
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

void fates_end(FatesQuestion *q);

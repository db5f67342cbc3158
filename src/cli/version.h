/* version.h - the trees that exercises are made from: each spec, each seed of --seeds, each
 * searched. */
#ifndef CLI_VERSION_H
#define CLI_VERSION_H

#include "options/input.h"

/* A tree of an exercise and its search. */
typedef struct Version {
    const Input *input;
    PlycutTrace trace; /* of the whole tree */
    PlycutText tree;   /* a tree file, where it was generated: its nodes have letters */
} Version;

/* Make use of one; false with an error stops. */
typedef bool VersionUse(void *self, const Version *version, PlycutError *error);

/* Load all inputs, then search and hand on one after the other. */
bool versions_each(const Options *options, VersionUse *use, void *self, PlycutError *error);

#endif

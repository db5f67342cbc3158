/* foreign.h - a trace of an algorithm that plycut does not know: a student's own program. */
#ifndef PLYCUT_TRACE_FOREIGN_H
#define PLYCUT_TRACE_FOREIGN_H

#include "base/scan.h"

#include <plycut/trace.h>

/* A trace file that is read up to its events. */
typedef struct ForeignFile {
    Scan *scan;
    const char *file;
    bool placed; /* are lines and columns those of the file? */
    const PlycutGame *game;
    PlycutSearchOptions *options; /* their window becomes that of the root's event */
    PlycutValues values;
    uint64_t max_nodes; /* 0: no limit */
} ForeignFile;

/* Read the events and the rest, check them against the game and against each other, and pass them on
 * like those of a search. */
bool foreign_read(const ForeignFile *file, const PlycutObserver *observer, PlycutResult *result,
                  PlycutError *error);

#endif

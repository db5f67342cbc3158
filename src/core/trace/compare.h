/* compare.h - a trace file read value by value, and compared with what plycut would write there. */
#pragma once

#include "base/scan.h"

#include <plycut/trace.h>

#define EVENT_PATH_MAX 96

typedef struct Compared {
    Scan *scan;
    const char *name;  /* of the file */
    bool placed;       /* are lines and columns those of the file? */
    const char *judge; /* what the file is held against: "replaying the search gives" */
    bool rounded;      /* may its numbers be rounded? */
    PlycutError *error;
    uint64_t events;   /* read so far */
    const char *found; /* the value that was read last: an event or the summary */
    size_t found_length;
    PlycutTraceWriter writer; /* writes what plycut would have written ... */
    PlycutText text;          /* ... here */
    PlycutOut out;
} Compared;

void compare_free(Compared *file);

/* Fail at a path, or at a member of the current event ("": at the event). Always false. */
bool compare_fail(const Compared *file, const char *path, const char *text);
bool compare_fail_event(const Compared *file, const char *member, const char *text);
/* The JSON path of the current event, or of a member of it. */
void event_path(const Compared *file, const char *member, char path[EVENT_PATH_MAX]);

/* Read the next value. */
bool compare_next(Compared *file);

/* Write what plycut would have written with what is returned, then compare. */
PlycutTraceWriter *compare_begin(Compared *file);
/* The same as plycut 1.0.0 would have written it. */
PlycutTraceWriter *compare_begin_older(Compared *file);

/* True if the value that was read last does not contradict what was written since compare_begin; unknown members and
 * missing ones are ignored. Otherwise the error names the first member that is contradicted (path NULL: no error). */
bool compare_value(Compared *file, const char *path);
bool compare_event(Compared *file);

/* Read from the end of the events to the end of the file: the summary is compared, if there is one, other members are
 * ignored. */
bool compare_rest(Compared *file, const PlycutResult *result, bool needs_summary);

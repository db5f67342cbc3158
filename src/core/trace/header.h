/* header.h - the members before the events of a trace file. */
#pragma once

#include "base/json_read.h"
#include "base/scan.h"

#include <plycut/trace.h>

typedef struct TraceHeader {
    bool format, version, search, problem; /* which of the members have been read */
    char *generator;
    PlycutGame game;
    PlycutSearchOptions options;
    PlycutValues values;
    PlycutAlgorithm foreign; /* the algorithm, if plycut does not know it; its name is ours */
    char *foreign_name;      /* as outputs call it: "mtd-f (not replayed)" */
    PlycutError unknown;     /* the message of commands that would have to replay it */
    /* If the members were sorted (jq -S), "events" come first and are kept here, followed by the rest of the trace as
     * it should have been written: [...],"summary":{...}} */
    PlycutText events, summary;
} TraceHeader;

/* Read from the opening brace to the colon after "events", or the whole trace if the events come before
 * the problem or the search. */
bool header_read(Scan *scan, const char *file, TraceHeader *header, PlycutError *error);

/* Did the events come too early, and are they kept in header->events? */
bool header_sorted(const TraceHeader *header);

void header_free(TraceHeader *header);

/* The members of a search, as write_search wrote them; what is missing is as by default. An error names the member. */
bool search_read(const cJSON *search, PlycutSearchOptions *options, PlycutError *error);

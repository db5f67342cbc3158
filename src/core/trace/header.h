/* header.h - the members before the events of a trace file. */
#pragma once

#include "base/json_rows.h"
#include "base/scan.h"

#include <plycut/trace.h>

/* The members of a trace, each with its row. */
typedef enum TraceMember {
    TRACE_FORMAT,
    TRACE_VERSION,
    TRACE_GENERATOR,
    TRACE_PROBLEM,
    TRACE_SEARCH,
    TRACE_VALUES,
    TRACE_EVENTS,
    TRACE_SUMMARY,
    TRACE_MEMBERS
} TraceMember;

extern const JsonShape TRACE_SHAPE;

#define TRACE_NAME 32 /* room for a member's name */

typedef struct TraceHeader {
    unsigned read; /* which members have been read, as bits */
    bool problem;  /* the game has been made */
    char strange
        [TRACE_MEMBERS]
        [TRACE_NAME]; /* for each member, the name of an unknown one that may be it; "": none */
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

/* ---- header_search.c ------------------------------------------------------------------------- */

/* Read the search of a trace into the options: the algorithm must be there, and only what applies to it. An error has the
 * JSON path. */
bool header_search_read(TraceHeader *header, const cJSON *search, PlycutError *error);

/* The members of a search, as write_search wrote them; what is missing is as by default. An error names the member. */
bool search_read(const cJSON *search, PlycutSearchOptions *options, PlycutError *error);

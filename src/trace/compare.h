/* compare.h - a value of a trace file compared with what plycut would write there. */
#pragma once

#include <plycut/trace.h>

/* What plycut would write: an event or the summary. */
typedef struct Expected {
    PlycutTraceWriter writer;
    PlycutText text;
    PlycutOut out;
} Expected;

/* Write the value with what is returned, then compare. */
PlycutTraceWriter *expect_begin(Expected *expected);
void expect_free(Expected *expected);

/* An event or the summary in the file: its text and place, and what it is held against. */
typedef struct Comparison {
    const char *found;
    size_t found_length;
    const char *file;
    long line, column;
    const char *path;  /* "$.events[13]" */
    const char *judge; /* "replaying the search gives" */
} Comparison;

/* True if the file does not contradict what was written since expect_begin; unknown members and missing ones are
 * ignored. Otherwise the error names the first member that is contradicted. */
bool expect_end(Expected *expected, const Comparison *comparison, PlycutError *error);

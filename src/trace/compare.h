/* compare.h - a value of a trace file compared with what the replay gives. */
#ifndef PLYCUT_TRACE_COMPARE_H
#define PLYCUT_TRACE_COMPARE_H

#include <plycut/base.h>

/* A comparison: the text of an event or of the summary in the file, and the text that the replay
 * gives. */
typedef struct Comparison {
    const char *found;
    size_t found_length;
    const char *expected;
    size_t expected_length;
    const char *file;
    long line, column;
    const char *path; /* "$.events[13]" */
} Comparison;

/* True if the file does not contradict the replay; unknown members and missing ones are ignored. Otherwise
 * the error names the first member that the replay contradicts. */
bool compare_values(const Comparison *comparison, PlycutError *error);

#endif

/* compare.h - a value of a trace file held against what replay gives. */
#ifndef PLYCUT_TRACE_COMPARE_H
#define PLYCUT_TRACE_COMPARE_H

#include <plycut/base.h>

/* What is asked where: an event's or the summary's text in the file, and the text that replay
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

/* True if nothing that is found contradicts what is expected: members that we do not know, and
 * members that the file lacks, are passed over. Otherwise the error names the first member that
 * replay contradicts. */
bool compare_values(const Comparison *comparison, PlycutError *error);

#endif

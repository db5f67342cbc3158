/* tracing.h - writes JSON traces, for trace and run. */
#ifndef CLI_TRACING_H
#define CLI_TRACING_H

#include "options/input.h"

/* Run the search (of a trace: replay it) and write the trace to the path (NULL: standard
 * output), as it runs, in constant memory. */
bool trace_write(const Options *options, const Input *input, const PlycutSearchOptions *search,
                 const char *path, PlycutError *error);

#endif

/* header.h - what stands before the events of a trace file. */
#ifndef PLYCUT_TRACE_HEADER_H
#define PLYCUT_TRACE_HEADER_H

#include "base/scan.h"

#include <plycut/trace.h>

typedef struct TraceHeader {
    bool format, version, search, problem; /* which of the members were there */
    char *generator;
    PlycutGame game;
    PlycutSearchOptions options;
} TraceHeader;

/* Read from the opening brace up to the colon after "events". */
bool header_read(Scan *scan, const char *file, TraceHeader *header, PlycutError *error);

void header_free(TraceHeader *header);

#endif

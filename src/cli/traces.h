/* traces.h - the searches of a picture, recorded. */
#ifndef CLI_TRACES_H
#define CLI_TRACES_H

#include "options/input.h"

typedef struct Traces {
    PlycutTrace *items;
    size_t count, room;
} Traces;

/* Search, and record a trace for each algorithm, and with --pass all for each pass. Traces must be zero-initialised;
 * call traces_free even after a failure. */
bool traces_record(const Options *options, const Input *input, Traces *traces, PlycutError *error);
void traces_free(Traces *traces);

#endif

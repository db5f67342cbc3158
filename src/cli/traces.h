/* traces.h - the searches of a picture, recorded, and a moment of each. */
#pragma once

#include "options/input.h"

typedef struct Traces {
    PlycutTrace *items;
    PlycutTrace *moments; /* of each, to be drawn instead; or NULL */
    size_t count, room;
} Traces;

/* Search the first input, and record a trace for each algorithm, and with --pass all for each pass; `whole`: with all of the
 * tree, pruned subtrees included. The other inputs must be traces of the same tree. Traces must be zero-initialised; call
 * traces_free even after a failure. */
bool traces_record(const Options *options, const Inputs *inputs, bool whole, Traces *traces,
                   PlycutError *error);
void traces_free(Traces *traces);

/* Record the searches whole, and make of each the moment before its first event. */
bool moments_record(const Options *options, const Inputs *inputs, Traces *traces,
                    PlycutError *error);

/* Go to the moment of --until in each search. */
bool moments_until(const Options *options, Traces *traces, PlycutError *error);

/* moments.h - searches recorded so that any moment of them can be drawn. */
#ifndef CLI_MOMENTS_H
#define CLI_MOMENTS_H

#include "cli/traces.h"

/* Moments of searches: moments[i] belongs to wholes.items[i]. */
typedef struct Moments {
    Traces wholes;
    PlycutTrace *items;
    size_t count;
} Moments;

/* Record the searches with their whole trees, pruned subtrees included. */
bool wholes_record(const Options *options, const Input *input, Traces *wholes, PlycutError *error);

/* Record the searches with their whole trees, pruned subtrees included, and make of each the moment before its first
 * event. Moments must be zero-initialised; call moments_release even after a failure. */
bool moments_record(const Options *options, const Input *input, Moments *moments,
                    PlycutError *error);
void moments_release(Moments *moments);

/* Go to the moment of --until in each search. */
bool moments_until(const Options *options, Moments *moments, PlycutError *error);

#endif

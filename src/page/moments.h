/* moments.h - what the parts of a moments document share. */
#pragma once

#include <plycut/page.h>
#include <plycut/words.h>

#include "page/bounds.h"

typedef struct Moments {
    const PlycutTrace *const *traces;
    size_t count;
    const char *title;
    bool texts;                 /* with the sentences: a page has them elsewhere */
    PlycutSentences *sentences; /* of each search ... */
    Order *orders;              /* ... the numbers of its nodes ... */
    Bounds *bounds;             /* ... and its bounds */
    Numbers numbers;
    Arena arena;
} Moments;

/* Collect what the document needs. Free it even after a failure. */
bool moments_make(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                  Moments *moments, PlycutError *error);
void moments_free(Moments *moments);

/* The document. False: no memory. */
bool moments_write(Moments *moments, PlycutOut *out, PlycutError *error);

/* ---- moments_tree.c ------------------------------------------------------------------------------ */

/* The first search with a tree of the same nodes as this search's: the document has the tree once. */
size_t moments_same_tree(const Moments *moments, size_t search);
/* The number that the tree of a search has in the document. */
size_t moments_tree_number(const Moments *moments, size_t search);
/* False: no memory. */
bool moments_tree_write(Moments *moments, size_t search, PlycutJson *json);

/* ---- moments_events.c ---------------------------------------------------------------------------- */

/* The value that an event gives its node: its value, or after an update the best so far; NAN: none. */
double moments_value(const PlycutTraceEvent *event);
/* The bound that a cutoff crosses, as it is in the table of bounds; NAN: no cutoff. */
double moments_crossed(const PlycutTrace *trace, const PlycutTraceEvent *event);
/* "bounds", "events" and "cutoffs". False: no memory. */
bool moments_events_write(Moments *moments, size_t search, PlycutJson *json);

/* tikz_overlay.h - in which overlay of a beamer frame each part of a picture becomes visible. */
#pragma once

#include "base/arena.h"

#include <plycut/trace.h>

/* An overlay for each cutoff, and one for the end: it shows what is known just after that cutoff.
 */
typedef struct OpenValue {
    uint32_t node, overlay; /* an open node, and the overlay of a cutoff below it */
    double best;            /* what it has so far */
} OpenValue;

typedef struct Overlay {
    uint32_t *first; /* of each node of the trace: the overlay in which its value, or that it is
                        pruned, is known */
    uint32_t count;
    OpenValue *open;
    size_t open_count;
} Overlay;

/* All memory is the arena's. False if it has no room. */
bool overlay_make(const PlycutTrace *trace, Overlay *overlay, Arena *arena);

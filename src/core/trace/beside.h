/* beside.h - numbers that lie next to the one that people mean, as the ends of null windows do. */
#pragma once

#include <plycut/trace.h>

/* A number as people read it: `number` itself (side 0), or the next one above it (1) or below it (-1). */
typedef struct Beside {
    double number;
    int side;
} Beside;

/* A number of a search with null windows - of scouts, of tests, or at the root - that is next to a leaf's value, or to a
 * much shorter number: an end of such a window, or what fail-hard clipped to it. A leaf's value is itself. trace may be NULL: any number is itself. */
Beside trace_beside(const PlycutTrace *trace, double number);

/* Has the search null windows? */
bool trace_has_null_windows(const PlycutTrace *trace);

/* "+", "−" or "", after the number. */
const char *beside_mark(int side);

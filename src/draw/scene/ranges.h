/* ranges.h - what is known about the values of nodes, and how their bounds have changed: more than a label of one number. */
#pragma once

#include "scene/label.h"

/* The values that a node may have, by the leaves visited so far below it and whatever the others are worth. */
typedef struct Range {
    double low, high;
} Range;
Range range_of(const PlycutTrace *trace, uint32_t node);
/* "[3, 14]"; returns what of that the legend explains. */
Marks range_write(Range range, char text[LABEL_TEXT]);

/* A bound of a node: what it was on its last entry, and each value that it has got since. */
enum { HISTORY = 3 };
typedef struct BoundHistory {
    double values[HISTORY]; /* the last ones */
    int count;
    bool more; /* there were earlier ones */
} BoundHistory;
BoundHistory bound_history(const PlycutTrace *trace, uint32_t node, PlycutSide side);

/* The window with which a node was entered last. */
Range entry_window(const PlycutTrace *trace, uint32_t node);

/* Is a node only being measured, as one that was visited although nothing has happened yet (layout/size.c)? Then its texts are
 * as wide as any that it may get. */
bool is_measured(const PlycutTrace *trace, const PlycutTraceNode *node);
/* The number that takes most room, of the leaves and the root's window. */
double widest_number(const PlycutTrace *trace);
/* The same, if minus infinity may be written, too. */
double widest_bound(const PlycutTrace *trace);

/* blank.h - nodes of an exercise: boxes to fill in where a picture has values and windows. */
#pragma once

#include "scene/label.h"

/* A trace without what its search found, for a picture with `blank`: every node visited, nothing
 * cut, no values but the leaves'. It is the arena's, with texts of the trace. NULL: no memory. */
const PlycutTrace *blank_trace(const PlycutTrace *trace, Arena *arena);

/* Does an exercise on paper have boxes for the value of this node? */
bool blank_asks(const Scene *scene, const PlycutTraceNode *node);

/* Is this a node with boxes in its outline, and how large must it be? A circle is as wide as it is high. */
bool blank_has_boxes(const Scene *scene, uint32_t drawn);
void blank_size(const Scene *scene, uint32_t drawn, const Label *label, int *width, int *height);

/* Points. */
enum {
    BLANK_VALUE_WIDTH = 34, /* the usual size of the value's box */
    BLANK_VALUE_HEIGHT = 22,
    BLANK_SIGN = 8, /* the width of a bracket or comma of the window */
    BLANK_ROW_GAP = 2,
    BLANK_EDGE = 2 /* kept free at the floor */
};

typedef struct BoxSize {
    int width, height; /* with its lines: points */
} BoxSize;

/* The rows of boxes of a picture's nodes: the value's box and, if there is a window to fill in, two for its bounds. */
typedef struct BlankRows {
    BoxSize value, bound, all;
    bool window;
} BlankRows;
BlankRows blank_rows(const Scene *scene);

/* The height of a name above or below the rows. */
int blank_name_height(const Label *label);

/* The top of the node's name, and of the rows below it, above the node's middle. In a house the last row touches the floor;
 * in an inverted house, whose floor is at the top, the first one does; in a circle they are centred. */
double blank_top(const Scene *scene, uint32_t drawn, const Label *label);

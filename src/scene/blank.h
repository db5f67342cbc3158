/* blank.h - nodes of an exercise: boxes to fill in where a picture has values and windows. */
#ifndef SCENE_BLANK_H
#define SCENE_BLANK_H

#include "scene/label.h"

/* A trace without what its search found, for a picture with `blank`: every node visited, nothing
 * cut, no values but the leaves'. It is the arena's, with texts of the trace. NULL: no memory. */
const PlycutTrace *blank_trace(const PlycutTrace *trace, Arena *arena);

/* Is this a house with boxes, and how large must it be? */
bool blank_has_boxes(const Scene *scene, uint32_t drawn);
void blank_size(const Scene *scene, const Label *label, int *width, int *height);

/* The boxes, with their lines: points. */
enum {
    BLANK_VALUE_WIDTH = 34,
    BLANK_VALUE_HEIGHT = 22,
    BLANK_BOUND_WIDTH = 26,
    BLANK_BOUND_HEIGHT = 18,
    BLANK_SIGN = 8, /* the width of a bracket or comma of the window */
    BLANK_ROW_GAP = 2,
    BLANK_EDGE = 2 /* points kept free at the floor */
};

/* The size of such a box in a picture. */
int blank_box_width(const Scene *scene, int usual);
int blank_box_height(const Scene *scene, int usual);

/* Is there a window to fill in? */
bool blank_has_window(const Scene *scene);

/* The size of the rows of boxes, and the height of a name above or below them. */
int blank_rows_width(const Scene *scene);
int blank_rows_height(const Scene *scene);
int blank_name_height(const Label *label);

/* How far below (in a house; in an inverted one above) the node's middle the rows begin. */
int blank_floor(const Drawn *drawn);

#endif

/* blank.h - nodes of an exercise: boxes to fill in where a picture has values and windows. */
#ifndef SCENE_BLANK_H
#define SCENE_BLANK_H

#include "scene/label.h"

/* A trace without what its search found, for a picture with `blank`: every node visited, nothing
 * cut, no values but the leaves'. The nodes are the arena's, the rest is the trace's. False: no
 * memory. */
bool blank_trace(const PlycutTrace *trace, PlycutTrace *blank, Arena *arena);

/* Is this a house with boxes, and how large must it be? */
bool blank_has_boxes(const Scene *scene, uint32_t drawn);
void blank_size(const Scene *scene, const Label *label, int *width, int *height);

/* `label=<...>`: the name and the boxes. */
void blank_write(const Scene *scene, uint32_t drawn, const Label *label, PlycutOut *out);

/* The boxes as rows of an HTML table, under a board; and how high they are. */
void blank_rows_write(const Scene *scene, PlycutOut *out);
int blank_rows_height(const Scene *scene);

#endif

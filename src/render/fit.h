/* fit.h - a picture of a given size on paper. */
#pragma once

#include "layout/figure.h"

/* figure_make, and if the picture has a size, with the most detail that can be read there; the
 * error says what else would fit. */
bool figure_fit(Figure *figure, Arena *arena, PlycutError *error);

/* The smallest type in a tree's nodes and on its edges: points. additions: also of what is small on
 * purpose, the names of bounds' owners and the coordinates of boards. */
int scene_smallest_type(const Scene *scene, bool additions);

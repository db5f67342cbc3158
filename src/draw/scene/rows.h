/* rows.h - who moves in a rank of a tree, written at its left edge. */
#pragma once

#include "scene/label.h"

/* "MAX" if all inner nodes of the rank are MAX's; NULL: they differ, there are none, or the picture has no such words. */
const char *row_text(const Scene *scene, int rank);
/* Points: of the type, and the room at the left edge of the tree, 0 without words. */
int row_type(const Scene *scene);
int rows_width(const Scene *scene);

/* layout.h - one tree of a picture, laid out. */
#pragma once

#include "scene/scene.h"

/* Choose view, detail (as small as `smallest` at least), boards and sizes, and place the nodes, the
 * tree's top left at (0, 0). */
bool scene_make(const PlycutTrace *trace, const PlycutPicture *picture, PlycutDetail smallest,
                Scene *scene, Arena *arena, PlycutError *error);

/* Move the tree. */
void scene_move(Scene *scene, int right, int up);

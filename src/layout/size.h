/* size.h - how large the nodes of a scene are. */
#pragma once

#include "scene/scene.h"

/* Give each drawn node its size, and the label of its edge its width. At a moment all nodes of a
 * kind have one size, which holds for every moment of any search of the tree. False: no memory. */
bool sizes_make(Scene *scene, Arena *arena);

/* tooltip.h - what a browser shows when the mouse rests on a node, an edge or an arrow. */
#pragma once

#include "scene/scene.h"
#include "scene/wording.h"

Worded tooltip_node(const Scene *scene, uint32_t drawn);
Worded tooltip_edge(const Scene *scene, uint32_t drawn); /* above a drawn node */
Worded tooltip_cause(const Scene *scene, uint32_t from, uint32_t to);

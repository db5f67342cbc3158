/* tooltip.h - what a browser shows when the mouse rests on a node or an edge. */
#ifndef SCENE_TOOLTIP_H
#define SCENE_TOOLTIP_H

#include "scene/cause.h"

/* `, tooltip="..."`; of an arrow it is the first attribute, without the comma. */
void tooltip_node(const Scene *scene, uint32_t drawn, PlycutOut *out);
void tooltip_edge(const Scene *scene, uint32_t drawn, PlycutOut *out); /* above a drawn node */
void tooltip_cause(const Scene *scene, const Cause *cause, PlycutOut *out);

#endif

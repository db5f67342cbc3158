/* classes.h - what the elements of a picture are called: their classes, and what a browser shows when the mouse rests on
 * them. */
#pragma once

#include "scene/edge.h"

/* "max visited cut deep cause" */
void node_classes_write(const Scene *scene, uint32_t drawn, PlycutOut *out);

/* "pruned cut-edge shallow": the classes of the edge above a drawn node. EdgeInfo has those of each kind of edge. */
const char *edge_classes(const View *view, uint32_t drawn);

/* The classes of the arrow from a node that was cut off to the owner of the bound. */
#define CAUSE_CLASSES "bound"

/* ---- tooltip.c ---- */

Worded tooltip_node(const Scene *scene, uint32_t drawn);
Worded tooltip_edge(const Scene *scene, uint32_t drawn); /* above a drawn node */
Worded tooltip_cause(const Scene *scene, uint32_t from, uint32_t to);

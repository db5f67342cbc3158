/* classes.h - the ids and classes by which style sheets, scripts and other programs find the parts
 * of a picture (docs/formats.md). They contain no character that a format must escape, except for
 * the path in an id. */
#pragma once

#include "scene/edge.h"

/* "max visited cut deep cause" */
void node_classes_write(const Scene *scene, uint32_t drawn, PlycutOut *out);

/* "pruned cut-edge shallow": the classes of the edge above a drawn node. EdgeInfo has those of each kind of edge. */
const char *edge_classes(const View *view, uint32_t drawn);

/* The classes of the arrow from a node that was cut off to the owner of the bound. */
#define CAUSE_CLASSES "bound"

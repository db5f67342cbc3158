/* edge.h - the edge above a drawn node: which kind, and the label on it. */
#ifndef SCENE_EDGE_H
#define SCENE_EDGE_H

#include "scene/scene.h"

typedef enum EdgeKind {
#define GROUP(id, name, words, summary) EDGE_##id,
#include "scene/edges.def"
#undef GROUP
    EDGES
} EdgeKind;

EdgeKind edge_kind(const View *view, uint32_t drawn);

/* Is it on the principal variation? */
bool edge_is_variation(const View *view, uint32_t drawn);

enum { EDGE_TYPE = 9 }; /* of the label: points */

/* The width of the label on the edge above a node; 0 if there is none. */
int edge_label_width(const Scene *scene, uint32_t drawn);

/* How far the edge's arrowhead reaches up from the node; 0 if there is none. */
int edge_head_room(const Scene *scene, uint32_t drawn);

/* Half the width of its line beyond the first point. */
int edge_half_pen(const Scene *scene, uint32_t drawn);

/* `, label=...` with its place and the edge's, or the ports that keep the edge clear of its
 * neighbours; nothing if neither is needed. */
void edge_attributes_write(const Scene *scene, uint32_t drawn, PlycutOut *out);

#endif

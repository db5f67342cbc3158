/* edge.h - the edge above a drawn node: which kind, and the label on it. */
#ifndef PLYCUT_RENDER_EDGE_H
#define PLYCUT_RENDER_EDGE_H

#include "render/scene.h"

typedef enum EdgeKind {
#define GROUP(id, name, words, summary) EDGE_##id,
#include "render/edges.def"
#undef GROUP
    EDGES
} EdgeKind;

EdgeKind edge_kind(const View *view, uint32_t drawn);

/* Is it on the principal variation? */
bool edge_is_variation(const View *view, uint32_t drawn);

/* How wide a node's place must be for the label of the edge above it; 0 where there is none. */
int edge_label_space(const Scene *scene, uint32_t drawn);

/* How far apart its ranks must be for that label to stand above the edge's arrowhead; 0 where there
 * is no label, or no arrowhead. */
int edge_label_gap(const Scene *scene, uint32_t drawn);

/* `, label=...` with its place and the edge's, or the ports that keep the edge clear of its
 * neighbours; nothing where there is nothing to say. */
void edge_attributes_write(const Scene *scene, uint32_t drawn, PlycutOut *out);

#endif

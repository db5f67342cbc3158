/* edge.h - the edge above a drawn node: which kind, and the label on it. */
#pragma once

#include "scene/label.h"

typedef enum EdgeKind {
#define GROUP(id, marks, name, words, summary) EDGE_##id,
#include "scene/edges.def"
#undef GROUP
    EDGES
} EdgeKind;

/* A row of edges.def. */
typedef struct EdgeInfo {
    Marks marks;
    const char *name, *classes, *summary;
} EdgeInfo;
const EdgeInfo *edge_info(EdgeKind kind);

EdgeKind edge_kind(const View *view, uint32_t drawn);

/* Is it on the principal variation? */
bool edge_is_variation(const View *view, uint32_t drawn);
/* Does it lead to an open node of a moment, or to the current one? */
bool edge_is_open(const View *view, uint32_t drawn);
/* Is it drawn thick, because it is one of these? */
bool edge_is_thick(const View *view, uint32_t drawn);

/* Is the window of its lower node written at the edge? At a moment it may come, so that there is room for it. */
bool edge_has_window(const Scene *scene, uint32_t drawn);

/* The type of labels: points. */
int edge_type(const Scene *scene);

/* The width of the label on the edge above a node, or 0 without a label. */
int edge_label_width(const Scene *scene, uint32_t drawn);

/* The label as it is drawn; "" without a label, or without room at this detail. */
void edge_label_text(const Scene *scene, uint32_t drawn, char text[LABEL_TEXT]);

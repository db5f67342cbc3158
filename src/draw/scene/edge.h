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

/* The label of an edge as it is drawn, in lines: none without a label, or without room at this detail. A long move has two; one
 * that is too long for them ends in an ellipsis. What follows it, its probability and its window, is never shortened. */
enum { EDGE_LINES = 2 };
typedef struct EdgeWords {
    char lines[EDGE_LINES][LABEL_TEXT];
    int count;
} EdgeWords;
void edge_words(const Scene *scene, uint32_t drawn, EdgeWords *words);

/* The label's width and number of lines: as a whole, whatever a moment shows of it. */
void edge_label_measure(const Scene *scene, uint32_t drawn, EdgeLabel *label);

/* How far a label with this number of lines reaches above its middle, and below it, in points. */
int edge_label_reach(const Scene *scene, int lines);

/* How a line of a label is set: "start", "end" or NULL (its middle) at x, its middle at y. Of two lines, both begin, or end, next to the
 * edge. */
typedef struct MovePlace {
    const char *anchor;
    double x, y;
} MovePlace;
MovePlace edge_line_place(const Scene *scene, uint32_t drawn, int lines, int line);

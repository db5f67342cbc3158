/* style.h - what a look and a kind of edge are drawn with, as data: each back end writes it in its
 * own words. */
#pragma once

#include "scene/edge.h"

/* A node. A node without a fill is as white as the paper. */
typedef struct LookStyle {
    Outline outline;
    bool filled, dashed, rounded;
    bool diagonals; /* the corners are cut off by lines */
    bool ring;      /* a second border, SHAPE_RING points outside the first */
    bool thin;      /* a border of half the width */
    const char *line, *fill;
    const char *text; /* NULL: ink */
} LookStyle;

LookStyle look_style(const Scene *scene, Look look);

/* An edge. Widths are in tenths of a point. */
typedef struct EdgeStyle {
    const char *colour;
    int width;
    bool dashed, dotted;
    bool twofold; /* two parallel lines */
    int bars;     /* across the line, close to the lower node */
    bool box;     /* in place of bars: a box to cross out, in an exercise */
    bool small;   /* bars and arrowheads of half the size */
} EdgeStyle;

EdgeStyle edge_style(const Scene *scene, EdgeKind kind);
EdgeStyle cause_style(const Scene *scene);

/* Thick lines, in tenths of a point: the edges of the principal variation and of the open path of a moment, the
 * borders of their nodes, and the border of the current node of a moment. */
typedef struct ThickLines {
    int edge, border, current;
} ThickLines;
ThickLines thick_lines(const Scene *scene);

/* The style of a drawn node: its look's, but a folded subtree that was not visited looks like a node that was not. */
LookStyle drawn_style(const Scene *scene, uint32_t drawn);

/* The fill of a node that differs from its look's: the current one, a folded one not visited; or NULL. */
const char *drawn_fill(const Scene *scene, uint32_t drawn);

/* The border of a node that differs from its look's, in tenths of a point; or 0. */
int drawn_border(const Scene *scene, uint32_t drawn);

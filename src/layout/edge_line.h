/* edge_line.h - the line of an edge as it is drawn. */
#ifndef LAYOUT_EDGE_LINE_H
#define LAYOUT_EDGE_LINE_H

#include "layout/line.h"
#include "scene/edge.h"

/* How far the edge's arrowhead reaches up from the node; 0 without an arrowhead. */
int edge_head_room(const Scene *scene, uint32_t drawn);

/* Half the width of its line beyond the first point. */
int edge_half_pen(const Scene *scene, uint32_t drawn);

/* The part of an edge's line that is seen, from the outline of the upper node to that of the lower
 * one, and how much of its end the bars or the box take: tenths of a point; 0 without bars and box, or
 * without room for them. */
typedef struct EdgeLine {
    Point from, tip;
    int head;
} EdgeLine;
EdgeLine edge_line(const Scene *scene, uint32_t drawn);

/* The point on the way from a to b, `part` of POINT_PARTS of it from a. */
enum { POINT_PARTS = 65536 };
Point point_between(Point a, Point b, int part);

#endif

/* edge_line.h - the line of an edge as it is drawn. */
#pragma once

#include "layout/line.h"
#include "scene/edge.h"
#include "scene/shape.h"

/* How far the edge's bars or box reach up from the node; 0 without them. */
int edge_head_room(const Scene *scene, uint32_t drawn);

/* Half the width of its line beyond the first point. */
int edge_half_pen(const Scene *scene, uint32_t drawn);

/* The part of an edge's line that is seen, from the outline of the upper node to that of the lower one; at a round corner
 * it begins a little inside, below the node's fill. */
typedef struct EdgeLine {
    Corner from, to;
} EdgeLine;
EdgeLine edge_line(const Scene *scene, uint32_t drawn);

Corner corner_of(Point point);

/* A line with its direction, from its end on: (along, aside) are points from there. */
typedef struct Ray {
    Corner end;
    double x, y; /* of length 1, back to the line's beginning */
} Ray;
Ray ray_of(Corner from, Corner to);
Corner on_ray(const Ray *ray, double along, double aside);

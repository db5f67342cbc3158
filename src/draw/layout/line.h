/* line.h - where the line of an edge runs, and which part of it is seen. */
#pragma once

#include "scene/edge.h"
#include "scene/shape.h"
#include "scene/style.h"

typedef struct Point {
    int x, y;
} Point;

/* The edge runs from middle to middle. If it would touch a neighbour of one of its nodes, it begins at the upper node's lowest
 * point, as then all edges of that node do, or ends at the lower node's highest point. */
typedef struct Line {
    bool from_bottom, to_top;
    Point from, to;
} Line;

/* Find where the lines of all edges begin and end, once the nodes have their places. No two edges of one node cross. */
void lines_find(Scene *scene);

/* The line of the edge above a drawn node other than the root. */
Line middle_line(const Scene *scene, uint32_t drawn);

/* If lines still run through a neighbour, ask for more room. True: the tree must be laid out again.
 */
bool lines_part(Scene *scene);

/* Its x at height y. */
int line_x_at(const Line *line, int y);

/* ---- The line as it is drawn ---- */

/* How far the edge's bars or box reach up from the node; 0 without them. */
int edge_head_room(const Scene *scene, uint32_t drawn);

/* Half the width of its line beyond the first point. */
int edge_half_pen(const Scene *scene, uint32_t drawn);

/* The part of an edge's line that is seen, from the outline of the upper node to that of the lower one; at a round corner
 * it begins a little inside, below the node's fill. */
typedef struct EdgeLine {
    Corner from, to;
    bool bent;   /* it goes on straight from a bend, below its label */
    Corner bend; /* else: anything */
} EdgeLine;
EdgeLine edge_line(const Scene *scene, uint32_t drawn);
/* right.c: the same in a tree that grows to the right. */
EdgeLine right_line(const Scene *scene, uint32_t drawn);

Corner corner_of(Point point);

/* A line with its direction, from its end on: (along, aside) are points from there. */
typedef struct Ray {
    Corner end;
    double x, y; /* of length 1, back to the line's beginning */
} Ray;
Ray ray_of(Corner from, Corner to);
Corner on_ray(const Ray *ray, double along, double aside);

/* The line from its bend, or as a whole, up to the lower node: where bars and arrowheads are. */
Ray edge_ray(const EdgeLine *line);

/* The strokes that an edge of this style is drawn with: one, or two next to each other. Returns how many. */
enum { EDGE_STROKES = 2 };
int edge_strokes(const EdgeLine *line, const EdgeStyle *style, EdgeLine strokes[EDGE_STROKES]);

/* A bar across an edge, the first one next to the lower node. */
void edge_bar(const Ray *ray, const EdgeStyle *style, int bar, Corner ends[2]);

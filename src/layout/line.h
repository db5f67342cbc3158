/* line.h - where the line of an edge runs. */
#pragma once

#include "scene/scene.h"

typedef struct Point {
    int x, y;
} Point;

/* The edge runs from middle to middle. If it would touch a neighbour of one of its nodes, it begins at the upper
 * node's lowest point, or ends at the lower node's highest point. */
typedef struct Line {
    bool from_bottom, to_top;
    Point from, to;
} Line;

/* The line of the edge above a drawn node other than the root. */
Line middle_line(const Scene *scene, uint32_t drawn);

/* If lines still run through a neighbour, ask for more room. True: the tree must be laid out again.
 */
bool lines_part(Scene *scene);

/* Its x at height y. */
int line_x_at(const Line *line, int y);

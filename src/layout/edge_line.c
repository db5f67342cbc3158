/* The line of an edge as it is drawn: which part of it is seen, and how much of that its arrowhead
 * takes. */
#include <math.h>

#include "layout/edge_line.h"
#include "scene/shape.h"

/* How much of a line's end its arrowhead takes, in tenths of a point: Graphviz draws it from the
 * node back, a gap of 5 points before each mark; a bar takes 5, a box 10. */
enum { BAR_ROOM = 100, BOX_ROOM = 150 };

/* The room of the arrowhead in tenths of a point; 0 without an arrowhead. */
static int head_room(const Scene *scene, uint32_t d)
{
    static const int rooms[EDGES] = {
        [EDGE_SHALLOW] = BAR_ROOM, [EDGE_WINDOW] = BAR_ROOM, [EDGE_DEEP] = 2 * BAR_ROOM};
    return scene->picture->boxes.height > 0 ? BOX_ROOM : rooms[edge_kind(&scene->view, d)];
}

/* All moments have one layout, which has room for two bars. */
int edge_head_room(const Scene *scene, uint32_t d)
{
    bool moment = scene_is_moment(scene);
    return ((moment ? 2 * BAR_ROOM : head_room(scene, d)) + 9) / 10;
}

int edge_half_pen(const Scene *scene, uint32_t d)
{
    EdgeKind kind = scene_is_moment(scene) ? EDGE_WINDOW : edge_kind(&scene->view, d);
    return kind == EDGE_WINDOW                  ? 3
           : edge_is_variation(&scene->view, d) ? 2
                                                : kind != EDGE_TREE && kind != EDGE_NEVER;
}

/* ---- The line's place ------------------------------------------------------------------------ */

Point point_between(Point a, Point b, int part)
{
    return (Point){a.x + (int)((int64_t)(b.x - a.x) * part / POINT_PARTS),
                   a.y + (int)((int64_t)(b.y - a.y) * part / POINT_PARTS)};
}

/* Where the line from a point of d's towards `away` leaves d's shape. */
static Point leaves(const Scene *scene, uint32_t d, Point from, Point away)
{
    int in = 0, out = POINT_PARTS;
    while (out - in > 1) {
        int middle = (in + out) / 2;
        Point p = point_between(from, away, middle);
        if (drawn_holds(scene, d, p.x, p.y))
            in = middle;
        else
            out = middle;
    }
    return point_between(from, away, out);
}

static bool is_longer(Point a, Point b, int tenths)
{
    return hypot(a.x - b.x, a.y - b.y) * 10 > tenths;
}

EdgeLine edge_line(const Scene *scene, uint32_t d)
{
    Line line = line_of(scene, d);
    Point from = leaves(scene, scene->view.drawn[d].parent, line.from, line.to);
    Point tip = leaves(scene, d, line.to, line.from);
    int head = head_room(scene, d);
    return (EdgeLine){from, tip, is_longer(from, tip, head) ? head : 0};
}

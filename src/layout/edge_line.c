/* The line of an edge as it is drawn, and the room that it needs. */
#include <math.h>

#include "layout/edge_line.h"
#include "scene/shape.h"
#include "scene/style.h"

/* How much of a line's end its bars or box take, with the gaps before them: points. */
enum { BAR_ROOM = 10, BOX_ROOM = 15 };

static int head_room(const Scene *scene, uint32_t d)
{
    static const int rooms[EDGES] = {[EDGE_SHALLOW] = BAR_ROOM,
                                     [EDGE_WINDOW] = BAR_ROOM,
                                     [EDGE_LIMIT] = BAR_ROOM,
                                     [EDGE_DEEP] = 2 * BAR_ROOM};
    return scene->picture->boxes.height > 0 ? BOX_ROOM : rooms[edge_kind(&scene->view, d)];
}

/* All moments have one layout, which has room for two bars. */
int edge_head_room(const Scene *scene, uint32_t d)
{
    bool moment = scene_is_moment(scene);
    return moment ? 2 * BAR_ROOM : head_room(scene, d);
}

int edge_half_pen(const Scene *scene, uint32_t d)
{
    EdgeKind kind = scene_is_moment(scene) ? EDGE_WINDOW : edge_kind(&scene->view, d);
    return kind == EDGE_WINDOW                  ? 3
           : edge_is_variation(&scene->view, d) ? 2
                                                : kind != EDGE_TREE && kind != EDGE_NEVER;
}

/* ---- The line's ends -------------------------------------------------------------------------- */

Corner corner_of(Point point)
{
    return (Corner){point.x, point.y};
}

Ray ray_of(Corner from, Corner to)
{
    double length = hypot(from.x - to.x, from.y - to.y);
    return (Ray){to, length > 0 ? (from.x - to.x) / length : 0,
                 length > 0 ? (from.y - to.y) / length : 1};
}

Corner on_ray(const Ray *ray, double along, double aside)
{
    return (Corner){ray->end.x + along * ray->x - aside * ray->y,
                    ray->end.y + along * ray->y + aside * ray->x};
}

/* The highest point of an outline straight above its middle, or the lowest below it. */
static Corner tip_of(const Corner *corners, int count, double x, bool highest)
{
    Corner tip = {x, corners[0].y};
    for (int i = 1; i < count; i++)
        if (highest ? corners[i].y > tip.y : corners[i].y < tip.y)
            tip.y = corners[i].y;
    return tip;
}

/* Where the edge leaves a node on its way from `here` to `there`; `fixed`: it leaves from the
 * highest or lowest point. At a round corner it begins a little inside, below the node's fill. */
static Corner end_of(const Scene *scene, uint32_t d, Point here, Point there, bool fixed)
{
    enum { INSIDE = 3 };
    Corner corners[CORNERS_MOST], from = corner_of(here), to = corner_of(there);
    int count = drawn_corners(scene, d, true, corners);
    if (fixed)
        return tip_of(corners, count, from.x, from.y > scene->view.drawn[d].y);
    Corner end = corners_exit(corners, count, from, to);
    Ray ray = ray_of(from, end);
    Look look = scene_look(scene, d);
    return look_style(scene, look).rounded && look != LOOK_STUB ? on_ray(&ray, INSIDE, 0) : end;
}

EdgeLine edge_line(const Scene *scene, uint32_t d)
{
    const Line line = middle_line(scene, d);
    return (EdgeLine){
        end_of(scene, scene->view.drawn[d].parent, line.from, line.to, line.from_bottom),
        end_of(scene, d, line.to, line.from, line.to_top)};
}

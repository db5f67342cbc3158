/* Where the line of an edge runs, and which part of it is seen. */
#include <math.h>

#include "layout/line.h"

enum {
    CLEAR = 3, /* points from a node that it passes ... */
    THICK = 3, /* ... and more from a thick border, or if it is thick */
    KEEP = 8   /* from one that lies between the middles of the two nodes */
};

int line_x_at(const Line *line, int y)
{
    if (line->from.y <= line->to.y)
        return line->to.x;
    return line->from.x + (int)((int64_t)(line->to.x - line->from.x) * (line->from.y - y) /
                                (line->from.y - line->to.y));
}

/* Does the line of the edge above `child` touch this node, entering its rank at y? The node is to its left or right. */
static bool touches(const Scene *scene, const Line *line, uint32_t child, uint32_t d, int y,
                    bool on_left)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const bool thick = drawn_node(&scene->view, d)->pv || scene_is_moment(scene) ||
                       edge_is_thick(&scene->view, child);
    const int reach = drawn_half(drawn) + CLEAR + (thick ? THICK : 0), x = line_x_at(line, y);
    return on_left ? x < drawn->x + reach : x > drawn->x - reach;
}

Line middle_line(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = scene->view.drawn, *child = &drawn[d], *parent = &drawn[child->parent];
    return (Line){
        .from = {parent->x,
                 parent->y + (child->from_bottom ? drawn_bottom(scene, child->parent) : 0)},
        .to = {child->x, child->y + (child->to_top ? drawn_top(scene, d) : 0)},
        .from_bottom = child->from_bottom,
        .to_top = child->to_top};
}

/* ---- The edges of one node ------------------------------------------------------------------- */

/* Does the line of the edge above this node touch a neighbour of it, or of its parent? */
static bool touches_below(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = scene->view.drawn, *child = &drawn[d], *parent = &drawn[child->parent];
    const bool right = child->x > parent->x;
    const uint32_t below = right ? child->left : child->right;
    const Line line = middle_line(scene, d);
    return child->x != parent->x && below != NOT_DRAWN &&
           touches(scene, &line, d, below, drawn[below].y + drawn_top(scene, below), right);
}

static bool touches_above(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = scene->view.drawn, *child = &drawn[d], *parent = &drawn[child->parent];
    const bool right = child->x > parent->x;
    const uint32_t above = right ? parent->right : parent->left;
    const Line line = middle_line(scene, d);
    return child->x != parent->x && above != NOT_DRAWN &&
           touches(scene, &line, d, above, drawn[above].y + drawn_bottom(scene, above), !right);
}

/* Which edges into the children must end at the top: those that touch a neighbour, and all that are further out, since two lines
 * from one point cross if the flatter one ends lower. */
static void find_tops(Scene *scene, uint32_t first)
{
    Drawn *drawn = scene->view.drawn;
    const int middle = drawn[drawn[first].parent].x;
    uint32_t inmost = NOT_DRAWN; /* on the left, the last one of the children that touch */
    bool outer = false;
    for (uint32_t d = first; d != NOT_DRAWN; d = drawn[d].next) {
        drawn[d].to_top |= touches_below(scene, d);
        if (drawn[d].x < middle && drawn[d].to_top)
            inmost = d;
    }
    for (uint32_t d = first; d != NOT_DRAWN; d = drawn[d].next) {
        outer |= drawn[d].x > middle && drawn[d].to_top;
        drawn[d].to_top |= drawn[d].x < middle ? inmost != NOT_DRAWN && d < inmost : outer;
    }
}

/* Lines that begin in one point do not cross: if one of a node's edges must begin at its lowest point, all do. True: that has
 * changed now. */
static bool find_bottoms(Scene *scene, uint32_t first)
{
    Drawn *drawn = scene->view.drawn;
    bool from_bottom = false;
    for (uint32_t d = first; d != NOT_DRAWN && !from_bottom; d = drawn[d].next)
        from_bottom = touches_above(scene, d);
    for (uint32_t d = first; d != NOT_DRAWN && from_bottom; d = drawn[d].next)
        drawn[d].from_bottom = true;
    return from_bottom;
}

void lines_find(Scene *scene)
{
    Drawn *drawn = scene->view.drawn;
    for (uint32_t d = 0; d < scene->view.count; d++)
        drawn[d].from_bottom = drawn[d].to_top = false;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        const uint32_t first = drawn[d].first;
        if (first == NOT_DRAWN)
            continue;
        find_tops(scene, first);
        if (find_bottoms(scene, first))
            find_tops(scene, first);
    }
}

/* ---- Room ------------------------------------------------------------------------------------ */

/* A near miss counts too, because lines and borders have a width. */
static bool runs_through(const Scene *scene, const Line *line, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    int top = drawn->y + drawn_top(scene, d);
    if (top > line->from.y)
        top = line->from.y;
    for (int y = drawn->y + drawn_bottom(scene, d); y <= top; y++)
        if (y >= line->to.y && (drawn_holds(scene, d, line_x_at(line, y) - KEEP, y) ||
                                drawn_holds(scene, d, line_x_at(line, y) + KEEP, y)))
            return true;
    return false;
}

/* Move the right one of two neighbours further from the left one. */
static void neighbours_part(Scene *scene, uint32_t right)
{
    Drawn *drawn = &scene->view.drawn[right];
    drawn->apart = drawn->x - scene->view.drawn[drawn->left].x + CLEAR + 1;
}

bool lines_part(Scene *scene)
{
    const Drawn *drawn = scene->view.drawn;
    bool again = false;
    for (uint32_t d = 1; d < scene->view.count; d++) {
        Line line = middle_line(scene, d);
        bool right = line.to.x > line.from.x;
        uint32_t parent = drawn[d].parent;
        uint32_t below = right ? drawn[d].left : drawn[d].right;
        uint32_t above = right ? drawn[parent].right : drawn[parent].left;
        if (line.to_top && below != NOT_DRAWN && runs_through(scene, &line, below)) {
            neighbours_part(scene, right ? d : below);
            again = true;
        }
        if (line.from_bottom && above != NOT_DRAWN && runs_through(scene, &line, above)) {
            neighbours_part(scene, right ? above : parent);
            again = true;
        }
    }
    return again;
}

/* ---- Room at the ends ------------------------------------------------------------------------ */

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

int edge_strokes(const EdgeLine *line, const EdgeStyle *style, EdgeLine strokes[EDGE_STROKES])
{
    const Corner from = line->from, to = line->to, bend = line->bend;
    const Ray ray = ray_of(from, to);
    const double length = hypot(from.x - to.x, from.y - to.y);
    strokes[0] = *line;
    if (!style->twofold)
        return 1;
    for (int i = 0; i < EDGE_STROKES; i++) {
        const double aside = (2 * i - 1) * (style->width / 10.0);
        strokes[i] = line->bent ? (EdgeLine){.from = from,
                                             .to = {to.x, to.y + aside},
                                             .bent = true,
                                             .bend = {bend.x, bend.y + aside}}
                                : (EdgeLine){.from = on_ray(&ray, length, aside),
                                             .to = on_ray(&ray, 0, aside)};
    }
    return EDGE_STROKES;
}

void edge_bar(const Ray *ray, const EdgeStyle *style, int bar, Corner ends[2])
{
    enum { FIRST_BAR = 7, NEXT_BAR = 10, HALF_BAR = 6 }; /* from the end, apart, half as wide */
    const double scale = style->small ? 0.5 : 1, along = (FIRST_BAR + bar * NEXT_BAR) * scale;
    ends[0] = on_ray(ray, along, HALF_BAR * scale);
    ends[1] = on_ray(ray, along, -HALF_BAR * scale);
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

Ray edge_ray(const EdgeLine *line)
{
    return ray_of(line->bent ? line->bend : line->from, line->to);
}

EdgeLine edge_line(const Scene *scene, uint32_t d)
{
    if (scene->picture->grow == PLYCUT_GROW_RIGHT)
        return right_line(scene, d);
    const Line line = middle_line(scene, d);
    return (EdgeLine){
        .from = end_of(scene, scene->view.drawn[d].parent, line.from, line.to, line.from_bottom),
        .to = end_of(scene, d, line.to, line.from, line.to_top)};
}

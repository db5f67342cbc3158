/* Edges and cause arrows in SVG. An edge that is cut is a group: the line, then the bars across it.
 */
#include <math.h>

#include "svg/svg.h"
#include "scene/classes.h"
#include "scene/tooltip.h"

/* ---- Marks on a line ------------------------------------------------------------------------- */

/* A line with its direction, from its end on: (along, aside) are points from there. */
typedef struct Ray {
    Corner end;
    double x, y; /* of length 1, back to the line's beginning */
} Ray;

static Ray ray_of(Corner from, Corner to)
{
    double length = hypot(from.x - to.x, from.y - to.y);
    return (Ray){to, length > 0 ? (from.x - to.x) / length : 0,
                 length > 0 ? (from.y - to.y) / length : 1};
}

static Corner on_ray(const Ray *ray, double along, double aside)
{
    return (Corner){ray->end.x + along * ray->x - aside * ray->y,
                    ray->end.y + along * ray->y + aside * ray->x};
}

enum { FIRST_BAR = 7, NEXT_BAR = 10, HALF_BAR = 6 }; /* points from the end, apart, half as wide */

static void bars_write(const Ray *ray, const EdgeStyle *style, PlycutOut *out)
{
    double scale = style->small ? 0.5 : 1;
    plycut_out_text(out, "<path class=\"bars\" d=\"");
    for (int bar = 0; bar < style->bars; bar++) {
        double along = (FIRST_BAR + bar * NEXT_BAR) * scale, half = HALF_BAR * scale;
        svg_line(on_ray(ray, along, half), on_ray(ray, along, -half), out);
    }
    plycut_out_text(out, "\"/>");
}

/* The box that students cross out. */
static void box_write(const Ray *ray, PlycutOut *out)
{
    enum {
        NEAR = 5,
        FAR = 15,
        HALF = 4
    }; /* not quite square: those of three leaves next to each other do not touch */
    const Corner corners[] = {on_ray(ray, NEAR, -HALF), on_ray(ray, FAR, -HALF),
                              on_ray(ray, FAR, HALF), on_ray(ray, NEAR, HALF)};
    plycut_out_text(out, "<path class=\"box\" d=\"");
    svg_outline(corners, 4, false, out);
    plycut_out_text(out, "\"/>");
}

/* ---- Edges ----------------------------------------------------------------------------------- */

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
    Corner corners[CORNERS_MOST], from = svg_corner(here), to = svg_corner(there);
    int count = drawn_corners(scene, d, true, corners);
    if (fixed)
        return tip_of(corners, count, from.x, from.y > scene->view.drawn[d].y);
    Corner end = corners_exit(corners, count, from, to);
    Ray ray = ray_of(from, end);
    Look look = scene_look(scene, d);
    return look_style(scene, look).rounded && look != LOOK_STUB ? on_ray(&ray, INSIDE, 0) : end;
}

/* The ends of the edge above a node, on the outlines of its two nodes. */
static void ends_of(const Scene *scene, uint32_t d, Corner *from, Corner *to)
{
    Line line = line_of(scene, d);
    *from = end_of(scene, scene->view.drawn[d].parent, line.from, line.to, line.from_bottom);
    *to = end_of(scene, d, line.to, line.from, line.to_top);
}

static void line_write(const EdgeStyle *style, Corner from, Corner to, PlycutOut *out)
{
    Ray ray = ray_of(from, to);
    double length = hypot(from.x - to.x, from.y - to.y), apart = style->width / 10.0;
    plycut_out_text(out, " d=\"");
    if (style->twofold)
        for (int side = -1; side <= 1; side += 2)
            svg_line(on_ray(&ray, length, side * apart), on_ray(&ray, 0, side * apart), out);
    else
        svg_line(from, to, out);
    plycut_out_char(out, '"');
}

static void label_write(const Scene *scene, uint32_t d, const char *text, PlycutOut *out)
{
    const EdgeLabel *label = &scene->view.drawn[d].label;
    svg_text(&(SvgText){.x = label->x,
                        .y = label->y - EDGE_TYPE / 3.0,
                        .size = EDGE_TYPE,
                        .anchor = "middle",
                        .classes = "move"},
             text, out);
}

static void edge_write(const Scene *scene, uint32_t d, const EdgeStyle *style, PlycutOut *out)
{
    char text[LABEL_TEXT];
    Corner from, to;
    ends_of(scene, d, &from, &to);
    Ray ray = ray_of(from, to);
    edge_label_text(scene, d, text);
    svg_group(scene, "edge", d, out);
    plycut_out_text(out, edge_classes(&scene->view, d));
    plycut_out_text(out, "\">");
    if (text[0] != '\0')
        svg_tooltip(tooltip_edge(scene, d).text, out);
    plycut_out_text(out, "<path");
    line_write(style, from, to, out);
    plycut_out_text(out, "/>");
    if (style->bars > 0)
        bars_write(&ray, style, out);
    if (style->box)
        box_write(&ray, out);
    if (text[0] != '\0')
        label_write(scene, d, text, out);
    plycut_out_text(out, "</g>\n");
}

void svg_edges(const Scene *scene, PlycutOut *out)
{
    EdgeStyle styles[EDGES];
    for (EdgeKind kind = 0; kind < EDGES; kind++)
        styles[kind] = edge_style(scene, kind);
    for (uint32_t d = 1; d < scene->view.count; d++)
        edge_write(scene, d, &styles[edge_kind(&scene->view, d)], out);
}

/* ---- Arrows ---------------------------------------------------------------------------------- */

static void curve_write(const Scene *scene, const Cause *cause, PlycutOut *out)
{
    Point points[CAUSE_POINTS];
    int count = cause_points(scene, cause, points), head = cause_head(scene);
    plycut_out_text(out, "<path d=\"");
    for (int i = 0; i < count; i++) {
        plycut_out_char(out, i == 0 ? 'M' : i == 1 ? 'C' : ' ');
        svg_point(svg_corner(points[i]), out);
    }
    Corner last = svg_corner(points[count - 1]);
    double half = head * 0.45, notch = last.y + head / 2.0;
    const Corner corners[] = {
        {last.x, last.y + head}, {last.x + half, last.y}, {last.x, notch}, {last.x - half, last.y}};
    plycut_out_text(out, "\"/><path class=\"head\" d=\"");
    svg_outline(corners, 4, false, out);
    plycut_out_text(out, "\"/>");
}

void svg_causes(const Scene *scene, const Causes *causes, PlycutOut *out)
{
    for (int i = 0; i < causes->count; i++) {
        const Cause *cause = &causes->items[i];
        plycut_out_text(out, "<g class=\"edge " CAUSE_CLASSES "\">");
        svg_tooltip(tooltip_cause(scene, cause->from, cause->to).text, out);
        curve_write(scene, cause, out);
        plycut_out_text(out, "</g>\n");
    }
}

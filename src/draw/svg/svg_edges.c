/* Edges and cause arrows in SVG. An edge that is cut is a group: the line, then the bars across it.
 */
#include <math.h>

#include "layout/line.h"
#include "svg/svg.h"
#include "scene/classes.h"

/* ---- Marks on a line ------------------------------------------------------------------------- */

static void bars_write(const Ray *ray, const EdgeStyle *style, PlycutOut *out)
{
    svg_path_open("<path class=\"bars\"", NULL, style->colour, style->small ? 20 : 40, NULL, out);
    for (int bar = 0; bar < style->bars; bar++) {
        Corner ends[2];
        edge_bar(ray, style, bar, ends);
        svg_line(ends[0], ends[1], out);
    }
    svg_path_close(out);
}

/* The box that students cross out. */
static void svg_cross_box(const Ray *ray, const EdgeStyle *style, PlycutOut *out)
{
    enum { NEAR = 5, FAR = 15, HALF = 4 }; /* narrow: those of three leaves in a row do not touch */
    const Corner corners[] = {on_ray(ray, NEAR, -HALF), on_ray(ray, FAR, -HALF),
                              on_ray(ray, FAR, HALF), on_ray(ray, NEAR, HALF)};
    svg_path_open("<path class=\"box\"", "#FFFFFF", style->colour, style->width, NULL, out);
    svg_outline(corners, 4, false, out);
    svg_path_close(out);
}

/* ---- Edges ----------------------------------------------------------------------------------- */

static void svg_edge_line(const EdgeStyle *style, const EdgeLine *line, PlycutOut *out)
{
    EdgeLine strokes[EDGE_STROKES];
    const int count = edge_strokes(line, style, strokes);
    for (int i = 0; i < count; i++) {
        svg_line(strokes[i].from, strokes[i].bent ? strokes[i].bend : strokes[i].to, out);
        if (strokes[i].bent) {
            plycut_out_char(out, ' ');
            svg_point(strokes[i].to, out);
        }
    }
    svg_path_close(out);
}

static void svg_move(const Scene *scene, uint32_t d, const EdgeWords *words, PlycutOut *out)
{
    const int type = edge_type(scene);
    for (int i = 0; i < words->count; i++) {
        const MovePlace at = edge_line_place(scene, d, words->count, i);
        const SvgText text = {at.x, at.y - type / 3.0, type, .anchor = at.anchor,
                              .classes = "move"};
        svg_text(&text, words->lines[i], out);
    }
}

static void svg_edge_write(const Scene *scene, uint32_t d, const EdgeStyle *style, PlycutOut *out)
{
    EdgeWords words;
    const EdgeLine line = edge_line(scene, d);
    const Ray ray = edge_ray(&line);
    edge_words(scene, d, &words);
    svg_group(scene, "edge", d, out);
    plycut_out_text(out, edge_classes(&scene->view, d));
    plycut_out_text(out, "\">");
    if (words.count > 0)
        svg_tooltip(tooltip_edge(scene, d).text, out);
    svg_edge_open(style, edge_is_thick(&scene->view, d) ? thick_lines(scene).edge : style->width,
                  out);
    svg_edge_line(style, &line, out);
    if (style->bars > 0)
        bars_write(&ray, style, out);
    if (style->box)
        svg_cross_box(&ray, style, out);
    svg_move(scene, d, &words, out);
    plycut_out_text(out, "</g>\n");
}

void svg_edges(const Scene *scene, PlycutOut *out)
{
    EdgeStyle styles[EDGES];
    for (EdgeKind kind = 0; kind < EDGES; kind++)
        styles[kind] = edge_style(scene, kind);
    for (uint32_t d = 1; d < scene->view.count; d++)
        svg_edge_write(scene, d, &styles[edge_kind(&scene->view, d)], out);
}

/* ---- Arrows ---------------------------------------------------------------------------------- */

static void svg_arc_write(Corner first, Corner second, Corner to, PlycutOut *out)
{
    plycut_out_char(out, 'C');
    svg_point(first, out);
    plycut_out_char(out, ' ');
    svg_point(second, out);
    plycut_out_char(out, ' ');
    svg_point(to, out);
}

/* The line ends in the middle of its head, which points along it. */
static void svg_curve_write(const Scene *scene, const Cause *cause, PlycutOut *out)
{
    const EdgeStyle style = cause_style(scene);
    const Arrow arrow = cause_arrow(scene, cause);
    const Arc *last = &arrow.parts[arrow.count - 1];
    const Ray ray = ray_of(corner_of(last->second), corner_of(last->tip));
    const double head = cause_head(scene), half = head * 0.45;
    const Corner middle = on_ray(&ray, head / 2, 0),
                 corners[] = {ray.end, on_ray(&ray, head, half), middle, on_ray(&ray, head, -half)};
    svg_edge_open(&style, style.width, out);
    plycut_out_char(out, 'M');
    svg_point(corner_of(arrow.parts[0].from), out);
    for (const Arc *arc = arrow.parts; arc <= last; arc++)
        svg_arc_write(corner_of(arc->first), corner_of(arc->second),
                      arc < last ? corner_of(arc->tip) : middle, out);
    plycut_out_format(out, "\"/><path class=\"head\" fill=\"%s\" d=\"", style.colour);
    svg_outline(corners, 4, false, out);
    svg_path_close(out);
}

void svg_causes(const Scene *scene, const Causes *causes, PlycutOut *out)
{
    for (int i = 0; i < causes->count; i++) {
        const Cause *cause = &causes->items[i];
        plycut_out_text(out, "<g class=\"edge " CAUSE_CLASSES "\">");
        svg_tooltip(tooltip_cause(scene, cause->from, cause->to).text, out);
        svg_curve_write(scene, cause, out);
        plycut_out_text(out, "</g>\n");
    }
}

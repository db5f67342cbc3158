/* Edges in DOT: a subgraph for each kind, with its looks in one default line, and the cause arrows. */
#include <math.h>

#include "layout/edge_line.h"
#include "dot/dot.h"
#include "render/escape.h"
#include "scene/classes.h"
#include "scene/style.h"
#include "scene/tooltip.h"

/* ---- Places ---------------------------------------------------------------------------------- */

enum { OVERLAP = 15 }; /* by which a line may run into its arrowhead: tenths of a point */

/* The point where the line to `tip` meets its arrowhead. Graphviz draws the head from the tip
 * towards it, so the line ends at that whole point nearby which turns the head
 * least. It never ends before the head, but may run a little into it. */
static Point head_foot(Point from, Point tip, int room)
{
    int64_t dx = from.x - tip.x, dy = from.y - tip.y;
    double straightest = -1, length = hypot((double)dx, (double)dy);
    Point foot = tip;
    for (int y = -room / 10; y <= room / 10; y++)
        for (int x = -room / 10; x <= room / 10; x++) {
            double far = hypot(x, y) * 10;
            if (far > room || far < room - OVERLAP)
                continue;
            double straight = (double)(x * dx + y * dy) / (far * length);
            if (straight > straightest) {
                straightest = straight;
                foot = (Point){tip.x + x, tip.y + y};
            }
        }
    return foot;
}

/* The edge's place; Graphviz takes the place of a label only together with it. If there is an
 * arrowhead, the line ends where that begins. Graphviz finds the sides of a double line from the
 * curve's inner points. */
static void line_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    enum { THIRD = POINT_PARTS / 3 };
    EdgeLine line = edge_line(scene, d);
    Point a = line.from, b = line.tip;
    plycut_out_text(out, ", pos=\"");
    if (line.head > 0) {
        plycut_out_format(out, "e,%d,%d ", b.x, b.y);
        b = head_foot(a, b, line.head);
    }
    bool twofold = edge_kind(&scene->view, d) == EDGE_WINDOW;
    Point c = twofold ? point_between(a, b, THIRD) : a,
          e = twofold ? point_between(b, a, THIRD) : b;
    plycut_out_format(out, "%d,%d %d,%d %d,%d %d,%d\"", a.x, a.y, c.x, c.y, e.x, e.y, b.x, b.y);
}

/* dot sets a label close to the right of its line: there blanks keep it off, and further off the
 * line on its other side. */
static void move_write(const Scene *scene, const char *text, PlycutOut *out)
{
    bool tidy = scene->picture->layout == PLYCUT_LAYOUT_TIDY;
    plycut_out_format(out, ", label=\"%s", tidy ? "" : "   ");
    quoted_write(out, text);
    plycut_out_text(out, tidy ? "\"" : "     \"");
}

/* `, label=...` with its place and the edge's, or the ports that keep the edge clear of its
 * neighbours; nothing if neither is needed. */
static void place_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const EdgeLabel *label = &scene->view.drawn[d].label;
    bool tidy = scene->picture->layout == PLYCUT_LAYOUT_TIDY;
    char text[LABEL_TEXT];
    edge_label_text(scene, d, text);
    if (text[0] != '\0')
        move_write(scene, text, out);
    if (!tidy)
        return;
    if (text[0] != '\0') {
        plycut_out_format(out, ", lp=\"%d,%d\"", label->x, label->y);
        line_write(scene, d, out);
        return;
    }
    Line line = line_of(scene, d);
    if (line.from_bottom)
        plycut_out_text(out, ", tailport=s");
    if (line.to_top)
        plycut_out_text(out, ", headport=n");
}

/* ---- Looks ----------------------------------------------------------------------------------- */

void dot_pen(int tenths, PlycutOut *out)
{
    plycut_out_format(out, tenths % 10 == 0 ? ", penwidth=%d" : ", penwidth=%d.%d", tenths / 10,
                      tenths % 10);
}

/* A double line is three of Graphviz's, the middle one of paper. */
static void colours_write(const Scene *scene, const EdgeStyle *style, PlycutOut *out)
{
    plycut_out_format(out, "color=\"%s", style->colour);
    if (style->twofold)
        plycut_out_format(out, ":%s:%s", scene->palette->paper, style->colour);
    plycut_out_char(out, '"');
}

static const char *head_of(const EdgeStyle *style)
{
    return style->box         ? "noneobox"
           : style->bars == 0 ? "none"
           : style->bars == 1 ? "nonetee"
                              : "noneteenonetee";
}

static void style_write(const Scene *scene, const EdgeStyle *style, const char *head,
                        PlycutOut *out)
{
    colours_write(scene, style, out);
    plycut_out_format(out, ", style=%s",
                      style->dashed   ? "dashed"
                      : style->dotted ? "dotted"
                                      : "solid");
    dot_pen(style->width, out);
    plycut_out_format(out, ", arrowhead=%s%s", head, style->small ? ", arrowsize=0.5" : "");
}

/* ---- Edges ----------------------------------------------------------------------------------- */

/* An edge is identified by the path of its lower node; what differs from the group's default follows. */
static void edge_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    Worded tip = tooltip_edge(scene, d);
    plycut_out_format(out, "    n%u -> n%u [id=\"%se", scene->first + scene->view.drawn[d].parent,
                      scene->first + d, scene->prefix);
    quoted_write(out, drawn_node(&scene->view, d)->path);
    plycut_out_char(out, '"');
    if (edge_is_thick(&scene->view, d)) {
        plycut_out_format(out, ", class=\"%s\"", edge_classes(&scene->view, d));
        dot_pen(thick_lines(scene).edge, out);
    }
    place_write(scene, d, out);
    dot_tip(", tooltip", tip.text, out);
    if (edge_label_width(scene, d) > 0)
        dot_tip(", labeltooltip", tip.text, out);
    plycut_out_text(out, "];\n");
}

static void group_open(const Figure *figure, EdgeKind kind, PlycutOut *out)
{
    const EdgeInfo *info = edge_info(kind);
    EdgeStyle style = edge_style(figure->scenes, kind);
    plycut_out_format(out, "\n  subgraph %s { // %s\n    edge [class=\"%s\", ", info->name,
                      info->summary, info->classes);
    style_write(figure->scenes, &style, head_of(&style), out);
    plycut_out_text(out, "];\n");
}

static void edge_group_write(const Figure *figure, EdgeKind kind, PlycutOut *out)
{
    bool begun = false;
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        for (uint32_t d = 1; d < scene->view.count; d++) {
            if (edge_kind(&scene->view, d) != kind)
                continue;
            if (!begun)
                group_open(figure, kind, out);
            begun = true;
            edge_write(scene, d, out);
        }
    }
    if (begun)
        plycut_out_text(out, "  }\n");
}

/* ---- Arrows ---------------------------------------------------------------------------------- */

static void curve_write(const Scene *scene, const Cause *cause, PlycutOut *out)
{
    Point points[CAUSE_POINTS];
    int count = cause_points(scene, cause, points);
    Point last = points[count - 1];
    plycut_out_format(out, ", pos=\"e,%d,%d", last.x, last.y + cause_head(scene));
    for (int i = 0; i < count; i++)
        plycut_out_format(out, " %d,%d", points[i].x, points[i].y);
    plycut_out_char(out, '"');
}

static void cause_write(const Scene *scene, const Cause *cause, PlycutOut *out)
{
    Worded tip = tooltip_cause(scene, cause->from, cause->to);
    plycut_out_format(out, "    n%u -> n%u [", scene->first + cause->from,
                      scene->first + cause->to);
    dot_tip("tooltip", tip.text, out);
    if (scene->picture->layout == PLYCUT_LAYOUT_TIDY)
        curve_write(scene, cause, out);
    plycut_out_text(out, "];\n");
}

static void causes_open(const Scene *scene, PlycutOut *out)
{
    EdgeStyle style = cause_style(scene);
    plycut_out_format(out,
                      "\n  subgraph causes { // from a node cut off deep to the owner of the "
                      "bound\n    edge [class=\"%s\", ",
                      CAUSE_CLASSES);
    style_write(scene, &style, "vee", out);
    plycut_out_text(out, ", constraint=false];\n");
}

static void causes_write(const Figure *figure, PlycutOut *out)
{
    bool begun = false;
    for (size_t i = 0; i < figure->count; i++)
        for (int c = 0; c < figure->causes[i].count; c++) {
            if (!begun)
                causes_open(figure->scenes, out);
            begun = true;
            cause_write(&figure->scenes[i], &figure->causes[i].items[c], out);
        }
    if (begun)
        plycut_out_text(out, "  }\n");
}

void dot_edges(const Figure *figure, PlycutOut *out)
{
    for (EdgeKind kind = 0; kind < EDGES; kind++)
        edge_group_write(figure, kind, out);
    causes_write(figure, out);
}

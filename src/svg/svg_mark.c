/* The marks of the legend in SVG: small shapes and lines, drawn as the picture draws them. */
#include "svg/svg.h"

/* ---- Lines ----------------------------------------------------------------------------------- */

static void line_write(const EdgeStyle *style, double x, double y, double length, PlycutOut *out)
{
    double apart = style->width / 10.0;
    plycut_out_format(out, "<path fill=\"none\" stroke=\"%s\"%s", style->colour,
                      style->dashed   ? " stroke-dasharray=\"5 2\""
                      : style->dotted ? " stroke-dasharray=\"1 5\""
                                      : "");
    svg_attribute("stroke-width", style->width / 10.0, out);
    plycut_out_text(out, " d=\"");
    for (int side = style->twofold ? -1 : 0; side <= style->twofold; side += 2)
        svg_line((Corner){x, y + side * apart}, (Corner){x + length, y + side * apart}, out);
    plycut_out_text(out, "\"/>");
}

static void edge_mark(const EdgeStyle *style, double x, double y, PlycutOut *out)
{
    enum { APART = 6, HALF = 4 };
    line_write(style, x, y, LEGEND_MARK, out);
    if (style->bars == 0)
        return;
    plycut_out_format(out, "<path stroke=\"%s\" stroke-width=\"3\" d=\"", style->colour);
    for (int bar = 0; bar < style->bars; bar++) {
        double at = x + LEGEND_MARK / 2.0 + (bar - (style->bars - 1) / 2.0) * APART;
        svg_line((Corner){at, y - HALF}, (Corner){at, y + HALF}, out);
    }
    plycut_out_text(out, "\"/>");
}

static void arrow_mark(const EdgeStyle *style, double x, double y, PlycutOut *out)
{
    const Corner head[] = {{x + LEGEND_MARK, y},
                           {x + LEGEND_MARK - 8, y + 3.5},
                           {x + LEGEND_MARK - 4, y},
                           {x + LEGEND_MARK - 8, y - 3.5}};
    line_write(style, x, y, LEGEND_MARK - 6, out);
    plycut_out_format(out, "<path fill=\"%s\" d=\"", style->colour);
    svg_outline(head, 4, false, out);
    plycut_out_text(out, "\"/>");
}

/* The kind of edge that a mark explains. */
static EdgeKind edge_of(LegendMark mark)
{
    return mark == MARK_VARIATION ? EDGE_TREE
           : mark == MARK_SHALLOW ? EDGE_SHALLOW
           : mark == MARK_DEEP    ? EDGE_DEEP
                                  : EDGE_WINDOW;
}

static void line_mark(const Scene *scene, LegendMark mark, double x, double y, PlycutOut *out)
{
    EdgeStyle style = edge_style(scene, edge_of(mark));
    style.width = mark == MARK_VARIATION ? variation_edge_width(scene) : style.width;
    edge_mark(&style, x, y, out);
}

/* ---- Shapes ---------------------------------------------------------------------------------- */

/* The marks that are small nodes. */
static const struct ShapeMark {
    LegendMark mark;
    Look look;
    int width;
} SHAPES[] = {{MARK_MAX, LOOK_MAX, 15},        {MARK_MIN, LOOK_MIN, 15},
              {MARK_LEAF, LOOK_LEAF, 11},      {MARK_FOLDED, LOOK_FOLDED_MAX, 18},
              {MARK_CURRENT, LOOK_MAX, 15},    {MARK_OPEN, LOOK_MAX, 15},
              {MARK_AHEAD, LOOK_AHEAD_MAX, 15}};
enum { SHAPE_MARKS = sizeof SHAPES / sizeof *SHAPES };

/* Borders are two thirds as wide as in the picture; tenths of a point. */
static int border_of(const Scene *scene, LegendMark mark, const LookStyle *style)
{
    return mark == MARK_CURRENT ? current_border_width(scene) * 2 / 3
           : mark == MARK_OPEN  ? variation_border_width(scene) * 2 / 3
                                : (style->thin ? 5 : 10);
}

static void shape_mark(const Scene *scene, const struct ShapeMark *shape, double x, double y,
                       PlycutOut *out)
{
    enum { HEIGHT = 12, RING = 3 };
    LookStyle style = look_style(scene, shape->look);
    Corner corners[CORNERS_MOST], middle = {x, y};
    double width = shape->width;
    plycut_out_format(out, "<path fill=\"%s\" stroke=\"%s\"%s",
                      shape->mark == MARK_CURRENT ? scene->palette->now[PLYCUT_MAX] : style.fill,
                      style.line, style.dashed ? " stroke-dasharray=\"3 1.5\"" : "");
    svg_attribute("stroke-width", border_of(scene, shape->mark, &style) / 10.0, out);
    plycut_out_text(out, " d=\"");
    svg_outline(corners, shape_corners(shape->look, middle, width, HEIGHT, corners), false, out);
    if (style.ring)
        svg_outline(
            corners,
            shape_corners(shape->look, middle, width - 2 * RING, HEIGHT - 2 * RING, corners), false,
            out);
    plycut_out_text(out, "\"/>");
}

static void never_mark(const Scene *scene, double x, double y, PlycutOut *out)
{
    enum { LEAF = 11 };
    EdgeStyle style = edge_style(scene, EDGE_NEVER);
    line_write(&style, x, y, LEGEND_MARK - LEAF - 1, out);
    shape_mark(scene, &(struct ShapeMark){MARK_NEVER, LOOK_PRUNED_LEAF, LEAF},
               x + LEGEND_MARK - (LEAF + 1) / 2.0, y, out);
}

/* ---- All of them ----------------------------------------------------------------------------- */

void svg_mark(const Scene *scene, LegendMark mark, double x, double y, PlycutOut *out)
{
    EdgeStyle cause = cause_style(scene);
    for (int i = 0; i < SHAPE_MARKS; i++)
        if (SHAPES[i].mark == mark) {
            shape_mark(scene, &SHAPES[i], x + LEGEND_MARK / 2.0, y, out);
            return;
        }
    if (mark == MARK_NEVER)
        never_mark(scene, x, y, out);
    else if (mark == MARK_CAUSE)
        arrow_mark(&cause, x, y, out);
    else
        line_mark(scene, mark, x, y, out);
}

/* The legend in SVG: each mark drawn as the picture draws it, where legend_place says. */
#include "svg/svg.h"

/* ---- Lines ----------------------------------------------------------------------------------- */

static void svg_mark_line(const EdgeStyle *style, double x, double y, double length, PlycutOut *out)
{
    double apart = style->width / 10.0;
    svg_edge_open(style, style->width, out);
    for (int side = style->twofold ? -1 : 0; side <= style->twofold; side += 2)
        svg_line((Corner){x, y + side * apart}, (Corner){x + length, y + side * apart}, out);
    svg_path_close(out);
}

static void edge_mark(const EdgeStyle *style, double x, double y, double length, PlycutOut *out)
{
    enum { APART = 6, HALF = 4 };
    svg_mark_line(style, x, y, length, out);
    if (style->bars == 0)
        return;
    svg_path_open("<path", NULL, style->colour, 30, NULL, out);
    for (int bar = 0; bar < style->bars; bar++) {
        double at = x + length / 2.0 + (bar - (style->bars - 1) / 2.0) * APART;
        svg_line((Corner){at, y - HALF}, (Corner){at, y + HALF}, out);
    }
    svg_path_close(out);
}

static void arrow_mark(const EdgeStyle *style, double x, double y, PlycutOut *out)
{
    const Corner head[] = {{x + LEGEND_MARK, y},
                           {x + LEGEND_MARK - 8, y + 3.5},
                           {x + LEGEND_MARK - 4, y},
                           {x + LEGEND_MARK - 8, y - 3.5}};
    svg_mark_line(style, x, y, LEGEND_MARK - 6, out);
    plycut_out_format(out, "<path fill=\"%s\" d=\"", style->colour);
    svg_outline(head, 4, false, out);
    svg_path_close(out);
}

/* ---- Shapes ---------------------------------------------------------------------------------- */

static void node_mark(const LegendDrawing *drawing, double x, double y, PlycutOut *out)
{
    enum { RING = 3 };
    const LookStyle *style = &drawing->style;
    Corner corners[CORNERS_MOST], middle = {x, y};
    double width = drawing->width;
    svg_path_open("<path", style->fill, style->line, drawing->border,
                  style->dashed ? "3 1.5" : NULL, out);
    svg_outline(corners, shape_corners(drawing->look, middle, width, LEGEND_NODE, corners),
                style->rounded, out);
    if (style->ring)
        svg_outline(
            corners,
            shape_corners(drawing->look, middle, width - 2 * RING, LEGEND_NODE - 2 * RING, corners),
            false, out);
    svg_path_close(out);
}

static void svg_mark(const Scene *scene, Mark mark, double x, double y, PlycutOut *out)
{
    const LegendDrawing drawing = legend_drawing(scene, mark);
    if (drawing.arrow)
        arrow_mark(&drawing.edge, x, y, out);
    if (drawing.line)
        edge_mark(&drawing.edge, x, y, legend_line_end(&drawing), out);
    if (drawing.width > 0)
        node_mark(&drawing, x + legend_node_middle(&drawing), y, out);
}

/* ---- The legend ------------------------------------------------------------------------------ */

/* Where the parts go: the legend's upper left corner. */
typedef struct Place {
    const Scene *scene;
    Corner corner;
    PlycutOut *out;
} Place;

static void svg_part_write(const LegendPart *part, void *self)
{
    enum { BASELINE = 3 }; /* below a row's middle */
    const Place *place = self;
    double x = place->corner.x + part->x, y = place->corner.y + part->y;
    if (part->mark != NULL && part->mark->mark == MARK_LAST_MOVE)
        svg_last_move(place->scene, x, y, place->out);
    else if (part->mark != NULL)
        svg_mark(place->scene, part->mark->mark, x, y, place->out);
    else if (part->label != NULL)
        svg_label_line_from(part->label, 0, x, y, place->out);
    else
        svg_text(&(SvgText){x, y - BASELINE, LEGEND_TYPE, part->bold, .colour = part->colour,
                            .anchor = part->right ? "end" : "start"},
                 part->text, place->out);
}

void svg_legend(const Figure *figure, const PlacedLegend *legend, double x, double y,
                PlycutOut *out)
{
    const bool scaled = legend->scale != 1;
    Place place = {figure->scenes, scaled ? (Corner){0, 0} : (Corner){x, y}, out};
    if (legend->height <= 0)
        return;
    plycut_out_text(out, "<g class=\"legend\"");
    if (scaled) {
        plycut_out_text(out, " transform=\"translate(");
        svg_number(x, out);
        plycut_out_char(out, ' ');
        svg_number(-y, out);
        plycut_out_text(out, ") scale(");
        svg_number(legend->scale, out);
        plycut_out_text(out, ")\"");
    }
    plycut_out_text(out, ">\n");
    legend_each(figure, legend, svg_part_write, &place);
    plycut_out_text(out, "</g>\n");
}

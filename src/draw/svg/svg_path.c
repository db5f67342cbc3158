/* Numbers, points and paths of SVG. */
#include <math.h>

#include "render/escape.h"
#include "svg/svg.h"

void svg_number(double number, PlycutOut *out)
{
    int64_t tenths = (int64_t)floor(number * 10 + 0.5);
    uint64_t size = tenths < 0 ? 0 - (uint64_t)tenths : (uint64_t)tenths;
    if (tenths < 0)
        plycut_out_char(out, '-');
    plycut_out_integer(out, (int64_t)(size / 10));
    if (size % 10 != 0) {
        plycut_out_char(out, '.');
        plycut_out_char(out, (char)('0' + size % 10));
    }
}

void svg_attribute(const char *name, double number, PlycutOut *out)
{
    plycut_out_char(out, ' ');
    plycut_out_text(out, name);
    plycut_out_text(out, "=\"");
    svg_number(number, out);
    plycut_out_char(out, '"');
}

void svg_box(double left, double top, double width, double height, PlycutOut *out)
{
    svg_attribute("x", left, out);
    svg_attribute("y", -top, out);
    svg_attribute("width", width, out);
    svg_attribute("height", height, out);
}

void svg_view_box(double left, double top, double width, double height, PlycutOut *out)
{
    const double sides[] = {left, -top, width, height};
    for (int i = 0; i < 4; i++) {
        plycut_out_text(out, i == 0 ? "viewBox=\"" : " ");
        svg_number(sides[i], out);
    }
    plycut_out_char(out, '"');
}

/* Formats would take longer, and a tree has many attributes. */
void svg_word(const char *name, const char *text, PlycutOut *out)
{
    if (text == NULL)
        return;
    plycut_out_text(out, name);
    plycut_out_text(out, text);
    plycut_out_char(out, '"');
}

void svg_path_open(const char *begin, const char *fill, const char *colour, int width,
                   const char *dashes, PlycutOut *out)
{
    plycut_out_text(out, begin);
    svg_word(" fill=\"", fill, out);
    svg_word(" stroke=\"", colour, out);
    if (width != 10)
        svg_attribute("stroke-width", width / 10.0, out);
    svg_word(" stroke-dasharray=\"", dashes, out);
    plycut_out_text(out, " d=\"");
}

void svg_edge_open(const EdgeStyle *style, int width, PlycutOut *out)
{
    svg_path_open("<path", "none", style->colour, width,
                  style->dashed   ? "5 2"
                  : style->dotted ? "2 4"
                                  : NULL,
                  out);
}

void svg_path_close(PlycutOut *out)
{
    plycut_out_text(out, "\"/>");
}

void svg_point(Corner point, PlycutOut *out)
{
    svg_number(point.x, out);
    plycut_out_char(out, ' ');
    svg_number(-point.y, out);
}

/* The point where a rounded corner begins: at most a third of the way to the next corner. */
static Corner towards(Corner from, Corner to)
{
    double length = hypot(to.x - from.x, to.y - from.y);
    double share = length > 0 ? outline_radius(length) / length : 0;
    return (Corner){from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)};
}

void svg_outline(const Corner *corners, int count, bool rounded, PlycutOut *out)
{
    for (int i = 0; i < count; i++) {
        Corner before = corners[(i + count - 1) % count], after = corners[(i + 1) % count];
        plycut_out_char(out, i == 0 ? 'M' : rounded ? 'L' : ' ');
        if (!rounded) {
            svg_point(corners[i], out);
            continue;
        }
        svg_point(towards(corners[i], before), out);
        plycut_out_char(out, 'Q');
        svg_point(corners[i], out);
        plycut_out_char(out, ' ');
        svg_point(towards(corners[i], after), out);
    }
    plycut_out_char(out, 'z');
}

void svg_line(Corner from, Corner to, PlycutOut *out)
{
    plycut_out_char(out, 'M');
    svg_point(from, out);
    plycut_out_char(out, ' ');
    svg_point(to, out);
}

void svg_group(const Scene *scene, const char *what, uint32_t d, PlycutOut *out)
{
    plycut_out_text(out, "<g id=\"");
    plycut_out_text(out, scene->prefix);
    plycut_out_char(out, what[0]);
    xml_write(out, drawn_node(&scene->view, d)->path);
    plycut_out_text(out, "\" class=\"");
    plycut_out_text(out, what);
    plycut_out_char(out, ' ');
}

/* Boxes to fill in, in SVG. */
#include "svg/svg.h"
#include "scene/blank.h"

/* A box, centred; its width includes its lines. */
static void svg_fill_in_write(double x, double y, BoxSize size, PlycutOut *out)
{
    plycut_out_text(out, "<rect class=\"fill-in\"");
    svg_box(x - (size.width - 1) / 2.0, y + (size.height - 1) / 2.0, size.width - 1,
            size.height - 1, out);
    plycut_out_text(out, " fill=\"#FFFFFF\" stroke=\"#000000\"/>");
}

static void svg_sign_write(const char *sign, double x, double y, PlycutOut *out)
{
    enum { TYPE = 14 };
    svg_text(&(SvgText){x, y - TYPE * 0.36, .size = TYPE}, sign, out);
}

static void svg_blank_window(double x, double y, BoxSize bound, PlycutOut *out)
{
    double step = (bound.width + BLANK_SIGN) / 2.0;
    svg_sign_write("[", x - 2 * step, y, out);
    svg_fill_in_write(x - step, y, bound, out);
    svg_sign_write(",", x, y, out);
    svg_fill_in_write(x + step, y, bound, out);
    svg_sign_write("]", x + 2 * step, y, out);
}

void svg_blank_rows(const Scene *scene, bool window_first, double x, double y, PlycutOut *out)
{
    const BlankRows rows = blank_rows(scene);
    const double value = rows.value.height + BLANK_ROW_GAP,
                 window = rows.bound.height + BLANK_ROW_GAP;
    svg_fill_in_write(x, (rows.window && window_first ? y - window : y) - value / 2, rows.value,
                      out);
    if (rows.window)
        svg_blank_window(x, (window_first ? y : y - value) - window / 2, rows.bound, out);
}

/* In a house the window is below the value, where it is widest. */
void svg_blank(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const bool house = look_info(scene_look(scene, d))->outline == OUTLINE_HOUSE;
    const int name = blank_name_height(label);
    const double top = drawn->y + blank_top(scene, d, label);
    if (label->line_count > 0)
        svg_label_lines(label, 0, 1, drawn->x, top - name / 2.0, out);
    svg_blank_rows(scene, !house, drawn->x, top - name, out);
}

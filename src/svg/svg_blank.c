/* Boxes to fill in, in SVG. */
#include "svg/svg.h"
#include "scene/blank.h"

/* A box, centred; its width includes its lines. */
static void box_write(double x, double y, int width, int height, PlycutOut *out)
{
    plycut_out_text(out, "<rect class=\"fill-in\"");
    svg_attribute("x", x - (width - 1) / 2.0, out);
    svg_attribute("y", -y - (height - 1) / 2.0, out);
    svg_attribute("width", width - 1, out);
    svg_attribute("height", height - 1, out);
    plycut_out_text(out, " fill=\"#FFFFFF\" stroke=\"#000000\"/>");
}

static void sign_write(const char *sign, double x, double y, PlycutOut *out)
{
    enum { TYPE = 14 };
    svg_text(&(SvgText){.x = x, .y = y - TYPE * 0.36, .size = TYPE, .anchor = "middle"}, sign, out);
}

static void window_write(double x, double y, int width, int height, PlycutOut *out)
{
    double step = (width + BLANK_SIGN) / 2.0;
    sign_write("[", x - 2 * step, y, out);
    box_write(x - step, y, width, height, out);
    sign_write(",", x, y, out);
    box_write(x + step, y, width, height, out);
    sign_write("]", x + 2 * step, y, out);
}

void svg_blank_rows(const Scene *scene, bool window_first, double x, double y, PlycutOut *out)
{
    const int value_height = blank_box_height(scene, BLANK_VALUE_HEIGHT),
              bound_height = blank_box_height(scene, BLANK_BOUND_HEIGHT);
    const double value = value_height + BLANK_ROW_GAP, window = bound_height + BLANK_ROW_GAP;
    bool both = blank_has_window(scene);
    double value_at = both && window_first ? y - window : y;
    box_write(x, value_at - value / 2, blank_box_width(scene, BLANK_VALUE_WIDTH), value_height, out);
    if (both)
        window_write(x, (window_first ? y : y - value) - window / 2, blank_box_width(scene, BLANK_BOUND_WIDTH),
                     bound_height, out);
}

/* Name and boxes are stacked from the floor of a house upwards; in an inverted house, whose floor is on top, downwards. */
void svg_blank(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    bool house = look_is_house(scene_look(scene, d));
    int name = blank_name_height(label), floor = blank_floor(drawn);
    double top = house ? drawn->y - floor + blank_rows_height(scene) + name : drawn->y + floor;
    if (label->line_count > 0)
        svg_label_lines(scene, label, 0, 1, drawn->x, top - name / 2.0, out);
    svg_blank_rows(scene, !house, drawn->x, top - name, out);
}

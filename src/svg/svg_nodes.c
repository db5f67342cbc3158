/* Nodes in SVG: a group each, with its outline and its texts. */
#include <math.h>

#include "svg/svg.h"
#include "scene/blank.h"
#include "scene/classes.h"
#include "scene/tooltip.h"

/* ---- Outlines -------------------------------------------------------------------------------- */

/* A line across each corner, of a node whose value the transposition table knew. */
static void corners_off_write(const Corner *corners, int count, PlycutOut *out)
{
    enum { OFF = 12 };
    for (int i = 0; i < count; i++) {
        Corner here = corners[i], ends[2];
        for (int side = 0; side < 2; side++) {
            Corner next = corners[(i + (side == 0 ? 1 : count - 1)) % count];
            double x = next.x - here.x, y = next.y - here.y, far = x * x + y * y;
            double share = far > 4 * OFF * OFF ? OFF / sqrt(far) : 0.5;
            ends[side] = (Corner){here.x + share * x, here.y + share * y};
        }
        svg_line(ends[0], ends[1], out);
    }
}

static void outline_write(const Scene *scene, uint32_t d, const LookStyle *style, PlycutOut *out)
{
    Corner corners[CORNERS_MOST];
    int count = drawn_corners(scene, d, false, corners);
    plycut_out_text(out, "<path d=\"");
    svg_outline(corners, count, style->rounded, out);
    if (style->diagonals)
        corners_off_write(corners, count, out);
    if (style->ring)
        svg_outline(corners, drawn_corners(scene, d, true, corners), false, out);
    /* The rest of a node's children has no class of its own. */
    plycut_out_text(out, scene_look(scene, d) == LOOK_REST ? "\" stroke-dasharray=\"5 2\"/>\n"
                                                           : "\"/>\n");
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static void content_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Label label;
    label_make(scene, d, &label);
    if (scene_has_board(scene, d)) {
        svg_board(scene, d, &label, out);
    } else if (blank_has_boxes(scene, d)) {
        svg_blank(scene, d, &label, out);
    } else {
        int up = shape_text_up(scene_look(scene, d), drawn->height);
        svg_label_lines(scene, &label, 0, label.line_count, drawn->x, drawn->y + up, out);
    }
}

static void node_write(const Scene *scene, uint32_t d, const LookStyle *styles, PlycutOut *out)
{
    const LookStyle *style = &styles[scene_look(scene, d)];
    svg_group(scene, "node", d, out);
    node_classes_write(scene, d, out);
    plycut_out_text(out, "\">");
    svg_tooltip(tooltip_node(scene, d).text, out);
    if (style->outline != OUTLINE_NONE)
        outline_write(scene, d, style, out);
    content_write(scene, d, out);
    plycut_out_text(out, "</g>\n");
}

void svg_nodes(const Scene *scene, PlycutOut *out)
{
    LookStyle styles[LOOKS];
    for (Look look = 0; look < LOOKS; look++)
        styles[look] = look_style(scene, look);
    for (uint32_t d = 0; d < scene->view.count; d++)
        node_write(scene, d, styles, out);
}

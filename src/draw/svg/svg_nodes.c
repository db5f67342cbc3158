/* Nodes in SVG: a group each, with its outline and its texts. */
#include "svg/svg.h"
#include "scene/blank.h"
#include "scene/classes.h"

/* ---- Outlines -------------------------------------------------------------------------------- */

/* A line across each corner, of a node whose value the transposition table knew. */
static void corners_off_write(const Corner *corners, int count, PlycutOut *out)
{
    for (int i = 0; i < count; i++) {
        Corner ends[2];
        corner_off(corners, count, i, ends);
        svg_line(ends[0], ends[1], out);
    }
}

static void outline_write(const Scene *scene, uint32_t d, const LookStyle *style, PlycutOut *out)
{
    Corner corners[CORNERS_MOST];
    int count = drawn_corners(scene, d, false, corners);
    const char *fill = drawn_fill(scene, d);
    int border = drawn_border(scene, d);
    if (border == 0)
        border = style->thin ? 5 : 10;
    svg_path_open("<path", fill != NULL ? fill : style->fill, style->line, border,
                  style->dashed ? "5 2" : NULL, out);
    svg_outline(corners, count, style->rounded, out);
    if (style->diagonals)
        corners_off_write(corners, count, out);
    if (style->ring)
        svg_outline(corners, drawn_corners(scene, d, true, corners), false, out);
    plycut_out_text(out, "\"/>\n");
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static void svg_content_write(const Scene *scene, uint32_t d, PlycutOut *out)
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
        svg_label_lines(&label, 0, label.line_count, drawn->x, drawn->y + up, out);
    }
}

static void svg_node_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const LookStyle style = drawn_style(scene, d);
    svg_group(scene, "node", d, out);
    node_classes_write(scene, d, out);
    plycut_out_text(out, "\">");
    svg_tooltip(tooltip_node(scene, d).text, out);
    if (style.outline != OUTLINE_NONE)
        outline_write(scene, d, &style, out);
    svg_content_write(scene, d, out);
    plycut_out_text(out, "</g>\n");
}

void svg_nodes(const Scene *scene, PlycutOut *out)
{
    for (uint32_t d = 0; d < scene->view.count; d++)
        svg_node_write(scene, d, out);
}

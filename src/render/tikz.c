/* The picture as TikZ statements, everything at the place that the scene gives it. */
#include "render/heading.h"
#include "render/tex.h"
#include "render/tikz.h"
#include "scene/board.h"
#include "scene/shape.h"

#include <plycut/render.h>

/* ---- Text ------------------------------------------------------------------------------------ */

static void heading_write(const Heading *heading, PlycutOut *out)
{
    plycut_out_format(out, "\\node[plytext] at (%d,%d) {\\plylabel{0}{0}{\\plyline{%d}{\\textbf{", heading->x,
                      heading->y, heading->size);
    tex_write(out, heading->text.text);
    plycut_out_text(out, "}}");
    if (heading->second.text[0] != '\0') {
        plycut_out_format(out, "\\plyline{%d}{", HEADING_SMALL);
        tex_write(out, heading->second.text);
        plycut_out_char(out, '}');
    }
    plycut_out_text(out, "}};\n");
}

static void headings_write(const Figure *figure, PlycutOut *out)
{
    Heading heading;
    if (heading_title(figure, &heading))
        heading_write(&heading, out);
    for (size_t i = 0; i < figure->count && figure->count > 1; i++) {
        heading_caption(figure, i, &heading);
        heading_write(&heading, out);
    }
}

/* ---- Edges ----------------------------------------------------------------------------------- */

static void edge_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const EdgeLine line = edge_line(scene, d);
    const EdgeLabel *label = &scene->view.drawn[d].label;
    char text[LABEL_TEXT];
    plycut_out_text(out, "\\draw[");
    tex_edge_name(edge_kind(&scene->view, d), out);
    plycut_out_text(out, edge_is_variation(&scene->view, d) ? ", variation" : "");
    plycut_out_format(out, "] (%d,%d) -- (%d,%d);\n", line.from.x, line.from.y, line.tip.x, line.tip.y);
    edge_label_text(scene, d, text);
    if (text[0] == '\0')
        return;
    plycut_out_format(out, "\\node[plytext] at (%d,%d) {\\plytype{%d}{", label->x, label->y, EDGE_TYPE);
    tex_write(out, text);
    plycut_out_text(out, "}};\n");
}

static void cause_write(const Scene *scene, const Cause *cause, PlycutOut *out)
{
    Point points[CAUSE_POINTS];
    int count = cause_points(scene, cause, points);
    plycut_out_format(out, "\\draw[causes] (%d,%d)", points[0].x, points[0].y);
    for (int i = 1; i + 2 < count; i += 3)
        plycut_out_format(out, " .. controls (%d,%d) and (%d,%d) .. (%d,%d)", points[i].x, points[i].y, points[i + 1].x,
                          points[i + 1].y, points[i + 2].x, points[i + 2].y);
    Point last = points[count - 1];
    plycut_out_format(out, " -- (%d,%d);\n", last.x, last.y + cause_head(scene));
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

void tikz_node_options(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Look look = scene_look(scene, d);
    int height = shape_top(look, drawn->width, drawn->height, 0) - shape_bottom(look, drawn->width, drawn->height, 0);
    tex_look_name(look, out);
    plycut_out_text(out, drawn_node(&scene->view, d)->pv ? ", variation node" : "");
    plycut_out_format(out, ", minimum width=%dbp, minimum height=%dbp", drawn->width, height);
}

static void node_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Look look = scene_look(scene, d);
    bool board = scene_has_board(scene, d);
    Label label;
    label_make(scene, d, &label);
    plycut_out_text(out, "\\node[");
    tikz_node_options(scene, d, out);
    plycut_out_format(out, "] (n%u) at (%d,", scene->first + d, drawn->x);
    tex_halves(2 * drawn->y + shape_top(look, drawn->width, drawn->height, 0) +
                   shape_bottom(look, drawn->width, drawn->height, 0),
               out);
    plycut_out_text(out, ") {");
    if (!board)
        tex_label_write(&label, shape_text_up(look, drawn->height), out);
    plycut_out_text(out, "};\n");
    if (board)
        tikz_board(scene, d, &label, out);
}

static void picture_write(const Figure *figure, PlycutOut *out)
{
    plycut_out_text(out, "\\begin{tikzpicture}[x=1bp, y=1bp]\n");
    headings_write(figure, out);
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        for (uint32_t d = 1; d < scene->view.count; d++)
            edge_write(scene, d, out);
        for (uint32_t d = 0; d < scene->view.count; d++)
            node_write(scene, d, out);
        for (int c = 0; c < figure->causes[i].count; c++)
            cause_write(scene, &figure->causes[i].items[c], out);
    }
    plycut_out_text(out, "\\end{tikzpicture}%\n");
}

bool plycut_render_tikz(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture, PlycutOut *out,
                        PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    Figure figure;
    bool made = count == 0 || figure_make(traces, count, picture, &figure, &arena, error);
    if (made && count > 0)
        tex_file_write(&figure, "", picture_write, out);
    arena_release(&arena);
    return made && (plycut_out_flush(out) || plycut_fail(error, PLYCUT_E_SYSTEM, "the picture cannot be written"));
}

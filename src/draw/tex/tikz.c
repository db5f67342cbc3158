/* The picture as TikZ statements, everything at the place that the scene gives it. */
#include "layout/line.h"
#include "scene/pointed.h"
#include "scene/rows.h"
#include "render/escape.h"
#include "render/heading.h"
#include "tex/tex.h"

#include <plycut/render.h>

/* ---- Text ------------------------------------------------------------------------------------ */

static void tikz_heading_write(const Heading *heading, void *self)
{
    const Tex *tex = self;
    plycut_out_format(tex->out,
                      "\\node[plytext] at (%d,%d) {\\plylabel{0}{0}{\\plyline{%d}{\\textbf{",
                      heading->x, heading->y, heading->size);
    tex_write(tex->out, heading->text.text);
    plycut_out_text(tex->out, "}}");
    if (heading->second.text[0] != '\0') {
        plycut_out_format(tex->out, "\\plyline{%d}{", heading->small);
        tex_write(tex->out, heading->second.text);
        plycut_out_char(tex->out, '}');
    }
    plycut_out_text(tex->out, "}};\n");
}

/* ---- Edges ----------------------------------------------------------------------------------- */

static void tikz_line_write(const Tex *tex, const EdgeLine *line)
{
    plycut_out_format(tex->out, "] %s", tex_point(line->from.x, line->from.y).text);
    if (line->bent)
        plycut_out_format(tex->out, " -- %s", tex_point(line->bend.x, line->bend.y).text);
    plycut_out_format(tex->out, " -- %s;", tex_point(line->to.x, line->to.y).text);
}

static void tikz_move_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    EdgeWords words;
    edge_words(scene, d, &words);
    for (int i = 0; i < words.count; i++) {
        const MovePlace at = edge_line_place(scene, d, words.count, i);
        plycut_out_format(tex->out, "\\node[plytext%s] at %s {\\plytype{%d}{",
                          at.anchor == NULL     ? ""
                          : at.anchor[0] == 's' ? ", anchor=west"
                                                : ", anchor=east",
                          tex_point(at.x, at.y).text, edge_type(scene));
        tex_write(tex->out, words.lines[i]);
        plycut_out_text(tex->out, "}};\n");
    }
}

static void tikz_edge_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const EdgeLine line = edge_line(scene, d);
    plycut_out_format(tex->out, "\\draw[%s%s",
                      tex_style_name(edge_info(edge_kind(&scene->view, d))->name).text,
                      edge_is_thick(&scene->view, d) ? ", variation" : "");
    tikz_line_write(tex, &line);
    plycut_out_char(tex->out, '\n');
    tikz_move_write(tex, scene, d);
}

static void tikz_cause_write(const Tex *tex, const Scene *scene, const Cause *cause)
{
    const Arrow arrow = cause_arrow(scene, cause);
    plycut_out_format(tex->out, "\\draw[causes] (%d,%d)", arrow.parts[0].from.x,
                      arrow.parts[0].from.y);
    for (int i = 0; i < arrow.count; i++) {
        const Arc *arc = &arrow.parts[i];
        plycut_out_format(tex->out, " .. controls (%d,%d) and (%d,%d) .. (%d,%d)", arc->first.x,
                          arc->first.y, arc->second.x, arc->second.y, arc->tip.x, arc->tip.y);
    }
    plycut_out_text(tex->out, ";\n");
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* The end of a node's options, and its place. */
static void tikz_place_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    plycut_out_format(tex->out, "] (n%u) at (%d,%s) {", scene->first + d, drawn->x,
                      tex_halves(2 * drawn->y + tex_middle(scene, d)).text);
}

static void tikz_node_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    plycut_out_text(tex->out, "\\node[");
    tex_node_options(tex, scene, d);
    tikz_place_write(tex, scene, d);
    if (!scene_has_board(scene, d))
        tex_label_write(tex, scene, d);
    plycut_out_text(tex->out, "};");
    if (scene_has_board(scene, d)) {
        plycut_out_char(tex->out, '\n');
        tikz_board(tex, scene, d);
    }
    plycut_out_char(tex->out, '\n');
}

/* ---- What the author points at --------------------------------------------------------------- */

static void tikz_frame_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    plycut_out_format(tex->out, "\\draw[%s, draw=%s]", tex_line_width(FRAME_PEN).text,
                      tex_colour(tex, scene->palette->author).text);
    for (int corner = 0; corner < FRAME_CORNERS; corner++) {
        Corner points[3];
        frame_corner(scene, d, corner, points);
        for (int i = 0; i < 3; i++)
            plycut_out_format(tex->out, "%s%s", i == 0 ? " " : " -- ",
                              tex_point(points[i].x, points[i].y).text);
    }
    plycut_out_text(tex->out, ";\n");
}

static void tikz_note_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const DrawnNote *note = scene->view.drawn[d].note;
    for (int line = 0; line < note->count; line++) {
        const NoteLine place = note_line(scene, d, line);
        plycut_out_format(
            tex->out, "\\node[plytext, anchor=base%s, text=%s] at (%d,%d) {\\plytype{%d}{",
            place.anchor == NULL ? ""
            : note->left         ? " east"
                                 : " west",
            tex_colour(tex, scene->palette->author).text, place.x, place.y, note->type);
        tex_write(tex->out, note->lines[line]);
        plycut_out_text(tex->out, "}};\n");
    }
}

static void tikz_rows_write(const Tex *tex, const Scene *scene)
{
    for (int rank = 0; rank < scene->view.ranks; rank++) {
        const char *text = row_text(scene, rank);
        if (text != NULL)
            plycut_out_format(
                tex->out,
                "\\node[plytext, anchor=west, text=%s] at (%d,%d) {\\plytype{%d}{\\textbf{%s}}};\n",
                tex_colour(tex, scene->palette->small).text, scene->right, scene->rank_y[rank],
                row_type(scene), text);
    }
}

static void tikz_pointed_write(const Tex *tex, const Scene *scene)
{
    tikz_rows_write(tex, scene);
    for (uint32_t d = 0; d < scene->view.count; d++) {
        if (scene->view.drawn[d].framed)
            tikz_frame_write(tex, scene, d);
        if (scene->view.drawn[d].note != NULL)
            tikz_note_write(tex, scene, d);
    }
}

/* ---- The picture ----------------------------------------------------------------------------- */

/* The algorithm's lines to the right of the trees, the legend below all. */
static void tikz_below_write(const Tex *tex)
{
    const Figure *figure = tex->figure;
    Listing listing;
    PlacedLegend legend;
    if (listing_make(figure, &listing))
        tex_listing(tex, &listing);
    legend_place_best(figure, &legend);
    const double margin = (figure->width - legend.width) / 2;
    tex_legend(tex, &legend,
               legend.right_of_tree ? legend.left
               : margin < 0         ? margin
                                    : 0,
               legend.right_of_tree ? legend.top : listing_lowest(figure, &listing) - LEGEND_GAP);
}

/* A statement for each place that a picture may have for one: the same in all moments of a search. */
static void tikz_scene_write(const Tex *tex, const Scene *scene, const Causes *causes)
{
    for (int c = 0; c < CAUSES; c++) {
        if (c < causes->count)
            tikz_cause_write(tex, scene, &causes->items[c]);
        tex_statement_end(tex);
    }
    for (uint32_t d = 1; d < scene->view.count; d++) {
        tikz_edge_write(tex, scene, d);
        tex_statement_end(tex);
    }
    for (uint32_t d = 0; d < scene->view.count; d++) {
        tikz_node_write(tex, scene, d);
        tex_statement_end(tex);
    }
    tikz_pointed_write(tex, scene);
    tex_statement_end(tex);
}

static void tikz_statements(const Tex *tex)
{
    const Figure *figure = tex->figure;
    heading_each(figure, tikz_heading_write, (void *)(uintptr_t)tex);
    tex_statement_end(tex);
    for (size_t i = 0; i < figure->count; i++)
        tikz_scene_write(tex, &figure->scenes[i], &figure->causes[i]);
    tikz_below_write(tex);
    tex_statement_end(tex);
}

static void tikz_write(const Tex *given)
{
    Tex places = *given;
    const Tex *tex = &places;
    const Figure *figure = tex->figure;
    places.fixed = true;
    plycut_out_text(tex->out, "\\begin{tikzpicture}[x=1bp, y=1bp]\n");
    if (figure->picture->paper.width > 0)
        plycut_out_format(tex->out, "\\path (%d,0) (%d,0); %% the width of the paper\n",
                          -figure->pad, figure->width + figure->pad);
    (tex->noted != NULL ? tex_frame_statements : tikz_statements)(tex);
    plycut_out_text(tex->out, "\\end{tikzpicture}%\n");
}

bool plycut_render_tikz(const PlycutTrace *const *traces, size_t count,
                        const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    const TexFile file = {.packages = "", .body = tikz_write, .statements = tikz_statements};
    return tex_render(traces, count, picture, file, out, error);
}

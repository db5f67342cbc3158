/* The picture as TikZ statements, everything at the place that the scene gives it. */
#include "layout/edge_line.h"
#include "render/escape.h"
#include "render/heading.h"
#include "tex/tex.h"

#include <plycut/render.h>

/* ---- Text ------------------------------------------------------------------------------------ */

static void heading_write(const Heading *heading, void *self)
{
    const Tex *tex = self;
    plycut_out_format(tex->out,
                      "\\node[plytext] at (%d,%d) {\\plylabel{0}{0}{\\plyline{%d}{\\textbf{",
                      heading->x, heading->y, heading->size);
    tex_write(tex->out, heading->text.text);
    plycut_out_text(tex->out, "}}");
    if (heading->second.text[0] != '\0' && tex->overlay == NULL) { /* the counts come last */
        plycut_out_format(tex->out, "\\plyline{%d}{", heading->small);
        tex_write(tex->out, heading->second.text);
        plycut_out_char(tex->out, '}');
    }
    plycut_out_text(tex->out, "}};\n");
}

/* ---- Edges ----------------------------------------------------------------------------------- */

/* What is written between these two is visible from the overlay in which the node becomes known;
 * without overlays always. */
static void seen_begin(const Tex *tex, uint32_t node)
{
    if (tex->overlay != NULL)
        plycut_out_format(tex->out, "\\visible<%u->{", tex->overlay->first[node]);
}

static void seen_end(const Tex *tex)
{
    plycut_out_text(tex->out, tex->overlay != NULL ? "}\n" : "\n");
}

static void line_write(const Tex *tex, const EdgeLine *line)
{
    plycut_out_format(tex->out, "] (%d,%d) -- (%d,%d);", line->from.x, line->from.y, line->tip.x,
                      line->tip.y);
}

/* With overlays the principal variation is seen in the last one. */
static void variation_write(const Tex *tex, const EdgeLine *line)
{
    plycut_out_format(tex->out, "\\visible<%u->{\\draw[tree edges, variation", tex->overlay->count);
    line_write(tex, line);
    plycut_out_text(tex->out, "}\n");
}

static void edge_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const EdgeLine line = edge_line(scene, d);
    const EdgeLabel *label = &scene->view.drawn[d].label;
    const bool varies = edge_is_thick(&scene->view, d);
    char text[LABEL_TEXT];
    seen_begin(tex, scene->view.drawn[d].node);
    plycut_out_text(tex->out, "\\draw[");
    tex_edge_name(tex, edge_kind(&scene->view, d));
    plycut_out_text(tex->out, varies && tex->overlay == NULL ? ", variation" : "");
    line_write(tex, &line);
    seen_end(tex);
    if (varies && tex->overlay != NULL)
        variation_write(tex, &line);
    edge_label_text(scene, d, text);
    if (text[0] == '\0')
        return;
    plycut_out_format(tex->out, "\\node[plytext] at (%d,%d) {\\plytype{%d}{", label->x, label->y,
                      EDGE_TYPE);
    tex_write(tex->out, text);
    plycut_out_text(tex->out, "}};\n");
}

static void cause_write(const Tex *tex, const Scene *scene, const Cause *cause)
{
    Point points[CAUSE_POINTS];
    seen_begin(tex, scene->view.drawn[cause->from].node);
    int count = cause_points(scene, cause, points);
    plycut_out_format(tex->out, "\\draw[causes] (%d,%d)", points[0].x, points[0].y);
    for (int i = 1; i + 2 < count; i += 3)
        plycut_out_format(tex->out, " .. controls (%d,%d) and (%d,%d) .. (%d,%d)", points[i].x,
                          points[i].y, points[i + 1].x, points[i + 1].y, points[i + 2].x,
                          points[i + 2].y);
    Point last = points[count - 1];
    plycut_out_format(tex->out, " -- (%d,%d);", last.x, last.y + cause_head(scene));
    seen_end(tex);
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* The end of a node's options, and its place. */
static void place_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    plycut_out_format(tex->out, "] (n%u) at (%d,", scene->first + d, drawn->x);
    tex_halves(2 * drawn->y + tex_middle(scene, d), tex->out);
    plycut_out_text(tex->out, ") {");
}

/* more: further options. */
static void node_begin(const Tex *tex, const Scene *scene, uint32_t d, const char *more)
{
    plycut_out_text(tex->out, "\\node[");
    tex_node_options(tex, scene, d);
    plycut_out_text(tex->out, more);
    place_write(tex, scene, d);
}

static void node_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    seen_begin(tex, scene->view.drawn[d].node);
    node_begin(tex, scene, d, "");
    if (!scene_has_board(scene, d))
        tex_label_write(tex, scene, d);
    plycut_out_text(tex->out, "};");
    if (scene_has_board(scene, d)) {
        plycut_out_char(tex->out, '\n');
        tikz_board(tex, scene, d);
    }
    seen_end(tex);
    if (tex->overlay != NULL && node_border_width(scene, d) > 0) {
        plycut_out_format(tex->out, "\\visible<%u->{", tex->overlay->count);
        node_begin(tex, scene, d, ", variation node, fill=none");
        plycut_out_text(tex->out, "};}\n");
    }
}

/* What follows is seen until the node is known. False: it is known in the first overlay. */
static bool unseen_begin(const Tex *tex, uint32_t node)
{
    if (tex->overlay->first[node] > 1)
        plycut_out_format(tex->out, "\\visible<-%u>{", tex->overlay->first[node] - 1);
    return tex->overlay->first[node] > 1;
}

/* A node that is not known yet: a leaf has its value, an inner node its name. */
static void node_ahead_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    char value[LABEL_TEXT];
    if (!unseen_begin(tex, scene->view.drawn[d].node))
        return;
    plycut_out_text(tex->out, "\\node[");
    tex_ahead_options(tex, scene, d);
    place_write(tex, scene, d);
    if (node->leaf && scene->measures->leaf_value > 0 &&
        label_value(scene->view.trace, node, scene->picture->values, value)) {
        plycut_out_format(tex->out, "\\plytype{%d}{", scene->measures->leaf_value);
        tex_write(tex->out, value);
        plycut_out_char(tex->out, '}');
    } else if (!node->leaf && !scene_has_board(scene, d)) {
        tex_name_write(tex, scene, d);
    }
    plycut_out_text(tex->out, "};}\n");
}

static void edge_ahead_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const EdgeLine line = edge_line(scene, d);
    if (!unseen_begin(tex, scene->view.drawn[d].node))
        return;
    const EdgeStyle style = edge_style(scene, EDGE_AHEAD);
    plycut_out_text(tex->out, "\\draw[plyedge");
    tex_edge_options(tex, &style);
    line_write(tex, &line);
    plycut_out_text(tex->out, "}\n");
}

/* With overlays: the tree before the search. */
static void ahead_write(const Tex *tex, const Scene *scene)
{
    for (uint32_t d = 1; d < scene->view.count; d++)
        edge_ahead_write(tex, scene, d);
    for (uint32_t d = 0; d < scene->view.count; d++)
        node_ahead_write(tex, scene, d);
}

/* The algorithm's lines to the right of the trees, the legend below all. */
static void below_write(const Tex *tex)
{
    const Figure *figure = tex->figure;
    Listing listing;
    PlacedLegend legend;
    if (listing_make(figure, &listing))
        tex_listing(tex, &listing);
    legend_place(figure, &legend);
    const double margin = (figure->width - legend.width) / 2;
    tex_legend(tex, &legend, margin < 0 ? margin : 0,
               listing_lowest(figure, &listing) - LEGEND_GAP);
}

static void picture_write(const Tex *given)
{
    Tex places = *given;
    const Tex *tex = &places;
    const Figure *figure = tex->figure;
    places.fixed = true;
    plycut_out_text(tex->out, "\\begin{tikzpicture}[x=1bp, y=1bp]\n");
    if (figure->picture->width > 0)
        plycut_out_format(tex->out, "\\path (%d,0) (%d,0); %% the width of the paper\n",
                          -figure->pad, figure->width + figure->pad);
    heading_each(figure, heading_write, &places);
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        if (tex->overlay != NULL)
            ahead_write(tex, scene);
        for (uint32_t d = 1; d < scene->view.count; d++)
            edge_write(tex, scene, d);
        for (uint32_t d = 0; d < scene->view.count; d++)
            node_write(tex, scene, d);
        for (int c = 0; c < figure->causes[i].count; c++)
            cause_write(tex, scene, &figure->causes[i].items[c]);
    }
    below_write(tex);
    plycut_out_text(tex->out, "\\end{tikzpicture}%\n");
}

bool plycut_render_tikz(const PlycutTrace *const *traces, size_t count,
                        const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    return tex_render(traces, count, picture, "", picture_write, out, error);
}

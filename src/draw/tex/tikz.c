/* The picture as TikZ statements, everything at the place that the scene gives it. */
#include "layout/line.h"
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

static void tikz_line_write(const Tex *tex, const EdgeLine *line)
{
    plycut_out_format(tex->out, "] %s -- %s;", tex_point(line->from.x, line->from.y).text,
                      tex_point(line->to.x, line->to.y).text);
}

/* With overlays the principal variation is seen in the last one. */
static void tikz_variation_write(const Tex *tex, const EdgeLine *line)
{
    plycut_out_format(tex->out, "\\visible<%u->{\\draw[tree edges, variation", tex->overlay->count);
    tikz_line_write(tex, line);
    plycut_out_text(tex->out, "}\n");
}

static void tikz_edge_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const EdgeLine line = edge_line(scene, d);
    const EdgeLabel *label = &scene->view.drawn[d].label;
    const bool varies = edge_is_thick(&scene->view, d);
    char text[LABEL_TEXT];
    seen_begin(tex, scene->view.drawn[d].node);
    plycut_out_format(tex->out, "\\draw[%s%s",
                      tex_style_name(edge_info(edge_kind(&scene->view, d))->name).text,
                      varies && tex->overlay == NULL ? ", variation" : "");
    tikz_line_write(tex, &line);
    seen_end(tex);
    if (varies && tex->overlay != NULL)
        tikz_variation_write(tex, &line);
    edge_label_text(scene, d, text);
    if (text[0] == '\0')
        return;
    plycut_out_format(tex->out, "\\node[plytext] at (%d,%d) {\\plytype{%d}{", label->x, label->y,
                      edge_type(scene));
    tex_write(tex->out, text);
    plycut_out_text(tex->out, "}};\n");
}

static void tikz_cause_write(const Tex *tex, const Scene *scene, const Cause *cause)
{
    const Arc arc = cause_arc(scene, cause);
    seen_begin(tex, scene->view.drawn[cause->from].node);
    plycut_out_format(
        tex->out, "\\draw[causes] (%d,%d) .. controls (%d,%d) and (%d,%d) .. (%d,%d);", arc.from.x,
        arc.from.y, arc.first.x, arc.first.y, arc.second.x, arc.second.y, arc.tip.x, arc.tip.y);
    seen_end(tex);
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* The end of a node's options, and its place. */
static void tikz_place_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    plycut_out_format(tex->out, "] (n%u) at (%d,%s) {", scene->first + d, drawn->x,
                      tex_halves(2 * drawn->y + tex_middle(scene, d)).text);
}

/* more: further options. */
static void node_begin(const Tex *tex, const Scene *scene, uint32_t d, const char *more)
{
    plycut_out_text(tex->out, "\\node[");
    tex_node_options(tex, scene, d);
    plycut_out_text(tex->out, more);
    tikz_place_write(tex, scene, d);
}

static void tikz_node_write(const Tex *tex, const Scene *scene, uint32_t d)
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
    if (tex->overlay != NULL && drawn_border(scene, d) > 0) {
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
    Marks marks = 0;
    if (!unseen_begin(tex, scene->view.drawn[d].node))
        return;
    plycut_out_text(tex->out, "\\node[");
    tex_ahead_options(tex, scene, d);
    tikz_place_write(tex, scene, d);
    if (node->leaf && scene->measures->leaf_value > 0 &&
        label_value(scene->view.trace, node, scene->picture->values, value, &marks)) {
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
    tikz_line_write(tex, &line);
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

/* With overlays: what open nodes have at each cutoff. */
static void open_write(const Tex *tex, const Scene *scene)
{
    for (size_t i = 0; i < tex->overlay->open_count; i++) {
        const OpenValue *open = &tex->overlay->open[i];
        for (uint32_t d = 0; d < scene->view.count; d++) {
            if (scene->view.drawn[d].node != open->node || scene_has_board(scene, d) ||
                scene->view.drawn[d].kind != DRAWN_NODE)
                continue;
            plycut_out_format(tex->out, "\\visible<%u>{\\node[", open->overlay);
            tex_node_options(tex, scene, d);
            plycut_out_text(tex->out, ", variation node");
            tikz_place_write(tex, scene, d);
            tex_open_write(tex, scene, d, open->best);
            plycut_out_text(tex->out, "};}\n");
        }
    }
}

/* The algorithm's lines to the right of the trees, the legend below all. */
static void tikz_below_write(const Tex *tex)
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
    heading_each(figure, tikz_heading_write, &places);
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        if (tex->overlay != NULL)
            ahead_write(tex, scene);
        for (int c = 0; c < figure->causes[i].count; c++)
            tikz_cause_write(tex, scene, &figure->causes[i].items[c]);
        for (uint32_t d = 1; d < scene->view.count; d++)
            tikz_edge_write(tex, scene, d);
        for (uint32_t d = 0; d < scene->view.count; d++)
            tikz_node_write(tex, scene, d);
        if (tex->overlay != NULL)
            open_write(tex, scene);
    }
    tikz_below_write(tex);
    plycut_out_text(tex->out, "\\end{tikzpicture}%\n");
}

bool plycut_render_tikz(const PlycutTrace *const *traces, size_t count,
                        const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    return tex_render(traces, count, picture, "", tikz_write, out, error);
}

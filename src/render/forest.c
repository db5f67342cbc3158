/* The tree in brackets for the package forest: a line for each node, so that people can move, add and delete nodes. */
#include "render/heading.h"
#include "render/tex.h"
#include "render/tikz.h"
#include "scene/board.h"
#include "scene/shape.h"

#include <plycut/render.h>

/* "[{3}, leaves, edge=shallow cuts" */
static void node_open(const Scene *scene, uint32_t d, int indent, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Look look = scene_look(scene, d);
    Label label;
    char move[LABEL_TEXT];
    label_make(scene, d, &label);
    plycut_out_format(out, "%*s[{", indent, "");
    tex_label_write(&label, shape_text_up(look, drawn->height), out);
    plycut_out_text(out, "}, ");
    tikz_node_options(scene, d, out);
    plycut_out_format(out, ", name=n%u", scene->first + d);
    if (drawn->parent == NOT_DRAWN)
        return;
    plycut_out_text(out, ", edge={");
    tex_edge_name(edge_kind(&scene->view, d), out);
    plycut_out_text(out, edge_is_variation(&scene->view, d) ? ", variation}" : "}");
    edge_label_text(scene, d, move);
    if (move[0] == '\0')
        return;
    plycut_out_format(out, ", edge label={node[plymove]{\\plytype{%d}{", EDGE_TYPE);
    tex_write(out, move);
    plycut_out_text(out, "}}}");
}

/* A node and what is below it; recursion is bounded by PLYCUT_PLY_MAX. */
static void node_write(const Scene *scene, uint32_t d, int indent, PlycutOut *out)
{
    node_open(scene, d, indent, out);
    for (uint32_t child = scene->view.drawn[d].first; child != NOT_DRAWN; child = scene->view.drawn[child].next) {
        plycut_out_char(out, '\n');
        node_write(scene, child, indent + 2, out);
    }
    plycut_out_char(out, ']');
}

static void tree_write(const Figure *figure, size_t i, PlycutOut *out)
{
    const Scene *scene = &figure->scenes[i];
    plycut_out_format(out, "\\begin{forest} plytree={%d}{%d}\n", scene->measures->rank_gap, scene->measures->gap);
    node_write(scene, 0, 2, out);
    plycut_out_char(out, '\n');
    for (int c = 0; c < figure->causes[i].count; c++) {
        const Cause *cause = &figure->causes[i].items[c];
        plycut_out_format(out, "  \\draw[causes] (n%u.%s) to[bend left] (n%u.%s);\n", scene->first + cause->from, "east",
                          scene->first + cause->to, "east");
    }
    plycut_out_text(out, "\\end{forest}\n");
}

static void picture_write(const Figure *figure, PlycutOut *out)
{
    for (size_t i = 0; i < figure->count; i++)
        tree_write(figure, i, out);
}

bool plycut_render_forest(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture, PlycutOut *out,
                          PlycutError *error)
{
    static const char packages[] = "\\usepackage{forest}\n"
                                   "\\forestset{plytree/.style n args={2}{for tree={parent anchor=south, child anchor=north,\n"
                                   "  l sep=#1bp, s sep=#2bp, inner sep=0pt}}}\n"
                                   "\\tikzset{plymove/.style={midway, fill=white, inner sep=1pt}}\n";
    PlycutPicture plain = *picture;
    plain.boards = PLYCUT_BOARDS_NONE;
    Arena arena = {.blocks = NULL};
    Figure figure;
    bool made = count == 0 || figure_make(traces, count, &plain, &figure, &arena, error);
    if (made && count > 0)
        tex_file_write(&figure, packages, picture_write, out);
    arena_release(&arena);
    return made && (plycut_out_flush(out) || plycut_fail(error, PLYCUT_E_SYSTEM, "the picture cannot be written"));
}

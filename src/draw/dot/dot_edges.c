/* Edges in DOT: a subgraph for each kind, with its looks in one default line, and the cause arrows. */
#include "dot/dot.h"
#include "render/escape.h"
#include "scene/classes.h"
#include "scene/style.h"

/* dot sets a label close to the right of its line: blanks keep it off, and further off the line on its other side. */
static bool dot_move_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    EdgeWords words;
    edge_words(scene, d, &words);
    if (words.count == 0)
        return false;
    plycut_out_text(out, ", label=\"");
    for (int i = 0; i < words.count; i++) {
        plycut_out_text(out, i == 0 ? "   " : "\\n   ");
        quoted_write(out, words.lines[i]);
        plycut_out_text(out, "     ");
    }
    plycut_out_char(out, '"');
    return true;
}

/* ---- Looks ----------------------------------------------------------------------------------- */

void dot_pen(int tenths, PlycutOut *out)
{
    plycut_out_format(out, tenths % 10 == 0 ? ", penwidth=%d" : ", penwidth=%d.%d", tenths / 10,
                      tenths % 10);
}

/* A double line is three of Graphviz's, the middle one of paper. */
static void colours_write(const Scene *scene, const EdgeStyle *style, PlycutOut *out)
{
    plycut_out_format(out, "color=\"%s", style->colour);
    if (style->twofold)
        plycut_out_format(out, ":%s:%s", scene->palette->paper, style->colour);
    plycut_out_char(out, '"');
}

static const char *dot_arrowhead(const EdgeStyle *style)
{
    return style->bars == 0 ? "none" : style->bars == 1 ? "nonetee" : "noneteenonetee";
}

static void dot_edge_style(const Scene *scene, const EdgeStyle *style, const char *head,
                           PlycutOut *out)
{
    colours_write(scene, style, out);
    plycut_out_format(out, ", style=%s",
                      style->dashed   ? "dashed"
                      : style->dotted ? "dotted"
                                      : "solid");
    dot_pen(style->width, out);
    plycut_out_format(out, ", arrowhead=%s%s", head, style->small ? ", arrowsize=0.5" : "");
}

/* ---- Edges ----------------------------------------------------------------------------------- */

/* An edge is identified by the path of its lower node; what differs from the group's default follows. */
static void dot_edge_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    Worded tip = tooltip_edge(scene, d);
    plycut_out_format(out, "    n%u -> n%u [id=\"%se", scene->first + scene->view.drawn[d].parent,
                      scene->first + d, scene->prefix);
    quoted_write(out, drawn_node(&scene->view, d)->path);
    plycut_out_char(out, '"');
    if (edge_is_thick(&scene->view, d)) {
        plycut_out_format(out, ", class=\"%s\"", edge_classes(&scene->view, d));
        dot_pen(thick_lines(scene).edge, out);
    }
    const bool labelled = dot_move_write(scene, d, out);
    dot_tip(", tooltip", tip.text, out);
    if (labelled)
        dot_tip(", labeltooltip", tip.text, out);
    plycut_out_text(out, "];\n");
}

static void edges_open(const Figure *figure, int kind, PlycutOut *out)
{
    const EdgeInfo *info = edge_info((EdgeKind)kind);
    EdgeStyle style = edge_style(figure->scenes, (EdgeKind)kind);
    plycut_out_format(out, "\n  subgraph %s { // %s\n    edge [class=\"%s\", ", info->name,
                      info->summary, info->classes);
    dot_edge_style(figure->scenes, &style, dot_arrowhead(&style), out);
    plycut_out_text(out, "];\n");
}

static bool has_edge_kind(const Scene *scene, uint32_t d, int kind)
{
    return d > 0 && edge_kind(&scene->view, d) == (EdgeKind)kind;
}

/* ---- Arrows ---------------------------------------------------------------------------------- */

static void dot_cause_write(const Scene *scene, const Cause *cause, PlycutOut *out)
{
    Worded tip = tooltip_cause(scene, cause->from, cause->to);
    plycut_out_format(out, "    n%u -> n%u [", scene->first + cause->from,
                      scene->first + cause->to);
    dot_tip("tooltip", tip.text, out);
    plycut_out_text(out, "];\n");
}

static void causes_open(const Scene *scene, PlycutOut *out)
{
    EdgeStyle style = cause_style(scene);
    plycut_out_format(out,
                      "\n  subgraph causes { // from a node cut off deep to the owner of the "
                      "bound\n    edge [class=\"%s\", ",
                      CAUSE_CLASSES);
    dot_edge_style(scene, &style, "vee", out);
    plycut_out_text(out, ", constraint=false];\n");
}

static void causes_write(const Figure *figure, PlycutOut *out)
{
    bool begun = false;
    for (size_t i = 0; i < figure->count; i++)
        for (int c = 0; c < figure->causes[i].count; c++) {
            if (!begun)
                causes_open(figure->scenes, out);
            begun = true;
            dot_cause_write(&figure->scenes[i], &figure->causes[i].items[c], out);
        }
    if (begun)
        plycut_out_text(out, "  }\n");
}

void dot_edges(const Figure *figure, PlycutOut *out)
{
    for (int kind = 0; kind < EDGES; kind++)
        dot_group(figure, kind, has_edge_kind, edges_open, dot_edge_write, out);
    causes_write(figure, out);
}

/* Edges in DOT: a subgraph a kind, with its looks in one default line, and the cause arrows. */
#include "render/dot.h"
#include "scene/edge.h"
#include "scene/tooltip.h"
#include "scene/utf8.h"

/* A double line is three of Graphviz's, the middle one of paper. */
static void colours_write(const Palette *palette, const char *colour, bool twofold, PlycutOut *out)
{
    plycut_out_text(out, colour);
    if (twofold)
        plycut_out_format(out, ":%s:%s", palette->paper, colour);
}

static void edge_defaults_write(const Dot *dot, EdgeKind kind, const char *words)
{
    const Palette *p = dot->scenes[0].palette;
    bool dots = dot->scenes[0].detail == PLYCUT_DETAIL_DOTS;
    const char *thin = dots ? "0.5" : "1", *thick = dots ? "1.2" : "2";
    const struct {
        const char *colour, *style, *width, *head;
    } styles[EDGES] = {
        /* In an exercise each edge has a box, to be crossed where it is cut. */
        [EDGE_TREE] = {p->ink, "solid", thin, dot->picture->boxes ? "noneobox" : "none"},
        [EDGE_NEVER] = {p->never, "dashed", thin, "none"},
        [EDGE_SHALLOW] = {p->cut[PLYCUT_SHALLOW], "solid", thick, "nonetee"},
        [EDGE_DEEP] = {p->cut[PLYCUT_DEEP], "dashed", thick, "noneteenonetee"},
        [EDGE_WINDOW] = {p->cut[PLYCUT_WINDOW], "solid", dots ? "0.7" : "1.5", "nonetee"},
    };
    plycut_out_format(dot->out, "    edge [class=\"%s\", color=\"", words);
    colours_write(p, styles[kind].colour, kind == EDGE_WINDOW, dot->out);
    plycut_out_format(dot->out, "\", style=%s, penwidth=%s, arrowhead=%s%s];\n", styles[kind].style,
                      styles[kind].width, styles[kind].head, dots ? ", arrowsize=0.5" : "");
}

/* An edge is known by the path of its lower node; what differs from the group's default follows. */
static void edge_write(const Dot *dot, const Scene *scene, uint32_t d)
{
    bool dots = scene->detail == PLYCUT_DETAIL_DOTS;
    plycut_out_format(dot->out, "    n%u -> n%u [id=\"%se",
                      scene->first + scene->view.drawn[d].parent, scene->first + d, scene->prefix);
    quoted_write(dot->out, drawn_node(&scene->view, d)->path);
    plycut_out_char(dot->out, '"');
    if (edge_is_variation(&scene->view, d))
        plycut_out_format(dot->out, ", class=\"visited pv\", penwidth=%s", dots ? "2.5" : "4");
    edge_attributes_write(scene, d, dot->out);
    tooltip_edge(scene, d, dot->out);
    plycut_out_text(dot->out, "];\n");
}

static void edge_group_write(const Dot *dot, EdgeKind kind, const char *name, const char *words,
                             const char *summary)
{
    bool begun = false;
    for (size_t i = 0; i < dot->count; i++) {
        const Scene *scene = &dot->scenes[i];
        for (uint32_t d = 1; d < scene->view.count; d++) {
            if (edge_kind(&scene->view, d) != kind)
                continue;
            if (!begun) {
                plycut_out_format(dot->out, "\n  subgraph %s { // %s\n", name, summary);
                edge_defaults_write(dot, kind, words);
            }
            begun = true;
            edge_write(dot, scene, d);
        }
    }
    if (begun)
        plycut_out_text(dot->out, "  }\n");
}

static void causes_write(const Dot *dot)
{
    bool begun = false, dots = dot->scenes[0].detail == PLYCUT_DETAIL_DOTS;
    for (size_t i = 0; i < dot->count; i++)
        for (int c = 0; c < dot->causes[i].count; c++) {
            const Cause *cause = &dot->causes[i].items[c];
            const Scene *scene = &dot->scenes[i];
            if (!begun)
                plycut_out_format(
                    dot->out,
                    "\n  subgraph causes { // from a node cut off deep to the owner of the "
                    "bound\n    edge [class=\"bound\", color=\"%s\", style=dotted, "
                    "penwidth=%s, arrowhead=vee%s, constraint=false];\n",
                    scene->palette->cut[PLYCUT_DEEP], dots ? "1" : "1.6",
                    dots ? ", arrowsize=0.5" : "");
            begun = true;
            plycut_out_format(dot->out, "    n%u -> n%u [", scene->first + cause->from,
                              scene->first + cause->to);
            tooltip_cause(scene, cause, dot->out);
            if (dot->picture->layout == PLYCUT_LAYOUT_TIDY)
                cause_write(scene, cause, dot->out);
            plycut_out_text(dot->out, "];\n");
        }
    if (begun)
        plycut_out_text(dot->out, "  }\n");
}

void dot_edges(const Dot *dot)
{
    static const char *const names[][3] = {
#define GROUP(id, name, words, summary) {name, words, summary},
#include "scene/edges.def"
#undef GROUP
    };
    for (EdgeKind kind = 0; kind < EDGES; kind++)
        edge_group_write(dot, kind, names[kind][0], names[kind][1], names[kind][2]);
    causes_write(dot);
}

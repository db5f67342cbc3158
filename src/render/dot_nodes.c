/* Nodes in DOT: a subgraph a look, with that look in one default line. */
#include "scene/blank.h"
#include "scene/board.h"
#include "render/dot.h"
#include "scene/shape.h"
#include "scene/tooltip.h"
#include "scene/utf8.h"

/* Shape, style, line and fill of a look. */
typedef struct LookStyle {
    const char *shape, *style, *colour, *fill, *extra;
} LookStyle;

static LookStyle look_style(const Scene *scene, Look look)
{
    const Palette *p = scene->palette;
    const char *bare = scene->detail == PLYCUT_DETAIL_TINY ? "plaintext" : "box";
    bool small = scene->detail >= PLYCUT_DETAIL_TINY; /* too small for dashes */
    const char *never = small ? "solid" : "dashed";
    const char *leaf = scene->detail == PLYCUT_DETAIL_DOTS ? p->ink : p->paper;
    const char *gray = scene->picture->style == PLYCUT_STYLE_MONO ? "" : ", fontcolor=\"#6E6E6E\"";
    const LookStyle styles[LOOKS] = {
        [LOOK_MAX] = {"house", "filled", p->ink, p->max, ""},
        [LOOK_MIN] = {"invhouse", "filled", p->ink, p->min, ""},
        [LOOK_KNOWN_MAX] = {"house", "filled,diagonals", p->ink, p->max, ""},
        [LOOK_KNOWN_MIN] = {"invhouse", "filled,diagonals", p->ink, p->min, ""},
        [LOOK_LEAF] = {bare, "filled", p->ink, leaf, ""},
        [LOOK_PRUNED_MAX] = {"house", never, p->never, p->paper, gray},
        [LOOK_PRUNED_MIN] = {"invhouse", never, p->never, p->paper, gray},
        [LOOK_PRUNED_LEAF] = {bare, never, p->never, p->paper, gray},
        [LOOK_FOLDED_MAX] = {"house", "filled", p->ink, p->max, ", peripheries=2"},
        [LOOK_FOLDED_MIN] = {"invhouse", "filled", p->ink, p->min, ", peripheries=2"},
        [LOOK_STUB] = {"box", "rounded,dashed", p->never, p->paper, gray},
        [LOOK_REST] = {"box", "rounded,dashed", p->ink, p->paper, ""},
        [LOOK_MAX_BOARD] = {"box", "filled", p->ink, p->max, ""},
        [LOOK_MIN_BOARD] = {"box", "filled,rounded", p->ink, p->min, ""},
        [LOOK_LEAF_BOARD] = {"box", "filled", p->ink, p->paper, ""},
        [LOOK_PRUNED_BOARD] = {"box", "dashed", p->never, p->paper, ""},
    };
    return styles[look];
}

static void look_defaults_write(const Dot *dot, Look look)
{
    LookStyle s = look_style(&dot->scenes[0], look);
    plycut_out_format(dot->out,
                      "    node [shape=%s, style=\"%s\", color=\"%s\", fillcolor=\"%s\"%s];\n",
                      s.shape, s.style, s.colour, s.fill, s.extra);
}

/* What a search made of a node. */
static void marks_write(const PlycutTraceNode *node, PlycutOut *out)
{
    if (node->pv)
        plycut_out_text(out, " pv");
    if (node->cut)
        plycut_out_format(out, " cut %s", plycut_cut_kind_text(node->cut_kind));
    if (node->cause)
        plycut_out_text(out, " cause");
    if (node->known)
        plycut_out_text(out, " known");
}

static void class_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    plycut_out_text(out, ", class=\"");
    if (drawn->kind != DRAWN_NODE)
        plycut_out_text(out, "folded ");
    if (!drawn_is_several(drawn))
        plycut_out_text(out, node->leaf ? "leaf " : node->player == PLYCUT_MAX ? "max " : "min ");
    plycut_out_text(out, node->visited ? "visited" : "pruned");
    if (!drawn_is_several(drawn))
        marks_write(node, out);
    plycut_out_char(out, '"');
}

static void node_write(const Dot *dot, const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    PlycutOut *out = dot->out;
    Look look = scene_look(scene, d);
    Label label;
    label_make(scene, d, &label);
    plycut_out_format(out, "    n%u [id=\"%sn", scene->first + d, scene->prefix);
    quoted_write(out, node->path);
    plycut_out_char(out, '"');
    class_write(scene, d, out);
    dot_place(dot, drawn->x, drawn->y);
    dot_inches(", width", drawn->width, out);
    dot_inches(", height", drawn->height, out);
    if (node->pv)
        plycut_out_text(out, scene->detail == PLYCUT_DETAIL_DOTS ? ", penwidth=2" : ", penwidth=3");
    plycut_out_text(out, ", ");
    if (scene_has_board(scene, d))
        board_write(scene, d, &label, out);
    else if (blank_has_boxes(scene, d))
        blank_write(scene, d, &label, out);
    else
        label_write(&label, dot->picture->plain_labels, shape_text_up(look, drawn->height), out);
    tooltip_node(scene, d, out);
    plycut_out_text(out, "];\n");
}

static void look_write(const Dot *dot, Look look, const char *name, const char *summary)
{
    bool begun = false;
    for (size_t i = 0; i < dot->count; i++)
        for (uint32_t d = 0; d < dot->scenes[i].view.count; d++) {
            if (scene_look(&dot->scenes[i], d) != look)
                continue;
            if (!begun) {
                plycut_out_format(dot->out, "\n  subgraph %s { // %s\n", name, summary);
                look_defaults_write(dot, look);
            }
            begun = true;
            node_write(dot, &dot->scenes[i], d);
        }
    if (begun)
        plycut_out_text(dot->out, "  }\n");
}

void dot_nodes(const Dot *dot)
{
    static const char *const names[][2] = {
#define GROUP(id, name, summary) {name, summary},
#include "scene/looks.def"
#undef GROUP
    };
    for (Look look = 0; look < LOOKS; look++)
        look_write(dot, look, names[look][0], names[look][1]);
}

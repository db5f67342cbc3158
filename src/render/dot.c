/* The DOT file. Statements stand in plain subgraphs, one a kind of node or edge, each with its
 * looks in one default line, so that people who edit it restyle all deep cutoffs at once. */
#include <string.h>

#include "render/board.h"
#include "render/edge.h"
#include "render/legend.h"
#include "render/shape.h"
#include "render/utf8.h"

/* The whole picture. */
typedef struct Dot {
    const PlycutPicture *picture;
    Scene *scenes;
    Causes *causes;
    size_t count;
    PlycutOut *out;
} Dot;

enum { TREE_GAP = 44, CAPTION_HEIGHT = 26, TITLE_HEIGHT = 40, TITLE_TYPE = 16, TITLE_WIDTH = 900 };

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* Points as inches, three places, whatever the locale. */
static void inches_write(const char *name, int points, PlycutOut *out)
{
    int thousandths = (points * 1000 + 36) / 72;
    plycut_out_format(out, "%s=%d.%03d", name, thousandths / 1000, thousandths % 1000);
}

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
        [LOOK_LEAF] = {bare, "filled", p->ink, leaf, ""},
        [LOOK_PRUNED_MAX] = {"house", never, p->never, p->paper, gray},
        [LOOK_PRUNED_MIN] = {"invhouse", never, p->never, p->paper, gray},
        [LOOK_PRUNED_LEAF] = {bare, never, p->never, p->paper, gray},
        [LOOK_FOLDED_MAX] = {"house", "filled", p->ink, p->max, ", peripheries=2"},
        [LOOK_FOLDED_MIN] = {"invhouse", "filled", p->ink, p->min, ", peripheries=2"},
        [LOOK_STUB] = {"box", "rounded,dashed", p->never, p->paper, gray},
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

static void class_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    plycut_out_text(out, ", class=\"");
    if (drawn->kind != DRAWN_NODE)
        plycut_out_text(out, "folded ");
    if (drawn->kind != DRAWN_STUB)
        plycut_out_text(out, node->leaf ? "leaf " : node->player == PLYCUT_MAX ? "max " : "min ");
    plycut_out_text(out, node->visited ? "visited" : "pruned");
    if (node->pv)
        plycut_out_text(out, " pv");
    if (node->cut)
        plycut_out_format(out, " cut %s", plycut_cut_kind_text(node->cut_kind));
    if (node->cause)
        plycut_out_text(out, " cause");
    plycut_out_char(out, '"');
}

static void place_write(const Dot *dot, int x, int y)
{
    if (dot->picture->layout == PLYCUT_LAYOUT_TIDY)
        plycut_out_format(dot->out, ", pos=\"%d,%d\"", x, y);
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
    place_write(dot, drawn->x, drawn->y);
    inches_write(", width", drawn->width, out);
    inches_write(", height", drawn->height, out);
    if (node->pv)
        plycut_out_text(out, scene->detail == PLYCUT_DETAIL_DOTS ? ", penwidth=2" : ", penwidth=3");
    plycut_out_text(out, ", ");
    if (scene_has_board(scene, d))
        board_write(scene, d, &label, out);
    else
        label_write(&label, dot->picture->plain_labels, shape_text_up(look, drawn->height), out);
    label_tooltip(scene, d, &label, out);
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

static void nodes_write(const Dot *dot)
{
    static const char *const names[][2] = {
#define GROUP(id, name, summary) {name, summary},
#include "render/looks.def"
#undef GROUP
    };
    for (Look look = 0; look < LOOKS; look++)
        look_write(dot, look, names[look][0], names[look][1]);
}

/* ---- Edges ----------------------------------------------------------------------------------- */

static void edge_defaults_write(const Dot *dot, EdgeKind kind, const char *words)
{
    const Palette *p = dot->scenes[0].palette;
    bool dots = dot->scenes[0].detail == PLYCUT_DETAIL_DOTS;
    const char *thin = dots ? "0.5" : "1", *thick = dots ? "1.2" : "2";
    const struct {
        const char *colour, *style, *width, *head;
    } styles[EDGES] = {
        [EDGE_TREE] = {p->ink, "solid", thin, "none"},
        [EDGE_NEVER] = {p->never, "dashed", thin, "none"},
        [EDGE_SHALLOW] = {p->cut[PLYCUT_SHALLOW], "solid", thick, "nonetee"},
        [EDGE_DEEP] = {p->cut[PLYCUT_DEEP], "dashed", thick, "noneteenonetee"},
        [EDGE_WINDOW] = {p->cut[PLYCUT_WINDOW], "solid", thick, "nonetee"},
    };
    plycut_out_format(
        dot->out, "    edge [class=\"%s\", color=\"%s\", style=%s, penwidth=%s, arrowhead=%s%s];\n",
        words, styles[kind].colour, styles[kind].style, styles[kind].width, styles[kind].head,
        dots ? ", arrowsize=0.5" : "");
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
    bool begun = false;
    for (size_t i = 0; i < dot->count; i++)
        for (int c = 0; c < dot->causes[i].count; c++) {
            const Cause *cause = &dot->causes[i].items[c];
            const Scene *scene = &dot->scenes[i];
            if (!begun)
                plycut_out_format(
                    dot->out,
                    "\n  subgraph causes { // from a node cut off deep to the owner of the "
                    "bound\n    edge [class=\"bound\", color=\"%s\", style=dotted, "
                    "penwidth=1.6, arrowhead=vee, constraint=false];\n",
                    scene->palette->cut[PLYCUT_DEEP]);
            begun = true;
            plycut_out_format(dot->out, "    n%u -> n%u [", scene->first + cause->from,
                              scene->first + cause->to);
            if (dot->picture->layout == PLYCUT_LAYOUT_TIDY)
                cause_write(scene, cause, dot->out);
            plycut_out_text(dot->out, "];\n");
        }
    if (begun)
        plycut_out_text(dot->out, "  }\n");
}

static void edges_write(const Dot *dot)
{
    static const char *const names[][3] = {
#define GROUP(id, name, words, summary) {name, words, summary},
#include "render/edges.def"
#undef GROUP
    };
    for (EdgeKind kind = 0; kind < EDGES; kind++)
        edge_group_write(dot, kind, names[kind][0], names[kind][1], names[kind][2]);
    causes_write(dot);
}

/* ---- Title and captions ---------------------------------------------------------------------- */

/* A line of text at the left edge, or over the middle; under dot it hangs over the tree below it.
 */
static void text_node_write(const Dot *dot, const char *name, const char *text, int size, int x,
                            int y, bool centred)
{
    int width = text_width(text, size, true) * 21 / 20000 + 12;
    plycut_out_format(dot->out, "  %s [shape=plaintext, fontsize=%d, label=", name, size);
    if (dot->picture->plain_labels) {
        plycut_out_char(dot->out, '"');
        quoted_write(dot->out, text);
        plycut_out_char(dot->out, '"');
    } else {
        plycut_out_text(dot->out, "<<B>");
        html_write(dot->out, text);
        plycut_out_text(dot->out, "</B>>");
    }
    inches_write(", width", width, dot->out);
    inches_write(", height", size * 2, dot->out);
    place_write(dot, centred ? x : x + width / 2, y);
    plycut_out_text(dot->out, "];\n");
}

static void title_write(const Dot *dot, int width)
{
    char text[1024];
    if (dot->picture->title == NULL || dot->picture->title[0] == '\0')
        return;
    text_fit(dot->picture->title, TITLE_WIDTH, TITLE_TYPE, true, text, sizeof text);
    int y = dot->scenes[0].top + TITLE_HEIGHT / 2 + (dot->count > 1 ? CAPTION_HEIGHT : 0);
    plycut_out_text(dot->out, "\n");
    text_node_write(dot, "title", text, TITLE_TYPE, width / 2, y, true);
    if (dot->picture->layout == PLYCUT_LAYOUT_DOT)
        plycut_out_format(dot->out, "  title -> %s0 [style=invis];\n",
                          dot->count > 1 ? "caption" : "n");
}

/* A caption as it is written; what does not fit is left out. */
typedef struct Caption {
    char text[512];
    size_t length;
} Caption;

static bool caption_take(void *self, const char *bytes, size_t n)
{
    Caption *caption = self;
    size_t room = sizeof caption->text - 1 - caption->length;
    memcpy(caption->text + caption->length, bytes, n < room ? n : room);
    caption->length += n < room ? n : room;
    return true;
}

static Caption caption_of(const PlycutTrace *trace)
{
    const PlycutResult *r = &trace->result;
    Caption caption = {.length = 0};
    PlycutOut out;
    plycut_out_init(&out, caption_take, &caption);
    plycut_out_format(&out, "%s: %llu leaves, %llu nodes; ", trace->options.algorithm->title,
                      (unsigned long long)r->leaves, (unsigned long long)r->nodes);
    conventions_write(&trace->options, trace->nodes[0].player, &out);
    plycut_out_flush(&out);
    return caption;
}

/* Stacked trees say whose they are. Under dot an unseen edge keeps each below the last one. */
static void captions_write(const Dot *dot)
{
    for (size_t i = 0; i < dot->count && dot->count > 1; i++) {
        const Scene *scene = &dot->scenes[i];
        char name[32] = "caption";
        Caption caption = caption_of(scene->view.trace);
        int length = 7;
        for (size_t digits = i; length == 7 || digits > 0; digits /= 10)
            name[length++] = (char)('0' + digits % 10);
        name[length] = '\0';
        text_node_write(dot, name, caption.text, TITLE_TYPE - 4, 0, scene->top + CAPTION_HEIGHT / 2,
                        false);
        if (dot->picture->layout != PLYCUT_LAYOUT_DOT)
            continue;
        plycut_out_format(dot->out, "  %s -> n%u [style=invis, weight=0];\n", name, scene->first);
        if (i > 0)
            plycut_out_format(dot->out, "  n%u -> %s [style=invis, weight=0];\n", scene->first - 1,
                              name);
    }
}

/* ---- The file -------------------------------------------------------------------------------- */

static void head_write(const Dot *dot)
{
    bool tidy = dot->picture->layout == PLYCUT_LAYOUT_TIDY;
    plycut_out_text(dot->out,
                    tidy ? "// Draw with: neato -n2 -Tsvg (the places given here) or: dot -Tsvg\n"
                         : "// Draw with: dot -Tsvg\n");
    plycut_out_format(dot->out,
                      "digraph plycut {\n"
                      "  graph [charset=\"UTF-8\", fontname=\"Arial\", fontsize=9, splines=%s, "
                      "ordering=out, ranksep=0.6, nodesep=0.15];\n"
                      "  node [fontname=\"Arial\", fontsize=9, fixedsize=true, margin=0];\n"
                      "  edge [fontname=\"Arial\", fontsize=9];\n\n"
                      "  // The legend: this statement may go.\n"
                      "  graph [labelloc=b, labeljust=l, ",
                      tidy ? "line" : "polyline");
    legend_write(dot->scenes, dot->causes, dot->count, dot->picture, dot->out);
    plycut_out_text(dot->out, "];\n");
}

static void dot_write(const Dot *dot)
{
    int width = 0;
    for (size_t i = 0; i < dot->count; i++)
        width = dot->scenes[i].width > width ? dot->scenes[i].width : width;
    head_write(dot);
    title_write(dot, width);
    nodes_write(dot);
    captions_write(dot);
    edges_write(dot);
    plycut_out_text(dot->out, "}\n");
}

/* Stack the trees: the first one's top at 0, each centred over the widest. */
static void scenes_stack(Dot *dot)
{
    int width = 0, y = 0;
    uint32_t first = 0;
    for (size_t i = 0; i < dot->count; i++)
        width = dot->scenes[i].width > width ? dot->scenes[i].width : width;
    for (size_t i = 0; i < dot->count; i++) {
        Scene *scene = &dot->scenes[i];
        y -= dot->count > 1 ? CAPTION_HEIGHT : 0;
        scene_move(scene, (width - scene->width) / 2, y);
        scene->first = first;
        first += scene->view.count;
        y = scene->bottom - TREE_GAP;
    }
}

static const char *prefix_make(const PlycutTrace *trace, Arena *arena)
{
    const char *name = trace->options.algorithm->name;
    size_t length = strlen(name);
    char *prefix = arena_take(arena, length + 2);
    if (prefix != NULL) {
        memcpy(prefix, name, length);
        prefix[length] = '/';
    }
    return prefix;
}

static bool dot_make(Dot *dot, const PlycutTrace *const *traces, Arena *arena, PlycutError *error)
{
    dot->scenes = arena_take(arena, dot->count * sizeof *dot->scenes);
    dot->causes = arena_take(arena, dot->count * sizeof *dot->causes);
    if (dot->scenes == NULL || dot->causes == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the picture");
    for (size_t i = 0; i < dot->count; i++) {
        Scene *scene = &dot->scenes[i];
        if (!scene_make(traces[i], dot->picture, scene, arena, error))
            return false;
        if (dot->count > 1)
            scene->prefix = prefix_make(traces[i], arena);
        if (scene->prefix == NULL)
            return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the picture");
    }
    scenes_stack(dot);
    for (size_t i = 0; i < dot->count; i++)
        if (!causes_make(&dot->scenes[i], &dot->causes[i], arena))
            return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the picture");
    return true;
}

bool plycut_render_dot(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    Dot dot = {.picture = picture, .count = count, .out = out};
    bool made = count == 0 || dot_make(&dot, traces, &arena, error);
    if (made && count > 0)
        dot_write(&dot);
    arena_release(&arena);
    if (made && !plycut_out_flush(out))
        return plycut_fail(error, PLYCUT_E_SYSTEM, "the picture cannot be written");
    return made;
}

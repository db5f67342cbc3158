/* The style sheet of an SVG: what the classes of docs/formats.md look like, from the tables of
 * looks and edges. Every rule begins with .plycut, so that the picture can be part of a page. */
#include "svg/svg.h"

static void look_rule(const Scene *scene, const char *selector, Look look, PlycutOut *out)
{
    LookStyle style = look_style(scene, look);
    plycut_out_format(out, ".plycut %s{fill:%s;stroke:%s%s}\n", selector, style.fill, style.line,
                      style.dashed ? ";stroke-dasharray:5 2"
                      : style.thin ? ";stroke-width:.5"
                                   : "");
}

static void edge_rule(const char *selector, const EdgeStyle *style, PlycutOut *out)
{
    plycut_out_format(out, ".plycut %s{stroke:%s;stroke-width:", selector, style->colour);
    svg_number(style->width / 10.0, out);
    plycut_out_format(out, ";stroke-dasharray:%s}\n",
                      style->dashed   ? "5 2"
                      : style->dotted ? "1 5"
                                      : "none");
}

static void width_rule(const char *selector, int tenths, PlycutOut *out)
{
    plycut_out_format(out, ".plycut %s{stroke-width:", selector);
    svg_number(tenths / 10.0, out);
    plycut_out_text(out, "}\n");
}

static void fill_rule(const char *selector, const char *colour, PlycutOut *out)
{
    plycut_out_format(out, ".plycut %s{fill:%s}\n", selector, colour);
}

/* At a moment: what is not reached yet, what is open, where the search is. */
static void moment_rules(const Scene *scene, PlycutOut *out)
{
    look_rule(scene, ".node.ahead>path", LOOK_AHEAD_MAX, out);
    width_rule(".node.open>path", thick_lines(scene).border, out);
    width_rule(".node.current>path", thick_lines(scene).current, out);
    fill_rule(".max.current>path", scene->palette->now[PLYCUT_MAX], out);
    fill_rule(".min.current>path", scene->palette->now[PLYCUT_MIN], out);
    fill_rule(".leaf.current>path", scene->palette->now[2], out);
    width_rule(".edge.open path", thick_lines(scene).edge, out);
}

static void node_rules(const Scene *scene, PlycutOut *out)
{
    look_rule(scene, ".node>path", LOOK_LEAF_BOARD, out); /* ink on paper, at any detail */
    look_rule(scene, ".max>path", LOOK_MAX, out);
    look_rule(scene, ".min>path", LOOK_MIN, out);
    look_rule(scene, ".leaf>path", LOOK_LEAF, out);
    look_rule(scene, ".node.pruned>path", LOOK_PRUNED_MAX, out);
    width_rule(".node.pv>path", thick_lines(scene).border, out);
    fill_rule(".s", scene->palette->small, out);
    fill_rule(".node.pruned>text", scene->palette->never, out);
}

static void edge_rules(const Scene *scene, PlycutOut *out)
{
    static const struct {
        const char *selector;
        EdgeKind kind;
    } kinds[] = {{".edge path", EDGE_TREE},        {".edge.pruned path", EDGE_NEVER},
                 {".edge.ahead path", EDGE_AHEAD}, {".edge.shallow path", EDGE_SHALLOW},
                 {".edge.deep path", EDGE_DEEP},   {".edge.window path", EDGE_WINDOW}};
    EdgeStyle bound = cause_style(scene);
    fill_rule(".edge path", "none", out);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        EdgeStyle style = edge_style(scene, kinds[i].kind);
        edge_rule(kinds[i].selector, &style, out);
    }
    edge_rule(".edge.bound path", &bound, out);
    width_rule(".edge.pv path", thick_lines(scene).edge, out);
    plycut_out_format(out, ".plycut .edge path.bars{stroke-width:%d;stroke-dasharray:none}\n",
                      bound.small ? 2 : 4);
    fill_rule(".edge path.box", scene->palette->paper, out);
    plycut_out_format(out, ".plycut .edge path.head{fill:%s;stroke:none}\n", bound.colour);
}

/* The sizes of type that labels have. */
static void type_rules(PlycutOut *out)
{
    enum { SMALLEST = 5 };
    for (int size = SMALLEST; size <= SVG_LARGEST_TYPE; size++)
        plycut_out_format(out, ".plycut .t%d{font-size:%dpx}\n", size, size);
    plycut_out_text(out, ".plycut .b{font-weight:bold}\n");
}

void svg_styles(const Scene *scene, PlycutOut *out)
{
    plycut_out_text(out, "<style>\n");
    node_rules(scene, out);
    edge_rules(scene, out);
    if (scene_is_moment(scene))
        moment_rules(scene, out);
    type_rules(out);
    plycut_out_text(out, "</style>\n");
}

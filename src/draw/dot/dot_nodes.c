/* Nodes in DOT: a subgraph for each look, with that look in one default line. */
#include "dot/dot.h"
#include "render/escape.h"
#include "scene/classes.h"
#include "scene/shape.h"
#include "scene/style.h"

/* `style="filled,rounded"` */
static void dot_look_style(const LookStyle *style, PlycutOut *out)
{
    const struct {
        bool shown;
        const char *word;
    } words[] = {{style->filled, "filled"},
                 {style->diagonals, "diagonals"},
                 {style->rounded, "rounded"},
                 {style->dashed, "dashed"}};
    bool any = false;
    plycut_out_text(out, "style=\"");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].shown) {
            plycut_out_format(out, any ? ",%s" : "%s", words[i].word);
            any = true;
        }
    plycut_out_text(out, any ? "\"" : "solid\"");
}

static void nodes_open(const Figure *figure, int look, PlycutOut *out)
{
    static const char *const shapes[] = {[OUTLINE_BOX] = "box",
                                         [OUTLINE_HOUSE] = "house",
                                         [OUTLINE_INVHOUSE] = "invhouse",
                                         [OUTLINE_CIRCLE] = "ellipse",
                                         [OUTLINE_NONE] = "plaintext"};
    const LookInfo *info = look_info((Look)look);
    LookStyle style = look_style(figure->scenes, (Look)look);
    plycut_out_format(out, "\n  subgraph %s { // %s\n", info->name, info->summary);
    plycut_out_format(out, "    node [shape=%s, ", shapes[style.outline]);
    dot_look_style(&style, out);
    plycut_out_format(out, ", color=\"%s\", fillcolor=\"%s\"", style.line, style.fill);
    if (style.text != NULL)
        plycut_out_format(out, ", fontcolor=\"%s\"", style.text);
    plycut_out_text(out, style.ring   ? ", peripheries=2];\n"
                         : style.thin ? ", penwidth=0.5];\n"
                                      : "];\n");
}

static void dot_content_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    Label label;
    label_make(scene, d, &label);
    if (scene_has_board(scene, d))
        dot_board(scene, d, &label, out);
    else
        dot_label(&label, scene->picture->plain_labels,
                  shape_text_up(scene_look(scene, d), scene->view.drawn[d].height), out);
}

static void dot_node_write(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    plycut_out_format(out, "    n%u [id=\"%sn", scene->first + d, scene->prefix);
    quoted_write(out, node->path);
    plycut_out_text(out, "\", class=\"");
    node_classes_write(scene, d, out);
    plycut_out_char(out, '"');
    dot_inches(", width", drawn->width, out);
    dot_inches(", height", drawn->height, out);
    if (drawn_border(scene, d) > 0)
        dot_pen(drawn_border(scene, d), out);
    if (drawn_fill(scene, d) != NULL)
        plycut_out_format(out, ", fillcolor=\"%s\"", drawn_fill(scene, d));
    if (drawn->framed) /* three lines: a folded subtree has two */
        plycut_out_format(out, ", peripheries=3, color=\"%s\"", scene->palette->author);
    plycut_out_text(out, ", ");
    dot_content_write(scene, d, out);
    dot_tip(", tooltip", tooltip_node(scene, d).text, out);
    plycut_out_text(out, "];\n");
}

static bool has_look(const Scene *scene, uint32_t d, int look)
{
    return scene_look(scene, d) == (Look)look;
}

void dot_nodes(const Figure *figure, PlycutOut *out)
{
    for (int look = 0; look < LOOKS; look++)
        dot_group(figure, look, has_look, nodes_open, dot_node_write, out);
}

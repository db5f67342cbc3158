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

static void look_defaults_write(const Scene *scene, Look look, PlycutOut *out)
{
    static const char *const shapes[] = {[OUTLINE_BOX] = "box",
                                         [OUTLINE_HOUSE] = "house",
                                         [OUTLINE_INVHOUSE] = "invhouse",
                                         [OUTLINE_CIRCLE] = "ellipse",
                                         [OUTLINE_NONE] = "plaintext"};
    LookStyle style = look_style(scene, look);
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
    plycut_out_text(out, ", ");
    dot_content_write(scene, d, out);
    dot_tip(", tooltip", tooltip_node(scene, d).text, out);
    plycut_out_text(out, "];\n");
}

static void look_write(const Figure *figure, Look look, PlycutOut *out)
{
    bool begun = false;
    for (size_t i = 0; i < figure->count; i++)
        for (uint32_t d = 0; d < figure->scenes[i].view.count; d++) {
            if (scene_look(&figure->scenes[i], d) != look)
                continue;
            if (!begun) {
                plycut_out_format(out, "\n  subgraph %s { // %s\n", look_info(look)->name,
                                  look_info(look)->summary);
                look_defaults_write(figure->scenes, look, out);
            }
            begun = true;
            dot_node_write(&figure->scenes[i], d, out);
        }
    if (begun)
        plycut_out_text(out, "  }\n");
}

void dot_nodes(const Figure *figure, PlycutOut *out)
{
    for (Look look = 0; look < LOOKS; look++)
        look_write(figure, look, out);
}

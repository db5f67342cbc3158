/* What a label had to leave out, exactly, where a browser shows it on asking. */
#include "render/label.h"
#include "render/utf8.h"

enum { TOOLTIP_TEXT = 1024 };

void label_tooltip(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    char name[TOOLTIP_TEXT];
    if (!label->shortened)
        return;
    text_fit(node->name, INT32_MAX / 1000, 1, false, name, sizeof name);
    plycut_out_text(out, ", tooltip=\"");
    quoted_write(out, name);
    if (node->value == node->value) {
        plycut_out_text(out, ": ");
        plycut_out_number(out, node->value);
    }
    if (node->visited && !node->leaf && scene->view.trace->options.algorithm->windowed) {
        plycut_out_text(out, ", window [");
        plycut_out_number(out, node->alpha.value);
        plycut_out_text(out, ", ");
        plycut_out_number(out, node->beta.value);
        plycut_out_text(out, "]");
    }
    plycut_out_char(out, '"');
}

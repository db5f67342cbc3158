/* What a label had to leave out, exactly, and what a rest stands for, where a browser shows it on
 * asking. */
#include "scene/label.h"
#include "scene/utf8.h"

/* "4960 more children visited, from /40 on: 4960 leaves, 12 cutoffs, 3 of them deep" */
static void rest_tooltip(const Hidden *hidden, const char *path, PlycutOut *out)
{
    uint64_t cutoffs = (uint64_t)hidden->one_bar + hidden->two_bars;
    plycut_out_format(out, ", tooltip=\"%u more children visited, from ", hidden->subtrees);
    quoted_write(out, path);
    plycut_out_format(out, " on: %lld %s, %llu %s, %u deep\"", (long long)hidden->leaves,
                      hidden->leaves == 1 ? "leaf" : "leaves", (unsigned long long)cutoffs,
                      cutoffs == 1 ? "cutoff" : "cutoffs", hidden->two_bars);
}

/* What the table knew may be a bound. */
static const char *known_bound(PlycutBound type)
{
    return type == PLYCUT_LOWER ? "at least " : type == PLYCUT_UPPER ? "at most " : "";
}

void label_tooltip(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    const Drawn *drawn = &scene->view.drawn[d];
    if (drawn->kind == DRAWN_REST)
        rest_tooltip(&drawn->hidden, node->path, out);
    if (!label->shortened && !node->known)
        return;
    plycut_out_text(out, ", tooltip=\"");
    quoted_write_short(out, node->name);
    if (node->value == node->value) {
        plycut_out_format(out, ": %s", node->known ? known_bound(node->type) : "");
        plycut_out_number(out, node->value);
    }
    if (node->visited && !node->leaf && scene->view.trace->options.algorithm->windowed) {
        plycut_out_text(out, ", window [");
        plycut_out_number(out, node->alpha.value);
        plycut_out_text(out, ", ");
        plycut_out_number(out, node->beta.value);
        plycut_out_text(out, "]");
    }
    plycut_out_text(out, node->known ? ", known from the transposition table\"" : "\"");
}

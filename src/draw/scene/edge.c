/* The edge above a node: its kind and its label. */
#include "scene/edge.h"

#include <stdio.h>
#include "scene/utf8.h"

enum { WIDEST = 90 }; /* points that a label may be wide */

const EdgeInfo *edge_info(EdgeKind kind)
{
    static const EdgeInfo infos[EDGES] = {
#define M(id)                                  MARKS_OF(id)
#define GROUP(id, marks, name, words, summary) {marks, name, words, summary},
#include "scene/edges.def"
#undef GROUP
#undef M
    };
    return &infos[kind];
}

EdgeKind edge_kind(const View *view, uint32_t d)
{
    static const EdgeKind cuts[] = {[PLYCUT_SHALLOW] = EDGE_SHALLOW,
                                    [PLYCUT_DEEP] = EDGE_DEEP,
                                    [PLYCUT_WINDOW] = EDGE_WINDOW,
                                    [PLYCUT_LIMIT] = EDGE_LIMIT};
    const PlycutTraceNode *node = drawn_node(view, d);
    /* Of a program whose windows are not known, nobody knows why it left something out. */
    if (node->pruned)
        return view->trace->options.algorithm->windowed ? cuts[node->cut_kind] : EDGE_NEVER;
    return node->visited ? EDGE_TREE : node->ahead ? EDGE_AHEAD : EDGE_NEVER;
}

bool edge_is_variation(const View *view, uint32_t d)
{
    return view->drawn[d].parent != NOT_DRAWN && drawn_node(view, d)->pv;
}

bool edge_is_open(const View *view, uint32_t d)
{
    return view->drawn[d].parent != NOT_DRAWN &&
           (drawn_node(view, d)->open || drawn_is_current(view, d));
}

bool edge_is_thick(const View *view, uint32_t d)
{
    return edge_is_variation(view, d) || edge_is_open(view, d);
}

void edge_label_text(const Scene *scene, uint32_t d, char text[LABEL_TEXT])
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    const bool labelled = node->label != NULL && node->label[0] != '\0';
    char number[LABEL_TEXT] = "", both[2 * LABEL_TEXT];
    text[0] = '\0';
    if ((!labelled && node->probability <= 0) || drawn_is_several(drawn) ||
        drawn->parent == NOT_DRAWN || scene->measures->name == 0)
        return;
    if (node->probability > 0)
        label_number(node->probability, number);
    snprintf(both, sizeof both, "%.*s%s%s", LABEL_TEXT / 2, labelled ? node->label : "",
             labelled && number[0] != '\0' ? " " : "", number);
    text_fit(both, WIDEST, edge_type(scene), false, text, LABEL_TEXT);
}

int edge_label_width(const Scene *scene, uint32_t d)
{
    char text[LABEL_TEXT];
    edge_label_text(scene, d, text);
    return text[0] == '\0' ? 0 : text_width(text, edge_type(scene), false) / 1000 + 1;
}

int edge_type(const Scene *scene)
{
    return scene->picture->large ? 14 : 9;
}

/* The edge above a node: its kind and its label. */
#include "scene/edge.h"
#include "scene/ranges.h"
#include "scene/utf8.h"
#include "trace/beside.h"
#include "trace/viewpoint.h"

#include <stdio.h>
#include <string.h>

enum { WIDEST = 90, WIDEST_RIGHT = 240 }; /* points that a label may be wide; to the right */

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

bool edge_has_window(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    return scene->picture->windows == PLYCUT_WINDOWS_EDGES && !scene->picture->blank &&
           drawn->parent != NOT_DRAWN && !drawn_is_several(drawn) && !node->leaf && !node->known &&
           scene->measures->name != 0 && scene->view.trace->options.algorithm->windowed &&
           (node->visited || scene_is_moment(scene));
}

/* "[3, ∞]" */
static void line_window_text(const Scene *scene, uint32_t d, char text[LABEL_TEXT])
{
    const PlycutTrace *trace = scene->view.trace;
    const uint32_t node = scene->view.drawn[d].node;
    Range window = entry_window(trace, node);
    if (is_turned(scene->picture->values, trace->nodes[node].player))
        window = (Range){number_turned(window.high), number_turned(window.low)};
    const Beside low = trace_beside(trace, window.low), high = trace_beside(trace, window.high);
    char alpha[LABEL_TEXT], beta[LABEL_TEXT];
    (void)label_marked(low.number, beside_mark(low.side), alpha);
    (void)label_marked(high.number, beside_mark(high.side), beta);
    snprintf(text, LABEL_TEXT, "[%.40s, %.40s]", alpha, beta);
}

/* "a1 0.5" */
static void line_move_text(const Scene *scene, uint32_t d, char text[LABEL_TEXT])
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
    text_fit(both, scene->picture->grow == PLYCUT_GROW_RIGHT ? WIDEST_RIGHT : WIDEST,
             edge_type(scene), false, text, LABEL_TEXT);
}

void edge_label_text(const Scene *scene, uint32_t d, char text[LABEL_TEXT])
{
    char window[LABEL_TEXT];
    line_move_text(scene, d, text);
    if (!edge_has_window(scene, d) || !drawn_node(&scene->view, d)->visited)
        return;
    line_window_text(scene, d, window);
    const size_t length = strlen(text);
    snprintf(text + length, LABEL_TEXT - length, "%s%s", length > 0 ? " " : "", window);
}

/* At a moment, as wide as any window that may come. */
static int window_widest(const Scene *scene)
{
    char number[LABEL_TEXT], text[2 * LABEL_TEXT + 8];
    label_number(widest_bound(scene->view.trace->whole), number);
    snprintf(text, sizeof text, " [%s, %s]", number, number);
    return text_width(text, edge_type(scene), false) / 1000 + 1;
}

int edge_label_width(const Scene *scene, uint32_t d)
{
    char text[LABEL_TEXT] = "";
    const bool moment = scene_is_moment(scene) && edge_has_window(scene, d);
    (moment ? line_move_text : edge_label_text)(scene, d, text);
    const int width = text[0] == '\0' ? 0 : text_width(text, edge_type(scene), false) / 1000 + 1;
    return width + (moment ? window_widest(scene) : 0);
}

int edge_type(const Scene *scene)
{
    return scene->picture->large ? 14 : 9;
}

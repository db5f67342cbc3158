/* The edge above a node: its kind and its label. */
#include "scene/edge.h"

#include "base/same.h"
#include "scene/ranges.h"
#include "scene/utf8.h"
#include "trace/beside.h"
#include "trace/viewpoint.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    WIDEST = 90, /* points that a label's line may be wide */
    WIDEST_RIGHT = 240,
    MOVE_BYTES = 2 * LABEL_TEXT
};

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

/* ---- Its lines ------------------------------------------------------------------------------- */

static void line_append(char line[LABEL_TEXT], const char *text)
{
    const size_t length = strlen(line);
    if (text[0] != '\0')
        snprintf(line + length, LABEL_TEXT - length, "%s%s", length > 0 ? " " : "", text);
}

/* A move, shortened so that there is room for the number after it. */
static void last_line_fit(const char *move, const char *number, int points, int type,
                          char line[LABEL_TEXT])
{
    const int taken = number[0] == '\0' ? 0 : text_width(number, type, false) + 300 * type;
    (void)text_fit(move, points - (taken + 999) / 1000, type, false, line, LABEL_TEXT - 16);
    line_append(line, number);
}

/* Where the second line of a move with its number begins, in bytes of both; 0: there is one line. */
static size_t second_begin(const char *both, size_t move, bool numbered, int points, int type)
{
    const char *second = text_second_line(both, points, type);
    if (second != NULL)
        return (size_t)(second - both);
    /* a single long word is shortened less if the number goes below it */
    const bool apart = numbered && move > 0 && text_width(both, type, false) > points * 1000;
    return apart ? move + 1 : 0;
}

/* "a1 0.5" */
static void move_words(const Scene *scene, const char *move, const char *number, EdgeWords *words)
{
    /* in a tree that grows to the right, labels are on their lines; a page enlarges a label as one text */
    const bool right = scene->picture->grow == PLYCUT_GROW_RIGHT,
               single = right || scene->picture->scrolls;
    const int points = right ? WIDEST_RIGHT : WIDEST, type = edge_type(scene);
    const size_t length = strlen(move);
    char both[MOVE_BYTES + LABEL_TEXT];
    snprintf(both, sizeof both, "%s%s%s", move, length > 0 && number[0] != '\0' ? " " : "", number);
    const size_t second = single ? 0 : second_begin(both, length, number[0] != '\0', points, type);
    if (second > 0) {
        both[second - 1] = '\0';
        (void)text_fit(both, points, type, false, words->lines[words->count++], LABEL_TEXT);
    }
    last_line_fit(second > length ? "" : move + second, number, points, type,
                  words->lines[words->count++]);
}

/* Without the window, which comes and goes. */
static void lasting_words(const Scene *scene, uint32_t d, EdgeWords *words)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    char number[LABEL_TEXT] = "", move[MOVE_BYTES] = "";
    words->count = 0;
    if (drawn_is_several(drawn) || drawn->parent == NOT_DRAWN || scene->measures->name == 0)
        return;
    if (node->probability > 0)
        label_number(node->probability, number);
    if (node->label != NULL)
        (void)text_keep(node->label, move, sizeof move);
    if (move[0] != '\0' || number[0] != '\0')
        move_words(scene, move, number, words);
}

void edge_words(const Scene *scene, uint32_t d, EdgeWords *words)
{
    char window[LABEL_TEXT];
    lasting_words(scene, d, words);
    if (!edge_has_window(scene, d) || !drawn_node(&scene->view, d)->visited)
        return;
    line_window_text(scene, d, window);
    if (words->count == 0)
        words->lines[words->count++][0] = '\0';
    line_append(words->lines[words->count - 1], window);
}

/* ---- Its size -------------------------------------------------------------------------------- */

/* At a moment, as wide as any window that may come. */
static int window_widest(const Scene *scene)
{
    char number[LABEL_TEXT], text[2 * LABEL_TEXT + 8];
    label_number(widest_bound(scene->view.trace->whole), number);
    snprintf(text, sizeof text, " [%s, %s]", number, number);
    return text_width(text, edge_type(scene), false) / 1000 + 1;
}

void edge_label_measure(const Scene *scene, uint32_t d, EdgeLabel *label)
{
    EdgeWords words;
    int widest = 0;
    const bool moment = scene_is_moment(scene) && edge_has_window(scene, d);
    if (moment)
        lasting_words(scene, d, &words);
    else
        edge_words(scene, d, &words);
    for (int i = 0; i < words.count; i++)
        widest = larger(widest, text_width(words.lines[i], edge_type(scene), false) / 1000 + 1);
    if (moment) {
        widest += window_widest(scene);
        words.count = larger(words.count, 1);
    }
    *label = (EdgeLabel){.width = widest, .lines = words.count};
}

/* How far the middle of a line is above that of its label: points. */
static double line_up(const Scene *scene, int lines, int line)
{
    return (lines - 1 - 2 * line) * edge_type(scene) * 0.55;
}

int edge_label_reach(const Scene *scene, int lines)
{
    return (int)ceil(line_up(scene, lines, 0)) + edge_type(scene) * 5 / 9;
}

MovePlace edge_line_place(const Scene *scene, uint32_t d, int lines, int line)
{
    const EdgeLabel *label = &scene->view.drawn[d].label;
    const int side = lines > 1 ? label->side : 0;
    return (MovePlace){.anchor = side < 0   ? "end"
                                 : side > 0 ? "start"
                                            : NULL,
                       .x = label->x - side * label->width / 2.0,
                       .y = label->y + line_up(scene, lines, line)};
}

int edge_type(const Scene *scene)
{
    return scene->picture->large ? 14 : 9;
}

/* What a node's label says of its window: the bound that was crossed with its owner, or every value that its bounds had. */
#include <stdio.h>
#include <string.h>

#include "facts/facts.h"
#include "scene/ranges.h"
#include "scene/utf8.h"
#include "scene/wording.h"
#include "trace/beside.h"
#include "trace/viewpoint.h"

/* In points: of the name of a bound's owner. */
enum { OWNER_WIDTH = 36 };

/* " Startup": after a space the owner's name, its visiting number if no name is shown, or "window"
 * if the bound is the root window's. */
static void owner_text(const Scene *scene, uint32_t owner, int size, char text[LABEL_TEXT])
{
    const PlycutTrace *trace = scene->view.trace;
    const char *name =
        owner == PLYCUT_NO_NODE ? text_of(SAY_LABEL_WINDOW) : label_name(trace, owner);
    text[0] = '\0';
    if (name[0] == '\0' && scene_has_turns(scene))
        snprintf(text, LABEL_TEXT, " #%llu", (unsigned long long)trace->nodes[owner].visit);
    else if (name[0] != '\0') {
        text[0] = ' ';
        text_fit(name, OWNER_WIDTH, size, false, text + 1, LABEL_TEXT - 1);
    }
}

/* " from A's 1.5" instead of " A", if a chance node has translated that bound. */
static void owner_text_translated(const Scene *scene, const PlycutTraceNode *node, int size,
                                  char text[LABEL_TEXT])
{
    char owner[LABEL_TEXT], held[LABEL_TEXT];
    owner_text(scene, node->cut_owner, size, owner);
    label_number(node->cut_held, held);
    const TextId say = node->cut_owner == PLYCUT_NO_NODE ? SAY_LABEL_TRANSLATED_WINDOW
                       : owner[0] == '\0'                ? SAY_LABEL_TRANSLATED_ALONE
                                                         : SAY_LABEL_TRANSLATED;
    snprintf(text, LABEL_TEXT, "%.*s", LABEL_TEXT - 1,
             worded(say, TERMS(TEXT(owner, owner), TEXT(held, held))).text);
}

/* On the stronger fill of a moment's current node the colours of cutoffs cannot be read. */
static const char *crossed_colour(const Scene *scene, const PlycutTraceNode *node)
{
    const PlycutTrace *trace = scene->view.trace;
    const bool current = scene_is_moment(scene) && trace->current != PLYCUT_NO_NODE &&
                         &trace->nodes[trace->current] == node;
    return current                         ? scene->palette->ink
           : node->cut_kind == PLYCUT_DEEP ? scene->palette->deep_text
                                           : scene->palette->cut[node->cut_kind];
}

static int owner_type(const Scene *scene, int size)
{
    return scene->picture->large ? size : size - 2;
}

void label_add_crossed(const Scene *scene, Label *label, const char *number, const char *owner,
                       int size, const char *colour)
{
    label_add(label, number, size, true, colour);
    label->marks |= MARKS_OF(CROSSED);
    if (owner[0] == '\0')
        return;
    label_add(label, owner, owner_type(scene, size), false, colour);
    label->runs[label->run_count - 1].owner = true;
}

/* In the cutoff's colour, with its owner's name. */
static void add_crossed(const Scene *scene, const PlycutTraceNode *node, Label *label,
                        const char *number, int size)
{
    const int smaller = owner_type(scene, size);
    char owner[LABEL_TEXT];
    if (node->cut_scout != PLYCUT_NO_NODE)
        snprintf(owner, sizeof owner, "%s", text_of(SAY_LABEL_SCOUT));
    else if (label_is_translated(scene->view.trace, node))
        owner_text_translated(scene, node, smaller, owner);
    else
        owner_text(scene, node->cut_owner, smaller, owner);
    label_add_crossed(scene, label, number, owner, size, crossed_colour(scene, node));
}

static void text_add_bound(const Scene *scene, const PlycutTraceNode *node, Label *label,
                           double bound, const char *mark, int size, bool crossed)
{
    char number[LABEL_TEXT];
    label->marks |= MARKS_OF(WINDOW) | label_marked(bound, mark, number);
    if (crossed)
        add_crossed(scene, node, label, number, size);
    else
        label_add(label, number, size, false, NULL);
}

/* "α −∞ 3 5": the earlier values struck through. */
static void history_line(const Scene *scene, const PlycutTraceNode *node, Label *label,
                         PlycutSide side, int size)
{
    const PlycutTrace *trace = scene->view.trace;
    const bool turned = is_turned(scene->picture->values, node->player);
    const Shown shown = shown_of(trace, node, scene->picture->values);
    const BoundHistory history = bound_history(trace, (uint32_t)(node - trace->nodes),
                                               !turned                ? side
                                               : side == PLYCUT_ALPHA ? PLYCUT_BETA
                                                                      : PLYCUT_ALPHA);
    const bool crosses = side == PLYCUT_ALPHA ? shown.crosses_alpha : shown.crosses_beta;
    char number[LABEL_TEXT];
    label_add(label, side == PLYCUT_ALPHA ? "α: " : "β: ", size, false, scene->palette->small);
    label_add(label, history.more ? "… " : "", size, false, scene->palette->small);
    for (int i = 0; i < history.count; i++) {
        const Beside beside =
            trace_beside(trace, turned ? number_turned(history.values[i]) : history.values[i]);
        label->marks |= label_marked(beside.number, beside_mark(beside.side), number);
        if (i + 1 < history.count) {
            label_add_struck(label, number, size);
            label_add(label, "\u00a0", size, false, NULL);
        } else if (crosses)
            add_crossed(scene, node, label, number, size);
        else
            label_add(label, number, size, false, NULL);
    }
    label->marks |= MARKS_OF(HISTORY);
    label_end_line(label);
}

static void add_history(const Scene *scene, const PlycutTraceNode *node, Label *label, int size)
{
    history_line(scene, node, label, PLYCUT_ALPHA, size);
    history_line(scene, node, label, PLYCUT_BETA, size);
}

void label_add_window(const Scene *scene, const PlycutTraceNode *node, Label *label, int size)
{
    const Shown shown = shown_of(scene->view.trace, node, scene->picture->values);
    if (size == 0 || !scene->view.trace->options.algorithm->windowed || scene->picture->blank)
        return;
    label->part = LABEL_WINDOW;
    if (scene->picture->windows == PLYCUT_WINDOWS_HISTORY && node->visited) {
        add_history(scene, node, label, size);
        return;
    }
    if (scene->picture->windows == PLYCUT_WINDOWS_HISTORY &&
        scene_is_moment(scene)) /* it has two lines */
        label_end_kept(scene, label, size);
    const bool elsewhere = scene->picture->windows == PLYCUT_WINDOWS_EDGES && !node->cut;
    if (elsewhere && !scene_is_moment(scene))
        return;
    if (scene_is_moment(scene) && (elsewhere || !label_has_window(scene->view.trace, node))) {
        label_end_kept(scene, label, size);
        return;
    }
    label_add(label, "[", size, false, NULL);
    text_add_bound(scene, node, label, shown.alpha.value, shown.alpha_mark, size,
                   shown.crosses_alpha);
    label_add(label, ", ", size, false, NULL);
    text_add_bound(scene, node, label, shown.beta.value, shown.beta_mark, size, shown.crosses_beta);
    label_add(label, "]", size, false, NULL);
    label_end_line(label);
}

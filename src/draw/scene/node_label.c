/* What a node's label says: name and number, value, window with the crossed bound and its owner. */
#include <stdio.h>
#include <string.h>

#include "base/same.h"
#include "facts/facts.h"
#include "scene/board.h"
#include "scene/ranges.h"
#include "scene/utf8.h"
#include "scene/wording.h"

/* A line that says how many. */
static void label_add_count(Label *label, TextId id, int64_t count, int size, const char *colour)
{
    const Worded text = worded(id, TERMS(GROUPED(count, count, true)));
    label_add(label, text.text, size, false, colour);
    label_end_line(label);
}

/* End a line of this type. In moments an empty line keeps its place, so that nothing moves. */
void label_end_kept(const Scene *scene, Label *label, int size)
{
    bool empty = label->run_count == label_line_begin(label, label->line_count);
    if (empty && scene_is_moment(scene))
        label_add(label, "\u00a0", size, false, NULL);
    label_end_line(label);
}

static void name_add(const Scene *scene, const char *name, Label *label, int size,
                     const char *colour)
{
    char text[LABEL_TEXT];
    label->part = LABEL_NAME;
    if (scene->picture->names)
        text_keep(name, text, NAME_ROOM);
    else
        text_fit(name, NAME_WIDTH, size, false, text, NAME_ROOM);
    if (name[0] != '\0')
        label_add(label, text, size, false, colour);
}

static void add_name(const Scene *scene, uint32_t n, Label *label, int size, const char *colour)
{
    name_add(scene, label_name(scene->view.trace, n), label, size, colour);
}

/* Its name in two lines if one would shorten it; the second line is left open. */
static void add_whole_name(const Scene *scene, uint32_t n, Label *label, int size,
                           const char *colour)
{
    const char *name = label_name(scene->view.trace, n);
    const char *second = scene->picture->names ? NULL : text_second_line(name, NAME_WIDTH, size);
    char first[LABEL_TEXT];
    if (second != NULL) {
        snprintf(first, sizeof first, "%.*s", (int)(second - 1 - name), name);
        name_add(scene, first, label, size, colour);
        label_end_line(label);
    }
    name_add(scene, second != NULL ? second : name, label, size, colour);
}

/* "#6 ↓ ×2": its visiting number; quiescence searched it further; it was visited more than once. */
static void add_number(const Scene *scene, const PlycutTraceNode *node, Label *label,
                       const char *before, int size, const char *colour)
{
    char text[LABEL_TEXT], visits[16] = "";
    const bool again = node->visits > 1;
    if (node->visit == 0 || !scene_has_turns(scene))
        return;
    if (again)
        snprintf(visits, sizeof visits, " ×%u", node->visits);
    snprintf(text, sizeof text, "%s#%llu%s%s", before, (unsigned long long)node->visit,
             node->noisy ? " ↓" : "", visits);
    label_add(label, text, size, false, colour);
    label->marks |= MARKS_OF(NUMBER) | (again ? MARKS_OF(VISITS) : 0) |
                    (node->noisy ? MARKS_OF(QUIESCENCE) : 0);
}

/* Will it never be visited? */
static bool is_gone(const PlycutTraceNode *node)
{
    return !node->visited && !node->ahead;
}

static const char *name_colour(const Scene *scene, const PlycutTraceNode *node)
{
    return is_gone(node) ? scene->palette->never : scene->palette->small;
}

/* "C #6"; "C" if the node was not visited. */
static void add_name_and_number(const Scene *scene, uint32_t n, Label *label, int size)
{
    const PlycutTraceNode *node = &scene->view.trace->nodes[n];
    int before = label->run_count;
    add_whole_name(scene, n, label, size, name_colour(scene, node));
    add_number(scene, node, label, label->run_count > before ? " " : "", size,
               scene->palette->small);
    if (scene_has_turns(scene)) /* the number may come */
        label_end_kept(scene, label, size);
    else
        label_end_line(label);
}

static uint32_t index_of(const Scene *scene, const PlycutTraceNode *node)
{
    return (uint32_t)(node - scene->view.trace->nodes);
}

static Range range_shown(const Scene *scene, const PlycutTraceNode *node)
{
    if (!is_measured(scene->view.trace, node))
        return range_of(scene->view.trace, index_of(scene, node));
    const double widest = widest_bound(scene->view.trace->whole);
    return (Range){widest, widest};
}

static void label_begin_value(const Scene *scene, const PlycutTraceNode *node, Label *label,
                              int size, bool bold, const char *colour)
{
    char text[LABEL_TEXT];
    label->part = LABEL_VALUE;
    if (size > 0 && scene->picture->ranges && node->visited && !node->leaf) {
        label->marks |= range_write(range_shown(scene, node), text);
        label_add(label, text, size, bold, colour);
    } else if (size > 0 &&
               label_value(scene->view.trace, node, scene->picture->values, text, &label->marks))
        label_add(label, text, size, bold, colour);
}

static void add_value(const Scene *scene, const PlycutTraceNode *node, Label *label, int size,
                      bool bold, const char *colour)
{
    label_begin_value(scene, node, label, size, bold, colour);
    label_end_kept(scene, label, size);
}

/* End the line of a value; mark it if the transposition table knew it. */
static void end_value(const Scene *scene, const PlycutTraceNode *node, Label *label, int size,
                      int value_size)
{
    if (node->known && size > 0) {
        label_add(label, worded(SAY_LABEL_TABLE, NO_TERMS).text, size, false,
                  scene->palette->small);
        label->marks |= MARKS_OF(KNOWN);
    }
    label_end_kept(scene, label, value_size);
}

/* ---- Nodes of each kind ---------------------------------------------------------------------- */

static void inner_label(const Scene *scene, uint32_t n, Label *label)
{
    const PlycutTraceNode *node = &scene->view.trace->nodes[n];
    const Measures *m = scene->measures;
    if (scene->picture->blank)
        add_name(scene, n, label, BLANK_NAME, scene->palette->small);
    else if (scene->detail >= PLYCUT_DETAIL_TINY)
        add_name(scene, n, label, m->name, scene->palette->small);
    else if (m->name != 0)
        add_name_and_number(scene, n, label, m->name);
    label_end_line(label);
    label_begin_value(scene, node, label, m->value, m->name != 0, NULL);
    end_value(scene, node, label, m->known, m->value);
    label_add_window(scene, node, label, m->window);
}

static void leaf_label(const Scene *scene, uint32_t n, Label *label)
{
    const PlycutTraceNode *node = &scene->view.trace->nodes[n];
    const Measures *m = scene->measures;
    bool bold = m->leaf_name != 0 && node->visited;
    add_value(scene, node, label, m->leaf_value, bold,
              is_gone(node) ? scene->palette->never : NULL);
    if (scene->detail == PLYCUT_DETAIL_FULL && !scene->picture->blank)
        add_name_and_number(scene, n, label, m->leaf_name);
    else
        add_name(scene, n, label, m->leaf_name, scene->palette->small);
    label_end_line(label);
}

/* For an inner node its name; for a leaf its value, with the name below it. */
static void never_label(const Scene *scene, uint32_t n, Label *label)
{
    const PlycutTraceNode *node = &scene->view.trace->nodes[n];
    const Measures *m = scene->measures;
    const char *colour = scene->palette->never;
    if (node->leaf)
        add_value(scene, node, label, m->leaf_value, false, colour);
    bool second = label->line_count > 0;
    add_whole_name(scene, n, label, second ? m->leaf_name : m->never_name, colour);
    label_end_line(label);
}

static void add_bars(const Scene *scene, Label *label, PlycutCutKind kind, uint32_t count)
{
    char text[LABEL_TEXT];
    int size = scene->measures->folded_type;
    const char *bars = kind == PLYCUT_DEEP ? "||" : "|";
    if (count == 0)
        return;
    label_add(label, bars, size + 1, true, scene->palette->cut[kind]);
    label->marks |= kind == PLYCUT_DEEP ? MARKS_OF(DEEP) : MARKS_OF(SHALLOW);
    snprintf(text, sizeof text, " %u ", count);
    label_add(label, text, size, false, NULL);
}

/* What was visited there: "4960 leaves", and below it the cutoffs. */
static void add_hidden(const Scene *scene, const Hidden *hidden, Label *label)
{
    label->part = LABEL_HIDDEN;
    label_add_count(label, SAY_LABEL_LEAVES, hidden->leaves, scene->measures->folded_type, NULL);
    add_bars(scene, label, PLYCUT_SHALLOW, hidden->one_bar);
    add_bars(scene, label, PLYCUT_DEEP, hidden->two_bars);
    label_end_line(label);
}

/* If there is no room for another line: "d3 ", before the value. */
static void add_name_before(const Scene *scene, uint32_t n, Label *label, int size)
{
    int before = label->run_count;
    add_name(scene, n, label, size, scene->palette->small);
    if (label->run_count > before)
        label_add(label, " ", size, false, scene->palette->small);
}

/* "d3 #2 / >=5 / 4960 leaves / | 12 || 3" */
static void folded_label(const Scene *scene, const Drawn *drawn, Label *label)
{
    int size = scene->measures->folded_type;
    if (size == 0)
        return;
    if (scene->picture->tight > 0) {
        add_value(scene, &scene->view.trace->nodes[drawn->node], label, size, false, NULL);
        return;
    }
    if (scene->detail == PLYCUT_DETAIL_FULL)
        add_name_and_number(scene, drawn->node, label, size + 1);
    else if (scene->measures->name != 0)
        add_name_before(scene, drawn->node, label, size + 1);
    add_value(scene, &scene->view.trace->nodes[drawn->node], label, size + 4, true, NULL);
    add_hidden(scene, &drawn->hidden, label);
}

/* "4960 more: / 4960 leaves / | 12 || 3" */
static void rest_label(const Scene *scene, const Drawn *drawn, Label *label)
{
    int size = scene->measures->folded_type;
    if (size == 0)
        return;
    if (scene->picture->tight > 0) {
        label_add_count(label, SAY_LABEL_COUNT, drawn->hidden.subtrees, size, NULL);
        return;
    }
    label_add_count(label, SAY_LABEL_MORE, drawn->hidden.subtrees, size + 1, NULL);
    add_hidden(scene, &drawn->hidden, label);
}

/* "512 leaves / in 2 subtrees"; if the subtrees are leaves themselves, one line is enough. */
static void stub_label(const Scene *scene, const Drawn *drawn, Label *label)
{
    const Hidden *h = &drawn->hidden;
    int size = scene->measures->folded_type == 0 ? 0 : scene->measures->folded_type + 1;
    const char *colour = scene->palette->small;
    bool leaves_only = h->leaves == (int64_t)h->subtrees;
    if (scene->picture->tight > 0) {
        label_add_count(label, SAY_LABEL_COUNT, h->subtrees, scene->measures->folded_type, colour);
        return;
    }
    if (h->leaves >= 0)
        label_add_count(label, SAY_LABEL_LEAVES, h->leaves, size, colour);
    if (!leaves_only)
        label_add_count(label, h->leaves >= 0 ? SAY_LABEL_IN_SUBTREES : SAY_LABEL_SUBTREES,
                        h->subtrees, size, colour);
}

/* "d3 #2 ▼ -5" over the board, the window below it. */
static void board_label(const Scene *scene, uint32_t n, Label *label)
{
    const PlycutTraceNode *node = &scene->view.trace->nodes[n];
    const char *colour = name_colour(scene, node);
    const int size = board_type(scene);
    const bool mover = !node->leaf && (node->visited || scene_is_moment(scene));
    add_name(scene, n, label, size, colour);
    if (!scene->picture->blank)
        add_number(scene, node, label, " ", size, colour);
    if (mover) {
        label_add(label, PLYCUT_BY_PLAYER(node->player, " ▲", " ▼", " ●"), size, false, NULL);
        label->marks |=
            PLYCUT_BY_PLAYER(node->player, MARKS_OF(MAX), MARKS_OF(MIN), MARKS_OF(CHANCE));
    }
    if (board_make(scene, node).last >= 0)
        label->marks |= MARKS_OF(LAST_MOVE);
    label_add(label, " ", size, false, NULL);
    label_begin_value(scene, node, label, size + 2, node->visited, node->visited ? NULL : colour);
    end_value(scene, node, label, size, size + 2);
    if (mover)
        label_add_window(scene, node, label, size);
}

/* In the type of names; dots have none. */
static void add_type(const Scene *scene, uint32_t n, Label *label)
{
    const Measures *m = scene->measures;
    const int size = m->name != 0 ? m->name : m->leaf_value;
    const bool asked = scene->picture->types && size > 0 && !scene->picture->blank;
    const char *text = asked ? node_type_text(scene->view.trace, n, &label->marks) : "";
    if (text[0] != '\0')
        label_add(label, text, size, false, scene->palette->ink);
    label_end_line(label);
}

void label_make(const Scene *scene, uint32_t d, Label *label)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    label->run_count = label->line_count = 0;
    label->marks = 0;
    label->part = drawn_is_several(drawn) ? LABEL_HIDDEN : LABEL_NAME;
    if (drawn->kind == DRAWN_STUB)
        stub_label(scene, drawn, label);
    else if (drawn->kind == DRAWN_REST)
        rest_label(scene, drawn, label);
    else if (drawn->kind == DRAWN_FOLDED)
        folded_label(scene, drawn, label);
    else if (scene_has_board(scene, d))
        board_label(scene, drawn->node, label);
    else if (!node->visited && !scene_is_moment(scene))
        never_label(scene, drawn->node, label);
    else if (node->leaf)
        leaf_label(scene, drawn->node, label);
    else
        inner_label(scene, drawn->node, label);
    if (!drawn_is_several(drawn))
        add_type(scene, drawn->node, label);
    if (scene->picture->plain_labels)
        label_flatten(label);
}

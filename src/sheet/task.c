/* What a sheet tells the reader to do: the search with its conventions, and the marks. */
#include <math.h>

#include "scene/board.h"
#include "sheet/pen.h"
#include "sheet/sheet.h"

static void cut_rule(const PlycutSearchOptions *o, Pen *pen)
{
    bool strict = o->cut == PLYCUT_CUT_STRICT;
    pen_text(pen, " A MAX node stops as soon as its value is ");
    pen_text(pen, strict ? "above β (>), a MIN node below α (<);"
                         : "β or more (≥), a MIN node α or less (≤);");
    pen_text(pen, o->fail == PLYCUT_FAIL_SOFT
                      ? " a node returns its best value, even outside its window (fail-soft)."
                      : " what a node returns is clipped to its window (fail-hard).");
}

static void root_window(const PlycutSearchOptions *o, Pen *pen)
{
    if (!isfinite(o->alpha) && !isfinite(o->beta))
        return;
    pen_text(pen, " The root's window is [");
    pen_number(pen, o->alpha);
    pen_text(pen, ", ");
    pen_number(pen, o->beta);
    pen_text(pen, "].");
}

const char *sheet_task(const PlycutTrace *trace, Arena *arena)
{
    const PlycutSearchOptions *o = &trace->options;
    Pen pen = pen_begin(arena);
    pen_text(&pen, "Search this tree by ");
    pen_text(&pen, o->algorithm->name);
    pen_text(&pen, o->order == PLYCUT_ORDER_REVERSED ? ", children from right to left; "
                                                     : ", children from left to right; ");
    pen_text(&pen, trace->nodes[0].player == PLYCUT_MAX ? "MAX" : "MIN");
    pen_text(&pen, " moves at the root.");
    if (o->algorithm->windowed)
        cut_rule(o, &pen);
    root_window(o, &pen);
    pen_text(&pen, " Of equal moves the first searched is the best.");
    return pen_end(&pen);
}

static bool has_boards(const Scene *scene)
{
    for (uint32_t d = 0; d < scene->view.count; d++)
        if (scene_has_board(scene, d))
            return true;
    return false;
}

/* " Of equal leaves say which: 3 of F is the first 3 below F, 3 of F (2) the second.", of leaves
 * that the tree has. */
static void equal_leaves(const PlycutTrace *trace, Pen *pen)
{
    uint32_t first, second;
    if (!answers_need_parents(trace, &first, &second))
        return;
    const PlycutTraceNode *leaf = &trace->nodes[first];
    pen_text(pen, " Of equal leaves say which: ");
    pen_text(pen, leaf->name);
    pen_text(pen, second != PLYCUT_NO_NODE ? " is the first " : " is the ");
    pen_number(pen, leaf->value);
    pen_text(pen, " below ");
    pen_text(pen, trace->nodes[leaf->parent].name);
    if (second != PLYCUT_NO_NODE) {
        pen_text(pen, ", ");
        pen_text(pen, trace->nodes[second].name);
        pen_text(pen, " the second");
    }
    pen_text(pen, ".");
}

const char *sheet_how(const Scene *scene, const PlycutTrace *trace, Arena *arena)
{
    bool windowed = trace->options.algorithm->windowed;
    Pen pen = pen_begin(arena);
    pen_text(&pen, has_boards(scene) ? "▲ is a MAX node, ▼ a MIN node;"
                                     : "A house is a MAX node, one upside down a MIN node;");
    pen_text(&pen, " leaves have their values for MAX. Write each node's value into its box");
    if (windowed && scene->measures->window != 0)
        pen_text(&pen, ", the window with which it is entered into the brackets");
    pen_text(&pen, windowed ? ", and cross the box of each edge that is cut." : ".");
    if (!trace->stored)
        pen_text(&pen,
                 " Nodes are called by their moves from the root, as in /d3/c5; / is the root.");
    equal_leaves(trace, &pen);
    return pen_end(&pen);
}

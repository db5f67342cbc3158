/* The introduction of a sheet or a question: the search with its conventions, the marks of the tree,
 * and how to name nodes. */

#include <math.h>

#include "scene/label.h"
#include "scene/wording.h"
#include "sheet/ask.h"

static void task_tell(PlycutText *t, TextId id, const Term *terms)
{
    text_add(t, t->length > 0 ? " " : "");
    text_add(t, worded(id, terms).text);
}

static void tell_root_window(PlycutText *t, const PlycutSearchOptions *o)
{
    char alpha[LABEL_TEXT], beta[LABEL_TEXT];
    if (!isfinite(o->alpha) && !isfinite(o->beta))
        return;
    label_number(o->alpha, alpha);
    label_number(o->beta, beta);
    task_tell(t, SAY_TASK_WINDOW, TERMS(TEXT(alpha, alpha), TEXT(beta, beta)));
}

/* A sentence about MAX and MIN, or only its half about the one who decides if a tree with chance nodes has no node of the other. */
static TextId by_deciders(const PlycutTrace *trace, TextId both, TextId max, TextId min)
{
    bool has_max = !trace->chance, has_min = has_max;
    for (uint32_t i = 0; i < trace->node_count; i++) {
        const PlycutTraceNode *node = &trace->nodes[i];
        has_max |= !node->leaf && PLYCUT_BY_PLAYER(node->player, true, false, false);
        has_min |= !node->leaf && PLYCUT_BY_PLAYER(node->player, false, true, false);
    }
    return has_max == has_min ? both : has_max ? max : min;
}

/* What the leaves can be worth, and what a chance node is worth. */
static void tell_values(const PlycutTrace *trace, PlycutText *t)
{
    char low[LABEL_TEXT], high[LABEL_TEXT];
    label_number(trace->limits.low, low);
    label_number(trace->limits.high, high);
    if (trace->chance)
        task_tell(t, SAY_TASK_CHANCE, NO_TERMS);
    if (plycut_is_limited(trace->limits))
        task_tell(t, SAY_TASK_LIMITS, TERMS(TEXT(low, low), TEXT(high, high)));
    else if (trace->chance)
        task_tell(t, SAY_TASK_NO_LIMITS, NO_TERMS);
}

/* Where the search stops because of a mean, or of the limits. */
static void tell_chance_cuts(const PlycutTrace *trace, PlycutText *t)
{
    const bool strict = trace->options.cut == PLYCUT_CUT_STRICT;
    if (trace->options.limits_cut)
        task_tell(t,
                  by_deciders(trace, SAY_TASK_LIMITS_CUT, SAY_TASK_LIMITS_CUT_MAX,
                              SAY_TASK_LIMITS_CUT_MIN),
                  NO_TERMS);
    if (trace->chance && plycut_is_limited(trace->limits))
        task_tell(t, strict ? SAY_TASK_CHANCE_STRICT : SAY_TASK_CHANCE_EQUAL, NO_TERMS);
    if (trace->chance)
        task_tell(t, SAY_TASK_CHANCE_WINDOW, NO_TERMS);
}

/* How some algorithms visit nodes more than once. */
static void tell_repeats(const PlycutSearchOptions *o, PlycutText *t)
{
    char guess[LABEL_TEXT];
    label_number(o->guess, guess);
    if (o->algorithm->gives == PLYCUT_GIVES_PROBE)
        task_tell(t, SAY_TASK_PROBES, NO_TERMS);
    else if (o->algorithm->gives == PLYCUT_GIVES_SCOUT)
        task_tell(t, SAY_TASK_SCOUTS, NO_TERMS);
    else if (o->algorithm->gives == PLYCUT_GIVES_TEST)
        task_tell(t, SAY_TASK_TESTS, TERMS(TEXT(guess, guess)));
}

void task_search(const PlycutTrace *trace, PlycutText *t)
{
    const PlycutSearchOptions *o = &trace->options;
    bool reversed = o->order == PLYCUT_ORDER_REVERSED;
    const TextId root = PLYCUT_BY_PLAYER(trace->nodes[0].player, SAY_TASK_ROOT_MAX,
                                         SAY_TASK_ROOT_MIN, SAY_TASK_ROOT_CHANCE);
    task_tell(t, reversed ? SAY_TASK_FROM_RIGHT : SAY_TASK_FROM_LEFT,
              TERMS(TEXT(algorithm, o->algorithm->name), TEXT(root, text_of(root))));
    tell_values(trace, t);
    if (o->algorithm->windowed) {
        task_tell(t,
                  o->cut == PLYCUT_CUT_STRICT
                      ? by_deciders(trace, SAY_TASK_CUT_STRICT, SAY_TASK_CUT_STRICT_MAX,
                                    SAY_TASK_CUT_STRICT_MIN)
                      : by_deciders(trace, SAY_TASK_CUT_EQUAL, SAY_TASK_CUT_EQUAL_MAX,
                                    SAY_TASK_CUT_EQUAL_MIN),
                  NO_TERMS);
        tell_chance_cuts(trace, t);
        task_tell(t, o->fail == PLYCUT_FAIL_HARD ? SAY_TASK_FAIL_HARD : SAY_TASK_FAIL_SOFT,
                  NO_TERMS);
    }
    tell_repeats(o, t);
    tell_root_window(t, o);
    task_tell(t, SAY_TASK_TIES, NO_TERMS);
}

/* How to name leaves of one value, with leaves that the tree has. */
static void tell_equal_leaves(const PlycutTrace *trace, PlycutText *t)
{
    uint32_t first, second;
    char value[LABEL_TEXT];
    if (!answers_need_parents(trace, &first, &second))
        return;
    const PlycutTraceNode *leaf = &trace->nodes[first];
    const char *parent = trace->nodes[leaf->parent].name;
    label_number(leaf->value, value);
    if (second == PLYCUT_NO_NODE)
        task_tell(t, SAY_NAME_EQUAL,
                  TERMS(TEXT(name, leaf->name), TEXT(value, value), TEXT(parent, parent)));
    else
        task_tell(t, SAY_NAME_EQUAL_SIBLINGS,
                  TERMS(TEXT(name, leaf->name), TEXT(value, value), TEXT(parent, parent),
                        TEXT(second, trace->nodes[second].name)));
}

/* The path of the first node at depth two; in a shallower tree, the path of the last node. */
static const char *path_of_two(const PlycutTrace *trace)
{
    uint32_t n = 0;
    while (n + 1 < trace->node_count &&
           (trace->nodes[n].parent == PLYCUT_NO_NODE || trace->nodes[n].parent == 0))
        n++;
    return trace->nodes[n].path;
}

void task_marks(const PlycutTrace *trace, bool boards, PlycutText *t)
{
    task_tell(t,
              boards
                  ? SAY_MARKS_BOARDS
                  : by_deciders(trace, SAY_MARKS_NODES, SAY_MARKS_NODES_MAX, SAY_MARKS_NODES_MIN),
              NO_TERMS);
    if (trace->chance)
        task_tell(t, SAY_MARKS_CHANCE, NO_TERMS);
    task_tell(t, SAY_MARKS_LEAVES, NO_TERMS);
    if (!trace->stored)
        task_tell(t, SAY_NAME_PATHS, TERMS(TEXT(path, path_of_two(trace))));
    tell_equal_leaves(trace, t);
}

void task_boxes(const PlycutTrace *trace, bool windows, PlycutText *t)
{
    bool windowed = trace->options.algorithm->windowed;
    task_tell(t,
              !windowed ? SAY_FILL_VALUES
              : windows ? SAY_FILL_WINDOWS
                        : SAY_FILL_CUTS,
              NO_TERMS);
}

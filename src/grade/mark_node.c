/* Marks for numbers, and for what is said of single nodes: values and windows. */
#include "grade/mark.h"

#include <math.h>

/* ---- Numbers ----------------------------------------------------------------------------- */

static void show_count(uint64_t count, Brief *brief)
{
    brief_count(brief, count);
}

static bool judge_count(const Item *item, uint64_t count)
{
    return same_number(item->value, (double)count);
}

bool judge_VALUE(Judging *judging, const Item *item)
{
    const PlycutTrace *trace = &judging->key->trace;
    return same_number(item->value, trace->result.value) &&
           (item->type == PLYCUT_EXACT || item->type == trace->nodes[0].type);
}

void show_VALUE(const Judging *judging, const Item *item, Brief *brief)
{
    (void)item;
    brief_number(brief, judging->key->trace.result.value);
}

bool judge_LEAVES(Judging *judging, const Item *item)
{
    return judge_count(item, judging->key->trace.result.leaves);
}

void show_LEAVES(const Judging *judging, const Item *item, Brief *brief)
{
    (void)item;
    show_count(judging->key->trace.result.leaves, brief);
}

bool judge_NODES_WITH_ROOT(Judging *judging, const Item *item)
{
    return judge_count(item, judging->key->trace.result.nodes);
}

void show_NODES_WITH_ROOT(const Judging *judging, const Item *item, Brief *brief)
{
    (void)item;
    show_count(judging->key->trace.result.nodes, brief);
}

bool judge_NODES_WITHOUT_ROOT(Judging *judging, const Item *item)
{
    return judge_count(item, judging->key->trace.result.nodes - 1);
}

void show_NODES_WITHOUT_ROOT(const Judging *judging, const Item *item, Brief *brief)
{
    (void)item;
    show_count(judging->key->trace.result.nodes - 1, brief);
}

/* Where the student does not say, both are accepted, and which it was is said. */
bool judge_NODES(Judging *judging, const Item *item)
{
    bool with = judge_NODES_WITH_ROOT(judging, item);
    judging->reading = with ? "with the root" : "without the root";
    return with || judge_NODES_WITHOUT_ROOT(judging, item);
}

void show_NODES(const Judging *judging, const Item *item, Brief *brief)
{
    show_NODES_WITH_ROOT(judging, item, brief);
    brief_text(brief, " with the root, ");
    show_NODES_WITHOUT_ROOT(judging, item, brief);
    brief_text(brief, " without");
}

bool judge_SHALLOW(Judging *judging, const Item *item)
{
    return judge_count(item, judging->key->trace.result.cutoffs[PLYCUT_SHALLOW]);
}

void show_SHALLOW(const Judging *judging, const Item *item, Brief *brief)
{
    (void)item;
    show_count(judging->key->trace.result.cutoffs[PLYCUT_SHALLOW], brief);
}

bool judge_DEEP(Judging *judging, const Item *item)
{
    return judge_count(item, judging->key->trace.result.cutoffs[PLYCUT_DEEP]);
}

void show_DEEP(const Judging *judging, const Item *item, Brief *brief)
{
    (void)item;
    show_count(judging->key->trace.result.cutoffs[PLYCUT_DEEP], brief);
}

/* ---- Values ------------------------------------------------------------------------------ */

/* A last child that crosses the bound: some write of its node what they would of one cut off. */
static bool bound_at_last(const Key *key, const Item *item)
{
    bool max = key->trace.nodes[item->node].player == PLYCUT_MAX;
    return key_crossed_last(key, item->node) && item->type == (max ? PLYCUT_LOWER : PLYCUT_UPPER) &&
           same_number(item->value, key->nodes[item->node].best);
}

/* A bare number is what was returned, whether a bound or not; with a sign its type must be right.
 */
bool judge_VALUES(Judging *judging, const Item *item)
{
    const Key *key = judging->key;
    const PlycutTraceNode *node = &key->trace.nodes[item->node];
    bool exact = item->type == PLYCUT_EXACT;
    if (item->never)
        return !node->visited;
    if (exact && judging->readings.truth) {
        judging->reading = "the true minimax value";
        return same_number(item->value, key->roster->tree.nodes[item->node].value);
    }
    if (!node->visited)
        return false;
    if (same_number(item->value, node->value) && (exact || item->type == node->type)) {
        judging->reading = exact && node->type != PLYCUT_EXACT ? "the value returned" : NULL;
        return true;
    }
    judging->reading = "a bound crossed at the last child, called a cut";
    return !exact && bound_at_last(key, item);
}

void show_VALUES(const Judging *judging, const Item *item, Brief *brief)
{
    const Key *key = judging->key;
    const PlycutTraceNode *node = &key->trace.nodes[item->node];
    if (judging->readings.truth && item->type == PLYCUT_EXACT && !item->never)
        brief_number(brief, key->roster->tree.nodes[item->node].value);
    else if (node->visited)
        brief_returned(brief, node->value, node->type);
    else
        brief_text(brief, "never visited");
}

/* ---- Windows ----------------------------------------------------------------------------- */

void key_window(const Key *key, uint32_t id, WindowMoment moment, double *alpha, double *beta)
{
    const PlycutTraceNode *node = &key->trace.nodes[id];
    const KeyNode *n = &key->nodes[id];
    bool end = moment != WINDOW_ENTRY,
         after = moment == WINDOW_AFTER && n->has_best && key->trace.options.algorithm->windowed;
    *alpha = end ? n->alpha : node->alpha.value;
    *beta = end ? n->beta : node->beta.value;
    if (after && node->player == PLYCUT_MAX)
        *alpha = fmax(*alpha, n->best);
    else if (after)
        *beta = fmin(*beta, n->best);
}

bool judge_WINDOWS(Judging *judging, const Item *item)
{
    static const char *const READINGS[] = {NULL, "in the end, without the update that crosses",
                                           "in the end, after the update"};
    double alpha, beta;
    if (!judging->key->trace.nodes[item->node].visited)
        return false;
    key_window(judging->key, item->node, judging->readings.window, &alpha, &beta);
    judging->reading = READINGS[judging->readings.window];
    return same_number(item->value, alpha) && same_number(item->bound, beta);
}

void show_WINDOWS(const Judging *judging, const Item *item, Brief *brief)
{
    double alpha, beta;
    if (!judging->key->trace.nodes[item->node].visited) {
        brief_text(brief, "never visited");
        return;
    }
    key_window(judging->key, item->node, judging->readings.window, &alpha, &beta);
    brief_window(brief, alpha, beta);
}

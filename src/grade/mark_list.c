/* Marks for nodes and lists of nodes: best move, principal variation, leaves visited, what is
 * pruned. */
#include "grade/mark.h"

#include <string.h>

/* Nodes as a list of names, shortened. */
static void show_nodes(const Key *key, const uint32_t *nodes, size_t count, const Item *item,
                       Brief *brief)
{
    for (size_t i = 0; i < count && !brief->full; i++) {
        brief_text(brief, i > 0 ? ", " : "");
        if (item->by_value && key->trace.nodes[nodes[i]].leaf)
            brief_number(brief, key->roster->tree.nodes[nodes[i]].value);
        else if (item->by_path)
            brief_text(brief, key->trace.nodes[nodes[i]].path);
        else
            brief_node(brief, key, nodes[i]);
    }
    brief_text(brief, count == 0 ? "none" : "");
}

/* ---- Lines ------------------------------------------------------------------------------- */

size_t key_variation(const Key *key, uint32_t line[PLYCUT_PLY_MAX])
{
    const PlycutTrace *trace = &key->trace;
    uint32_t node = 0;
    for (int i = 0; i < trace->result.pv_length; i++) {
        const PlycutTraceNode *n = &trace->nodes[node];
        for (uint32_t k = 0; k < n->child_count; k++)
            if (trace->nodes[n->first_child + k].move == trace->result.pv[i])
                node = n->first_child + k;
        line[i] = node;
    }
    return (size_t)trace->result.pv_length;
}

uint32_t key_best(const Key *key)
{
    uint32_t line[PLYCUT_PLY_MAX];
    return key_variation(key, line) > 0 ? line[0] : PLYCUT_NO_NODE;
}

bool judge_BEST(Judging *judging, const Item *item)
{
    return key_best(judging->key) == (item->count == 0 ? PLYCUT_NO_NODE : item->refs[0].node);
}

bool ties_with_best(const Key *key, const Item *item)
{
    const PlycutTraceNode *tree = key->roster->tree.nodes;
    uint32_t given = item->count > 0 ? item->refs[0].node : PLYCUT_NO_NODE;
    return key_best(key) != PLYCUT_NO_NODE && given != PLYCUT_NO_NODE && tree[given].parent == 0 &&
           same_number(tree[given].value, tree[0].value);
}

/* "; C is worth 7 too; of equal moves the first is taken" */
static void show_tie(const Key *key, uint32_t node, Brief *brief)
{
    brief_text(brief, "; ");
    brief_node(brief, key, node);
    brief_text(brief, " is worth ");
    brief_number(brief, key->roster->tree.nodes[node].value);
    brief_text(brief, " too; of equal moves the first is taken");
}

void show_BEST(const Judging *judging, const Item *item, Brief *brief)
{
    uint32_t best = key_best(judging->key);
    show_nodes(judging->key, &best, best != PLYCUT_NO_NODE, item, brief);
    const char *move = best == PLYCUT_NO_NODE ? NULL : judging->key->trace.nodes[best].label;
    if (move != NULL && strcmp(move, judging->key->trace.nodes[best].name) != 0) {
        brief_text(brief, " (move ");
        brief_text(brief, move);
        brief_text(brief, ")");
    }
    if (ties_with_best(judging->key, item) && item->refs[0].node != best)
        show_tie(judging->key, item->refs[0].node, brief);
}

/* The root may stand at the head of the line or not. */
bool judge_VARIATION(Judging *judging, const Item *item)
{
    uint32_t line[PLYCUT_PLY_MAX];
    size_t length = key_variation(judging->key, line),
           first = item->count > 0 && item->refs[0].node == 0 ? 1 : 0;
    if (item->count - first != length)
        return false;
    for (size_t i = 0; i < length; i++)
        if (item->refs[first + i].node != line[i])
            return false;
    return true;
}

void show_VARIATION(const Judging *judging, const Item *item, Brief *brief)
{
    uint32_t line[PLYCUT_PLY_MAX];
    size_t length = key_variation(judging->key, line);
    show_nodes(judging->key, line, length, item, brief);
}

/* ---- Visited ----------------------------------------------------------------------------- */

bool ref_is(const Key *key, const Ref *ref, uint32_t node)
{
    return ref->node != PLYCUT_NO_NODE
               ? ref->node == node
               : key->trace.nodes[node].leaf &&
                     same_number(ref->value, key->roster->tree.nodes[node].value);
}

bool only_leaves(const Key *key, const Item *item)
{
    for (size_t i = 0; i < item->count; i++)
        if (item->refs[i].node != PLYCUT_NO_NODE && !key->trace.nodes[item->refs[i].node].leaf)
            return false;
    return true;
}

bool judge_VISITED(Judging *judging, const Item *item)
{
    const Key *key = judging->key;
    bool leaves = only_leaves(key, item);
    const uint32_t *list = leaves ? key->visited : key->entered;
    size_t count = leaves ? key->visited_count : key->entered_count;
    judging->reading = leaves ? NULL : "all nodes as they are entered";
    for (size_t i = 0; i < count && i < item->count; i++)
        if (!ref_is(key, &item->refs[i], list[i]))
            return false;
    return item->count == count;
}

void show_VISITED(const Judging *judging, const Item *item, Brief *brief)
{
    const Key *key = judging->key;
    bool leaves = only_leaves(key, item);
    show_nodes(key, leaves ? key->visited : key->entered,
               leaves ? key->visited_count : key->entered_count, item, brief);
}

bool judge_VISITED_SET(Judging *judging, const Item *item)
{
    const Key *key = judging->key;
    bool leaves = only_leaves(key, item);
    size_t count = leaves ? key->visited_count : key->entered_count, found = 0;
    memset(judging->marks, 0, key->trace.node_count);
    judging->reading = leaves ? NULL : "all nodes";
    for (size_t i = 0; i < item->count; i++) {
        uint32_t id = item->refs[i].node;
        if (!key->trace.nodes[id].visited)
            return false;
        found += judging->marks[id] == 0;
        judging->marks[id] = 1;
    }
    return found == count;
}

void show_VISITED_SET(const Judging *judging, const Item *item, Brief *brief)
{
    show_VISITED(judging, item, brief);
}

/* ---- Pruned ------------------------------------------------------------------------------ */

void mark_cover(const Key *key, const Item *item, unsigned char *marks)
{
    const Roster *roster = key->roster;
    memset(marks, 0, roster->leaf_count);
    for (size_t i = 0; i < item->count; i++) {
        uint32_t id = item->refs[i].node;
        memset(marks + roster->first_leaf[id], 1, roster->end_leaf[id] - roster->first_leaf[id]);
    }
}

/* Are the listed nodes cut-off subtrees, all of them? */
static bool are_subtrees(const Key *key, const Item *item)
{
    for (size_t i = 0; i < item->count; i++)
        if (!key->trace.nodes[item->refs[i].node].pruned)
            return false;
    return true;
}

/* Subtrees, edges, leaves, all nodes below, in any mixture: what counts is which leaves they cover.
 */
bool judge_PRUNED(Judging *judging, const Item *item)
{
    const Key *key = judging->key;
    const Roster *roster = key->roster;
    mark_cover(key, item, judging->marks);
    for (uint32_t i = 0; i < roster->leaf_count; i++)
        if ((judging->marks[i] != 0) == key->trace.nodes[roster->leaf_at[i]].visited)
            return false;
    judging->reading = are_subtrees(key, item)  ? NULL
                       : only_leaves(key, item) ? "leaf by leaf"
                                                : "with nodes below the cut edges";
    return true;
}

void show_PRUNED(const Judging *judging, const Item *item, Brief *brief)
{
    const Key *key = judging->key;
    show_nodes(key, key->trace.pruned, key->trace.pruned_count, item, brief);
}

/* Nodes: one node, a line of play, a list in order, a set, or all that a list covers. */
#include "base/same.h"
#include "facts/facts.h"

#include <math.h>
#include <string.h>

bool ref_is(const Facts *facts, const Ref *ref, uint32_t node)
{
    const PlycutTrace *tree = facts->index != NULL ? &facts->index->tree : facts->trace;
    if (ref->node != PLYCUT_NO_NODE)
        return ref->node == node;
    return tree->nodes[node].leaf && same_number(ref->value, tree->nodes[node].value);
}

bool refs_have(const Answer *answer, size_t count, uint32_t node)
{
    for (size_t i = 0; i < count; i++)
        if (answer->refs[i].node == node)
            return true;
    return false;
}

bool ref_is_unread(const Ref *ref)
{
    return ref->node == PLYCUT_NO_NODE && isnan(ref->value);
}

bool refs_are_leaves(const Facts *facts, const Answer *a)
{
    for (size_t i = 0; i < a->count; i++)
        if (a->refs[i].node != PLYCUT_NO_NODE && !facts->trace->nodes[a->refs[i].node].leaf)
            return false;
    return true;
}

/* ---- In order -------------------------------------------------------------------------------- */

static void match_from(const Facts *facts, const Answer *given, size_t first, const Answer *found,
                       Match *m)
{
    m->right = given->count - first == found->count;
    for (size_t i = 0; m->right && i < found->count; i++)
        m->right = ref_is(facts, &given->refs[first + i], found->refs[i].node);
}

static void match_nodes(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    match_from(facts, given, 0, found, m);
}

/* A line of play may begin with the root. */
static void match_line(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    match_from(facts, given, given->count > 0 && given->refs[0].node == 0, found, m);
}

static bool same_node(const Facts *facts, const Answer *given, size_t i, const Answer *found,
                      size_t k)
{
    return ref_is(facts, &given->refs[i], found->refs[k].node);
}

size_t count_kind(const Facts *facts, bool leaves)
{
    size_t count = 0;
    for (uint32_t n = 0; n < facts->trace->node_count; n++)
        count += facts->trace->nodes[n].leaf == leaves;
    return count;
}

/* Leaves are chosen from the leaves; if a list has inner nodes, from all nodes. */
static size_t count_choices(const Facts *facts, const Answer *found)
{
    return refs_are_leaves(facts, found) ? count_kind(facts, true) : facts->trace->node_count;
}

static void hits_of_nodes(const Facts *facts, const Answer *given, const Answer *found, Hits *hits)
{
    hits->all = count_choices(facts, found);
    hits_in_order(facts, given, found, same_node, hits);
}

/* ---- As a set -------------------------------------------------------------------------------- */

static void mark_refs(const Facts *facts, const Answer *a)
{
    for (size_t i = 0; i < a->count; i++)
        if (!ref_is_unread(&a->refs[i]))
            facts->marks[a->refs[i].node] = 1;
}

void facts_unmark(const Facts *facts)
{
    memset(facts->marks, 0, facts->trace->node_count);
}

/* Nodes that are named twice count once. */
void hits_of_set(const Facts *facts, const Answer *given, const Answer *found, Hits *hits)
{
    enum { RIGHT = 1, SEEN };
    hits->of = found->count;
    mark_refs(facts, found);
    for (size_t i = 0; i < given->count; i++) {
        if (ref_is_unread(&given->refs[i]))
            continue;
        unsigned char *mark = &facts->marks[given->refs[i].node];
        hits->right += *mark == RIGHT;
        hits->wrong += *mark == 0;
        *mark = SEEN;
    }
    facts_unmark(facts);
}

static void hits_of_chosen(const Facts *facts, const Answer *given, const Answer *found, Hits *hits)
{
    hits->all = count_choices(facts, found);
    hits_of_set(facts, given, found, hits);
}

static void match_set(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    Hits hits = {0};
    hits_of_set(facts, given, found, &hits);
    m->right = hits.right == hits.of && hits.wrong == 0;
}

/* ---- What is covered ------------------------------------------------------------------------- */

/* A node's number is greater than its parent's. */
void refs_cover(const Facts *facts, const Answer *a)
{
    const PlycutTraceNode *nodes = facts->trace->nodes;
    facts_unmark(facts);
    mark_refs(facts, a);
    for (uint32_t n = 1; n < facts->trace->node_count; n++)
        facts->marks[n] |= facts->marks[nodes[n].parent];
}

static void hits_of_cover(const Facts *facts, const Answer *given, const Answer *found, Hits *hits)
{
    (void)found;
    refs_cover(facts, given);
    for (uint32_t n = 0; n < facts->trace->node_count; n++) {
        const PlycutTraceNode *node = &facts->trace->nodes[n];
        hits->all += node->leaf;
        hits->of += node->leaf && !node->visited;
        hits->right += node->leaf && !node->visited && facts->marks[n];
        hits->wrong += node->leaf && node->visited && facts->marks[n];
    }
    facts_unmark(facts);
}

static bool are_pruned(const Facts *facts, const Answer *a)
{
    for (size_t i = 0; i < a->count; i++)
        if (!facts->trace->nodes[a->refs[i].node].pruned)
            return false;
    return true;
}

/* Subtrees, edges, leaves, all nodes below, mixed as you like: only the leaves that they cover count. */
static void match_cover(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    Hits hits = {0};
    hits_of_cover(facts, given, found, &hits);
    m->right = hits.right == hits.of && hits.wrong == 0;
    m->form = are_pruned(facts, given)        ? NULL
              : refs_are_leaves(facts, given) ? "leaf by leaf"
                                              : "with nodes below the cut edges";
}

/* ---- Written --------------------------------------------------------------------------------- */

static void nodes_answer_write(const Facts *facts, const Answer *a, const Notation *notation,
                               PlycutText *text)
{
    for (size_t i = 0; i < a->count; i++) {
        text_add(text, i > 0 ? ", " : "");
        node_name_write(facts, a->refs[i].node, notation, text);
    }
    text_add(text, a->count == 0 ? notation->none : "");
}

static void json_list(const Facts *facts, const Answer *a, PlycutJson *out)
{
    plycut_json_open(out, '[');
    for (size_t i = 0; i < a->count; i++)
        plycut_json_string(out, facts->trace->nodes[a->refs[i].node].path);
    plycut_json_close(out);
}

static void json_node(const Facts *facts, const Answer *a, PlycutJson *out)
{
    plycut_json_string(out, a->count == 0 ? NULL : facts->trace->nodes[a->refs[0].node].path);
}

const Shape node_shape = {
    .of_whole = true, .match = match_nodes, .write = nodes_answer_write, .json = json_node};
const Shape line_shape = {
    .of_whole = true, .match = match_line, .write = nodes_answer_write, .json = json_list};
const Shape nodes_shape = {.of_whole = true,
                           .match = match_nodes,
                           .hits = hits_of_nodes,
                           .write = nodes_answer_write,
                           .json = json_list};
const Shape set_shape = {.of_whole = true,
                         .match = match_set,
                         .hits = hits_of_chosen,
                         .write = nodes_answer_write,
                         .json = json_list};
const Shape cover_shape = {.of_whole = true,
                           .match = match_cover,
                           .hits = hits_of_cover,
                           .write = nodes_answer_write,
                           .json = json_list};

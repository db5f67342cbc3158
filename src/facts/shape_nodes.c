/* Nodes: one, a line of play, a list in order, a set, or all that a list covers. */
#include "base/same.h"
#include "facts/facts.h"

#include <string.h>

bool ref_is(const Facts *facts, const Ref *ref, uint32_t node)
{
    const PlycutTrace *tree = facts->index != NULL ? &facts->index->tree : facts->trace;
    if (ref->node != PLYCUT_NO_NODE)
        return ref->node == node;
    return tree->nodes[node].leaf && same_number(ref->value, tree->nodes[node].value);
}

bool refs_are_leaves(const Facts *facts, const Answer *a)
{
    for (size_t i = 0; i < a->count; i++)
        if (a->refs[i].node != PLYCUT_NO_NODE && !facts->trace->nodes[a->refs[i].node].leaf)
            return false;
    return true;
}

/* ---- In order -------------------------------------------------------------------------------- */

static void match_from(const Facts *facts, const Answer *given, size_t first, const Answer *found, Match *m)
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

/* ---- As a set -------------------------------------------------------------------------------- */

static void mark_refs(const Facts *facts, const Answer *a)
{
    for (size_t i = 0; i < a->count; i++)
        facts->marks[a->refs[i].node] = 1;
}

void facts_unmark(const Facts *facts)
{
    memset(facts->marks, 0, facts->trace->node_count);
}

/* Nodes that are named twice count once. */
static void match_set(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    size_t distinct = 0;
    m->right = true;
    mark_refs(facts, found);
    for (size_t i = 0; i < given->count; i++) {
        unsigned char *mark = &facts->marks[given->refs[i].node];
        m->right = m->right && *mark != 0;
        distinct += *mark == 1;
        *mark = *mark == 0 ? 0 : 2;
    }
    facts_unmark(facts);
    m->right = m->right && distinct == found->count;
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

static bool covers_what_is_not_visited(const Facts *facts)
{
    for (uint32_t n = 0; n < facts->trace->node_count; n++) {
        const PlycutTraceNode *node = &facts->trace->nodes[n];
        if (node->leaf && (facts->marks[n] != 0) == node->visited)
            return false;
    }
    return true;
}

static bool are_pruned(const Facts *facts, const Answer *a)
{
    for (size_t i = 0; i < a->count; i++)
        if (!facts->trace->nodes[a->refs[i].node].pruned)
            return false;
    return true;
}

/* Subtrees, edges, leaves, all nodes below, in any mixture: only the leaves that they cover count. */
static void match_cover(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    (void)found;
    refs_cover(facts, given);
    m->right = covers_what_is_not_visited(facts);
    facts_unmark(facts);
    m->form = are_pruned(facts, given)        ? NULL
              : refs_are_leaves(facts, given) ? "leaf by leaf"
                                              : "with nodes below the cut edges";
}

/* ---- Written --------------------------------------------------------------------------------- */

static void write(const Facts *facts, const Answer *a, const Notation *notation, PlycutText *text)
{
    for (size_t i = 0; i < a->count; i++) {
        text_add(text, i > 0 ? ", " : "");
        node_name_write(facts, a->refs[i].node, notation, text);
    }
    text_add(text, a->count == 0 ? notation->none : "");
}

static bool json_list(const Facts *facts, const Answer *a, PlycutJson *out)
{
    plycut_json_open(out, '[');
    for (size_t i = 0; i < a->count; i++)
        plycut_json_string(out, facts->trace->nodes[a->refs[i].node].path);
    plycut_json_close(out);
    return true;
}

static bool json_node(const Facts *facts, const Answer *a, PlycutJson *out)
{
    if (a->count == 0)
        plycut_json_null(out);
    else
        plycut_json_string(out, facts->trace->nodes[a->refs[0].node].path);
    return true;
}

const Shape node_shape = {.of_whole = true, .match = match_nodes, .write = write, .json = json_node};
const Shape line_shape = {.of_whole = true, .match = match_line, .write = write, .json = json_list};
const Shape nodes_shape = {.of_whole = true, .match = match_nodes, .write = write, .json = json_list};
const Shape set_shape = {.of_whole = true, .match = match_set, .write = write, .json = json_list};
const Shape cover_shape = {.of_whole = true, .match = match_cover, .write = write, .json = json_list};

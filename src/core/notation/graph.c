/* A tree whose nodes are known by their names. */
#include "notation/graph.h"
#include "base/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SHOWN = 60 }; /* bytes of a name in a message */

static int name_shown(Slice name)
{
    return (int)(name.length < NAME_SHOWN ? name.length : NAME_SHOWN);
}

void graph_begin(Graph *graph, Tokens *tokens)
{
    *graph = (Graph){.tokens = tokens, .root = GRAPH_NONE};
}

void graph_free(Graph *graph)
{
    free(graph->nodes);
    free(graph->edges);
    free(graph->buckets);
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static uint32_t *graph_bucket(const Graph *graph, Slice name)
{
    return &graph->buckets[hash_bytes(name.at, name.length) & (graph->bucket_count - 1)];
}

uint32_t graph_find(const Graph *graph, Slice name)
{
    uint32_t node = graph->bucket_count > 0 ? *graph_bucket(graph, name) : GRAPH_NONE;
    while (node != GRAPH_NONE && (graph->nodes[node].name.length != name.length ||
                                  memcmp(graph->nodes[node].name.at, name.at, name.length) != 0))
        node = graph->nodes[node].chain;
    return node;
}

/* As many buckets as nodes at least, a power of two. */
static bool buckets_grow(Graph *graph)
{
    enum { LEAST = 64 };
    if (graph->node_count < graph->bucket_count)
        return true;
    const size_t count = graph->bucket_count > 0 ? 2 * graph->bucket_count : LEAST;
    uint32_t *buckets = malloc(count * sizeof *buckets);
    if (buckets == NULL)
        return plycut_no_memory(graph->tokens->error);
    memset(buckets, 0xFF, count * sizeof *buckets); /* GRAPH_NONE */
    free(graph->buckets);
    graph->buckets = buckets;
    graph->bucket_count = count;
    for (uint32_t i = 0; i < graph->node_count; i++) {
        uint32_t *bucket = graph_bucket(graph, graph->nodes[i].name);
        graph->nodes[i].chain = *bucket;
        *bucket = i;
    }
    return true;
}

uint32_t graph_node(Graph *graph, Slice name, const char *at)
{
    uint32_t node = graph_find(graph, name);
    if (node != GRAPH_NONE)
        return node;
    if (!buckets_grow(graph))
        return GRAPH_NONE;
    if (!PLYCUT_ROOM(graph->nodes, graph->node_room, graph->node_count, 1)) {
        plycut_no_memory(graph->tokens->error);
        return GRAPH_NONE;
    }
    node = graph->node_count++;
    uint32_t *bucket = graph_bucket(graph, name);
    graph->nodes[node] = (GraphNode){.name = name,
                                     .at = at,
                                     .parent = GRAPH_NONE,
                                     .first = GRAPH_NONE,
                                     .last = GRAPH_NONE,
                                     .chain = *bucket};
    *bucket = node;
    return node;
}

/* ---- Edges ----------------------------------------------------------------------------------- */

static bool edge_add(Graph *graph, uint32_t node, GraphEdge edge)
{
    if (!PLYCUT_ROOM(graph->edges, graph->edge_room, graph->edge_count, 1))
        return plycut_no_memory(graph->tokens->error);
    GraphNode *from = &graph->nodes[node];
    const uint32_t index = graph->edge_count++;
    edge.next = GRAPH_NONE;
    graph->edges[index] = edge;
    if (from->first == GRAPH_NONE)
        from->first = index;
    else
        graph->edges[from->last].next = index;
    from->last = index;
    return true;
}

bool graph_child(Graph *graph, uint32_t node, uint32_t child, Slice move, const char *at)
{
    GraphNode *below = &graph->nodes[child];
    const Slice name = below->name;
    if (below->parent != GRAPH_NONE) {
        const Slice first = graph->nodes[below->parent].name, again = graph->nodes[node].name;
        return below->parent == node
                   ? text_fails(graph->tokens, at, "%.*s is twice a child of %.*s",
                                name_shown(name), name.at, name_shown(again), again.at)
                   : text_fails(
                         graph->tokens, at,
                         "%.*s is a child of both %.*s and %.*s: in a tree each node has one "
                         "node above it",
                         name_shown(name), name.at, name_shown(first), first.at, name_shown(again),
                         again.at);
    }
    if (child == node)
        return text_fails(graph->tokens, at, "%.*s is its own child", name_shown(name), name.at);
    below->parent = node;
    return edge_add(graph, node, (GraphEdge){.at = at, .move = move, .child = child});
}

bool graph_leaf(Graph *graph, uint32_t node, double value, Slice move, const char *at)
{
    return edge_add(graph, node,
                    (GraphEdge){.at = at, .move = move, .value = value, .child = GRAPH_NONE});
}

bool graph_value(Graph *graph, uint32_t node, double value, const char *at)
{
    GraphNode *leaf = &graph->nodes[node];
    if (leaf->valued)
        return text_fails(graph->tokens, at, "a second value of %.*s", name_shown(leaf->name),
                          leaf->name.at);
    leaf->value = value;
    leaf->valued = true;
    return true;
}

void graph_shown_join(Graph *graph)
{
    for (uint32_t i = 0; i < graph->node_count; i++) {
        GraphNode *node = &graph->nodes[i];
        if (!node->has_shown || node->first != GRAPH_NONE || node->valued)
            continue;
        node->value = node->shown;
        node->valued = true;
    }
}

/* ---- The root -------------------------------------------------------------------------------- */

/* The nodes that are nobody's child, as far as they fit a message. */
static bool several_roots(const Graph *graph, uint32_t first)
{
    char names[200] = "";
    const char *second = NULL;
    size_t used = 0;
    for (uint32_t i = first; i < graph->node_count && used + NAME_SHOWN + 2 < sizeof names; i++) {
        const GraphNode *node = &graph->nodes[i];
        if (node->parent != GRAPH_NONE)
            continue;
        if (i != first && second == NULL)
            second = node->at;
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%.*s", used > 0 ? ", " : "",
                                 name_shown(node->name), node->name.at);
    }
    return text_fails(graph->tokens, second,
                      "several nodes are nobody's child, and a tree has one root: %s", names);
}

/* The only node that is nobody's child; GRAPH_NONE: the error is set. */
static uint32_t root_find(const Graph *graph)
{
    uint32_t root = GRAPH_NONE;
    for (uint32_t i = 0; i < graph->node_count; i++) {
        if (graph->nodes[i].parent != GRAPH_NONE)
            continue;
        if (root != GRAPH_NONE) {
            several_roots(graph, root);
            return GRAPH_NONE;
        }
        root = i;
    }
    if (root == GRAPH_NONE) {
        const GraphNode *node = &graph->nodes[0];
        text_fails(graph->tokens, node->at,
                   "every node is somebody's child, so that there is no root: %.*s is below itself",
                   name_shown(node->name), node->name.at);
    }
    return root;
}

/* ---- The draft ------------------------------------------------------------------------------- */

/* The nodes of a tree: a node below the root has one parent, so that no walk from the root comes back. */
typedef struct GraphWalk {
    const Graph *graph;
    Draft *draft;
    uint32_t reached;
} GraphWalk;

/* The name that the tree has: the label, if there is one. */
static Slice graph_name(const GraphNode *node)
{
    return node->label.at != NULL ? node->label : node->name;
}

static bool graph_node_draft(GraphWalk *walk, uint32_t index, uint32_t node);

static bool edge_draft(GraphWalk *walk, const GraphEdge *edge, uint32_t node)
{
    const uint32_t child = draft_add(walk->draft, node, edge->at);
    if (child == DRAFT_NONE ||
        (edge->move.length > 0 && !draft_move(walk->draft, child, edge->move)))
        return false;
    if (edge->child != GRAPH_NONE)
        return graph_node_draft(walk, edge->child, child);
    draft_number(walk->draft, child, edge->value);
    return true;
}

static bool graph_node_draft(GraphWalk *walk, uint32_t index, uint32_t node)
{
    const GraphNode *from = &walk->graph->nodes[index];
    walk->reached++;
    if (from->first != GRAPH_NONE && from->valued)
        return text_fails(walk->graph->tokens, from->at, "%.*s has a value and children, not both",
                          name_shown(from->name), from->name.at);
    if (from->first == GRAPH_NONE && !from->valued) {
        const bool valued = walk->draft->texts_valued;
        const bool read = draft_unknown(walk->draft, node, graph_name(from));
        walk->draft->texts_valued = valued; /* a number alone is no text */
        return read;
    }
    if (graph_name(from).length > 0 && !draft_name(walk->draft, node, graph_name(from)))
        return false;
    if (from->first == GRAPH_NONE)
        draft_number(walk->draft, node, from->value);
    else
        walk->draft->nodes[node].player = from->player;
    for (uint32_t i = from->first; i != GRAPH_NONE; i = walk->graph->edges[i].next)
        if (!edge_draft(walk, &walk->graph->edges[i], node))
            return false;
    return true;
}

/* A node that no way from the root leads to is on a circle, or below one. */
static bool circle_fails(const Graph *graph)
{
    for (uint32_t i = 0; i < graph->node_count; i++) {
        uint32_t up = i;
        uint32_t steps = 0;
        while (graph->nodes[up].parent != GRAPH_NONE && steps <= graph->node_count) {
            up = graph->nodes[up].parent;
            steps++;
        }
        if (graph->nodes[up].parent != GRAPH_NONE)
            return text_fails(graph->tokens, graph->nodes[up].at,
                              "%.*s is below itself: a tree has no circle",
                              name_shown(graph->nodes[up].name), graph->nodes[up].name.at);
    }
    return true;
}

static bool is_number_name(const GraphNode *node)
{
    double value;
    return lexeme_is_number(node->name.at, node->name.at + node->name.length, LEXEME_ALL, &value);
}

/* The number of a leaf that may be its value, or its name while its value is missing; or NULL. */
static const char *number_of_leaf(const Graph *graph)
{
    for (uint32_t i = 0; i < graph->edge_count; i++) {
        const GraphEdge *edge = &graph->edges[i];
        const GraphNode *child = edge->child != GRAPH_NONE ? &graph->nodes[edge->child] : NULL;
        if (child == NULL || (child->first == GRAPH_NONE && !child->valued &&
                              child->label.at == NULL && is_number_name(child)))
            return edge->at;
    }
    return NULL;
}

bool graph_number_fails(const Graph *graph, const char *at)
{
    return text_fails(
        graph->tokens, at,
        "a number without children, while other numbers have some: is it a value or a "
        "name? If it is a name, give it a value; if it is a value, give the other "
        "nodes names that are no numbers");
}

/* If all inner nodes are called by numbers, is the number of a leaf its name, too? */
static bool numbers_are_clear(const Graph *graph)
{
    const char *leaf = number_of_leaf(graph);
    for (uint32_t i = 0; i < graph->node_count && leaf != NULL; i++) {
        const GraphNode *node = &graph->nodes[i];
        if (node->first != GRAPH_NONE && (node->label.at != NULL || !is_number_name(node)))
            return true;
    }
    return leaf == NULL || graph_number_fails(graph, leaf);
}

bool graph_draft(const Graph *graph, Draft *draft, PlycutText *note)
{
    const uint32_t root = graph->root != GRAPH_NONE ? graph->root : root_find(graph);
    *draft = (Draft){.tokens = graph->tokens};
    GraphWalk walk = {.graph = graph, .draft = draft};
    if (root == GRAPH_NONE || !numbers_are_clear(graph))
        return false;
    const GraphNode *from = &graph->nodes[root];
    const uint32_t node = draft_add(draft, DRAFT_NONE, from->at);
    if (node == DRAFT_NONE || !graph_node_draft(&walk, root, node) ||
        (walk.reached < graph->node_count && !circle_fails(graph)))
        return false;
    plycut_text_write(note, "root ", 5);
    plycut_text_write(note, from->name.at, from->name.length);
    return !note->failed || plycut_no_memory(graph->tokens->error);
}

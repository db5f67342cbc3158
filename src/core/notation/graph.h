/* graph.h - a tree whose nodes are known by their names: children of each node by name, edges. Who is whose child is noted in any
 * order; then the root is the only name that is nobody's child. */
#pragma once

#include "notation/draft.h"

#define GRAPH_NONE UINT32_MAX

typedef struct GraphNode {
    Slice name;
    const char *at; /* where the text has the name first */
    double value;
    uint32_t parent;      /* or GRAPH_NONE */
    uint32_t first, last; /* the edges to its children, or GRAPH_NONE */
    uint32_t chain;       /* the next node of its bucket */
    bool valued;
    /* What a picture of the graph shows instead of its name: a text, a number; who decides. */
    Slice label; /* at NULL: the name */
    double shown;
    bool has_shown;
    uint8_t player;  /* DraftPlayer */
    uint32_t key_of; /* for the reader: the last dictionary that has the name as a key */
} GraphNode;

/* To a child with a name, or (child is GRAPH_NONE) to a leaf that is only a value. */
typedef struct GraphEdge {
    const char *at;
    Slice move; /* length 0: none */
    double value;
    uint32_t child, next;
    bool drawn; /* for the reader of edges: by an arrow */
} GraphEdge;

typedef struct Graph {
    Tokens *tokens;
    GraphNode *nodes;
    GraphEdge *edges;
    uint32_t *buckets;
    size_t node_room, edge_room, bucket_count;
    uint32_t node_count, edge_count;
    uint32_t root; /* said by the text, or GRAPH_NONE */
} Graph;

void graph_begin(Graph *graph, Tokens *tokens);
void graph_free(Graph *graph);

/* The node of this name, added if it is new. GRAPH_NONE: no memory, and the error is set. */
uint32_t graph_node(Graph *graph, Slice name, const char *at);
/* The same, but GRAPH_NONE if there is no such node. */
uint32_t graph_find(const Graph *graph, Slice name);

/* The node has this child; an error if another node has it, too. The move's length is 0 if there is none. */
bool graph_child(Graph *graph, uint32_t node, uint32_t child, Slice move, const char *at);
/* The node has a leaf that is only a value; it has this value itself, which must be its only one. */
bool graph_leaf(Graph *graph, uint32_t node, double value, Slice move, const char *at);
bool graph_value(Graph *graph, uint32_t node, double value, const char *at);

/* Fail at a number that may be a value or the name of a leaf. */
bool graph_number_fails(const Graph *graph, const char *at);

/* The number that is shown in a leaf is its value. */
void graph_shown_join(Graph *graph);

/* Make the draft; `note`: which is the root. */
bool graph_draft(const Graph *graph, Draft *draft, PlycutText *note);

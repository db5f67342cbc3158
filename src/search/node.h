/* node.h - what a search keeps: a Node for each node on the current path, a Search for all of them.
 */
#ifndef PLYCUT_SEARCH_NODE_H
#define PLYCUT_SEARCH_NODE_H

#include <plycut/algorithm.h>

#include <math.h>

/* A node on the current path; it lives in the stack frame of the call that searches it. */
typedef struct Node Node;
struct Node {
    PlycutState state;
    PlycutWindow window;      /* now: tightened by what the children returned */
    double alpha_in, beta_in; /* on entry */
    double best;              /* the best that a child returned */
    double low, high;         /* proved by the children so far (traced only) */
    PlycutSiblings left;      /* children not searched yet */
    Node *parent;
    uint64_t key;       /* of the path, for --order shuffle */
    size_t path_length; /* of Search.path (traced only) */
    PlycutMove move;
    int ply;
    int run;          /* ply where the run of nodes of this player begins */
    int other_run;    /* ply where the run of the other player above it begins */
    size_t list_base; /* of Search.list, where children are ordered */
};

/* A child with what it is sorted by. */
typedef struct Ranked {
    double key;
    size_t index;
    PlycutMove move;
} Ranked;

typedef struct Search {
    const PlycutGame *game;
    const PlycutRules *rules;
    PlycutSearchOptions options; /* the effective ones */
    int horizon;
    int unplayed; /* the ply whose nodes a quiet search values unplayed (PlycutRules.leaf_value):
                     they have a move and a player, and no position; -1: there is none */
    bool windowed, strict, hard, ordered;

    bool stopped; /* unwind: the limit is passed, or the observer had enough */
    bool limit_passed;
    uint64_t nodes, leaves, check_at, order_nodes;
    uint64_t cutoffs[3];
    int64_t pruned_subtrees, pruned_leaves;

    const PlycutObserver *observer;
    uint64_t events;
    char path[PLYCUT_PATH_MAX]; /* of the current node */

    PlycutMove *list; /* ordered children of the nodes on the path */
    size_t list_used;
    Ranked *ranked; /* the children being sorted */

    PlycutMove *line; /* per ply the best line found below: the principal variation */
    size_t line_room; /* moves a line may have: no path is longer */
    int line_length[PLYCUT_PLY_MAX + 2];
} Search;

/* The line of the node at `ply`. */
static inline PlycutMove *search_line(Search *s, int ply)
{
    return s->line + (size_t)ply * s->line_room;
}

/* Called when nodes reaches check_at: progress, and the node limit. */
void search_check(Search *s);

/* Put the children of n in the order asked for: fills n->left.list. */
void order_children(Search *s, Node *n);

/* A step further in the key of a path. */
uint64_t path_key(uint64_t key, PlycutMove move);

/* What a traced search says; quiet ones hold no reference to these (tested). */
void emit_path(Search *s, Node *child);
void emit_enter(Search *s, const Node *n);
void emit_leaf(Search *s, const Node *n, double value);
void emit_update(Search *s, const Node *n, const Node *child, double value, bool improved);
void emit_cutoff(Search *s, const Node *n, PlycutCutKind kind);
void emit_exit(Search *s, const Node *n, double value);

#endif

/* view.h - which parts of a trace are drawn: every node, or one node for a whole subtree. */
#pragma once

#include <plycut/picture.h>

#include "base/arena.h"

#define NOT_DRAWN UINT32_MAX

typedef enum DrawnKind {
    DRAWN_NODE,
    DRAWN_FOLDED, /* a visited subtree in one node */
    DRAWN_STUB,   /* all pruned children of its parent in one node */
    DRAWN_REST    /* the visited children of its parent for which there is no room, in one node */
} DrawnKind;

/* What a drawn node represents. Leaves: those visited below a folded node or the rest, those never
 * visited below a stub (-1: not known). */
typedef struct Hidden {
    int64_t leaves;
    uint32_t subtrees;
    uint32_t one_bar, two_bars; /* cutoffs: shallow and window, deep */
} Hidden;

/* What is written next to an edge. */
typedef struct EdgeLabel {
    int width; /* 0: nothing */
    int lines;
    int side; /* of its line: -1: to the left, 1: to the right, 0: on it */
    int x, y; /* of its middle */
} EdgeLabel;

typedef struct DrawnNote DrawnNote; /* pointed.h */

/* A node of the picture. Lengths are whole points, y grows upwards. */
typedef struct Drawn {
    DrawnKind kind;
    uint32_t node;                /* of the trace; the first, if it represents several */
    uint32_t parent, first, next; /* drawn ones, or NOT_DRAWN */
    int rank;                     /* plies below the root */
    uint32_t left, right;         /* neighbours on its rank, or NOT_DRAWN */
    Hidden hidden;
    int width, height;        /* of the shape */
    int space;                /* the width that the layout keeps free for it */
    int apart;                /* the least distance to its left neighbour, middle to middle */
    EdgeLabel label;          /* of the edge above it */
    DrawnNote *note;          /* next to it, or NULL */
    bool framed;              /* it is highlighted */
    bool from_bottom, to_top; /* where the line of that edge begins and ends (layout/line.h) */
    int x, y;                 /* of its middle */
} Drawn;

/* What is drawn of a trace, in preorder: the nodes that folding leaves, each as a Drawn.
 *
 * A trace has every node of the tree; a picture has room for some. So a picture never goes through the nodes of a trace:
 * fold.c decides which subtrees are open, and view_make writes one Drawn for each node that is left, or for several
 * (DrawnKind). A Drawn knows its node of the trace, where what the search found is, and its relations among the drawn:
 * parent, first child, next sibling, and its neighbours on its rank, who may be cousins. Ids and classes come from the
 * node, sizes and places are written into the Drawn later, by src/draw/layout.
 *
 * Two rules hold for every reader. Children come after their parents and ranks from left to right, so that one pass
 * forwards or backwards is enough. And at a moment nothing here depends on what the search will find: all moments of a
 * search have the same view. */
typedef struct View {
    const PlycutTrace *trace;
    Drawn *drawn;
    uint32_t count;
    uint32_t top; /* the node of the trace that is drawn at the top */
    int ranks;
} View;

/* Choose what is drawn. All memory is the arena's. It is an error if picture->at means no node. */
bool view_make(const PlycutTrace *trace, const PlycutPicture *picture, View *view, Arena *arena,
               PlycutError *error);

/* Does it represent several nodes without showing any of them? */
static inline bool drawn_is_several(const Drawn *drawn)
{
    return drawn->kind == DRAWN_STUB || drawn->kind == DRAWN_REST;
}

/* Is it the current node of a moment, or a folded subtree that contains it? */
bool drawn_is_current(const View *view, uint32_t drawn);

static inline const PlycutTraceNode *drawn_node(const View *view, uint32_t drawn)
{
    return &view->trace->nodes[view->drawn[drawn].node];
}

/* ---- fold.c: which subtrees are drawn as one node -------------------------------------------- */

/* Sums over the subtree of a node of the trace, and how the node is drawn. */
typedef struct Sum {
    uint64_t leaves, visited_leaves;
    uint32_t one_bar, two_bars;
    bool unknown;  /* some of it was never expanded */
    bool inside;   /* at or below the node that is drawn at the top */
    bool bottom;   /* as deep as is drawn */
    bool open;     /* its children are drawn */
    bool stub;     /* pruned, and its parent shows a stub */
    bool rest;     /* visited, but its parent shows it together with others as one node */
    bool together; /* its parts of the rest are one node: there is no room for two */
} Sum;

typedef struct Fold {
    const PlycutTrace *trace;
    Sum *sums;
    uint32_t top; /* the node that is drawn at the top */
    bool stubs;   /* pruned children become one node everywhere */
} Fold;

/* Fold only as much as makes the picture small enough: nothing, or pruned subtrees (but their veiled boards
 * stay if they fit), or visited subtrees too. A node with too many children shows some of them.
 * False: no memory. */
bool fold_make(const PlycutTrace *trace, const PlycutPicture *picture, uint32_t top, Fold *fold,
               Arena *arena);

/* Is this child one of those that its parent shows as one stub? */
static inline bool fold_stubs(const Fold *fold, uint32_t child)
{
    return fold->sums[child].stub || (fold->stubs && fold->trace->nodes[child].pruned);
}

/* foreign_node.h - the open nodes while a trace that cannot be replayed is read. */
#ifndef PLYCUT_TRACE_FOREIGN_NODE_H
#define PLYCUT_TRACE_FOREIGN_NODE_H

#include "trace/foreign.h"

#include <cjson/cJSON.h>

/* A node on the current path. */
typedef struct ForeignNode {
    PlycutState state;
    PlycutMove move;
    PlycutWindow window;
    double best; /* the best value that a child returned; infinite before any did */
    PlycutMove best_move;
    double low, high;               /* proved */
    double low_before, high_before; /* by the children before the last that was visited */
    PlycutMove *seen;               /* the children that were visited, each once */
    size_t seen_count, seen_room;
    size_t path_length;
    uint32_t search;
    PlycutMove *line; /* below it, the best line so far */
    int line_length;
} ForeignNode;

typedef struct Foreign {
    const ForeignFile *file;
    const PlycutObserver *observer;
    PlycutResult *result;
    PlycutError *error;
    uint64_t events; /* read so far */
    uint64_t reported;
    const cJSON *event; /* being read */
    bool finished;      /* the root has returned */
    int ply;            /* of the innermost open node; -1: none */
    ForeignNode open[PLYCUT_PLY_MAX + 2];
    char path[PLYCUT_PATH_MAX];
    bool returned;      /* open[ply + 1] has just returned ... */
    double value;       /* ... this */
    PlycutMove *pruned; /* of the cutoff being read */
    size_t pruned_count, pruned_room;
} Foreign;

/* NULL: no memory. */
Foreign *foreign_new(const ForeignFile *file, const PlycutObserver *observer, PlycutResult *result,
                     PlycutError *error);
void foreign_free(Foreign *f);

/* Fails at a member ("": at the event); always false. */
bool foreign_fail(const Foreign *f, const char *member, const char *text);

/* Enter the root, or the child of the innermost node, that has this path. False if no such node exists. */
bool foreign_begin(Foreign *f);
bool foreign_child(Foreign *f, const char *path);
/* Set its window. A bound that is also its parent's keeps its owner. */
void foreign_give(ForeignNode *n, double alpha, double beta);
/* A bound that is not in the parent's window, but is the parent's best value, is owned by the parent. */
void foreign_inherit(Foreign *f, double alpha, double beta);
/* The ancestor of this path tests the innermost node: the bound of the test is its scout's. */
bool foreign_scout(Foreign *f, const char *path);
/* Add an update that the file leaves out. */
bool foreign_settle(Foreign *f);
bool foreign_is_leaf(const Foreign *f);

/* The innermost node returns; its parent becomes the innermost one. */
bool foreign_return(Foreign *f, double value);
bool foreign_returned_last(const Foreign *f, const char *path);
bool foreign_is_innermost(const Foreign *f, const char *path);

/* Apply the value that the child returned, then set the window that the file gives. */
void foreign_update(Foreign *f, PlycutEvent *event);
void foreign_tighten(Foreign *f, double alpha, double beta);

/* A cutoff: the owner of its bound, a child that it prunes, and what follows from them. */
bool foreign_owner(const Foreign *f, const char *by, const char *witness, PlycutBoundOwner *owner);
bool foreign_prune(Foreign *f, const char *path);
void foreign_cut(Foreign *f, PlycutEvent *event);

/* The proved interval of the innermost node if it returns this value. */
PlycutProved foreign_proved(const Foreign *f, double value);

/* Report an event to the observer, with the members of the union in *event (NULL: none). */
bool foreign_tell(Foreign *f, PlycutEventKind kind, const PlycutEvent *event);

/* The result, after everything has been read. */
void foreign_finish(Foreign *f);

#endif

/* foreign.h - a trace of an algorithm that plycut does not know, such as a student's own program, and its open nodes
 * while it is read. */
#pragma once

#include "base/scan.h"
#include "search/judge.h"
#include "trace/compare.h"

#include <cjson/cJSON.h>

/* A trace file that is read up to its events. */
typedef struct ForeignFile {
    Scan *scan;
    const char *file;
    bool placed; /* are lines and columns those of the file? */
    const PlycutGame *game;
    PlycutSearchOptions *options; /* their window becomes that of the root's event */
    PlycutValues values;
    uint64_t max_nodes; /* 0: no limit */
} ForeignFile;

/* Read the events and the rest, check them against the game and against each other, and pass them on
 * like those of a search. */
bool foreign_read(const ForeignFile *file, const PlycutObserver *observer, PlycutResult *result,
                  PlycutError *error);

/* A node on the current path. */
typedef struct ForeignNode {
    PlycutState state;
    PlycutMove move;
    Runs runs;
    PlycutWindow window;      /* now */
    double alpha_in, beta_in; /* on entry */
    double best;              /* the best value that a child returned; infinite before any did */
    PlycutMove best_move;
    double low, high;               /* proved */
    double low_before, high_before; /* by the children before the last that was visited */
    uint64_t visit;                 /* number of this visit */
    uint64_t *seen;               /* by move: the last visit that visited the child, or pruned it */
    size_t seen_room, seen_count; /* the children that this visit visited, each once */
    bool cut, repeated;           /* it has cut off; it was visited before, and not by a test */
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
    uint64_t reported, visits;
    const cJSON *event; /* being read ... */
    const char *text;   /* ... and its text */
    size_t text_length;
    Expected expected;      /* what plycut would have written */
    PlycutAlgorithm single; /* with which nothing distinct is written: it is not counted here */
    bool finished;          /* the root has returned */
    int ply;                /* of the innermost open node; -1: none */
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

/* The ply of the ancestor of the innermost node that has this path; -1: none has. */
int foreign_ancestor(const Foreign *f, const char *path);
/* The move to the child of the node at `ply` that has this path. */
bool foreign_find_move(const Foreign *f, int ply, const char *path, PlycutMove *move);
/* Give the innermost node a bound of its window; the node at ply `scout` tests it (-1: none does). False if the bound
 * comes from nowhere: it is neither that of the test, nor the parent's, nor infinite, nor the best value of a node
 * above. */
bool foreign_give(Foreign *f, int scout, PlycutSide side, double bound);

/* Add an update that the file leaves out. */
bool foreign_settle(Foreign *f);
bool foreign_is_leaf(const Foreign *f);

/* The innermost node returns; its parent becomes the innermost one. */
bool foreign_return(Foreign *f, double value);
bool foreign_returned_last(const Foreign *f, const char *path);
bool foreign_is_innermost(const Foreign *f, const char *path);

/* Apply the value that the child returned, then set the window that the file gives. */
void foreign_update(Foreign *f, PlycutEvent *event);
bool foreign_tighten(Foreign *f, double alpha, double beta);

/* A cutoff: the owner of its bound, a child that it prunes, and what follows from them. */
void foreign_bound(Foreign *f, PlycutEvent *event); /* the one that the node's window says */
bool foreign_crosses(const Foreign *f, double bound);
bool foreign_shallow_suffices(const Foreign *f);
bool foreign_owner(const Foreign *f, const char *by, const char *witness, PlycutEvent *event);
bool foreign_prune(Foreign *f, const char *path);
size_t foreign_unvisited(const Foreign *f); /* children of the innermost node */
void foreign_cut(Foreign *f, PlycutEvent *event);

/* The proved interval of the innermost node if it returns this value. */
PlycutProved foreign_proved(const Foreign *f, double value);

/* Fill in what events of all kinds have; the union is already. */
void foreign_fill(Foreign *f, PlycutEventKind kind, PlycutEvent *event);
/* Pass it on to the observer. */
bool foreign_tell(const Foreign *f, const PlycutEvent *event);

/* The result, after everything has been read. */
void foreign_finish(Foreign *f);

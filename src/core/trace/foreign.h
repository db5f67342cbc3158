/* foreign.h - a trace of an algorithm that plycut does not know, such as a student's own program. The file says which
 * nodes the search visits, with which windows, and where it cuts off; everything else follows from the verbs of our
 * own searches, which also report the events. */
#pragma once

/* The verbs of a search whose events are reported, for any tree. */
#define TRACED 1
#define CHANCE 1

#include "base/same.h"
#include "search/chance.h"
#include "trace/compare.h"

#include <cjson/cJSON.h>

/* Read the events and the rest, check them against the game and against each other, and pass them on
 * like those of a search. The window of the options becomes that of the root's event. max_nodes 0: no limit. */
bool foreign_read(Compared *file, PlycutSearchOptions *options, uint64_t max_nodes,
                  const PlycutObserver *observer, PlycutResult *result);

/* A node on the current path. */
typedef struct ForeignNode {
    Node node;
    uint64_t visit;               /* number of this visit */
    uint64_t *seen;               /* by move: the last visit that visited the child, or pruned it */
    size_t seen_room, seen_count; /* the children that this visit visited, each once */
    bool cut, repeated;           /* it has cut off; it was visited before, and not by a test */
} ForeignNode;

/* The members of an event that are texts or lists of them, in the event being read. */
typedef struct ForeignEvent {
    const char *event, *node, *from;
    const void *pruned, *other; /* cJSON */
} ForeignEvent;

typedef struct Foreign {
    Compared *file;
    PlycutSearchOptions *options;
    uint64_t max_nodes; /* 0: no limit */
    const PlycutObserver *observer;
    PlycutObserver own;     /* that of the search: compares what the file has, and passes it on */
    PlycutAlgorithm single; /* with which nothing distinct is written: it is not counted here */
    Search *s;
    const cJSON *event; /* being read */
    ForeignEvent read;  /* its members */
    bool omitted;       /* the event that is reported is not in the file */
    bool finished;      /* the root has returned */
    int ply;            /* of the innermost open node; -1: none */
    ForeignNode open[PLYCUT_PLY_MAX + 2];
    bool returned;      /* open[ply + 1] has just returned ... */
    double value;       /* ... this */
    PlycutMove *pruned; /* of the cutoff being read */
    size_t pruned_count, pruned_room;
} Foreign;

/* NULL: no memory. */
Foreign *foreign_new(Compared *file, PlycutSearchOptions *options, const PlycutObserver *observer);
void foreign_free(Foreign *f);

/* Is a number of the file this one? In a tree with chance nodes it may be rounded. */
static inline bool foreign_same(const Foreign *f, double number, double right)
{
    return (f->file->rounded ? nearly_same : same_number)(number, right);
}

/* The innermost open node. */
static inline Node *innermost(Foreign *f)
{
    return &f->open[f->ply].node;
}

/* Make the root, or the child of the innermost node, that has this path the innermost one. False if no such node exists. */
bool foreign_begin(Foreign *f);
bool foreign_child(Foreign *f, const char *path);

/* The ply of the ancestor of the innermost node that has this path; -1: none has. */
int foreign_ancestor(const Foreign *f, const char *path);
/* The move to the child of the node at `ply` that has this path. */
bool foreign_find_move(const Foreign *f, int ply, const char *path, PlycutMove *move);

/* Apply the value that the child returned; if there is one, and the file leaves the update out. */
bool foreign_update(Foreign *f);
bool foreign_settle(Foreign *f);

/* The innermost node returns; its parent becomes the innermost one. */
bool foreign_return(Foreign *f, double value);
bool foreign_returned_last(const Foreign *f, const char *path);
bool foreign_is_innermost(const Foreign *f, const char *path);

/* A child of the innermost node that a cutoff prunes; how many it has not visited. */
bool foreign_prune(Foreign *f, const char *path);
size_t foreign_unvisited(const Foreign *f);

/* ---- foreign_window.c -------------------------------------------------------------------------------- */

/* Give the innermost node a bound of its window; the node at ply `scout` tests it (-1: none does). False if the bound
 * comes from nowhere: it is neither that of the test, nor the parent's, nor infinite, nor the best value of a node
 * above. */
bool foreign_give(Foreign *f, int scout, PlycutSide side, double bound);

/* Give the innermost node, which takes the value that its child returned, the window that the file says. */
bool foreign_tighten(Foreign *f, double alpha, double beta);

/* The side at which the innermost node stops: a chance node at the bound that it crosses; if it crosses neither, at the
 * one that is named. */
PlycutSide foreign_side(const Foreign *f, const char *named);
/* Its bound on this side; with that bound, does the node stop? */
double foreign_bound(Foreign *f, PlycutSide side);
bool foreign_crosses(Foreign *f, PlycutSide side, double bound);
/* The node `by` has this bound from its child `witness`, on the innermost node's scale. */
bool foreign_owner(Foreign *f, const char *by, const char *witness, PlycutSide side, double bound);

/* ---- foreign.c: the members of the event that is read ------------------------------------------------- */

/* Fail at a member of it ("": at the event); "WHAT NUMBER", in the file's point of view. */
bool foreign_fail(const Foreign *f, const char *member, const char *text);
bool foreign_fail_number(const Foreign *f, const char *member, const char *what, double found);

/* Are the numbers of the innermost open node given for MIN? */
bool foreign_is_mins(const Foreign *f);

/* NULL: there is no such member. */
const cJSON *foreign_member(const Foreign *f, const char *key);

/* A number of the innermost open node, or `missing` if the member is, or is `missing` rounded; null means `infinite`,
 * unless that is NAN. */
bool foreign_number(const Foreign *f, const char *key, double missing, double infinite,
                    double *number);

/* The window of the innermost open node; a bound that the file omits stays as it is. */
bool foreign_window(const Foreign *f, double *alpha, double *beta);

/* ---- foreign_enter.c ---------------------------------------------------------------------------------- */

/* Read the event that visits a child of the innermost open node, or the root. */
bool foreign_read_enter(Foreign *f);
bool foreign_read_leaf(Foreign *f);

/* ---- foreign_open.c ---------------------------------------------------------------------------------- */

/* Read an event of this kind at the innermost open node. */
bool foreign_read_update(Foreign *f);
bool foreign_read_cutoff(Foreign *f);
bool foreign_read_exit(Foreign *f);
bool foreign_read_probe(Foreign *f);

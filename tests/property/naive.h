/* naive.h - searches written the slow and obvious way, to compare plycut's with.
 *
 * No bounds are passed down: every test looks them up again among the ancestors, as
 * docs/semantics.md defines them. plycut derives them from how bounds travel; this search derives
 * them from what they mean. */
#pragma once

#include <plycut/plycut.h>

typedef struct NaiveNode NaiveNode;
struct NaiveNode {
    NaiveNode *parent;
    NaiveNode **children;
    int count;
    int index; /* among its siblings */
    int ply;
    bool max;
    double value; /* a leaf's, or an inner node's static one, if it has one */
    bool has_static;
    bool unknown; /* a leaf whose value is not in the file: its name is "u", and its path */
    double truth; /* minimax */
};

enum { NAIVE_LOG = 4096 };

/* What the search did, in order. */
typedef struct NaiveVisit {
    const NaiveNode *node;
    double alpha, beta; /* on entry */
    const NaiveNode *alpha_owner, *beta_owner;
    double returned;
} NaiveVisit;

typedef struct NaiveCutoff {
    const NaiveNode *node, *owner, *witness; /* owner NULL: none */
    PlycutCutKind kind;
    double value, bound;
    bool suffices;
    int pruned; /* children */
} NaiveCutoff;

typedef struct NaiveRules {
    const char *algorithm;
    bool strict, hard;
    double alpha, beta; /* root window */
} NaiveRules;

typedef struct NaiveSearch {
    NaiveRules rules;
    double best[512]; /* by ply, of the nodes on the path */
    int best_child[512];
    int visits, leaves, cutoffs;
    NaiveVisit visit[NAIVE_LOG];
    NaiveCutoff cutoff[NAIVE_LOG];
    double value;
    int root_move; /* -1: none */
} NaiveSearch;

/* Search under its rules, which are all that must be set; children are searched in their order. */
void naive_search(NaiveSearch *search, const NaiveNode *root);

/* A random tree, of any shape that a tree file can have; it depends only on *random. */
typedef struct NaiveShape {
    int depth, branching;
    bool uniform, alternating, decimals, root_min;
    bool infinite; /* one leaf in four is */
    bool statics;  /* of every inner node but perhaps the root */
    int low, high; /* of values */
} NaiveShape;

uint64_t naive_random(uint64_t *state);
int naive_below(uint64_t *state, int below);
NaiveNode *naive_tree(const NaiveShape *shape, uint64_t *random);
NaiveShape naive_shape(uint64_t *random);
void naive_free(NaiveNode *node);
double naive_truth(NaiveNode *node);

/* The tree as JSON text (malloc'd), and as a game. */
char *naive_json(const NaiveNode *root);
void naive_game(const NaiveNode *root, PlycutGame *game);

/* The node of a path. */
const NaiveNode *naive_find(const NaiveNode *root, const char *path);
void naive_path(const NaiveNode *node, char *path, size_t size);

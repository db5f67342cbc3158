/* node.h - the state of a search: a Node for each node on the current path, a Search for all of them. */
#pragma once

#include "game/fast.h"
#include "search/judge.h"
#include "search/taken.h"

#include <limits.h>
#include <math.h>

/* What a quiet search has learned about the children of a node all at once (ahead.h). */
typedef struct Ahead {
    uint64_t aside;  /* children that come after Node.left: bits of PlycutMoves.set ... */
    MoveRanks ranks; /* ... in the order of these numbers, if ... */
    bool ranked;     /* ... they are known; otherwise they are still to be put in order */
    BestLeaf best;   /* of the children that were evaluated at once */
} Ahead;

/* How far a quiet search looks ahead. */
typedef struct AheadPlan {
    const PlycutFast *fast; /* what the game can answer */
    int unplayed;           /* the ply whose nodes need not be played, or -1 */
    bool leaves_at_once;    /* it may evaluate the children at the horizon at once, ... */
    bool best_first;        /* ... the best of them first */
    bool ends_at_once;      /* it may search the last plies of a game at once */
    bool ranks_moves;       /* it may ask for a node's moves and their ranks at once */
    bool postpones;         /* it looks for the next child only when it needs one */
    Sort by, then;          /* the order, as games call it */
} AheadPlan;

/* What a probe of a child has found. */
typedef struct Probe {
    double bound;        /* what it returned (NAN: the child was not probed) */
    PlycutLimits proved; /* the interval that it proved */
} Probe;

/* Of Star2 only, at a chance node. */
typedef struct Probes {
    PlycutSiblings left; /* children not yet probed */
    Probe *found;        /* by the probes, in search order ... */
    size_t count, next;  /* ... how many there are, and that of the next child */
    PlycutLimits gained; /* what the bounds of the children left add to their limits ... */
    PlycutLimits proved; /* ... and what is proved of them, which fail-hard does not clip */
} Probes;

/* What only a search with chance nodes keeps of a node. */
typedef struct Chance {
    double probability;   /* of the move to it, as the search takes it ... */
    double weight;        /* ... and in the game */
    double rest;          /* the probability of the children after the current one */
    double unseen;        /* the weight of the children that have not returned */
    PlycutPlayer decider; /* at the last decision node on the path to it, itself included */
    PlycutSide side;      /* of a chance node that is cut off */
    Probes probes;
} Chance;

/* A node on the current path; it lives in the stack frame of the call that searches it. */
typedef struct Node Node;
struct Node {
    PlycutState state;

    /* Its window: */
    PlycutWindow window;      /* the current one, tightened by the children's values */
    double alpha_in, beta_in; /* on entry */
    bool met;          /* by mistake, it stops because its bounds have met (traced only), ... */
    PlycutSide met_at; /* ... at this one, which the other has reached */

    /* What the children so far prove: */
    double best;      /* the best value that one returned */
    double low, high; /* the interval of its true value (traced only) */
    PlycutPlayer
        truly; /* who is to move in the game, whatever the search takes it for (traced only) */

    /* The children left: */
    PlycutSiblings left; /* not yet searched */
    Ahead ahead;         /* those that a quiet search has put aside, or evaluated already */

    /* Its place: */
    Node *parent;
    uint64_t key;       /* of the path, for --order shuffle and quality */
    size_t path_length; /* of Search.path (traced only) */
    size_t list_base;   /* if children are ordered: where they begin in Search.list */
    PlycutMove move;
    int ply;
    Runs runs;         /* of nodes of one player, ending here */
    uint32_t search;   /* number of this search of it by its parent, from 1 (traced only) */
    PlycutTried tried; /* why its move was promoted (traced only) */
    bool leading;      /* on the line that is searched first */

    /* Of searches with scouts: */
    bool scouted; /* searched with a null window */
    bool certain; /* nothing below it was pruned: it returned its value, not only a bound */

    /* Of searches that remember positions, or make several passes: */
    bool kept;             /* the table keeps positions like this one */
    unsigned symmetry;     /* from the position to the one that the table keeps for it */
    PlycutMove remembered; /* the table's best move, or NO_MOVE */
    uint64_t hash;         /* the key of the position that the table keeps for it */
    uint64_t ends;         /* Search.ends when it was entered */

    Chance chance;
};

/* What has happened to a node of a stored tree: in any pass; in the passes to this depth. */
enum { SEEN_ENTERED = 1, SEEN_EVALUATED = 2, SEEN_AT_DEPTH = 4, SEEN_LISTED = 8 };

#define NO_MOVE    UINT32_MAX
#define NO_HORIZON INT_MAX

/* A child with its sort key. */
typedef struct Ranked {
    double key;
    uint32_t index;
    PlycutMove move;
} Ranked;

typedef struct Table Table; /* table.h */
typedef struct Left Left;   /* left.h */
typedef struct Search Search;
typedef double Algorithm(Search *s, Node *root);

struct Search {
    const PlycutGame *game;
    const PlycutRules *rules;
    PlycutSearchOptions options; /* the effective ones */
    Algorithm *run;
    int horizon; /* of this pass, or NO_HORIZON */
    bool windowed, strict, hard, ordered;
    PlycutLimits limits; /* of leaf values */
    AheadPlan plan;

    /* unwind: the limit or budget is exceeded, or the observer has stopped the search */
    bool stopped;
    bool limit_passed, out_of_budget;
    bool needs_leaf;          /* it stopped at a leaf whose value is unknown: ... */
    uint32_t leaf;            /* ... this one, of a stored tree */
    double deadline;          /* of options.seconds */
    uint64_t nodes, check_at; /* apart from `leaves`: a compiler that adds to both at once makes the
                                 processor wait for the node that was counted last */
    uint64_t leaves, known, order_nodes;
    uint64_t cutoffs[PLYCUT_CUT_KINDS];
    int64_t pruned_subtrees, pruned_leaves; /* by now; ... */
    int64_t listed_subtrees, listed_leaves; /* ... in all lists of cutoffs */

    const PlycutObserver *observer;
    uint64_t events;
    char path[PLYCUT_PATH_MAX]; /* of the current node */

    PlycutMove *list; /* ordered children of the nodes on the path */
    uint8_t *tried;   /* for each of them PlycutTried (NULL: not asked for) */
    size_t list_used;
    Ranked *ranked; /* the children being sorted */
    Probe *probes;  /* at the nodes on the path */
    Left *left;     /* of a search that keeps bounds, or NULL */

    PlycutMove *line; /* per ply the best line found below: the principal variation */
    size_t line_room; /* moves a line may have: no path is longer */
    int line_length[PLYCUT_PLY_MAX + 2];

    /* For searches of several passes: */
    uint32_t pass; /* its number; 0: there are no passes */
    int lead_length;
    PlycutMove lead[PLYCUT_PLY_MAX]; /* the line that is searched first */
    bool watched;                    /* `ends` and `seen` are kept */
    uint64_t ends;                   /* leaves that the horizon made, as far as anyone asks */
    bool awaits_end;                 /* the next such leaf counts */
    uint8_t *seen;                   /* by the node's number: bits SEEN_... */
    int64_t distinct_nodes, distinct_leaves;

    /* What is remembered: */
    Table *table;
    int table_ply;       /* the last ply whose positions the table keeps in this pass; -1: none */
    unsigned symmetries; /* of the root, if the table treats images as the same position */
    int side;            /* of the board, then */
    int table_left; /* without a horizon: it keeps positions with at least this many plies left; 0: all */
    PlycutMove killers[PLYCUT_PLY_MAX + 1][2];
    double *history[PLYCUT_PLAYERS]; /* by player and move */
};

/* Receives events, and does nothing. */
extern const PlycutObserver search_ignore;

/* The line of the node at `ply`. */
static inline PlycutMove *search_line(Search *s, int ply)
{
    return s->line + (size_t)ply * s->line_room;
}

/* A search that its caller runs: its algorithm, or the verbs one by one. Events go to the observer (NULL: it is quiet).
 * NULL: no memory. */
Search *search_open(const PlycutGame *game, const PlycutSearchOptions *options,
                    const PlycutObserver *observer);
void search_free(Search *s);

/* Begin to search to this depth (-1: to the end of the game): the root. */
Node search_begin(Search *s, int depth, double alpha, double beta);

/* What the search answers when the root returns this value; what it has counted. */
void search_answer(const Search *s, const Node *root, double value, PlycutResult *result);
void search_counts(const Search *s, PlycutResult *result);

/* Start the clock of a search whose options are set. */
void search_limits_begin(Search *s);

/* Called when nodes reaches check_at, n being the last: progress, the node limit, the budgets. */
void search_check(Search *s, const Node *n);

/* A value that the search needs is unknown, that of this leaf: stop. */
void search_needs(Search *s, const PlycutState *leaf);

/* Called for every node visited only to order others: the node limit, the clock. */
void search_check_ordering(Search *s);

/* Keep `ends` and `seen` when n was counted. */
void watch_node(Search *s, const Node *n);
void watch_leaf(Search *s, const Node *n);

/* Is a position, reached from parent (NULL: it is the root), a leaf of a search to `horizon`, apart from
 * the end of the game: at the horizon or deeper, and not noisy? */
static inline bool horizon_ends(const PlycutGame *game, const PlycutSearchOptions *options,
                                int horizon, const PlycutState *parent, const PlycutState *state)
{
    return state->ply >= horizon &&
           !(options->quiescence > 0 && state->ply - horizon < options->extension &&
             game->rules->instability(game, parent, state) > options->quiescence);
}

/* The same in this pass. */
static inline bool ends_at_horizon(const Search *s, const PlycutState *parent,
                                   const PlycutState *state)
{
    return horizon_ends(s->game, &s->options, s->horizon, parent, state);
}

/* Can it count what it prunes? */
static inline bool counts_pruned(const Search *s)
{
    return (s->rules->stored || s->options.expand_pruned) &&
           !plycut_game_is_partial(s->game, s->options.depth);
}

/* Where a search prunes: at a node that cuts off. */
typedef struct PrunedAt {
    Search *search;
    const Node *node;
} PrunedAt;

/* What it prunes there; `at` must outlive the list. */
PlycutPruned pruned_list(const PrunedAt *at);
/* A cutoff of n: fill in the leaves of its event's list, and count what is pruned by now. */
void pruned_listed(Search *s, const Node *n, PlycutEvent *event);
/* n is entered or evaluated, or the table knows it: it is not pruned, then. Of stored trees that may be visited again. */
void pruned_entered(Search *s, const Node *n);
/* The next passes search another tree: nothing of it is visited or pruned yet. */
void pruned_forget(Search *s);

/* Order the children of n: fills n->left.list, or leaves only the first in n->left.moves and puts the others aside. */
void order_children(Search *s, Node *n);

/* Put the first of the children that were put aside in n->left, when no other child is left. */
void order_aside(Search *s, Node *n);

/* The same for these moves, whose ranks are known. */
static inline void take_first_ranked(Node *n, uint64_t moves)
{
    n->left.moves.set = ranked_first(&n->ahead.ranks, moves);
    n->ahead.aside = moves ^ n->left.moves.set;
}

/* Set s->plan for the search, and for a pass. */
void ahead_plan(Search *s);
void ahead_plan_pass(Search *s);

/* Let the game rank moves of n in the order of the search, or in this one, if it can. */
bool ahead_rank(const Search *s, const Node *n, uint64_t moves, MoveRanks *ranks);
bool ahead_rank_by(const Search *s, const Node *n, uint64_t moves, PlycutOrder order,
                   MoveRanks *ranks);

/* Learn from n's best move, which cut off or gives n its value. */
void learn_killer(Search *s, const Node *n);
void learn_history(Search *s, const Node *n);

/* Promote the learned moves among the children of n, which are s->list from n->list_base on. */
void order_by_learning(Search *s, const Node *n, size_t count);

/* Sort a list by s->ranked, whose keys and moves are set, the smallest key first; equal keys keep
 * their order. */
void sort_ranked(Search *s, PlycutMove *list, size_t count);

/* A step further in the key of a path. */
uint64_t path_key(uint64_t key, PlycutMove move);

/* The events of a traced search; quiet searches hold no reference to these (tested). */
void emit_path(Search *s, Node *child);
void emit_enter(Search *s, const Node *n);
void emit_leaf(Search *s, const Node *n, double value);
void emit_update(Search *s, const Node *n, const Node *child, double value, bool improved);
void emit_probe(Search *s, const Node *n, const Node *child, double value);
void emit_cutoff(Search *s, const Node *n, PlycutCutKind kind);
void emit_exit(Search *s, const Node *n, double value);
void emit_known(Search *s, const Node *n, double value);
void emit_pass(Search *s, const Node *root, PlycutPassReason reason);
void emit_stop(Search *s, const Node *n);

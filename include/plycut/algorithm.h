/* algorithm.h - the search algorithms, how they are asked, and what they say while they run.
 *
 * A search runs over a game and says what it does in events. Without an observer it runs quiet: the
 * same text compiled without a single event. The words are those of docs/semantics.md.
 * The search allocates nothing while it runs. */
#ifndef PLYCUT_ALGORITHM_H
#define PLYCUT_ALGORITHM_H

#include <plycut/game.h>

/* ---- What is asked --------------------------------------------------------------------------- */

typedef enum PlycutCut { PLYCUT_CUT_EQUAL, PLYCUT_CUT_STRICT } PlycutCut;   /* >=, <= or >, < */
typedef enum PlycutFail { PLYCUT_FAIL_SOFT, PLYCUT_FAIL_HARD } PlycutFail;

typedef enum PlycutOrder {
    PLYCUT_ORDER_GIVEN,
    PLYCUT_ORDER_REVERSED,
    PLYCUT_ORDER_BEST,
    PLYCUT_ORDER_WORST,
    PLYCUT_ORDER_STATIC,
    PLYCUT_ORDER_SHUFFLE
} PlycutOrder;

/* One of algorithms.def. */
typedef struct PlycutAlgorithm {
    const char *name;      /* "alpha-beta" */
    const char *title;     /* "Alpha-beta" */
    const char *reference; /* the paper it comes from */
    bool windowed;         /* gives its children windows: has alpha, beta and cutoffs */
    bool root_window;      /* obeys --window and --fail */
} PlycutAlgorithm;

size_t plycut_algorithm_count(void);
const PlycutAlgorithm *plycut_algorithm(size_t index);
/* By name; an unknown name is an error with a suggestion. */
const PlycutAlgorithm *plycut_algorithm_find(const char *name, PlycutError *error);

/* How to search. Start from plycut_search_defaults. */
typedef struct PlycutSearchOptions {
    const PlycutAlgorithm *algorithm;
    int depth;             /* the horizon in plies, -1: none */
    PlycutOrder order;
    uint64_t seed;         /* of PLYCUT_ORDER_SHUFFLE; at most 2^53 */
    PlycutCut cut;
    PlycutFail fail;
    double alpha, beta;    /* the root's window, infinite where there is none */
    uint64_t max_nodes;    /* stop past so many; 0: no limit */
    bool expand_pruned;    /* count the leaves of pruned subtrees in generated games too */
    /* Called about every million nodes, if not NULL. */
    void (*progress)(void *self, uint64_t nodes);
    void *progress_self;
} PlycutSearchOptions;

/* The defaults of the command line: alpha-beta (or another algorithm), no horizon, given order, cut on
 * equality, fail-soft, full window, no limit. */
PlycutSearchOptions plycut_search_defaults(const PlycutAlgorithm *algorithm);

/* "given", "best" ... "shuffle:7". */
bool plycut_order_parse(const char *text, PlycutOrder *order, uint64_t *seed, PlycutError *error);
/* The inverse; text has room for 32 bytes. */
const char *plycut_order_text(PlycutOrder order, uint64_t seed, char text[32]);
bool plycut_cut_parse(const char *text, PlycutCut *cut, PlycutError *error);
const char *plycut_cut_text(PlycutCut cut);
bool plycut_fail_parse(const char *text, PlycutFail *fail, PlycutError *error);
const char *plycut_fail_text(PlycutFail fail);

/* What of the options applies to their algorithm: minimax and branch-and-bound are soft and have no
 * root window; minimax has no cut rule to obey (it keeps the one given: it changes nothing). */
PlycutSearchOptions plycut_search_effective(const PlycutSearchOptions *options);

/* ---- What is answered ------------------------------------------------------------------------ */

typedef enum PlycutBound { PLYCUT_EXACT, PLYCUT_LOWER, PLYCUT_UPPER } PlycutBound;
const char *plycut_bound_text(PlycutBound type); /* "exact", "lower", "upper" */

typedef enum PlycutCutKind { PLYCUT_SHALLOW, PLYCUT_DEEP, PLYCUT_WINDOW } PlycutCutKind;
const char *plycut_cut_kind_text(PlycutCutKind kind); /* "shallow", "deep", "window" */

/* The summary of a search. Counts that are not known are negative. */
typedef struct PlycutResult {
    double value;
    uint64_t nodes, leaves;
    uint64_t cutoffs[3];        /* by PlycutCutKind */
    int64_t pruned_subtrees;    /* counted by traced searches only */
    int64_t pruned_leaves;      /* -1 where pruned subtrees were not expanded */
    int pv_length;              /* 0: no best move */
    PlycutMove pv[PLYCUT_PLY_MAX];
} PlycutResult;

/* ---- What is said ---------------------------------------------------------------------------- */

/* The owner of a bound, as the ply of the node on the current path that set it. */
#define PLYCUT_NOBODY (-1)

/* One side of a window: the bound, whose it is, and the owner's child that set it (the witness). */
typedef struct PlycutBoundOwner {
    int ply;            /* the owner's ply, or PLYCUT_NOBODY */
    PlycutMove witness; /* the move to the owner's child whose value set it */
} PlycutBoundOwner;

typedef struct PlycutWindow {
    double alpha, beta;
    PlycutBoundOwner alpha_owner, beta_owner;
} PlycutWindow;

/* The siblings that were not searched yet, in search order. Copy it and take from the copy. */
typedef struct PlycutSiblings {
    PlycutMoves moves;      /* in the game's order, or ... */
    const PlycutMove *list; /* ... in the order of this list, if not NULL */
    size_t count;           /* of the list */
} PlycutSiblings;

/* Take the next one. False when none is left. */
static inline bool plycut_siblings_take(PlycutSiblings *siblings, PlycutMove *move)
{
    if (siblings->list == NULL)
        return plycut_moves_take(&siblings->moves, move);
    if (siblings->count == 0)
        return false;
    siblings->count--;
    *move = *siblings->list++;
    return true;
}

size_t plycut_siblings_count(const PlycutSiblings *siblings);

typedef enum PlycutEventKind {
#define EVENT(id, name) PLYCUT_EVENT_##id,
#include <plycut/events.def>
#undef EVENT
    PLYCUT_EVENT_KINDS
} PlycutEventKind;

const char *plycut_event_text(PlycutEventKind kind); /* "enter", ... */

/* What happened. The pointers hold while the observer runs. The members common to all come first; a
 * member of the union belongs to the kind of its name (`window` also tells, for `enter` and `leaf`,
 * the window that the node was given, for `update` the window after it). */
typedef struct PlycutEvent {
    PlycutEventKind kind;
    uint64_t n;               /* counts from 1 */
    const char *path;         /* the node's path as text, "/" the root; not terminated */
    size_t path_length;
    int ply;
    const PlycutState *state; /* the node's position */
    const PlycutState *parent; /* its parent's, NULL for the root */
    PlycutMove move;          /* from the parent to it */
    PlycutWindow window;
    union {
        struct {
            double value;
        } leaf;
        struct {
            PlycutMove from;  /* the child that returned */
            double value;     /* what it returned */
            double best;      /* the best that a child returned so far */
            bool improved;    /* this one is the best */
        } update;
        struct {
            PlycutCutKind kind;
            double value;     /* the best, which crossed ... */
            double bound;     /* ... this bound */
            PlycutBoundOwner owner;
            bool shallow_suffices;
            PlycutSiblings pruned;
            int64_t pruned_leaves; /* -1: not expanded */
        } cutoff;
        struct {
            double value;     /* what it returns */
            PlycutBound type;
            double low, high; /* the proved interval */
        } exit;
    } as;
} PlycutEvent;

/* Listens to a search. Return false to stop it (and say why where you can be asked). */
typedef struct PlycutObserver {
    bool (*event)(void *self, const PlycutEvent *event);
    void *self;
} PlycutObserver;

/* The length of the path of the node at `ply` on the way to the event's node: that many bytes of
 * event->path (1 for the root, whose path is "/"). */
size_t plycut_event_ancestor(const PlycutEvent *event, int ply);

/* ---- Running --------------------------------------------------------------------------------- */

/* Search. With an observer each event is told to it as it happens. An error: a horizon without static
 * values, an order that needs values which are not there, a window with alpha >= beta, too many nodes
 * (PLYCUT_E_LIMIT), no memory. If the observer stopped the search the result is false with no error
 * set here. */
bool plycut_search(const PlycutGame *game, const PlycutSearchOptions *options,
                   const PlycutObserver *observer, PlycutResult *result, PlycutError *error);

/* The largest horizon at which the search stays within options->max_nodes nodes, found by trying;
 * -1 where none does or the game cannot be cut at a horizon. */
int plycut_depth_that_fits(const PlycutGame *game, const PlycutSearchOptions *options);

/* Leaves of the minimal tree of a uniform tree: b^ceil(d/2) + b^floor(d/2) - 1 (Knuth & Moore 1975).
 * Saturates at UINT64_MAX. */
uint64_t plycut_minimal_leaves(uint64_t branching, int depth);

#endif

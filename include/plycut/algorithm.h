/* algorithm.h - the search algorithms, how they are asked, and what they say while they run.
 *
 * A search runs over a game and says what it does in events. Without an observer it runs quiet: the
 * same text compiled without a single event. The words are those of docs/semantics.md.
 * A search of one pass goes through the game once; iterative deepening and aspiration windows make
 * it several passes, each from the root. The search allocates nothing while it runs. */
#ifndef PLYCUT_ALGORITHM_H
#define PLYCUT_ALGORITHM_H

#include <plycut/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- What is asked --------------------------------------------------------------------------- */

typedef enum PlycutCut { PLYCUT_CUT_EQUAL, PLYCUT_CUT_STRICT } PlycutCut;   /* >=, <= or >, < */
typedef enum PlycutFail { PLYCUT_FAIL_SOFT, PLYCUT_FAIL_HARD } PlycutFail;

/* PLYCUT_ORDER_GIVEN ... */
typedef enum PlycutOrder {
#define ORDER(id, ...) PLYCUT_ORDER_##id,
#define LEARNED(id, ...)
#include <plycut/orders.def>
#undef ORDER
#undef LEARNED
    PLYCUT_ORDERS
} PlycutOrder;

typedef enum PlycutLearnedBit {
#define ORDER(id, ...)
#define LEARNED(id, ...) PLYCUT_LEARNED_BIT_##id,
#include <plycut/orders.def>
#undef ORDER
#undef LEARNED
    PLYCUT_LEARNED_BITS
} PlycutLearnedBit;

/* What a search learns about moves while it runs, as a set. What it names stands before the PlycutOrder,
 * which orders the rest: the hash move, then killers, then by history. */
enum {
#define ORDER(id, ...)
#define LEARNED(id, ...) PLYCUT_LEARNED_##id = 1 << PLYCUT_LEARNED_BIT_##id,
#include <plycut/orders.def>
#undef ORDER
#undef LEARNED
};

/* Why a child is searched before siblings that stand before it in its parent's order. */
typedef enum PlycutTried {
    PLYCUT_TRIED_IN_ORDER,
#define ORDER(id, ...)
#define LEARNED(id, ...) PLYCUT_TRIED_##id,
#include <plycut/orders.def>
#undef ORDER
#undef LEARNED
    PLYCUT_TRIED_VARIATION /* it is on the principal variation of the pass before */
} PlycutTried;
const char *plycut_tried_text(PlycutTried tried); /* NULL, "hash", "killer", "history", "variation" */

/* The orders of orders.def, what is learned behind the others. */
typedef struct PlycutOrderInfo {
    const char *name, *summary, *source; /* source may be NULL */
} PlycutOrderInfo;
size_t plycut_order_count(void);
PlycutOrderInfo plycut_order_info(size_t index);

/* What an algorithm tells a child about the values that matter. */
typedef enum PlycutGives {
    PLYCUT_GIVES_NOTHING, /* so that it visits the whole tree */
    PLYCUT_GIVES_BOUND,   /* its parent's best so far */
    PLYCUT_GIVES_WINDOW,  /* the bounds of the whole path */
    PLYCUT_GIVES_SCOUT    /* the same, but first a test: it may search a child twice */
} PlycutGives;

/* One of algorithms.def. */
typedef struct PlycutAlgorithm {
    const char *name;      /* "alpha-beta" */
    const char *title;     /* "Alpha-beta" */
    const char *reference; /* the paper it comes from */
    bool core;             /* one of the three that are compared by default */
    PlycutGives gives;
    bool windowed;         /* gives its children windows: has alpha, beta and cutoffs */
    bool root_window;      /* obeys --window and --fail */
    bool searches_again;   /* may search a node more than once in a pass */
    bool foreign;          /* none of algorithms.def, but named by a trace: it cannot be run */
} PlycutAlgorithm;

size_t plycut_algorithm_count(void);
const PlycutAlgorithm *plycut_algorithm(size_t index);
/* The one of the core that visits the whole tree: minimax. */
const PlycutAlgorithm *plycut_algorithm_full(void);
/* The one of the core that obeys a root window, which is meant if no other is named: alpha-beta. */
const PlycutAlgorithm *plycut_algorithm_default(void);
/* By name; an unknown name is an error with a suggestion. */
const PlycutAlgorithm *plycut_algorithm_find(const char *name, PlycutError *error);

#define PLYCUT_TABLE_MAX ((uint64_t)1 << 24) /* entries, of 56 bytes */

/* Plies that quiescence searches on for where nobody says: enough for a corner taken and answered. */
#define PLYCUT_EXTENSION 4

/* How to search. Start from plycut_search_defaults. */
typedef struct PlycutSearchOptions {
    const PlycutAlgorithm *algorithm;
    int depth;             /* the horizon in plies, -1: none; with `deepen` of the last pass */
    PlycutOrder order;
    uint64_t seed;         /* of PLYCUT_ORDER_SHUFFLE; at most 2^53 */
    unsigned learned;      /* the set of PLYCUT_LEARNED_... */
    PlycutCut cut;
    PlycutFail fail;
    double alpha, beta;    /* the root's window, infinite where there is none */
    /* Iterative deepening (Slate & Atkin 1977): a pass to depth 1, 2, ... each searching the principal
     * variation of the last one first. Without a depth it ends with the pass that reaches no horizon. */
    bool deepen;
    /* Aspiration search: a pass begins in the window (guess - aspiration, guess + aspiration), and is
     * searched again in a wider one while its value is not inside. The guess is the last depth's value;
     * of the first pass it is `guess`, where has_guess, else the window is full. 0: no aspiration. */
    double aspiration, guess;
    bool has_guess;
    /* Budgets, which make a search deepen: it ends where the next node would be one more than
     * node_budget, or about `seconds` after it began, and answers with the deepest finished pass. 0: no
     * budget. A search under `seconds` is not the same twice; under node_budget it is. */
    uint64_t node_budget;
    double seconds;
    /* Quiescence: a position at the horizon or less than `extension` plies below it is searched on, all
     * its moves, where the swing of the last move (PlycutRules.swing) is more than this. 0: never. */
    double swing;
    int extension;
    /* Entries of the transposition table; 0: none. An entry answers only for the same number of plies
     * below it, so that the table never changes a value. */
    uint64_t table;        /* at most PLYCUT_TABLE_MAX */
    uint64_t max_nodes;    /* stop past so many, with an error; 0: no limit */
    bool expand_pruned;    /* count the leaves of pruned subtrees in generated games too */
    /* Called about every million nodes, if not NULL. */
    void (*progress)(void *self, uint64_t nodes);
    void *progress_self;
} PlycutSearchOptions;

/* The defaults of the command line: alpha-beta (or another algorithm), no horizon, given order, cut on
 * equality, fail-soft, full window, no limit. */
PlycutSearchOptions plycut_search_defaults(const PlycutAlgorithm *algorithm);

/* "given", "best" ... "shuffle:7". Where it is none of them, order and seed stay as they are. */
bool plycut_order_parse(const char *text, PlycutOrder *order, uint64_t *seed, PlycutError *error);
/* The inverse; text has room for 32 bytes. */
const char *plycut_order_text(PlycutOrder order, uint64_t seed, char text[32]);

/* An order with what is learned before it: "hash,killer,history,static", "killer", "fewest". Words stand
 * once and in this order; no word behind what is learned means `given`. Sets order, seed, learned, or
 * nothing where it is wrong. */
bool plycut_ordering_parse(const char *text, PlycutSearchOptions *options, PlycutError *error);
#define PLYCUT_ORDERING_MAX 64 /* bytes of its text */
/* The inverse. */
const char *plycut_ordering_text(const PlycutSearchOptions *options, char text[PLYCUT_ORDERING_MAX]);
/* "4" or, with ',' between, "4,2": sets swing and extension (PLYCUT_EXTENSION where it is left out), both
 * greater than 0. False where text[0..length) is nothing of the kind. */
bool plycut_quiescence_parse(const char *text, size_t length, char between,
                             PlycutSearchOptions *options);
bool plycut_cut_parse(const char *text, PlycutCut *cut, PlycutError *error);
const char *plycut_cut_text(PlycutCut cut);
bool plycut_fail_parse(const char *text, PlycutFail *fail, PlycutError *error);
const char *plycut_fail_text(PlycutFail fail);

/* What of the options applies to their algorithm: minimax and branch-and-bound are soft and have no
 * root window, so no aspiration either; minimax has no cut rule to obey (it keeps the one given: it
 * changes nothing). A budget makes the search deepen. */
PlycutSearchOptions plycut_search_effective(const PlycutSearchOptions *options);

/* Is it a search of passes, which says so in its trace? */
bool plycut_search_has_passes(const PlycutSearchOptions *options);
/* May it come to a node more than once, in another pass or after a scout? */
bool plycut_search_repeats(const PlycutSearchOptions *options);

/* ---- What is answered ------------------------------------------------------------------------ */

typedef enum PlycutBound { PLYCUT_EXACT, PLYCUT_LOWER, PLYCUT_UPPER } PlycutBound;
const char *plycut_bound_text(PlycutBound type); /* "exact", "lower", "upper" */

/* Does a root of this player fail low when it returns this value in the window (alpha, beta)? Then no
 * move is proved best, even if the value is exact: [[3, 1], 3] in (5, 8) is worth 3 by its second move,
 * but the first, worth 1, returned 3 too. */
bool plycut_root_fails_low(PlycutPlayer player, double value, double alpha, double beta);

typedef enum PlycutCutKind { PLYCUT_SHALLOW, PLYCUT_DEEP, PLYCUT_WINDOW } PlycutCutKind;
const char *plycut_cut_kind_text(PlycutCutKind kind); /* "shallow", "deep", "window" */

/* The summary of a search. Counts that are not known are negative. Nodes, leaves, cutoffs and what was
 * pruned are those of all passes together, the unfinished one included; value and principal variation
 * are the last finished pass's. */
typedef struct PlycutResult {
    double value;
    PlycutBound type;           /* of the value: by the proved interval, or of a quiet search by the window, so
                                   that a value at an end of the window or outside it counts as a bound */
    uint64_t nodes, leaves;
    uint64_t cutoffs[3];        /* by PlycutCutKind */
    int64_t pruned_subtrees;    /* counted by traced searches only */
    int64_t pruned_leaves;      /* -1 where pruned subtrees were not expanded */
    int depth;                  /* of the last finished pass */
    uint32_t passes;            /* finished ones; 1 for a search of one pass */
    bool out_of_budget;         /* a budget ended the search */
    uint64_t known;             /* nodes whose value the transposition table knew; counted in nodes */
    int64_t distinct_nodes, distinct_leaves; /* entered, evaluated at least once: of searches that may
                                                repeat, over stored trees */
    int pv_length;              /* 0: no best move; the root is a leaf, or failed low */
    PlycutMove pv[PLYCUT_PLY_MAX];
} PlycutResult;

/* ---- What is said ---------------------------------------------------------------------------- */

/* Whose a bound is. */
typedef enum PlycutOwnerKind {
    PLYCUT_OWNER_WINDOW, /* nobody's: it is infinite, or came with the root's window */
    PLYCUT_OWNER_NODE,   /* a node on the path has it from one of its children, the witness */
    PLYCUT_OWNER_SCOUT   /* a node on the path made it to test a child: is that better than what
                            the other side of the window says? */
} PlycutOwnerKind;

/* The owner of one side of a window. */
typedef struct PlycutBoundOwner {
    PlycutMove witness; /* of a node: the move to the child whose value set the bound */
    int16_t ply;        /* of the node, or of the node that scouts */
    uint8_t kind;       /* a PlycutOwnerKind */
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

/* Why a pass is searched. */
typedef enum PlycutPassReason {
    PLYCUT_PASS_FIRST,
    PLYCUT_PASS_DEEPER,     /* the last one's value was inside its window */
    PLYCUT_PASS_FAILED_LOW, /* the last one's value was not above its window's lower bound ... */
    PLYCUT_PASS_FAILED_HIGH /* ... or not below its upper bound */
} PlycutPassReason;
const char *plycut_pass_reason_text(PlycutPassReason reason); /* "first", "deeper", "failed-low" ... */

typedef enum PlycutEventKind {
#define EVENT(id, name) PLYCUT_EVENT_##id,
#include <plycut/events.def>
#undef EVENT
    PLYCUT_EVENT_KINDS
} PlycutEventKind;

const char *plycut_event_text(PlycutEventKind kind); /* "enter", ... */

/* A node's value, what it is of the true one, and the interval that is proved to hold that. */
typedef struct PlycutProved {
    double value;
    PlycutBound type;
    double low, high;
} PlycutProved;

/* What happened. The pointers hold while the observer runs. The members common to all come first; a
 * member of the union belongs to the kind of its name (`window` also tells, for `enter`, `leaf`, `table`
 * and `pass`, the window that the node was given, for `update` the window after it). `pass` and `stop`
 * happen at the root and at the node that the search has come to. */
typedef struct PlycutEvent {
    PlycutEventKind kind;
    uint64_t n;               /* counts from 1 */
    const char *path;         /* the node's path as text, "/" the root; not terminated */
    size_t path_length;
    int ply;
    const PlycutState *state; /* the node's position */
    const PlycutState *parent; /* its parent's, NULL for the root */
    PlycutMove move;          /* from the parent to it */
    uint32_t search;          /* how many times what is above it has searched the node, counting this
                                 one: the number of the pass for a root, 2 after a scout, else 1 */
    PlycutTried tried;        /* enter, leaf, table: why it is its turn; by history: the move has a record */
    PlycutWindow window;
    union {
        struct {
            bool stirred;     /* at the horizon or below it, and searched on: quiescence */
            double swing;     /* then: PlycutRules.swing of it */
        } enter;
        struct {
            uint32_t number;  /* from 1 */
            int depth;        /* its horizon, -1: none */
            PlycutPassReason reason;
        } pass;
        struct {
            double value;
        } leaf;
        PlycutProved table;   /* what the table knows of it, clipped under fail-hard; the interval
                                 was proved by the search that made the entry */
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
            const PlycutState *by, *above_by; /* the owner's position and its parent's; NULL: no node's */
            PlycutMove by_move;               /* between them */
            bool shallow_suffices;
            PlycutSiblings pruned;
            int64_t pruned_leaves; /* -1: not expanded */
        } cutoff;
        PlycutProved exit;    /* what it returns */
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
 * values, an order that needs values which are not there, a window with alpha >= beta, options that do
 * not go together, too many nodes (PLYCUT_E_LIMIT), a budget that ends before the first pass does
 * (PLYCUT_E_BUDGET), no memory. If the observer stopped the search the result is false with no error set
 * here. */
bool plycut_search(const PlycutGame *game, const PlycutSearchOptions *options,
                   const PlycutObserver *observer, PlycutResult *result, PlycutError *error);

/* Do the options go together, and does the game admit them? An error as plycut_search gives it before it
 * begins. */
bool plycut_search_fits(const PlycutGame *game, const PlycutSearchOptions *options, PlycutError *error);

/* Would a search to this depth (-1: no horizon) evaluate the position that is reached from parent (NULL:
 * the root), or is it an inner node? Its `ply` tells how deep it is. */
bool plycut_search_evaluates(const PlycutGame *game, const PlycutSearchOptions *options, int depth,
                             const PlycutState *parent, const PlycutState *state);

/* Make a search that ends by the clock one that ends at the same node whenever it is run: search quietly
 * for options->seconds (at most options->node_budget, or else max_nodes, nodes) and set node_budget to
 * what that sufficed for; seconds becomes 0. Does nothing where seconds is 0. */
bool plycut_search_time_to_nodes(const PlycutGame *game, PlycutSearchOptions *options,
                                 PlycutError *error);

/* The largest horizon at which the search stays within options->max_nodes nodes, found by trying;
 * -1 where none does or the game cannot be cut at a horizon. */
int plycut_depth_that_fits(const PlycutGame *game, const PlycutSearchOptions *options);

/* Leaves of the minimal tree of a uniform tree: b^ceil(d/2) + b^floor(d/2) - 1 (Knuth & Moore 1975).
 * Saturates at UINT64_MAX. */
uint64_t plycut_minimal_leaves(uint64_t branching, int depth);

#ifdef __cplusplus
}
#endif

#endif

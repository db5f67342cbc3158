/* algorithm.h - the search algorithms: their options, their events, their results.
 *
 * A search explores a game and reports each step as an event. Without an observer it runs quietly: the
 * same source, compiled without events. The terms are those of docs/semantics.md. A plain search is a
 * single pass; iterative deepening and aspiration windows make several passes, each from the root. The
 * search allocates no memory while it runs. */
#ifndef PLYCUT_ALGORITHM_H
#define PLYCUT_ALGORITHM_H

#include <plycut/game.h>

PLYCUT_BEGIN_C

/* ---- Options --------------------------------------------------------------------------------- */

typedef enum PlycutCut { PLYCUT_CUT_EQUAL, PLYCUT_CUT_STRICT } PlycutCut; /* >=, <= or >, < */
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

/* What a search learns about moves while it runs, as a set. The moves that it promotes come first - the hash
 * move, then killers, then the others by history - and the PlycutOrder sorts the rest. */
enum {
#define ORDER(id, ...)
#define LEARNED(id, ...) PLYCUT_LEARNED_##id = 1 << PLYCUT_LEARNED_BIT_##id,
#include <plycut/orders.def>
#undef ORDER
#undef LEARNED
};

/* Why a move was promoted: searched before siblings that come first in the parent's order. */
typedef enum PlycutTried {
    PLYCUT_TRIED_IN_ORDER,
#define ORDER(id, ...)
#define LEARNED(id, ...) PLYCUT_TRIED_##id,
#include <plycut/orders.def>
#undef ORDER
#undef LEARNED
    PLYCUT_TRIED_VARIATION /* it is on the principal variation of the previous pass */
} PlycutTried;
const char *
plycut_tried_text(PlycutTried tried); /* NULL, "hash", "killer", "history", "variation" */

/* The orders of orders.def, the learned ones last. */
typedef struct PlycutOrderInfo {
    const char *name, *summary, *source; /* source may be NULL */
} PlycutOrderInfo;
size_t plycut_order_count(void);
PlycutOrderInfo plycut_order_info(size_t index);

/* What an algorithm passes down to a child, for it to cut off with. */
typedef enum PlycutGives {
    PLYCUT_GIVES_NOTHING, /* the whole tree is visited */
    PLYCUT_GIVES_BOUND,   /* the parent's best value so far */
    PLYCUT_GIVES_WINDOW,  /* a window: the bounds of the whole path */
    PLYCUT_GIVES_PROBE, /* the same; a child of a chance node is first probed: only its first child is searched */
    PLYCUT_GIVES_SCOUT, /* a null window first, as a test; if need be, the child is searched again */
    PLYCUT_GIVES_TEST   /* the same, but each pass has one null window, at its root (MTD(f)) */
} PlycutGives;

/* The rule of chance nodes that a mistake breaks. */
typedef enum PlycutChanceRule {
    PLYCUT_CHANCE_RULES_KEPT,
    PLYCUT_CHANCE_LIMITS,      /* the limits of the values are forgotten */
    PLYCUT_CHANCE_MEAN,        /* the least of the children's values is taken, as at a MIN node */
    PLYCUT_CHANCE_SCALE,       /* a child gets the window as it is */
    PLYCUT_CHANCE_PROBABILITY, /* all children count the same */
} PlycutChanceRule;

/* One of algorithms.def, or a mistaken version of it. */
typedef struct PlycutAlgorithm PlycutAlgorithm;
struct PlycutAlgorithm {
    const char *name;      /* "alpha-beta" */
    const char *title;     /* "Alpha-beta" */
    const char *reference; /* the paper that describes it */
    bool core;             /* one of the three that are compared by default */
    PlycutGives gives;
    bool windowed;       /* passes windows down: it has alpha, beta and cutoffs */
    bool root_window;    /* obeys --window and --fail */
    bool searches_again; /* may search a node more than once in a pass */
    bool foreign;        /* not in algorithms.def, only named in a trace file: it cannot be run */
    int program;         /* which of the search's functions runs it */

    /* Of a named mistake (mistakes.def) only: */
    const PlycutAlgorithm *of;  /* the algorithm that it gets wrong; NULL: this is no mistake */
    const char *mistake;        /* the rule that it breaks: what it does, in plain words */
    const char *feedback;       /* the same to the student who does it, mostly with what is right */
    const PlycutCut *cut;       /* the cut rule that it follows, or NULL: the one asked for */
    const PlycutOrder *order;   /* the same for the order */
    const PlycutSide *tightens; /* the only bound that any node tightens, or NULL: each its own */
    bool swaps_players;         /* takes MAX for MIN, and MIN for MAX */
    bool unsound;               /* it may return a value that its visits do not prove */
    bool foresees;              /* it cuts off children whose values it uses */
    bool after_leaves;          /* it compares bounds only after leaves */
    bool keeps_bounds;          /* a node goes on with the bounds that a child has changed, */
    bool stops_when_met;        /* and stops if alpha has reached beta, whatever its own value */
    PlycutChanceRule breaks;    /* a rule of chance nodes that it breaks */
    const PlycutPlayer
        *careless;     /* whose nodes alone go on when their value reaches the bound, or NULL ... */
    bool never_stops;  /* ... or when it passes it */
    bool never_turns;  /* the player at the root moves at every node */
    bool cuts_nothing; /* without a root window it visits every node, as minimax does */
};

/* Has it, by mistake, a strict cut rule for one player (> or <), and for the other one a rule that is not (>= or <=)? */
static inline bool plycut_has_two_rules(const PlycutAlgorithm *algorithm)
{
    return algorithm->careless != NULL && !algorithm->never_stops;
}

size_t plycut_algorithm_count(void);
const PlycutAlgorithm *plycut_algorithm(size_t index);
/* The core algorithm that visits the whole tree: minimax. */
const PlycutAlgorithm *plycut_algorithm_full(void);
/* The default, the core algorithm that obeys a root window: alpha-beta. */
const PlycutAlgorithm *plycut_algorithm_default(void);
/* By name; an unknown name is an error with a suggestion. */
const PlycutAlgorithm *plycut_algorithm_find(const char *name, PlycutError *error);

/* The searches that make a named mistake: each is an algorithm with one rule broken, here alpha-beta. They are not
 * among the algorithms above. Nothing that must hold for a search need hold for them. */
size_t plycut_mistaken_count(void);
const PlycutAlgorithm *plycut_mistaken(size_t index);
/* The same mistake in another algorithm, which must outlive it. */
PlycutAlgorithm plycut_mistaken_in(const PlycutAlgorithm *algorithm, size_t index);
/* By name: an algorithm or a mistake. */
const PlycutAlgorithm *plycut_algorithm_or_mistake_find(const char *name, PlycutError *error);

#define PLYCUT_TABLE_MAX ((uint64_t)1 << 24) /* entries of 32 bytes */
#define PLYCUT_TABLE_OF_TESTS                                                                      \
    ((uint64_t)1 << 16) /* plycut_search_defaults, if an algorithm needs a table */

/* Default quiescence depth, in plies: enough for taking a corner and for the replies. */
#define PLYCUT_EXTENSION 4

#define PLYCUT_QUALITY_UNIT 128

/* How to search. Start from plycut_search_defaults. */
typedef struct PlycutSearchOptions {
    const PlycutAlgorithm *algorithm;
    int depth; /* the horizon in plies, -1: none; with `deepen`, the last pass's */
    PlycutOrder order;
    /* the order of those that `order` leaves equal: GIVEN, or one that sorts by something else */
    PlycutOrder then;
    /* of PLYCUT_ORDER_SHUFFLE, at most 2^53; of PLYCUT_ORDER_QUALITY PLYCUT_QUALITY_UNIT times the seed, plus the percentage */
    uint64_t seed;
    unsigned learned; /* a set of PLYCUT_LEARNED_... */
    PlycutCut cut;
    PlycutFail fail;
    double alpha, beta; /* the root window; infinite by default */
    /* Iterative deepening (Slate & Atkin 1977): passes to depth 1, 2, ..., each of which searches the
     * principal variation of the previous one first. Without a depth, the last pass is the first one that
     * never reaches its horizon. */
    bool deepen;
    /* Aspiration search: a pass starts with the window (guess - aspiration, guess + aspiration), and is
     * repeated with a wider one as long as its value is outside. The guess is the value of the previous
     * depth; for the first pass it is `guess` if has_guess is set, otherwise the window is full. 0: no
     * aspiration. MTD(f) makes its own windows, of which the first is at `guess`, or at 0. */
    double aspiration, guess;
    bool has_guess;
    /* Budgets. A search with a budget deepens; it ends when the next node would exceed node_budget, or about
     * `seconds` after its start, and answers with the deepest finished pass. 0: no budget. node_budget
     * gives the same result every time; `seconds` does not. */
    uint64_t node_budget;
    double seconds;
    /* Quiescence: if a position at the horizon, or fewer than `extension` plies below it, is noisy - its
     * PlycutRules.instability is more than this threshold - all its moves are searched. 0: never. */
    double quiescence;
    int extension;
    /* Entries of the transposition table; 0: no table. An entry is used only for a search to the same
     * number of plies below it, so that the table never changes a value. */
    uint64_t table; /* at most PLYCUT_TABLE_MAX */
    /* The table keeps only positions with at least this many plies below them, because looking up the others takes
     * longer than searching them. 0: plycut_table_from chooses. */
    int table_from;
    /* The table treats positions as the same if a symmetry that leaves the root unchanged leads from one to the other.
     * Only for games on a board whose values are symmetric. */
    bool symmetry;
    /* A MAX node stops when a child is worth the upper limit of the values, a MIN node at the lower limit. */
    bool limits_cut;
    uint64_t max_nodes; /* more nodes than this are an error; 0: no limit */
    bool expand_pruned; /* count the leaves of pruned subtrees in generated games too */
    bool
        count_distinct; /* count the distinct nodes and leaves of random trees, too, unless they are too large */
    /* Called about every million nodes, if not NULL. */
    void (*progress)(void *self, uint64_t nodes);
    void *progress_self;
} PlycutSearchOptions;

/* The defaults of the command line: alpha-beta (or another algorithm), no horizon, given order, cut on
 * equality, fail-soft, full window, no limit. */
PlycutSearchOptions plycut_search_defaults(const PlycutAlgorithm *algorithm);

/* Sets the order and the table that solve endgames of Othello fastest: hash,mobility,parity and 65536 entries.
 * No value depends on them. */
void plycut_search_solves(PlycutSearchOptions *options);

/* "given", "best" ... "shuffle:7". On error, order and seed are unchanged. */
bool plycut_order_parse(const char *text, PlycutOrder *order, uint64_t *seed, PlycutError *error);
/* The inverse; text has room for 32 bytes. */
const char *plycut_order_text(PlycutOrder order, uint64_t seed, char text[32]);

/* An order, with the learned ones before it, and one for what it leaves equal after it:
 * "hash,killer,history,static", "killer", "fewest,parity". Each word at most once, the learned ones in this
 * order; without a word after the learned ones, the rest is `given`. Sets order, then, seed and learned; on
 * error, nothing. */
bool plycut_ordering_parse(const char *text, PlycutSearchOptions *options, PlycutError *error);
#define PLYCUT_ORDERING_MAX 64 /* bytes of its text */
/* The inverse. */
const char *plycut_ordering_text(const PlycutSearchOptions *options,
                                 char text[PLYCUT_ORDERING_MAX]);
bool plycut_cut_parse(const char *text, PlycutCut *cut, PlycutError *error);
const char *plycut_cut_text(PlycutCut cut);
bool plycut_fail_parse(const char *text, PlycutFail *fail, PlycutError *error);
const char *plycut_fail_text(PlycutFail fail);

/* ---- Options as a table ---------------------------------------------------------------------- */

/* The rows of search.def: what a search was asked for, as files and people write it. */
typedef enum PlycutMemberKind {
    PLYCUT_MEMBER_WORD,
    PLYCUT_MEMBER_WINDOW, /* [alpha, beta] */
    PLYCUT_MEMBER_FLAG,
    PLYCUT_MEMBER_WHOLE, /* a whole number */
    PLYCUT_MEMBER_REAL
} PlycutMemberKind;

typedef struct PlycutSearchMember {
    const char *name; /* its identifier in the table, by which answers claim it */
    const char *trace,
        *counts;        /* its keys in a trace's header and in counts; NULL: it is not there */
    bool rule;          /* exercises may have it: keys state it, and answers may claim it */
    const char *link;   /* its name in a link; NULL: links leave it out */
    const char *phrase; /* of the conventions below a table, with {value}; "": none */
    PlycutMemberKind kind;
    double least, most,
        otherwise; /* numbers: the range, and the value of a part that is left out */
} PlycutSearchMember;

size_t plycut_search_member_count(void);
const PlycutSearchMember *plycut_search_member(size_t member);

/* The first member in which these options differ; plycut_search_member_count(): they do not. */
size_t plycut_search_difference(const PlycutSearchOptions *a, const PlycutSearchOptions *b);

/* A word, in a buffer or constant. A word that does not fit is an error with a suggestion. */
const char *plycut_search_word(const PlycutSearchOptions *options, size_t member,
                               char text[PLYCUT_ORDERING_MAX]);
bool plycut_search_put_word(PlycutSearchOptions *options, size_t member, const char *text,
                            PlycutError *error);

/* A number or a flag: was it given, and which? False if the member cannot have this number. */
bool plycut_search_given(const PlycutSearchOptions *options, size_t member);
double plycut_search_number(const PlycutSearchOptions *options, size_t member);
bool plycut_search_put(PlycutSearchOptions *options, size_t member, double number);

/* The options that set members. */
typedef enum PlycutSearchOption {
#define SEARCH_OPTION(id, ...) PLYCUT_OPTION_##id,
#include <plycut/search.def>
    PLYCUT_SEARCH_OPTIONS
} PlycutSearchOption;

/* Set what the text says (a flag: text is not read), for the option `name`, as it is called in messages: "--table",
 * text "65536,4". */
bool plycut_search_option_parse(PlycutSearchOption option, const char *name, const char *text,
                                PlycutSearchOptions *options, PlycutError *error);

/* The options as they apply to their algorithm: minimax and branch-and-bound are fail-soft and have no
 * root window, hence no aspiration either; minimax keeps the cut rule, though it never cuts. A mistake may have a cut
 * rule and an order of its own. A budget makes the search deepen. */
PlycutSearchOptions plycut_search_effective(const PlycutSearchOptions *options);

/* The number of plies below the positions that the table keeps: options->table_from if it is set. Otherwise
 * 1, all inner nodes, in stored trees and in searches of at most 7 plies, and a third of the plies in
 * longer ones (of a search with a budget, but no depth: 2). */
int plycut_table_from(const PlycutGame *game, const PlycutSearchOptions *options);

/* plycut_search_effective, with table_from chosen if there is a table. */
PlycutSearchOptions plycut_search_applied(const PlycutGame *game,
                                          const PlycutSearchOptions *options);

/* Does the search have passes, and so `pass` events in its trace? */
bool plycut_search_has_passes(const PlycutSearchOptions *options);
/* Is each pass a test, with a null window at the root (MTD(f))? */
bool plycut_search_tests(const PlycutSearchOptions *options);
/* Do the passes have windows of their own, around a value that is expected? Then no root window is asked for. */
bool plycut_search_makes_windows(const PlycutSearchOptions *options);
/* Does it have a root window: is one of the bounds finite? */
bool plycut_search_windowed(const PlycutSearchOptions *options);
/* May it visit a node more than once, in another pass or after a scout? */
bool plycut_search_repeats(const PlycutSearchOptions *options);

/* ---- Results --------------------------------------------------------------------------------- */

/* UNPROVED, returned only by searches with a mistake: the value is neither the true one nor a bound of it, as far as
 * the search has seen. */
typedef enum PlycutBound { PLYCUT_EXACT, PLYCUT_LOWER, PLYCUT_UPPER, PLYCUT_UNPROVED } PlycutBound;
const char *plycut_bound_text(PlycutBound type); /* "exact", "lower", "upper", "unproved" */
/* What the value of a node of the player is when it stops at its bound. */
static inline PlycutBound plycut_stop_type(PlycutPlayer player)
{
    return PLYCUT_BY_DECIDER(player, PLYCUT_LOWER, PLYCUT_UPPER);
}

/* Is it one of the two bounds? */
static inline bool plycut_is_bound(PlycutBound type)
{
    return type == PLYCUT_LOWER || type == PLYCUT_UPPER;
}

/* Does a root of this player fail low when it returns this value in the window (alpha, beta)? Then no
 * move is proved best, even if the value is exact: [[3, 1], 3] in (5, 8) is worth 3 by its second move,
 * but the first, worth 1, returned 3 too. */
bool plycut_root_fails_low(PlycutPlayer player, double value, double alpha, double beta);

/* LIMIT: the value is the best that any leaf can have, so no child can be better (`limits_cut`). */
typedef enum PlycutCutKind {
    PLYCUT_SHALLOW,
    PLYCUT_DEEP,
    PLYCUT_WINDOW,
    PLYCUT_LIMIT,
    PLYCUT_CUT_KINDS
} PlycutCutKind;
const char *plycut_cut_kind_text(PlycutCutKind kind); /* "shallow", "deep", "window", "limit" */

/* The summary of a search. A negative count is unknown. Nodes, leaves and cutoffs are
 * counted over all passes, the unfinished one included; value and principal variation are those of the last
 * finished pass. */
typedef struct PlycutResult {
    double value;
    /* of the value: from the proved interval; in a quiet search from the window, so that a value
     * at an end of the window or outside it counts as a bound */
    PlycutBound type;
    uint64_t nodes, leaves;
    uint64_t cutoffs[PLYCUT_CUT_KINDS];
    /* Counted only if the search is traced: subtrees that some cutoff has listed and no visit has entered, and their
     * leaves. Each counts once, however often it is listed; passes to different depths search different trees, and
     * their counts are added. -1: unknown, in generated games that may be searched again, or (leaves) because pruned
     * subtrees were not expanded. */
    int64_t pruned_subtrees, pruned_leaves;
    /* The sums over all cutoffs, which count a subtree at each visit: what plycut 1.0.0 wrote instead. */
    int64_t listed_subtrees, listed_leaves;
    int depth;          /* of the last finished pass */
    uint32_t passes;    /* how many were finished; 1 if the search has no passes */
    bool out_of_budget; /* a budget ended the search */
    uint64_t known;     /* how many of `nodes` had their value from the transposition table */
    int64_t distinct_nodes,
        distinct_leaves; /* visited at least once; known of searches that may visit
                                                a node again, in stored trees */
    const char *needs;   /* the search failed: the game's name of the leaf whose value it needs */
    int pv_length;       /* 0: no best move, because the root is a leaf or failed low */
    PlycutMove pv[PLYCUT_PLY_MAX];
} PlycutResult;

/* ---- Events ---------------------------------------------------------------------------------- */

/* Where a bound comes from. */
typedef enum PlycutOwnerKind {
    PLYCUT_OWNER_WINDOW, /* from the root window, infinite or given: no node owns it */
    PLYCUT_OWNER_NODE,   /* a node on the path has this value, returned by one child, the witness */
    PLYCUT_OWNER_SCOUT, /* a node on the path scouts: the bound closes a null window, to test whether a
                            child is better than the other bound */
    PLYCUT_OWNER_LEFT /* a node that has returned, and left the bound behind (`keeps_bounds`) */
} PlycutOwnerKind;

/* The owner of one side of a window. */
typedef struct PlycutBoundOwner {
    PlycutMove witness; /* if a node owns it: the move to the child whose value set the bound */
    int16_t
        ply; /* of the node that owns the bound or scouts; LEFT: of the node on the path that kept it */
    uint8_t kind; /* a PlycutOwnerKind */
} PlycutBoundOwner;

typedef struct PlycutWindow {
    double alpha, beta;
    PlycutBoundOwner alpha_owner, beta_owner;
} PlycutWindow;

/* The owner of a bound that was left behind: the moves that lead to it from the root. Without one, ply is 0. */
typedef struct PlycutLeftBehind {
    const PlycutMove *moves;
    int ply;
} PlycutLeftBehind;

/* The siblings not yet searched, in search order. Copy it, and take from the copy. */
typedef struct PlycutSiblings {
    PlycutMoves moves;      /* in the game's order, or ... */
    const PlycutMove *list; /* ... in the order of this list, if not NULL */
    size_t count;           /* of the list */
} PlycutSiblings;

/* Take the next sibling. False when none is left. */
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

/* What a cutoff prunes, in search order: the children of its node that this visit has not entered and, in place of a
 * child that it has only probed (Star2), that child's children that the probe has not entered. Copy it, and take from
 * one copy at a time. */
typedef struct PlycutPruned {
    PlycutSiblings left;  /* the children not searched yet, probed ones included */
    PlycutSiblings below; /* what is left of the probed child that comes next ... */
    PlycutMove child;     /* ... by this move */
    size_t taken;         /* of `left` */
    /* What the probe of a child of `left` has not entered; false: it was not probed. NULL: there are no probes. */
    bool (*unprobed)(const void *probes, size_t index, PlycutMove child, PlycutSiblings *below);
    const void *probes;
} PlycutPruned;

/* Take the next subtree: the moves that lead to it from the node, and how many there are. 0: none is left. */
size_t plycut_pruned_take(PlycutPruned *pruned, PlycutMove moves[2]);

size_t plycut_pruned_count(const PlycutPruned *pruned);

/* Why a pass is searched. */
typedef enum PlycutPassReason {
    PLYCUT_PASS_FIRST,
    PLYCUT_PASS_DEEPER,     /* the previous pass had its value inside its window */
    PLYCUT_PASS_FAILED_LOW, /* the previous pass had its value at or below its lower bound ... */
    PLYCUT_PASS_FAILED_HIGH /* ... or at or above its upper bound */
} PlycutPassReason;
const char *
plycut_pass_reason_text(PlycutPassReason reason); /* "first", "deeper", "failed-low" ... */

typedef enum PlycutEventKind {
#define EVENT(id, name) PLYCUT_EVENT_##id,
#include <plycut/events.def>
#undef EVENT
    PLYCUT_EVENT_KINDS
} PlycutEventKind;

const char *plycut_event_text(PlycutEventKind kind); /* "enter", ... */

/* A node's value, whether it is exact or a bound, and the proved interval of the true value. */
typedef struct PlycutProved {
    double value;
    PlycutBound type;
    double low, high;
} PlycutProved;

/* One step of the search. The pointers are valid only while the observer runs. The members common to all
 * kinds come first; a member of the union belongs to the kind that it is named after. `window` is the
 * window given to the node (enter, leaf, table, pass), or the window after the update (update). A `pass`
 * happens at the root, a `stop` at the node that the search has reached. */
typedef struct PlycutEvent {
    PlycutEventKind kind;
    uint64_t n;       /* number of the event, from 1 */
    const char *path; /* the node's path as text, "/" for the root; not NUL-terminated */
    size_t path_length;
    int ply;
    const PlycutState *state;  /* the node's position */
    const PlycutState *parent; /* its parent's position, NULL for the root */
    PlycutMove move;           /* the move from the parent */
    uint32_t search; /* how many times this visit of the parent has searched the node, counting
                                 this time: 2 after a scout, otherwise 1; for the root: the pass */
    /* enter, leaf, table: why the move was promoted (history: it has a record) */
    PlycutTried tried;
    PlycutWindow window;
    PlycutLeftBehind alpha_left, beta_left; /* the owners of its bounds that were left behind */
    union {
        struct {
            bool noisy;         /* quiescence: at or below the horizon, yet searched */
            double instability; /* if noisy: PlycutRules.instability */
        } enter;
        struct {
            uint32_t number; /* from 1 */
            int depth;       /* its horizon, -1: none */
            PlycutPassReason reason;
        } pass;
        struct {
            double value;
        } leaf;
        /* the table's entry, its value clipped under fail-hard; the interval is the one proved
         * by the search that made the entry */
        PlycutProved table;
        struct {
            PlycutMove from; /* the child that returned */
            double value;    /* the value that it returned */
            double
                best; /* the best value so far, this one included; at a chance node the sum of the
                                values, each times its probability */
            double low,
                high; /* at a chance node: the proved interval, of children not visited the limits */
            bool improved; /* the best value is new */
        } update;
        struct {
            PlycutCutKind kind;
            PlycutSide side; /* the bound that was crossed: an alpha cutoff or a beta cutoff */
            double value;    /* the best value, or the node's other bound, which crossed ... */
            double bound;    /* ... this bound */
            bool
                met; /* by mistake, the search compared the node's two bounds, whatever its value */
            double
                held; /* the owner's value; other than bound if a chance node translated it on the way */
            PlycutBoundOwner owner;
            const PlycutState *by,
                *above_by;      /* the owner's position and its parent's; NULL: no node's */
            PlycutMove by_move; /* between them */
            bool shallow_suffices;
            PlycutPruned pruned;
            int64_t pruned_leaves; /* -1: not expanded */
            int64_t left_leaves; /* the same below all children not searched, whatever was probed */
        } cutoff;
        PlycutProved exit; /* the value returned */
    } as;
} PlycutEvent;

/* Receives the events of a search. It returns false to stop the search, and keeps the reason itself. */
typedef struct PlycutObserver {
    bool (*event)(void *self, const PlycutEvent *event);
    void *self;
} PlycutObserver;

/* The path of the ancestor at `ply` of the event's node is this many bytes of event->path (1 for the root,
 * whose path is "/"). */
size_t plycut_event_ancestor(const PlycutEvent *event, int ply);

/* ---- Running --------------------------------------------------------------------------------- */

/* Search, and report each event to the observer (or NULL) as it happens. Errors: a horizon without static
 * values, an order that needs missing values, a window with alpha >= beta, options that exclude each other,
 * too many nodes (PLYCUT_E_LIMIT), a budget that ends before the first pass (PLYCUT_E_BUDGET), out of
 * memory. If the observer stops the search, the result is false, but no error is set. */
bool plycut_search(const PlycutGame *game, const PlycutSearchOptions *options,
                   const PlycutObserver *observer, PlycutResult *result, PlycutError *error);

/* Ask a game of plycut_asked_open for the positions that this search visits, each once. An answer that is wrong, or none, is an error
 * that names the position; otherwise errors are those of plycut_search. */
bool plycut_asked_search(PlycutGame *game, const PlycutSearchOptions *options, PlycutError *error);

/* Is the algorithm defined for this game? All are for trees of MAX and MIN, some for chance nodes and for limits of the values. */
bool plycut_algorithm_is_defined(const PlycutAlgorithm *algorithm, const PlycutGame *game);

/* Do the options go together, and does the game support them? The errors are those that plycut_search
 * reports before it starts. */
bool plycut_search_fits(const PlycutGame *game, const PlycutSearchOptions *options,
                        PlycutError *error);

/* Would a search to this depth (-1: no horizon) evaluate the position as a leaf? Otherwise it is an inner
 * node. It is reached from parent (NULL: it is the root), and its `ply` is its depth. */
bool plycut_search_evaluates(const PlycutGame *game, const PlycutSearchOptions *options, int depth,
                             const PlycutState *parent, const PlycutState *state);

/* Make a search with a time limit repeatable: search quietly for options->seconds (at most
 * options->node_budget nodes, or max_nodes without a budget), set node_budget to the number of nodes
 * searched in that time, and seconds to 0. Does nothing if seconds is 0. */
bool plycut_search_time_to_nodes(const PlycutGame *game, PlycutSearchOptions *options,
                                 PlycutError *error);

/* The largest horizon at which the search needs no more than options->max_nodes nodes, found by trying;
 * -1 if even depth 0 needs more, or if the game has no values at a horizon. */
int plycut_depth_that_fits(const PlycutGame *game, const PlycutSearchOptions *options,
                           PlycutError *error);

PLYCUT_END_C

#endif

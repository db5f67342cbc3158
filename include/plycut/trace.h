/* trace.h - what is done with a search's events: written as JSON while the search runs, kept in memory to be
 * drawn and explained, and read back from a file.
 *
 * A trace file contains its problem and its options, so reading it back means running that search again and
 * comparing each event of the file with the event that happens; a contradiction is refused with its place.
 * What a reader gets is therefore as reliable as a search of our own. A trace of an algorithm that plycut
 * does not know (PlycutAlgorithm.foreign) cannot be replayed; it is recorded as far as its events go, and
 * checked against the game. */
#ifndef PLYCUT_TRACE_H
#define PLYCUT_TRACE_H

#include <plycut/algorithm.h>

PLYCUT_BEGIN_C

/* ---- Whose numbers --------------------------------------------------------------------------- */

/* Whose point of view the values, bounds and windows of an output are from. */
typedef enum PlycutValues {
#define VALUES(id, word, summary) PLYCUT_VALUES_##id,
#include <plycut/values.def>
#undef VALUES
    PLYCUT_VALUESES
} PlycutValues;

const char *plycut_values_text(PlycutValues values); /* "max", "mover" */
/* The inverse; another word is an error. */
bool plycut_values_parse(const char *text, PlycutValues *values, PlycutError *error);

/* ---- JSON as it runs ------------------------------------------------------------------------- */

/* Writes format "plycut-trace", version 1: begin, an event at a time, end. Memory use is constant. */
typedef struct PlycutTraceWriter {
    PlycutJson json;
    const PlycutGame *game;
    PlycutSearchOptions options; /* the effective ones */
    PlycutValues values;
    PlycutText name; /* of the node being written */
    bool older;      /* lists what cutoffs prune, and counts it, as plycut 1.0.0 did */
} PlycutTraceWriter;

/* Writes the header. `values`: from whose point of view the numbers of events and summary are; those of problem and
 * search are always MAX's. generator may be NULL: this plycut. */
void plycut_trace_writer_begin(PlycutTraceWriter *writer, PlycutOut *out, const PlycutGame *game,
                               const PlycutSearchOptions *options, PlycutValues values,
                               const char *generator);
/* A PlycutObserver.event, whose self is the writer; it stops the search if the output fails. */
bool plycut_trace_writer_event(void *writer, const PlycutEvent *event);
/* Writes the summary, unless result is NULL because the search failed. Frees the writer's memory either way. */
void plycut_trace_writer_end(PlycutTraceWriter *writer, const PlycutResult *result);

/* ---- A trace in memory ----------------------------------------------------------------------- */

#define PLYCUT_NO_NODE UINT32_MAX

/* A bound of a window and where it comes from. owner: the node whose value it is, or PLYCUT_NO_NODE; then it
 * is a bound of the root window, or of the null window of `scout` (a node, or PLYCUT_NO_NODE). */
typedef struct PlycutTraceBound {
    double value;
    uint32_t owner, witness, scout;
} PlycutTraceBound;

/* A node of the game tree as a search saw it. The children of a node are consecutive, in the game's order
 * (the file's), visited or not. Nodes below a pruned node are present if the tree is stored, or if
 * options.expand_pruned was set. */
typedef struct PlycutTraceNode {
    uint32_t parent; /* PLYCUT_NO_NODE for the root */
    uint32_t first_child, child_count;
    PlycutMove move;
    int ply;
    PlycutPlayer player;
    double probability; /* of a child of a chance node; of others 0 */
    bool leaf;          /* evaluated, or would be: terminal or at the horizon */
    bool visited;
    bool pruned; /* a cutoff has listed it, and no visit has entered it */
    bool known;  /* visited, but never entered: its value came from the transposition table */
    bool open;   /* of a moment: entered, and not yet left */
    /* of a moment: the search may come to it: neither visited, nor in a pruned subtree */
    bool ahead;
    bool pv;         /* on the principal variation, the root included */
    bool cut, cause; /* it cut off its other children / its bound cut off children elsewhere */
    PlycutCutKind cut_kind; /* if cut; if pruned: of the cutoff at pruned_at */
    PlycutSide cut_side;    /* if cut */
    PlycutTried tried;      /* if visited: why the move was promoted */
    bool noisy;             /* quiescence: at or below the horizon, yet searched ... */
    double instability;     /* ... because of this (PlycutRules.instability) */
    uint64_t visit;         /* number of its first visit, from 1; 0: never visited */
    uint32_t visits;  /* how many visits there were; the members below are those of the last one */
    size_t began;     /* if visited: the event with which it began, an index */
    double value;     /* a leaf's value (NAN: unknown), or what a visited node returned last; of an
                                  open node the best so far (NAN: no child has returned) */
    PlycutBound type; /* of a visited node's value */
    double low, high; /* the proved interval of a visited node */
    PlycutTraceBound alpha, beta; /* the window on the last entry; of an open node the window now */
    double cut_value, cut_bound;
    double cut_held; /* as `held` of the event */
    uint32_t cut_owner, cut_witness, cut_scout;
    uint32_t pruned_at; /* if pruned: the node whose cutoff pruned it, otherwise PLYCUT_NO_NODE */
    const char *path;   /* "/0/2" */
    const char *name;   /* for people; never NULL */
    const char *label;  /* of the edge above it, or NULL */
    const char *
        board; /* squares as PlycutRules.board gives them, or rows as PlycutRules.board_text does; or NULL */
} PlycutTraceNode;

/* An event. Nodes are numbers; the members are those of PlycutEvent. */
typedef struct PlycutTraceEvent {
    PlycutEventKind kind;
    uint64_t n;
    uint32_t node;
    uint32_t search;           /* as in PlycutEvent */
    uint32_t from;             /* update: the child that returned */
    double value, best, bound; /* bound: cutoff */
    double held;               /* cutoff: as in PlycutEvent */
    bool met;                  /* cutoff: as in PlycutEvent */
    double alpha, beta;        /* after it */
    uint32_t alpha_owner, beta_owner, alpha_witness, beta_witness;
    uint32_t scout;     /* the node whose test the window is, or PLYCUT_NO_NODE */
    PlycutTried tried;  /* enter, leaf, table: as in PlycutTraceNode */
    bool noisy;         /* enter */
    double instability; /* enter */
    bool improved, shallow_suffices;
    PlycutCutKind cut_kind;
    PlycutSide side;         /* cutoff: the bound that was crossed */
    uint32_t owner, witness; /* cutoff */
    uint32_t
        kept_by; /* cutoff: the node on the path that goes on with a bound that its owner, which has returned, has left
                         behind; otherwise PLYCUT_NO_NODE */
    int distance; /* cutoff: plies up to the owner; 0: no node on the path owns the bound */
    /* cutoff: in PlycutTrace.pruned, in search order: what this visit of the node, or its probe of a child, has not
     * entered. Earlier visits may have. */
    uint32_t first_pruned, pruned_count;
    int64_t pruned_leaves; /* cutoff: below them; -1: not expanded */
    PlycutBound type;      /* exit, table */
    double low, high;      /* exit, table */
} PlycutTraceEvent;

/* A pass of a search that has passes. */
typedef struct PlycutTracePass {
    uint32_t number; /* from 1 */
    int depth;       /* its horizon, -1: none */
    PlycutPassReason reason;
    double alpha, beta;
    bool finished;         /* false: the budget ran out during the pass */
    PlycutResult result;   /* the root's value, if finished, and the counts of the pass */
    const char *best;      /* the path of the root's best child, or NULL if the root failed low */
    PlycutPassReason next; /* why there was a next pass; PLYCUT_PASS_FIRST: it was the last */
} PlycutTracePass;

/* A trace of a search without passes has all its nodes and events; otherwise it has those of one pass: the one
 * asked for, or else the last that finished with its value inside its window. */
typedef struct PlycutTrace PlycutTrace;
struct PlycutTrace {
    const char *title, *source; /* or NULL */
    const char *game;           /* "tree" ... */
    bool stored;
    bool partial; /* part of its tree is not there: what is pruned cannot be counted */
    PlycutSearchOptions options; /* the effective ones; depth is that of the pass shown */
    int depth_asked;             /* options.depth as the caller gave it */
    PlycutResult result;         /* value, best line, depth and counts of the pass shown */
    PlycutResult total;          /* the answer of the whole search, and the counts of all passes */
    PlycutTracePass *passes;     /* empty if the search has no passes */
    size_t pass_count, shown;    /* shown: index of the pass that nodes and events belong to */
    PlycutTraceNode *nodes;      /* nodes[0] is the root */
    uint32_t node_count;
    uint64_t visited; /* how many of them were visited */
    PlycutTraceEvent *events;
    size_t event_count;
    uint32_t *pruned; /* node numbers */
    size_t pruned_count;
    uint64_t tree_leaves; /* leaves of the whole tree within the horizon; 0: unknown */
    double *leaf_values;  /* ascending, if the search has null windows; otherwise NULL */
    size_t leaf_value_count;
    PlycutValuation valuation; /* the game's, if it has one */
    bool chance;               /* it has chance nodes */
    PlycutPlayer mover;        /* at the root of the game, whatever the search takes it for */
    PlycutLimits limits;       /* of leaf values */
    const char *player_names[PLYCUT_PLAYERS]; /* what people call them, or NULL */
    bool squares;        /* the nodes' boards are PlycutRules.board's: moves are squares */
    PlycutPieces pieces; /* how the nodes' boards are drawn */
    bool lettered;       /* some have other letters than X and O */
    PlycutInstabilityWords instability_words;
    const char *spec; /* of the problem, unless it is a stored tree; or NULL */
    const PlycutTrace
        *whole;       /* of a moment (plycut_trace_until): the trace that it is of; else NULL */
    uint32_t current; /* of a moment: the node of its last event, PLYCUT_NO_NODE at the start */
    void *arena;
};

/* Does it end early (plycut_trace_until)? */
static inline bool plycut_trace_is_moment(const PlycutTrace *trace)
{
    return trace->whole != NULL;
}

/* The whole tree down to options->depth before any search: no node is visited, there are no events. The value
 * of a leaf without one (PlycutGame.unknown) is NAN. Limited to options->max_nodes leaves. */
bool plycut_trace_unsearched(const PlycutGame *game, const PlycutSearchOptions *options,
                             PlycutTrace *trace, PlycutError *error);

/* Search and record. options->max_nodes limits the memory (about 400 bytes a node). */
bool plycut_trace_record(const PlycutGame *game, const PlycutSearchOptions *options,
                         PlycutTrace *trace, PlycutError *error);

/* The same, but the trace shows the pass of this number, from 1 (0: the default). It is an error if
 * plycut_trace_has_pass says that there is no such pass. */
/* As `pass`: all passes in one, as if they were a single search of the tree; all of them must have the same depth. */
#define PLYCUT_PASS_WHOLE UINT32_MAX

bool plycut_trace_record_pass(const PlycutGame *game, const PlycutSearchOptions *options,
                              uint32_t pass, PlycutTrace *trace, PlycutError *error);

/* Can a trace with this result show the pass? 0 is always possible; otherwise the search must have passes,
 * and this one must be finished (PLYCUT_E_USAGE). */
bool plycut_trace_has_pass(const PlycutSearchOptions *options, const PlycutResult *result,
                           uint32_t pass, PlycutError *error);

void plycut_trace_free(PlycutTrace *trace);

/* ---- A moment -------------------------------------------------------------------------------- */

/* A moment of a search is a trace that ends early: it contains what the trace's first `event_count` events
 * say (all of them, if there are fewer), and nothing of what comes later. Its nodes are those of the trace,
 * by the same numbers, and each is open, left, pruned or ahead. There is no principal variation. Results and
 * passes are counted up to the moment; the value is NAN until the root has returned.
 * The texts remain the trace's, which must not be freed before the moment; free it with plycut_trace_free.
 * Leaves that are ahead have a value only in a stored tree, or if options.expand_pruned was set, which also
 * makes the number of nodes independent of what is pruned. */
bool plycut_trace_until(const PlycutTrace *trace, size_t event_count, PlycutTrace *moment,
                        PlycutError *error);

/* The moment at the end of the search, with the search's principal variation, for pictures that go through all moments: they
 * are laid out as a moment is, so that their shape gives nothing away. */
bool plycut_trace_solved(const PlycutTrace *trace, PlycutTrace *moment, PlycutError *error);

/* Go on to a later moment of the same trace, in time proportional to the events between them. */
void plycut_trace_advance(PlycutTrace *moment, size_t event_count);

/* ---- Nodes of a trace ------------------------------------------------------------------------ */

/* The node of a path, or PLYCUT_NO_NODE. */
uint32_t plycut_trace_find(const PlycutTrace *trace, const char *path);

/* The node with this path or name; if several nodes have the name, the first, and *several (unless NULL) is
 * true. PLYCUT_NO_NODE if no node has it. */
uint32_t plycut_trace_find_node(const PlycutTrace *trace, const char *text, bool *several);

/* The node whose cutoff pruned a node that was never visited, or a node above that one. */
uint32_t plycut_trace_pruned_at(const PlycutTrace *trace, uint32_t node);

/* Star2: is the event the entry of a child of a chance node that is only probed this time? */
bool plycut_trace_probes(const PlycutTrace *trace, const PlycutTraceEvent *event);

/* The child of a node on the principal variation, or PLYCUT_NO_NODE. */
uint32_t plycut_trace_variation_next(const PlycutTrace *trace, uint32_t node);

/* Is no other move better than the best move? Of a search that may return what it has not proved only; of all others the type
 * of the root's value says it: true, also if there is no best move. */
bool plycut_trace_best_is_proved(const PlycutTrace *trace);

/* The bounds of an event's window, and their owners. */
PlycutTraceBound plycut_trace_alpha(const PlycutTrace *trace, const PlycutTraceEvent *event);
PlycutTraceBound plycut_trace_beta(const PlycutTrace *trace, const PlycutTraceEvent *event);
PlycutTraceBound plycut_trace_bound(const PlycutTrace *trace, const PlycutTraceEvent *event,
                                    PlycutSide side);

/* The value that a null window tests against, given its bound that `scout` made: is the child of a MAX node
 * that scouts worth more than this, the child of a MIN node less? */
double plycut_trace_tested(const PlycutTrace *trace, uint32_t scout, double bound);

/* Does this best value end a node of the player in the window (alpha, beta), by the search's cut rule? Never if
 * the algorithm has no windows. */
bool plycut_trace_crosses(const PlycutTrace *trace, PlycutPlayer player, double best, double alpha,
                          double beta);

/* Does a node stop only when its value passes its bound (> and <), by the cut rule or by a mistake? */
bool plycut_trace_is_strict(const PlycutTrace *trace, uint32_t node);
/* The same as plycut_trace_crosses for a node, by the rule that the search follows there. */
bool plycut_trace_stops(const PlycutTrace *trace, uint32_t node, double best, double alpha,
                        double beta);

/* Does it end such a node at the limit of the values, beyond which none is better (limits_cut)? */
bool plycut_trace_at_limit(const PlycutTrace *trace, PlycutPlayer player, double best);

/* The number of leaves below a node that the trace contains (1 for a leaf): all, or only those visited. */
uint64_t plycut_trace_leaves(const PlycutTrace *trace, uint32_t node, bool visited_only);

/* ---- A trace file read back ------------------------------------------------------------------ */

/* A trace file being read: first its header, then, on request, its events. */
typedef struct PlycutTraceReader PlycutTraceReader;

/* Read the header. NULL on error. The source must live as long as the reader. */
PlycutTraceReader *plycut_trace_reader_open(const PlycutSource *source, PlycutError *error);
void plycut_trace_reader_close(PlycutTraceReader *reader);

const PlycutGame *plycut_trace_reader_game(const PlycutTraceReader *reader);
const PlycutSearchOptions *plycut_trace_reader_options(const PlycutTraceReader *reader);
const char *plycut_trace_reader_generator(const PlycutTraceReader *reader);
/* From whose point of view the numbers of the file are. The events of a replay always have MAX's numbers. */
PlycutValues plycut_trace_reader_values(const PlycutTraceReader *reader);

/* Replay the search, compare the file's events and summary with it, and pass the events on to the observer
 * (or NULL). Errors give line and column of the event that the replay contradicts. Call this once only.
 * max_nodes as in the options, 0: no limit. */
bool plycut_trace_reader_replay(PlycutTraceReader *reader, uint64_t max_nodes,
                                const PlycutObserver *observer, PlycutResult *result,
                                PlycutError *error);

/* Replay and record, and show a pass as plycut_trace_record_pass does. */
bool plycut_trace_reader_record(PlycutTraceReader *reader, uint64_t max_nodes, uint32_t pass,
                                PlycutTrace *trace, PlycutError *error);

/* Does a text begin like a trace file: a JSON object of format "plycut-trace", or with "events" as its first
 * member? */
bool plycut_is_trace(const char *text, size_t length);

/* ---- Counts ---------------------------------------------------------------------------------- */

/* A row of the counts table. A negative count is unknown. */
typedef struct PlycutCountRow {
    const char *input;
    const PlycutAlgorithm *algorithm;
    PlycutPlayer root;
    PlycutSearchOptions options;
    PlycutResult result;
    int64_t tree_leaves, minimal_leaves;
    double *leaf_values; /* ascending, if the search has null windows; otherwise NULL */
    size_t leaf_value_count;
    PlycutValuation valuation; /* the game's, if it has one */
    PlycutLimits limits;       /* of leaf values */
    const char
        *needs; /* there is no result: the leaf of unknown value that the search needs; else NULL */
} PlycutCountRow;

/* Search quietly and fill a row. If the search needs a leaf of unknown value, that is the error (PLYCUT_E_VALUE), and the row says
 * which. tree_leaves is filled in if the tree is stored or uniform, if the algorithm
 * is minimax, or if options->expand_pruned is set. */
bool plycut_count(const PlycutGame *game, const char *input, const PlycutSearchOptions *options,
                  PlycutCountRow *row, PlycutError *error);

/* Fill a row from a trace of this game, as plycut_count does. The trace may be freed afterwards; a foreign
 * algorithm's description must not. */
void plycut_count_trace(const PlycutTrace *trace, const PlycutGame *game, const char *input,
                        PlycutCountRow *row);

/* Copy tree_leaves from a minimax row to the other rows of the same input, root and horizon. */
void plycut_counts_complete(PlycutCountRow *rows, size_t count);

PLYCUT_END_C

#endif

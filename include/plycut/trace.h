/* trace.h - what becomes of a search's events: JSON as it runs, a Trace in memory to draw and explain,
 * and a trace file read back.
 *
 * A trace file holds its problem and its search, so it is read back by running that search again and
 * holding each event of the file against the one that happens: what replay contradicts is refused
 * with its place. Everything a reader gets is therefore as trustworthy as a search of our own. A
 * trace of an algorithm that plycut does not know (PlycutAlgorithm.foreign) cannot be replayed;
 * it can be recorded, as far as its events go, and is checked against the game. */
#ifndef PLYCUT_TRACE_H
#define PLYCUT_TRACE_H

#include <plycut/algorithm.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- JSON as it runs ------------------------------------------------------------------------- */

/* Writes format "plycut-trace", version 1: begin, the observer's events, end. Constant memory. */
typedef struct PlycutTraceWriter {
    PlycutJson json;
    const PlycutGame *game;
    PlycutSearchOptions options; /* the effective ones */
    PlycutText name; /* of the node being written */
} PlycutTraceWriter;

/* Writes the header. generator may be NULL: this plycut. */
void plycut_trace_writer_begin(PlycutTraceWriter *writer, PlycutOut *out, const PlycutGame *game,
                               const PlycutSearchOptions *options, const char *generator);
/* Observers call this; it stops the search when the output has failed. */
bool plycut_trace_writer_event(void *writer, const PlycutEvent *event);
/* Writes the summary; NULL writes nothing (the search failed). Releases the writer either way. */
void plycut_trace_writer_end(PlycutTraceWriter *writer, const PlycutResult *result);

/* ---- A trace in memory ----------------------------------------------------------------------- */

#define PLYCUT_NO_NODE UINT32_MAX

/* A bound of a window and the node it comes from (PLYCUT_NO_NODE: none has it as a value; then it
 * is the root window's, or `scout` made it for a test). */
typedef struct PlycutTraceBound {
    double value;
    uint32_t owner, witness, scout;
} PlycutTraceBound;

/* A node of the game tree as a search saw it. Children of a node stand together, in the game's order
 * (the file's), visited or not. Nodes below a pruned one are there where the tree is stored or
 * --expand-pruned was asked for. */
typedef struct PlycutTraceNode {
    uint32_t parent;           /* PLYCUT_NO_NODE for the root */
    uint32_t first_child, child_count;
    PlycutMove move;
    int ply;
    PlycutPlayer player;
    bool leaf;                 /* evaluated, or would be: terminal or at the horizon */
    bool visited;
    bool pruned;               /* cut off here: its parent was entered, it never was in any visit */
    bool known;                /* visited, but its value was the transposition table's: never entered */
    bool pv;                   /* on the principal variation, the root included */
    bool cut, cause;           /* it cut off / its bound cut another node off */
    PlycutCutKind cut_kind;    /* where cut (or pruned: of the cutoff that pruned it) */
    PlycutTried tried;         /* of a visited node: why it was its turn */
    bool stirred;              /* at the horizon or below it, and searched on for its swing ... */
    double swing;              /* ... which was this */
    uint64_t visit;            /* visiting number from 1, of the first visit; 0: never */
    uint32_t visits;           /* how many there were; the members are those of the last one */
    double value;              /* a leaf's (NAN: not known), or what a visited node returned last */
    PlycutBound type;          /* of a visited node's value */
    double low, high;          /* proved of a visited node */
    PlycutTraceBound alpha, beta; /* the window on entry (last entry) */
    double cut_value, cut_bound;
    uint32_t cut_owner, cut_witness, cut_scout;
    const char *path;          /* "/0/2" */
    const char *name;          /* for people; never NULL */
    const char *label;         /* of the edge above it, or NULL */
    const char *board;         /* squares as PlycutRules.board gives them, or NULL */
} PlycutTraceNode;

/* An event, with nodes by number. Members as in PlycutEvent. */
typedef struct PlycutTraceEvent {
    PlycutEventKind kind;
    uint64_t n;
    uint32_t node;
    uint32_t search;           /* as in PlycutEvent */
    uint32_t from;             /* update: the child that returned */
    double value, best, bound; /* bound: cutoff */
    double alpha, beta;        /* after it */
    uint32_t alpha_owner, beta_owner, alpha_witness, beta_witness;
    uint32_t scout;            /* the node whose test the window is, or PLYCUT_NO_NODE */
    bool improved, shallow_suffices;
    PlycutCutKind cut_kind;
    uint32_t owner, witness;   /* cutoff */
    int distance;              /* cutoff: plies up to the owner; 0: nobody's */
    uint32_t first_pruned, pruned_count; /* cutoff: in PlycutTrace.pruned, in search order */
    int64_t pruned_leaves;     /* cutoff; -1: not expanded */
    PlycutBound type;          /* exit, table */
    double low, high;          /* exit, table */
} PlycutTraceEvent;

/* A pass of a search that has several. */
typedef struct PlycutTracePass {
    uint32_t number;           /* from 1 */
    int depth;                 /* its horizon, -1: none */
    PlycutPassReason reason;
    double alpha, beta;
    bool finished;             /* false: the budget ended in it */
    double value;              /* of the root, where it is finished */
    PlycutBound type;
    uint64_t nodes, leaves, known, cutoffs[3];
    int64_t pruned_subtrees, pruned_leaves;
    const char *best;          /* the path of the root's best child, or NULL if the root failed low */
    PlycutPassReason next;     /* why there was a next one; PLYCUT_PASS_FIRST: there was none */
} PlycutTracePass;

/* Nodes and events are those of one pass: of the one asked for, else of the last one that answered, with
 * its value inside its window (of a search of one pass: all). */
typedef struct PlycutTrace {
    const char *title, *source;    /* or NULL */
    const char *game;              /* "tree" ... */
    bool stored;
    PlycutSearchOptions options;   /* the effective ones; depth is that of the pass shown */
    int depth_asked;               /* options.depth as it was asked for */
    PlycutResult result;           /* value, best line, depth and counts are those of the pass shown */
    PlycutResult total;            /* what the search answers, and the counts of all passes */
    PlycutTracePass *passes;       /* empty for a search of one pass */
    size_t pass_count, shown;      /* shown: the index of the one that nodes and events are of */
    PlycutTraceNode *nodes;        /* nodes[0] is the root */
    uint32_t node_count;
    PlycutTraceEvent *events;
    size_t event_count;
    uint32_t *pruned;              /* node numbers */
    size_t pruned_count;
    uint64_t tree_leaves;          /* leaves of the whole tree within the horizon; 0: not known */
    PlycutValuation valuation;     /* of a game that has one */
    const char *player_names[2];   /* what people call MAX and MIN, or NULL */
    PlycutPieces pieces;           /* how the nodes' boards are drawn */
    PlycutSwingWords swing_words;
    const char *spec;              /* that makes the problem, of a game that is not stored; or NULL */
    void *arena;
} PlycutTrace;

/* Search and record. options->max_nodes bounds the memory (about 400 bytes a node). */
bool plycut_trace_record(const PlycutGame *game, const PlycutSearchOptions *options,
                         PlycutTrace *trace, PlycutError *error);

/* The same, but the trace shows the pass of this number, from 1 (0: the last that answered). An error
 * where plycut_trace_has_pass says so. */
bool plycut_trace_record_pass(const PlycutGame *game, const PlycutSearchOptions *options,
                              uint32_t pass, PlycutTrace *trace, PlycutError *error);

/* Can a search with this result show the pass? 0 always; else it must be a search of passes, and have
 * finished so many (PLYCUT_E_USAGE). */
bool plycut_trace_has_pass(const PlycutSearchOptions *options, const PlycutResult *result,
                           uint32_t pass, PlycutError *error);

void plycut_trace_free(PlycutTrace *trace);

/* The node of a path, or PLYCUT_NO_NODE. */
uint32_t plycut_trace_find(const PlycutTrace *trace, const char *path);

/* The node that people mean by a path or a name: of several nodes of that name the first. *several (NULL:
 * nobody asks) tells whether there are. PLYCUT_NO_NODE: there is none. */
uint32_t plycut_trace_find_node(const PlycutTrace *trace, const char *text, bool *several);

/* The child of a node on the principal variation, or PLYCUT_NO_NODE. */
uint32_t plycut_trace_variation_next(const PlycutTrace *trace, uint32_t node);

/* What a bound that `scout` made for a test compares with: a child of a MAX node that scouts is to be
 * worth more than that, a child of a MIN node less. */
double plycut_trace_tested(const PlycutTrace *trace, uint32_t scout, double bound);

/* Leaves below a node that the trace knows of (itself, if a leaf): all, or only those visited. */
uint64_t plycut_trace_leaves(const PlycutTrace *trace, uint32_t node, bool visited_only);

/* ---- A trace file read back ------------------------------------------------------------------ */

/* A trace file being read: its header, then on demand its events. */
typedef struct PlycutTraceReader PlycutTraceReader;

/* Read the header. NULL on error. The source must live as long as the reader. */
PlycutTraceReader *plycut_trace_reader_open(const PlycutSource *source, PlycutError *error);
void plycut_trace_reader_close(PlycutTraceReader *reader);

const PlycutGame *plycut_trace_reader_game(const PlycutTraceReader *reader);
const PlycutSearchOptions *plycut_trace_reader_options(const PlycutTraceReader *reader);
const char *plycut_trace_reader_generator(const PlycutTraceReader *reader);

/* Replay the search, holding each event and the summary of the file against it, and pass the events on
 * to the observer (or NULL). Errors carry line and column of the event that replay contradicts. To be
 * called once. max_nodes as in the options, 0: no limit. */
bool plycut_trace_reader_replay(PlycutTraceReader *reader, uint64_t max_nodes,
                                const PlycutObserver *observer, PlycutResult *result,
                                PlycutError *error);

/* Replay and record, to show that pass as plycut_trace_record_pass does. */
bool plycut_trace_reader_record(PlycutTraceReader *reader, uint64_t max_nodes, uint32_t pass,
                                PlycutTrace *trace, PlycutError *error);

/* Does text begin like a trace file: a JSON object that says "plycut-trace", or whose first member is
 * "events"? */
bool plycut_is_trace(const char *text, size_t length);

/* ---- Counts ---------------------------------------------------------------------------------- */

/* A row of the counts table. Negative: not known. */
typedef struct PlycutCountRow {
    const char *input;
    const PlycutAlgorithm *algorithm;
    PlycutPlayer root;
    PlycutSearchOptions options;
    PlycutResult result;
    int64_t tree_leaves, minimal_leaves;
    PlycutValuation valuation; /* of a game that has one */
} PlycutCountRow;

/* Search quietly and fill a row. tree_leaves is filled where the tree is stored or uniform, minimax
 * was asked for, or options->expand_pruned is set. */
bool plycut_count(const PlycutGame *game, const char *input, const PlycutSearchOptions *options,
                  PlycutCountRow *row, PlycutError *error);

/* Fill a row from a trace. The trace may go; its algorithm must stay where it is. */
void plycut_count_trace(const PlycutTrace *trace, const char *input, PlycutCountRow *row);

/* Fill the tree_leaves that a minimax row of the same input, root and horizon tells. */
void plycut_counts_complete(PlycutCountRow *rows, size_t count);

#ifdef __cplusplus
}
#endif

#endif

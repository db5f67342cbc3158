/* explain.h - what the parts of `explain` share: the telling in progress, and the words for nodes.
 */
#ifndef WORDS_EXPLAIN_H
#define WORDS_EXPLAIN_H

#include <plycut/words.h>

/* Longer lists are shortened: of one cutoff, of the summary, and there of what the cutoffs told
 * already. */
#define LIST_CUTOFF  16
#define LIST_SUMMARY 100
#define LIST_AGAIN   8

/* What stands before a further paragraph of an item. */
#define TELL_MARGIN "    "

/* What a node's children have returned so far. */
typedef struct SoFar {
    bool any;
    double best;
    uint32_t from; /* the child that returned it */
    PlycutBound type; /* of what the node itself returned last */
} SoFar;

/* A node that cut off, and the move that did it. */
typedef struct Cut {
    bool any;
    PlycutMove move;
    uint32_t node;
} Cut;

typedef struct Telling {
    const PlycutTrace *trace;
    PlycutOut *out;
    uint64_t items;                    /* numbered so far */
    SoFar *so_far;                     /* of each node */
    Cut cuts[PLYCUT_PLY_MAX + 1][2];   /* the last of each ply, and the last by another move */
    const PlycutTraceNode **positions; /* inner nodes by position, or NULL */
    size_t position_count;
    uint32_t focus;    /* told is what happens at this node and below it, */
    int plies;         /* so deep; INT_MAX: all */
    uint32_t cut;      /* PLYCUT_NO_NODE, or: focus was never visited, this node's cutoff is why */
    const char *asked; /* NULL, or: it is below the focus, which the table knew */
} Telling;

/* The first nodes of a list that may be longer. */
typedef struct NodeList {
    uint32_t nodes[LIST_SUMMARY];
    size_t count, most;
} NodeList;

/* ---- explain_words.c --------------------------------------------------------------------- */

/* Text that came from people: what would move a terminal's cursor becomes a question mark. */
void tell_text(const Telling *t, const char *text);
/* Begin the next numbered item. */
void tell_item(Telling *t);
/* "C"; in a generated game, where names are only moves, the path or "the root" ("The root" with
 * begins). */
void tell_node(const Telling *t, uint32_t node);
void tell_node_begins(const Telling *t, uint32_t node);
bool explain_named_by_value(const Telling *t, uint32_t node);
/* The child that a value came from: "B", "the leaf 12 of B". */
void tell_witness(const Telling *t, uint32_t node);
/* "C (/1)", "C (/1, by b)" where the edge to it has a label. */
void tell_place(const Telling *t, uint32_t node);
/* The move that leads to a node: "C (/1)", where the edge has a label "b, to C (/1)". */
void tell_move(const Telling *t, uint32_t node);
/* "C (/1), D (/2) and 3 more" */
void tell_places(const Telling *t, const NodeList *list, uint64_t total);
/* "MAX", "MIN" */
const char *explain_player_word(PlycutPlayer player);
/* "at least " before a value that is only proved so far, "at most ", "". */
const char *explain_bound_word(PlycutBound type);
/* What a node's value was when it last returned: in a later visit it may be more. */
PlycutBound explain_type(const Telling *t, uint32_t node);
/* "5", "at least 5" */
void tell_value(const Telling *t, double value, PlycutBound type);
/* "1 leaf", "7 leaves" */
void tell_count(const Telling *t, uint64_t count, const char *one, const char *many);

/* Begin a line of header or summary: a label, and after it what it is. */
void tell_label(const Telling *t, const char *label);
/* Such a line, where there is a text. */
void tell_line(const Telling *t, const char *label, const char *text);
/* Whose the root's window is: "the window asked for", "the window of the pass". */
const char *explain_window_words(const Telling *t);
/* Values are compared as they are, infinite ones too. */
bool explain_same(double a, double b);
/* Is a value of this type only a bound on the good side of the root's player: a move reaches it, and
 * a better one may have been missed? */
bool explain_fails_high(const Telling *t, PlycutBound type);
/* Has the algorithm windows? */
bool explain_windowed(const Telling *t);
/* ---- explain_focus.c --------------------------------------------------------------------- */

/* Focus on what is asked for. False: there is no such node. */
bool explain_focus(Telling *t, const PlycutFocus *focus, PlycutError *error);
/* The first event that is told, or NULL. */
const PlycutTraceEvent *explain_event_first(Telling *t);
/* The one that is told after this one, or NULL. What happens between them is kept in so_far. */
const PlycutTraceEvent *explain_event_after(Telling *t, const PlycutTraceEvent *event);
/* An update improved its node: keep what it has. */
void explain_note_best(Telling *t, const PlycutTraceEvent *event);
/* A line of the header: what is told, if that is not all. */
void tell_focus(const Telling *t);
/* What is summed up below a node that was entered, if anything is. */
void tell_untold(const Telling *t, const PlycutTraceEvent *event);

/* ---- explain_header.c, explain_asked.c, explain_summary.c -------------------------------- */

/* What is searched, and by which conventions. */
void tell_header(const Telling *t);
/* How it is searched: algorithm, rules, and all that was asked beyond them. */
void tell_asked(const Telling *t);
/* What came out of it. False: no memory. */
bool tell_summary(const Telling *t, PlycutError *error);

/* ---- explain_passes.c -------------------------------------------------------------------- */

/* The passes of a search that has them, and which of them is told. */
void tell_passes(const Telling *t);
/* What all passes together cost. */
void tell_all_passes(const Telling *t);

/* ---- explain_enter.c --------------------------------------------------------------------- */

/* A node that is entered, and those after it with the same window; returns the next event. */
const PlycutTraceEvent *tell_enter(Telling *t, const PlycutTraceEvent *event);
/* A cutoff happened: it may make a killer. */
void explain_note_cutoff(Telling *t, const PlycutTraceEvent *event);
/* ", a killer": why it is a node's turn. False: its parent's order alone says so, nothing is told.
 */
bool tell_tried(const Telling *t, const PlycutTraceEvent *event);
/* "alpha is 3 (A has it from B)", "no beta" */
void tell_bound(const Telling *t, const char *side, double bound, uint32_t owner, uint32_t witness);

/* ---- explain_known.c --------------------------------------------------------------------- */

/* Where there is a table: list the positions that were searched. False: no memory. */
bool explain_list_positions(Telling *t, PlycutError *error);
/* A node whose value the transposition table knew. */
void tell_known(Telling *t, const PlycutTraceEvent *event);

/* ---- explain_scout.c --------------------------------------------------------------------- */

/* ": A tests whether it is worth more than 3 (A has that from B)", of a window that is a test's. */
void tell_test(const Telling *t, const PlycutTraceEvent *event);
/* "E: 5 > 3, so that A's test of C is passed. A window beta cutoff: ..." */
void tell_test_decided(const Telling *t, const PlycutTraceEvent *event);
/* Why what such a cutoff prunes does not matter for the test. */
void tell_test_why(const Telling *t, const PlycutTraceEvent *event);

/* ---- explain_cutoff.c, explain_why.c ----------------------------------------------------- */

/* A cutoff, its cause, what is never visited. */
void tell_cutoff(Telling *t, const PlycutTraceEvent *event);
/* Why what it prunes cannot matter. */
void tell_why(const Telling *t, const PlycutTraceEvent *event);
/* Who holds the bound: "A already has at least 12 from B". */
void tell_holder(const Telling *t, const PlycutTraceEvent *event);

/* ---- explain_leaves.c -------------------------------------------------------------------- */

/* Collect leaves below a node, in the file's order, until the list is full. */
void explain_leaves_below(const PlycutTrace *trace, uint32_t node, NodeList *list);
/* Collect the leaves that were never visited. */
void explain_leaves_unvisited(const PlycutTrace *trace, NodeList *list);
/* The leaves pruned only thanks to deep cutoffs: those that branch-and-bound would visit and this
 * search did not. *total is 0 too where it cannot be told: with a window, an order of its own, or
 * without the pruned leaves' values. False: no memory. */
bool explain_leaves_deep_only(const PlycutTrace *trace, NodeList *list, uint64_t *total,
                              PlycutError *error);

#endif

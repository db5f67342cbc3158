/* explain.h - what the parts of `explain` share: the explanation being written. */
#pragma once

#include <plycut/words.h>

#include "base/same.h"
#include "facts/chance_sum.h"
#include "words/sentence.h"

/* How many nodes a list may have before it is shortened: in a cutoff, in the summary, and in the summary if the
 * cutoffs have already listed them. */
#define LIST_CUTOFF  16
#define LIST_SUMMARY 100
#define LIST_AGAIN   8

/* What a node's children have returned so far in this visit, and what the node itself returned last. */
typedef struct BestSoFar {
    bool any;
    double value;
    uint32_t from;    /* the child that returned it */
    double returned;  /* what the node itself returned last, */
    PlycutBound type; /* and the type of that value */
} BestSoFar;

/* A node that cut off, and the move that did it. */
typedef struct KillerCut {
    bool any;
    PlycutMove move;
    uint32_t node;
} KillerCut;

/* The position of a node: the squares of X and of O, or those of the image that represents all symmetric images. */
typedef struct Position {
    uint64_t sets[2];
    const PlycutTraceNode *node;
} Position;

typedef struct Explanation {
    const PlycutTrace *trace;
    PlycutOut *out;
    int digits;  /* of the largest number of an item */
    bool within; /* inside a paragraph: a sentence has been written */
    PlycutValues values;
    bool turned;     /* sentences are from MIN's point of view */
    bool apart;      /* each event is explained on its own, without a number */
    BestSoFar *best; /* of each node */
    KillerCut cuts[PLYCUT_PLY_MAX + 1]
                  [2];   /* the last cutoff of each ply, and the last by another move */
    Position *positions; /* of inner nodes, sorted, or NULL */
    size_t position_count;
    int side;            /* of their boards */
    unsigned symmetries; /* that make two positions count as the same (plycut_symmetries) */
    uint32_t focus;      /* explain what happens at this node and below it, */
    int plies;           /* to this many plies; INT_MAX: all */
    uint32_t
        pruned; /* PLYCUT_NO_NODE, or: focus, which was never visited, or a node above it, pruned */
    /* NULL, or: the path asked for, below the focus, whose value was in the table */
    const char *asked;
} Explanation;

/* ---- explain_tell.c: items, lines and sentences ------------------------------------------ */

/* Begin an item that ends with this event and has its number; a further paragraph of it; a line with a label. */
void tell_item(Explanation *e, const PlycutTraceEvent *last);
void tell_paragraph(Explanation *e);
void tell_label(Explanation *e, const char *label, const Term *terms);
/* A line between empty ones. */
void tell_heading(Explanation *e, TextId id, const Term *terms);
/* End the current item or line. */
void tell_end(Explanation *e);
/* Add the next sentence. */
void tell_sentence(Explanation *e, TextId id, const Term *terms);
#define tell(e, id, ...) tell_sentence(e, id, TERMS(__VA_ARGS__))
/* A line of one sentence; without a label it goes on below another. */
#define NO_LABEL TEXTS_COUNT
void tell_labelled(Explanation *e, const char *label, const char *text, const Term *terms);
void tell_line_of(Explanation *e, TextId label, TextId id, const Term *terms);
#define tell_line(e, label, id, ...) tell_line_of(e, label, id, TERMS(__VA_ARGS__))
/* Write such a line with the given text, if there is any. */
void tell_text(Explanation *e, TextId label, const char *text);

/* What follows is about this node: with --values mover, write it from its player's point of view. */
void tell_at(Explanation *e, uint32_t node);

/* ---- explain.c ------------------------------------------------------------------------------- */

/* Explain an event and those that share its item; returns the next event. */
const PlycutTraceEvent *tell_event(Explanation *e, const PlycutTraceEvent *event);

/* ---- What a search can be asked ---------------------------------------------------------- */

/* Is a root's value of this type only a bound? Then a move reaches it, and a better move may have been missed. */
bool explain_fails_high(const Explanation *e, PlycutBound type);
/* Does the update use the value of a child that was never visited? */
bool explain_foresees(const Explanation *e, const PlycutTraceEvent *update);
/* Does the algorithm have windows? */
bool explain_windowed(const Explanation *e);
/* "the root's window", "never visited", or the words for a search of passes. */
TextId explain_window(const Explanation *e);
TextId explain_never(const Explanation *e);

/* ---- explain_focus.c --------------------------------------------------------------------- */

/* Focus on the part that is asked for. False: there is no such node. */
bool explain_focus(Explanation *e, const PlycutFocus *focus, PlycutError *error);
/* The first event that is explained, or NULL. */
const PlycutTraceEvent *explain_event_first(Explanation *e);
/* The next one, or NULL. What happens in between is kept in `best`. */
const PlycutTraceEvent *explain_event_after(Explanation *e, const PlycutTraceEvent *event);
/* The last event of the item of a node that returns: the update of its parent, or the event itself. */
const PlycutTraceEvent *explain_update_of(const Explanation *e, const PlycutTraceEvent *event);
/* Does the event say what a child's value, or the bound that its probe found, means for its parent? */
static inline bool explain_is_return(const PlycutTraceEvent *event)
{
    return event->kind == PLYCUT_EVENT_UPDATE || event->kind == PLYCUT_EVENT_PROBE;
}
/* An update improved its node: remember the new best. */
void explain_note_best(Explanation *e, const PlycutTraceEvent *event);
/* A header line that says what is explained, unless everything is. */
void tell_focus(Explanation *e);
/* explain_stays.c: a header line that says why the node that is explained was visited. */
void tell_stays(Explanation *e);
/* Say what is only counted below a node that was entered, if anything is. */
void tell_counted(Explanation *e, const PlycutTraceEvent *event);

/* ---- The parts --------------------------------------------------------------------------- */

/* explain_header.c, explain_asked.c: what is searched, and how. */
void tell_header(Explanation *e);
void tell_asked(Explanation *e);
/* explain_passes.c: the passes of a search that has them, which of them is explained, and what all
 * of them cost. */
void tell_passes(Explanation *e);
void tell_all_passes(Explanation *e);
/* The results to sum up: those of the pass that is explained, or of all tests if it is the last of them. */
const PlycutResult *explain_results(const Explanation *e);
/* explain_summary.c: the results. False: no memory. */
bool tell_summary(Explanation *e, PlycutError *error);
/* The term {cost}: nodes, leaves - of all (0: not known) - and what the table knew. */
#define COST(visited, evaluated, all_leaves, looked_up)                                            \
    PHRASE(cost, (looked_up) > 0 ? SENTENCE_COST_KNOWN : SENTENCE_COST,                            \
           PHRASE(nodes, SENTENCE_NODES, COUNT(count, visited)),                                   \
           PHRASE(leaves, (all_leaves) > 0 ? SENTENCE_LEAVES_OF : SENTENCE_LEAVES,                 \
                  COUNT(count, evaluated), COUNT(all, all_leaves)),                                \
           COUNT(known, looked_up))
/* The term {cutoffs}, by kind. */
#define CUTOFFS(made)                                                                              \
    PHRASE(cutoffs, (made)[PLYCUT_LIMIT] > 0 ? SENTENCE_CUTOFFS_LIMIT : SENTENCE_CUTOFFS,          \
           COUNT(shallow, (made)[PLYCUT_SHALLOW]), COUNT(deep, (made)[PLYCUT_DEEP]),               \
           COUNT(window, (made)[PLYCUT_WINDOW]), COUNT(limit, (made)[PLYCUT_LIMIT]))

/* explain_enter.c: a node that is entered, with any that follow with the same window; returns the next event. */
const PlycutTraceEvent *tell_enter(Explanation *e, const PlycutTraceEvent *event);
/* A cutoff happened: it may make a killer. */
void explain_note_cutoff(Explanation *e, const PlycutTraceEvent *event);
/* Say why it is the turn of the event's node, unless its parent's order explains it. */
void tell_turn(Explanation *e, const PlycutTraceEvent *event);
/* The best value so far of the owner of a bound; the end of the root's window if no node owns it. */
double explain_held(const Explanation *e, uint32_t owner, bool is_beta);
/* The phrase for a bound, with the terms side, bound, owner, witness, window and held. */
TextId bound_phrase(const Explanation *e, double bound, uint32_t owner, bool is_beta);
/* The terms {alpha} and {beta}: the ends of a window. */
#define WINDOW_ENDS(lower, upper)                                                                  \
    EXACT(alpha, e->turned ? (upper) : (lower)), EXACT(beta, e->turned ? (lower) : (upper))
/* The term for the alpha or beta of an event; in a sentence from MIN's point of view, MIN's alpha is MAX's beta. */
#define ALPHA(term, event) BOUND(term, e->turned, event)
#define BETA(term, event)  BOUND(term, !e->turned, event)
/* The term for the bound that is MAX's beta, or for the other. */
#define BOUND(term, is_beta, event)                                                                \
    BOUND_OF(term, is_beta, (is_beta) != e->turned ? SENTENCE_BETA : SENTENCE_ALPHA,               \
             (is_beta) ? (event)->beta : (event)->alpha,                                           \
             (is_beta) ? (event)->beta_owner : (event)->alpha_owner,                               \
             (is_beta) ? (event)->beta_witness : (event)->alpha_witness)
#define BOUND_OF(term, is_beta, side_word, value, owner_node, witness_node)                        \
    PHRASE(term, bound_phrase(e, value, owner_node, is_beta), WORD(side, side_word),               \
           EXACT(bound, value), NODE(owner, owner_node), NODE(witness, witness_node),              \
           WORD(window, explain_window(e)), EXACT(held, explain_held(e, owner_node, is_beta)))

/* explain_scout.c: a null window as a test, a cutoff that decides the test, and why what it prunes cannot matter. */
void tell_test(Explanation *e, const PlycutTraceEvent *event, const NodeList *entered);
bool is_decided(const Explanation *e, const PlycutTraceEvent *event);
void tell_decided(Explanation *e, const PlycutTraceEvent *event);
void tell_decided_why(Explanation *e, const PlycutTraceEvent *event);

/* explain_known.c: if there is a table, list the positions that were searched. False: no memory. */
bool explain_list_positions(Explanation *e, PlycutError *error);
/* Explain a node whose value was in the transposition table. */
void tell_known(Explanation *e, const PlycutTraceEvent *event);

/* The term {pruned}: the child that a cutoff prunes, or all of them. */
#define PRUNED(e, event)                                                                           \
    PHRASE(pruned, (event)->pruned_count == 1 ? SENTENCE_PRUNED_ONE : SENTENCE_PRUNED_SEVERAL,     \
           NODE(node, (e)->trace->pruned[(event)->first_pruned]))
/* explain_cutoff.c: a cutoff, its cause, and what is never visited. explain_why.c: why that cannot matter. */
void tell_cutoff(Explanation *e, const PlycutTraceEvent *event);
void tell_why(Explanation *e, const PlycutTraceEvent *event);

/* ---- explain_leaves.c -------------------------------------------------------------------- */

/* Collect leaves below a node, in the file's order. */
void explain_leaves_below(const PlycutTrace *trace, uint32_t node, NodeList *list);
/* Collect the leaves that were never visited. */
void explain_leaves_unvisited(const PlycutTrace *trace, NodeList *list);
/* The leaves pruned only thanks to deep cutoffs: branch-and-bound would visit them, and this search did not. The
 * list is empty if this cannot be known: with a root window, with another order, or without the pruned leaves'
 * values. False: no memory. */
bool explain_leaves_deep_only(const PlycutTrace *trace, NodeList *list, PlycutError *error);

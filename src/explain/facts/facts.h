/* facts.h - the facts of one search, derived once from its trace.
 *
 * A fact is a question that has one right answer for a search: its value, the windows, the cutoffs. The rows of
 * facts.def name them; everything that asks, answers or grades goes through this header:
 *
 *   events of a trace --> Facts --> derive_FACT (derive.c) --> Answer --> match, write, json of its Shape
 *                                   what people write (grade) --> Answer --^
 *
 * Facts collects in one pass over the events what the derivations look at: for each node which event entered it, left
 * it, cut it off; and lists in search order. An Answer is what a search or a person says to one question: about a
 * node, or (PLYCUT_NO_NODE) about the whole search. A Shape is the form of answers - a number, a window, a list -
 * and compares two of them, so that the same code compares a student, a published key and another search with this
 * one. Where the field reads a question in two ways, a fact has readings; the first is the default.
 * Node numbers are those of the trace; with an index they are also those of the whole tree, which knows the true
 * minimax values and the nodes that were never visited. */
#pragma once

#include "base/arena.h"

#include <plycut/facts.h>

#include <math.h>

/* ---- index.c: the whole tree, and sorted indexes of its nodes -------------------------------- */

/* The whole tree, visited by minimax, or, if it has leaves of unknown value, by the search that the answers are about, if that one
 * needs none of them; and its nodes in the orders that look-ups
 * need. */
typedef struct TreeIndex {
    PlycutTrace tree;
    uint32_t *by_name;  /* all nodes, sorted by name */
    uint32_t *by_value; /* leaves, sorted by value; leaves of equal value from left to right */
    uint32_t *leaf_at;  /* leaves from left to right */
    uint32_t *first_leaf, *end_leaf; /* for each node, the range of leaves below it */
    uint32_t leaf_count;
    Arena arena;
} TreeIndex;

/* Index the tree to the depth of the options. Call index_close even after a failure. */
bool index_open(TreeIndex *index, const PlycutGame *game, const PlycutSearchOptions *options,
                PlycutError *error);
void index_close(TreeIndex *index);

/* Is a leaf infinite? Then values may be, too. */
bool index_has_infinite(const TreeIndex *index);

/* The leaves with this value: the index of the first in by_value, and how many. */
uint32_t index_leaves(const TreeIndex *index, double value, uint32_t *count);

/* ---- One answer to one fact, whoever gives it: a search, a published key or a student -------- */

/* A node; or (PLYCUT_NO_NODE) a leaf known only by its value, which several leaves have. */
typedef struct Ref {
    uint32_t node;
    double value; /* of a leaf; if there is no node, NaN means a word that could not be parsed */
} Ref;

#define UNREAD_REF ((Ref){PLYCUT_NO_NODE, NAN})

/* An update of a bound. */
typedef struct Update {
    uint32_t node;
    bool alpha;
    double value;
    size_t event; /* in the trace that it comes from */
} Update;

/* How the two sides of a cutoff's test are compared. */
typedef enum Relation { REL_NONE, REL_LESS, REL_AT_MOST, REL_MORE, REL_AT_LEAST } Relation;

enum { UNSTATED = -1 };

/* A cutoff at a node. People may leave out any part. */
typedef struct Cutoff {
    int alpha;           /* 1: an alpha cutoff, 0: beta, or UNSTATED */
    int kind;            /* a PlycutCutKind, or UNSTATED */
    Relation relation;   /* REL_NONE: no test is given */
    double value, bound; /* left and right of the relation */
    bool owned;          /* the answer gives the bound's owner: */
    uint32_t owner;      /* PLYCUT_NO_NODE: the root's window */
} Cutoff;

/* An answer. The fact's shape says which members count. Whoever makes an answer owns its lists. */
typedef struct Answer {
    PlycutFact fact;
    uint32_t node;     /* the node in question; PLYCUT_NO_NODE: the whole search */
    int reading;       /* its reading, an index of the fact's READINGs; UNSTATED: any */
    bool never;        /* of a node: it was never visited, or never cuts off */
    double number;     /* number, value */
    PlycutBound bound; /* for value, and for a number that may be a bound */
    bool
        unproved; /* of a search with a mistake, which may take the number for its value or for either bound */
    double alpha, beta; /* window */
    Cutoff cutoff;      /* cutoff, of a node */
    /* cutoff, of the whole search: it names only some cutoffs (part), but all of these kinds (cutoff_kinds) */
    bool part;
    unsigned kinds;
    int word; /* word: an index of the fact's FACT_WORDs */
    /* interval: of this leaf; PLYCUT_NO_NODE: no leaf is named, or it depends on several */
    PlycutIntervals values;
    uint32_t leaf;
    const Ref *refs; /* node (none or one), line, nodes, set, cover; cutoff, of the whole search */
    const Update *updates;
    size_t count; /* of refs or updates */
} Answer;

/* What nodes are called in written answers. */
typedef enum Naming {
    NAMED,          /* by name; in a generated game by path */
    NAMED_BY_VALUE, /* leaves by value, other nodes by name */
    NAMED_BY_PATH,
    NAMED_SHORTLY /* a leaf without a name by its value, if no other leaf has it */
} Naming;

/* How answers are written: plain, as people type them; or typeset. */
typedef struct Notation {
    Naming naming;
    void (*number)(PlycutText *text, double value);
    const char *at_least, *at_most, *more, *less; /* ">=" ... */
    const char *alpha, *beta, *never, *none;
    const char *always, *no_value, *or_else, *open; /* of sets of numbers */
} Notation;

extern const Notation plain_notation;

/* ---- The facts of a search ------------------------------------------------------------------- */

#define NO_EVENT SIZE_MAX

/* What happened at a node, as indexes of the trace's events (NO_EVENT: it did not happen). */
typedef struct NodeFacts {
    size_t entered, left, cut,
        last_update; /* in its last visit; cut: in the last one that cut off */
    bool has_best;   /* a child has returned */
    bool stopped;    /* a visit has cut off, or crossed a bound at the last child */
    double best;     /* of the values that the children returned, not clipped */
    double alpha,
        beta; /* the window at the end; updates that cross a bound do not count (as in AIMA) */
} NodeFacts;

typedef struct RefList {
    Ref *items;
    size_t count;
} RefList;

typedef struct UpdateList {
    Update *items;
    size_t count;
} UpdateList;

/* What Facts has of a search, and from what, in the order in which facts_open derives it:
 *
 *   1. Room. A list cannot get longer than the trace has events of its kind, so nothing grows later.
 *   2. The events, once, in search order. Entering a node sets its window; an update replaces the window and the best
 *      value; a cutoff and the exit say how it ended. On the way each list takes what belongs to it: `visited` is the
 *      leaves of `entered`, `updates` the part of `all_updates` that tightens a window, `cutoffs` the part of `stops`
 *      that pruned something. Both parts of such a pair are kept, because an Answer is a list, and each reading of a
 *      fact has its own.
 *   3. The roots of pruned subtrees, which the trace has in search order.
 *   4. The principal variation, followed from the root.
 *
 * What needs two of these is asked, not stored: whether the last child crossed a bound (facts_crossed_last) is known
 * once the node was left without a cutoff; which cutoff pruned a node (facts_cutoff_over) is that of the nearest
 * visited node above. The trace must not change while the facts are in use. */
typedef struct Facts {
    const PlycutTrace *trace;
    /* of the whole tree, with the same node numbers as the trace; NULL: not known */
    const TreeIndex *index;
    /* what the leaves without values decide; NULL: all have values */
    const PlycutPrunedIfs *unknown;
    NodeFacts *nodes;
    RefList visited, entered; /* leaves; all nodes; both in search order */
    RefList variation;        /* without the root */
    RefList pruned;           /* roots of pruned subtrees, in search order */
    RefList cutoffs,
        stops; /* nodes that cut off; stops: also those that cross a bound at their last child */
    UpdateList updates;     /* those that tighten a window */
    UpdateList all_updates; /* also those that cross a bound */
    unsigned char *marks;   /* scratch, one byte for each node; zero between uses */
    size_t *row;            /* scratch of hits_in_order */
    Arena arena;
} Facts;

/* index may be NULL: then no true minimax value is known. Call facts_close even after a failure. */
bool facts_open(Facts *facts, const PlycutTrace *trace, const TreeIndex *index, PlycutError *error);
void facts_close(Facts *facts);

/* The cutoff that pruned a node or its subtree; NO_EVENT if the node is visited. */
size_t facts_cutoff_over(const Facts *facts, uint32_t node);
/* Did the node's value cross its bound at the last child, so that nothing was pruned? */
bool facts_crossed_last(const Facts *facts, uint32_t node);
/* The event with which a visited node got its first child's value; NULL: it is a leaf. */
const PlycutTraceEvent *facts_first_update(const Facts *facts, uint32_t node);
/* The first move of the principal variation, or PLYCUT_NO_NODE. */
uint32_t facts_best(const Facts *facts);

/* ---- The list -------------------------------------------------------------------------------- */

typedef struct Shape Shape;

/* The searches that have a fact. */
typedef enum FactOf {
    FACT_OF_ANY,
    FACT_OF_WINDOWED,
    FACT_OF_DECIDED,
    FACT_OF_RANGED,
    FACT_OF_UNSEARCHED
} FactOf;

/* A row of facts.def. */
typedef struct FactInfo {
    const char *name;
    const Shape *shape;
    FactOf of;
    void (*derive)(const Facts *facts, Answer *answer); /* of answer->node, in answer->reading */
} FactInfo;

extern const FactInfo fact_table[PLYCUT_FACTS];

/* How many readings a fact has, at least one; and the phrase that names a reading ("": needs no name). */
int fact_readings(PlycutFact fact);
const char *fact_reading(PlycutFact fact, int reading);

/* The words of a fact of the shape `word`; NULL after the last one. */
const char *fact_word(PlycutFact fact, int word);

/* The fact that has this word, in any capitals; *word: its index. -1: none. */
int fact_of_word(const char *text, int *word);

/* May a search with this algorithm visit a node more than once, as a scout's does? */
bool algorithm_visits_again(const PlycutAlgorithm *algorithm);

/* Is there no search, since it needs a leaf whose value is unknown? Then there is no fact but PRUNED_IF. */
bool trace_is_unsearched(const PlycutTrace *trace);
/* Does this search have the fact? And a search of this tree by another algorithm? */
bool fact_fits(PlycutFact fact, const PlycutTrace *trace);
bool fact_fits_search(PlycutFact fact, const PlycutTrace *tree, const PlycutAlgorithm *algorithm);
/* Does an exercise ask for this fact of this node? Then it is an inner node, in a generated game one that is visited or the
 * root of a pruned subtree, and for RANGES a chance node. PRUNED_IF also asks about leaves. */
bool fact_asks(const Facts *facts, PlycutFact fact, uint32_t node);

/* What the search answers, in a reading. node: PLYCUT_NO_NODE for the whole search. */
Answer fact_derive(const Facts *facts, PlycutFact fact, uint32_t node, int reading);

/* ---- Shapes ---------------------------------------------------------------------------------- */

/* The result of comparing an answer with the derived one. */
typedef struct Match {
    bool right;
    bool part;        /* a right answer that does not say all */
    const char *form; /* how a right answer was read, if not in the default reading; or NULL */
} Match;

/* For a list: how many of its nodes or updates are right and how many are wrong; how many the right list has, and how
 * many nodes or updates it was chosen from. For pruned subtrees, counts of leaves. A word that could not be parsed is
 * neither right nor wrong. */
typedef struct Hits {
    size_t right, wrong, of, all;
} Hits;

/* The form of a fact's answers. */
struct Shape {
    bool of_nodes,
        of_whole; /* there is an answer for each node; there is one for the whole search */
    void (*match)(const Facts *facts, const Answer *given, const Answer *found, Match *match);
    /* NULL: an answer is right or wrong as a whole */
    void (*hits)(const Facts *facts, const Answer *given, const Answer *found, Hits *hits);
    void (*write)(const Facts *facts, const Answer *answer, const Notation *notation,
                  PlycutText *text);
    void (*json)(const Facts *facts, const Answer *answer, PlycutJson *json);
};

extern const Shape number_shape, node_shape, line_shape, nodes_shape, set_shape, cover_shape,
    value_shape, window_shape, word_shape, cutoff_shape, update_shape, interval_shape;

Match fact_match(const Facts *facts, const Answer *given, const Answer *found);
/* Which part of a list is right, from 0 to 1 (share.c). */
double fact_share(const Facts *facts, const Answer *given, const Answer *found);
/* Answers as text; text->failed is true if memory ran out. */
void fact_write(const Facts *facts, const Answer *answer, const Notation *notation,
                PlycutText *text);
/* The value of a JSON member with the fact's name; for a fact about nodes, an object of all inner nodes visited. */
void fact_json(const Facts *facts, PlycutFact fact, PlycutJson *json);

/* A member for each fact that the search has. */
void facts_json(const Facts *facts, PlycutJson *json);

/* The answers of two searches of one tree, compared where both know the nodes. */
bool fact_agrees(PlycutFact fact, const Facts *a, const Facts *b);

/* ---- What shapes share ----------------------------------------------------------------------- */

/* Is the number given the one found? In a tree with chance nodes, a decimal may be rounded: it must be right to the digits
 * that it has, at least two. */
bool number_is_right(const PlycutTrace *trace, double given, double found);
void text_add(PlycutText *text, const char *more);
void text_add_number(PlycutText *text, double value);
/* Write a finished text, which is freed; if memory ran out for it, the output fails. */
void text_json(PlycutText *text, PlycutJson *json);
/* Is the leaf called by its value ("12 of B") because the file gives it no name? */
bool leaf_named_by_value(const PlycutTraceNode *node);
/* What answers call a node: its name, or its path in a generated game and where another node has the name, too. index: of the
 * tree, or NULL. */
const char *node_word_in(const PlycutTrace *trace, const TreeIndex *index, uint32_t node);
void node_name_write(const Facts *facts, uint32_t node, const Notation *notation, PlycutText *text);
bool ref_is(const Facts *facts, const Ref *ref, uint32_t node);
/* Is the node among the first `count` of a list? */
bool refs_have(const Answer *answer, size_t count, uint32_t node);
/* Could this word of a list not be read as a node? */
bool ref_is_unread(const Ref *ref);
/* The hits of a list as a set; those of a list in order, where `same` compares an element of each list. hits->all is
 * left to the caller. */
void hits_of_set(const Facts *facts, const Answer *given, const Answer *found, Hits *hits);
/* How many nodes of the tree are leaves, or are not. */
size_t count_kind(const Facts *facts, bool leaves);
typedef bool SameElement(const Facts *facts, const Answer *given, size_t i, const Answer *found,
                         size_t k);
/* Longer lists get no partial credit: the time grows with the square of the length. */
enum { COMPARED_MOST = 10000 };
void hits_in_order(const Facts *facts, const Answer *given, const Answer *found, SameElement *same,
                   Hits *hits);
/* Does a test say that its left side is greater? */
bool relation_is_upward(Relation relation);
/* A cutoff of a search with all its parts. */
Cutoff cutoff_of_event(const PlycutTrace *trace, const PlycutTraceEvent *cutoff);
/* The sides and kinds that cutoffs with these parts may have: a bit for each pair. */
unsigned cutoff_kinds(const Cutoff *parts);
/* Must this list name the cutoff? A list of some cutoffs must name those of the kinds that it is a list of. */
bool cutoff_belongs(const Answer *list, const Cutoff *cutoff);
/* "2 <= 3" or "3 >= 2": are these the two sides of the cutoff that was found, in either order, and is the test true of them? Yes, if
 * no test is given. */
bool cutoff_test_fits(const PlycutTrace *trace, const Cutoff *given, const Cutoff *found);
/* "2 <= 3"; the name of the bound's owner, or "window". */
void cutoff_test_write(const Cutoff *cutoff, const Notation *notation, PlycutText *text);
void cutoff_owner_write(const Facts *facts, const Cutoff *cutoff, const Notation *notation,
                        PlycutText *text);
/* "A: alpha = 3" */
void update_write(const Facts *facts, const Update *update, const Notation *notation,
                  PlycutText *text);
/* Is this update given that one of the search? */
bool update_fits(const Facts *facts, const Update *given, const Update *found);
/* Is there a number within the limits that only one of two sets contains? */
bool intervals_differ(const PlycutIntervals *a, const PlycutIntervals *b, PlycutLimits limits,
                      double *number);
bool intervals_have(const PlycutIntervals *set, double number);
/* What the leaves without values decide about a node; NULL: several of them together. */
const PlycutPrunedIf *facts_pruned_if(const Facts *facts, uint32_t node);
/* Mark all nodes that a list names and all nodes below them; clear the marks. */
void refs_cover(const Facts *facts, const Answer *answer);
void facts_unmark(const Facts *facts);
/* Are all nodes of a list leaves? */
bool refs_are_leaves(const Facts *facts, const Answer *answer);

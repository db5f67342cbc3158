/* facts.h - the facts that one can ask about a search: a closed list (facts.def), and a file with all answers of one
 * search. */
#ifndef PLYCUT_FACTS_H
#define PLYCUT_FACTS_H

#include <plycut/trace.h>

PLYCUT_BEGIN_C

typedef enum PlycutFact {
#define FACT(id, name, shape, of) PLYCUT_FACT_##id,
#include <plycut/facts.def>
    PLYCUT_FACTS
} PlycutFact;

/* A set of facts: bits 1 << PLYCUT_FACT_... */
typedef unsigned PlycutFactSet;

/* Everything that exercises can ask; and what one asks unless its author says otherwise, that is, with the set 0. */
#define SHEET(id, usual, word, label, question) +(1u << PLYCUT_FACT_##id)
enum {
    PLYCUT_FACTS_ASKABLE = 0
#include <plycut/facts.def>
};
#define SHEET(id, usual, word, label, question) +((usual) ? 1u << PLYCUT_FACT_##id : 0u)
enum {
    PLYCUT_FACTS_ASKED = 0
#include <plycut/facts.def>
};

static inline PlycutFactSet plycut_facts_asked(PlycutFactSet questions)
{
    return questions != 0 ? questions : (PlycutFactSet)PLYCUT_FACTS_ASKED;
}

/* The facts whose question states one of several readings, such as "including the root". */
#define READING_ASKED(id) +(1u << PLYCUT_FACT_##id)
enum {
    PLYCUT_READINGS_ASKED = 0
#include <plycut/facts.def>
};

/* A number that someone who makes a mistake would answer, and a sentence that says which mistake leads to it. */
typedef struct PlycutWrongAnswer {
    PlycutFact fact;
    double number;
    char text[256];
} PlycutWrongAnswer;

typedef struct PlycutWrongAnswers {
    PlycutWrongAnswer *items;
    size_t count;
} PlycutWrongAnswers;

/* An interval of real numbers. It contains an end that is closed; an infinite end never is. */
typedef struct PlycutInterval {
    double low, high;
    bool low_closed, high_closed;
} PlycutInterval;

/* A set of real numbers: disjoint intervals in order, with a gap between any two. */
typedef struct PlycutIntervals {
    PlycutInterval *items;
    size_t count;
} PlycutIntervals;
void plycut_intervals_free(PlycutIntervals *set);

/* Does it contain every number? */
bool plycut_intervals_are_all(const PlycutIntervals *set);

/* A node, and the values of a leaf without a value for which the node is never visited. */
typedef struct PlycutPrunedIf {
    uint32_t leaf, node; /* of the trace */
    /* worth asking: the root of a subtree that is pruned for some values only, or the leaf
     * itself if it is never visited */
    bool asked;
    PlycutIntervals values;
} PlycutPrunedIf;

typedef struct PlycutPrunedIfs {
    PlycutPrunedIf *items; /* by leaf and node */
    size_t count;
} PlycutPrunedIfs;

/* A fact's name in answer files and gradebooks: "principal_variation". */
const char *plycut_fact_name(PlycutFact fact);

/* What questions about the fact add if the search may visit a node more than once, or NULL. */
const char *plycut_fact_again(PlycutFact fact, const PlycutAlgorithm *algorithm);
/* Why it is not asked of searches by this algorithm, as a clause; NULL: it may be asked. */
const char *plycut_fact_not_again(PlycutFact fact, const PlycutAlgorithm *algorithm);

/* Find the moment that a text means: the number of an event (0: before the first), enter:NODE, cut:NODE or
 * exit:NODE. NODE is a path, a name, or a leaf's value that no other leaf has. `enter` is the first event of a
 * visit, `cut` a cutoff, and `exit` the moment when the node's value has reached its parent. Each means the first
 * time; NODE,K (cut:C,2) means the K-th time, for algorithms that search nodes again. *event_count becomes the number of
 * the trace's events that have happened by then. If there is no such moment, the error is PLYCUT_E_USAGE and says
 * what would be right. */
bool plycut_moment_asked(const PlycutTrace *trace, const char *text, size_t *event_count,
                         PlycutError *error);

/* Write all facts of a trace as a "plycut-answers" file. The grader marks every item of it right. `unknown` is what the
 * leaves without values decide (plycut_pruned_ifs), or NULL; `points`, or NULL, are those for each answer about a fact. */
bool plycut_answers_write(const PlycutTrace *trace, const PlycutPrunedIfs *unknown,
                          const double *points, PlycutOut *out, PlycutError *error);

PLYCUT_END_C

#endif

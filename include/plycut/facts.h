/* facts.h - the facts that one can ask about a search: a closed list (facts.def), and a file with all answers of one
 * search. */
#ifndef PLYCUT_FACTS_H
#define PLYCUT_FACTS_H

#include <plycut/trace.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum PlycutFact {
#define FACT(id, name, shape, windowed) PLYCUT_FACT_##id,
#include <plycut/facts.def>
    PLYCUT_FACTS
} PlycutFact;

/* A set of facts: bits 1 << PLYCUT_FACT_... */
typedef unsigned PlycutFactSet;

/* A number that someone who makes a mistake would answer, and a sentence that says which mistake. */
typedef struct PlycutWrongAnswer {
    PlycutFact fact;
    double number;
    const char *text;
} PlycutWrongAnswer;

typedef struct PlycutWrongAnswers {
    PlycutWrongAnswer *items;
    size_t count;
} PlycutWrongAnswers;

/* A fact's name in answer files and gradebooks: "principal_variation". */
const char *plycut_fact_name(PlycutFact fact);

/* Find the moment that a text means: the number of an event (0: before the first), enter:NODE, cut:NODE or
 * exit:NODE. NODE is a path, a name, or a leaf's value that no other leaf has. `enter` is the first event of a
 * visit, `cut` a cutoff, and `exit` the moment when the node's value has reached its parent. Each means the first
 * time; NODE,K (cut:C,2) means the K-th time, for algorithms that search nodes again. *event_count becomes the number of
 * the trace's events that have happened by then. If there is no such moment, the error is PLYCUT_E_USAGE and says
 * what would be right. */
bool plycut_moment_asked(const PlycutTrace *trace, const char *text, size_t *event_count,
                         PlycutError *error);

/* Write all facts of a trace as a "plycut-answers" file. The grader marks every item of it right. */
bool plycut_answers_write(const PlycutTrace *trace, PlycutOut *out, PlycutError *error);

#ifdef __cplusplus
}
#endif

#endif

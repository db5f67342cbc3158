/* facts.h - the facts about a search that one can ask for: a closed list (facts.def), and a file with all
 * the answers of one search. */
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

/* A number that someone with a mistake answers, and a sentence that says which mistake. */
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

/* The moment that a text means: the number of an event (0: before the first), enter:NODE, cut:NODE or
 * exit:NODE, where NODE is a path, a name, or a leaf's value that no other leaf has. `enter` is the first event
 * of a visit, `cut` a cutoff; `exit` is when the node's value has reached its parent: each for the first time,
 * or for the K-th (enter:NODE,K), for algorithms that search nodes again. Sets the
 * number of the trace's events that have happened then. PLYCUT_E_USAGE, and what would be right, if there is
 * no such moment. */
bool plycut_moment_asked(const PlycutTrace *trace, const char *text, size_t *event_count,
                         PlycutError *error);

/* Write all facts of a trace as a "plycut-answers" file, which the grader marks right in every item. */
bool plycut_answers_write(const PlycutTrace *trace, PlycutOut *out, PlycutError *error);

#ifdef __cplusplus
}
#endif

#endif

/* facts.h - what a search answers: a closed list (facts.def), and the answers of one search as a file. */
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

/* Its name in answer files and gradebooks: "principal_variation". */
const char *plycut_fact_name(PlycutFact fact);

/* Everything that a trace answers, as a "plycut-answers" file: graded, all of it is right. */
bool plycut_answers_write(const PlycutTrace *trace, PlycutOut *out, PlycutError *error);

#ifdef __cplusplus
}
#endif

#endif

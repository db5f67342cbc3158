/* exercise.h - what people learn from a trace: a search told in sentences, answers held against it. */
#ifndef PLYCUT_EXERCISE_H
#define PLYCUT_EXERCISE_H

#include <plycut/trace.h>

/* Tell the search in numbered sentences, each cutoff with its bound, the bound's owner, the witness, and
 * why the pruned part cannot matter. */
bool plycut_explain(const PlycutTrace *trace, PlycutOut *out, PlycutError *error);

/* One item of published answers: by which algorithm and convention, what it says, what the search says. */
typedef struct PlycutVerdict {
    const char *algorithm;
    char convention[96];  /* "cut=strict, fail=hard", or "" for the defaults */
    char item[64];        /* "leaves", "values./0" ... */
    bool right;
    char expected[256];   /* the answer, shortened */
    char found[256];      /* the search's */
} PlycutVerdict;

typedef struct PlycutVerdicts {
    PlycutVerdict *items;
    size_t count, wrong;
} PlycutVerdicts;

/* Hold the "answers" of a tree file (JSON text) against searches of the game. Answers that cannot be
 * read (unknown members, wrong types, paths that lead nowhere) are an error at $.answers...
 * max_nodes bounds each search. */
bool plycut_check_answers(const PlycutGame *game, const char *answers, const char *file,
                          uint64_t max_nodes, PlycutVerdicts *verdicts, PlycutError *error);

/* Only read them: true where they are well-formed. */
bool plycut_answers_valid(const PlycutGame *game, const char *answers, const char *file,
                          PlycutError *error);

void plycut_verdicts_free(PlycutVerdicts *verdicts);

#endif

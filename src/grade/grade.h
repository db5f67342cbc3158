/* grade.h - the grader: the tree, and the keys of the conventions asked for so far. */
#ifndef GRADE_GRADE_H
#define GRADE_GRADE_H

#include "grade/diverge.h"

struct PlycutGrader {
    const PlycutGame *game;
    PlycutSearchOptions stated;
    Roster roster;
    Key **keys;
    size_t key_count;
    unsigned char *marks; /* scratch: a byte a node */
};

/* ---- grade_keys.c ------------------------------------------------------------------------ */

/* The key of a convention, made at most once. NULL on error. */
const Key *grader_key(PlycutGrader *grader, const PlycutSearchOptions *options, PlycutError *error);

/* The conventions other than the stated one, the fewest differences from it first. */
enum { OTHERS_MOST = 3 * 3 * 2 * 2 };
size_t other_conventions(const PlycutSearchOptions *stated,
                         PlycutSearchOptions others[OTHERS_MOST]);

/* Do two conventions make the same search? */
bool same_convention(const PlycutSearchOptions *a, const PlycutSearchOptions *b);

/* In which ways the one differs from the other: "cut=strict, order=reversed". With algorithm: that
 * too. */
void brief_convention(Brief *brief, const PlycutSearchOptions *options,
                      const PlycutSearchOptions *from, bool algorithm);

/* ---- grade_better.c -------------------------------------------------------------------------- */

/* A sheet being graded. */
typedef struct Grading {
    PlycutGrader *grader;
    const Items *items;
    PlycutGrade *grade;
    PlycutError *error;
} Grading;

/* Find the convention under which more is right than under the stated one, and tell it. False: an
 * error. */
bool grade_better(const Grading *grading, const Key *stated);

/* ---- grade_hint.c ------------------------------------------------------------------------ */

/* Name another reading of a marked sheet: negamax. */
void grade_hint(const Grading *grading, const Key *key);

#endif

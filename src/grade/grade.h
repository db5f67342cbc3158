/* grade.h - the grader: the trees that answers are about, and the keys made for them so far. */
#ifndef GRADE_GRADE_H
#define GRADE_GRADE_H

#include "grade/diverge.h"

/* A tree that answers are about: the game to a depth, with one player at the root. */
typedef struct Subject {
    PlycutGame game; /* shares everything with the grader's but the root's player */
    TreeIndex index;
    int depth;
    Key **keys;
    size_t key_count;
} Subject;

struct PlycutGrader {
    const PlycutGame *game;
    PlycutSearchOptions stated;
    Subject **subjects;
    size_t subject_count;
};

/* ---- subject.c --------------------------------------------------------------------------- */

/* The tree of what is stated, and the key of a convention: each made once. NULL on error. */
Subject *grader_subject(PlycutGrader *grader, const Stated *stated, PlycutError *error);
const Key *subject_key(Subject *subject, const PlycutSearchOptions *options, PlycutError *error);
void subject_close(Subject *subject);

/* ---- conventions.c ----------------------------------------------------------------------- */

/* The conventions other than the stated one, those with the fewest differences from it first. */
enum { OTHERS_MOST = 3 * 3 * 2 * 2 };
size_t other_conventions(const PlycutSearchOptions *stated,
                         PlycutSearchOptions others[OTHERS_MOST]);

/* Do two conventions make the same search? */
bool same_convention(const PlycutSearchOptions *a, const PlycutSearchOptions *b);

/* "alpha-beta, cut=equal, fail=soft, order=given"; what of it differs from another. */
void convention_write(const PlycutSearchOptions *options, PlycutText *text);
void convention_write_changes(const PlycutSearchOptions *options, const PlycutSearchOptions *from, PlycutText *text);

/* ---- mark_submission.c, better.c -------------------------------------------------------- */

/* A submission being graded. */
typedef struct Grading {
    Subject *subject;
    const Items *items;
    bool published;
    PlycutGrade *grade;
    PlycutError *error;
} Grading;

/* Mark each item by the key of the stated convention, and find the first divergence. False: no memory. */
bool grade_mark(const Grading *grading, const Key *key);

/* Find the convention under which more is right than under the stated one, and name it. False: an
 * error. */
bool grade_better(const Grading *grading, const Key *stated);

/* ---- hint.c ------------------------------------------------------------------------------ */

/* Name another reading of a marked submission: negamax. */
void grade_hint(const Grading *grading, const Facts *facts);

#endif

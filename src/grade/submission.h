/* submission.h - answers on their way from a file to facts: entries in words, then items about nodes.
 *
 * Lines, the JSON of students and the "answers" of a tree file become the same entries. What they claim
 * of the search (claims.def) says which tree they are about; with its index, entries become items. */
#ifndef GRADE_SUBMISSION_H
#define GRADE_SUBMISSION_H

#include "base/arena.h"
#include "facts/facts.h"

#include <plycut/grade.h>

#include <cjson/cJSON.h>

/* The place of an answer: a line of plain text, or a JSON path. */
typedef struct Spot {
    long line;        /* 0: JSON */
    const char *path; /* NULL: plain text */
} Spot;

/* How the search is made: what the answers claim, otherwise the grader's options. */
typedef struct Stated {
    PlycutSearchOptions options;
    bool root_given;
    PlycutPlayer root; /* if given */
} Stated;

typedef struct Entry Entry; /* one answer or claim in words: read.h */

/* The answers of one student, or published ones under one convention. */
typedef struct Submission {
    const char *student;    /* "": no name is given */
    const char *convention; /* of published answers: the claims that they make, "cut=strict, fail=hard" */
    Entry *entries;
    size_t count, room;
    bool leading;           /* before the first "student:" */
    const char *path;       /* of published answers: their JSON path */
} Submission;

/* A file of answers being read. All memory is the arena's. */
typedef struct Submissions {
    Arena arena;
    const char *file;
    Submission *items;
    size_t count, room;
    bool published; /* what is not understood is an error, not the student's mistake */
    PlycutError *error;
} Submissions;

/* One answer, understood or not. */
typedef struct Item {
    const char *name;   /* "windows.C"; NULL: no memory, which item_add reports */
    bool known;         /* the exercise has it: the answer's fact and node say what it is */
    const char *given;  /* as written */
    Answer answer;      /* if understood */
    Naming naming;      /* what the answer calls nodes: so does the reply */
    const char *unread; /* why it is not understood, with its place; NULL: it is */
    bool twice;         /* because there are two different answers: no part of them counts */
} Item;

typedef struct Items {
    Item *items;
    size_t count, room;
} Items;

/* Read students' answers, JSON or lines; or the "answers" of a tree file, one submission for each algorithm and
 * convention (an unknown member, algorithm or a wrong type is an error at $.answers...).
 * submissions_free also after a failure. */
bool submissions_read(Submissions *s, const char *text, size_t length, const char *file,
                      PlycutError *error);
bool submissions_read_published(Submissions *s, const cJSON *answers, const char *file,
                                PlycutError *error);
void submissions_free(Submissions *s);

/* Apply what a submission claims to *stated. A claim that is not understood, or is made twice, changes nothing here
 * and becomes an item that says why. False: an error that is not the student's. */
bool submission_claims(Submissions *s, const Submission *one, Stated *stated);

/* Understand the entries about a tree. What is not understood becomes an item that says why. Answers of one name
 * are one item. Items are in the order of the entries; all cutoffs are listed in one item ("cutoffs"), followed by one item
 * for each cutoff of which more than the node is said ("cutoffs.C"); all updates are one item. */
bool items_read(Items *items, Submissions *s, const Submission *one, const TreeIndex *index);

#endif

/* submission.h - answers on their way from a file to facts: entries in words, then items about nodes.
 *
 * Lines, the JSON of students and the "answers" of a tree file become the same entries. What they claim
 * of the search (claims.def) says which tree they are about; with its index, entries become items. */
#pragma once

#include "base/arena.h"
#include "facts/facts.h"

#include <plycut/grade.h>

#include <cjson/cJSON.h>

/* The place of an answer: a line of plain text, or a JSON path. */
typedef struct Spot {
    long line;        /* 0: JSON */
    const char *path; /* NULL: plain text */
    const char *file; /* NULL: that of the submissions */
} Spot;

/* How the search is made: as the answers claim, otherwise by the grader's options. */
typedef struct Stated {
    PlycutSearchOptions options;
    bool root_given;
    PlycutPlayer root;          /* if given */
    PlycutLimits limits;        /* of a student: those of the tree, which a claim never changes */
    const char *said, *ignored; /* of a student: all claims; those that do not count; NULL: none */
    bool unstated;              /* nothing states some of these: the defaults count */
} Stated;

typedef struct Entry Entry; /* one answer or claim in words: read.h */

/* A line of text, in plain characters. */
typedef struct Line {
    const char *text;
    Spot spot;
    bool prose;   /* it was made from a sentence (prose.h) */
    bool unclear; /* a row of a table that is not clear (table.h) */
} Line;

/* The answers of one student, or published ones under one convention. */
typedef struct Submission {
    const char *student; /* "": no name is given */
    /* for published answers: the claims that they make, "cut=strict, fail=hard" */
    const char *convention;
    Entry *entries;
    size_t count, room;
    Line *lines; /* that the entries were read from, to be read again when the tree is known */
    size_t line_count, line_room;
    bool leading;     /* before the first "student:" */
    const char *path; /* for published answers: their JSON path */
} Submission;

/* A file of answers being read. The arena owns all memory. */
typedef struct Submissions {
    Arena arena;
    const char *file;
    Submission *items;
    size_t count, room;
    bool published; /* answers that cannot be parsed are errors, not the students' mistakes */
    PlycutError *error;
} Submissions;

/* An answer goes through three forms, each of which is kept because the next one cannot be made without more than the file:
 *
 * - An Entry (read.h) is what a line or a member of JSON says, in words: which fact or claim its label names, the node's
 *   name, the text of the answer, its place. No tree is needed. The claims among the entries say which search is meant, and
 *   with it the tree.
 * - An Item is an entry about that tree: names have become nodes, numbers numbers (the Answer), under a name that is the same
 *   for every student ("windows.C"). Entries and items are not one to one: cutoffs and updates on several lines are one
 *   item, "C: [3, inf] <= 2" is two, and a second answer to a question spoils the first. What could not be read stays an
 *   item, with the reason. No search is needed, so that --form can stop here, and one list of items can be judged by
 *   the keys of many conventions and mistakes.
 * - A PlycutMark (<plycut/grade.h>) is the verdict on an item by one key: right, or which share of it, in which reading, and what the
 *   search says. Marks own their texts and outlive the file, its entries and items. */

/* One answer, parsed or not. */
typedef struct Item {
    const char *name;   /* "windows.C" */
    bool known;         /* the exercise has it: the answer's fact and node identify it */
    const char *given;  /* as written */
    Answer answer;      /* if parsed */
    Naming naming;      /* what the answer calls nodes; the reply does the same */
    const char *unread; /* why it could not be parsed, with its place; NULL: it was */
    Spot unread_at;     /* that place; none if there are two answers that could be parsed */
    bool remark;        /* a sentence says what is pruned: others may add to it */
    bool
        singles; /* each of these sentences is about one node alone; or each update of a list stands on a line of its own */
    bool told;   /* a sentence says what is visited, which may be a step of the search */
    bool twice;  /* because there are two different answers: no part of them counts */
} Item;

typedef struct Items {
    Item *items;
    size_t count, room;
    size_t *slots;     /* a hash table of the items by name, counted from 1; 0: empty */
    size_t slot_count; /* a power of two, or 0 */
    size_t unread;     /* how many could not be parsed */
    size_t compared;   /* how many nodes, to find out whether two lists of what is pruned agree */
} Items;

/* Read students' answers, in JSON or lines; or the "answers" of a tree file, with one submission for each algorithm
 * and convention (an unknown member or algorithm, or a wrong type, is an error at $.answers...). Call
 * submissions_free even after a failure. */
bool submissions_read(Submissions *s, const char *text, size_t length, const char *file,
                      PlycutError *error);
bool submissions_read_published(Submissions *s, const cJSON *answers, const char *file,
                                PlycutError *error);
/* All answers of several files as one submission, whose name is the first that a file gives. Files in which no line has the form
 * of an answer are left out, if others have answers. The texts belong to the parts, which must live as long. */
bool submissions_join(Submissions *s, const Submissions *parts, size_t count, PlycutError *error);
void submissions_free(Submissions *s);

/* Does the command line, a key or the tree state this member of the search's options (plycut_search_member)? */
bool task_states(const PlycutTask *task, size_t member);

/* Apply the claims of a submission to *stated: those of a student as far as the task allows. A claim that cannot be
 * parsed, or is made twice, has no effect and becomes an item that says why. False: an error that is not the student's. */
bool submission_claims(Submissions *s, const Submission *one, const PlycutTask *task,
                       Stated *stated);

/* Parse the entries about a tree. An entry that cannot be parsed becomes an item that says why. Answers with one
 * name are one item. Items are in the order of the entries. All cutoffs are listed in one item ("cutoffs"), followed
 * by an item for each cutoff of which more than the node is given ("cutoffs.C"). All updates are one item.
 * fixed: the facts that are read as their question asks. asked: the questions, which a number without a label may mean. scouts: the
 * search may visit nodes again, so that "5+" is the number next to 5. */
bool items_read(Items *items, Submissions *s, const Submission *one, const TreeIndex *index,
                PlycutFactSet fixed, PlycutFactSet asked, bool scouts);

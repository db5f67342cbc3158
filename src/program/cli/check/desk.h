/* check_desk.h - a lecturer's desk: the exercises, and the hand-ins graded so far. */
#pragma once

#include "cli/check/check.h"

/* A tree, and the grader of answers about it. */
typedef struct Exercise {
    char *name;  /* that answers give it; NULL: the one tree of all answers */
    char *owner; /* the student of a roster whose exercise it is, or NULL */
    Inputs inputs;
    PlycutGrader *grader;
} Exercise;

/* Answers being graded. */
typedef struct Desk {
    const Options *options;
    PlycutReport report; /* that of the options, with the points that the sheet's key states */
    Exercise *exercises;
    size_t exercise_count, exercise_room;
    int format; /* Options.format_word */
    PlycutGrades grades;
    PlycutOut *out;
    PlycutError bad;   /* the last file that cannot be read */
    size_t complaints; /* how many messages were printed, or would have been */
} Desk;

/* ---- check_exercise.c ------------------------------------------------------------------------ */

/* The tree of a spec. name: what answers call it, or NULL. NULL on error. */
Exercise *exercise_open(Desk *desk, const char *spec, const char *name, PlycutError *error);
void exercise_close(Exercise *exercise);

/* The place among the desk's exercises of the one that a text is about: it names one of the folder, or there is only one.
 * UNNAMED: it names none; UNKNOWN: an error. */
enum { EXERCISE_UNKNOWN = -1, EXERCISE_UNNAMED = -2 };
int exercise_of(Desk *desk, const char *text, size_t length, const char *file, PlycutError *error);

/* ---- check_hand_ins.c ------------------------------------------------------------------------- */

/* What one student handed in: the files that a platform names after the student; without a platform, each file is a
 * hand-in of its own. */
typedef struct HandIn {
    const AnswerFile *const *files;
    size_t count;
} HandIn;

typedef struct HandIns {
    HandIn *items;
    size_t count;
    const AnswerFile **files; /* of all of them */
} HandIns;

/* The hand-ins of a class, in the order of their first files; to be freed even after a failure. False: no memory. */
bool hand_ins_make(HandIns *made, const AnswerFiles *files, PlycutError *error);
void hand_ins_free(HandIns *made);

/* ---- check_same_name.c ------------------------------------------------------------------------ */

/* Is it the same name? "Li, Bo" is "Bo Li", and Canvas writes "libo". */
bool is_same_name(const char *a, const char *b);

/* ---- check_hand_in.c ------------------------------------------------------------------------- */

/* Grade all files of a hand-in: those about one exercise are one sheet. A file that cannot be read gets a row that says why.
 * What is said about each is written to --feedback-to. False on an error that is not in the files. */
bool hand_in_grade(Desk *desk, const HandIn *hand_in, PlycutError *error);

/* Keep a message for the end: the last one becomes the command's own error, and at most this many before it are printed at once. */
enum { COMPLAINTS_MOST = 500 };
void desk_keep_last(Desk *desk, const PlycutError *error);

/* trial.h - the parts of a trial: trees, what the search does on them, what the program says of them, the suspects. */
#pragma once

#include "make/values.h"

#include <cjson/cJSON.h>
#include <plycut/trial.h>

/* ---- course.c: what a search does ------------------------------------------------------------ */

/* A node that a search enters or evaluates, and the window given to it. */
typedef struct Visit {
    uint32_t node;
    double alpha, beta;
} Visit;

typedef struct Course {
    double value;
    int64_t best, last_best; /* the first and the last child of the root with its value; -1: none */
    Visit *visits;
    size_t count, room;
    bool failed; /* there was no memory for the visits */
} Course;

/* A PlycutObserver.event, whose self is the course, between these two; `done`: the search has the result. */
void course_begin(Course *course);
bool course_event(void *self, const PlycutEvent *event);
bool course_end(Course *course, bool done, const PlycutResult *result, PlycutError *error);

/* Zero-initialise the course; it can be reused. */
bool course_of(const Skeleton *shape, const PlycutSearchOptions *options, Course *course,
               PlycutError *error);

/* Which of what a program could say differs between two searches: bits 1 << PLYCUT_SAID_... */
unsigned courses_differ(const Skeleton *shape, const Course *a, const Course *b);

/* ---- said.c: what a program says of a tree ---------------------------------------------------- */

/* A leaf or a node that it visits; a leaf known by its value only has no node. */
typedef struct SaidVisit {
    uint32_t node;
    double value;
    double alpha, beta; /* of a trace */
} SaidVisit;

typedef struct Said {
    bool has[PLYCUT_SAIDS];
    double value;
    int64_t best; /* child of the root; -1: none */
    SaidVisit *visits;
    size_t count, room;
    bool inner; /* inner nodes are among the visits */
} Said;

/* Read a reply. False: `why` says what is wrong with it. */
bool said_read(const PlycutText *reply, const Skeleton *shape, Said *said, char why[PLYCUT_WHY]);

/* Which of what it says differs from the course: bits 1 << PLYCUT_SAID_... */
unsigned said_differs(const Said *said, const Skeleton *shape, const Course *course);

/* A reply that can be read, as answers ("plycut-answers") for the grader. */
bool said_answers(const PlycutText *reply, PlycutText *answers, PlycutError *error);

/* ---- suspects.c: what may explain a program --------------------------------------------------- */

/* A search with one or two deviations from the one asked for. */
typedef struct Suspect {
    PlycutAlgorithm algorithm; /* with the mistakes */
    PlycutSearchOptions options;
    bool takes_last, turns; /* the last of equal moves is its best; its values are the mover's */
    const char *names[PLYCUT_TRIAL_CAUSES], *clauses[PLYCUT_TRIAL_CAUSES];
    size_t count;
} Suspect;

/* What it does on a tree. The suspect must not move while the course is made. */
bool suspect_course(const Suspect *suspect, const Skeleton *shape, Course *course,
                    PlycutError *error);

/* The suspects, those with one deviation first. The caller frees them; NULL: no memory. */
Suspect *suspects_of(const PlycutSearchOptions *search, size_t *count, PlycutError *error);

/* ---- trees.c ---------------------------------------------------------------------------------- */

/* The corner cases and random trees, up to the task's number, are passed on one after the other. */
typedef bool TakeTree(void *self, Skeleton *shape, PlycutError *error);
bool trees_make(const PlycutTrialTask *task, TakeTree *take, void *self, PlycutError *error);

/* The whole tree of a game, which must not be too large. */
bool tree_of_game(const PlycutGame *game, Skeleton *shape, PlycutError *error);

/* A tree as nested lists in one line. */
bool tree_text(const Skeleton *shape, PlycutText *text);

/* ---- edit.c ----------------------------------------------------------------------------------- */

typedef enum EditKind {
    EDIT_NOTHING,
    EDIT_DROP, /* take a node away */
    EDIT_LIFT, /* put the node `by` into the place of the node */
    EDIT_LEAF  /* make the node a leaf of this value */
} EditKind;

typedef struct Edit {
    EditKind kind;
    uint32_t node, by;
    double value;
} Edit;

/* A copy with one change; its nodes are in breadth-first order. */
bool tree_edit(const Skeleton *from, const Edit *edit, Skeleton *to, PlycutError *error);

/* ---- The trial -------------------------------------------------------------------------------- */

typedef struct TrialTree {
    Skeleton shape;
    Said said;
    bool answered;
    unsigned differs;
    char *why; /* if it was not answered; owned */
} TrialTree;

struct PlycutTrial {
    PlycutTrialTask task;
    TrialTree *trees;
    size_t count, room, asked;
    Suspect *suspects;
    size_t suspect_count;
    const Suspect *guilty;
    PlycutJudgement judgement;
    PlycutText on, smallest, reply, divergence;
};

/* Ask the program one tree. *course is scratch. False: an error. A reply that cannot be read counts as none. */
typedef struct Asked {
    PlycutReply reply;
    unsigned differs;
    Said said;
    PlycutText text; /* the reply */
    char why[PLYCUT_WHY];
} Asked;
bool trial_ask(const PlycutTrial *trial, const PlycutProgram *program, const Skeleton *shape,
               Course *expected, Asked *asked, PlycutError *error);
void asked_free(Asked *asked);

/* ---- smallest.c ------------------------------------------------------------------------------- */

/* Make *shape, a tree on which the program differs in this, as small as possible. */
bool smallest_find(const PlycutTrial *trial, const PlycutProgram *program, PlycutSaid what,
                   Skeleton *shape, PlycutError *error);

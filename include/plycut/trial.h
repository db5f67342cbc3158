/* trial.h - any program on trial: it gets trees, says what it found and which leaves it visited, and is compared with the
 * search that it should make. The verdict rests on all trees: which convention or named mistake does what the program
 * does on each of them, and the smallest tree that shows it.
 *
 * The library runs nothing: whoever calls it brings a function that hands a tree to the program. What a program says is
 * defined in docs/programs.md. */
#ifndef PLYCUT_TRIAL_H
#define PLYCUT_TRIAL_H

#include <plycut/grade.h>
#include <plycut/make.h>

PLYCUT_BEGIN_C

/* ---- The program ----------------------------------------------------------------------------- */

typedef enum PlycutReply {
    PLYCUT_REPLIED,
    PLYCUT_NO_REPLY,   /* not to this tree: it may answer the next one */
    PLYCUT_NO_PROGRAM, /* it cannot be asked any more */
    PLYCUT_NO_MEMORY   /* ours ran out: that says nothing about the program, and ends the trial */
} PlycutReply;

#define PLYCUT_WHY 384 /* bytes of a reason */

typedef struct PlycutProgram {
    /* Hand out a tree, one line of JSON without a line break, and get what the program says of it into an empty text. Without
     * a reply, `why` says why: "it ended with status 1: ValueError"; it stays empty if the program failed so often before that
     * it is not asked this tree. */
    PlycutReply (*ask)(void *self, const PlycutText *tree, PlycutText *reply, char why[PLYCUT_WHY]);
    /* The reply could not be read: start afresh, as the next one may belong to this tree, too. */
    void (*refuse)(void *self);
    /* Its trial is over. */
    void (*end)(void *self);
    void *self;
    /* Start it before the next tree, so that it forgets what it has kept. NULL: it is started for each tree anyway. */
    void (*restart)(void *self);
} PlycutProgram;

/* ---- The trial ------------------------------------------------------------------------------- */

/* What a program may say. */
typedef enum PlycutSaid {
    PLYCUT_SAID_VALUE,
    PLYCUT_SAID_VISITS,
    PLYCUT_SAID_BEST,
    PLYCUT_SAID_WINDOWS,
    PLYCUT_SAIDS
} PlycutSaid;

/* The only trees that are made and shown: children of inner nodes, plies down to the leaves, values with this many digits after
 * the point. No children: all kinds of trees. */
typedef struct PlycutLike {
    PlycutSpan branching, plies;
    double low, high;
    int decimals;
} PlycutLike;

/* Read "random:b=2..3,d=1..4,values=-1..1"; what is left out is b=2..3, d=2..4, values=-9..9. */
bool plycut_like_parse(const char *text, PlycutLike *like, PlycutError *error);

/* Start from plycut_trial_defaults. */
typedef struct PlycutTrialTask {
    PlycutSearchOptions search; /* what the program should do; its algorithm makes no mistake */
    PlycutPlayer root;          /* of the trees that are made */
    PlycutLevels levels;        /* who decides at each level of them; none: MAX and MIN alternate */
    PlycutLimits limits;        /* of their values; zero: none */
    PlycutLike like;            /* the family of trees that are made; zero: all kinds */
    bool plain;  /* take only trees that nested lists can write, in which MAX and MIN alternate */
    bool nested; /* hand out bare nested lists */
    size_t
        trees; /* to make: corner cases first, then random trees: different values, large ones, repeated subtrees, ties, and a fifth with decimals */
    uint64_t seed; /* of the random trees */
    size_t asks;   /* how often the program may be asked for the smallest tree; 0: never */
    size_t starts; /* how often it may be started afresh, if it keeps something between searches */
} PlycutTrialTask;

PlycutTrialTask plycut_trial_defaults(const PlycutAlgorithm *algorithm);

#define PLYCUT_TRIAL_LEAVES 10000 /* most leaves of a tree */
#define PLYCUT_TRIAL_CAUSES 3 /* most conventions and mistakes that explain a program together */

typedef enum PlycutCauseKind {
    PLYCUT_CAUSE_MISTAKE,   /* a named one, which is the word; there is no rule */
    PLYCUT_CAUSE_OPTION,    /* of a search: "cut" and "strict" */
    PLYCUT_CAUSE_ALGORITHM, /* the same: "algorithm" and "minimax" */
    PLYCUT_CAUSE_READING,   /* of its result: "best" and "last" */
    PLYCUT_CAUSE_STATE /* "state" and "kept": it keeps something between searches; the other causes are what it does when it
                               is started afresh */
} PlycutCauseKind;

/* What a program does instead: rule and word. clause: what the search then does, or NULL. drawn: the algorithm or mistake that
 * does it, or NULL. */
typedef struct PlycutCause {
    PlycutCauseKind kind;
    const char *rule, *word, *clause, *drawn;
} PlycutCause;

/* The verdict. Its texts are "" (bytes: NULL) if there are none; free it with plycut_judgement_free. */
typedef struct PlycutJudgement {
    size_t trees, answered; /* the trees that it was asked, and answered */
    /* On how many trees it said this (trees of one leaf do not count), and it was right, or wrong. Right is also what a tree does not have - one of a single leaf
     * has no move -, so that right == trees says "on all". If nothing was ever said of it, `right` means nothing. */
    size_t said[PLYCUT_SAIDS], right[PLYCUT_SAIDS], wrong[PLYCUT_SAIDS];
    size_t differs; /* answers with something wrong */
    /* The program counts in whole numbers, which is no fault: it went wrong on this many trees with decimals, but not when their
     * values were multiplied by a power of ten. What it said then counts. */
    size_t whole_numbers;
    bool unseen;        /* its visits are not known, and not judged */
    bool ended;         /* it could not be asked all trees */
    PlycutText on, why; /* the smallest tree to which there was no reply, and the reason */
    PlycutCause causes[PLYCUT_TRIAL_CAUSES]; /* together they explain all answers */
    size_t cause_count;                      /* 0: nothing does, or nothing is wrong */
    bool
        keeps; /* it keeps something between searches: then the first cause is PLYCUT_CAUSE_STATE */
    bool repeats; /* asked twice in fresh processes, it says the same */
    bool
        varies; /* it does not answer one tree twice in the same way, even when it is started afresh */
    size_t afresh,
        wrong_afresh; /* trees that it was asked each in a fresh process, because it keeps something; and it was wrong */
    PlycutText
        before; /* trees that must come before the smallest one, in the same process, as a list of nested lists ... */
    PlycutText before_short; /* ... and in the short form, each with a NUL at its end */
    PlycutText smallest;     /* the smallest tree on which it differs, as nested lists */
    PlycutText file;         /* the same as a tree file */
    PlycutText reply;        /* what the program said of it */
    PlycutText divergence;   /* where it departs from the search there, as a sentence */
    PlycutText trace;        /* what it did there, as a plycut-trace */
    size_t moment; /* the event at which this trace departs from the search's; 0: none does */
} PlycutJudgement;

void plycut_judgement_free(PlycutJudgement *judgement);

typedef struct PlycutTrial PlycutTrial;

/* NULL on error. */
PlycutTrial *plycut_trial_open(const PlycutTrialTask *task, PlycutError *error);
void plycut_trial_close(PlycutTrial *trial);

/* Add a tree of the caller's, with values at all leaves. Trees with decimals are asked last. */
bool plycut_trial_add(PlycutTrial *trial, const PlycutGame *game, PlycutError *error);

/* The smallest tree in the short form, to be typed back, of a judgement that has one. False, with the error set: no memory. */
bool plycut_judgement_tree(const PlycutJudgement *j, PlycutText *text, PlycutError *error);

/* Ask each program all trees, look for what explains its answers, and for the smallest tree that shows it; several programs
 * at a time. The verdicts come in the order of the programs. `known` (or NULL) is called for each, as soon
 * as it and those before it are known: by any thread, but never by two at once. If it returns false, the trial ends. */
bool plycut_trial_run(const PlycutTrial *trial, const PlycutProgram *programs, size_t count,
                      unsigned threads, PlycutJudgement *judgements,
                      bool (*known)(void *self, size_t index, PlycutError *error), void *self,
                      PlycutError *error);

/* ---- The verdict ----------------------------------------------------------------------------- */

/* Who is judged: a name, and of a class, or if there are points, the file (otherwise NULL) and the platform's id ("": none).
 * Points: for the facts that programs say - value, visited, best, windows -, each if it is right on all trees. NULL, or none
 * above zero: one for each fact that the program ever says (value and visited if it says nothing). */
typedef struct PlycutDefendant {
    const char *name, *file, *id;
    const double *points; /* [PLYCUT_FACTS], or NULL */
} PlycutDefendant;

/* 0: all that there are points for is right on all trees - so this means full marks, and nothing else does; 1: it is not; 3: the
 * program answered no tree. */
int plycut_judgement_status(const PlycutJudgement *judgement, const PlycutDefendant *who);

/* Write a verdict: as sentences; as JSON ("format": "plycut-judgement"); as Gradescope's results.json; as a row of a table. */
void plycut_judgement_text(const PlycutTrial *trial, const PlycutJudgement *judgement,
                           const PlycutDefendant *who, PlycutOut *out);
void plycut_judgement_json(const PlycutTrial *trial, const PlycutJudgement *judgement,
                           const PlycutDefendant *who, PlycutOut *out);
bool plycut_judgement_gradescope(const PlycutTrial *trial, const PlycutJudgement *judgement,
                                 const PlycutDefendant *who, PlycutOut *out);
void plycut_judgement_csv_head(PlycutOut *out);
void plycut_judgement_csv(const PlycutJudgement *judgement, const PlycutDefendant *who,
                          PlycutOut *out);

PLYCUT_END_C

#endif

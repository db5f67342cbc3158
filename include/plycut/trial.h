/* trial.h - any program on trial: it gets trees, says what it found and which leaves it visited, and is compared with the
 * search that it should make. The verdict rests on all trees: which convention or named mistake does what the program
 * does on each of them, and the smallest tree that shows it.
 *
 * The library runs nothing: whoever calls it brings a function that hands a tree to the program. What a program says is
 * defined in docs/programs.md. */
#ifndef PLYCUT_TRIAL_H
#define PLYCUT_TRIAL_H

#include <plycut/grade.h>

PLYCUT_BEGIN_C

/* ---- The program ----------------------------------------------------------------------------- */

typedef enum PlycutReply {
    PLYCUT_REPLIED,
    PLYCUT_NO_REPLY,  /* not to this tree: it may answer the next one */
    PLYCUT_NO_PROGRAM /* it cannot be asked any more */
} PlycutReply;

#define PLYCUT_WHY 384 /* bytes of a reason */

typedef struct PlycutProgram {
    /* Hand out a tree, one line of JSON without a line break, and append what the program says of it. Without a reply,
     * `why` says why: "it ended with status 1: ValueError". */
    PlycutReply (*ask)(void *self, const PlycutText *tree, PlycutText *reply, char why[PLYCUT_WHY]);
    /* The reply could not be read: start afresh, as the next one may belong to this tree, too. */
    void (*refuse)(void *self);
    void *self;
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

/* Start from plycut_trial_defaults. */
typedef struct PlycutTrialTask {
    PlycutSearchOptions search; /* what the program should do; its algorithm makes no mistake */
    PlycutPlayer root;          /* of the trees that are made */
    bool nested;                /* hand out bare nested lists */
    size_t trees;               /* to make: corner cases first, then random trees that grow */
    uint64_t seed;              /* of the random trees */
    size_t asks; /* how often the program may be asked for the smallest tree; 0: never */
} PlycutTrialTask;

PlycutTrialTask plycut_trial_defaults(const PlycutAlgorithm *algorithm);

#define PLYCUT_TRIAL_LEAVES 10000 /* most leaves of a tree */
#define PLYCUT_TRIAL_CAUSES 2 /* most conventions and mistakes that explain a program together */

/* The verdict. Its texts belong to the trial. */
typedef struct PlycutJudgement {
    size_t trees, answered; /* the trees that it was asked, and answered */
    size_t said[PLYCUT_SAIDS],
        right[PLYCUT_SAIDS]; /* on how many trees it said this, and rightly */
    size_t differs;          /* answers with something wrong */
    bool ended;              /* it could not be asked all trees */
    const char *why,
        *on; /* a tree to which there was no reply, the smallest; NULL: there is none */
    /* What explains all answers, if some are wrong: "cut=strict", "window-reset"; what the search then does, as clauses;
     * and that search. */
    const char *causes[PLYCUT_TRIAL_CAUSES], *clauses[PLYCUT_TRIAL_CAUSES];
    size_t cause_count;
    const PlycutSearchOptions *explained; /* NULL: nothing explains all answers */
    bool
        explained_by_search; /* the search alone: neither the move nor the sign is taken in another way */
    const char
        *smallest; /* the smallest tree on which it differs, as nested lists; NULL: it never does */
    PlycutSaid shows;  /* what is wrong on it */
    const char *reply; /* what the program said of it */
    const char *
        divergence; /* where it departs from the search there, as a sentence; "": nothing was found */
} PlycutJudgement;

/* 0: the program agrees; 1: it differs, or did not answer every tree; 3: it answered none. */
int plycut_judgement_status(const PlycutJudgement *verdict);

typedef struct PlycutTrial PlycutTrial;

/* NULL on error. */
PlycutTrial *plycut_trial_open(const PlycutTrialTask *task, PlycutError *error);
void plycut_trial_close(PlycutTrial *trial);

/* Add a tree of the caller's. It must have values and alternating levels; its root is the task's if that is given, and
 * otherwise its own. */
bool plycut_trial_add(PlycutTrial *trial, const PlycutGame *game, PlycutError *error);

/* Ask the program all trees, look for what explains its answers, and for the smallest tree that shows it. */
bool plycut_trial_run(PlycutTrial *trial, const PlycutProgram *program, PlycutError *error);

const PlycutJudgement *plycut_trial_judgement(const PlycutTrial *trial);

/* The smallest tree as a game, the program's search of it as a trace, if it said enough for one ... */

/* Write the verdict: as sentences, or as JSON ("format": "plycut-judgement"). `name` names the program. */
void plycut_trial_text(const PlycutTrial *trial, PlycutOut *out);
void plycut_trial_json(const PlycutTrial *trial, const char *name, PlycutOut *out);

PLYCUT_END_C

#endif

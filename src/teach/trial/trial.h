/* trial.h - the parts of a trial: trees, what the search does on them, what the program says of them, the suspects. */
#pragma once

#include "make/make.h"

#include <cjson/cJSON.h>
#include <plycut/trial.h>

/* ---- What is said of a tree ------------------------------------------------------------------- */

/* A node that is entered or evaluated. A leaf that is known by its value only has no node. */
typedef struct SaidVisit {
    uint32_t node;
    double value, alpha, beta; /* the window is known from searches and traces */
} SaidVisit;

/* What a program says is its best move, but is none. */
enum { SAID_NO_MOVE = -2 };

/* By a program, or by a search, which says everything. Zero-initialise it; it can be reused. */
typedef struct Said {
    bool has[PLYCUT_SAIDS];
    double value;
    int64_t best, last_best; /* the first and the last child of the root with its value; -1: none */
    SaidVisit *visits;       /* a node twice in a row counts once */
    size_t count, room;
    bool inner;  /* inner nodes are among the visits */
    bool unseen; /* it says that its visits are not known */
} Said;

/* Nothing has been said yet; everything has been said, by events and this result. */
void said_begin(Said *said);
void said_result(Said *said, const Skeleton *shape, const PlycutResult *result);

/* reply.c: read a reply. False: `why` says what is wrong with it, or, if memory ran out, the error is set. */
bool said_read(const PlycutText *reply, const Skeleton *shape, Said *said, char why[PLYCUT_WHY],
               PlycutError *error);
bool said_add_visit(Said *said, SaidVisit visit);
bool said_of_search(const Skeleton *shape, const PlycutSearchOptions *options, Said *said,
                    PlycutError *error);

/* Do they say the same of one tree? */
bool said_is_same(const Said *a, const Said *b);

/* Which of what it says is not what the search does: bits 1 << PLYCUT_SAID_... */
unsigned said_differs(const Said *said, const Skeleton *shape, const Said *search);

/* replay.c: a reply that can be read as answers ("plycut-answers"), for the grader; as a trace. */
bool said_record(const PlycutText *reply, PlycutTrace *trace, PlycutError *error);
bool said_answers(const PlycutText *reply, PlycutText *answers, PlycutError *error);
bool said_trace(const Said *said, const Skeleton *shape, PlycutText *text);

/* ---- suspects.c: what may explain a program --------------------------------------------------- */

typedef struct Sketch Sketch; /* sketch.h */

/* A search with one or two deviations from the one asked for. */
typedef struct Suspect {
    const Sketch *sketch;     /* a program that is no search of plycut's, or NULL */
    PlycutAlgorithm mistaken; /* with the mistakes; its `of` is NULL if there are none */
    PlycutSearchOptions options;
    bool takes_last, turns; /* the last of equal moves is its best; its values are the mover's */
    PlycutCause causes[PLYCUT_TRIAL_CAUSES];
    size_t count;
} Suspect;

/* The search that it makes, as long as it stays where it is. */
PlycutSearchOptions suspect_search(const Suspect *suspect);

/* What it says of a tree; *fits: it can search this tree at all. */
bool suspect_says(const Suspect *suspect, const Skeleton *shape, Said *said, bool *fits,
                  PlycutError *error);

/* The suspects, those with one deviation first. The caller frees them; NULL: no memory. */
Suspect *suspects_of(const PlycutSearchOptions *search, size_t *count, PlycutError *error);

/* ---- trees.c, like.c, whole.c ------------------------------------------------------------------ */

/* The tree of this number, from 0, called for one after the other: corner cases first, then random trees up to the task's number;
 * the last ones have decimals. If the task asks for a family, all are of it. */
bool trial_tree(const PlycutTrialTask *task, size_t number, Draws *draws, Skeleton *shape,
                PlycutError *error);

/* Is it a tree of this family, if there is one? */
bool tree_is_like(const PlycutLike *like, const Skeleton *shape);

bool number_is_whole(double value);
/* Are there values that are no whole numbers? */
bool tree_has_decimals(const Skeleton *shape);
/* The same tree with whole numbers: values times a power of ten. *possible: there is one. */
bool tree_in_whole_numbers(const Skeleton *from, Skeleton *to, bool *possible, PlycutError *error);

/* The whole tree of a game, which must not be too large. */
bool tree_of_game(const PlycutGame *game, Skeleton *shape, PlycutError *error);

/* A tree in one line: as a tree file, or as nested lists. */
bool tree_text(const Skeleton *shape, bool file, PlycutText *text);

/* ---- edit.c ----------------------------------------------------------------------------------- */

/* A copy whose nodes are in breadth-first order, with a node (not the root) taken away, if `by` is PLYCUT_NO_NODE, or with the
 * node `by` in its place, whose player remains. */
bool tree_edit(const Skeleton *from, uint32_t node, uint32_t by, Skeleton *to, PlycutError *error);
bool tree_copy(const Skeleton *from, Skeleton *to, PlycutError *error);

/* ---- The trial -------------------------------------------------------------------------------- */

typedef struct TrialTree {
    Skeleton shape;
    Said expected;
    bool decimals, distinct; /* among its values; no value twice */
    struct TrialTree *whole; /* then: the same with whole numbers, or NULL */
} TrialTree;

/* Nothing changes any more when programs are tried: threads share it. */
struct PlycutTrial {
    PlycutTrialTask task;
    TrialTree *trees; /* those with decimals last */
    size_t count, room, with_decimals;
    bool chance; /* some have chance nodes */
    bool inner;  /* some have inner nodes */
    Suspect *suspects;
    size_t suspect_count;
};

/* What a program says of a tree. Zero-initialise it; it can be reused. */
typedef struct Answer {
    PlycutReply reply;
    const TrialTree *tree; /* of the trial: the one that counts, perhaps with whole numbers */
    unsigned differs;      /* on that tree */
    Said said;
    PlycutText text; /* the reply; or why there is none */
} Answer;

/* The trial of one program. */
typedef struct Run {
    const PlycutTrial *trial;
    const PlycutProgram *program;
    PlycutJudgement *judgement;
    PlycutError *error;
    Answer *answers; /* one for each tree that it was asked */
    size_t asked;
    Answer *
        together; /* if the answers are those of fresh processes: those to all trees, one after the other */
    size_t together_count;
    bool afresh; /* start the program before each question, and ask these trees first */
    const Skeleton *before;
    size_t before_count;
    size_t speechless;      /* trees with decimals that it does not answer */
    char why[PLYCUT_WHY];   /* why there was no reply to the last question */
    const Skeleton *failed; /* the smallest tree without a reply, or NULL */
    const Suspect *guilty;
    bool unseen; /* its visits are not known on some tree: they count on none */
} Run;

/* Ask the program one tree, and read what it says. False: an error. A reply that cannot be read counts as none. */
bool run_ask(Run *run, const Skeleton *shape, Answer *answer);
void answer_free(Answer *answer);
void answers_free(Answer *answers, size_t count);
/* The program forgets what it has kept: it is started before the next question, and then asked the trees that come before. */
bool run_restart(Run *run);

/* trial.c: ask a tree; find a suspect that explains all answers, as the judgement's causes. */
bool run_ask_this(Run *run, const TrialTree *tree, Answer *answer);
bool run_find_guilty(Run *run);
/* What it is wrong about, the most important first; of the answers, the smallest tree that shows this. */
PlycutSaid run_wrong_in(const Run *run);
const TrialTree *run_smallest(const Run *run, PlycutSaid what);

/* ---- smallest.c ------------------------------------------------------------------------------- */

/* Has no value twice? */
bool tree_is_distinct(const Skeleton *shape);

/* Make *shape, a tree on which the program differs in this, as small as possible. If no value comes twice in it, none does in the
 * smallest. */
bool smallest_find(Run *run, PlycutSaid what, Skeleton *shape);

/* ---- kept.c: programs that keep something between searches -------------------------------------- */

/* No suspect explains the answers: does the program answer differently when it is started afresh? Then what it does in a fresh
 * process becomes the run's answers, and j->keeps or j->varies is set. sure: it does answer differently. */
bool kept_find(Run *run, bool sure);

/* A tree that shows that it keeps something: the first on which it went wrong, and the trees that must come before. */
bool kept_show(Run *run);

/* ---- departs.c --------------------------------------------------------------------------------- */

/* The first sentence about what it does on the smallest tree, if it takes leaves in another order, or visits none; otherwise nothing
 * is written. */
bool departs_tell(const Run *run, const Skeleton *shape, const Said *said, const Said *expected,
                  PlycutText *text);

/* ---- show.c ----------------------------------------------------------------------------------- */

/* Say in the judgement what the program, started afresh, does on the smallest tree. *stands: it differs there in this. If not, nothing
 * is said. */
bool smallest_show(Run *run, PlycutSaid what, Skeleton *shape, bool *stands);

/* ---- report.c ------------------------------------------------------------------------------- */

/* The points of a program; *most: those that there are. */
double judgement_points(const PlycutJudgement *j, const PlycutDefendant *who, double *most);

/* What one fact is worth, which the program may never say, and what it earns. */
double fact_worth(const PlycutJudgement *j, const PlycutDefendant *who, int what);
double points_for(const PlycutJudgement *j, const PlycutDefendant *who, int what);
/* What a fact is called in JSON: "values_right". */
const char *said_key(int what);

/* "cut=strict", "window-reset" */
enum { CAUSE_SIZE = 64 };
const char *cause_text(const PlycutCause *cause, char text[CAUSE_SIZE]);

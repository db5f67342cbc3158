/* exercise.h - what people learn from a trace: a search told in sentences, answers held against it. */
#ifndef PLYCUT_EXERCISE_H
#define PLYCUT_EXERCISE_H

#include <plycut/trace.h>

/* What of a search is told: a node and what is searched below it, so many plies deep. */
typedef struct PlycutFocus {
    const char *node; /* a path or a name; NULL: the root */
    int plies;        /* told below it, what is deeper is summed up; -1: all */
} PlycutFocus;

/* Tell the search in numbered sentences, each cutoff with its bound, the bound's owner, the witness, and
 * why the pruned part cannot matter. Of a node in focus that was never visited the reason is told. focus
 * may be NULL: everything. PLYCUT_E_USAGE: there is no such node. */
bool plycut_explain(const PlycutTrace *trace, const PlycutFocus *focus, PlycutOut *out,
                    PlycutError *error);

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

/* ---- Making exercises ------------------------------------------------------------------------ */

/* From low to high, both included; a high of PLYCUT_NO_LIMIT: any number from low. */
#define PLYCUT_NO_LIMIT INT64_MAX
typedef struct PlycutSpan {
    int64_t low, high;
} PlycutSpan;

/* "3", "3+", "2..4"; whole numbers from least to most. `what` names it in the error. */
bool plycut_span_parse(const char *what, const char *text, int64_t least, int64_t most,
                       PlycutSpan *span, PlycutError *error);

/* How the children stand: as drawn, each node's best first (alpha-beta visits the minimal tree), or
 * so that nothing is pruned. */
typedef enum PlycutArrangement {
    PLYCUT_ARRANGED_ANYHOW,
    PLYCUT_ARRANGED_BEST,
    PLYCUT_ARRANGED_WORST
} PlycutArrangement;

#define PLYCUT_MAKE_ALGORITHMS 16 /* that can be asked for leaves */
#define PLYCUT_MAKE_LEAVES 100000 /* a made tree has at most so many */

/* What a made tree must be. Start from plycut_make_defaults. Cutoffs and keys are those of alpha-beta,
 * cut on equality, fail-soft, children as given, full window. */
typedef struct PlycutMake {
    PlycutSpan branching, plies; /* children of inner nodes; plies from the root to the leaves */
    bool irregular;              /* each node draws its own; otherwise the tree draws once */
    double low, high;            /* values of leaves, multiples of 10^-decimals */
    int decimals;                /* digits after the point, 0: whole numbers */
    bool distinct, ties;         /* no two leaves are equal; some are */
    PlycutPlayer root;
    PlycutSpan shallow, deep, cutoffs;
    bool above_leaves;           /* some cutoff prunes an inner node */
    bool unique_best;            /* one move of the root alone has its value */
    bool same_key;               /* leaves visited, cutoffs and what they prune are the same under
                                    soft/equal, soft/strict and hard/equal */
    bool smallest_deep;          /* the fewest leaves with a deep cutoff */
    PlycutArrangement arrangement;
    struct {
        const PlycutAlgorithm *algorithm;
        PlycutSpan span;
    } leaves[PLYCUT_MAKE_ALGORITHMS]; /* how many leaves an algorithm visits */
    size_t leaves_count;
    uint64_t seed, tries;        /* trees tried before giving up */

    /* Fill the leaves of this stored tree (its own values do not matter) instead of growing one ... */
    const PlycutGame *shape;
    const char *shape_name;      /* for the made tree's source */
    const char *prune;           /* so that exactly these edges are cut: "/1/1,/0/2" ("": none), ... */
    bool most_pruned;            /* ... or so that the most leaves are pruned */
} PlycutMake;

PlycutMake plycut_make_defaults(void);

/* The request as the command line that repeats it: "-b 2 --plies 4 --seed 1". */
void plycut_make_arguments(const PlycutMake *make, PlycutOut *out);

/* Search for such a tree: the same request makes the same tree on every machine. True where the
 * search was made: *found tells whether there is a tree (then *file is its tree file, with answers for the
 * core's algorithms, to be freed with plycut_text_free), *tried how many trees were looked at. Where none can exist
 * it is an error (PLYCUT_E_USAGE) that says why. */
bool plycut_make(const PlycutMake *make, PlycutText *file, bool *found, uint64_t *tried,
                 PlycutError *error);

/* ---- Question banks -------------------------------------------------------------------------- */

/* Everything that a trace answers, as a "plycut-answers" file: all right when it is graded. */
bool plycut_answers_write(const PlycutTrace *trace, PlycutOut *out, PlycutError *error);

/* A tree of a question bank. */
typedef struct PlycutBankTree {
    const char *name;          /* for ids: one tree's differs from another's */
    const char *title;         /* for people: one tree's differs from another's, too */
    const char *source;        /* the file or spec, seed included: told with the key */
    const PlycutTrace *trace;  /* of the whole tree */
    const char *picture;       /* SVG of the blank tree */
    size_t picture_length;
} PlycutBankTree;

/* A question bank in Moodle's XML: begin, each tree, end; ask the output at the end. */
void plycut_moodle_begin(PlycutOut *out, const char *category);
void plycut_moodle_tree(PlycutOut *out, const PlycutBankTree *tree);
void plycut_moodle_end(PlycutOut *out);

/* ---- Which values ---------------------------------------------------------------------------- */

/* Real numbers between two ends, which belong to it where closed; infinite ends never do. */
typedef struct PlycutInterval {
    double low, high;
    bool low_closed, high_closed;
} PlycutInterval;

/* For which values of a leaf a node is never visited (pruned, itself or with an ancestor), or is. */
typedef struct PlycutWhen {
    const char *leaf, *node; /* paths or names */
    bool visited;
} PlycutWhen;

/* A set of real numbers: intervals in order that neither meet nor touch. */
typedef struct PlycutValueSet {
    PlycutInterval *items;
    size_t count;
    char leaf[PLYCUT_PATH_MAX], node[PLYCUT_PATH_MAX]; /* the paths asked for ... */
    char leaf_name[128], node_name[128]; /* ... and the names, shortened */
    double value; /* the leaf's own */
    bool now;     /* is it so for the leaf's own value? */
    PlycutValuation valuation; /* of a game that has one */
} PlycutValueSet;

/* The exact set: every value is decided, none is sampled (see when.c for the argument). Orders that
 * look at static values cannot be asked. Free with plycut_value_set_free. */
bool plycut_when(const PlycutGame *game, const PlycutSearchOptions *options, const PlycutWhen *when,
                 PlycutValueSet *set, PlycutError *error);
void plycut_value_set_free(PlycutValueSet *set);

/* The answer in two sentences, and as JSON. */
void plycut_when_text(const PlycutWhen *when, const PlycutValueSet *set, PlycutOut *out);
void plycut_when_json(const PlycutWhen *when, const PlycutValueSet *set,
                      const PlycutSearchOptions *options, PlycutOut *out);

/* ---- Proofs ---------------------------------------------------------------------------------- */

/* A node that a search pruned, and the root's value with all leaves below it at -inf and at +inf. */
typedef struct PlycutCounterfactual {
    uint32_t node; /* of the trace; PLYCUT_NO_NODE: all pruned nodes together */
    double at_low, at_high;
    bool unchanged;
} PlycutCounterfactual;

/* That a root has its value: without the pruned leaves, and by how few leaves at least. */
typedef struct PlycutProof {
    double value;
    PlycutCounterfactual *pruned; /* each pruned node in the order of the cuts, then all together */
    size_t pruned_count;
    bool holds;                   /* all of them unchanged */
    uint32_t *at_least, *at_most; /* leaves of a smallest proof that the value is at least (at most)
                                     what it is: nodes of the trace, from left to right */
    size_t at_least_count, at_most_count;
    uint32_t shared;              /* the one leaf that the two have in common */
} PlycutProof;

/* Prove a trace's root value. A trace with a root window whose value lies outside it is an error: it
 * proves a bound only. Free with plycut_proof_free. */
bool plycut_prove(const PlycutTrace *trace, PlycutProof *proof, PlycutError *error);
void plycut_proof_free(PlycutProof *proof);

void plycut_proof_text(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out);
void plycut_proof_json(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out);

/* ---- Conventions ----------------------------------------------------------------------------- */

/* What can differ between two searches of one tree. */
typedef enum PlycutAspect {
#define ASPECT(id, name, words, key) PLYCUT_ASPECT_##id,
#include <plycut/exercise.def>
#undef ASPECT
    PLYCUT_ASPECTS
} PlycutAspect;

/* One convention, what came out, and which aspects differ from the first (the default) one. */
typedef struct PlycutConvention {
    PlycutSearchOptions options;
    PlycutResult result;
    char best[1 + PLYCUT_STEP_MAX];     /* the best move's path, "" where there is none */
    bool differs[PLYCUT_ASPECTS];       /* from the default: alpha-beta, equal, soft, given */
    bool differs_here[PLYCUT_ASPECTS];  /* from equal/soft of the same algorithm and order */
} PlycutConvention;

typedef struct PlycutConventions {
    PlycutConvention *items; /* by algorithm, order, cut, fail; the default is the first */
    size_t count;
    PlycutValuation valuation; /* of a game that has one */
} PlycutConventions;

/* Search a game under every convention: cut equal/strict x fail soft/hard x order given/reversed x
 * alpha-beta (with soft only) branch-and-bound. Depth and limits are those of the options. */
bool plycut_conventions(const PlycutGame *game, const PlycutSearchOptions *options,
                        PlycutConventions *conventions, PlycutError *error);
void plycut_conventions_free(PlycutConventions *conventions);

void plycut_conventions_text(const PlycutConventions *conventions, const char *input,
                             PlycutOut *out);
void plycut_conventions_json(const PlycutConventions *conventions, const char *input,
                             PlycutOut *out);

/* ---- Answers of students --------------------------------------------------------------------- */

/* Do these bytes begin like answers of students: a JSON object that says "plycut-answers", or lines
 * such as "pruned: E F J"? */
bool plycut_is_answers(const char *text, size_t length);

/* ---- Verdicts on students' answers ----------------------------------------------------------- */

/* One item of a student's answers. */
typedef struct PlycutMark {
    char item[64];       /* "pruned", "windows.C", "cutoffs.C" */
    bool right;
    const char *reading; /* how it was read, where not the plain way, or NULL */
    char given[256];     /* the answer, shortened */
    char found[256];     /* the search's */
    char unread[512];    /* why the answer is not understood, with its place; "": it is */
} PlycutMark;

/* Which way an answer leaves the search. */
typedef enum PlycutAstray { PLYCUT_ASTRAY_OTHER, PLYCUT_ASTRAY_TOO_MUCH, PLYCUT_ASTRAY_TOO_LITTLE } PlycutAstray;

/* Pruning "too much", "too little", or "" . */
const char *plycut_astray_text(PlycutAstray astray);

/* The first moment of the search at which the answers leave it. */
typedef struct PlycutDivergence {
    char item[64];   /* whose: the item of a mark */
    uint64_t event;  /* number of the trace's event; 0: no one event, the whole search */
    char node[256];  /* the path of the node it is about, shortened; "": none */
    bool shortened;  /* not all of the path had room */
    PlycutAstray astray;
    char text[768];  /* a sentence with the reason, no capital and no full stop */
} PlycutDivergence;

/* What one student gets. Graded under one convention: what the answers claim, else what the grader
 * was told. */
typedef struct PlycutGrade {
    char *file, *student;   /* owned; "" for a student without a name */
    PlycutSearchOptions stated;
    PlycutMark *marks;
    size_t count, right;
    PlycutDivergence divergence; /* where something understood is wrong; its text is "" elsewhere */
    size_t better_right;         /* the most that are right under another convention, if more */
    PlycutSearchOptions better;  /* that one */
    char better_text[256];       /* "right for cut=strict", or which it is nearest to; "": none */
    char hint[256];              /* another likely reading, which is not counted right; "": none */
} PlycutGrade;

/* The grades of all files graded so far. Start from zero; free with plycut_grades_free. */
typedef struct PlycutGrades {
    PlycutGrade *items;
    size_t count, room;
    size_t wrong; /* students with something wrong */
    size_t unread; /* answers that are not understood, which count as wrong */
    char **headings; /* lines above the answers that are none and cost nobody anything, each with its
                        place and the reason; owned, and freed with the grades */
    size_t heading_count, heading_room;
} PlycutGrades;

/* A problem whose answers are graded: each convention's search is made once and kept. */
typedef struct PlycutGrader PlycutGrader;

/* The game must live as long as the grader. The options say how to search where answers do not;
 * max_nodes bounds each search (and the memory). NULL on error. */
PlycutGrader *plycut_grader_open(const PlycutGame *game, const PlycutSearchOptions *stated,
                                 PlycutError *error);
void plycut_grader_close(PlycutGrader *grader);

/* Grade the answers of a file (NUL-terminated text, JSON or lines) and add a grade for each student.
 * A file that cannot be read is an error with its place; then it adds nothing, and its headings are taken
 * back. An answer that is not understood, or could mean several nodes, is no error: it is wrong and says why
 * in its mark. What stands above all answers and is none is no error either: it is added to the headings.
 * Conventions before the first "student:" hold for all of the file. */
bool plycut_grade(PlycutGrader *grader, const char *text, size_t length, const char *file,
                  PlycutGrades *grades, PlycutError *error);

/* Free the grades and the headings. */
void plycut_grades_free(PlycutGrades *grades);

/* One grade as lines for people; all of them as a gradebook (a row a student, a column an item) and as
 * JSON ("format": "plycut-grades"). `input` names the problem. */
void plycut_grade_text(const PlycutGrade *grade, PlycutOut *out);
bool plycut_grades_csv(const PlycutGrades *grades, PlycutOut *out, PlycutError *error);
void plycut_grades_json(const PlycutGrades *grades, const char *input, PlycutOut *out);

#endif

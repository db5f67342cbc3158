/* make.h - exercises made, proved and varied: new trees, the values that matter, the conventions that differ. */
#ifndef PLYCUT_MAKE_H
#define PLYCUT_MAKE_H

#include <plycut/facts.h>

#ifdef __cplusplus
extern "C" {
#endif

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

/* One convention, what came out, and which facts differ from the first (the default) one: of those that facts.def has COMPARED. */
typedef struct PlycutConvention {
    PlycutSearchOptions options;
    PlycutResult result;
    char best[1 + PLYCUT_STEP_MAX];     /* the best move's path, "" where there is none */
    bool differs[PLYCUT_FACTS];       /* from the default: alpha-beta, equal, soft, given */
    bool differs_here[PLYCUT_FACTS];  /* from equal/soft of the same algorithm and order */
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

#ifdef __cplusplus
}
#endif

#endif

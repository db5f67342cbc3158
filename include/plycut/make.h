/* make.h - making and examining exercises: new trees, proofs of a value, the values of a leaf for which a node is
 * pruned, and what the conventions change. */
#ifndef PLYCUT_MAKE_H
#define PLYCUT_MAKE_H

#include <plycut/facts.h>

PLYCUT_BEGIN_C

/* ---- Making exercises ------------------------------------------------------------------------ */

/* From low to high, both included; if high is PLYCUT_NO_LIMIT, any number from low. */
#define PLYCUT_NO_LIMIT INT64_MAX
typedef struct PlycutSpan {
    int64_t low, high;
} PlycutSpan;

/* Read "3", "3+" or "2..4"; whole numbers from least to most. `what` names the span in the error. */
bool plycut_span_parse(const char *what, const char *text, int64_t least, int64_t most,
                       PlycutSpan *span, PlycutError *error);

/* Order of the children: as generated; best first, so that alpha-beta visits the minimal tree; or so that
 * nothing is pruned. */
typedef enum PlycutArrangement {
    PLYCUT_ARRANGED_ANYHOW,
    PLYCUT_ARRANGED_BEST,
    PLYCUT_ARRANGED_WORST
} PlycutArrangement;

#define PLYCUT_MAKE_ALGORITHMS 16     /* entries of PlycutMake.leaves */
#define PLYCUT_MAKE_LEAVES     100000 /* most leaves of a generated tree */

/* The conditions for a generated tree. Start from plycut_make_defaults. Cutoffs and answer keys are those of
 * alpha-beta with cut on equality, fail-soft, children as given, full window. */
typedef struct PlycutMake {
    PlycutSpan branching, plies; /* children of inner nodes; plies from the root to the leaves */
    bool irregular;   /* each node draws its own number of children; otherwise all have the same */
    double low, high; /* values of leaves, multiples of 10^-decimals */
    int decimals;     /* digits after the point, 0: whole numbers */
    bool distinct, ties; /* all leaves differ; some leaves are equal */
    bool
        any_values; /* otherwise, without ties, trees whose leaves differ are preferred, or if there are
                            too few values, those with the same key */
    PlycutPlayer root;
    PlycutLevels
        levels; /* who decides at each level, the root's first; without levels MAX and MIN alternate from `root` */
    PlycutLimits limits; /* of the leaves' values; both zero: none */
    PlycutSpan shallow, deep, cutoffs;
    PlycutSpan at_chance,
        through_chance; /* cutoffs at chance nodes; cutoffs by a bound that passes one on its way down */
    bool above_leaves;  /* some cutoff prunes an inner node */
    bool unique_best;   /* only one move of the root has the root's value */
    bool same_key;      /* leaves visited, cutoffs and pruned nodes are the same under soft/equal,
                                    soft/strict and hard/equal */
    bool smallest_deep; /* the smallest number of leaves with a deep cutoff */
    PlycutArrangement arrangement;
    struct {
        const PlycutAlgorithm *algorithm;
        PlycutSpan span;
    } leaves[PLYCUT_MAKE_ALGORITHMS]; /* the number of leaves that an algorithm visits */
    size_t leaves_count;
    uint64_t seed, tries; /* tries: trees to generate before giving up */
    bool numbered;        /* one of several trees: the title has the seed */

    /* If not NULL: choose new values for the leaves of this stored tree instead of generating a tree ... */
    const PlycutGame *shape;
    const char *shape_name; /* for the source of the generated tree */
    const char *prune; /* ... so that exactly these edges are cut: "/1/1,/0/2" ("": none), ... */
    bool most_pruned;  /* ... or so that as many leaves as possible are pruned */
} PlycutMake;

PlycutMake plycut_make_defaults(void);

/* Take branching, plies, values and seed from a random tree, "random:b=3,d=3,values=1..20". An error if its values are
 * not whole numbers, or if the game is another one. */
bool plycut_make_like(PlycutMake *make, const PlycutGame *random, PlycutError *error);

/* The conditions as command-line options that repeat them: "-b 2 --plies 4 --seed 1". */
void plycut_make_arguments(const PlycutMake *make, PlycutOut *out);

/* Look for such a tree; the same conditions give the same tree on every machine. False on error, also if no
 * such tree can exist (PLYCUT_E_USAGE, with the reason). Otherwise *found says whether there is a tree - then
 * *file is its tree file, with answers for the core algorithms, to be freed with plycut_text_free - and *tried
 * how many trees were generated. */
bool plycut_make(const PlycutMake *make, PlycutText *file, bool *found, uint64_t *tried,
                 PlycutError *error);

/* ---- Values of a leaf ------------------------------------------------------------------------ */

/* A question: for which values of a leaf is a node never visited (pruned, or below a pruned node), or, if
 * `visited` is set, is it visited? */
typedef struct PlycutWhen {
    const char *leaf, *node; /* paths or names */
    bool visited;
} PlycutWhen;

/* The answer. */
typedef struct PlycutValueSet {
    PlycutIntervals set;
    char leaf[PLYCUT_PATH_MAX], node[PLYCUT_PATH_MAX]; /* the paths of the two nodes ... */
    char leaf_name[128], node_name[128];               /* ... and their names, shortened */
    double value;              /* the leaf's own value; NAN: it has none (PlycutGame.unknown) */
    bool now;                  /* does the set contain it? */
    PlycutLimits limits;       /* of the leaf; a set that reaches a limit goes on to infinity */
    PlycutValuation valuation; /* the game's, if it has one */
} PlycutValueSet;

/* Find the set of each of `count` questions about one leaf, that of the first: many take hardly longer than one. Sets are exact,
 * not sampled (when.c has the argument). Orders that depend on static values are refused. Other leaves may be without values if
 * the answers do not depend on them. Free each set with plycut_value_set_free. */
bool plycut_when(const PlycutGame *game, const PlycutSearchOptions *options, const PlycutWhen *when,
                 size_t count, PlycutValueSet *sets, PlycutError *error);
void plycut_value_set_free(PlycutValueSet *set);

/* Write the answer as two sentences, or as JSON. */
void plycut_when_text(const PlycutWhen *when, const PlycutValueSet *set, PlycutOut *out);
void plycut_when_json(const PlycutWhen *when, const PlycutValueSet *set,
                      const PlycutSearchOptions *options, PlycutOut *out);

/* What the leaves of a tree without values decide (plycut_trace_unsearched): for each of them, which of its values prune
 * which node. What depends on several of them is left out. Free the list with plycut_pruned_ifs_free. */
bool plycut_pruned_ifs(const PlycutTrace *trace, PlycutPrunedIfs *list, PlycutError *error);
void plycut_pruned_ifs_free(PlycutPrunedIfs *list);

/* ---- Proofs ---------------------------------------------------------------------------------- */

/* A pruned node, and the root's value if all leaves below it are -inf, and if they are +inf; or the limits of the values. */
typedef struct PlycutCounterfactual {
    uint32_t node; /* of the trace; PLYCUT_NO_NODE: all pruned nodes together */
    double at_low, at_high;
    bool unchanged;
} PlycutCounterfactual;

/* A proof of the root's value: it does not depend on the pruned leaves, and these few leaves prove it. */
typedef struct PlycutProof {
    double value;
    /* each pruned node, in the order of the cutoffs, then all together */
    PlycutCounterfactual *pruned;
    size_t pruned_count;
    bool holds; /* all of them leave the value unchanged */
    bool
        has_leaves; /* false: in a tree with chance nodes or limits the members below are not known */
    uint32_t *at_least,
        *at_most; /* the leaves of a smallest proof that the root is worth at least (at
                                     most) its value: nodes of the trace, from left to right */
    size_t at_least_count, at_most_count;
    uint32_t shared; /* the one leaf that both proofs contain */
} PlycutProof;

/* Prove the root value of a trace. It is an error if the value is outside the root window: such a search
 * proves only a bound. Free the proof with plycut_proof_free. */
bool plycut_prove(const PlycutTrace *trace, PlycutProof *proof, PlycutError *error);
void plycut_proof_free(PlycutProof *proof);

void plycut_proof_text(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out);
void plycut_proof_json(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out);

/* ---- Conventions ----------------------------------------------------------------------------- */

/* A convention, its result, and the facts that it changes, among those COMPARED in facts.def. */
typedef struct PlycutConvention {
    PlycutSearchOptions options;
    PlycutResult result;
    char best[1 + PLYCUT_STEP_MAX];  /* the best move's path, or "" */
    bool differs[PLYCUT_FACTS];      /* from the default: alpha-beta, equal, soft, given */
    bool differs_here[PLYCUT_FACTS]; /* from equal/soft of the same algorithm and order */
} PlycutConvention;

typedef struct PlycutConventions {
    PlycutConvention *items; /* by algorithm, order, cut, fail; the default is the first */
    size_t count;
    PlycutValuation valuation; /* the game's, if it has one */
    PlycutLimits limits;       /* of leaf values */
} PlycutConventions;

/* Search a game under every convention: cut equal/strict x fail soft/hard x order given/reversed, with
 * alpha-beta and (fail-soft only) branch-and-bound. Depth and limits are those of the options. */
bool plycut_conventions(const PlycutGame *game, const PlycutSearchOptions *options,
                        PlycutConventions *conventions, PlycutError *error);
void plycut_conventions_free(PlycutConventions *conventions);

void plycut_conventions_text(const PlycutConventions *conventions, const char *input,
                             PlycutOut *out);
void plycut_conventions_json(const PlycutConventions *conventions, const char *input,
                             PlycutOut *out);

PLYCUT_END_C

#endif

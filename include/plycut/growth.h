/* growth.h - how searches grow: counts of many searches, added up exactly, and what theory expects of them.
 *
 * An experiment has a row for each algorithm, order, branching and depth. Its sums are whole numbers, so that they are
 * the same whoever adds them in whatever order: on one thread or many, in one run or in parts. */
#ifndef PLYCUT_GROWTH_H
#define PLYCUT_GROWTH_H

#include <plycut/algorithm.h>
#include <plycut/game.h>

PLYCUT_BEGIN_C

/* The leaves that a search visits on average in a uniform tree, from left to right, from a MAX root with a full window,
 * if the values of the leaves are independent and never equal (Fuller, Gaschnig & Gillogly 1973; Baudet 1978). Alpha-beta
 * and branch-and-bound, to 9 digits; minimax. NAN: not known for this algorithm. branching and depth are at least 1. */
double plycut_expected_leaves(const PlycutAlgorithm *algorithm, int branching, int depth);

/* What is counted in each search. */
typedef enum PlycutCounted {
    PLYCUT_COUNTED_LEAVES,
    PLYCUT_COUNTED_NODES,
    PLYCUT_COUNTED_SHALLOW,
    PLYCUT_COUNTED_DEEP,
    PLYCUT_COUNTED_DISTINCT, /* leaves, each once however often it is visited */
    PLYCUT_COUNTED
} PlycutCounted;
const char *plycut_counted_text(
    PlycutCounted counted); /* "leaves", "nodes", "shallow", "deep", "distinct_leaves" */

/* A sum of whole numbers, below 2^128. */
typedef struct PlycutSum {
    uint64_t high, low;
} PlycutSum;

/* The sums of a number of searches. */
typedef struct PlycutSums {
    uint64_t searches;
    PlycutSum sum[PLYCUT_COUNTED], squares[PLYCUT_COUNTED];
} PlycutSums;

/* At most 2^20 searches of less than 2^43 nodes each, so that a variance has room in 128 bits. */
#define PLYCUT_SUMS_SEARCHES ((uint64_t)1 << 20)
#define PLYCUT_SUMS_NODES    ((uint64_t)1 << 43)

/* Add a search; `repeats`: it may visit a node twice (plycut_search_repeats). */
void plycut_sums_add(PlycutSums *sums, const PlycutResult *result, bool repeats);
void plycut_sums_merge(PlycutSums *sums, const PlycutSums *other);
/* NAN without searches, and of distinct leaves where a search did not know them. */
double plycut_sums_mean(const PlycutSums *sums, PlycutCounted counted);
/* The standard error of the mean; NAN with fewer than two searches, or without a mean. */
double plycut_sums_error(const PlycutSums *sums, PlycutCounted counted);

#define PLYCUT_GROWTH_VALUES 48 /* bytes of a range's text */

/* A row of an experiment. */
typedef struct PlycutGrowthRow {
    PlycutSearchOptions options;       /* algorithm, order and depth are this row's */
    int branching;                     /* 0: the games are not uniform */
    char values[PLYCUT_GROWTH_VALUES]; /* "0..9"; "": the experiment compares no ranges of values */
    double expected; /* leaves visited in random order, by theory; NAN: not known */
    double minimal;  /* leaves of the minimal tree; NAN: not known */
    PlycutSums sums;
} PlycutGrowthRow;

/* Random trees of several sizes: "random:b=2..4,d=2..10,values=0..99", and of several ranges of values, as in
 * values=0..1/0..9/0..99: the narrower the range, the more leaves are equal. */
#define PLYCUT_GRID_B_MAX 1000
typedef struct PlycutGrid {
    int branching[2], depth[2]; /* from and to */
    char values[200];           /* "0..1/0..9/0..99"; "": one range at most, in the rest */
    char rest[200];             /* ",values=0..99" */
} PlycutGrid;

#define PLYCUT_GROWTH_ALGORITHMS 64
#define PLYCUT_GROWTH_ORDERS     32
#define PLYCUT_GROWTH_ROWS       100000
#define PLYCUT_GROWTH_SPEC       4096
#define PLYCUT_SHARDS_MAX        100000

/* An experiment, or the part of it that has been done. Fill in what is searched, then make the rows. */
typedef struct PlycutGrowth {
    char spec[PLYCUT_GROWTH_SPEC]; /* what is searched, as written */
    PlycutGrid grid; /* random trees; of positions, which are not uniform, only the depths */
    const PlycutAlgorithm *algorithms[PLYCUT_GROWTH_ALGORITHMS];
    size_t algorithm_count;
    PlycutSearchOptions search;                       /* what all rows have in common, */
    PlycutSearchOptions orders[PLYCUT_GROWTH_ORDERS]; /* and that with each order */
    size_t order_count;
    uint64_t trees;         /* for each row */
    uint64_t seed;          /* of all trees: each has one of its own from it (plycut_growth_seed) */
    uint64_t shard, shards; /* this part is tree k where k mod `shards` is `shard` */
    bool *parts;            /* which of the `shards` are in the sums */
    PlycutGrowthRow *rows;
    size_t count; /* rows; those without searches are not yet done */
} PlycutGrowth;

/* Add an order, as after --order. One that is there already is an error. */
bool plycut_growth_order(PlycutGrowth *growth, const char *text, PlycutError *error);

/* Make a row for each algorithm, order (without any: that of the search), range of values, branching and depth, and room for
 * the parts, to be released even after an error. */
bool plycut_growth_rows(PlycutGrowth *growth, PlycutError *error);
void plycut_growth_release(PlycutGrowth *growth);

/* Fill in what theory knows about the rows (see plycut_grid_theory). */
bool plycut_growth_theory(PlycutGrowth *growth, PlycutError *error);

/* Where the games come from: game number k of a row, to be released if it is `made`. Several threads open them at once. */
typedef struct PlycutGrowthTrees {
    bool (*open)(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                 PlycutError *error);
    bool made;
    const void *self;
} PlycutGrowthTrees;

bool plycut_grid_is_random(const char *spec);
bool plycut_grid_parse(const char *spec, PlycutGrid *grid, PlycutError *error);
/* The number of ranges of values that are compared; 1 if the spec compares none. */
size_t plycut_grid_ranges(const PlycutGrid *grid);
/* Write range number i, from 0, or "" if the spec compares none. False: it is too long, and was cut. */
bool plycut_grid_values(const PlycutGrid *grid, size_t i, char values[PLYCUT_GROWTH_VALUES]);
/* The seed of tree number k, from 0, of an experiment with this seed, at most 2^53 - 1: the tree of this seed in a spec
 * (random:b=2,d=4,seed=N). Experiments with different seeds have no tree in common. */
uint64_t plycut_growth_seed(uint64_t seed, uint64_t k);
/* The tree of this row with this seed. */
bool plycut_grid_open(const PlycutGrid *grid, const PlycutGrowthRow *row, uint64_t seed,
                      PlycutGame *game, PlycutError *error);

/* Fill in what theory knows about a row. minimal: if there are no chance nodes and nodes do not stop at limits. expected:
 * if, in addition, MAX and MIN alternate, the window is full, there is no table and no second pass, and the minimal tree is
 * small enough to be searched. Minimax visits all leaves of any tree. */
bool plycut_grid_theory(const PlycutGrid *grid, PlycutGrowthRow *row, PlycutError *error);

/* Fill a row: this part's searches, on `threads` threads (at least 1). On error the row stays as it was. */
bool plycut_growth_measure(const PlycutGrowth *growth, size_t row, const PlycutGrowthTrees *trees,
                           unsigned threads, PlycutError *error);

/* About how many leaves the searches of a row visit together: what is expected, or without that the square root of the
 * tree's leaves. */
double plycut_growth_leaves(const PlycutGrowth *growth, size_t row);

/* The rows that are done, in a format of tables (render.h); plycut_growth_read takes "json" back. */
bool plycut_growth_write(const PlycutGrowth *growth, const char *format, PlycutOut *out,
                         PlycutError *error);

/* The experiment of which this file is a part, with its rows, without its sums. To be released, even after an error. */
bool plycut_growth_plan(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                        PlycutError *error);

/* Add the sums of a part that plycut_growth_write has written as JSON to the rows of the same experiment. A part of
 * another experiment, one that is in the sums already, and one in which a row or a tree is missing or counted twice, is
 * an error. */
bool plycut_growth_read(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                        PlycutError *error);

/* The same, of what has been done of this part: rows may be missing, because they are not yet done. An experiment that
 * has sums already, and the file of another part, is an error. */
bool plycut_growth_resume(PlycutGrowth *growth, const char *text, size_t length, const char *file,
                          PlycutError *error);

/* The plots of an experiment, as commands for gnuplot, which writes SVG to its standard output. */
typedef enum PlycutPlot {
    PLYCUT_PLOT_LEAVES, /* by depth, on a logarithmic scale, with the minimal tree and the whole one */
    PLYCUT_PLOT_SHARE,  /* of the tree's leaves, by depth */
    PLYCUT_PLOT_ORDERS, /* leaves by order, at the greatest depth */
    PLYCUT_PLOT_QUALITY, /* leaves by the share of nodes whose best child comes first, at the greatest depth */
    PLYCUT_PLOT_TIES, /* leaves by the number of values that leaves may have, at the greatest depth */
    PLYCUT_PLOTS
} PlycutPlot;
const char *plycut_plot_text(PlycutPlot plot); /* "leaves", "share", "orders", "quality", "ties" */
/* Does the experiment have what the plot shows? */
bool plycut_plot_fits(const PlycutGrowth *growth, PlycutPlot plot);
void plycut_plot_write(const PlycutGrowth *growth, PlycutPlot plot, bool mono, PlycutOut *out);

PLYCUT_END_C

#endif

/* What theory expects of a search, against published and exact numbers, and against measured means. */
#include "tree_kit.h"

#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>

static const PlycutAlgorithm *named(const char *name)
{
    PlycutError error = {0};
    const PlycutAlgorithm *algorithm = plycut_algorithm_find(name, &error);
    cr_assert_not_null(algorithm);
    return algorithm;
}

/* Fuller, Gaschnig & Gillogly 1973; Baudet 1978; recomputed exactly or by quadrature. F1 and alpha-beta first differ at
 * depth 4. */
static const struct {
    int branching, depth;
    double alpha_beta, branch_and_bound;
} KNOWN[] = {
    {2, 1, 2, 2},
    {2, 2, 11.0 / 3, 11.0 / 3},
    {2, 3, 719.0 / 105, 719.0 / 105},
    {2, 4, 12.0440, 12.7476},
    {2, 5, 21.6499, 23.7457},
    {2, 6, 37.1596, 44.2276},
    {3, 2, 521.0 / 70, 521.0 / 70},
    {3, 3, 19.4581, 19.4581},
    {3, 4, 45.2025, 50.2728},
    {3, 5, 110.4866, 130.2776},
    {3, 6, 248.5619, 337.3590},
    {4, 4, 112.7384, 129.7077},
    {4, 5, 340.6141, 421.9495},
    {4, 6, 926.7279, 1370.40},
    {5, 4, 227.3531, 267.9748},
    {5, 5, 807.6293, 1037.26},
    {5, 6, 2549.91, 4004.53},
};

Test(growth_expected, expected_leaves_are_those_of_the_literature)
{
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++) {
        const int b = KNOWN[i].branching, d = KNOWN[i].depth;
        cr_expect_float_eq(plycut_expected_leaves(named("alpha-beta"), b, d), KNOWN[i].alpha_beta,
                           3e-6 * KNOWN[i].alpha_beta + 6e-5, "alpha-beta b=%d d=%d", b, d);
        cr_expect_float_eq(plycut_expected_leaves(named("branch-and-bound"), b, d),
                           KNOWN[i].branch_and_bound, 2e-6 * KNOWN[i].branch_and_bound + 6e-5,
                           "branch-and-bound b=%d d=%d", b, d);
    }
    cr_expect_float_eq(plycut_expected_leaves(named("alpha-beta"), 2, 2), 11.0 / 3, 1e-9);
    cr_expect_float_eq(plycut_expected_leaves(named("branch-and-bound"), 2, 3), 719.0 / 105, 1e-9);
    cr_expect(isnan(plycut_expected_leaves(named("negascout"), 3, 4)));
}

static bool open_tree(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                      PlycutError *error)
{
    return plycut_grid_open(self, row, plycut_growth_seed(1, k), game, error);
}

static PlycutSums measured(const char *algorithm, const char *order, int branching, int depth,
                           const char *values, unsigned threads)
{
    PlycutError error = {0};
    PlycutGrid grid;
    char spec[100];
    bool part = true;
    snprintf(spec, sizeof spec, "random:b=%d,d=%d,values=%s", branching, depth, values);
    cr_assert(plycut_grid_parse(spec, &grid, &error), "%s", error.text);
    PlycutGrowthRow row = {.options = plycut_search_defaults(named(algorithm)),
                           .branching = branching};
    row.options.depth = depth;
    cr_assert(plycut_ordering_parse(order, &row.options, &error));
    PlycutGrowth growth = {
        .trees = 1000, .seed = 1, .shards = 1, .parts = &part, .rows = &row, .count = 1};
    const PlycutGrowthTrees trees = {open_tree, true, &grid};
    cr_assert(plycut_growth_measure(&growth, 0, &trees, threads, &error), "%s", error.text);
    return row.sums;
}

Test(growth_expected, means_are_within_three_standard_errors_of_what_is_expected)
{
    static const char *const ALGORITHMS[] = {"alpha-beta", "branch-and-bound"};
    for (int a = 0; a < 2; a++)
        for (int b = 2; b <= 4; b++)
            for (int d = 2; d <= 5; d++) {
                const PlycutSums sums = measured(ALGORITHMS[a], "given", b, d, "real", 1);
                const double expected = plycut_expected_leaves(named(ALGORITHMS[a]), b, d);
                const double mean = plycut_sums_mean(&sums, PLYCUT_COUNTED_LEAVES);
                const double error = plycut_sums_error(&sums, PLYCUT_COUNTED_LEAVES);
                cr_expect(fabs(mean - expected) <= 3 * error, "%s b=%d d=%d: %g, expected %g",
                          ALGORITHMS[a], b, d, mean, expected);
            }
}

/* Do two trees have the same leaves, in the same places? */
static bool same_leaves(const PlycutGame *a, const PlycutGame *b)
{
    static const char *const LEAVES[] = {"/0/0", "/0/1", "/1/0", "/1/1"};
    bool same = true;
    for (int i = 0; i < 4; i++) {
        const PlycutState x = state_at(a, LEAVES[i]), y = state_at(b, LEAVES[i]);
        same &= a->rules->value(a, &x) == b->rules->value(b, &y);
    }
    return same;
}

/* Seed S + k is tree k of seed S, and tree k - 1 of the next: experiments would share all trees but one. */
Test(growth_expected, experiments_of_different_seeds_share_no_tree)
{
    enum { SEEDS = 3, TREES = 100, ALL = SEEDS * TREES };
    PlycutGrid grid;
    PlycutGame games[ALL];
    PlycutError error = {0};
    const PlycutGrowthRow row = {.branching = 2, .options.depth = 2};
    cr_assert(plycut_grid_parse("random:b=2,d=2,values=real", &grid, &error));
    for (uint64_t i = 0; i < ALL; i++)
        cr_assert(plycut_grid_open(&grid, &row, plycut_growth_seed(1 + i / TREES, i % TREES),
                                   &games[i], &error));
    for (int i = 0; i < ALL; i++)
        for (int k = 0; k < i; k++)
            cr_expect_not(same_leaves(&games[i], &games[k]), "%d and %d", i, k);
    for (int i = 0; i < ALL; i++)
        plycut_game_release(&games[i]);
}

/* If the best child is first at 100/b percent of the nodes, that is no more often than in random order. */
Test(growth_expected, quality_is_between_random_order_and_the_minimal_tree)
{
    const struct {
        int branching;
        const char *order;
    } RANDOM[] = {{2, "quality:50"}, {4, "quality:25:7"}, {5, "quality:20"}};
    for (int i = 0; i < 3; i++) {
        const int b = RANDOM[i].branching;
        const PlycutSums sums = measured("alpha-beta", RANDOM[i].order, b, 4, "real", 1);
        const double expected = plycut_expected_leaves(named("alpha-beta"), b, 4);
        const double mean = plycut_sums_mean(&sums, PLYCUT_COUNTED_LEAVES);
        cr_expect(fabs(mean - expected) <= 3 * plycut_sums_error(&sums, PLYCUT_COUNTED_LEAVES),
                  "b=%d: %g, expected %g", b, mean, expected);
    }
    double before = INFINITY;
    static const char *const ORDERS[] = {"quality:0", "quality:40", "quality:80", "quality:100"};
    for (int i = 0; i < 4; i++) {
        const PlycutSums sums = measured("alpha-beta", ORDERS[i], 3, 4, "real", 2);
        const double mean = plycut_sums_mean(&sums, PLYCUT_COUNTED_LEAVES);
        cr_expect(mean < before, "%s: %g, and %g before", ORDERS[i], mean, before);
        before = mean;
    }
    cr_expect_eq(before, (double)plycut_minimal_leaves(3, 2, 2));
}

Test(growth_expected, the_best_order_visits_the_minimal_tree_and_nothing_varies)
{
    for (int d = 1; d <= 5; d++) {
        const PlycutSums sums = measured("alpha-beta", "best", 3, d, "real", 2);
        cr_expect_float_eq(plycut_sums_mean(&sums, PLYCUT_COUNTED_LEAVES),
                           (double)plycut_minimal_leaves(3, (d + 1) / 2, d / 2), 0);
        cr_expect_float_eq(plycut_sums_error(&sums, PLYCUT_COUNTED_LEAVES), 0, 0);
        cr_expect_float_eq(plycut_sums_mean(&sums, PLYCUT_COUNTED_SHALLOW), 2.0 * (d - 1), 0);
    }
}

/* The textbook's formula, in floating point, of numbers small enough for it. */
Test(growth_expected, the_standard_error_is_that_of_the_formula)
{
    PlycutSums sums = {0};
    const uint64_t leaves[] = {3, 8, 8, 20, 1};
    double mean = 0, squares = 0;
    for (int i = 0; i < 5; i++) {
        plycut_sums_add(&sums, &(PlycutResult){.leaves = leaves[i]}, false);
        mean += (double)leaves[i] / 5;
    }
    for (int i = 0; i < 5; i++)
        squares += ((double)leaves[i] - mean) * ((double)leaves[i] - mean);
    cr_expect_float_eq(plycut_sums_mean(&sums, PLYCUT_COUNTED_LEAVES), mean, 1e-12);
    cr_expect_float_eq(plycut_sums_error(&sums, PLYCUT_COUNTED_LEAVES), sqrt(squares / 4 / 5),
                       1e-12);
}

Test(growth_expected, sums_have_room_for_a_million_large_searches)
{
    PlycutSums half = {0}, sums;
    const PlycutResult large = {.nodes = PLYCUT_SUMS_NODES - 1};
    for (int i = 0; i < 1 << 19; i++)
        plycut_sums_add(&half, &large, false);
    sums = half;
    plycut_sums_merge(&sums, &half);
    cr_expect_eq(sums.searches, PLYCUT_SUMS_SEARCHES);
    cr_expect_float_eq(plycut_sums_mean(&sums, PLYCUT_COUNTED_NODES), (double)large.nodes, 0);
    cr_expect_float_eq(plycut_sums_error(&sums, PLYCUT_COUNTED_NODES), 0, 0);
}

/* Which leaves of a random tree of two children at each node a search evaluates: their numbers as bits. */
static bool note_leaf(void *self, const PlycutEvent *event)
{
    uint64_t *leaves = self;
    if (event->kind == PLYCUT_EVENT_LEAF)
        *leaves |= (uint64_t)1 << event->state->word[1];
    return true;
}

/* Nothing is known of them unless they are asked for. Then a quiet search knows them, too. */
Test(growth_expected, distinct_leaves_of_random_trees_count_each_leaf_once)
{
    static const struct {
        const char *algorithm, *rest;
    } CASES[] = {{"star2", "players=max/chance/min,limits=0..9"}, {"negascout", "players=max/min"}};
    bool repeated = false;
    for (int i = 0; i < 40; i++) {
        char spec[96];
        PlycutGame game;
        PlycutResult traced, quiet, unasked;
        PlycutError error = {0};
        uint64_t leaves = 0;
        PlycutSearchOptions options = plycut_search_defaults(named(CASES[i % 2].algorithm));
        const PlycutObserver observer = {note_leaf, &leaves};
        snprintf(spec, sizeof spec, "random:b=2,d=6,seed=%d,values=0..9,%s", i, CASES[i % 2].rest);
        cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
        cr_assert(plycut_search(&game, &options, NULL, &unasked, &error), "%s", error.text);
        options.count_distinct = true;
        cr_assert(plycut_search(&game, &options, &observer, &traced, &error), "%s", error.text);
        cr_assert(plycut_search(&game, &options, NULL, &quiet, &error), "%s", error.text);
        cr_expect_eq(traced.distinct_leaves, __builtin_popcountll(leaves), "%s: %d", spec,
                     (int)traced.distinct_leaves);
        cr_expect_eq(quiet.distinct_leaves, traced.distinct_leaves, "%s", spec);
        cr_expect_eq(quiet.leaves, traced.leaves, "%s", spec);
        cr_expect_lt(unasked.distinct_leaves, 0, "%s", spec);
        repeated |= traced.leaves > (uint64_t)traced.distinct_leaves;
        plycut_game_release(&game);
    }
    cr_expect(repeated);
}

/* With the best child first, alpha-beta visits the minimal tree, whoever decides at its levels. */
Test(growth_expected, the_minimal_tree_has_the_players_of_the_levels)
{
    static const char *const PLAYERS[] = {
        "max/min", "max/max/max/min", "max/min/min", "min/max/max", "max", "min/max"};
    for (size_t p = 0; p < sizeof PLAYERS / sizeof *PLAYERS; p++)
        for (int d = 1; d <= 6; d++) {
            char spec[96];
            PlycutGame game;
            PlycutCountRow row;
            PlycutError error = {0};
            PlycutSearchOptions options = plycut_search_defaults(named("alpha-beta"));
            options.order = PLYCUT_ORDER_BEST;
            snprintf(spec, sizeof spec, "random:b=2,d=%d,values=real,players=%s", d, PLAYERS[p]);
            cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
            cr_assert(plycut_count(&game, spec, &options, &row, &error), "%s", error.text);
            cr_expect_eq((int64_t)row.result.leaves, row.minimal_leaves, "%s: %d of %d", spec,
                         (int)row.result.leaves, (int)row.minimal_leaves);
            plycut_game_release(&game);
        }
}

/* A row of depth 4 of a spec, searched with this option. */
static PlycutGrowthRow theory_of(const char *algorithm, const char *spec,
                                 PlycutSearchOptions options)
{
    PlycutGrid grid;
    PlycutError error = {0};
    cr_assert(plycut_grid_parse(spec, &grid, &error), "%s", error.text);
    PlycutGrowthRow row = {.options = options, .branching = 2};
    row.options.algorithm = named(algorithm);
    row.options.depth = 4;
    cr_assert(plycut_grid_theory(&grid, &row, &error), "%s", error.text);
    return row;
}

Test(growth_expected, theory_is_silent_where_it_does_not_hold)
{
    static const char PLAIN[] = "random:b=2,d=4", LIMITED[] = "random:b=2,d=4,limits=0..99",
                      CHANCE[] = "random:b=2,d=4,players=max/chance/min",
                      RUNS[] = "random:b=2,d=4,players=max/max/max/min";
    const PlycutSearchOptions plain = plycut_search_defaults(named("alpha-beta"));
    PlycutSearchOptions window = plain, table = plain, deepened = plain, limits = plain;
    window.beta = 50;
    table.table = 100;
    deepened.deepen = true;
    limits.limits_cut = true;
    const struct {
        const char *algorithm, *spec;
        PlycutSearchOptions options;
        double expected, minimal;
    } ROWS[] = {
        {"alpha-beta", PLAIN, plain, 12.0440, 7},      {"minimax", PLAIN, plain, 16, 7},
        {"alpha-beta", LIMITED, plain, 12.0440, 7},    {"alpha-beta", PLAIN, window, NAN, 7},
        {"alpha-beta", PLAIN, table, NAN, 7},          {"alpha-beta", PLAIN, deepened, NAN, 7},
        {"alpha-beta", LIMITED, limits, NAN, NAN},     {"alpha-beta", RUNS, plain, NAN, 9},
        {"branch-and-bound", CHANCE, plain, NAN, NAN}, {"minimax", CHANCE, plain, 16, NAN},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        const PlycutGrowthRow row = theory_of(ROWS[i].algorithm, ROWS[i].spec, ROWS[i].options);
        cr_expect(isnan(ROWS[i].expected) ? isnan(row.expected)
                                          : fabs(row.expected - ROWS[i].expected) < 1e-4,
                  "%zu: %g", i, row.expected);
        cr_expect(isnan(ROWS[i].minimal)
                      ? isnan(row.minimal)
                      : row.minimal <= ROWS[i].minimal && row.minimal >= ROWS[i].minimal,
                  "%zu: %g", i, row.minimal);
    }
}

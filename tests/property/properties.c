/* properties.c - what must always hold (docs/semantics.md), over thousands of random trees of every shape. */
#include "base/same.h"
#include "property/kit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TREES = KIT_TREES(4000), ALGORITHMS = 3 };

static const PlycutAlgorithm *algorithm_at(int index)
{
    static const char *const NAMES[ALGORITHMS] = {"minimax", "branch-and-bound", "alpha-beta"};
    return plycut_algorithm_find(NAMES[index], NULL);
}

static PlycutTrace record(const PlycutGame *game, const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    PlycutTrace trace;
    bool done = plycut_trace_record(game, options, &trace, &error);
    cr_assert(done, "%s", error.text);
    return trace;
}

static PlycutResult search(const PlycutGame *game, const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    PlycutResult result;
    cr_assert(plycut_search(game, options, NULL, &result, &error), "%s", error.text);
    return result;
}

/* The type in the counts table is the proved one; that of a quiet search follows from the window. */
static void compare_types(const PlycutGame *game, const PlycutSearchOptions *options,
                          const PlycutTrace *trace)
{
    PlycutError error = {0};
    PlycutCountRow row;
    PlycutResult quiet = search(game, options);
    cr_assert_eq(quiet.type, kit_type_in_window(options, quiet.value));
    cr_assert(plycut_count(game, "tree", options, &row, &error), "%s", error.text);
    cr_assert_eq(row.result.type, trace->nodes[0].type);
    cr_assert_eq(row.result.pv_length, trace->result.pv_length);
    cr_assert_eq(row.result.leaves, trace->result.leaves);
}

/* Runs a check over random trees; the seed of a failing tree is in its message. */
typedef void Check(NaiveNode *tree, const PlycutGame *game, uint64_t *random);

static void over_trees_of(int trees, bool infinite, Check *check)
{
    for (int i = 1; i <= trees; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        NaiveShape shape = naive_shape(&random);
        shape.infinite = infinite;
        NaiveNode *tree = naive_tree(&shape, &random);
        PlycutGame game;
        naive_game(tree, &game);
        check(tree, &game, &random);
        plycut_game_release(&game);
        naive_free(tree);
    }
}

static void over_random_trees(int trees, Check *check)
{
    over_trees_of(trees, false, check);
}

/* ---- Against the naive search: every visit, window, owner, cutoff, value ------------------------------ */

static const NaiveNode *node_of(const NaiveNode *tree, const PlycutTrace *trace, uint32_t id)
{
    return id == PLYCUT_NO_NODE ? NULL : naive_find(tree, trace->nodes[id].path);
}

static void compare_bound(const NaiveNode *tree, const PlycutTrace *trace,
                          const PlycutTraceBound *b, double bound, const NaiveNode *owner)
{
    cr_assert(same_number(b->value, bound));
    cr_assert_eq(node_of(tree, trace, b->owner), owner);
}

static void compare_visits(const NaiveNode *tree, const PlycutTrace *trace,
                           const NaiveSearch *naive)
{
    int visits = 0;
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *event = &trace->events[i];
        if (event->kind != PLYCUT_EVENT_ENTER && event->kind != PLYCUT_EVENT_LEAF)
            continue;
        const NaiveVisit *v = &naive->visit[visits++];
        const PlycutTraceNode *node = &trace->nodes[event->node];
        cr_assert_eq(node_of(tree, trace, event->node), v->node);
        cr_assert_eq(node->visit, (uint64_t)visits);
        cr_assert(same_number(node->value, v->returned));
        compare_bound(tree, trace, &node->alpha, v->alpha, v->alpha_owner);
        compare_bound(tree, trace, &node->beta, v->beta, v->beta_owner);
    }
    cr_assert_eq(visits, naive->visits);
}

static void compare_cutoff(const NaiveNode *tree, const PlycutTrace *trace,
                           const PlycutTraceEvent *event, const NaiveCutoff *c)
{
    cr_assert_eq(node_of(tree, trace, event->node), c->node);
    cr_assert_eq(event->cut_kind, c->kind);
    cr_assert(same_number(event->value, c->value));
    cr_assert(same_number(event->bound, c->bound));
    cr_assert_eq(node_of(tree, trace, event->owner), c->owner);
    cr_assert_eq(node_of(tree, trace, event->witness), c->witness);
    cr_assert_eq(event->shallow_suffices, c->suffices);
    cr_assert_eq(event->pruned_count, (uint32_t)c->pruned);
    cr_assert_eq(event->distance, c->owner == NULL ? 0 : c->node->ply - c->owner->ply);
    for (uint32_t i = 0; i < event->pruned_count; i++)
        cr_assert_eq(node_of(tree, trace, trace->pruned[event->first_pruned + i]),
                     c->node->children[c->node->count - c->pruned + (int)i]);
}

static void compare_cutoffs(const NaiveNode *tree, const PlycutTrace *trace,
                            const NaiveSearch *naive)
{
    int cutoffs = 0;
    for (size_t i = 0; i < trace->event_count; i++)
        if (trace->events[i].kind == PLYCUT_EVENT_CUTOFF)
            compare_cutoff(tree, trace, &trace->events[i], &naive->cutoff[cutoffs++]);
    cr_assert_eq(cutoffs, naive->cutoffs);
}

static void compare_results(const PlycutResult *quiet, const PlycutTrace *trace,
                            const NaiveSearch *naive, bool infinite)
{
    cr_assert(same_number(trace->result.value, naive->value));
    cr_assert_eq(trace->result.leaves, (uint64_t)naive->leaves);
    cr_assert_eq(trace->result.nodes, (uint64_t)naive->visits);
    cr_assert_eq(trace->result.pv_length == 0 ? -1 : (int)trace->result.pv[0], naive->root_move);
    cr_assert(same_number(quiet->value, naive->value));
    cr_assert_eq(quiet->type,
                 infinite ? trace->result.type : kit_type_in_window(&trace->options, quiet->value));
    cr_assert_eq(trace->result.type, trace->nodes[0].type);
    cr_assert_eq(quiet->leaves, trace->result.leaves);
    cr_assert_eq(quiet->nodes, trace->result.nodes);
    cr_assert_arr_eq(quiet->cutoffs, trace->result.cutoffs, sizeof quiet->cutoffs);
    cr_assert_eq(quiet->pv_length, trace->result.pv_length);
    cr_assert_arr_eq(quiet->pv, trace->result.pv, (size_t)quiet->pv_length * sizeof *quiet->pv);
}

static void compare_naive(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    static NaiveSearch naive;
    int windows = isfinite(tree->truth) ? naive_below(random, 3) : 2;
    double low = tree->truth + naive_below(random, 7) - 4, high = low + 1 + naive_below(random, 5);
    for (int i = 0; i < ALGORITHMS * 4; i++) {
        PlycutSearchOptions options = plycut_search_defaults(algorithm_at(i / 4));
        options.cut = i & 1 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
        options.fail = i & 2 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
        options.alpha = windows == 1 ? low : -INFINITY;
        options.beta = windows == 0 || isinf(high) ? INFINITY : high;
        naive.rules =
            (NaiveRules){options.algorithm->name, i & 1, i & 2, options.alpha, options.beta};
        naive_search(&naive, tree);
        PlycutTrace trace = record(game, &options);
        PlycutResult quiet = search(game, &options);
        compare_visits(tree, &trace, &naive);
        compare_cutoffs(tree, &trace, &naive);
        compare_results(&quiet, &trace, &naive, game->infinite);
        plycut_trace_free(&trace);
    }
}

Test(property, searches_agree_with_naive_ones)
{
    over_random_trees(TREES, compare_naive);
}

/* Also where leaves are infinite: these are values as any other, and alpha -inf and beta +inf are no bounds. */
Test(property, searches_with_infinite_leaves_agree_with_naive_ones)
{
    over_trees_of(TREES, true, compare_naive);
}

/* ---- Values and bounds --------------------------------------------------------------------------------- */

static PlycutSearchOptions options_of(int variant)
{
    static const PlycutOrder ORDERS[] = {PLYCUT_ORDER_GIVEN, PLYCUT_ORDER_REVERSED,
                                         PLYCUT_ORDER_BEST, PLYCUT_ORDER_WORST,
                                         PLYCUT_ORDER_SHUFFLE};
    PlycutSearchOptions options = plycut_search_defaults(algorithm_at(variant % 3));
    options.cut = variant / 3 % 2 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    options.fail = variant / 6 % 2 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
    options.order = ORDERS[variant / 12];
    options.seed = (uint64_t)variant;
    return options;
}

enum { VARIANTS = 3 * 2 * 2 * 5 };

static void root_value(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    (void)random;
    for (int variant = 0; variant < VARIANTS; variant++) {
        PlycutSearchOptions options = options_of(variant);
        PlycutResult result = search(game, &options);
        cr_assert(same_number(result.value, tree->truth), "variant %d", variant);
    }
}

Test(property, root_value_is_minimax_under_every_algorithm_order_and_rule)
{
    over_random_trees(TREES / 2, root_value);
    over_trees_of(TREES / 2, true, root_value);
}

/* By searches that visit nodes again, or remember them. */
static void root_value_again(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    static const char *const NAMES[] = {"negascout", "mtdf", "negamax", "alpha-beta"};
    for (int variant = 0; variant < 8; variant++) {
        PlycutSearchOptions options =
            plycut_search_defaults(plycut_algorithm_find(NAMES[variant / 2], NULL));
        options.cut = variant % 2 == 0 ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT;
        options.table = variant / 2 == 1 || naive_below(random, 2) == 0 ? 1000 : 0;
        if (variant / 2 == 3) {
            options.aspiration = 1 + naive_below(random, 3);
            options.has_guess = true;
            options.guess = naive_below(random, 20) - 10;
        }
        PlycutResult result = search(game, &options);
        cr_assert(same_number(result.value, tree->truth), "variant %d: %g, not %g", variant,
                  result.value, tree->truth);
    }
}

Test(property, root_value_is_minimax_also_of_searches_that_visit_again)
{
    over_random_trees(TREES / 4, root_value_again);
    over_trees_of(TREES / 4, true, root_value_again);
}

/* A trace of infinite values is written, and read back by replay. */
static void infinite_trace(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    (void)tree;
    const PlycutSearchOptions options = options_of(naive_below(random, VARIANTS));
    PlycutError error = {0};
    PlycutText again = {0}, text = kit_write(game, &options, &error);
    cr_assert_eq(error.code, PLYCUT_OK, "%s", error.text);
    cr_assert(kit_rewrite(text.bytes, text.length, &again, &error), "%s", error.text);
    cr_assert_str_eq(again.bytes, text.bytes);
    plycut_text_free(&text);
    plycut_text_free(&again);
}

Test(property, traces_of_infinite_values_are_written_back)
{
    over_trees_of(TREES / 8, true, infinite_trace);
}

static void check_bounds(const NaiveNode *tree, const PlycutTrace *trace)
{
    for (uint32_t id = 0; id < trace->node_count; id++) {
        const PlycutTraceNode *node = &trace->nodes[id];
        if (!node->visited)
            continue;
        double truth = naive_find(tree, node->path)->truth;
        cr_assert(node->low <= truth && truth <= node->high);
        cr_assert(node->type != PLYCUT_EXACT || same_number(node->value, truth));
        cr_assert(node->type != PLYCUT_LOWER || node->value <= truth);
        cr_assert(node->type != PLYCUT_UPPER || node->value >= truth);
    }
}

static void returned_bounds(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    for (int variant = 0; variant < VARIANTS; variant++) {
        PlycutSearchOptions options = options_of(variant);
        if (naive_below(random, 2) == 0)
            options.alpha = tree->truth + naive_below(random, 5) - 3;
        PlycutTrace trace = record(game, &options);
        check_bounds(tree, &trace);
        plycut_trace_free(&trace);
    }
}

Test(property, a_returned_bound_holds_for_the_true_value)
{
    over_random_trees(TREES / 8, returned_bounds);
}

/* A best move is worth as much as the root or, if the root fails high, enough to fail high. */
static void check_best(const NaiveNode *tree, const PlycutSearchOptions *options,
                       const PlycutResult *result)
{
    double near = tree->max ? options->alpha : options->beta;
    double far = tree->max ? options->beta : options->alpha;
    bool low = tree->max ? result->value <= near : result->value >= near;
    bool high = tree->max ? result->value >= far : result->value <= far;
    cr_assert_eq(result->pv_length == 0, low || tree->count == 0);
    if (result->pv_length == 0)
        return;
    double best = tree->children[result->pv[0]]->truth;
    if (high)
        cr_assert(tree->max ? best >= far : best <= far);
    else
        cr_assert(same_number(best, tree->truth));
}

static void best_moves(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    for (int variant = 2; variant < VARIANTS; variant += ALGORITHMS) {
        PlycutSearchOptions options = options_of(variant);
        options.alpha = tree->truth + naive_below(random, 7) - 4;
        options.beta = options.alpha + 1 + naive_below(random, 5);
        PlycutTrace trace = record(game, &options);
        PlycutResult quiet = search(game, &options);
        check_best(tree, &options, &trace.result);
        check_best(tree, &options, &quiet);
        compare_types(game, &options, &trace);
        plycut_trace_free(&trace);
    }
}

Test(property, no_move_is_called_best_that_is_not)
{
    over_random_trees(TREES / 4, best_moves);
}

/* ---- Leaves --------------------------------------------------------------------------------------------- */

static bool visits_subset(const PlycutTrace *a, const PlycutTrace *b)
{
    for (uint32_t id = 0; id < a->node_count; id++)
        if (a->nodes[id].leaf && a->nodes[id].visited &&
            !b->nodes[plycut_trace_find(b, a->nodes[id].path)].visited)
            return false;
    return true;
}

static void leaf_subsets(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    (void)tree;
    (void)random;
    for (int variant = 0; variant < VARIANTS; variant += 3) {
        PlycutTrace trace[ALGORITHMS];
        PlycutSearchOptions options = options_of(variant);
        for (int a = 0; a < ALGORITHMS; a++) {
            options.algorithm = algorithm_at(a);
            trace[a] = record(game, &options);
            cr_assert_eq(trace[a].result.leaves + (uint64_t)trace[a].result.pruned_leaves,
                         trace[0].result.leaves);
        }
        cr_assert(visits_subset(&trace[1], &trace[0]));
        /* Fail-hard under the strict rule loses cutoffs: [1,[[0],[3]]]. */
        if (options.cut == PLYCUT_CUT_EQUAL || options.fail == PLYCUT_FAIL_SOFT)
            cr_assert(visits_subset(&trace[2], &trace[1]), "variant %d", variant);
        cr_assert_eq(trace[1].result.cutoffs[PLYCUT_DEEP], 0u);
        for (int a = 0; a < ALGORITHMS; a++)
            plycut_trace_free(&trace[a]);
    }
}

Test(property, leaves_of_alpha_beta_are_among_those_of_branch_and_bound)
{
    over_random_trees(TREES / 8, leaf_subsets);
}

static void odd_distance(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    (void)random;
    PlycutSearchOptions options = plycut_search_defaults(algorithm_at(2));
    PlycutTrace trace = record(game, &options);
    bool alternating = true;
    for (uint32_t id = 1; id < trace.node_count; id++) {
        const PlycutTraceNode *node = &trace.nodes[id];
        if (node->child_count > 0 && node->player == trace.nodes[node->parent].player)
            alternating = false;
    }
    for (size_t i = 0; alternating && i < trace.event_count; i++)
        if (trace.events[i].kind == PLYCUT_EVENT_CUTOFF)
            cr_assert_eq(trace.events[i].distance % 2, 1);
    cr_assert(same_number(trace.result.value, tree->truth));
    plycut_trace_free(&trace);
}

Test(property, owners_are_an_odd_number_of_plies_away_where_levels_alternate)
{
    over_random_trees(TREES, odd_distance);
}

static void soft_and_hard(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    (void)tree;
    (void)random;
    PlycutSearchOptions options = plycut_search_defaults(algorithm_at(2));
    PlycutTrace soft = record(game, &options);
    options.fail = PLYCUT_FAIL_HARD;
    PlycutTrace hard = record(game, &options);
    cr_assert_eq(soft.event_count, hard.event_count);
    for (size_t i = 0; i < soft.event_count; i++) {
        const PlycutTraceEvent *a = &soft.events[i], *b = &hard.events[i];
        cr_assert_eq(a->kind, b->kind);
        cr_assert_eq(a->node, b->node);
        cr_assert(same_number(a->alpha, b->alpha) && same_number(a->beta, b->beta));
        cr_assert_eq(a->alpha_owner, b->alpha_owner);
        cr_assert_eq(a->beta_owner, b->beta_owner);
        if (a->kind == PLYCUT_EVENT_CUTOFF)
            cr_assert(a->cut_kind == b->cut_kind && same_number(a->bound, b->bound) &&
                      a->owner == b->owner && a->pruned_count == b->pruned_count);
    }
    plycut_trace_free(&soft);
    plycut_trace_free(&hard);
}

Test(property, soft_and_hard_agree_where_equality_cuts)
{
    over_random_trees(TREES, soft_and_hard);
}

/* Replace every leaf that was not visited: the root's value must not change. */
static void replace_pruned(NaiveNode *n, const PlycutTrace *trace, uint64_t *random)
{
    char path[4096];
    naive_path(n, path, sizeof path);
    uint32_t id = plycut_trace_find(trace, path);
    if (n->count == 0 && !trace->nodes[id].visited)
        n->value = naive_below(random, 2001) - 1000;
    for (int i = 0; i < n->count; i++)
        replace_pruned(n->children[i], trace, random);
}

static void pruned_do_not_matter(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    double before = tree->truth;
    for (int variant = 0; variant < 12; variant++) {
        PlycutSearchOptions options = options_of(variant);
        PlycutTrace trace = record(game, &options);
        replace_pruned(tree, &trace, random);
        cr_assert(same_number(naive_truth(tree), before), "variant %d", variant);
        plycut_trace_free(&trace);
    }
}

Test(property, replacing_pruned_leaves_leaves_the_root_value)
{
    over_random_trees(TREES / 2, pruned_do_not_matter);
}

/* ---- Ordered and uniform trees --------------------------------------------------------------------------- */

Test(property, best_order_visits_exactly_the_minimal_tree)
{
    for (int i = 0; i < 600; i++) {
        uint64_t random = (uint64_t)(i + 1) * 0x2545f4914f6cdd1du;
        NaiveShape shape = {.depth = 1 + naive_below(&random, 5),
                            .branching = 1 + naive_below(&random, 4),
                            .uniform = true,
                            .alternating = true,
                            .root_min = i % 2,
                            .low = -5,
                            .high = 5};
        NaiveNode *tree = naive_tree(&shape, &random);
        PlycutGame game;
        naive_game(tree, &game);
        PlycutSearchOptions options = plycut_search_defaults(algorithm_at(2));
        options.order = PLYCUT_ORDER_BEST;
        cr_assert_eq(search(&game, &options).leaves,
                     plycut_minimal_leaves((uint64_t)shape.branching, (shape.depth + 1) / 2,
                                           shape.depth / 2));
        plycut_game_release(&game);
        naive_free(tree);
    }
}

/* leaf = sum over k of blk_k b^(d-k): Knuth & Moore's ordered trees. */
static void set_ordered(NaiveNode *n, int b, double value, bool best_first, int plies_left)
{
    if (n->count == 0)
        n->value = value;
    for (int i = 0; i < n->count; i++) {
        int block = n->max == best_first ? b - 1 - i : i;
        set_ordered(n->children[i], b, value + block * pow(b, plies_left - 1), best_first,
                    plies_left - 1);
    }
}

static void check_ordered(int b, int d, bool best_first)
{
    uint64_t random = 1;
    NaiveShape shape = {
        .depth = d, .branching = b, .uniform = true, .alternating = true, .high = 1};
    NaiveNode *tree = naive_tree(&shape, &random);
    PlycutGame game;
    set_ordered(tree, b, 0, best_first, d);
    naive_game(tree, &game);
    PlycutSearchOptions options = plycut_search_defaults(algorithm_at(2));
    PlycutResult ab = search(&game, &options);
    options.algorithm = algorithm_at(1);
    PlycutResult f1 = search(&game, &options);
    uint64_t cutoffs = ab.cutoffs[PLYCUT_SHALLOW] + ab.cutoffs[PLYCUT_DEEP];
    if (best_first) {
        cr_assert_eq(ab.leaves, plycut_minimal_leaves((uint64_t)b, (d + 1) / 2, d / 2));
        cr_assert_eq(ab.cutoffs[PLYCUT_SHALLOW], (uint64_t)((d - 1) * (b - 1)));
    } else {
        cr_assert_eq(ab.leaves, (uint64_t)pow(b, d));
        cr_assert_eq(f1.leaves, ab.leaves);
        cr_assert_eq(cutoffs, 0u);
    }
    plycut_game_release(&game);
    naive_free(tree);
}

Test(property, ordered_trees)
{
    for (int b = 2; b <= 4; b++)
        for (int d = 1; d <= 6 - b / 4; d++) {
            check_ordered(b, d, true);
            check_ordered(b, d, false);
        }
}

/* Branch-and-bound's best case: T(h) = T(h-1) + (b-1) T(h-2) (docs/semantics.md). */
Test(property, best_case_of_branch_and_bound)
{
    double t[8] = {1, 3};
    for (int d = 2; d < 7; d++) {
        uint64_t random = 1;
        NaiveShape shape = {
            .depth = d, .branching = 3, .uniform = true, .alternating = true, .high = 1};
        NaiveNode *tree = naive_tree(&shape, &random);
        PlycutGame game;
        set_ordered(tree, 3, 0, true, d);
        naive_game(tree, &game);
        PlycutSearchOptions options = plycut_search_defaults(algorithm_at(1));
        t[d] = t[d - 1] + 2 * t[d - 2];
        cr_assert_eq(search(&game, &options).leaves, (uint64_t)t[d], "depth %d", d);
        plycut_game_release(&game);
        naive_free(tree);
    }
}

/* ---- Expectations: Fuller, Gaschnig & Gillogly 1973; Baudet 1978 ----------------------------------------- */

/* The mean over many seeds is within five standard errors of what theory says. The seeds are fixed. */
static void expect_mean(const char *algorithm, int b, int d, double mean)
{
    enum { SEEDS = 4000 };
    double sum = 0, squares = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
        char spec[64];
        PlycutGame game;
        PlycutError error = {0};
        snprintf(spec, sizeof spec, "random:b=%d,d=%d,seed=%d,values=real", b, d, seed);
        cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
        PlycutSearchOptions options =
            plycut_search_defaults(plycut_algorithm_find(algorithm, &error));
        double leaves = (double)search(&game, &options).leaves;
        plycut_game_release(&game);
        sum += leaves;
        squares += leaves * leaves;
    }
    double found = sum / SEEDS, deviation = sqrt((squares / SEEDS - found * found) / SEEDS);
    cr_assert(fabs(found - mean) < 5 * deviation, "%s b=%d d=%d: %f, not %f", algorithm, b, d,
              found, mean);
}

Test(property, expected_leaves_of_random_trees)
{
    expect_mean("alpha-beta", 2, 2, 11.0 / 3);
    expect_mean("alpha-beta", 2, 3, 719.0 / 105);
    expect_mean("alpha-beta", 2, 4, 12.0440);
    expect_mean("branch-and-bound", 2, 4, 12.7476);
    expect_mean("alpha-beta", 3, 4, 45.2025);
    expect_mean("branch-and-bound", 3, 4, 50.2728);
    expect_mean("alpha-beta", 4, 5, 340.6141);
    expect_mean("branch-and-bound", 4, 5, 421.9495);
    expect_mean("alpha-beta", 5, 3, 69.8637);
}

/* ---- Orders ------------------------------------------------------------------------------------------------ */

/* Which child was entered after which: the same for every algorithm that entered both. */
static void shuffle_is_the_same(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    (void)tree;
    PlycutSearchOptions options = plycut_search_defaults(algorithm_at(0));
    options.order = PLYCUT_ORDER_SHUFFLE;
    options.seed = naive_random(random) >> 20;
    PlycutTrace all = record(game, &options);
    for (int a = 1; a < ALGORITHMS; a++) {
        options.algorithm = algorithm_at(a);
        PlycutTrace some = record(game, &options);
        for (uint32_t id = 1; id < some.node_count; id++) {
            const PlycutTraceNode *node = &some.nodes[id];
            if (!node->visited)
                continue;
            uint64_t before = 0, before_all = 0;
            const PlycutTraceNode *twin = &all.nodes[plycut_trace_find(&all, node->path)];
            for (uint32_t i = 0; i < some.nodes[node->parent].child_count; i++) {
                const PlycutTraceNode *s = &some.nodes[some.nodes[node->parent].first_child + i];
                const PlycutTraceNode *t = &all.nodes[all.nodes[twin->parent].first_child + i];
                before += s->visited && s->visit < node->visit;
                before_all += t->visit < twin->visit;
            }
            cr_assert_eq(before, before_all);
        }
        plycut_trace_free(&some);
    }
    plycut_trace_free(&all);
}

Test(property, a_shuffle_is_the_same_whichever_algorithm_asks)
{
    over_random_trees(TREES / 8, shuffle_is_the_same);
}

/* ---- Traces written and read back --------------------------------------------------------------------------- */

/* A digit of the events or the summary changed, or the end cut off. */
static void check_altered(const PlycutText *text, uint64_t *random)
{
    PlycutText ignored = {0};
    PlycutError error = {0};
    char *altered = malloc(text->length + 1);
    memcpy(altered, text->bytes, text->length + 1);
    size_t events = (size_t)(strstr(altered, "\"events\"") - altered), at;
    do
        at = events + naive_random(random) % (text->length - events);
    while (altered[at] < '0' || altered[at] > '9');
    altered[at] = (char)('0' + (altered[at] - '0' + 1 + naive_below(random, 9)) % 10);
    cr_assert(!kit_rewrite(altered, text->length, &ignored, &error), "accepted: %s", altered);
    cr_assert_neq(error.line, 0, "%s", error.text);
    free(altered);
    plycut_text_free(&ignored);
    error = (PlycutError){0};
    size_t cut = 1 + naive_random(random) % (text->length - 2);
    cr_assert(!kit_rewrite(text->bytes, text->length - 1 - cut, &ignored, &error));
    cr_assert_eq(error.code, PLYCUT_E_INPUT);
    cr_assert_neq(error.line, 0, "%s", error.text);
    plycut_text_free(&ignored);
}

static void round_trip(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    PlycutSearchOptions options = options_of(naive_below(random, VARIANTS));
    if (naive_below(random, 3) == 0)
        options.beta = tree->truth + 1;
    PlycutError error = {0};
    PlycutText text = kit_write(game, &options, &error), again = {0};
    cr_assert(plycut_is_trace(text.bytes, text.length));
    cr_assert(kit_rewrite(text.bytes, text.length, &again, &error), "%s\n%s", error.text,
              text.bytes);
    cr_assert_eq(text.length, again.length);
    cr_assert_arr_eq(text.bytes, again.bytes, text.length);
    check_altered(&text, random);
    plycut_text_free(&text);
    plycut_text_free(&again);
}

Test(property, traces_are_written_back_byte_for_byte_and_altered_ones_refused)
{
    over_random_trees(TREES / 4, round_trip);
}

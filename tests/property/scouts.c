/* Negascout and negamax against searches written the obvious way, over random trees of every shape. */
#include "property/kit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

enum { TREES = KIT_TREES(3000), LOG = 20000 };

/* ---- Reinefeld's page, in the mover's view -------------------------------------------------------------- */

typedef struct Visit {
    const NaiveNode *node;
    double alpha, beta; /* in MAX's view */
    bool again;
} Visit;

typedef struct Scouting {
    bool strict, hard;
    int visits, leaves, seen_nodes, seen_leaves;
    Visit visit[LOG];
} Scouting;

static void note(Scouting *s, const NaiveNode *n, double alpha, double beta, bool again)
{
    bool seen = false;
    for (int i = 0; i < s->visits && !seen; i++)
        seen = s->visit[i].node == n;
    cr_assert_lt(s->visits, LOG);
    s->visit[s->visits++] = (Visit){n, n->max ? alpha : 0 - beta, n->max ? beta : 0 - alpha, again};
    s->leaves += n->count == 0;
    s->seen_nodes += !seen;
    s->seen_leaves += !seen && n->count == 0;
}

static double clip(double value, double low, double high)
{
    return fmin(fmax(value, low), high);
}

/* The value for the player to move; *whole: every leaf below was visited. */
static double scout(Scouting *s, const NaiveNode *n, double alpha, double beta, bool again,
                    bool *whole)
{
    double best = -INFINITY, a = alpha;
    int i = 0;
    note(s, n, alpha, beta, again);
    *whole = true;
    if (n->count == 0)
        return n->max ? n->value : 0 - n->value;
    while (i < n->count && !(s->strict ? best > beta : best >= beta)) {
        const NaiveNode *child = n->children[i];
        const bool turns = child->max != n->max, test = i > 0 && nextafter(a, INFINITY) < beta;
        const double b = test ? nextafter(a, INFINITY) : beta;
        bool child_whole;
        double t = turns ? 0 - scout(s, child, 0 - b, 0 - a, false, &child_whole)
                         : scout(s, child, a, b, false, &child_whole);
        bool certain = child->count == 0 || (child_whole && !s->hard);
        if (test && t > a && t < beta && !certain)
            t = turns ? 0 - scout(s, child, 0 - beta, 0 - a, true, &child_whole)
                      : scout(s, child, a, beta, true, &child_whole);
        *whole = *whole && child_whole;
        best = fmax(best, t);
        if (!(s->strict ? best > beta : best >= beta))
            a = fmax(a, best);
        i++;
    }
    *whole = *whole && i == n->count;
    return s->hard ? clip(best, alpha, beta) : best;
}

/* ---- Against it ------------------------------------------------------------------------------------------ */

static const PlycutAlgorithm *named(const char *name)
{
    const PlycutAlgorithm *algorithm = plycut_algorithm_find(name, NULL);
    cr_assert_not_null(algorithm);
    return algorithm;
}

static PlycutTrace record(const PlycutGame *game, const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    PlycutTrace trace;
    cr_assert(plycut_trace_record(game, options, &trace, &error), "%s", error.text);
    return trace;
}

static bool is_visit(const PlycutTraceEvent *e)
{
    return e->kind == PLYCUT_EVENT_ENTER || e->kind == PLYCUT_EVENT_LEAF;
}

static void compare_visits(const NaiveNode *tree, const PlycutTrace *trace, const Scouting *s)
{
    int visits = 0;
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        if (!is_visit(e))
            continue;
        cr_assert_lt(visits, s->visits);
        const Visit *v = &s->visit[visits++];
        const PlycutTraceNode *n = &trace->nodes[e->node];
        cr_assert(naive_find(tree, n->path) == v->node, "visit %d is of %s", visits, n->path);
        cr_assert(kit_same(e->alpha, v->alpha) && kit_same(e->beta, v->beta), "%s: [%.17g, %.17g]",
                  n->path, e->alpha, e->beta);
        cr_assert_eq(e->search, v->again ? 2u : 1u, "%s", n->path);
        bool test = nextafter(v->alpha, INFINITY) >= v->beta;
        cr_assert(e->scout == PLYCUT_NO_NODE ||
                  (test && strncmp(trace->nodes[e->scout].path, n->path,
                                   strlen(trace->nodes[e->scout].path)) == 0));
    }
    cr_assert_eq(visits, s->visits);
}

static void compare_quiet(const PlycutResult *quiet, const PlycutResult *traced,
                          const char *options)
{
    cr_assert(kit_same(quiet->value, traced->value), "%s", options);
    cr_assert_eq(quiet->nodes, traced->nodes, "%s", options);
    cr_assert_eq(quiet->leaves, traced->leaves, "%s", options);
    cr_assert_eq(quiet->known, traced->known, "%s", options);
    cr_assert_eq(quiet->passes, traced->passes, "%s", options);
    cr_assert_eq(quiet->distinct_nodes, traced->distinct_nodes, "%s", options);
    cr_assert_eq(quiet->distinct_leaves, traced->distinct_leaves, "%s", options);
    cr_assert_arr_eq(quiet->cutoffs, traced->cutoffs, sizeof quiet->cutoffs, "%s", options);
    cr_assert_eq(quiet->pv_length, traced->pv_length, "%s", options);
    cr_assert_arr_eq(quiet->pv, traced->pv, (size_t)quiet->pv_length * sizeof *quiet->pv, "%s",
                     options);
}

/* Nodes record their last visit, sums count every one. */
static void check_nodes(const PlycutTrace *trace)
{
    uint64_t visits = 0, leaves = 0, tree_leaves = 0;
    for (uint32_t i = 0; i < trace->node_count; i++) {
        const PlycutTraceNode *n = &trace->nodes[i];
        visits += n->visits;
        leaves += n->leaf && n->visited;
        tree_leaves += n->leaf;
        cr_assert_eq(n->visited, n->visits > 0);
        cr_assert(!(n->visited && n->pruned));
        cr_assert(!n->cut || (n->cut_owner == PLYCUT_NO_NODE) == (n->cut_kind == PLYCUT_WINDOW));
    }
    cr_assert_eq(visits, trace->result.nodes);
    cr_assert_eq(leaves, (uint64_t)trace->result.distinct_leaves);
    cr_assert_eq(tree_leaves, trace->tree_leaves);
}

static void compare_naive(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    static Scouting s;
    int windows = naive_below(random, 3);
    double low = naive_truth(tree) + naive_below(random, 7) - 4,
           high = low + 1 + naive_below(random, 5);
    for (int i = 0; i < 4; i++) {
        PlycutSearchOptions options = plycut_search_defaults(named("negascout"));
        bool whole;
        options.cut = i & 1 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
        options.fail = i & 2 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
        options.alpha = windows == 1 ? low : -INFINITY;
        options.beta = windows == 0 ? INFINITY : high;
        s = (Scouting){.strict = i & 1, .hard = i & 2};
        double value =
            tree->max ? scout(&s, tree, options.alpha, options.beta, false, &whole)
                      : 0 - scout(&s, tree, 0 - options.beta, 0 - options.alpha, false, &whole);
        PlycutTrace trace = record(game, &options);
        PlycutResult quiet = kit_search(game, &options);
        compare_visits(tree, &trace, &s);
        compare_quiet(&quiet, &trace.result, kit_options_text(&options));
        check_nodes(&trace);
        cr_assert(kit_same(quiet.value, value));
        cr_assert_eq(quiet.nodes, (uint64_t)s.visits);
        cr_assert_eq(quiet.leaves, (uint64_t)s.leaves);
        cr_assert_eq(quiet.distinct_nodes, s.seen_nodes);
        cr_assert_eq(quiet.distinct_leaves, s.seen_leaves);
        cr_assert(windows != 0 || kit_same(quiet.value, tree->truth));
        plycut_trace_free(&trace);
    }
}

static void over_trees(int trees, KitCheck *check)
{
    for (int i = 1; i <= trees; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        NaiveShape shape = naive_shape(&random);
        NaiveNode *tree = naive_tree(&shape, &random);
        PlycutGame game;
        naive_game(tree, &game);
        check(tree, &game, &random);
        plycut_game_release(&game);
        naive_free(tree);
    }
}

Test(scouts, negascout_is_the_one_on_the_page)
{
    over_trees(TREES, compare_naive);
}

/* ---- Moments --------------------------------------------------------------------------------------------- */

/* Has a cutoff listed the node? */
static bool is_listed(const PlycutTrace *moment, uint32_t node)
{
    for (size_t p = 0; p < moment->pruned_count; p++)
        if (moment->pruned[p] == node)
            return true;
    return false;
}

/* A node is pruned if it was listed and never visited, and no leaf is both visited and skipped. */
static void check_pruned(const PlycutTrace *moment)
{
    uint64_t visited = plycut_trace_leaves(moment, 0, true), skipped = 0;
    for (uint32_t i = 1; i < moment->node_count; i++) {
        const PlycutTraceNode *n = &moment->nodes[i];
        cr_assert_eq(n->pruned, is_listed(moment, i) && !n->visited, "%s", n->path);
        if (!n->pruned)
            continue;
        skipped += plycut_trace_leaves(moment, i, false);
        cr_assert(!n->ahead, "%s", n->path);
        cr_assert(!plycut_trace_leaves(moment, i, true), "%s", n->path);
    }
    cr_assert_leq(visited + skipped, moment->tree_leaves);
    cr_assert_eq((int64_t)skipped, moment->result.pruned_leaves);
}

static void check_moments(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    PlycutSearchOptions options = plycut_search_defaults(named("negascout"));
    PlycutError error = {0};
    PlycutTrace moment;
    (void)tree;
    options.cut = (PlycutCut)naive_below(random, 2);
    options.fail = (PlycutFail)naive_below(random, 2);
    PlycutTrace whole = record(game, &options);
    cr_assert(plycut_trace_until(&whole, 0, &moment, &error), "%s", error.text);
    for (size_t k = 0; k <= whole.event_count; k++) {
        plycut_trace_advance(&moment, k);
        check_pruned(&moment);
    }
    check_pruned(&whole);
    plycut_trace_free(&moment);
    plycut_trace_free(&whole);
}

Test(scouts, a_node_is_pruned_if_it_was_listed_and_never_visited)
{
    over_trees(300, check_moments);
}

/* ---- Beside alpha-beta ----------------------------------------------------------------------------------- */

/* The same except for the name: events, counts, values. */
static void compare_negamax(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    PlycutSearchOptions options = plycut_search_defaults(named("alpha-beta"));
    PlycutError error = {0};
    (void)tree;
    options.cut = (PlycutCut)naive_below(random, 2);
    options.fail = (PlycutFail)naive_below(random, 2);
    PlycutText expected = kit_write(game, &options, &error);
    PlycutResult quiet = kit_search(game, &options);
    options.algorithm = named("negamax");
    PlycutText found = kit_write(game, &options, &error);
    PlycutResult other = kit_search(game, &options);
    compare_quiet(&other, &quiet, kit_options_text(&options));
    cr_assert_str_eq(strstr(found.bytes, "\"events\""), strstr(expected.bytes, "\"events\""));
    plycut_text_free(&expected);
    plycut_text_free(&found);
}

Test(scouts, negamax_is_alpha_beta_with_one_function)
{
    over_trees(TREES, compare_negamax);
}

/* A leaf that negascout visits is one that alpha-beta visits, and the best move and its line are the same. */
static void compare_alpha_beta(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    PlycutSearchOptions options = plycut_search_defaults(named("alpha-beta"));
    (void)tree;
    options.cut = (PlycutCut)naive_below(random, 2);
    PlycutTrace wide = record(game, &options);
    options.algorithm = named("negascout");
    PlycutTrace narrow = record(game, &options);
    cr_assert_eq(wide.node_count, narrow.node_count);
    for (uint32_t i = 0; i < wide.node_count; i++) {
        uint32_t other = plycut_trace_find(&wide, narrow.nodes[i].path);
        cr_assert(!narrow.nodes[i].visited || wide.nodes[other].visited, "%s",
                  narrow.nodes[i].path);
    }
    cr_assert_eq(narrow.result.pv_length > 0, wide.result.pv_length > 0);
    cr_assert(wide.result.pv_length == 0 || narrow.result.pv[0] == wide.result.pv[0]);
    for (uint32_t id = 0; id != PLYCUT_NO_NODE; id = plycut_trace_variation_next(&narrow, id))
        if (narrow.nodes[id].pv)
            cr_assert(kit_same(naive_find(tree, narrow.nodes[id].path)->truth, tree->truth));
    plycut_trace_free(&wide);
    plycut_trace_free(&narrow);
}

static void compare_true(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    naive_truth(tree);
    compare_alpha_beta(tree, game, random);
}

Test(scouts, leaves_are_among_those_of_alpha_beta)
{
    over_trees(TREES, compare_true);
}

/* ---- MTD(f) ---------------------------------------------------------------------------------------------- */

/* Its value is the true one, its leaves are among those of alpha-beta, and from the value two tests suffice. */
static void compare_tests(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    PlycutSearchOptions plain = plycut_search_defaults(named("alpha-beta"));
    PlycutSearchOptions options = plycut_search_defaults(named("mtdf"));
    PlycutError error = {0};
    const double truth = naive_truth(tree);
    const bool at_value = naive_below(random, 2) == 0;
    plain.order = options.order =
        naive_below(random, 2) ? PLYCUT_ORDER_GIVEN : PLYCUT_ORDER_REVERSED;
    options.has_guess = true;
    options.guess = at_value ? truth : truth + naive_below(random, 9) - 4;
    PlycutTrace wide = record(game, &plain);
    PlycutResult quiet = kit_search(game, &options);
    cr_assert(kit_same(quiet.value, truth), "%g, not %g", quiet.value, truth);
    cr_assert_eq(quiet.type, PLYCUT_EXACT);
    cr_assert(!at_value || quiet.passes <= 2, "%u passes", quiet.passes);
    cr_assert_eq(quiet.pv_length > 0, wide.result.pv_length > 0);
    for (uint32_t pass = 1; pass <= quiet.passes; pass++) {
        PlycutTrace narrow;
        cr_assert(plycut_trace_record_pass(game, &options, pass, &narrow, &error), "%s",
                  error.text);
        compare_quiet(&quiet, &narrow.total, kit_options_text(&options));
        for (uint32_t i = 0; i < narrow.node_count; i++) {
            uint32_t other = plycut_trace_find(&wide, narrow.nodes[i].path);
            cr_assert(!narrow.nodes[i].leaf || !narrow.nodes[i].visited ||
                          wide.nodes[other].visited,
                      "%s", narrow.nodes[i].path);
        }
        plycut_trace_free(&narrow);
    }
    plycut_trace_free(&wide);
}

Test(scouts, tests_find_the_value_among_the_leaves_of_alpha_beta)
{
    over_trees(1500, compare_tests);
}

/* ---- With all that may be asked -------------------------------------------------------------------------- */

/* Quiet and traced are the same search, and its trace is read back byte for byte. */
static void compare_asked(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    KitRange range = {.depth = 4, .to_the_end = true, .truth = naive_truth(tree)};
    for (int i = 0; i < 6; i++) {
        PlycutSearchOptions options = kit_options(random, &range);
        PlycutError error = {0};
        PlycutResult plain, quiet;
        if (!options.algorithm->root_window || !plycut_search(game, &options, NULL, &plain, &error))
            continue;
        options.algorithm = named("negascout");
        if (!plycut_search(game, &options, NULL, &quiet, &error))
            continue;
        PlycutTrace trace = record(game, &options);
        compare_quiet(&quiet, &trace.total, kit_options_text(&options));
        bool inside = plain.value > options.alpha && plain.value < options.beta;
        cr_assert(!inside || options.node_budget != 0 || kit_same(quiet.value, plain.value), "%s",
                  kit_options_text(&options));
        plycut_trace_free(&trace);
        PlycutText text = kit_write(game, &options, &error), again = {0};
        cr_assert(kit_rewrite(text.bytes, text.length, &again, &error), "%s: %s",
                  kit_options_text(&options), error.text);
        cr_assert_str_eq(text.bytes, again.bytes);
        plycut_text_free(&text);
        plycut_text_free(&again);
    }
}

Test(scouts, quiet_is_traced_and_replayed_with_orders_tables_passes)
{
    kit_over_static_trees(1, 500, compare_asked);
}

/* Children that are valued before they are played: quiet Othello. */
Test(scouts, quiet_othello_is_traced_othello)
{
    for (int i = 1; i <= 60; i++) {
        uint64_t random = (uint64_t)i * 77777;
        PlycutGame game = kit_othello(&random, i % 3 == 0 ? 8 : i % 3 == 1 ? 6 : 4, 12);
        KitRange range = {.least = 1, .depth = 4, .truth = 0, .othello = true};
        PlycutSearchOptions options = kit_options(&random, &range);
        PlycutError error = {0};
        PlycutResult quiet;
        if (options.algorithm->root_window) {
            options.algorithm = named("negascout");
            if (plycut_search(&game, &options, NULL, &quiet, &error)) {
                PlycutTrace trace = record(&game, &options);
                compare_quiet(&quiet, &trace.total, kit_options_text(&options));
                plycut_trace_free(&trace);
            }
        }
        plycut_game_release(&game);
    }
}

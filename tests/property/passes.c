/* passes.c - searches of several passes, learned orders, tables, quiescence and budgets, compared
 * with a mirror (mirror.h) over random trees, random games and Othello. */
#include "property/kit.h"
#include "property/mirror.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static Mirror mirror;

/* Searches of a game with random options, each mirrored; claims are checked in one of `claims`. */
static void mirror_some(const PlycutGame *game, uint64_t *random, const KitRange *range,
                        int searches, int claims)
{
    for (int i = 0; i < searches; i++) {
        PlycutSearchOptions options = kit_options(random, range);
        PlycutResult result;
        options.expand_pruned = naive_below(random, 2) == 0;
        mirror.knows_table = naive_below(random, 4) > 0;
        mirror.checks_values = naive_below(random, claims) == 0;
        mirror_search(&mirror, game, &options, &result);
    }
}

static void mirror_tree(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    /* A root may have no static value: then it cannot be at the horizon. */
    KitRange range = {tree->count > 0 && !tree->has_static, 7, true, tree->truth, false};
    mirror_some(game, random, &range, 12, 2);
}

Test(passes, searches_of_stored_trees_are_as_their_mirror_says)
{
    kit_over_static_trees(1, 1500, mirror_tree);
}

/* Search again to the same depth, with the table already filled, if the value was outside the window. */
static void search_again(const PlycutGame *game, uint64_t *random, const KitRange *range)
{
    PlycutResult result;
    PlycutSearchOptions options = kit_options(random, range);
    options.algorithm = plycut_algorithm(2);
    options.deepen = true;
    options.depth = -1;
    options.node_budget = 0;
    options.alpha = -INFINITY;
    options.beta = INFINITY;
    options.aspiration = 1 + naive_below(random, 2);
    options.table = 1000;
    mirror.knows_table = true;
    mirror.checks_values = false;
    mirror_search(&mirror, game, &options, &result);
}

static void search_tree_again(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    KitRange range = {1, 1, false, tree->truth, false};
    search_again(game, random, &range);
}

Test(passes, what_the_table_knows_of_a_failed_pass_does_not_end_the_search)
{
    kit_over_static_trees(40000, 2000, search_tree_again);
    /* Trees with a node that only seems cut short, which few have. */
    kit_over_static_trees(104500, 100, search_tree_again);
    kit_over_static_trees(121800, 100, search_tree_again);
}

Test(passes, searches_of_random_games_are_as_their_mirror_says)
{
    for (int i = 1; i <= 150; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        static const char *const VALUES[] = {"0..9", "0..2", "-20..20", "real", "permutation"};
        char spec[80];
        snprintf(spec, sizeof spec, "random:b=%d,d=%d,seed=%d,values=%s",
                 1 + naive_below(&random, 3), 1 + naive_below(&random, 5), i,
                 KIT_PICK(&random, VALUES));
        PlycutGame game = kit_game(spec);
        KitRange range = {0, 6, true, naive_below(&random, 10), false};
        if (i % 3 == 0)
            plycut_game_set_root(&game, PLYCUT_MIN);
        mirror_some(&game, &random, &range, 8, 2);
        plycut_game_release(&game);
    }
}

static void mirror_othello(int size, int first, int positions, int most_moves, KitRange range)
{
    for (int i = first; i < first + positions; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        PlycutGame game = kit_othello(&random, size, most_moves);
        range.truth = naive_below(&random, 9) - 4;
        mirror_some(&game, &random, &range, 8, 6);
        plycut_game_release(&game);
    }
}

Test(passes, searches_of_othello_are_as_their_mirror_says)
{
    mirror_othello(4, 1, 60, 12, (KitRange){.depth = 5, .othello = true});
    mirror_othello(6, 1, 20, 30, (KitRange){.depth = 3, .othello = true});
    mirror_othello(8, 1, 20, 50, (KitRange){.depth = 2, .othello = true});
}

/* ---- A game in which the same position is met at several plies, by both players ----------------
 */

/* Nim with one heap: take one, two or three matches. */
static bool heap_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    (void)game;
    *left = (PlycutMoves){.end = state->word[0] < 3 ? (uint32_t)state->word[0] : 3};
    return plycut_moves_left(left);
}

static void heap_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                      PlycutState *child)
{
    (void)game;
    *child = (PlycutState){.word = {state->word[0] - move - 1, 0},
                           .ply = state->ply + 1,
                           .player = plycut_other(state->player)};
}

/* A player who cannot take has lost; other positions get an erratic estimate. */
static double heap_value(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    if (state->word[0] == 0)
        return state->player == PLYCUT_MAX ? -6 : 6;
    return (double)((state->word[0] * 7 + (unsigned)state->player * 3) % 11) - 5;
}

static double heap_instability(const PlycutGame *game, const PlycutState *parent,
                               const PlycutState *state)
{
    return parent == NULL ? 0 : fabs(heap_value(game, state) - heap_value(game, parent));
}

static size_t heap_path_width(const PlycutGame *game, int depth)
{
    (void)depth;
    return 3 * (size_t)game->root.word[0] + 1;
}

static size_t heap_step(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX])
{
    (void)game;
    step[0] = (char)('1' + move);
    return 1;
}

Test(passes, searches_of_nim_are_as_their_mirror_says)
{
    static const PlycutRules RULES = {.name = "heap",
                                      .moves = heap_moves,
                                      .play = heap_play,
                                      .value = heap_value,
                                      .instability = heap_instability,
                                      .path_width = heap_path_width,
                                      .step = heap_step};
    for (uint64_t i = 0; i < 150; i++) {
        uint64_t random = (i + 1) * 0x9e3779b97f4a7c15u;
        PlycutGame game = {.rules = &RULES, .root.word = {i % 11, 0}};
        game.root.player = i % 2 ? PLYCUT_MIN : PLYCUT_MAX;
        KitRange range = {0, 9, true, naive_below(&random, 12) - 6, false};
        mirror_some(&game, &random, &range, 20, 3);
        search_again(&game, &random, &range);
    }
}

/* ---- An observer that has enough ------------------------------------------------------------- */

static bool enough(void *self, const PlycutEvent *event)
{
    (void)event;
    return --*(int *)self > 0;
}

/* The search returns false without an error, whatever the pass, so that no caller takes a part for
 * the whole answer. */
Test(passes, an_observer_ends_a_search_at_any_event)
{
    PlycutGame game = kit_game("random:b=2,d=3,seed=3,values=0..9");
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(2));
    options.deepen = true;
    options.aspiration = 1;
    for (int events = 1;; events++) {
        int left = events;
        PlycutObserver observer = {enough, &left};
        PlycutResult result;
        PlycutError error = {0};
        bool done = plycut_search(&game, &options, &observer, &result, &error);
        cr_assert_eq(error.code, PLYCUT_OK);
        cr_assert_eq(done, left > 0);
        if (done)
            break;
        cr_assert_lt(events, 1000);
    }
    plycut_game_release(&game);
}

/* ---- Budgets --------------------------------------------------------------------------------- */

/* The result of a search without a budget at each depth. */
static double value_at(const PlycutGame *game, const PlycutSearchOptions *options, int depth)
{
    PlycutSearchOptions once = *options;
    once.deepen = false;
    once.node_budget = 0;
    once.aspiration = 0;
    once.has_guess = false;
    once.depth = depth;
    return kit_search(game, &once).value;
}

static void every_budget(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    KitRange range = {1, 4, true, tree->truth, false};
    PlycutSearchOptions options = kit_options(random, &range);
    options.alpha = -INFINITY;
    options.beta = INFINITY;
    options.deepen = true;
    options.node_budget = 0;
    PlycutResult whole = kit_search(game, &options), result;
    uint64_t most = whole.nodes < 60 ? whole.nodes : 60;
    bool answered = false;
    mirror.checks_values = mirror.knows_table = false;
    for (options.node_budget = 1; options.node_budget <= most; options.node_budget++) {
        bool done = mirror_search(&mirror, game, &options, &result);
        cr_assert(done || !answered, "%s", kit_options_text(&options));
        answered = done;
        if (!done)
            continue;
        cr_assert(result.nodes <= options.node_budget);
        cr_assert(kit_same(result.value, value_at(game, &options, result.depth)), "%s",
                  kit_options_text(&options));
    }
    options.node_budget = whole.nodes;
    result = kit_search(game, &options);
    cr_assert(!result.out_of_budget && result.nodes == whole.nodes &&
              result.passes == whole.passes);
    cr_assert(kit_same(result.value, whole.value));
}

Test(passes, every_budget_answers_with_the_deepest_finished_depth)
{
    kit_over_static_trees(5000, 150, every_budget);
}

/* Budgets next to a power of two: the search stops at exactly the last node of its budget. */
Test(passes, a_budget_is_used_up_to_its_last_node)
{
    PlycutGame game = kit_game("random:b=3,d=14,seed=1");
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(0));
    for (uint64_t budget = (1 << 20) - 1; budget <= (1 << 20) + 1; budget++) {
        options.node_budget = budget;
        PlycutResult result = kit_search(&game, &options);
        cr_assert(result.out_of_budget && result.nodes == budget);
        cr_assert_eq(result.depth, 11);
    }
    plycut_game_release(&game);
}

/* A limit in seconds becomes a limit in nodes, with which the same search can be run again. */
static void expect_settled(const PlycutGame *game, PlycutSearchOptions options)
{
    PlycutError error = {0};
    PlycutResult first, second;
    uint64_t asked = options.node_budget;
    cr_assert(plycut_search_time_to_nodes(game, &options, &error), "%s", error.text);
    cr_assert(options.deepen && options.seconds <= 0 && options.node_budget > 0);
    cr_assert(asked == 0 || options.node_budget <= asked);
    first = kit_search(game, &options);
    second = kit_search(game, &options);
    cr_assert_eq(first.nodes, second.nodes);
    cr_assert_eq(first.depth, second.depth);
    cr_assert(kit_same(first.value, second.value));
    PlycutText text = kit_write(game, &options, &error), again = {0};
    cr_assert(kit_rewrite(text.bytes, text.length, &again, &error), "%s", error.text);
    cr_assert(text.length == again.length && memcmp(text.bytes, again.bytes, text.length) == 0);
    plycut_text_free(&text);
    plycut_text_free(&again);
}

Test(passes, time_is_turned_into_nodes)
{
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(2));
    PlycutGame start = kit_game("othello:start"),
               tree = kit_game("tree:{\"children\":[3,{\"static\":2,\"children\":[1,9]}]}");
    /* The first move wins all 61 empties: to the end, and too many empties without a budget. */
    PlycutGame wiped = kit_game("othello:XO------------------------------"
                                "-------------------------------- X");
    options.seconds = 1e-3;
    options.node_budget = 3000;
    expect_settled(&start, options);
    options.node_budget = 0;
    options.max_nodes = 5000;
    expect_settled(&start, options);
    options.max_nodes = 0;
    options.seconds = 100;
    expect_settled(&wiped, options);
    plycut_game_set_root(&tree, PLYCUT_MIN);
    expect_settled(&tree, options);
    plycut_game_release(&start);
    plycut_game_release(&tree);
    plycut_game_release(&wiped);
}

/* ---- Quiescence ------------------------------------------------------------------------------ */

static double still(const NaiveNode *n)
{
    return n->count > 0 && !n->has_static ? NAN : n->value;
}

/* Straight from the tree: quiescence goes on while the last move changed the value by more than
 * `threshold`. */
static double quiet_value(const NaiveNode *n, int depth, double threshold, int extension,
                          uint64_t *leaves)
{
    bool noisy = n->parent != NULL && fabs(still(n) - still(n->parent)) > threshold;
    bool below = n->ply >= depth && !(noisy && n->ply - depth < extension);
    if (n->count == 0 || below) {
        ++*leaves;
        return n->value;
    }
    double best = n->max ? -INFINITY : INFINITY;
    for (int i = 0; i < n->count; i++) {
        double value = quiet_value(n->children[i], depth, threshold, extension, leaves);
        best = n->max ? fmax(best, value) : fmin(best, value);
    }
    return best;
}

static void quiescence(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    KitRange range = {1, 4, false, tree->truth, false};
    for (int i = 0; i < 8; i++) {
        PlycutSearchOptions o = kit_options(random, &range);
        PlycutError error = {0};
        PlycutTrace trace;
        uint64_t leaves = 0;
        o.deepen = false;
        o.node_budget = o.table = 0;
        o.learned &= ~(unsigned)PLYCUT_LEARNED_HASH;
        o.aspiration = 0;
        o.has_guess = false;
        o.alpha = -INFINITY;
        o.beta = INFINITY;
        o.quiescence = 0.25 + naive_below(random, 10);
        o.extension = 1 + naive_below(random, 5);
        double value = quiet_value(tree, o.depth, o.quiescence, o.extension, &leaves);
        cr_assert(plycut_trace_record(game, &o, &trace, &error), "%s", error.text);
        cr_assert(kit_same(trace.result.value, value), "%s", kit_options_text(&o));
        cr_assert_eq(trace.result.leaves + (uint64_t)trace.result.pruned_leaves, leaves);
        cr_assert_eq(trace.tree_leaves, leaves);
        plycut_trace_free(&trace);
    }
}

Test(passes, quiescence_searches_on_where_the_value_moved)
{
    kit_over_static_trees(9000, 400, quiescence);
}

/* The value of a random tree's position is random, and so is that of its parent. */
Test(passes, the_instability_of_a_random_game_is_how_far_its_value_moved)
{
    PlycutGame game = kit_game("random:b=9,d=2,seed=1,values=-20..20");
    PlycutState child;
    cr_assert(kit_same(game.rules->instability(&game, NULL, &game.root), 0));
    for (PlycutMove move = 0; move < 9; move++) {
        game.rules->play(&game, &game.root, move, &child);
        double moved = game.rules->value(&game, &child) - game.rules->value(&game, &game.root);
        cr_assert(kit_same(game.rules->instability(&game, &game.root, &child), fabs(moved)));
    }
    plycut_game_release(&game);
}

/* ---- Transpositions -------------------------------------------------------------------------- */

Test(passes, positions_of_othello_are_met_again)
{
    PlycutGame game = kit_game("othello:4x4");
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(0));
    options.depth = 8;
    PlycutResult without = kit_search(&game, &options);
    options.table = 1 << 16;
    options.table_from = 1;
    PlycutResult with = kit_search(&game, &options);
    cr_assert(kit_same(with.value, without.value));
    cr_assert_gt(with.known, 500u);
    cr_assert_lt(with.nodes, without.nodes * 4 / 5);
    cr_assert_lt(with.leaves, without.leaves * 4 / 5);
    plycut_game_release(&game);
}

/* ---- In memory ------------------------------------------------------------------------------- */

static void add_up(const PlycutTrace *t)
{
    PlycutResult sum = {0};
    for (size_t i = 0; i < t->pass_count; i++) {
        const PlycutTracePass *pass = &t->passes[i];
        cr_assert(pass->number == i + 1 &&
                  pass->finished == (i + 1 < t->pass_count || !t->total.out_of_budget));
        sum.nodes += pass->result.nodes;
        sum.leaves += pass->result.leaves;
        sum.known += pass->result.known;
        for (int kind = 0; kind < 3; kind++)
            sum.cutoffs[kind] += pass->result.cutoffs[kind];
    }
    cr_assert(sum.nodes == t->total.nodes && sum.leaves == t->total.leaves);
    cr_assert(sum.known == t->total.known);
    cr_assert(memcmp(sum.cutoffs, t->total.cutoffs, sizeof sum.cutoffs) == 0);
}

/* The nodes and events of the pass shown are its own. */
static void expect_shown(const PlycutTrace *t)
{
    const PlycutTracePass *pass = &t->passes[t->shown];
    uint64_t entered = 0, visited = 0, leaves = 0, known = 0;
    cr_assert(pass->finished && kit_same(pass->result.value, t->result.value));
    cr_assert(kit_same(pass->result.value, t->nodes[0].value) &&
              pass->result.type == t->nodes[0].type);
    cr_assert(pass->depth == t->options.depth && pass->depth == t->result.depth);
    for (size_t i = 0; i < t->event_count; i++)
        entered += t->events[i].kind == PLYCUT_EVENT_ENTER ||
                   t->events[i].kind == PLYCUT_EVENT_LEAF ||
                   t->events[i].kind == PLYCUT_EVENT_TABLE;
    for (uint32_t id = 0; id < t->node_count; id++) {
        const PlycutTraceNode *node = &t->nodes[id];
        visited += node->visited;
        leaves += node->visited && node->leaf;
        known += node->known;
        cr_assert(!node->known || (node->visited && !node->leaf && node->child_count == 0));
        cr_assert(node->visited == (node->visit > 0) && node->visit <= pass->result.nodes);
    }
    cr_assert(entered == pass->result.nodes && visited == pass->result.nodes &&
              pass->result.nodes == t->result.nodes);
    cr_assert(leaves == pass->result.leaves && pass->result.leaves == t->result.leaves);
    cr_assert(known == pass->result.known && pass->result.known == t->result.known);
    cr_assert_eq(t->events[0].kind, PLYCUT_EVENT_PASS);
    if (t->result.pv_length > 0)
        cr_assert_str_eq(pass->best, t->nodes[t->nodes[0].first_child + t->result.pv[0]].path);
}

static bool inside_window(const PlycutTracePass *pass)
{
    return pass->alpha < pass->result.value && pass->result.value < pass->beta;
}

/* The best line, found again in the events, is the one that the search reports for the pass that
 * answered. */
static void expect_variation(const PlycutTrace *t, const PlycutResult *result)
{
    cr_assert(
        t->result.pv_length == result->pv_length &&
            memcmp(t->result.pv, result->pv, (size_t)result->pv_length * sizeof *result->pv) == 0,
        "%s", kit_options_text(&t->options));
}

/* The answer of a search that ends with this pass, if there are options for one: it is the same up
 * to there. */
static void expect_as_the_last(const PlycutGame *game, const PlycutTrace *t)
{
    PlycutSearchOptions options = t->options;
    PlycutError error = {0};
    PlycutResult shorter;
    if (t->options.aspiration > 0 || t->shown + 1 == t->pass_count)
        return;
    options.node_budget = 0;
    cr_assert(plycut_search(game, &options, NULL, &shorter, &error), "%s", error.text);
    expect_variation(t, &shorter);
    cr_assert(kit_same(t->result.value, shorter.value));
}

/* Each pass that was finished can be shown, the others are refused. */
static void each_pass(const PlycutGame *game, const PlycutSearchOptions *options,
                      const PlycutTrace *whole)
{
    for (uint32_t n = 1; n <= whole->pass_count + 1; n++) {
        PlycutError error = {0};
        PlycutTrace trace;
        bool done = plycut_trace_record_pass(game, options, n, &trace, &error);
        cr_assert_eq(done, n <= whole->pass_count && whole->passes[n - 1].finished);
        cr_assert(done || error.code == PLYCUT_E_USAGE);
        if (!done)
            continue;
        cr_assert_eq(trace.shown, n - 1);
        add_up(&trace);
        expect_shown(&trace);
        expect_as_the_last(game, &trace);
        cr_assert(kit_same(trace.total.value, whole->total.value));
        if (trace.shown == whole->shown)
            cr_assert(trace.event_count == whole->event_count &&
                      trace.node_count == whole->node_count);
        plycut_trace_free(&trace);
    }
}

static void recorded(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    KitRange range = {tree->count > 0 && !tree->has_static, 5, true, tree->truth, false};
    for (int i = 0; i < 6; i++) {
        PlycutSearchOptions options = kit_options(random, &range);
        PlycutError error = {0};
        PlycutTrace trace;
        PlycutResult quiet;
        bool done = plycut_trace_record(game, &options, &trace, &error);
        cr_assert_eq(done, plycut_search(game, &options, NULL, &quiet, &(PlycutError){0}));
        if (!done)
            continue;
        cr_assert(kit_same(trace.result.value, quiet.value));
        cr_assert(trace.result.known == 0
                      ? trace.tree_leaves ==
                            trace.result.leaves + (uint64_t)trace.result.pruned_leaves
                      : trace.tree_leaves == 0);
        cr_assert(trace.total.nodes == quiet.nodes && trace.depth_asked == options.depth);
        cr_assert_eq(trace.pass_count > 0, plycut_search_has_passes(&trace.options));
        if (trace.pass_count > 0) {
            add_up(&trace);
            expect_shown(&trace);
            cr_assert(trace.options.aspiration <= 0 || inside_window(&trace.passes[trace.shown]));
            expect_variation(&trace, &quiet);
            each_pass(game, &options, &trace);
        } else {
            cr_assert(!plycut_trace_has_pass(&options, &quiet, 1, &(PlycutError){0}));
        }
        plycut_trace_free(&trace);
    }
}

Test(passes, a_trace_in_memory_shows_the_pass_that_answered)
{
    kit_over_static_trees(20000, 500, recorded);
}

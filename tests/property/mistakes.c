/* Searches with a named mistake: what they claim is true, and a mistake that only wastes or hides work leaves the value
 * alone. Their answers are compared with those of simulated students, written independently, by tests/students.py. */
#include "property/kit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>

enum { TREES = KIT_TREES(300) };

static PlycutTrace record(const PlycutGame *game, PlycutSearchOptions options,
                          const PlycutAlgorithm *algorithm)
{
    PlycutError error = {0};
    PlycutTrace trace;
    options.algorithm = algorithm;
    cr_assert(plycut_trace_record(game, &options, &trace, &error), "%s: %s", algorithm->name,
              error.text);
    return trace;
}

static PlycutSearchOptions random_convention(uint64_t *random)
{
    static const PlycutOrder ORDERS[] = {PLYCUT_ORDER_GIVEN, PLYCUT_ORDER_REVERSED,
                                         PLYCUT_ORDER_BEST, PLYCUT_ORDER_SHUFFLE};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    options.cut = naive_below(random, 2) != 0 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    options.fail = naive_below(random, 2) != 0 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
    options.order = KIT_PICK(random, ORDERS);
    if (naive_below(random, 3) == 0) {
        options.alpha = naive_below(random, 10);
        options.beta = options.alpha + 1 + naive_below(random, 10);
    }
    return options;
}

/* Each value against the true one of its node, whatever was pruned. */
static void check_claims(const PlycutTrace *trace, const PlycutTrace *whole)
{
    for (uint32_t i = 0; i < trace->node_count; i++) {
        const PlycutTraceNode *n = &trace->nodes[i];
        if (!n->visited)
            continue;
        const uint32_t same = plycut_trace_find(whole, n->path);
        const double truth = whole->nodes[same].value;
        const char *name = trace->options.algorithm->name;
        cr_assert(n->low <= truth && truth <= n->high, "%s: %s is %g, not in [%g, %g]", name,
                  n->path, truth, n->low, n->high);
        cr_assert(n->type != PLYCUT_EXACT || kit_same(n->value, truth), "%s: %s", name, n->path);
        cr_assert(n->type != PLYCUT_LOWER || n->value <= truth, "%s: %s", name, n->path);
        cr_assert(n->type != PLYCUT_UPPER || n->value >= truth, "%s: %s", name, n->path);
    }
}

/* Does the game have what the mistake is about? */
static bool fits(const PlycutGame *game, PlycutSearchOptions options,
                 const PlycutAlgorithm *mistaken)
{
    PlycutError unfit = {0};
    options.algorithm = mistaken;
    return plycut_search_fits(game, &options, &unfit);
}

/* A mistake that is sound returns what alpha-beta returns; its leaves are more, or fewer. */
static void check_value(const PlycutTrace *trace, const PlycutTrace *right)
{
    const PlycutAlgorithm *mistaken = trace->options.algorithm;
    const bool convention = mistaken->cut != NULL || mistaken->order != NULL,
               inside = right->nodes[0].type == PLYCUT_EXACT;
    if (mistaken->cuts_nothing && !plycut_search_windowed(&trace->options))
        cr_assert_eq(trace->result.leaves, plycut_trace_leaves(trace, 0, false), "%s",
                     mistaken->name);
    if ((mistaken->unsound && !mistaken->foresees) || convention ||
        (trace->options.fail == PLYCUT_FAIL_HARD && trace->options.cut == PLYCUT_CUT_STRICT))
        return;
    cr_assert(!inside || kit_same(trace->result.value, right->result.value), "%s: %g, not %g",
              mistaken->name, trace->result.value, right->result.value);
    const bool strict = trace->options.cut == PLYCUT_CUT_STRICT;
    if (mistaken->foresees || (strict && plycut_has_two_rules(mistaken)))
        cr_assert_leq(trace->result.leaves, right->result.leaves, "%s", mistaken->name);
    else
        cr_assert_geq(trace->result.leaves, right->result.leaves, "%s", mistaken->name);
}

static void check_replay(const PlycutGame *game, PlycutSearchOptions options,
                         const PlycutAlgorithm *mistaken)
{
    PlycutError error = {0};
    PlycutText again = {0};
    options.algorithm = mistaken;
    PlycutText text = kit_write(game, &options, &error);
    cr_assert(text.length > 0, "%s", error.text);
    cr_assert(kit_rewrite(text.bytes, text.length, &again, &error), "%s: %s", mistaken->name,
              error.text);
    cr_assert_eq(text.length, again.length);
    cr_assert_arr_eq(text.bytes, again.bytes, text.length);
    plycut_text_free(&text);
    plycut_text_free(&again);
}

static void check_mistakes(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    (void)tree;
    PlycutSearchOptions options = random_convention(random);
    if (game->chance && options.order == PLYCUT_ORDER_BEST)
        options.order = PLYCUT_ORDER_GIVEN;
    PlycutTrace right = record(game, options, plycut_algorithm_default()),
                whole = record(game, options, plycut_algorithm_full());
    for (size_t i = 0; i < plycut_mistaken_count(); i++) {
        const PlycutAlgorithm *mistaken = plycut_mistaken(i);
        if (!fits(game, options, mistaken))
            continue;
        PlycutTrace trace = record(game, options, mistaken);
        check_claims(&trace, &whole);
        check_value(&trace, &right);
        check_replay(game, options, mistaken);
        plycut_trace_free(&trace);
    }
    plycut_trace_free(&whole);
    plycut_trace_free(&right);
}

Test(mistakes, what_they_claim_is_true)
{
    kit_over_static_trees(1, TREES, check_mistakes);
}

Test(mistakes, what_they_claim_is_true_with_chance_nodes, .timeout = 120)
{
    static const char *const PLAYERS[] = {"max/chance/min", "max/chance/min/chance", "chance/max",
                                          "min/chance"};
    for (int i = 1; i <= TREES; i++) {
        char spec[128];
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        snprintf(spec, sizeof spec, "random:b=%d,d=%d,seed=%d,values=0..9,players=%s%s", 2 + i % 2,
                 2 + i % 3, i, KIT_PICK(&random, PLAYERS), i % 4 != 0 ? ",limits=0..9" : "");
        PlycutGame game = kit_game(spec);
        check_mistakes(NULL, &game, &random);
        plycut_game_release(&game);
    }
}

/* A mistake changes something: on one of these trees, its leaves or its value. */
Test(mistakes, each_differs_from_alpha_beta)
{
    static const char *const SPECS[] = {
        "random:b=3,d=4,seed=1,values=0..9", "random:b=3,d=4,seed=2,values=0..9",
        "random:b=3,d=4,seed=3,values=0..9",
        "tree:{\"players\":[\"max\",\"chance\",\"min\"],\"limits\":[0,9],"
        "\"tree\":[[{\"probability\":0.75,\"children\":[4,6]},"
        "{\"probability\":0.25,\"children\":[9,2]}],[[2,9],[6,3]],[1,0,9]]}"};
    for (size_t i = 0; i < plycut_mistaken_count(); i++) {
        int differences = 0;
        for (size_t k = 0; k < sizeof SPECS / sizeof *SPECS; k++) {
            PlycutGame game = kit_game(SPECS[k]);
            PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
            if (plycut_mistaken(i)->cut != NULL && *plycut_mistaken(i)->cut == PLYCUT_CUT_EQUAL)
                options.cut = PLYCUT_CUT_STRICT;
            if (plycut_mistaken(i)->order != NULL &&
                *plycut_mistaken(i)->order == PLYCUT_ORDER_GIVEN)
                options.order = PLYCUT_ORDER_REVERSED;
            if (!fits(&game, options, plycut_mistaken(i))) {
                plycut_game_release(&game);
                continue;
            }
            PlycutResult right = kit_search(&game, &options);
            options.algorithm = plycut_mistaken(i);
            PlycutResult wrong = kit_search(&game, &options);
            differences += right.leaves != wrong.leaves || !kit_same(right.value, wrong.value);
            plycut_game_release(&game);
        }
        cr_expect_gt(differences, 0, "%s", plycut_mistaken(i)->name);
    }
}

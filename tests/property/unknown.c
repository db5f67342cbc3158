/* Leaves of unknown value, over random trees: a search that needs none of them is the search of the tree with all values; one that
 * needs some stops at the first that it visits. */
#include "property/kit.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TREES = KIT_TREES(1500), SEARCHES = 16 };

static PlycutSearchOptions options_at(int search)
{
    static const char *const NAMES[] = {"minimax", "branch-and-bound", "alpha-beta", "negascout"};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find(NAMES[search % 4], NULL));
    options.cut = search / 4 % 2 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    options.order = search / 8 % 2 ? PLYCUT_ORDER_REVERSED : PLYCUT_ORDER_GIVEN;
    return options;
}

/* Make the leaves unknown that a search does not visit, or, one in so many, that it does. Returns the first that it does visit. */
static uint32_t hide(NaiveNode *tree, const PlycutTrace *trace, uint64_t *random, int one_in)
{
    uint32_t first = PLYCUT_NO_NODE;
    for (uint32_t i = 0; i < trace->node_count; i++) {
        const PlycutTraceNode *node = &trace->nodes[i];
        if (!node->leaf)
            continue;
        NaiveNode *leaf = (NaiveNode *)naive_find(tree, node->path);
        leaf->unknown = node->visited ? one_in > 0 && naive_below(random, one_in) == 0
                                      : naive_below(random, 4) > 0;
        if (leaf->unknown && node->visited &&
            (first == PLYCUT_NO_NODE || node->visit < trace->nodes[first].visit))
            first = i;
    }
    return first;
}

static void check_same(const PlycutTrace *all, const PlycutGame *game,
                       const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    PlycutTrace trace;
    PlycutCountRow row;
    cr_assert(plycut_trace_record(game, options, &trace, &error), "%s", error.text);
    cr_assert(kit_same(trace.result.value, all->result.value));
    cr_assert_eq(trace.event_count, all->event_count);
    for (size_t i = 0; i < trace.event_count; i++)
        cr_assert(trace.events[i].kind == all->events[i].kind &&
                  trace.events[i].node == all->events[i].node);
    cr_assert(plycut_count(game, "tree", options, &row, &error), "%s", error.text);
    cr_assert(row.needs == NULL && row.result.leaves == all->result.leaves);
    plycut_trace_free(&trace);
}

static void check_needs(const PlycutTraceNode *leaf, const PlycutGame *game,
                        const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    PlycutCountRow row;
    cr_assert_not(plycut_count(game, "tree", options, &row, &error));
    cr_assert_eq(error.code, PLYCUT_E_VALUE);
    cr_assert_not_null(row.needs);
    cr_assert(row.needs[0] == 'u' && strcmp(row.needs + 1, leaf->path) == 0, "%s: %s", leaf->path,
              row.needs);
    cr_assert_not_null(strstr(error.text, row.needs), "%s", error.text);
}

/* With so many of the visited leaves unknown, 0: none. */
static void check_hidden(NaiveNode *tree, const PlycutTrace *trace,
                         const PlycutSearchOptions *options, uint64_t *random, int one_in)
{
    PlycutGame hidden;
    const uint32_t needed = hide(tree, trace, random, one_in);
    naive_game(tree, &hidden);
    if (needed == PLYCUT_NO_NODE)
        check_same(trace, &hidden, options);
    else
        check_needs(&trace->nodes[needed], &hidden, options);
    plycut_game_release(&hidden);
}

Test(property_unknown, a_search_stops_at_the_first_leaf_that_it_needs)
{
    for (int i = 1; i <= TREES; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        const NaiveShape shape = naive_shape(&random);
        NaiveNode *tree = naive_tree(&shape, &random);
        PlycutGame game;
        naive_game(tree, &game);
        const PlycutSearchOptions options = options_at(i % SEARCHES);
        PlycutTrace trace;
        PlycutError error = {0};
        cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
        check_hidden(tree, &trace, &options, &random, 0);
        check_hidden(tree, &trace, &options, &random, 3);
        plycut_trace_free(&trace);
        plycut_game_release(&game);
        naive_free(tree);
    }
}

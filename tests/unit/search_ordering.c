/* The words of an order with what is learned, both ways, and which are refused. */
#include "tree_kit.h"

#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static const char *const ORDERS[] = {"given",    "reversed", "best",
                                     "worst",    "static",   "fewest",
                                     "mobility", "parity",   "shuffle:9007199254740992"};

enum { ORDER_COUNT = sizeof ORDERS / sizeof *ORDERS };

static void join(char *text, const char *word)
{
    if (*text != '\0')
        strcat(text, ",");
    strcat(text, word);
}

/* Every set of learned words before every order, written and read. */
Test(search_ordering, every_combination_is_read_as_it_is_written)
{
    for (unsigned learned = 0; learned < 8; learned++)
        for (int order = 0; order < ORDER_COUNT; order++) {
            char text[PLYCUT_ORDERING_MAX] = "", again[PLYCUT_ORDERING_MAX];
            PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(2));
            PlycutError error = {0};
            if (learned & PLYCUT_LEARNED_HASH)
                join(text, "hash");
            if (learned & PLYCUT_LEARNED_KILLER)
                join(text, "killer");
            if (learned & PLYCUT_LEARNED_HISTORY)
                join(text, "history");
            if (learned == 0 || order > 0)
                join(text, ORDERS[order]);
            cr_assert(plycut_ordering_parse(text, &options, &error), "%s: %s", text, error.text);
            cr_assert_eq(options.learned, learned);
            cr_assert_eq(options.order, (PlycutOrder)order);
            cr_assert_str_eq(plycut_ordering_text(&options, again), text);
        }
}

/* A second order breaks ties of the first. */
Test(search_ordering, two_orders_are_read_as_they_are_written)
{
    static const char *const TWO[] = {"fewest,parity",   "hash,killer,history,mobility,parity",
                                      "static,mobility", "best,static",
                                      "worst,fewest",    "parity,mobility"};
    static const char *const NOT[] = {"given,static",         "fewest,given",  "shuffle:1,static",
                                      "static,shuffle:1",     "parity,parity", "static,best",
                                      "fewest,parity,static", "fewest,killer", "fewest,",
                                      "fewest,parity,killer"};
    for (size_t i = 0; i < sizeof TWO / sizeof *TWO; i++) {
        char again[PLYCUT_ORDERING_MAX];
        PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(2));
        PlycutError error = {0};
        cr_assert(plycut_ordering_parse(TWO[i], &options, &error), "%s: %s", TWO[i], error.text);
        cr_assert(options.order != PLYCUT_ORDER_GIVEN && options.then != PLYCUT_ORDER_GIVEN);
        cr_assert_str_eq(plycut_ordering_text(&options, again), TWO[i]);
    }
    for (size_t i = 0; i < sizeof NOT / sizeof *NOT; i++) {
        PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(2));
        PlycutError error = {0};
        cr_assert_not(plycut_ordering_parse(NOT[i], &options, &error), "%s", NOT[i]);
        cr_assert(options.order == PLYCUT_ORDER_GIVEN && options.then == PLYCUT_ORDER_GIVEN);
    }
}

Test(search_ordering, given_may_be_said_after_what_is_learned)
{
    PlycutSearchOptions options = {.order = PLYCUT_ORDER_BEST, .seed = 7};
    PlycutError error = {0};
    char text[PLYCUT_ORDERING_MAX];
    cr_assert(plycut_ordering_parse("killer,given", &options, &error), "%s", error.text);
    cr_assert_eq(options.order, PLYCUT_ORDER_GIVEN);
    cr_assert_eq(options.seed, 0u);
    cr_assert_str_eq(plycut_ordering_text(&options, text), "killer");
}

static void expect_refused(const char *text, const char *why)
{
    PlycutSearchOptions options = {0};
    PlycutError error = {0};
    cr_assert(!plycut_ordering_parse(text, &options, &error), "'%s'", text);
    cr_assert_eq(error.code, PLYCUT_E_USAGE);
    cr_assert(strstr(error.text, why) != NULL, "'%s': %s", text, error.text);
}

Test(search_ordering, other_words_are_refused)
{
    expect_refused("", "order");
    expect_refused(",", "order");
    expect_refused("killer,", "order");
    expect_refused(",killer", "order");
    expect_refused("killer,,best", "order");
    expect_refused("best,killer", "order");
    expect_refused("kiler", "did you mean 'killer'?");
    expect_refused("killer,fewst", "did you mean 'fewest'?");
    expect_refused("killer,hash", "each once and in this sequence");
    expect_refused("hash,hash", "each once and in this sequence");
    expect_refused("history,killer,static", "each once and in this sequence");
    expect_refused("Hash", "hash");
    expect_refused("hash,shuffle", "shuffle:7");
    expect_refused("hash,shuffle:-1", "seed");
    expect_refused("static,static", "order");
}

/* ---- Options that do not go together --------------------------------------------------------- */

static void refuses(const char *spec, const PlycutSearchOptions *options, const char *why)
{
    PlycutGame game;
    PlycutResult result;
    PlycutError error = {0};
    cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
    cr_assert(!plycut_search(&game, options, NULL, &result, &error), "accepted: %s", why);
    cr_assert_eq(error.code, PLYCUT_E_USAGE, "%s", error.text);
    cr_assert(strstr(error.text, why) != NULL, "%s", error.text);
    plycut_game_release(&game);
}

#define REFUSES(spec, why, ...)                                                                    \
    do {                                                                                           \
        PlycutSearchOptions o = plycut_search_defaults(plycut_algorithm(2));                       \
        __VA_ARGS__;                                                                               \
        refuses(spec, &o, why);                                                                    \
    } while (0)

Test(search_ordering, what_a_search_cannot_do_is_said)
{
    static const char TREE[] = "tree:[[1,2],[3,4]]", RANDOM[] = "random:b=2,d=3,seed=1";
    REFUSES(TREE, "needs a transposition table", o.learned = PLYCUT_LEARNED_HASH);
    REFUSES(TREE, "at most 16777216 entries", o.table = PLYCUT_TABLE_MAX + 1);
    REFUSES(RANDOM, "quiescence needs a horizon", o.quiescence = 1; o.extension = 1);
    REFUSES(RANDOM, "1 to 400 plies further, not 0", o.quiescence = 1; o.depth = 1);
    REFUSES(RANDOM, "1 to 400 plies further, not 401", o.quiescence = 1; o.depth = 1;
            o.extension = 401);
    REFUSES(RANDOM, "it takes no root window", o.aspiration = 1; o.deepen = true; o.alpha = 1);
    REFUSES(RANDOM, "it takes no root window", o.aspiration = 1; o.deepen = true; o.beta = 1);
    REFUSES(RANDOM, "or --guess", o.aspiration = 1);
    REFUSES(TREE, "is at the horizon of a pass", o.deepen = true);
    REFUSES(TREE, "is at the horizon of a pass", o.node_budget = 9);
    REFUSES(TREE, "lies at the horizon", o.deepen = true; o.depth = 1);
    REFUSES("tree:{\"children\":[{\"static\":1,\"children\":[2,[3]]}]}",
            "'C' (/0/1) is searched with quiescence, which compares static values, and has no",
            o.quiescence = 1;
            o.extension = 1; o.depth = 1);
    REFUSES("tree:[[{\"static\":1,\"children\":[2,3]}]]", "'B' (/0) is searched with quiescence",
            o.quiescence = 1;
            o.extension = 1; o.depth = 2);
}

/* An option that an algorithm ignores does not stop it. */
Test(search_ordering, what_does_not_apply_is_left_out)
{
    for (size_t algorithm = 0; algorithm < 2; algorithm++) {
        PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(algorithm));
        options.aspiration = 2;
        options.has_guess = true;
        options.guess = 5;
        PlycutSearchOptions effective = plycut_search_effective(&options);
        cr_assert(!effective.has_guess && effective.aspiration <= 0 && !effective.deepen);
        cr_assert(!plycut_search_has_passes(&effective));
        options.node_budget = 3;
        effective = plycut_search_effective(&options);
        cr_assert(effective.deepen && plycut_search_has_passes(&effective));
    }
}

/* On error, the order is unchanged. */
Test(search_ordering, a_wrong_word_leaves_the_order_alone)
{
    static const char *const WORDS[] = {"left to right", "",          "lr",    "shuffle",
                                        "shuffle:",      "shuffle:x", "killer"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        PlycutError error = {0};
        PlycutOrder order = PLYCUT_ORDER_REVERSED;
        uint64_t seed = 7;
        cr_assert_not(plycut_order_parse(WORDS[i], &order, &seed, &error));
        cr_assert(order == PLYCUT_ORDER_REVERSED && seed == 7);
    }
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(0));
    PlycutError error = {0};
    cr_assert(plycut_ordering_parse("killer,shuffle:7", &options, &error));
    cr_assert_not(plycut_ordering_parse("history,nothing", &options, &error));
    cr_assert(options.order == PLYCUT_ORDER_SHUFFLE && options.seed == 7 &&
              options.learned == PLYCUT_LEARNED_KILLER);
}

/* The leaves that minimax visits, in this order of the children. */
static void expect_leaves(const char *tree, const char *order, const char *expected)
{
    PlycutGame game = tree_make(tree);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(0));
    PlycutTrace trace;
    PlycutError error = {0};
    char leaves[64] = "";
    cr_assert(plycut_ordering_parse(order, &options, &error), "%s", error.text);
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    for (size_t i = 0; i < trace.event_count; i++)
        if (trace.events[i].kind == PLYCUT_EVENT_LEAF)
            (void)snprintf(leaves + strlen(leaves), sizeof leaves - strlen(leaves), " %g",
                           trace.events[i].value);
    cr_expect_str_eq(leaves + 1, expected, "%s: %s", order, leaves + 1);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* The best child is moved: the others keep their order, whichever place it had and gets. */
Test(search_ordering, quality_leaves_the_other_children_as_given)
{
    expect_leaves("[1,2,3]", "quality:100", "3 1 2");
    expect_leaves("[1,4,2,4,3]", "quality:100", "4 1 2 4 3");
    expect_leaves("[9,1,2]", "quality:100", "9 1 2");
    expect_leaves("[1,2,3]", "quality:0", "1 2 3");
    expect_leaves("[9,1]", "quality:0", "1 9");
    expect_leaves("[9,1,2,3]", "quality:0", "1 9 2 3");
    expect_leaves("[9,1,2,3]", "quality:0:2", "1 2 9 3");
}

/* What a program says of a tree: read, refused with a reason, compared with the search. */
#include "trial/trial.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static Skeleton shape_of(const char *spec)
{
    PlycutGame game;
    PlycutError error = {0};
    Skeleton shape = {.leaves = NULL};
    cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
    cr_assert(tree_of_game(&game, &shape, &error), "%s", error.text);
    plycut_game_release(&game);
    return shape;
}

static bool read_reply(const Skeleton *shape, const char *text, Said *said, char why[PLYCUT_WHY])
{
    const PlycutText reply = {.bytes = (char *)text, .length = strlen(text)};
    why[0] = '\0';
    return said_read(&reply, shape, said, why, &(PlycutError){0});
}

enum {
    VALUE = 1 << PLYCUT_SAID_VALUE,
    VISITS = 1 << PLYCUT_SAID_VISITS,
    BEST = 1 << PLYCUT_SAID_BEST
};

/* Alpha-beta on [[3,12],[2,8]]: 3 by /0, which visits 3, 12 and 2. */
static const struct {
    const char *reply;
    unsigned differs;
} READ[] = {
    {"{\"value\":3}", 0},
    {"{\"value\":2}", VALUE},
    {"{\"value\":\"inf\"}", VALUE},
    {"{\"value\":\"-Infinity\"}", VALUE},
    {"{\"value\":null}", VALUE},
    {"{\"value\":true}", VALUE},
    {"{\"value\":[3]}", VALUE},
    {"{\"mine\":\"\\\"inf\",\"value\":-Infinity}", VALUE},
    {"{\"value\":nan,\"visited\":[3,12,2]}", VALUE},
    {"{\"best\":\"/0\"}", 0},
    {"{\"best\":\"/1\"}", BEST},
    {"{\"best\":null}", BEST},
    {"{\"best\":\"/9\"}", BEST},
    {"{\"best\":\"/0/0\"}", BEST},
    {"{\"best\":\"B\"}", BEST},
    {"{\"visited\":[\"/0/0\",\"/0/1\",\"/1/0\"]}", 0},
    {"{\"visited\":[\"/0/0\",\"/0/0\",\"/0/1\",\"/1/0\"]}", 0},
    {"{\"visited\":[3,12,2]}", 0},
    {"{\"visited\":[3,12,2,8]}", VISITS},
    {"{\"visited\":[3,12]}", VISITS},
    {"{\"visited\":[\"/0\",\"/0/0\",\"/0/1\",\"/1\",\"/1/0\"]}", 0},
    {"{\"visited\":[\"/\",\"/0\",\"/0/0\",\"/0/1\",\"/1\",\"/1/0\"]}", 0},
    {"{\"visited\":[\"/0\",\"/0/0\",\"/0/1\",\"/1/0\"]}", VISITS},
    {"{\"visited\":[]}", VISITS},
    {"{\"value\":4,\"visited\":[3],\"best\":\"/1\",\"mine\":{}}", VALUE | VISITS | BEST},
    {"{\"value\":3,\"visited\":[3,12,2],\"visits\":7}", 0},
};

Test(trial_said, what_is_said_is_compared_with_the_search)
{
    PlycutError error = {0};
    Skeleton shape = shape_of("tree:[[3,12],[2,8]]");
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    Said said = {.count = 0}, search = {.count = 0};
    char why[PLYCUT_WHY];
    cr_assert(said_of_search(&shape, &options, &search, &error));
    for (size_t i = 0; i < sizeof READ / sizeof *READ; i++) {
        cr_expect(read_reply(&shape, READ[i].reply, &said, why), "%s: %s", READ[i].reply, why);
        cr_expect_eq(said_differs(&said, &shape, &search), READ[i].differs, "%s", READ[i].reply);
    }
    cr_expect_eq(said_differs(&search, &shape, &search), 0);
    free(said.visits);
    free(search.visits);
    skeleton_free(&shape);
}

static const struct {
    const char *reply, *why;
} REFUSED[] = {
    {"", "not JSON"},
    {"hello", "not JSON"},
    {"[3]", "not an object"},
    {"{}", "neither"},
    {"{\"mine\":1}", "neither"},
    {"{\"vlaue\":1}", "$.vlaue: unknown member 'vlaue' (did you mean 'value'?)"},
    {"{\"vists\":[\"/0/0\"]}", "$.vists: unknown member 'vists' (did you mean 'visited'?)"},
    {"{\"value\":3,\"visted\":[\"/0/0\"]}", "did you mean 'visited'?"},
    {"{\"value\":\"3\"}", "write the number 3 without quotes"},
    {"{\"value\":Infinite}", "not JSON"},
    {"{\"value\":inf", "not JSON"},
    {"{\"value\":1,\"value\":2}", "not JSON"},
    {"{\"best\":0}", "write a move as a path"},
    {"{\"best\":true}", "write a move as a path"},
    {"{\"visited\":3}", "not a list"},
    {"{\"visited\":[\"/0/7\"]}", "'/0/7', which is no node"},
    {"{\"visited\":[null]}", "something, which is no node"},
    {"{\"format\":\"plycut-trace\",\"version\":1}", "its trace is wrong"},
    {"{\"format\":\"plycut-trace\",\"version\":1,\"problem\":{\"game\":\"tree\",\"root\":\"max\","
     "\"tree\":[1,2,3]},"
     "\"search\":{\"algorithm\":\"mine\"},\"events\":[{\"event\":\"enter\",\"node\":\"/"
     "\"},{\"event\":\"leaf\","
     "\"node\":\"/0\"},{\"event\":\"leaf\",\"node\":\"/1\"},{\"event\":\"leaf\",\"node\":\"/"
     "2\"},{\"event\":\"exit\","
     "\"node\":\"/\"}]}",
     "its trace is wrong: it is the trace of another tree"},
};

Test(trial_said, what_cannot_be_read_is_refused_with_a_reason)
{
    Skeleton shape = shape_of("tree:[[3,12],[2,8]]");
    Said said = {.count = 0};
    char why[PLYCUT_WHY];
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++) {
        cr_expect_not(read_reply(&shape, REFUSED[i].reply, &said, why), "%s", REFUSED[i].reply);
        cr_expect(strstr(why, REFUSED[i].why) != NULL, "%s: %s", REFUSED[i].reply, why);
    }
    free(said.visits);
    skeleton_free(&shape);
}

/* Sums of doubles are rounded; values without chance nodes are exact. */
Test(trial_said, means_are_compared_within_rounding)
{
    static const char *const SPECS[] = {"tree:{\"player\":\"chance\",\"children\":[1,2,2]}",
                                        "tree:[1.6666666666666667]"};
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    for (size_t i = 0; i < 2; i++) {
        PlycutError error = {0};
        Skeleton shape = shape_of(SPECS[i]);
        Said said = {.count = 0}, search = {.count = 0};
        char why[PLYCUT_WHY];
        cr_assert(said_of_search(&shape, &options, &search, &error), "%s", error.text);
        cr_assert(read_reply(&shape, "{\"value\":1.6666666666666663}", &said, why));
        cr_expect_eq(said_differs(&said, &shape, &search), i == 0 ? 0 : VALUE, "%s", SPECS[i]);
        free(said.visits);
        free(search.visits);
        skeleton_free(&shape);
    }
}

/* Only visits are known of it: the trace can be read back, and has them. */
static const struct {
    const char *tree, *reply;
    uint64_t leaves;
    const char *unvisited; /* or NULL */
} VISITED[] = {
    {"tree:[[3,12],[2,[8,1]]]", "{\"visited\":[\"/0/1\",\"/1/1/0\",\"/1/0\"]}", 3, "/0/0"},
    {"tree:[[3,12],[2,8]]", "{\"visited\":[\"/0\",\"/0/1\",\"/0\",\"/1\",\"/1/1\"]}", 2, "/0/0"},
    {"tree:7", "{\"visited\":[\"/\"]}", 1, NULL},
};

Test(trial_said, visits_become_a_trace)
{
    for (size_t i = 0; i < sizeof VISITED / sizeof *VISITED; i++) {
        PlycutError error = {0};
        PlycutTrace trace = {0};
        PlycutText text = {0};
        Skeleton shape = shape_of(VISITED[i].tree);
        Said said = {.count = 0};
        char why[PLYCUT_WHY];
        cr_assert(read_reply(&shape, VISITED[i].reply, &said, why));
        cr_assert(said_trace(&said, &shape, &text));
        cr_assert(said_record(&text, &trace, &error), "%s: %s", error.path, error.text);
        cr_expect_eq(trace.result.leaves, VISITED[i].leaves, "%s", VISITED[i].reply);
        cr_expect(VISITED[i].unvisited == NULL ||
                  !trace.nodes[plycut_trace_find(&trace, VISITED[i].unvisited)].visited);
        cr_expect_eq(trace.result.cutoffs[PLYCUT_SHALLOW], 0);
        plycut_trace_free(&trace);
        plycut_text_free(&text);
        free(said.visits);
        skeleton_free(&shape);
    }
}

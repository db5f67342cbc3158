/* Explanations: each kind of cutoff with its cause, the words for bounds and ties, games without
 * names. */
#include "explain_kit.h"

#include <math.h>

/* A spec, how it is searched, and what the explanation must say (or, after '!', must not say). */
typedef struct Case {
    const char *spec, *algorithm;
    bool strict, hard;
    double alpha, beta;
    const char *says[6];
} Case;

#define FULL -INFINITY, INFINITY

static const Case CASES[] = {
    /* Shallow, at a MIN and at a MAX node. */
    {"tree:[[3,12,8],[2,4,6],[14,5,2]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {" 2. Enter A (the root), a MAX node, then B (/0), a MIN node: no bounds.\n",
      "Cutoff at C: 2 <= 3, the value that A already has from B. This is a shallow alpha cutoff: "
      "the bound comes from the parent, A.\n",
      "    2 leaves of C are never visited: 4 of C (/1/1) and 6 of C (/1/2).\n",
      "whatever they are worth, C (a MIN node) is at most 2. A already has 3 from B, and a MAX "
      "node never takes less.\n",
      "16. C returns at most 2. A keeps 3, since C is not worth more.\n",
      "23. Leaf 2 of D (/2/2). D has 2 so far. That crosses alpha, 3, but no child is left to cut "
      "off.\n25. D returns 2. A keeps"}},
    {"tree:[[[5,6],[7,1]],1]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at D: 7 >= 6, the value that B already has from C. This is a shallow beta cutoff",
      "D (a MAX node) is at least 7. B already has 6 from C, and a MIN node never takes more."}},
    /* The parent's best is only a bound the wrong way: enough by the number, not by reason. */
    {"tree:[[1,[[[2,6],[2,1]]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at F: 2 >= 1", "a deep beta cutoff", "!would have been enough", "Deep only"}},
    /* A deep cutoff when the parent has no value yet; mirrored; with a tie. */
    {"tree:[5,[[[4,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at D: 4 <= 5, the value that A already has from the leaf 5 of A. This is a "
      "deep alpha cutoff: the bound comes from A, 3 plies up.",
      "whatever the leaf 9 of D is worth, D (a MIN node) is at most 4. C, a MAX node, has no value "
      "yet; even "
      "if "
      "it takes that of D, it is at most 4 too. B, a MIN node, is then at most 4 as well. So "
      "nothing above 4 can reach A by way of D. A already has 5 from the leaf 5 of A, and a MAX "
      "node never takes less. And if a node on the way takes another child's value, D does not "
      "matter at all.\n",
      "!would have been enough", "Cutoffs     0 shallow, 1 deep, 0 window\n",
      "Deep only   1 leaf that is pruned only thanks to deep cutoffs (branch-and-bound visits it): "
      "9 of D "
      "(/1/0/0/1)\n"}},
    {"tree:[[5,[[[6,1]]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"6 >= 5, the value that B already has from the leaf 5 of B. This is a deep beta cutoff",
      "E (a MAX node) is at least 6. D, a MIN node, has no value yet; even if it takes that of E, "
      "it is at least 6 too. C, a MAX node, is then at least 6 as well. So nothing below 6 can "
      "reach B by way of E."}},
    {"tree:[5,[[[5,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"5 <= 5, the value", "A already has 5 from the leaf 5 of A, and a tie changes nothing."}},
    {"tree:[5,[[[[[4,9]]]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"the bound comes from A, 5 plies up",
      "E, a MAX node, has no value yet; even if it takes that of F, it is at most 4 too. D, a MIN "
      "node, is then at most 4 as well. C, a MAX node, has no value yet; even if it takes that of "
      "D, it is at most 4 too. B, a MIN node, is then at most 4 as well. So nothing"}},
    /* A deep cutoff when the parent has a value: one that would not cut off by itself, and one that
       would. */
    {"tree:[5,[[3,[4,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"C, a MAX node, has 3 so far; it takes the value of D only if it has nothing better, and is "
      "then at most 4. B,",
      "!would have been enough"}},
    {"tree:[5,[[3,[2,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"a deep alpha cutoff", "!Deep only",
      "D (a MIN node) is at most 2. C already has 3 from the leaf 3 of C, and a MAX node "
      "never takes less. That alone would have been enough for this cutoff.\n",
      "!only if it has nothing better", "!on the way"}},
    {"tree:[5,[[[4,9],[3,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"C, a MAX node, has at most 4 so far; it takes the value of E only"}},
    /* Branch-and-bound has no bounds from above the parent; minimax has no bounds at all. */
    {"tree:[5,[[[4,9]]]]",
     "branch-and-bound",
     false,
     false,
     FULL,
     {"!Cutoff at", "!Deep only",
      "Enter C (/1/0), a MAX node, then D (/1/0/0), a MIN node: no bounds.",
      "Enter B (/1), a MIN node: alpha is 5", "Visited     7 nodes, 3 leaves of 3\n"}},
    {"tree:[5,[[[4,9]]]]",
     "minimax",
     false,
     false,
     FULL,
     {"!alpha becomes", "!Cut", "!Fail rule", "!no bounds", "A keeps 5, since 4 is not more.",
      "Best line   A - 5 of A\n"}},
    /* The strict rule: a tie is not a cutoff; a value beyond the bound is. */
    {"tree:[5,[5,9],[4,9]]",
     "alpha-beta",
     true,
     false,
     FULL,
     {"!Cutoff at B", "Cutoff at C: 4 < 5, the value",
      "Cut rule    strict: a MAX node stops as soon as its best value is > beta, a MIN node as "
      "soon as it is < alpha\n",
      "9 of B (/1/1). B keeps 5, since 9 is not less."}},
    {"tree:[5,[5,9],[4,9]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at B: 5 <= 5, the value", "A keeps 5, since B is not worth more.",
      "Cut rule    equal: a MAX node stops as soon as its best value is >= beta, a MIN node as "
      "soon as it is <= alpha\n"}},
    {"tree:[5,[6,5]]",
     "alpha-beta",
     true,
     false,
     FULL,
     {"Leaf 5 of B (/1/1). B has 5 so far: beta becomes 5.\n", "!That crosses"}},
    {"tree:[5,[6,5]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"B has 5 so far. That crosses alpha, 5, but no child is left to cut off.\n"}},
    /* A bound without an owner, and values clipped to the window. */
    {"tree:[[3,12],[6,7]]",
     "alpha-beta",
     false,
     true,
     4,
     5,
     {"alpha is 4 (the root's window), beta is 5 (the root's window).",
      "Cutoff at B: 3 <= 4, the lower end of the root's window. This is a window alpha cutoff: "
      "no node set the bound",
      "A, a MAX node, has no value yet; even if it takes that of B, it is at most 4 too. So "
      "nothing above 4 can reach the root by way of B. The window asks only for values above 4:",
      "B returns at most 4, not 3: fail-hard clips it to the window.",
      "A returns at least 5. The search is complete.", "Window      [4, 5]\n"}},
    {"tree:[6,7]",
     "alpha-beta",
     false,
     false,
     4,
     5,
     {"Cutoff at A: 6 >= 5, the upper end of the root's window. This is a window beta cutoff",
      "A (a MAX node) is at least 6. The window asks only for values below 5: the exact value "
      "does not matter.",
      "Value       at least 6\n",
      "Best move   6 of A (/0), which reaches at least 6; the other move was not searched and may "
      "be "
      "better\nBest line   A - 6 of A\n"}},
    /* A window's cutoff that a nearer value makes: who has it says so, and not that it might take
       more. */
    {"tree:[[[4,7],[10,3]],[5,2],[8,1]]",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Cutoff at F: 10 >= 7, the upper end of the root's window.",
      "F (a MAX node) is at least 10. B already has 7 from E, and a MIN node never takes more. "
      "That alone would have been enough for this cutoff.\n",
      "!nothing better",
      "Best move   B (/0), which reaches at least 7; the other 2 moves were not searched, and one "
      "of them "
      "may be better\n",
      "Best line   A - B - E - 7 of E\n"}},
    /* Fail high at the second of three, at the last, with a tie that fail-hard leaves open; low. */
    {"tree:[4,8,9]",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Best move   8 of A (/1), which reaches at least 8; one other move was not searched and may "
      "be "
      "better\n"}},
    {"tree:[4,[[8,1],9]]",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Best move   B (/1), which reaches at least 8; no other move is better\n"}},
    {"tree:[[8,9],[9,9]]",
     "alpha-beta",
     true,
     true,
     3,
     7,
     {"Value       at least 7\n", "another move"}},
    {"tree:[[1,9],[2,9]]",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Value       at most 2\nBest move   none is proved best: every move is worth at most "
      "2\nVisited"}},
    /* A tie at the second move proves the value, and still no move. */
    {"tree:[[3,1],3]",
     "alpha-beta",
     false,
     false,
     5,
     8,
     {"Value       3\nBest move   none is proved best: every move is worth at most 3\n",
      "!Best line"}},
    /* The same with MIN at the root; a move with its own name. */
    {"{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"min\",\"tree\":[{\"move\":"
     "\"up\",\"value\":2},5,6]}",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Value       at most 2\n", "Best move   up, to 2 of A (/0), which reaches at most 2; the "
                                 "other 2 moves were not searched, and one of "
                                 "them may be better\n"}},
    {"tree:[[3,12],[2,7]]",
     "alpha-beta",
     false,
     true,
     4,
     5,
     {"Best move   none is proved best: every move is worth at most 4\n",
      "Value       at most 4\n"}},
    /* A root that is a leaf. */
    {"tree:5",
     "alpha-beta",
     false,
     false,
     FULL,
     {" 1. The root is a leaf with the value 5: there is nothing to search.\n",
      "Best move   none: the root is a leaf\n", "!best line", "!2. "}},
    /* Two MIN nodes in a row: the owner is 4 plies up; the other cutoff is shallow. */
    {"{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[5,[{\"player\":\"min\",\"children\":[7,"
     "[[4,9],2]]},8]]}",
     "alpha-beta",
     false,
     false,
     FULL,
     {"This is a deep alpha cutoff: the bound comes from A, 4 plies up.",
      "D, a MAX node, has no value yet; even if it takes that of E, it is at most 4 too. C, a MIN "
      "node, is then at most 4 as well. B, a MIN node, is then at most 4 as well. So nothing above",
      "Cutoff at B: 4 <= 5, the value that A already has from the leaf 5 of A. This is a shallow "
      "alpha"}},
    {"{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[5,[{\"player\":\"min\",\"children\":[4,9]"
     "}"
     ",8]]}",
     "alpha-beta",
     false,
     false,
     FULL,
     {"This is a shallow alpha cutoff: the bound comes from A, 2 plies up, but the player to move "
      "changes only once on the way.",
      "C (a MIN node) is at most 4. B, a MIN node, is then at most 4 as well. So nothing above 4"}},
    /* A run of MAX nodes above a run of MIN nodes: the best of the MAX nodes would have been
       enough. */
    {"{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[5,[[3,{\"player\":\"max\",\"children\":["
     "4,"
     "[{\"player\":\"min\",\"children\":[2,9]},8]]}]]]}",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at F: 2 <= 5, the value that A already has from the leaf 5 of A. This is a "
      "deep alpha cutoff: the bound comes from A, 5 plies up.",
      "F (a MIN node) is at most 2. E, a MIN node, is then at most 2 as well. D already has 4 from "
      "the leaf 4 of D, and a MAX node never takes less. That alone would have been enough for "
      "this "
      "cutoff. And if a node on the way takes another child's value, F does not matter at all.\n"}},
    /* Names of leaves, and titles that would move a cursor. */
    {"{\"format\":\"plycut-tree\",\"version\":1,\"title\":\"a\\u001b[2Jb\\nc\",\"tree\":{\"name\":"
     "\"r\",\"children\":[{\"name\":\"x\",\"value\":5},2]}}",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Title       a?[2Jb?c\n", "Leaf x (/0) is worth 5. r has 5 so far: alpha becomes 5.\n",
      "Leaf 2 of r (/1). r keeps 5, since 2 is not more.\n"}},
    /* The test proves B's value, but prunes below it: its line is not proved. */
    {"tree:[1,[[7,4],5]]",
     "negascout",
     false,
     false,
     FULL,
     {"B passed its test and is worth 5, but the test did not search everything below it, so its "
      "best line is not proved: it is searched again.",
      "!but that proves only", "whatever the leaf 4 of C is worth, C (a MAX node) is at least 7."}},
    /* Under fail-hard the window of a test may be empty, and the tested value is still the scout's. */
    {"tree:[5,[[[9],[9]]]]",
     "negascout",
     true,
     true,
     FULL,
     {"11. Enter E (/1/0/1), a MIN node: A only tests whether B is worth more than 5 (A has it "
      "from "
      "the leaf 5 of A).",
      "B passed its test, but that proves only that it is at least 5+, so it is searched again."}},
    /* A bound that equals the best is a tie: C is worth 0. */
    {"tree:[2,[2,[0]]]",
     "alpha-beta",
     true,
     true,
     FULL,
     {"11. C returns at most 2, not 0: fail-hard clips it to the window. B keeps 2, since a tie "
      "changes "
      "nothing.",
      "!is not less"}},
};

static void expect_case(const Case *c)
{
    PlycutSearchOptions options = kit_options(c->algorithm);
    options.cut = c->strict ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    options.fail = c->hard ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
    options.alpha = c->alpha;
    options.beta = c->beta;
    char *told = kit_explain(c->spec, options);
    for (size_t i = 0; i < sizeof c->says / sizeof *c->says && c->says[i] != NULL; i++)
        if (c->says[i][0] == '!')
            expect_silent(told, c->says[i] + 1);
        else
            expect_says(told, c->says[i]);
    free(told);
}

Test(words_explain, each_kind_of_cutoff_has_its_reason)
{
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        expect_case(&CASES[i]);
}

/* ---- Fail-hard ---------------------------------------------------------------------------- */

/* Fail-hard returns the bound. A node with less than the bound can use it, even if the node has
 * more than the true value. */
Test(words_explain, fail_hard_argues_with_what_is_returned)
{
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.fail = PLYCUT_FAIL_HARD;
    char *told = kit_explain("tree:[5,[[4,[3,9]],0]]", options);
    expect_says(told, "D (a MIN node) is at most 3. Fail-hard clips that to the window: D returns "
                      "at most 5. C, a MAX "
                      "node, has 4 so far; it takes the value of D only if it has nothing better, "
                      "and is then at most 5. "
                      "B, a MIN node, is then at most 5 as well. So nothing above 5 can reach A by "
                      "way of D. A already "
                      "has 5 from the leaf 5 of A, and a tie changes nothing. (The 4 that C has");
    expect_says(told,
                "D returns at most 5, not 3: fail-hard clips it to the window. C has 5 so far.");
    free(told);
    told = kit_explain(
        "{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"min\",\"tree\":[1,[[2,[2,0]],9]]}",
        options);
    expect_says(
        told,
        "D (a MAX node) is at least 2. Fail-hard clips that to the window: D returns at least 1.");
    expect_silent(told, "C already has");
    free(told);
}

/* If an explanation of a cutoff says that the parent already has a value as good, the parent keeps
 * its value. */
static size_t refusals_that_hold(const PlycutTrace *trace)
{
    char *told = kit_told(trace), *squeezed = kit_squeezed(told);
    size_t refusals = 0;
    for (size_t i = 0; i + 2 < trace->event_count; i++) {
        const PlycutTraceEvent *cut = &trace->events[i], *update = &trace->events[i + 2];
        if (cut->kind != PLYCUT_EVENT_CUTOFF || cut->node == 0)
            continue;
        char item[64], refuses[64];
        snprintf(item, sizeof item, ". Cutoff at %s:", trace->nodes[cut->node].name);
        snprintf(refuses, sizeof refuses, ". %s already has ", trace->nodes[update->node].name);
        const char *at = strstr(squeezed, item),
                   *end = at == NULL ? NULL : strstr(at, " returns at ");
        cr_assert_not_null(end, "%s: %s", item, told);
        const char *said = strstr(at, refuses);
        if (said == NULL || said > end)
            continue;
        refusals++;
        cr_expect_not(update->improved, "%s %s: %s", item, refuses, told);
    }
    free(squeezed);
    free(told);
    return refusals;
}

/* A random tree with leaves at all depths: under fail-hard, only a leaf can give its parent a value outside the
 * parent's window. */
static char *put_tree(char *end, uint64_t *random, int depth)
{
    *random = *random * 6364136223846793005U + 1442695040888963407U;
    unsigned draw = (unsigned)(*random >> 33);
    if (depth == 0 || (depth < 4 && draw % 3 == 0))
        return end + sprintf(end, "%u", draw / 3 % 10);
    *end++ = '[';
    for (unsigned i = 0, count = 2 + draw / 3 % 2; i < count; i++) {
        if (i > 0)
            *end++ = ',';
        end = put_tree(end, random, depth - 1);
    }
    *end++ = ']';
    *end = '\0';
    return end;
}

Test(words_explain, who_has_enough_keeps_it)
{
    size_t refusals = 0;
    for (uint64_t seed = 1; seed <= 300; seed++) {
        char tree[2048] = "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":";
        uint64_t random = seed;
        strcpy(put_tree(tree + strlen(tree), &random, 5), "}");
        PlycutGame game = kit_game(tree);
        for (int rules = 0; rules < 4; rules++) {
            PlycutSearchOptions options = kit_options("alpha-beta");
            options.fail = rules % 2 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
            options.cut = rules / 2 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
            PlycutTrace trace = kit_trace(&game, options);
            refusals += refusals_that_hold(&trace);
            plycut_trace_free(&trace);
        }
        plycut_game_release(&game);
    }
    cr_expect_gt(refusals, (size_t)1000);
}

Test(words_explain, the_pi_trees_five_leaves_are_named)
{
    char *told = kit_explain("knuth-moore-pi", kit_options("alpha-beta"));
    expect_says(told, "Cutoffs     6 shallow, 4 deep, 0 window\n");
    expect_says(told, "Visited     55 nodes, 31 leaves of 81\n");
    expect_says(told, "Pruned      18 subtrees with 50 leaves, never visited: ");
    expect_says(told, "Deep only   5 leaves that are pruned only thanks to deep cutoffs "
                      "(branch-and-bound visits them): 7 of W (/1/0/0/2), 9 of AF (/2/0/0/1), 7 of "
                      "AF (/2/0/0/2), 3 of AI "
                      "(/2/1/0/1) and 0 of AI (/2/1/0/2)\n");
    free(told);
}

Test(words_explain, generated_games_are_told_by_paths)
{
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 4;
    char *told = kit_explain("othello:4x4", options);
    expect_says(told, "Enter the root, a MAX node, then /b1, a MIN node");
    expect_says(told, "Cutoff at /c4/d2/a1: 0 <= 0, the value that the root already has from /b1.");
    expect_says(told, "(leaves not counted).\n");
    expect_says(told, "The root returns 0. The search is complete.\n");
    expect_says(told, "Horizon     depth 4\n");
    free(told);
    options.expand_pruned = true;
    told = kit_explain("othello:4x4", options);
    expect_silent(told, "not counted");
    free(told);
}

Test(words_explain, long_lists_and_long_ways_are_shortened)
{
    char *told = kit_explain("tree:[30,[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]]",
                             kit_options("alpha-beta"));
    expect_says(told, "18 leaves of B are never visited: 2 of B (/1/1), ");
    expect_says(told, "17 of B (/1/16) and 2 more.\n");
    free(told);
    told = kit_explain("tree:[5,[[[[[[[[[4,9]]]]]]]]]]", kit_options("alpha-beta"));
    expect_says(told, "the bound comes from A, 9 plies up");
    expect_says(told, " And so on for 2 more nodes up the path. So nothing above 4 can reach A");
    free(told);
}

Test(words_explain, a_full_output_stops_the_telling)
{
    PlycutGame game = kit_game("tree:[[3,12,8],[2,4,6],[14,5,2]]");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    PlycutOut out;
    PlycutText text = {0};
    PlycutError error = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    out.failed = true;
    plycut_explain(&trace, NULL, &out, &error);
    cr_expect_not(plycut_out_flush(&out));
    cr_expect_eq(text.length, 0);
    plycut_text_free(&text);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

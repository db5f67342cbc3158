/* Explanations: each kind of cutoff with its cause, the words for bounds and ties, games without
 * names. */
#include "exercise_kit.h"

#include <math.h>

/* A spec, how it is searched, and what must be told of it (or, after '!', must not). */
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
     {" 1. Enter A (the root), a MAX node, then B (/0), a MIN node: no bounds.\n",
      "Cutoff at C: 2 <= 3, the value that A already has from B. A shallow alpha cutoff: the bound "
      "comes from A, the parent.\n",
      "    Never visited: 2 children of C, all leaves: 4 of C (/1/1) and 6 of C (/1/2).\n",
      "whatever they are worth, C, a MIN node, is at most 2. Its parent A already has 3 from B and "
      "as a MAX node does not want less.\n",
      " 9. C returns at most 2. A keeps 3, for at most 2 is no more.\n",
      "13. Leaf 2 of D (/2/2). D has 2 so far. That crosses alpha, 3, but no child is left to cut "
      "off.\n14. D returns 2."}},
    {"tree:[[[5,6],[7,1]],1]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at D: 7 >= 6, the value that B already has from C. A shallow beta cutoff",
      "D, a MAX node, is at least 7. Its parent B already has 6 from C and as a MIN node does not "
      "want more."}},
    /* The parent's best is only a bound the wrong way: enough by the number, not by reason. */
    {"tree:[[1,[[[2,6],[2,1]]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at F: 2 >= 1", "A deep beta cutoff", "!would have been enough", "Deep only"}},
    /* Deep, with no value at the parent; mirrored; in a tie. */
    {"tree:[5,[[[4,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at D: 4 <= 5, the value that A already has from the leaf 5 of A. A deep alpha "
      "cutoff: "
      "the bound comes from A, 3 plies up.",
      "whatever it is worth, D, a MIN node, is at most 4. C, a MAX node, has no value yet; even if "
      "it takes that of D, it is at most 4 too. B, a MIN node, is then at most 4 as well. So "
      "nothing above 4 can reach A by way of D; A already has 5 from the leaf 5 of A and as a MAX "
      "node does not want less. And if a node on the way takes another child's value, D does not "
      "matter at all.\n",
      "!would have been enough", "Cutoffs     0 shallow, 1 deep, 0 window\n",
      "Deep only   1 leaf that only deep cutoffs prune (branch-and-bound visits it): 9 of D "
      "(/1/0/0/1)\n"}},
    {"tree:[[5,[[[6,1]]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"6 >= 5, the value that B already has from the leaf 5 of B. A deep beta cutoff",
      "E, a MAX node, is at least 6. D, a MIN node, has no value yet; even if it takes that of E, "
      "it is at least 6 too. C, a MAX node, is then at least 6 as well. So nothing below 6 can "
      "reach B by way of E;"}},
    {"tree:[5,[[[5,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"5 <= 5, the value", "A already has 5 from the leaf 5 of A, and a tie replaces nothing."}},
    {"tree:[5,[[[[[4,9]]]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"the bound comes from A, 5 plies up",
      "E, a MAX node, has no value yet; even if it takes that of F, it is at most 4 too. D, a MIN "
      "node, is then at most 4 as well. C, a MAX node, has no value yet; even if it takes that of "
      "D, it is at most 4 too. B, a MIN node, is then at most 4 as well. So nothing"}},
    /* Deep, where the parent has a value: not enough, and enough. */
    {"tree:[5,[[3,[4,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"C, a MAX node, has 3 so far; it takes that of D only if it has nothing better, and is then "
      "at "
      "most 4. B,",
      "!would have been enough"}},
    {"tree:[5,[[3,[2,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"A deep alpha cutoff", "!Deep only",
      "D, a MIN node, is at most 2. C already has 3 from the leaf 3 of C and as a MAX node does "
      "not "
      "want less. That would have been enough for this cutoff.\n",
      "!only if it has nothing better", "!on the way"}},
    {"tree:[5,[[[4,9],[3,9]]]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"C, a MAX node, has at most 4 so far; it takes that of E only"}},
    /* Branch-and-bound knows nothing from above the parent; minimax nothing at all. */
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
     {"!alpha becomes", "!Cut", "!Fail rule", "!no bounds", "A keeps 5, for 4 is no more.",
      "Best line   A - 5 of A\n"}},
    /* The strict rule: a tie is no cutoff; beyond it is. */
    {"tree:[5,[5,9],[4,9]]",
     "alpha-beta",
     true,
     false,
     FULL,
     {"!Cutoff at B", "Cutoff at C: 4 < 5, the value",
      "Cut rule    strict: a MAX node stops when its best is > beta, a MIN node when < alpha\n",
      "9 of B (/1/1). B keeps 5, for 9 is no less."}},
    {"tree:[5,[5,9],[4,9]]",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at B: 5 <= 5, the value", "A keeps 5, for at most 5 is no more.",
      "Cut rule    equal: a MAX node stops when its best is >= beta, a MIN node when <= alpha\n"}},
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
    /* Nobody's bound, and values clipped to the window. */
    {"tree:[[3,12],[6,7]]",
     "alpha-beta",
     false,
     true,
     4,
     5,
     {"alpha is 4 (the window asked for), beta is 5 (the window asked for).",
      "Cutoff at B: 3 <= 4, the lower end of the window that was asked for. A window alpha cutoff: "
      "the bound is nobody's",
      "A, a MAX node, has no value yet; even if it takes that of B, it is at most 3 too. So "
      "nothing "
      "above 3 can reach the root by way of B, and only values above 4 were asked for",
      "B returns at most 4, not 3 (fail-hard clips it to the window).",
      "A, the root, returns at least 5", "Window      [4, 5]\n"}},
    {"tree:[6,7]",
     "alpha-beta",
     false,
     false,
     4,
     5,
     {"Cutoff at A: 6 >= 5, the upper end of the window that was asked for. A window beta cutoff",
      "A, a MAX node, is at least 6. So nothing below 6 comes of it, and only values below 5 were "
      "asked for",
      "Value       at least 6\n",
      "Best move   6 of A (/0): enough for at least 6; the other move was not searched, it may be "
      "better\nBest line   A - 6 of A, enough for at least 6\n"}},
    /* A window's cutoff that a nearer value makes: who has it says so, and not that it might take
       more. */
    {"tree:[[[4,7],[10,3]],[5,2],[8,1]]",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Cutoff at F: 10 >= 7, the upper end of the window that was asked for.",
      "F, a MAX node, is at least 10. B already has 7 from E and as a MIN node does not want more. "
      "That would have been enough for this cutoff.\n",
      "!nothing better",
      "Best move   B (/0): enough for at least 7; the other 2 moves were not searched, one may be "
      "better\n",
      "Best line   A - B - E - 7 of E, enough for at least 7\n"}},
    /* Fail high at the second of three, at the last, with a tie that fail-hard leaves open; low. */
    {"tree:[4,8,9]",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Best move   8 of A (/1): enough for at least 8; another move was not searched, it may be "
      "better\n"}},
    {"tree:[4,[[8,1],9]]",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Best move   B (/1): enough for at least 8; no other move is better\n"}},
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
     {"Value       at most 2\nBest move   none is proved best: every move is worth at most 2\nVisited"}},
    /* The same for MIN at the root; a move with a name of its own. */
    {"{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"min\",\"tree\":[{\"move\":"
     "\"up\",\"value\":2},5,6]}",
     "alpha-beta",
     false,
     false,
     3,
     7,
     {"Value       at most 2\n", "Best move   up, to 2 of A (/0): enough for at most 2; the other "
                                 "2 moves were not searched, one "
                                 "may be better\n"}},
    {"tree:[[3,12],[2,7]]",
     "alpha-beta",
     false,
     true,
     4,
     5,
     {"Best move   none is proved best: every move is worth at most 4\n", "Value       at most 4\n"}},
    /* A root that is a leaf. */
    {"tree:5",
     "alpha-beta",
     false,
     false,
     FULL,
     {" 1. The root is a leaf: its value is 5, and there is nothing to search.\n",
      "Best move   none: the root is a leaf\n", "!best line", "!2. "}},
    /* Two MIN nodes on end: the owner is 4 plies up, the other cutoff shallow. */
    {"{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[5,[{\"player\":\"min\",\"children\":[7,"
     "[[4,9],2]]},8]]}",
     "alpha-beta",
     false,
     false,
     FULL,
     {"A deep alpha cutoff: the bound comes from A, 4 plies up.",
      "D, a MAX node, has no value yet; even if it takes that of E, it is at most 4 too. C, a MIN "
      "node, is then at most 4 as well. B, a MIN node, is then at most 4 as well. So nothing above",
      "Cutoff at B: 4 <= 5, the value that A already has from the leaf 5 of A. A shallow alpha"}},
    {"{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[5,[{\"player\":\"min\",\"children\":[4,9]"
     "}"
     ",8]]}",
     "alpha-beta",
     false,
     false,
     FULL,
     {"A shallow alpha cutoff: the bound comes from A, 2 plies up, but the turn changes only once on the way.",
      "C, a MIN node, is at most 4. B, a MIN node, is then at most 4 as well. So nothing above 4"}},
    /* A run of MAX nodes above a run of MIN nodes: the best of the MAX nodes would have been
       enough. */
    {"{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[5,[[3,{\"player\":\"max\",\"children\":["
     "4,"
     "[{\"player\":\"min\",\"children\":[2,9]},8]]}]]]}",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Cutoff at F: 2 <= 5, the value that A already has from the leaf 5 of A. A deep alpha "
      "cutoff: "
      "the bound comes from A, 5 plies up.",
      "F, a MIN node, is at most 2. E, a MIN node, is then at most 2 as well. D already has 4 from "
      "the leaf 4 of D and as a MAX node does not want less. That would have been enough for this "
      "cutoff. And if a node on the way takes another child's value, F does not matter at all.\n"}},
    /* Names of leaves, and titles that would move a cursor. */
    {"{\"format\":\"plycut-tree\",\"version\":1,\"title\":\"a\\u001b[2Jb\\nc\",\"tree\":{\"name\":"
     "\"r\",\"children\":[{\"name\":\"x\",\"value\":5},2]}}",
     "alpha-beta",
     false,
     false,
     FULL,
     {"Title       a?[2Jb?c\n", "Leaf x (/0) is worth 5. r has 5 so far: alpha becomes 5.\n",
      "Leaf 2 of r (/1). r keeps 5, for 2 is no more.\n"}},
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

Test(exercise_explain, each_kind_of_cutoff_has_its_reason)
{
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        expect_case(&CASES[i]);
}

Test(exercise_explain, the_pi_trees_five_leaves_are_named)
{
    char *told = kit_explain("knuth-moore-pi", kit_options("alpha-beta"));
    expect_says(told, "Cutoffs     6 shallow, 4 deep, 0 window\n");
    expect_says(told, "Visited     55 nodes, 31 leaves of 81\n");
    expect_says(told, "Pruned      18 subtrees with 50 leaves, never visited: ");
    expect_says(told, "Deep only   5 leaves that only deep cutoffs prune (branch-and-bound visits "
                      "them): 7 of W (/1/0/0/2), 9 of AF (/2/0/0/1), 7 of AF (/2/0/0/2), 3 of AI "
                      "(/2/1/0/1) and 0 of AI (/2/1/0/2)\n");
    free(told);
}

Test(exercise_explain, generated_games_are_told_by_paths)
{
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 4;
    char *told = kit_explain("othello:4x4", options);
    expect_says(told, "Enter the root, a MAX node, then /b1, a MIN node");
    expect_says(told, "Cutoff at /c4/d2/a1: 0 <= 0, the value that the root already has from /b1.");
    expect_says(told, ", leaves not counted.\n");
    expect_says(told, "The root returns 0: the search is done.\n");
    expect_says(told, "Horizon     depth 4\n");
    free(told);
    options.expand_pruned = true;
    told = kit_explain("othello:4x4", options);
    expect_silent(told, "not counted");
    free(told);
}

Test(exercise_explain, long_lists_and_long_ways_are_shortened)
{
    char *told = kit_explain("tree:[30,[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]]",
                             kit_options("alpha-beta"));
    expect_says(told, "18 children of B, all leaves: 2 of B (/1/1), ");
    expect_says(told, "17 of B (/1/16) and 2 more.\n");
    free(told);
    told = kit_explain("tree:[5,[[[[[[[[[4,9]]]]]]]]]]", kit_options("alpha-beta"));
    expect_says(told, "the bound comes from A, 9 plies up");
    expect_says(told, " And so on, for 2 nodes more, up the path. So nothing above 4 can reach A");
    free(told);
}

Test(exercise_explain, a_full_output_stops_the_telling)
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

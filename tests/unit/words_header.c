/* Explanations: the header identifies the problem, the summary says what is proved, and lines fit.
 */
#include "explain_kit.h"

#include "words/sentence.h"

#include <math.h>

/* ---- Header ------------------------------------------------------------------------------ */

Test(words_header, othello_says_board_players_and_valuation)
{
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 1;
    char *told = kit_explain("othello:4x4", options);
    cr_expect_not_null(strstr(told, "Game        othello\n"
                                    "Spec        othello:4x4:-----OX--XO----- X\n"
                                    "Board         a b c d\n"
                                    "            1 - - - -\n"
                                    "            2 - O X -\n"
                                    "            3 - X O -\n"
                                    "            4 - - - -\n"
                                    "Players     Black (X) is MAX, White (O) is MIN\n"
                                    "To move     MAX, Black (X)\n"
                                    "Evaluation  discs\n"
                                    "Score       discs\n"),
                       "%s", told);
    free(told);
}

/* The side to move is not always MAX; the spec names the side, not the player. */
Test(words_header, the_root_may_be_min)
{
    PlycutGame game = kit_game("othello:f5");
    plycut_game_set_root(&game, PLYCUT_MIN);
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 1;
    PlycutTrace trace = kit_trace(&game, options);
    char *told = kit_told(&trace);
    expect_says(told, "Players Black (X) is MAX, White (O) is MIN To move MIN, White (O)");
    cr_expect_str_eq(trace.spec,
                     "othello:---------------------------OX------XXX-------------------------- O");
    free(told);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

Test(words_header, a_random_tree_says_its_spec)
{
    char *told = kit_explain("random:b=2,d=2,seed=7", kit_options("alpha-beta"));
    expect_says(told, "Spec random:b=2,d=2,seed=7,values=0..99 To move MAX");
    free(told);
}

/* The spec of a trace makes the same problem again. */
Test(words_header, a_spec_makes_its_game_again)
{
    static const char *const specs[] = {"othello:6x6:b3", "othello:start",
                                        "random:b=3,d=2,seed=9,values=-4..4",
                                        "random:b=2,d=3,values=permutation"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        PlycutGame game = kit_game(specs[i]);
        PlycutSearchOptions options = kit_options("alpha-beta");
        options.depth = 2;
        PlycutTrace trace = kit_trace(&game, options);
        PlycutGame again = kit_game(trace.spec);
        PlycutTrace second = kit_trace(&again, options);
        cr_expect_str_eq(trace.spec, second.spec);
        cr_expect_eq(trace.result.nodes, second.result.nodes);
        cr_expect_eq(trace.result.value, second.result.value);
        plycut_trace_free(&trace);
        plycut_trace_free(&second);
        plycut_game_release(&game);
        plycut_game_release(&again);
    }
}

/* ---- Summary ----------------------------------------------------------------------------- */

/* Every child of a root that fails low has only an upper bound (of a MIN root, a lower one). */
Test(words_header, a_root_that_fails_low_proves_no_move)
{
    static const struct {
        double alpha, beta;
        PlycutPlayer root;
        const char *says;
    } cases[] = {
        {20, 30, PLYCUT_MAX, "none is proved best: every move is worth at most 14\n"},
        {-9, -8, PLYCUT_MIN, "none is proved best: every move is worth at least 2\n"},
        {-9, -8, PLYCUT_MAX, "!proved best"},
        {-INFINITY, INFINITY, PLYCUT_MAX, "!proved best"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PlycutGame game = kit_game("tree:[[3,12,8],[2,4,6],[14,5,2]]");
        PlycutSearchOptions options = kit_options("alpha-beta");
        plycut_game_set_root(&game, cases[i].root);
        options.alpha = cases[i].alpha;
        options.beta = cases[i].beta;
        PlycutTrace trace = kit_trace(&game, options);
        char *told = kit_told(&trace);
        if (cases[i].says[0] == '!')
            expect_silent(told, cases[i].says + 1);
        else
            expect_says(told, cases[i].says);
        free(told);
        plycut_trace_free(&trace);
        plycut_game_release(&game);
    }
}

/* The cutoffs name all pruned nodes; if there are many, the summary names only a few. */
Test(words_header, the_summary_shortens_what_was_told)
{
    char *told = kit_explain("tree:[[1],[0,1,2,3,4,5,6,7,8,9]]", kit_options("alpha-beta"));
    expect_says(told, "with 9 leaves, never visited: 1 of C (/1/1), 2 of C (/1/2), 3 of C (/1/3), "
                      "4 of C (/1/4), 5 of C (/1/5), 6 of C (/1/6), 7 of C (/1/7), 8 of C (/1/8) "
                      "and 1 more");
    free(told);
}

/* ---- Lines ------------------------------------------------------------------------------- */

Test(words_header, no_line_of_an_explanation_is_longer)
{
    char *told = kit_explain("random:b=3,d=4", kit_options("alpha-beta"));
    for (const char *line = told; *line != '\0'; line += strcspn(line, "\n") + 1)
        cr_expect_leq(strcspn(line, "\n"), (size_t)EXPLANATION_WIDTH, "%s", line);
    free(told);
}

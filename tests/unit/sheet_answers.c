/* The grader marks all answers taken from a trace as right, under every convention. */
#include "explain_kit.h"

static PlycutText answers_of(const PlycutTrace *trace)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_answers_write(trace, NULL, NULL, &out, &error), "%s", error.text);
    return text;
}

/* Grade the answers of one search; only the answers state its options. */
static void expect_all_right(const PlycutGame *game, const PlycutSearchOptions *options,
                             const char *name)
{
    PlycutSearchOptions stated = plycut_search_defaults(plycut_algorithm(2));
    PlycutError error = {0};
    PlycutGrades grades = {0};
    PlycutTrace trace = kit_trace(game, *options);
    PlycutText answers = answers_of(&trace);
    cr_expect(plycut_is_answers(answers.bytes, answers.length, &(PlycutError){0}));
    stated.depth = options->depth;
    PlycutGrader *grader = plycut_grader_open(
        game, &(PlycutTask){.options = stated, .accepted = ~0u, .readings = ~0u}, &error);
    cr_assert_not_null(grader, "%s", error.text);
    cr_assert(plycut_grade(grader, answers.bytes, answers.length, name, &grades, &error), "%s: %s",
              name, error.text);
    cr_expect_eq(grades.count, 1);
    cr_expect_eq(grades.wrong, 0, "%s: %s wrong: %s\n%s", name, grades.items[0].divergence.item,
                 grades.items[0].divergence.text, answers.bytes);
    cr_expect_geq(grades.items[0].count, 5, "too little is answered");
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_text_free(&answers);
    plycut_trace_free(&trace);
}

Test(sheet_answers, are_right_under_every_convention)
{
    static const char *const algorithms[] = {"minimax", "branch-and-bound", "alpha-beta"};
    for (int t = 0; t < CATALOGUE_SIZE; t++) {
        PlycutGame game = kit_game(CATALOGUE[t]);
        for (int c = 0; c < 3 * 8; c++) {
            PlycutSearchOptions options = kit_options(algorithms[c / 8]);
            options.cut = c & 1 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
            options.fail = c & 2 ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
            options.order = c & 4 ? PLYCUT_ORDER_REVERSED : PLYCUT_ORDER_GIVEN;
            expect_all_right(&game, &options, CATALOGUE[t]);
        }
        plycut_game_release(&game);
    }
}

Test(sheet_answers, of_generated_games_too)
{
    PlycutGame game = kit_game("othello:start");
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 2;
    options.expand_pruned = true;
    expect_all_right(&game, &options, "othello");
    plycut_game_release(&game);
}

Test(sheet_answers, one_leaf)
{
    PlycutGame game = kit_game("tree:5");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    PlycutText answers = answers_of(&trace);
    expect_says(answers.bytes, "\"best\":null, \"principal_variation\":[]");
    expect_says(answers.bytes, "\"visited\":[\"/\"], \"leaves\":1");
    expect_says(answers.bytes, "\"cutoffs\":[], \"types\":{}, \"updates\":[]");
    plycut_text_free(&answers);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* Mistakes that have a name. */
#include "explain_kit.h"
#include "facts/key.h"
#include "grade/mark.h"

#define EX "tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]"

static void grade_on(const char *tree, const char *lines, PlycutGrades *grades)
{
    PlycutGame game = kit_game(tree);
    PlycutError error = {0};
    PlycutSearchOptions options = kit_options("alpha-beta");
    PlycutGrader *grader = plycut_grader_open(&game, &(PlycutTask){.options = options}, &error);
    cr_assert_not_null(grader, "%s", error.text);
    cr_assert(plycut_grade(grader, lines, strlen(lines), "lines", grades, &error), "%s: %s", lines,
              error.text);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

static void expect_mistake(const char *tree, const char *lines, const char *name)
{
    PlycutGrades grades = {0};
    grade_on(tree, lines, &grades);
    const PlycutGrade *grade = &grades.items[0];
    const char *named = grade->mistake_count > 0 ? grade->mistakes[0].name : "";
    cr_expect_str_eq(named, name, "%s: %s", lines, named);
    cr_expect(grade->right < grade->count);
    plycut_grades_free(&grades);
}

Test(grade_mistakes, negamax_is_named)
{
    expect_mistake(EX, "value: 7\nB: -7\nD: >= -7\nE: 7", "negamax-values");
    expect_mistake(EX, "C: [-inf, -7]", "");
    expect_mistake(EX, "C: [-inf, -7]\nB: [-inf, inf]", "");
    expect_mistake(EX, "B: -7\nC: [-inf, -7]", "negamax");
    expect_mistake(EX, "B: -7\nC: 7", "");
    expect_mistake(EX, "value: -7\nB: -7", "");
}

/* Of a tree in which other mistakes prune nothing either, too: who prunes nothing is told that, and that alone. */
Test(grade_mistakes, who_prunes_nothing_is_told_exactly_that)
{
    PlycutGrades grades = {0};
    grade_on("aima-two-ply", "visited: 3 12 8 2 4 6 14 5 2\nleaves: 9\npruned: none\ncut: none",
             &grades);
    cr_assert_eq(grades.items[0].mistake_count, 1);
    cr_expect_str_eq(grades.items[0].mistakes[0].name, "no-pruning");
    cr_expect_str_eq(grades.items[0].mistakes[0].text,
                     "You visited every leaf: nothing was pruned.");
    plycut_grades_free(&grades);
    expect_mistake("aima-two-ply", "leaves: 9\npruned: none", "no-pruning");
    expect_mistake("aima-two-ply", "leaves: 9", "");
    expect_mistake("aima-two-ply", "value: 4\npruned: none\ncut: none", "no-pruning");
    expect_mistake(EX, "pruned: none\nleaves: 11", "");
}

Test(grade_mistakes, one_slip_is_passed_over_if_two_answers_are_explained)
{
    expect_mistake("eppstein-deep", "leaves: 16\npruned: G-6 G-8 G-10 H-4 I-9 K L S\nvalue: 99",
                   "parent-only");
    expect_mistake("eppstein-deep", "leaves: 16\nvalue: 99", "");
}

#define DICE                                                                                       \
    "tree:{\"players\":[\"max\",\"chance\",\"min\"],\"limits\":[0,9],\"tree\":[[{\"probability\":" \
    "0.75,"                                                                                        \
    "\"children\":[4,6]},{\"probability\":0.25,\"children\":[9,2]}],[[2,9],[6,3]],[1,0,9]]}"

Test(grade_mistakes, those_about_chance_nodes)
{
    expect_mistake(DICE, "visited: 4 6 9 2 2 9 6 3 1 0 9", "no-pruning");
    expect_mistake(
        DICE, "visited: 4 6 9 2 2 9 6 3 1 0 9\nwindow of G: [-inf, inf]\nwindow of H: [5, inf]",
        "limits-forgotten");
    expect_mistake(DICE, "value: 2\nB: 2\nvisited: 4 6 9 2 2 1", "chance-as-min");
    expect_mistake(DICE, "value: 3\nB: 3\nwindow of C: [3, inf]", "probabilities-ignored");
    expect_mistake(DICE,
                   "window of G: [3.5, inf]\nwindow of H: [3.5, inf]\nvisited: 4 6 9 2 2 6 3 1 0",
                   "bound-not-translated");
    expect_mistake(EX, "value: 3\nB: 3\nD: 2", "");
}

/* Answers that several mistakes explain are attributed to none of them. */
Test(grade_mistakes, a_guess_is_not_named)
{
    expect_mistake("eppstein-deep", "value: 99", "");
    expect_mistake("eppstein-deep", "leaves: 1000\nnodes: 1000", "");
}

/* The divergence that the mistake explains is not reported, but the one due to the slip is. */
Test(grade_mistakes, the_slip_is_told)
{
    PlycutGrades grades = {0};
    grade_on("eppstein-deep", "leaves: 16\npruned: G-6 G-8 G-10 H-4 I-9 K L S", &grades);
    cr_expect(grades.items[0].divergence.explained);
    plycut_grades_free(&grades);
    grade_on("eppstein-deep", "leaves: 16\npruned: G-6 G-8 G-10 H-4 I-9 K L S\nvalue: 99", &grades);
    cr_expect_not(grades.items[0].divergence.explained);
    cr_expect_str_eq(grades.items[0].divergence.item, "value");
    plycut_grades_free(&grades);
}

/* ---- The list -------------------------------------------------------------------------------- */

/* Under branch-and-bound, the mistake is made in branch-and-bound. */
Test(grade_mistakes, the_stated_algorithm_is_the_one_with_the_mistake)
{
    const PlycutSearchOptions stated = kit_options("branch-and-bound");
    for (size_t i = 0; i < plycut_mistaken_count(); i++) {
        const PlycutAlgorithm mistaken = plycut_mistaken_in(stated.algorithm, i);
        cr_expect_eq(mistaken.of, stated.algorithm);
        cr_expect_eq(mistaken.gives, plycut_mistaken(i)->gives == PLYCUT_GIVES_NOTHING
                                         ? PLYCUT_GIVES_NOTHING
                                         : PLYCUT_GIVES_BOUND);
        cr_expect_not(mistaken.root_window);
        cr_expect_str_eq(plycut_mistake(i).name, plycut_mistaken(i)->name);
    }
}

/* A mistake in the order is one only if the order was the other one, and one about chance nodes only in a tree with such nodes;
 * NegaScout's have no name. */
Test(grade_mistakes, not_every_mistake_fits_every_search)
{
    PlycutGame game = kit_game(EX);
    PlycutSearchOptions options = kit_options("alpha-beta");
    for (MistakeId id = 0; id < plycut_mistake_count(); id++) {
        const bool other = strcmp(plycut_mistake(id).name, "left-to-right") == 0 ||
                           (id < plycut_mistaken_count() &&
                            plycut_mistaken(id)->breaks != PLYCUT_CHANCE_RULES_KEPT);
        cr_expect_neq(mistake_fits(id, &game, &options), other, "%s", plycut_mistake(id).name);
    }
    options = kit_options("negascout");
    for (size_t i = 0; i < plycut_mistaken_count(); i++)
        cr_expect_not(mistake_fits(i, &game, &options));
    plycut_game_release(&game);
}

/* ---- Reports --------------------------------------------------------------------------------- */

/* The gradebook row for these answers. */
static void write_row(const char *lines, const PlycutReport *report, PlycutText *text)
{
    PlycutGrades grades = {0};
    PlycutError error = {0};
    PlycutOut out;
    grade_on(EX, lines, &grades);
    plycut_out_init(&out, plycut_text_write, text);
    cr_assert(plycut_grades_csv(&grades, report, &out, &error), "%s", error.text);
    cr_assert(plycut_out_flush(&out));
    plycut_grades_free(&grades);
}

static void expect_row(const char *lines, const PlycutReport *report, const char *part)
{
    PlycutText text = {0};
    write_row(lines, report, &text);
    cr_expect(strstr(text.bytes, part) != NULL, "missing %s:\n%s", part, text.bytes);
    plycut_text_free(&text);
}

Test(grade_mistakes, the_gradebook_has_a_column_for_them)
{
    PlycutReport report = plycut_report_defaults();
    expect_row("B: -7\nA: 7", &report, ",divergence,convention,mistake");
    expect_row("B: -7\nD: >= -7\nA: 7", &report, ",negamax-values");
    report.feedback = PLYCUT_FEEDBACK_VERDICT;
    expect_row("B: -7\nA: 7", &report, ",,,");
}

Test(grade_mistakes, columns_are_the_exercises)
{
    PlycutReport report = plycut_report_defaults();
    expect_row("prned: 5\nleaves: 8\nvalue: 7", &report,
               "file,student,points,of,value,leaves,divergence");
}

Test(grade_mistakes, points_by_item)
{
    PlycutReport report = plycut_report_defaults();
    PlycutError error = {0};
    cr_assert(plycut_points_parse("value=1,windows=0.5", &report, &error), "%s", error.text);
    expect_row("value: 7\nA: [-inf, inf]\nleaves: 0", &report, "lines,,1.5,6.5,1,0.5,You gave 0");
    cr_expect_not(plycut_points_parse("valeu=1", &report, &error));
    cr_expect_not(plycut_points_parse("value=-1", &report, &error));
    cr_expect_not(plycut_feedback_parse("some", &report, &error));
}

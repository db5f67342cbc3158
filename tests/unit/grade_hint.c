/* Students' values and windows as negamax has them: named, and not counted right. */
#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <string.h>

#define EX "tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]"

static void grade_on(const char *tree, const char *lines, PlycutGrades *grades)
{
    PlycutGame game;
    PlycutError error = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    cr_assert(plycut_game_parse(tree, &game, &error), "%s", error.text);
    PlycutGrader *grader = plycut_grader_open(&game, &options, &error);
    cr_assert_not_null(grader, "%s", error.text);
    cr_assert(plycut_grade(grader, lines, strlen(lines), "lines", grades, &error), "%s: %s", lines, error.text);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

static void expect_hint(const char *lines, const char *hint)
{
    PlycutGrades grades = {0};
    grade_on(EX, lines, &grades);
    cr_expect(hint == NULL ? grades.items[0].hint[0] == '\0' : strstr(grades.items[0].hint, hint) != NULL, "%s: %s",
              lines, grades.items[0].hint);
    cr_expect(hint == NULL || grades.items[0].right < grades.items[0].count);
    plycut_grades_free(&grades);
}

Test(grade_hint, negamax_is_named)
{
    expect_hint("value: 7\nB: -7\nD: >= -7\nE: 7", "These are negamax values, ");
    expect_hint("C: [-inf, -7]", "These are negamax windows, ");
    expect_hint("B: -7\nC: [-inf, -7]", "These are negamax values and windows, ");
    expect_hint("B: -7\nC: 7", NULL);
    expect_hint("B: 7\nE: 7", NULL);
    expect_hint("value: -7\nB: -7", NULL);
}

/* The gradebook's row of these answers. */
static void write_row(const char *lines, PlycutText *text)
{
    PlycutGrades grades = {0};
    PlycutError error = {0};
    PlycutOut out;
    grade_on(EX, lines, &grades);
    plycut_out_init(&out, plycut_text_write, text);
    cr_assert(plycut_grades_csv(&grades, &out, &error), "%s", error.text);
    cr_assert(plycut_out_flush(&out));
    plycut_grades_free(&grades);
}

Test(grade_hint, the_gradebook_has_a_column_for_it)
{
    PlycutText text = {0};
    write_row("B: -7", &text);
    cr_expect(strstr(text.bytes, ",divergence,convention,hint\n") != NULL, "%s", text.bytes);
    cr_expect(strstr(text.bytes, ",,\"These are negamax values, ") != NULL, "%s", text.bytes);
    plycut_text_free(&text);
    write_row("value: 7", &text);
    cr_expect(strstr(text.bytes, ",1,,,\n") != NULL, "%s", text.bytes);
    plycut_text_free(&text);
}

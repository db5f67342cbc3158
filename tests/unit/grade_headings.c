/* Students' files with a heading: it costs nobody a grade, and is told; and the moves of a game by their
 * bare names. */
#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define EX "tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]"

/* A file of answers; what its grades are: the students with what is right of how many, the headings. */
typedef struct Case {
    const char *lines, *grades;
    size_t headings;
} Case;

static const Case CASES[] = {
    {"AI exam, 3 March\nstudent: A\nvalue: 7\nstudent: B\nvalue: 7", "A 1/1, B 1/1", 1},
    {"Course: AI\nDate: 3 March\nstudent: A\nvalue: 7", "A 1/1", 2},
    {"Course: AI\nvalue: 7", " 1/1", 1},
    {"AI exam\nvalue: 7\nbest: B", " 2/2", 1},
    {"student: A\nAI exam\nvalue: 7", "A 1/2", 0},
    {"value: 7\nAI exam", " 1/2", 0},
    /* What is meant for an answer is one, where the file is one student's. */
    {"valeu: 7\nbest: B", " 1/2", 0},
    {"B: blue\nbest: B", " 1/2", 0},
    {"value: blue", " 0/1", 0},
    {"Exam\nvalue: blue\nQ: 7", " 0/2", 1},
    {"valeu: 7\nstudent: A\nvalue: 7", "A 1/1", 1},
    /* Answers before the first student are somebody's. */
    {"Exam\nvalue: 7\nbest: C\nstudent: A\nvalue: 6", " 1/2, A 0/1", 1},
};

static PlycutGrader *grader_of(const char *spec, int depth, PlycutGame *game)
{
    PlycutError error = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.depth = depth;
    cr_assert(plycut_game_parse(spec, game, &error), "%s", error.text);
    PlycutGrader *grader = plycut_grader_open(game, &options, &error);
    cr_assert_not_null(grader, "%s", error.text);
    return grader;
}

static void expect_grades(const PlycutGrades *grades, const Case *c)
{
    char text[256] = "";
    for (size_t i = 0; i < grades->count; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s %zu/%zu", i > 0 ? ", " : "",
                 grades->items[i].student, grades->items[i].right, grades->items[i].count);
    cr_expect_str_eq(text, c->grades, "%s: %s", c->lines, text);
    cr_expect_eq(grades->heading_count, c->headings, "%s", c->lines);
}

Test(grade_headings, cost_nobody_anything)
{
    PlycutGame game;
    PlycutGrader *grader = grader_of(EX, -1, &game);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        PlycutGrades grades = {0};
        PlycutError error = {0};
        cr_expect(plycut_is_answers(CASES[i].lines, strlen(CASES[i].lines)), "%s", CASES[i].lines);
        cr_assert(plycut_grade(grader, CASES[i].lines, strlen(CASES[i].lines), "b.txt", &grades, &error), "%s: %s",
                  CASES[i].lines, error.text);
        expect_grades(&grades, &CASES[i]);
        plycut_grades_free(&grades);
    }
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

Test(grade_headings, are_told_with_their_place)
{
    PlycutGame game;
    PlycutGrades grades = {0};
    PlycutError error = {0};
    const char *lines = "AI exam, 3 March\nstudent: A\nvalue: 7\n";
    PlycutGrader *grader = grader_of(EX, -1, &game);
    cr_assert(plycut_grade(grader, lines, strlen(lines), "b.txt", &grades, &error));
    cr_expect(strstr(grades.headings[0], "b.txt:1: expected a line such as") != NULL, "%s", grades.headings[0]);
    cr_expect_eq(grades.unread, 0);
    /* A file that fails takes its headings with it. */
    cr_expect_not(plycut_grade(grader, "hello\nthere\n", 12, "c.txt", &grades, &error));
    cr_expect(strstr(error.text, "there is no answer in this file") != NULL, "%s", error.text);
    cr_expect_eq(error.line, 1);
    cr_expect_eq(grades.heading_count, 1);
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

Test(grade_headings, conventions_at_the_head_hold_for_all)
{
    PlycutGame game;
    PlycutGrades grades = {0};
    PlycutError error = {0};
    const char *lines = "cut: strict\norder: reversed\nstudent: A\nvalue: 7\nstudent: B\ncut: equal\nvalue: 7\n";
    PlycutGrader *grader = grader_of(EX, -1, &game);
    cr_assert(plycut_grade(grader, lines, strlen(lines), "b.txt", &grades, &error));
    cr_assert_eq(grades.count, 2);
    cr_expect_eq(grades.items[0].stated.cut, PLYCUT_CUT_STRICT);
    cr_expect_eq(grades.items[1].stated.cut, PLYCUT_CUT_EQUAL);
    cr_expect_eq(grades.items[1].stated.order, PLYCUT_ORDER_REVERSED);
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

/* ---- Moves of a game ------------------------------------------------------------------------------- */

static void expect_move(const char *lines, const char *item, const char *unread)
{
    PlycutGame game;
    PlycutGrades grades = {0};
    PlycutError error = {0};
    PlycutGrader *grader = grader_of("othello:f5d6c3", 2, &game);
    cr_assert(plycut_grade(grader, lines, strlen(lines), "m", &grades, &error), "%s", error.text);
    const PlycutMark *mark = &grades.items[0].marks[0];
    cr_expect_str_eq(mark->item, item);
    cr_expect(unread == NULL ? mark->unread[0] == '\0' : strstr(mark->unread, unread) != NULL, "%s: %s", lines,
              mark->unread);
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

Test(grade_headings, a_bare_move_is_the_roots_or_asked_back)
{
    expect_move("g5: 3", "values./g5", NULL);
    expect_move("d3: -7", "values.d3", "d3 is ambiguous: /d3 or /f3/d3? Write the path, such as /d3");
    expect_move("pruned: f3-f4", "pruned", NULL);
    expect_move("best: D3", "best", NULL);
    expect_move("a1: 3", "values.a1", "there is no node 'a1'");
}

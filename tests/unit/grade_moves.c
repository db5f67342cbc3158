/* Students' answers: nodes named by their moves, and answers that could not be parsed, which are
 * wrong and get a reason. */
#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <string.h>

/* Moves a and b at the root, and again below B; 9 leads to a leaf of value 7 and is not the
 * value of any leaf; 8 leads to the leaf 4, while another leaf is worth 8. */
static const char MOVES[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"children\":["
    "{\"move\":\"a\",\"children\":[{\"move\":\"a\",\"value\":3},{\"move\":\"x\",\"value\":5}]},"
    "{\"move\":\"b\",\"children\":[{\"move\":\"9\",\"value\":7},{\"move\":\"8\",\"value\":4}]},"
    "{\"move\":\"C\",\"children\":[8,{\"move\":\"b\",\"value\":6}]}]}}";

typedef struct Case {
    const char *line, *item;
    bool right;
    const char *unread; /* a part of the reason why it could not be parsed, or NULL */
} Case;

static const Case CASES[] = {
    {"best: a", "best", false, NULL},
    {"best: b", "best", false, NULL},
    {"best: D", "best", true, NULL},
    /* A node's name takes precedence over a move's: C is the child that b leads to, D the child
       that C leads to. */
    {"best: C", "best", false, NULL},
    /* In a line of play each move is a move of the node before; the line may begin with the root. */
    {"pv: D b", "principal_variation", true, NULL},
    {"pv: A D b", "principal_variation", true, NULL},
    {"pv: b 8", "principal_variation", false, NULL},
    {"pv: D x", "principal_variation", false, "it is a move; write the node, such as 5 of B"},
    /* Elsewhere a move does not name a node. */
    {"pruned: x", "pruned", false, "it is a move; write the node, such as 5 of B"},
    {"8: 8", "values.8 of D", true, NULL},
    {"A-a: 3", "values.B", true, NULL},
    {"B-a: 3", "values.3 of B", true, NULL},
    {"best: q", "best", false, "moves.txt:1: there is no node 'q'"},
};

static PlycutGrader *grader_of(PlycutGame *game)
{
    PlycutError error = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    cr_assert(plycut_tree_read(MOVES, strlen(MOVES), "tree", game, &error), "%s", error.text);
    PlycutGrader *grader = plycut_grader_open(
        game, &(PlycutTask){.options = options, .accepted = ~0u, .readings = ~0u}, &error);
    cr_assert_not_null(grader, "%s", error.text);
    return grader;
}

static void grade_lines(PlycutGrader *grader, const char *lines, PlycutGrades *grades)
{
    PlycutError error = {0};
    cr_assert(plycut_grade(grader, lines, strlen(lines), "moves.txt", grades, &error), "%s: %s",
              lines, error.text);
}

static const PlycutMark *mark_of(const PlycutGrade *grade, const char *item)
{
    for (size_t i = 0; i < grade->count; i++)
        if (strcmp(grade->marks[i].item, item) == 0)
            return &grade->marks[i];
    cr_assert_fail("no item %s", item);
    return NULL;
}

static void expect_mark(const PlycutMark *mark, bool right, const char *unread)
{
    cr_expect_eq(mark->right, right, "%s: %s, the search says %s %s", mark->item, mark->given,
                 mark->found, mark->unread);
    if (unread == NULL)
        cr_expect_str_eq(mark->unread, "");
    else
        cr_expect(strstr(mark->unread, unread) != NULL, "%s: %s", mark->given, mark->unread);
}

Test(grade_moves, a_node_may_be_called_by_its_move)
{
    PlycutGame game;
    PlycutGrader *grader = grader_of(&game);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        PlycutGrades grades = {0};
        grade_lines(grader, CASES[i].line, &grades);
        expect_mark(mark_of(&grades.items[0], CASES[i].item), CASES[i].right, CASES[i].unread);
        cr_expect_eq(grades.unread, CASES[i].unread != NULL ? 1 : 0);
        plycut_grades_free(&grades);
    }
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

Test(grade_moves, the_searchs_move_is_told_with_its_label)
{
    PlycutGame game;
    PlycutGrader *grader = grader_of(&game);
    PlycutGrades grades = {0};
    grade_lines(grader, "best: a", &grades);
    cr_expect_str_eq(grades.items[0].marks[0].found, "D (move C)");
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

Test(grade_moves, in_a_generated_game_the_best_move_needs_no_path)
{
    PlycutGame game;
    PlycutError error = {0};
    PlycutGrades grades = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.depth = 3;
    cr_assert(plycut_game_parse("othello:4x4", &game, &error));
    PlycutGrader *grader = plycut_grader_open(
        &game, &(PlycutTask){.options = options, .accepted = ~0u, .readings = ~0u}, &error);
    cr_assert_not_null(grader, "%s", error.text);
    grade_lines(grader, "best: b1", &grades);
    expect_mark(&grades.items[0].marks[0], true, NULL);
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

Test(grade_moves, what_is_not_understood_is_wrong_and_the_rest_is_graded)
{
    PlycutGame game;
    PlycutGrader *grader = grader_of(&game);
    PlycutGrades grades = {0};
    grade_lines(grader,
                "student: Ann\nvalue: 6\nprund: 4\nvalue: 7\nalpha Q: 3\nbeta B: 3\nbananas\n"
                "cut: strikt\ncut: C shallow\nfail: herd\n"
                "student: Bob\nvalue: 6\nbest: D\nD: [5, inf",
                &grades);
    const PlycutGrade *ann = &grades.items[0], *bob = &grades.items[1];
    cr_assert_eq(grades.count, 2);
    cr_expect_eq(grades.wrong, 2);
    cr_expect_eq(grades.unread, 7);
    expect_mark(mark_of(ann, "value"), false, "moves.txt:4: value is answered twice");
    expect_mark(mark_of(ann, "prund"), false, "moves.txt:3: unknown answer 'prund' (did you");
    expect_mark(mark_of(ann, "updates"), false, "moves.txt:5: there is no node 'Q'");
    expect_mark(mark_of(ann, "line 7"), false, "moves.txt:7: expected a line such as");
    expect_mark(mark_of(ann, "cutoffs"), false, "moves.txt:8: there is no node 'strikt'");
    expect_mark(mark_of(ann, "fail"), false, "moves.txt:10: ");
    cr_expect_eq(ann->count, 7);
    expect_mark(mark_of(bob, "value"), true, NULL);
    expect_mark(mark_of(bob, "best"), true, NULL);
    expect_mark(mark_of(bob, "windows.D"), false,
                "moves.txt:14: windows: expected a window such as [3, inf]");
    cr_expect_eq(bob->count, 3);
    cr_expect_eq(bob->right, 2);
    cr_expect_str_eq(bob->divergence.text, "");
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

/* But for MTD(f), which needs its table. */
Test(grade_moves, a_search_that_remembers_is_not_graded)
{
    PlycutGame game;
    PlycutError error = {0};
    PlycutTask task = {.options =
                           plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error))};
    cr_assert(plycut_tree_read(MOVES, strlen(MOVES), "tree", &game, &error));
    task.options.table = 1000;
    cr_expect_null(plycut_grader_open(&game, &task, &error));
    cr_expect(error.code == PLYCUT_E_USAGE && strstr(error.text, "without a table") != NULL);
    error = (PlycutError){0};
    task.options = plycut_search_defaults(plycut_algorithm_find("mtdf", &error));
    PlycutGrader *grader = plycut_grader_open(&game, &task, &error);
    cr_expect_not_null(grader, "%s", error.text);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

/* Students' answers: the readings that the field accepts, each named; what is wrong, and the reason given. */
#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <string.h>

#define AIMA "tree:[[3,12,8],[2,4,6],[14,5,2]]"
#define DEEP "tree:[5,[[[4,9],8],7]]"

/* A line of answers, the item to check, whether it is right, and the remark on it: if right, the
 * reading that accepts it (NULL: the plain one); if wrong, a part of the divergence. */
typedef struct Case {
    const char *tree, *cut, *lines, *item;
    bool right;
    const char *said;
} Case;

static const Case CASES[] = {
    {AIMA, "equal", "C: [3, inf]", "windows.C", true, NULL},
    {AIMA, "equal", "C: [3, 2]", "windows.C", true,
     "at the end, with the update that crosses the bound"},
    {AIMA, "equal", "B: [-inf, 3]\nC: [3, inf]", "windows.B", true,
     "at the end, without the update that crosses the bound"},
    {AIMA, "equal", "B: [-inf, inf]\nC: [3, 2]\nD: [3, inf]", "windows.C", false,
     "it is entered with [3, inf], alpha from A."},
    {AIMA, "equal", "C: [2, inf]", "windows.C", false,
     "You gave C the window [2, inf]; it is entered with [3, inf], alpha from A."},
    {AIMA, "equal", "C: 2", "values.C", true, "the value returned"},
    {AIMA, "equal", "C: <= 2", "values.C", true, NULL},
    {AIMA, "equal", "C: \xe2\x89\xa4 2", "values.C", true, NULL},
    {AIMA, "equal", "C: >= 2", "values.C", false,
     "it returns at most 2, because it is cut off: 2 <= 3, the bound from A."},
    {AIMA, "equal", "D: 2", "values.D", true, NULL},
    {AIMA, "equal", "D: <=2", "values.D", true,
     "a bound by its window, which it crosses at the last child"},
    {AIMA, "equal", "4: 4", "values.4 of C", true, "the true minimax value"},
    {AIMA, "equal", "4: <=4", "values.4 of C", false,
     "You gave 4 of C a value, but C was cut off before that: 2 <= 3"},
    {AIMA, "equal", "cut: C\ncut: D", "cutoffs", true,
     "a bound crossed at the last child, called a cutoff"},
    {AIMA, "equal", "cut: D", "cutoffs", false,
     "You had no cutoff at C, but it was cut off: 2 <= 3, the bound from A."},
    {AIMA, "equal", "cut: C beta", "cutoffs.C", false,
     "it is an alpha cutoff, because C is a MIN node."},
    {AIMA, "equal", "cut: C shallow by A", "cutoffs.C", true, NULL},
    {AIMA, "equal", "cut: C shallow by B", "cutoffs.C", false,
     "the bound 3 is that of A, which has it from B."},
    {AIMA, "equal", "cut: C deep", "cutoffs.C", false,
     "it is shallow, not deep: the bound 3 is that of A, the parent of C."},
    {AIMA, "equal", "cut: C 3 >= 2", "cutoffs.C", true, NULL},
    {AIMA, "equal", "cut: C 2 >= 3", "cutoffs.C", false, "2 >= 3 at C"},
    {AIMA, "equal", "nodes: 10", "nodes", true, "without the root"},
    {AIMA, "equal", "nodes: 11", "nodes", true, "with the root"},
    {AIMA, "equal", "nodes: 10 (with the root)", "nodes", false,
     "You gave 10 (with the root) as the number of nodes; the search visits 11, with the root."},
    {AIMA, "equal", "visited: A B 3 12 8 C 2 D 14 5 \"2 of D\"", "visited", true,
     "all nodes in the order of entering"},
    {AIMA, "equal", "visited: 3 12 8 2 4 6 14 5 2", "visited", false,
     "You visited 4 of C, but C was cut off before that"},
    {AIMA, "equal", "visited: 3 12 8 14 5 2", "visited", false,
     "You left out C, but at that point A has 3 so far"},
    {AIMA, "equal", "visited: 3 12 8 2 14 5 2 2", "visited", false, "a second time"},
    {AIMA, "equal", "pruned: C-4 C-6", "pruned", true, NULL},
    {AIMA, "equal", "pruned: none", "pruned", false, "You did not prune 4 of C"},
    {AIMA, "equal", "pruned: A", "pruned", false, "the root is always visited"},
    {AIMA, "equal", "pruned: 3 4 6", "pruned", false, "no child of B has returned"},
    {AIMA, "equal", "pruned: 4 6 D", "pruned", false,
     "You pruned D, but at that point A has 3 so far, and beta is inf"},
    {AIMA, "equal", "best: none", "best", false, "the root returns 3, from B"},
    {AIMA, "equal", "beta B: 3\nalpha A: 3\nbeta C: 2\nbeta D: 14\nbeta D: 5\nbeta D: 2", "updates",
     true, "updated before the test, so that updates that cross the bound count"},
    {AIMA, "equal", "beta B: 3\nalpha A: 4", "updates", false,
     "You gave A: alpha = 4; in the search the next update is A: alpha = 3."},
    {AIMA, "equal", "C: CUT", "types.C", true, NULL},
    {AIMA, "equal", "type of B: pv", "types.B", true, NULL},
    {AIMA, "equal", "C: ALL", "types.C", false, "You gave C the type ALL; it is CUT."},
    {AIMA, "equal", "4: CUT", "types.4 of C", false, "You gave 4 of C a type, but C was cut off"},
    {DEEP, "equal", "pruned: 9", "pruned", true, NULL},
    {DEEP, "equal", "visited: 5 4 9 8 7", "visited", false,
     "4 <= 5, the bound from A (a deep cutoff)"},
    {"tree:[[3,4],[3,9]]", "strict", "pruned: 9", "pruned", false, "does not pass it (cut=strict)"},
    {"tree:[[3,4],[3,9]]", "equal", "pruned: 9", "pruned", true, NULL},
    {"tree:[[6,7],[9,9]]", "equal", "window: [0, 5]\nbest: C", "best", false,
     "the root returns at least 6, from B."},
    {"tree:[[6,7],[9,9]]", "equal", "window: [9, 12]\nbest: C", "best", false,
     "the root returns at most 9, not above alpha, so"},
    {"tree:[[3,4],[3,9]]", "equal", "best: C", "best", false,
     "You gave C as the best move; B is worth as much and is searched first."},
};

static const PlycutMark *mark_of(const PlycutGrade *grade, const char *item)
{
    for (size_t i = 0; i < grade->count; i++)
        if (strcmp(grade->marks[i].item, item) == 0)
            return &grade->marks[i];
    cr_assert_fail("no item %s", item);
    return NULL;
}

static void expect_said(const Case *c, const PlycutGrade *grade)
{
    const PlycutMark *mark = mark_of(grade, c->item);
    cr_expect_eq(mark->right, c->right, "%s: %s, the search says %s", c->lines, mark->given,
                 mark->found);
    if (c->right && c->said == NULL)
        cr_expect_null(mark->reading, "%s: %s", c->lines, mark->reading);
    else if (c->right)
        cr_expect_str_eq(mark->reading == NULL ? "" : mark->reading, c->said);
    else if (c->said != NULL)
        cr_expect(strstr(grade->divergence.text, c->said) != NULL, "%s: %s", c->lines,
                  grade->divergence.text);
}

static void run_case(const Case *c)
{
    PlycutGame game;
    PlycutError error = {0};
    PlycutGrades grades = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    cr_assert(plycut_game_parse(c->tree, &game, &error) &&
              plycut_cut_parse(c->cut, &options.cut, &error));
    PlycutGrader *grader = plycut_grader_open(
        &game, &(PlycutTask){.options = options, .accepted = ~0u, .readings = ~0u}, &error);
    cr_assert_not_null(grader);
    bool graded = plycut_grade(grader, c->lines, strlen(c->lines), "lines", &grades, &error);
    cr_assert(graded, "%s: %s", c->lines, error.text);
    expect_said(c, &grades.items[0]);
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_game_release(&game);
}

Test(grade_readings, readings_and_reasons)
{
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        run_case(&CASES[i]);
}

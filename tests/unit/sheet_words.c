/* What a sheet's answers say, typed as lines into the grader: all of it is understood, and right. */
#include "exercise_kit.h"
#include "sheet/questions.h"

static void add(PlycutOut *out, const char *label, const char *answer)
{
    plycut_out_format(out, "%s: ", label);
    plycut_out_text(out, answer);
    plycut_out_char(out, '\n');
}

/* Lines named by words of the grader, in the order of the question's blanks. NULL: not a line of its own. */
static void add_blanks(PlycutOut *out, const PlycutTrace *trace, PlycutQuestion question,
                       const char *first, const char *second)
{
    Arena arena = {.blocks = NULL};
    Ask ask;
    cr_assert(question_make(trace, question, &ask, &arena));
    if (first != NULL)
        add(out, first, ask.blanks[0].answer);
    if (second != NULL)
        add(out, second, ask.blanks[1].answer);
    arena_release(&arena);
}

/* A line for each node: "B: 3", "C: [3, ∞]". */
static void add_grid(PlycutOut *out, const PlycutTrace *trace, PlycutQuestion question)
{
    Arena arena = {.blocks = NULL};
    Ask ask;
    cr_assert(question_make(trace, question, &ask, &arena));
    for (int i = 0; i < ask.count; i++)
        add(out, ask.cells[2 * i], ask.cells[2 * i + 1]);
    arena_release(&arena);
}

/* A line for each row of the table of cutoffs: "cut: D α shallow 7 ≤ 7 by A". */
static void add_cutoffs(PlycutOut *out, const PlycutTrace *trace)
{
    Arena arena = {.blocks = NULL};
    Ask ask;
    cr_assert(question_make(trace, PLYCUT_QUESTION_CUTOFFS, &ask, &arena));
    for (int i = 0; i < ask.count; i++) {
        const char **cell = ask.cells + i * ask.columns;
        plycut_out_format(out, "cut: %s %s %s %s by %s\n", cell[0], cell[1], cell[2], cell[3], cell[4]);
    }
    arena_release(&arena);
}

/* The updates in order, each a line as it stands: "A: α = 3". */
static void add_updates(PlycutOut *out, const PlycutTrace *trace)
{
    Arena arena = {.blocks = NULL};
    Ask ask;
    cr_assert(question_make(trace, PLYCUT_QUESTION_UPDATES, &ask, &arena));
    for (int i = 0; i < ask.count; i++)
        plycut_out_format(out, "%s\n", ask.cells[2 * i + 1]);
    arena_release(&arena);
}

static PlycutText lines_of(const PlycutTrace *trace, const char *pruned)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    add_blanks(&out, trace, PLYCUT_QUESTION_VALUE, "value", NULL);
    add_blanks(&out, trace, PLYCUT_QUESTION_BEST, "best", NULL);
    add_blanks(&out, trace, PLYCUT_QUESTION_VARIATION, "pv", NULL);
    add_blanks(&out, trace, PLYCUT_QUESTION_VISITED, "visited", "leaves");
    add_blanks(&out, trace, PLYCUT_QUESTION_NODES, "nodes", NULL);
    add_blanks(&out, trace, PLYCUT_QUESTION_PRUNED, strcmp(pruned, "edges") == 0 ? "pruned" : NULL,
               strcmp(pruned, "roots") == 0 ? "pruned" : NULL);
    add_grid(&out, trace, PLYCUT_QUESTION_VALUES);
    add_grid(&out, trace, PLYCUT_QUESTION_WINDOWS);
    add_cutoffs(&out, trace);
    add_updates(&out, trace);
    cr_assert(plycut_out_flush(&out));
    return text;
}

static void expect_understood(const char *spec, const char *pruned)
{
    PlycutGame game = kit_game(spec);
    PlycutSearchOptions options = kit_options("alpha-beta");
    PlycutError error = {0};
    PlycutGrades grades = {0};
    PlycutTrace trace = kit_trace(&game, options);
    PlycutText lines = lines_of(&trace, pruned);
    PlycutGrader *grader = plycut_grader_open(&game, &options, &error);
    cr_assert_not_null(grader, "%s", error.text);
    cr_assert(plycut_grade(grader, lines.bytes, lines.length, spec, &grades, &error), "%s: %s\n%s",
              spec, error.text, lines.bytes);
    cr_expect_eq(grades.wrong, 0, "%s: %s wrong: %s\n%s", spec, grades.items[0].divergence.item,
                 grades.items[0].divergence.text, lines.bytes);
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_text_free(&lines);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

Test(sheet_words, are_those_of_the_grader)
{
    for (int t = 0; t < CATALOGUE_SIZE; t++) {
        expect_understood(CATALOGUE[t], "edges");
        expect_understood(CATALOGUE[t], "roots");
    }
}

/* Values below zero beside hyphens, equal ones, decimals. */
Test(sheet_words, of_values_below_zero_too)
{
    static const char *const trees[] = {"tree:[[3,5],[-1,-7],[2,-4,-4]]", "tree:[[-3,-5],[-10,-7.5],[-20,-4]]",
                                        "tree:[[[-7,5],[-6,8]],[[-3,-9],[-7,2]],[[[-8,-7]],[-10,1]]]"};
    for (size_t t = 0; t < sizeof trees / sizeof *trees; t++) {
        expect_understood(trees[t], "edges");
        expect_understood(trees[t], "roots");
    }
}

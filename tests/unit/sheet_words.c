/* The answers on a sheet's key, typed as lines into the grader: all are understood, and right. */
#include "explain_kit.h"
#include "sheet/ask.h"

static void add(PlycutOut *out, const char *label, const char *answer)
{
    plycut_out_format(out, "%s: ", label);
    plycut_out_text(out, answer);
    plycut_out_char(out, '\n');
}

/* A line as it is on the sheet: "leaves visited: 7". */
static void add_line(PlycutOut *out, const Ask *ask)
{
    plycut_out_format(out, "%s %s\n", ask->label, ask->answer);
}

/* A line for each node: "B: 3", "C: [3, ∞]"; the updates in order, one per line: "A: α = 3". */
static void add_grid(PlycutOut *out, const Ask *ask, bool numbered)
{
    for (int i = 0; i < ask->count; i++)
        if (numbered)
            plycut_out_format(out, "%s\n", ask->cells[2 * i + 1]);
        else
            add(out, ask->cells[2 * i], ask->cells[2 * i + 1]);
}

/* A line for each row of the table of cutoffs: "cut: D α shallow 7 ≤ 7 by A". */
static void add_table(PlycutOut *out, const Ask *ask)
{
    for (int i = 0; i < ask->count; i++) {
        const char **cell = ask->cells + i * ask->columns;
        plycut_out_format(out, "cut: %s %s %s %s by %s\n", cell[0], cell[1], cell[2], cell[3],
                          cell[4]);
    }
}

static PlycutText lines_of(const PlycutTrace *trace)
{
    Arena arena = {.blocks = NULL};
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    Facts facts;
    cr_assert(facts_open(&facts, trace, NULL, &error));
    plycut_out_init(&out, plycut_text_write, &text);
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        if (!ask_fits(trace, fact))
            continue;
        const Ask ask = ask_make(&facts, fact, 0, &arena);
        if (ask.form == ASK_LINE)
            add_line(&out, &ask);
        else if (ask.form == ASK_GRID)
            add_grid(&out, &ask, fact == PLYCUT_FACT_UPDATES);
        else
            add_table(&out, &ask);
    }
    facts_close(&facts);
    arena_release(&arena);
    cr_assert(plycut_out_flush(&out));
    return text;
}

static void expect_understood(const char *spec)
{
    PlycutGame game = kit_game(spec);
    PlycutSearchOptions options = kit_options("alpha-beta");
    PlycutError error = {0};
    PlycutGrades grades = {0};
    PlycutTrace trace = kit_trace(&game, options);
    PlycutText lines = lines_of(&trace);
    PlycutGrader *grader = plycut_grader_open(
        &game, &(PlycutTask){.options = options, .accepted = ~0u, .readings = ~0u}, &error);
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
        expect_understood(CATALOGUE[t]);
    }
}

/* Values below zero next to hyphens, equal ones, decimals. */
Test(sheet_words, of_values_below_zero_too)
{
    static const char *const trees[] = {
        "tree:[[3,5],[-1,-7],[2,-4,-4]]", "tree:[[-3,-5],[-10,-7.5],[-20,-4]]",
        "tree:[[[-7,5],[-6,8]],[[-3,-9],[-7,2]],[[[-8,-7]],[-10,1]]]"};
    for (size_t t = 0; t < sizeof trees / sizeof *trees; t++) {
        expect_understood(trees[t]);
    }
}

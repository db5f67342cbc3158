/* The formula of a search: read back without its brackets, it has the root's value and the leaves that were visited. */
#include "explain_kit.h"

#include <math.h>

typedef struct Reading {
    const char *at;
    uint64_t leaves; /* outside of brackets */
} Reading;

static char *formula_of(const PlycutTrace *trace, PlycutFocus focus)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_formula(trace, &focus, &out, &error), "%s", error.text);
    cr_assert(plycut_out_flush(&out));
    return text.bytes;
}

/* Blanks, and brackets with what is in them. */
static void skip(Reading *r)
{
    for (;; r->at++)
        if (*r->at == '[')
            r->at = strchr(r->at, ']');
        else if (*r->at != ' ' && *r->at != ',' && *r->at != '\n')
            return;
}

static double evaluate(Reading *r);

/* A part in braces, "2/3: 4" in a mean whose parts are not equally likely: how likely it is; NAN: as likely as the others. */
static double probability(Reading *r)
{
    char *end;
    double likely = strtod(r->at, &end);
    if (*end == '/')
        likely /= strtod(end + 1, &end);
    if (end == r->at || *end != ':')
        return NAN;
    r->at = end + 1;
    skip(r);
    return likely;
}

/* What stands in braces, after "max{", "min{" or "mean{". */
static double evaluate_parts(Reading *r, char what)
{
    double best = what == 'x' ? -INFINITY : INFINITY, sum = 0, weighted = 0, parts = 0;
    for (skip(r); *r->at != '}'; skip(r)) {
        const double likely = probability(r), value = evaluate(r);
        best = what == 'x' ? fmax(best, value) : fmin(best, value);
        sum += value;
        weighted += likely * value;
        parts++;
    }
    r->at++;
    return what != 'e' ? best : isnan(weighted) ? sum / parts : weighted;
}

static double evaluate(Reading *r)
{
    static const struct {
        const char *name, what;
    } FUNCTIONS[] = {{"max{", 'x'}, {"min{", 'n'}, {"mean{", 'e'}};
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++)
        if (strncmp(r->at, FUNCTIONS[i].name, strlen(FUNCTIONS[i].name)) == 0) {
            r->at += strlen(FUNCTIONS[i].name);
            return evaluate_parts(r, FUNCTIONS[i].what);
        }
    char *end;
    double value = strtod(r->at, &end);
    cr_assert_neq(end, r->at, "no number: %.40s", r->at);
    if (*end == '/')
        value /= strtod(end + 1, &end);
    r->at = end;
    r->leaves++;
    return value;
}

static void expect_formula(const PlycutTrace *trace, const char *name)
{
    char *text = formula_of(trace, (PlycutFocus){.plies = -1});
    Reading reading = {.at = text};
    const double value = evaluate(&reading);
    cr_expect_float_eq(value, trace->result.value, trace->chance ? 1e-12 : 0, "%s: %s", name, text);
    cr_expect_eq(reading.leaves, plycut_trace_leaves(trace, 0, true), "%s: %s", name, text);
    skip(&reading);
    cr_expect(trace->nodes[0].leaf || *reading.at == '=', "%s: %s", name, reading.at);
    cr_expect_eq(strchr(text, '[') != NULL,
                 plycut_trace_leaves(trace, 0, true) < plycut_trace_leaves(trace, 0, false), "%s",
                 name);
    cr_expect_eq(strchr(text, '[') != NULL, strstr(text, "Square brackets") != NULL);
    free(text);
}

static size_t expect_formulas(const char *name)
{
    PlycutGame game = kit_game(name);
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        if (plycut_algorithm(i)->gives == PLYCUT_GIVES_TEST)
            continue; /* what a pass takes from the table has a bound's sign, and no children */
        const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(i));
        if (!kit_fits(&game, &options) || options.algorithm->gives == PLYCUT_GIVES_PROBE)
            continue; /* a probe's children are in brackets, and its value is not */
        PlycutTrace trace = kit_trace(&game, options);
        expect_formula(&trace, name);
        plycut_trace_free(&trace);
    }
    plycut_game_release(&game);
    return plycut_algorithm_count();
}

Test(words_formula, without_its_brackets_it_has_the_value_and_the_leaves)
{
    cr_expect_gt(kit_catalogue(expect_formulas), 100);
}

Test(words_formula, a_part_of_it)
{
    static const struct {
        const char *spec, *node;
        int plies;
        const char *formula;
    } CASES[] = {
        {"aima-two-ply", NULL, 1, "max{3, <=2, 2} = 3\n"},
        {"aima-two-ply", "C", -1,
         "min{2, [4, 6]} <= 2\nSquare brackets enclose what was never visited.\n"},
        {"aima-two-ply", "C", 0, "<=2\n"},
        {"aima-two-ply", "4 of C", -1, "[4]\nSquare brackets enclose what was never visited.\n"},
        {"eppstein-deep", "K", 1, "[max{?, ?}]\nSquare brackets enclose what was never visited.\n"},
        {"tree:7", NULL, -1, "7\n"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        PlycutGame game = kit_game(CASES[i].spec);
        PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
        char *text =
            formula_of(&trace, (PlycutFocus){.node = CASES[i].node, .plies = CASES[i].plies});
        cr_expect_str_eq(text, CASES[i].formula);
        free(text);
        plycut_trace_free(&trace);
        plycut_game_release(&game);
    }
}

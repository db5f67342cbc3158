/* Every event happens at a line: in the function of the player to move, and the line says what the
 * event did. */
#include "explain_kit.h"

#include <math.h>

static bool has(const char *text, const char *part)
{
    return strstr(text, part) != NULL;
}

/* The first line of the function that a line belongs to. */
static const char *function_of(const PlycutPseudocode *code, size_t line)
{
    while (strncmp(code->lines[line], "function ", 9) != 0)
        line--;
    return code->lines[line];
}

static bool is_window_finite(const PlycutTrace *trace)
{
    return isfinite(trace->options.alpha) || isfinite(trace->options.beta);
}

/* The bound that a line names, from the viewpoint of MAX; negamax has the mover's. */
static double bound_of(const PlycutTraceEvent *update, const char *line, bool turned)
{
    return has(line, "β") == !turned ? update->beta : update->alpha;
}

/* What the line says that the node returns, found in the update before it. */
static double returned_by(const PlycutTraceEvent *update, const char *line, bool turned)
{
    const char *what = strstr(line, "return ");
    cr_assert_not_null(what, "%s", line);
    return has(what, "return v") ? update->best : bound_of(update, what, turned);
}

/* Is the condition of "if v >= β: return ..." true of an update? */
static bool holds(const PlycutTraceEvent *update, const char *line, bool max,
                  const PlycutTrace *trace)
{
    const bool strict = has(line, "v > ") || has(line, "v < ");
    const bool turned = !max && has(line, has(line, "≥") ? "≥" : "v >");
    double bound = max ? update->beta : update->alpha;
    cr_expect(has(line, "bound") || bound_of(update, line, turned) == bound, "%s", line);
    cr_expect_eq(strict, trace->options.cut == PLYCUT_CUT_STRICT);
    double beyond = max ? update->best - bound : bound - update->best;
    return strict ? beyond > 0 : beyond >= 0;
}

static void expect_exit(const PlycutTrace *trace, size_t event, const char *line)
{
    const PlycutTraceEvent *e = &trace->events[event], *update = e - 1;
    const bool max = trace->nodes[e->node].player == PLYCUT_MAX;
    while (update->kind != PLYCUT_EVENT_UPDATE)
        update--;
    const bool negamax = strcmp(trace->options.algorithm->name, "negamax") == 0;
    const bool turned = negamax && !max;
    cr_expect_float_eq(e->value, returned_by(update, line, turned), 1e-12, "%s", line);
    if (has(line, "if v"))
        cr_expect(holds(update, line, max, trace), "%s", line);
}

static void expect_event(const PlycutTrace *trace, const PlycutPseudocode *code, size_t event)
{
    const PlycutTraceEvent *e = &trace->events[event];
    const size_t number = plycut_pseudocode_line(trace, event);
    const bool max = trace->nodes[e->node].player == PLYCUT_MAX;
    cr_assert_lt(number, code->count, "event %zu of %s", event, trace->options.algorithm->name);
    const char *line = code->lines[number], *function = function_of(code, number);
    if (e->kind == PLYCUT_EVENT_PASS || e->kind == PLYCUT_EVENT_STOP) {
        cr_expect(has(function, "(root"), "%s", function);
        return;
    }
    cr_expect(has(function, "function negamax(") ||
                  has(function, max ? "max-value(" : "min-value("),
              "%s", function);
    switch (e->kind) {
    case PLYCUT_EVENT_ENTER:
        cr_expect(line == function, "%s", line);
        break;
    case PLYCUT_EVENT_LEAF:
        cr_expect(has(line, "is a leaf"), "%s", line);
        break;
    case PLYCUT_EVENT_TABLE:
        cr_expect(has(line, "the table knows"), "%s", line);
        break;
    case PLYCUT_EVENT_UPDATE:
        cr_expect(has(line, "v ← m"), "%s", line);
        break;
    case PLYCUT_EVENT_CUTOFF:
        cr_expect(has(line, "        if v "), "%s", line);
        cr_expect(holds(e - 1, line, max, trace), "%s", line);
        break;
    case PLYCUT_EVENT_EXIT:
        expect_exit(trace, event, line);
        break;
    default:
        cr_expect_fail("an event without a line");
    }
}

/* A probe has a function of its own, and a chance node stops where its event says. */
static void expect_chance(const PlycutTrace *trace, const PlycutPseudocode *code, size_t event)
{
    const PlycutTraceEvent *e = &trace->events[event], *entered = e;
    const size_t number = plycut_pseudocode_line(trace, event);
    cr_assert_lt(number, code->count, "event %zu of %s", event, trace->options.algorithm->name);
    const char *line = code->lines[number], *function = function_of(code, number);
    while (!(entered->node == e->node &&
             (entered->kind == PLYCUT_EVENT_ENTER || entered->kind == PLYCUT_EVENT_LEAF)))
        entered--;
    cr_expect(has(function, plycut_trace_probes(trace, entered)
                                ? "function probe("
                                : PLYCUT_BY_PLAYER(trace->nodes[e->node].player, "max-value(",
                                                   "min-value(", "chance-value(")),
              "%s", function);
    if (e->kind == PLYCUT_EVENT_PROBE)
        cr_expect(has(line, PLYCUT_BY_DECIDER(trace->nodes[e->from].player, "low(child) ← probe",
                                              "high(child) ← probe")),
                  "%s", line);
    if (e->kind == PLYCUT_EVENT_CUTOFF && e->cut_kind == PLYCUT_LIMIT)
        cr_expect(has(line, "if v ≥ U") || has(line, "if v ≤ L"), "%s", line);
    else if (e->kind == PLYCUT_EVENT_CUTOFF && has(function, "chance-value("))
        cr_expect(has(line, e->side == PLYCUT_BETA ? "β: return" : "α: return"), "%s", line);
    if (e->kind == PLYCUT_EVENT_UPDATE)
        cr_expect(has(line, "value(") && has(line, "←"), "%s", line);
}

static void expect_trace(const PlycutTrace *trace)
{
    PlycutPseudocode code;
    plycut_pseudocode(&trace->options, trace->nodes[0].player, trace->chance, &code);
    cr_assert_not_null(code.source);
    cr_expect_eq(has(code.lines[0], "α, β"),
                 is_window_finite(trace) || trace->options.aspiration > 0);
    for (size_t i = 0; i < trace->event_count; i++)
        (trace->chance ? expect_chance : expect_event)(trace, &code, i);
}

/* Every convention of an algorithm. */
static void expect_conventions(const PlycutGame *game, PlycutSearchOptions options)
{
    for (int cut = PLYCUT_CUT_EQUAL; cut <= PLYCUT_CUT_STRICT; cut++)
        for (int fail = PLYCUT_FAIL_SOFT; fail <= PLYCUT_FAIL_HARD; fail++) {
            options.cut = (PlycutCut)cut;
            options.fail = (PlycutFail)fail;
            PlycutTrace trace = kit_trace(game, options);
            expect_trace(&trace);
            plycut_trace_free(&trace);
        }
}

static size_t expect_tree(const char *name)
{
    PlycutGame game = kit_game(name);
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(i));
        if (kit_fits(&game, &options))
            expect_conventions(&game, options);
    }
    plycut_game_release(&game);
    return 1;
}

Test(words_pseudocode, every_event_of_the_catalogue_has_a_line)
{
    kit_catalogue(expect_tree);
}

Test(words_pseudocode, so_have_windows_tables_and_passes)
{
    PlycutGame game = kit_game("tictactoe:X.O/.X./...");
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.table = 1000;
    expect_conventions(&game, options);
    plycut_game_release(&game);
    game = kit_game("binary16");
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        options = plycut_search_defaults(plycut_algorithm(i));
        if (options.algorithm->gives == PLYCUT_GIVES_PROBE)
            continue;
        options.alpha = 3, options.beta = 9;
        expect_conventions(&game, options);
    }
    options = kit_options("negascout");
    options.aspiration = 2, options.guess = 1, options.has_guess = true;
    expect_conventions(&game, options);
    plycut_game_release(&game);
}

Test(words_pseudocode, chance_nodes_have_lines)
{
    static const char *const NAMES[] = {"minimax", "branch-and-bound", "alpha-beta", "star2"};
    static const char *const TREES[] = {
        "{\"format\": \"plycut-tree\", \"version\": 1, \"players\": [\"max\", \"chance\", "
        "\"min\"], \"limits\": [0, 10],"
        " \"tree\": [5, [[1, 2, 3], [2, 8, 9], [3, 7, 4]], [[9, 9, 8], [7, 9], 4], [[0, 2], [10, "
        "1]]]}",
        "{\"format\": \"plycut-tree\", \"version\": 1, \"players\": [\"min\", \"chance\", "
        "\"max\"], \"limits\": [0, 10],"
        " \"tree\": [5, [[9, 8, 7], [8, 2, 1], [7, 3, 6]], [[1, 1, 2], [3, 1], 6], [[10, 8], [0, "
        "9]]]}"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        for (size_t way = 0; way < 8; way++) {
            PlycutGame game = kit_game(TREES[way % 2]);
            PlycutSearchOptions options = kit_options(NAMES[i]);
            options.cut = way & 2 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
            options.limits_cut = way & 4;
            PlycutTrace trace = kit_trace(&game, options);
            expect_trace(&trace);
            plycut_trace_free(&trace);
            plycut_game_release(&game);
        }
}

/* The code of a search, and that of the search that it should be. */
static void expect_mistake(const PlycutGame *game, const PlycutAlgorithm *mistake)
{
    PlycutSearchOptions options = plycut_search_defaults(mistake);
    if (!kit_fits(game, &options))
        return;
    PlycutTrace trace = kit_trace(game, options);
    PlycutPseudocode wrong, right;
    plycut_pseudocode(&trace.options, trace.nodes[0].player, trace.chance, &wrong);
    options.algorithm = mistake->of;
    options.cut = trace.options.cut == PLYCUT_CUT_STRICT ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT;
    if (mistake->cut == NULL)
        options.cut = trace.options.cut;
    plycut_pseudocode(&options, trace.nodes[0].player, trace.chance, &right);
    cr_expect_str_eq(wrong.source, mistake->mistake);
    bool differs = wrong.count != right.count;
    for (size_t i = 0; i < wrong.count && !differs; i++)
        differs = strcmp(wrong.lines[i], right.lines[i]) != 0;
    cr_expect(differs, "%s has the code of a right search", mistake->name);
    for (size_t i = 0; i < trace.event_count; i++)
        cr_expect_lt(plycut_pseudocode_line(&trace, i), wrong.count, "event %zu of %s", i,
                     mistake->name);
    plycut_trace_free(&trace);
}

Test(words_pseudocode, every_mistake_has_lines_of_its_own)
{
    static const char *const TREES[] = {
        "{\"format\": \"plycut-tree\", \"version\": 1, \"players\": [\"max\", \"chance\", "
        "\"min\"], \"limits\": [0, 10], \"tree\": [5, [[1, 2, "
        "3], [2, 8, 9]], [[9, 9, 8], [7, 9]]]}",
        "irregular"};
    for (size_t tree = 0; tree < sizeof TREES / sizeof *TREES; tree++) {
        PlycutGame game = kit_game(TREES[tree]);
        for (size_t i = 0; i < plycut_mistaken_count(); i++)
            if (tree == 0 || plycut_mistaken(i)->breaks == 0)
                expect_mistake(&game, plycut_mistaken(i));
        plycut_game_release(&game);
    }
}

Test(words_pseudocode, an_unknown_algorithm_has_no_lines)
{
    const PlycutAlgorithm foreign = {.name = "alpha-beta", .title = "a student's", .foreign = true};
    PlycutSearchOptions options = kit_options("alpha-beta");
    PlycutPseudocode code;
    options.algorithm = &foreign;
    plycut_pseudocode(&options, PLYCUT_MAX, false, &code);
    cr_expect_eq(code.count, 0);
    cr_expect_null(code.source);
}

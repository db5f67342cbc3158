/* Explanations of searches of several passes, with a transposition table, with quiescence. */
#include "explain_kit.h"

#include "bytes.h"

/* Static values for which searches to depth 1 and 2 have different best moves. */
#define SPEC "static-values"

static PlycutSearchOptions asked(bool deepen, double aspiration)
{
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.deepen = deepen;
    options.aspiration = aspiration;
    return options;
}

Test(words_passes, each_pass_says_why_and_what)
{
    char *told = kit_explain(SPEC, asked(true, 1));
    expect_says(told, "Deepening a pass to depth 1, then to depth 2 and so on");
    expect_says(told, "Aspiration the window extends 1 on each side of the previous "
                      "depth's value; while the value is outside");
    expect_says(
        told,
        "Pass 1 Depth 1, full window. Value 6, best move retreat, to D (/2); 4 nodes, 3 leaves.");
    expect_says(told, "Pass 2 Depth 2, window [5, 7] around the previous value, 6. Value 5.5,");
    expect_says(
        told,
        "Pass 3 Depth 3, window [4.5, 6.5] around the previous value, 5.5. Value at least 7,");
    expect_says(told,
                "Pass 4 Depth 3 again, window [4.5, 8.5]. Pass 3 failed high: its value, at least "
                "7, is not below 6.5, so the upper end is now 8.5. Value 7,");
    expect_says(told, "Pass 4, the last one, step by step: 55. Enter A");
    expect_says(told, "alpha is 4.5 (the window of the pass)");
    expect_says(told, "A returns 7. The pass is complete.");
    expect_says(told, "1 subtree of B is not visited in this pass: F (/0/1), with 2 leaves");
    expect_says(told, "Visited in pass 4: 16 nodes, 8 leaves of 12");
    expect_says(told, "All passes 35 nodes, 18 leaves; cutoffs: 4 shallow, 0 deep, 2 window");
    expect_says(told, "Distinct 16 nodes, 15 leaves, each counted once");
    expect_silent(told, "ever visited");
    expect_silent(told, "Window [");
    free(told);
}

/* The horizon is the one that was asked for, not that of the pass shown. */
Test(words_passes, the_horizon_is_the_one_asked_for)
{
    PlycutSearchOptions options = asked(true, 0);
    char *told = kit_explain(SPEC, options);
    expect_says(told, "Horizon none: to the end");
    expect_says(told, "Window [-inf, inf]");
    free(told);
    options.depth = 3;
    options.node_budget = 10;
    told = kit_explain(SPEC, options);
    expect_says(told, "Horizon depth 3");
    expect_says(told, "Budget 10 nodes; the deepest finished pass gives the answer");
    expect_says(told,
                "Pass 2 Depth 2, full window. The budget ran out here, after 6 nodes, 3 leaves.");
    expect_says(told, "Pass 1, the last one that was finished, step by step:");
    expect_says(told, "Value 6 Best move retreat, to D (/2)");
    free(told);
}

/* A pass whose value is outside its window gives no answer. */
Test(words_passes, a_budget_may_end_a_search_again)
{
    PlycutSearchOptions options = asked(true, 1);
    options.node_budget = 25;
    char *told = kit_explain(SPEC, options);
    expect_says(told, "is now 8.5. The budget ran out here, after 6 nodes, 2 leaves.");
    expect_says(told, "Pass 2, the last one with its value inside its window, step by step:");
    expect_says(told, "All passes 25 nodes");
    free(told);
}

Test(words_passes, aspiration_alone_aims_at_the_guess)
{
    PlycutSearchOptions options = asked(false, 1);
    options.has_guess = true;
    options.guess = 9;
    char *told = kit_explain(SPEC, options);
    expect_says(told, "on each side of the guess, 9; while the value is outside");
    expect_says(told, "Pass 1 To the end, window [8, 10] around the guess, 9. Value at most 7;");
    expect_says(told,
                "Pass 2 To the end again, window [5, 10]. Pass 1 failed low: its value, at most 7, "
                "is not above 8, so the lower end is now 5.");
    free(told);
    options.guess = 7;
    told = kit_explain(SPEC, options);
    expect_says(told, "Pass 1, step by step:");
    expect_says(told, "Visited 1"); /* one pass needs no mention */
    free(told);
}

/* A pass that fails low names no move, under fail-hard as under fail-soft. */
Test(words_passes, who_fails_low_has_no_best_move)
{
    for (int hard = 0; hard < 2; hard++) {
        PlycutSearchOptions options = asked(false, 1.5);
        options.fail = hard ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
        options.has_guess = true;
        options.guess = 4.5;
        char *told = kit_explain("tree:[2,3]", options);
        expect_says(told, "window [3, 6] around the guess, 4.5. Value");
        expect_says(told, " 3; 3 nodes, 2 leaves. Pass 2");
        free(told);
    }
}

Test(words_passes, a_cutoff_by_the_pass_says_so)
{
    PlycutSearchOptions options = asked(true, 1);
    char *told = kit_explain("random:b=3,d=4,seed=3,values=0..9", options);
    expect_says(told, "of the window of the pass. This is a window");
    expect_silent(told, "asked for");
    free(told);
}

/* ---- The table --------------------------------------------------------------------------- */

Test(words_passes, the_table_is_told_as_it_answers)
{
    PlycutSearchOptions options = asked(true, 2);
    options.table = 100;
    options.learned = PLYCUT_LEARNED_HASH | PLYCUT_LEARNED_KILLER;
    char *told = kit_explain("random:b=3,d=4,seed=3,values=0..9", options);
    expect_says(told,
                "Order hash,killer hash: first the move that the transposition table remembers "
                "killer: first the last two moves that crossed a bound at this ply");
    expect_says(told, "Table 100 entries; an entry is used if it holds the same position, searched "
                      "to the same depth");
    expect_says(told, ". The transposition table knows that /1/2/0 is at most 3. That is enough, "
                      "since alpha is 3 (the window of the "
                      "pass). /1/2/0 is next because it is on the best line of an earlier pass. "
                      "/1/2 has 3 so far.");
    expect_says(told, ". The transposition table knows that /2/2 is exactly 6. /2/2 is next "
                      "because its move is a killer: it cut off at "
                      "/1. /2 keeps 5,");
    expect_says(told, "That is enough, since beta is 5 (/2 has it from /2/1). /2 keeps 5,");
    expect_says(told, "Visited in pass 7: 19 nodes, 5 leaves, 7 known from the table");
    expect_says(told, "All passes 116 nodes, 55 leaves, 11 known from the table;");
    expect_silent(told, "Distinct");
    free(told);
}

/* What branch-and-bound would visit is not known if the order was different or the table answered
 * for a node. */
Test(words_passes, deep_only_is_told_of_plain_searches_alone)
{
    PlycutSearchOptions options = asked(false, 0);
    char *told = kit_explain("knuth-moore-pi", options);
    expect_says(told, "Deep only");
    free(told);
    options.table = 1000;
    told = kit_explain("knuth-moore-pi", options);
    expect_silent(told, "Deep only");
    free(told);
    options.table = 0;
    options.learned = PLYCUT_LEARNED_KILLER;
    told = kit_explain("knuth-moore-pi", options);
    expect_silent(told, "Deep only");
    free(told);
}

/* ---- Quiescence -------------------------------------------------------------------------- */

Test(words_passes, who_is_searched_on_past_the_horizon)
{
    PlycutSearchOptions options = asked(false, 0);
    options.depth = 1;
    options.quiescence = 1;
    options.extension = 4;
    char *told = kit_explain(SPEC, options);
    expect_says(
        told,
        "Quiescence a node at the horizon, or fewer than 4 plies below it, is searched further "
        "if its static value is more than 1 away from that of the node above Window");
    expect_says(told,
                "Enter A (the root), a MAX node, then B (/0, by advance), a MIN node: no bounds. B "
                "is at the horizon but is "
                "searched further because its static value is 2 away from that of the node above.");
    expect_says(
        told, "F is below the horizon but is searched further because its static value is 3 away");
    expect_says(told, "Visited 11 nodes, 6 leaves of 7");
    free(told);
}

/* The lines fit, and nothing is said about missing nodes, whatever options are combined. */
Test(words_passes, all_of_it_together)
{
    static const char *const specs[] = {SPEC, "knuth-moore-pi", "othello:4x4", "tree:5",
                                        "random:b=4,d=5,seed=2,values=-9..9"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++)
        for (int budget = 0; budget < 2; budget++) {
            PlycutSearchOptions options = asked(i != 1, 1);
            options.has_guess = true;
            options.depth = i == 2 ? 4 : -1;
            options.table = 64;
            options.learned = PLYCUT_LEARNED_HASH | PLYCUT_LEARNED_KILLER | PLYCUT_LEARNED_HISTORY;
            options.quiescence = i != 1 ? 2 : 0;
            options.extension = 2;
            options.node_budget = budget && i != 1 ? 150 : 0;
            char *told = kit_explain(specs[i], options);
            expect_says(told, "step by step:");
            expect_says(told, "All passes");
            for (const char *line = told; *line != '\0'; line += strcspn(line, "\n") + 1)
                cr_expect_leq(strcspn(line, "\n"), (size_t)100, "%s", line);
            free(told);
        }
}

/* ---- A trace file ------------------------------------------------------------------------ */

/* A search written as a trace, read back and recorded. */
static PlycutTrace read_back(const PlycutGame *game, const PlycutSearchOptions *options)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    PlycutResult result;
    PlycutTrace trace;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_trace_writer_begin(&writer, &out, game, options, PLYCUT_VALUES_MAX, NULL);
    cr_assert(plycut_search(game, options, &observer, &result, &error), "%s", error.text);
    plycut_trace_writer_end(&writer, &result);
    cr_assert(plycut_out_flush(&out));
    Bytes bytes = {text.bytes, text.length, 0};
    PlycutSource source = {bytes_read, &bytes, "trace"};
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, &error);
    cr_assert_not_null(reader, "%s", error.text);
    cr_assert(plycut_trace_reader_record(reader, 0, 0, &trace, &error), "%s", error.text);
    plycut_trace_reader_close(reader);
    plycut_text_free(&text);
    return trace;
}

static char *drawn(const PlycutTrace *trace)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    PlycutPicture picture = plycut_picture_defaults();
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_render_dot(&trace, 1, &picture, &out, &error), "%s", error.text);
    return text.bytes;
}

/* It is explained and drawn like the search itself. */
Test(words_passes, a_trace_file_tells_the_same)
{
    static const char *const specs[] = {SPEC, "othello:4x4", "random:b=3,d=4,seed=3,values=0..9"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++)
        for (uint64_t budget = 0; budget <= 70; budget += 70) {
            PlycutGame game = kit_game(specs[i]);
            PlycutSearchOptions options = asked(true, 2);
            options.depth = 4 - (int)i;
            options.node_budget = budget;
            options.table = 100;
            options.learned = PLYCUT_LEARNED_HASH | PLYCUT_LEARNED_HISTORY;
            options.quiescence = 3;
            options.extension = 1;
            PlycutTrace own = kit_trace(&game, options), read = read_back(&game, &options);
            char *told = kit_told(&own), *again = kit_told(&read);
            cr_expect_str_eq(told, again);
            free(told);
            free(again);
            told = drawn(&own);
            again = drawn(&read);
            cr_expect_str_eq(told, again);
            free(told);
            free(again);
            plycut_trace_free(&own);
            plycut_trace_free(&read);
            plycut_game_release(&game);
        }
}

Test(words_passes, quiescence_is_told_in_the_games_words)
{
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 1;
    options.quiescence = 2;
    options.extension = 2;
    char *told = kit_explain("othello:4x4", options);
    cr_expect(strstr(told, "discs") != NULL && strstr(told, "can take a corner") != NULL, "%s",
              told);
    free(told);
    told = kit_explain("random:b=2,d=3,seed=1,values=0..9", options);
    cr_expect(strstr(told, "its value is") != NULL, "%s", told);
    free(told);
}

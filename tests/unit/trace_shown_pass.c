/* Which pass of a search is shown: the one asked for, explained and drawn with its own counts, and the passes
 * that cannot be. */
#include "explain_kit.h"

#include "bytes.h"

#include <plycut/render.h>

/* Passes: 1 to depth 1, value 6; 2 to depth 2, value 5.5; 3 to depth 3, which fails high; 4 again. */
#define SPEC "static-values"

static PlycutSearchOptions asked(double aspiration)
{
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.deepen = true;
    options.aspiration = aspiration;
    return options;
}

static PlycutTrace shown(PlycutSearchOptions options, uint32_t pass)
{
    PlycutGame game = kit_game(SPEC);
    PlycutError error = {0};
    PlycutTrace trace;
    cr_assert(plycut_trace_record_pass(&game, &options, pass, &trace, &error), "%s", error.text);
    plycut_game_release(&game);
    return trace;
}

static char *told(PlycutSearchOptions options, uint32_t pass)
{
    PlycutTrace trace = shown(options, pass);
    char *text = kit_told(&trace);
    plycut_trace_free(&trace);
    return text;
}

static char *drawn(const PlycutTrace *traces, size_t count)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    PlycutPicture picture = plycut_picture_defaults();
    const PlycutTrace *pointers[8];
    for (size_t i = 0; i < count; i++)
        pointers[i] = &traces[i];
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_render_dot(pointers, count, &picture, &out, &error), "%s", error.text);
    return text.bytes;
}

#define expect_in(text, words)                                                                     \
    cr_expect_not_null(strstr(text, words), "missing: %s\n%s", words, text)
#define expect_not_in(text, words) cr_expect_null(strstr(text, words), "should not say: %s", words)

/* ---- Told ------------------------------------------------------------------------------------ */

Test(trace_shown_pass, a_pass_that_answered_is_told_as_itself)
{
    char *text = told(asked(0), 2);
    expect_says(text, "Pass 3 Depth 3,");
    expect_says(text, "Pass 2, step by step: 12. Enter A");
    expect_says(text, "Value 5.5 Best move");
    expect_says(text, "Visited in pass 2: 8 nodes, 4 leaves of 6");
    expect_says(text, "All passes value 7 (pass 3); 28 nodes, 15 leaves;");
    expect_silent(text, "failed");
    free(text);
}

Test(trace_shown_pass, one_that_failed_says_so_and_proves_no_best_move)
{
    char *text = told(asked(1), 3);
    expect_says(text, "Pass 3, which failed high, step by step:");
    expect_says(text, "A returns at least 7. The pass is complete.");
    expect_says(text, "Value at least 7 Best move");
    expect_says(text, "which reaches at least 7");
    expect_says(text, "All passes value 7 (pass 4); 35 nodes, 18 leaves;");
    free(text);
    PlycutSearchOptions options = asked(1);
    options.deepen = false;
    options.guess = 30;
    options.has_guess = true;
    text = told(options, 1);
    expect_says(text, "Pass 1, which failed low, step by step:");
    expect_says(text, "none is proved best: every move is worth at most ");
    free(text);
}

/* Asking for the pass that is shown by default changes nothing. */
Test(trace_shown_pass, the_answer_asked_for_is_the_answer)
{
    static const struct {
        double aspiration;
        uint64_t budget;
        uint32_t pass;
    } cases[] = {{0, 0, 3}, {1, 0, 4}, {1, 25, 2}, {0, 10, 1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PlycutSearchOptions options = asked(cases[i].aspiration);
        options.node_budget = cases[i].budget;
        PlycutTrace unasked = shown(options, 0), wanted = shown(options, cases[i].pass);
        char *texts[] = {kit_told(&unasked), kit_told(&wanted), drawn(&unasked, 1),
                         drawn(&wanted, 1)};
        cr_expect_str_eq(texts[0], texts[1]);
        cr_expect_str_eq(texts[2], texts[3]);
        expect_not_in(texts[0], "All passes  value");
        for (size_t k = 0; k < 4; k++)
            free(texts[k]);
        plycut_trace_free(&unasked);
        plycut_trace_free(&wanted);
    }
}

/* ---- Drawn ----------------------------------------------------------------------------------- */

Test(trace_shown_pass, the_legend_tells_pass_and_search_apart)
{
    PlycutTrace trace = shown(asked(1), 3);
    char *dot = drawn(&trace, 1);
    expect_in(dot, "shown: pass 3 of 4, depth 3, window [4.5, 6.5&#93;, failed high</TD>");
    expect_in(dot, "order given, deepened to depth 3, aspiration 1</TD>");
    expect_in(dot, "alpha-beta, pass 3</TD>");
    expect_in(dot, "alpha-beta, all passes</TD><TD ALIGN=\"RIGHT\">18</TD><TD ALIGN=\"RIGHT\">35");
    expect_in(dot, "the line that gives the root's bound");
    free(dot);
    plycut_trace_free(&trace);
    trace = shown(asked(0), 1);
    dot = drawn(&trace, 1);
    expect_in(dot, "shown: pass 1 of 3, depth 1</TD>");
    expect_in(dot, "deepened to depth 3</TD>");
    expect_not_in(dot, "failed");
    free(dot);
    plycut_trace_free(&trace);
}

Test(trace_shown_pass, stacked_passes_have_ids_and_captions_of_their_own)
{
    PlycutTrace traces[4];
    for (uint32_t i = 0; i < 4; i++)
        traces[i] = shown(asked(1), i + 1);
    char *dot = drawn(traces, 4);
    expect_in(dot, "<B>Alpha-beta, pass 1 of 4, depth 1: 3 leaves, 4 nodes</B>");
    expect_in(dot, "<B>Alpha-beta, pass 3 of 4, depth 3, window [4.5, 6.5&#93;, failed high: ");
    expect_in(dot, "alpha-beta: root max, cut equal, fail soft, order given, deepened to depth 3,");
    expect_in(dot, "shown: all passes</TD>");
    expect_in(dot, "alpha-beta, pass 4</TD>");
    for (int i = 1; i <= 4; i++) {
        char id[64];
        snprintf(id, sizeof id, "id=\"alpha-beta/pass-%d/n/1\"", i);
        expect_in(dot, id);
    }
    expect_not_in(dot, "id=\"alpha-beta/n/");
    free(dot);
    for (size_t i = 0; i < 4; i++)
        plycut_trace_free(&traces[i]);
}

/* ---- Not to be shown ------------------------------------------------------------------------- */

static void expect_refused(PlycutSearchOptions options, uint32_t pass, const char *why)
{
    PlycutGame game = kit_game(SPEC);
    PlycutError error = {0};
    PlycutTrace trace;
    cr_expect_not(plycut_trace_record_pass(&game, &options, pass, &trace, &error));
    cr_expect_eq(error.code, PLYCUT_E_USAGE);
    cr_expect_not_null(strstr(error.text, why), "%s, not %s", error.text, why);
    plycut_game_release(&game);
}

Test(trace_shown_pass, what_is_not_there_is_refused_with_the_reason)
{
    PlycutSearchOptions once = kit_options("alpha-beta"), short_of = asked(0);
    short_of.node_budget = 10;
    expect_refused(once, 1, "alpha-beta makes only one pass");
    expect_refused(asked(0), 4, "there is no pass 4: the search has 3 passes");
    expect_refused(short_of, 2, "pass 2 has no value to show: the budget ended in it");
    expect_refused(short_of, 3, "there is no pass 3: the search finished 1 pass");
    PlycutSearchOptions minimax = kit_options("minimax");
    minimax.aspiration = 1;
    minimax.has_guess = true;
    expect_refused(minimax, 1, "minimax makes only one pass");
}

/* ---- A trace file ---------------------------------------------------------------------------- */

static PlycutTrace read_back(const PlycutSearchOptions *options, uint32_t pass)
{
    PlycutGame game = kit_game(SPEC);
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    PlycutResult result;
    PlycutTrace trace;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_trace_writer_begin(&writer, &out, &game, options, PLYCUT_VALUES_MAX, NULL);
    cr_assert(plycut_search(&game, options, &observer, &result, &error), "%s", error.text);
    plycut_trace_writer_end(&writer, &result);
    cr_assert(plycut_out_flush(&out));
    Bytes bytes = {text.bytes, text.length, 0};
    PlycutSource source = {bytes_read, &bytes, "trace"};
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, &error);
    cr_assert_not_null(reader, "%s", error.text);
    cr_assert(plycut_trace_reader_record(reader, 0, pass, &trace, &error), "%s", error.text);
    plycut_trace_reader_close(reader);
    plycut_text_free(&text);
    plycut_game_release(&game);
    return trace;
}

Test(trace_shown_pass, a_trace_file_shows_the_same)
{
    PlycutSearchOptions options = asked(1);
    for (uint32_t pass = 1; pass <= 4; pass++) {
        PlycutTrace read = read_back(&options, pass);
        char *own = told(options, pass), *again = kit_told(&read);
        cr_expect_str_eq(own, again);
        free(own);
        free(again);
        plycut_trace_free(&read);
    }
}

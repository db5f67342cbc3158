/* Pictures and tables of searches of several passes, of nodes that a transposition table knew. */
#include "unit/picture_kit.h"

#include <stdlib.h>

#define RANDOM "random:b=3,d=4,seed=3,values=0..9"
#define STATIC                                                                                     \
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"static\":2,\"children\":["              \
    "{\"static\":4,\"children\":[6,3]},{\"static\":7,\"children\":[8,2]}]}}"

/* Deepening, aspiration, a table, learned orders. */
static PlycutSearchOptions asked(const char *algorithm)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find(algorithm, &error));
    options.deepen = true;
    options.aspiration = 2;
    options.table = 100;
    options.learned = PLYCUT_LEARNED_HASH | PLYCUT_LEARNED_KILLER;
    return options;
}

static PlycutGame game_of(const char *spec)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutGame game;
    if (plycut_is_game_spec(spec))
        cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
    else
        cr_assert(plycut_tree_read(spec, strlen(spec), "test", &game, &error), "%s", error.text);
    return game;
}

static PlycutTrace searched(const char *spec, const PlycutSearchOptions *options)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutGame game = game_of(spec);
    PlycutTrace trace;
    cr_assert(plycut_trace_record(&game, options, &trace, &error), "%s", error.text);
    plycut_game_release(&game);
    return trace;
}

static char *picture_of(const char *spec, const PlycutSearchOptions *options,
                        const PlycutPicture *picture)
{
    PlycutTrace trace = searched(spec, options);
    const PlycutTrace *traces[] = {&trace};
    PlycutText dot = kit_dot(traces, 1, picture);
    plycut_trace_free(&trace);
    return dot.bytes;
}

#define expect_in(text, words)                                                                     \
    cr_expect_not_null(strstr(text, words), "missing: %s\n%s", words, text)
#define expect_not_in(text, words) cr_expect_null(strstr(text, words), "should not say: %s", words)

/* ---- Pictures -------------------------------------------------------------------------------- */

Test(render_passes, the_legend_says_which_pass_it_is)
{
    PlycutSearchOptions options = asked("alpha-beta");
    PlycutPicture picture = plycut_picture_defaults();
    char *dot = picture_of(RANDOM, &options, &picture);
    expect_in(dot,
              "alpha-beta: root max, cut equal, fail soft, order hash,killer, deepened to depth "
              "4, aspiration 2, table 100</TD>");
    expect_in(dot, "shown: pass 7 of 7, depth 4, window [3, 9&#93;</TD>");
    expect_in(dot, "alpha-beta, pass 7</TD><TD ALIGN=\"RIGHT\">5</TD><TD ALIGN=\"RIGHT\">19</TD>");
    expect_in(dot,
              "alpha-beta, all passes</TD><TD ALIGN=\"RIGHT\">55</TD><TD ALIGN=\"RIGHT\">116</TD>");
    expect_in(dot, "not visited in this pass");
    expect_not_in(dot, "never visited</TD>");
    free(dot);
}

/* No node of the pass shown is cut off by the window; nodes of another pass are. */
Test(render_passes, window_cutoffs_of_any_row_are_told)
{
    static const char spec[] = "random:b=3,d=4,seed=1,values=0..9";
    PlycutError error = {.code = PLYCUT_OK};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    PlycutPicture picture = plycut_picture_defaults();
    for (int deepen = 0; deepen <= 1; deepen++) {
        options.deepen = deepen;
        options.aspiration = deepen ? 2 : 0;
        char *dot = picture_of(spec, &options, &picture);
        expect_not_in(dot, "cut off by the window at the root");
        cr_expect_eq(kit_count(dot, "<B>window</B>"), (size_t)deepen);
        free(dot);
    }
}

Test(render_passes, a_budget_that_ended_it_is_told)
{
    PlycutSearchOptions options = asked("alpha-beta");
    PlycutPicture picture = plycut_picture_defaults();
    options.node_budget = 60;
    char *dot = picture_of(RANDOM, &options, &picture);
    expect_in(dot, "deepened to depth 3, aspiration 2, budget 60 nodes, table 100</TD>");
    expect_in(dot,
              "shown: pass 5 of 6, depth 3, window [2, 10&#93;; the budget ended the search</TD>");
    free(dot);
}

Test(render_passes, known_nodes_look_known)
{
    PlycutSearchOptions options = asked("alpha-beta");
    PlycutPicture picture = plycut_picture_defaults();
    char *dot = picture_of(RANDOM, &options, &picture);
    cr_expect_eq(kit_count(dot, "visited known\""), 7);
    expect_in(dot, "subgraph known_max_nodes {");
    expect_in(dot, "subgraph known_min_nodes {");
    expect_in(dot, "style=\"filled,diagonals\"");
    cr_expect_eq(kit_count(dot, ">table</FONT>"), 7);
    cr_expect_eq(kit_count(dot, "known from the transposition table\""), 7, "tooltips");
    expect_in(dot, "tooltip=\"0 (/0): at most 4, window [5, 9], known from");
    expect_in(dot, "≥7 table</FONT>");
    free(dot);
    picture.detail = PLYCUT_DETAIL_TINY;
    dot = picture_of(RANDOM, &options, &picture);
    cr_expect_eq(kit_count(dot, "visited known\""), 7);
    expect_not_in(dot, ">table</FONT>");
    expect_in(dot, "clipped corners</FONT>");
    free(dot);
}

/* The legend explains what occurs in the picture, and nothing else. */
Test(render_passes, no_table_no_mark)
{
    PlycutSearchOptions options = asked("alpha-beta");
    PlycutPicture picture = plycut_picture_defaults();
    options.table = 0;
    options.learned = 0;
    char *dot = picture_of(RANDOM, &options, &picture);
    expect_not_in(dot, "known");
    expect_not_in(dot, "transposition");
    free(dot);
}

Test(render_passes, boards_say_it_too)
{
    PlycutSearchOptions options = asked("alpha-beta");
    PlycutPicture picture = plycut_picture_defaults();
    options.aspiration = 1;
    options.depth = 3;
    picture.boards = PLYCUT_BOARDS_ALL;
    char *dot = picture_of("othello:f5d6c3", &options, &picture);
    size_t known = kit_count(dot, "visited known\"");
    cr_expect_gt(known, 0);
    cr_expect_eq(kit_count(dot, ">table</FONT>"), known);
    expect_in(dot, "≥7 table</FONT>");
    expect_not_in(dot, "clipped corners");
    free(dot);
}

Test(render_passes, stacked_captions_say_the_pass)
{
    PlycutSearchOptions first = asked("minimax"), second = asked("alpha-beta");
    PlycutPicture picture = plycut_picture_defaults();
    PlycutTrace minimax = searched(RANDOM, &first), alpha_beta = searched(RANDOM, &second);
    const PlycutTrace *traces[] = {&minimax, &alpha_beta};
    PlycutText dot = kit_dot(traces, 2, &picture);
    expect_in(dot.bytes, "Minimax, pass 4 of 4, depth 4: 81 leaves, 121 nodes; root max,");
    expect_in(dot.bytes,
              "Alpha-beta, pass 7 of 7, depth 4, window [3, 9&#93;: 5 leaves, 19 nodes;");
    expect_in(dot.bytes, "minimax, pass 4</TD>");
    expect_in(dot.bytes, "alpha-beta, all passes</TD>");
    expect_not_in(dot.bytes, "shown: ");
    /* Both trees are drawn at the same level of detail, though the second is small. */
    expect_in(dot.bytes, "clipped corners</FONT>");
    expect_not_in(dot.bytes, ">table</FONT>");
    plycut_text_free(&dot);
    plycut_trace_free(&minimax);
    plycut_trace_free(&alpha_beta);
}

/* On paper a tree is searched once, without a table. */
Test(render_passes, no_sheet_is_of_such_a_search)
{
    PlycutSearchOptions passes = asked("alpha-beta"), table = asked("alpha-beta"),
                        learned = asked("alpha-beta");
    passes.table = 0;
    passes.learned = 0;
    table.deepen = learned.deepen = false;
    table.aspiration = learned.aspiration = 0;
    table.learned = 0;
    learned.table = 0;
    learned.learned = PLYCUT_LEARNED_KILLER;
    const struct {
        const PlycutSearchOptions *options;
        const char *says;
    } cases[] = {{&passes, "a search of a single pass"},
                 {&table, "without a transposition table"},
                 {&learned, "not killer"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PlycutError error = {.code = PLYCUT_OK};
        PlycutSheet sheet = {.picture = plycut_picture_defaults()};
        PlycutText text = {.bytes = NULL};
        PlycutOut out;
        PlycutTrace trace = searched(STATIC, cases[i].options);
        plycut_out_init(&out, plycut_text_write, &text);
        cr_expect_not(plycut_render_sheet(&trace, &sheet, &out, NULL, &error));
        cr_expect_eq(error.code, PLYCUT_E_USAGE);
        expect_in(error.text, cases[i].says);
        plycut_text_free(&text);
        plycut_trace_free(&trace);
    }
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static PlycutCountRow counted(const char *spec, const PlycutSearchOptions *options)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutGame game = game_of(spec);
    PlycutCountRow row;
    cr_assert(plycut_count(&game, "it", options, &row, &error), "%s", error.text);
    plycut_game_release(&game);
    return row;
}

static char *table_of(const PlycutCountRow *rows, size_t count, const char *format)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutText text = {.bytes = NULL};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_render_counts(rows, count, format, &out, &error), "%s", error.text);
    return text.bytes;
}

/* The text or JSON table of one search. */
static char *told(const char *spec, const PlycutSearchOptions *options, const char *format)
{
    PlycutCountRow row = counted(spec, options);
    return table_of(&row, 1, format);
}

Test(render_passes, the_text_table_says_what_it_counts)
{
    PlycutSearchOptions options = asked("alpha-beta");
    char *text = told(RANDOM, &options, "text");
    expect_in(text, "deepened, aspiration 2, table 100\n"
                    "counts of all 7 passes, depth 4 finished; 11 nodes known from the table\n");
    free(text);
    options.node_budget = 60;
    text = told(RANDOM, &options, "text");
    expect_in(text,
              "\ncounts of all passes: 5 finished, the budget ended in one more, depth 3 finished");
    free(text);
    options = asked("alpha-beta");
    options.aspiration = 0;
    text = told(STATIC, &options, "text");
    expect_in(text, "\ncounts of all 2 passes, depth 2 finished; distinct: 7 nodes, 6 leaves\n");
    free(text);
}

/* A default limit is not a budget. */
Test(render_passes, a_clock_is_told_without_the_limit_on_nodes)
{
    PlycutSearchOptions options = asked("alpha-beta");
    options.seconds = 60;
    options.max_nodes = options.node_budget = 1000000;
    char *text = told(RANDOM, &options, "text");
    expect_in(text, "aspiration 2, budget 60 s, table 100\n");
    free(text);
    text = told(RANDOM, &options, "json");
    expect_in(text, "\"aspiration\":2,\"seconds\":60,\"table\":100,");
    free(text);
    options.node_budget = 500000;
    text = told(RANDOM, &options, "text");
    expect_in(text, "aspiration 2, budget 500000 nodes, budget 60 s, table 100\n");
    free(text);
}

Test(render_passes, rows_that_differ_say_it_each)
{
    PlycutSearchOptions options = asked("alpha-beta");
    PlycutCountRow rows[] = {counted(RANDOM, &options), counted(RANDOM, &options)};
    options.guess = 3;
    options.has_guess = true;
    rows[1] = counted(RANDOM, &options);
    char *text = table_of(rows, 2, "text");
    expect_in(text, "it, alpha-beta: root max");
    expect_in(text, "aspiration 2, guess 3,");
    expect_in(text, "it, alpha-beta: counts of all 7 passes,");
    free(text);
}

Test(render_passes, quiescence_is_a_convention)
{
    PlycutSearchOptions options = asked("alpha-beta");
    options = plycut_search_defaults(options.algorithm);
    options.quiescence = 1.5;
    options.extension = 1;
    options.depth = 1;
    char *text = told(STATIC, &options, "text");
    expect_in(text, "order given, depth 1, quiescence 1.5 for 1 ply\n");
    expect_not_in(text, "passes");
    free(text);
    text = told(STATIC, &options, "json");
    expect_in(text, ",\"quiescence\":1.5,\"extension\":1}");
    free(text);
}

/* Optional members follow the columns, and only if the option was given. */
Test(render_passes, json_has_what_was_asked)
{
    PlycutSearchOptions options = asked("alpha-beta");
    char *text = told(RANDOM, &options, "json");
    expect_in(text, "\"order\":\"hash,killer\"");
    expect_in(
        text,
        "\"root_window\":null,\"deepen\":true,\"aspiration\":2,\"table\":100,\"table_hits\":11,"
        "\"passes\":7,\"finished\":true,\"distinct_nodes\":null,"
        "\"distinct_leaves\":null}]}");
    free(text);
    options.node_budget = 60;
    options.has_guess = true;
    options.guess = 5;
    text = told(RANDOM, &options, "json");
    expect_in(text, "\"aspiration\":2,\"guess\":5,\"node_budget\":60,\"table\":100,");
    expect_in(text, "\"finished\":false,");
    free(text);
    options = plycut_search_defaults(options.algorithm);
    text = told(RANDOM, &options, "json");
    expect_in(text, "\"score\":null,\"root_window\":null}]}");
    free(text);
}

Test(render_passes, latex_says_that_it_counts_all)
{
    PlycutSearchOptions options = asked("alpha-beta");
    char *text = told(RANDOM, &options, "latex");
    expect_in(text, "table 100, counts of all passes\n");
    free(text);
}

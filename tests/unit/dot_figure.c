/* The DOT text: marks, ids, escaping, Graphviz's limits, failing output. */
#include "unit/picture_kit.h"

#include <stdio.h>

static const char *const ALGORITHMS[] = {"minimax", "branch-and-bound", "alpha-beta"};

/* Names, moves and titles with characters that are special in Graphviz or HTML, or harmful. */
#define HOSTILE                                                                                    \
    "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"name\":\"<b>\\\\N & \\\"q\\\" "         \
    "]]>\",\"children\":["                                                                         \
    "{\"name\":\"</TABLE>>\",\"move\":\"\\\\G <x> "                                                \
    "\\\"\",\"children\":[1,{\"value\":2,\"name\":\"]\"}]},"                                       \
    "{\"name\":\"&amp; {|} \\\\l\",\"move\":\"&lt;\",\"children\":[-1.23456789012,7,8]}]}}"

static PlycutText drawn(const char *spec, const PlycutPicture *picture)
{
    PlycutTrace trace = kit_trace(spec, "alpha-beta");
    const PlycutTrace *traces[] = {&trace};
    PlycutText text = kit_dot(traces, 1, picture);
    plycut_trace_free(&trace);
    return text;
}

/* Where a quoted string or an HTML string that starts here ends: on its last byte, or NULL. */
static const char *string_end(const char *at)
{
    int depth = 0;
    if (*at == '"') {
        for (at++; *at != '\0' && *at != '"'; at++)
            if (*at == '\\' && at[1] != '\0')
                at++;
        return *at == '"' ? at : NULL;
    }
    for (; *at != '\0'; at++) {
        depth += (*at == '<') - (*at == '>');
        if (depth == 0)
            return at;
    }
    return NULL;
}

/* Every string ends, none is past Graphviz's limit, brackets and braces outside them match. */
static void expect_well_formed(const char *dot)
{
    int brackets = 0, braces = 0;
    const char *at = strchr(dot, '{');
    for (; *at != '\0'; at++) {
        if (*at == '"' || *at == '<') {
            const char *end = string_end(at);
            cr_assert_not_null(end, "a string that does not end: %.60s", at);
            cr_assert_lt(end - at, 16384);
            at = end;
        } else if (at[0] == '/' && at[1] == '/') {
            at += strcspn(at, "\n");
        }
        brackets += (*at == '[') - (*at == ']');
        braces += (*at == '{') - (*at == '}');
        cr_assert(brackets >= 0 && brackets <= 1, "%.60s", at);
    }
    cr_expect_eq(brackets, 0);
    cr_expect_eq(braces, 0);
}

Test(dot_figure, marks_of_the_pi_tree)
{
    PlycutPicture picture = plycut_picture_defaults();
    PlycutText dot = drawn(KIT_PI, &picture);
    cr_expect_eq(kit_count(dot.bytes, " cut shallow"), 6);
    cr_expect_eq(kit_count(dot.bytes, " cut deep"), 4);
    cr_expect_eq(kit_count(dot.bytes, "[id=\"n/"), 121);
    cr_expect_eq(kit_count(dot.bytes, "[id=\"e/"), 120);
    cr_expect_eq(kit_count(strstr(dot.bytes, "subgraph causes"), " -> "), 4,
                 "an arrow a deep cutoff");
    cr_expect_not_null(strstr(dot.bytes, "subgraph deep_cuts {"));
    cr_expect_not_null(strstr(dot.bytes, "arrowhead=noneteenonetee"));
    cr_expect_not_null(strstr(dot.bytes, "cut equal"));
    plycut_text_free(&dot);
}

Test(dot_figure, stacked_trees_have_ids_of_their_own)
{
    PlycutTrace traces[3];
    const PlycutTrace *pointers[3];
    PlycutPicture picture = plycut_picture_defaults();
    for (int i = 0; i < 3; i++) {
        traces[i] = kit_trace(KIT_PI, ALGORITHMS[i]);
        pointers[i] = &traces[i];
    }
    PlycutText dot = kit_dot(pointers, 3, &picture);
    expect_well_formed(dot.bytes);
    for (int i = 0; i < 3; i++) {
        char id[64];
        snprintf(id, sizeof id, "id=\"%s/n/0/2\"", ALGORITHMS[i]);
        cr_expect_eq(kit_count(dot.bytes, id), 1, "%s", id);
        plycut_trace_free(&traces[i]);
    }
    cr_expect_eq(kit_count(dot.bytes, "id=\"n/"), 0);
    plycut_text_free(&dot);
}

/* Every value of every option, with a tree of hostile names, a board, and a folded tree. */
Test(dot_figure, every_picture_is_well_formed)
{
    static const char *const specs[] = {HOSTILE, "othello:4x4:b1a1", "random:b=3,d=6,seed=1", "7"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        PlycutError error = {.code = PLYCUT_OK};
        PlycutTrace trace;
        PlycutGame game;
        bool read = plycut_is_game_spec(specs[i])
                        ? plycut_game_parse(specs[i], &game, &error)
                        : plycut_tree_read(specs[i], strlen(specs[i]), "test", &game, &error);
        cr_assert(read, "%s", error.text);
        PlycutSearchOptions options =
            plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
        options.depth = i == 1 ? 3 : -1;
        cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
        const PlycutTrace *traces[] = {&trace};
        for (unsigned set = 0; set < PLYCUT_DETAILS * PLYCUT_FOLDS * PLYCUT_BOARDSES * 4; set++) {
            unsigned rest = set / 4;
            PlycutPicture picture = plycut_picture_defaults();
            picture.style = set & 1 ? PLYCUT_STYLE_MONO : PLYCUT_STYLE_COLOUR;
            picture.plain_labels = set & 2;
            picture.detail = (PlycutDetail)(rest % PLYCUT_DETAILS);
            picture.fold = (PlycutFold)(rest / PLYCUT_DETAILS % PLYCUT_FOLDS);
            picture.boards = (PlycutBoards)(rest / PLYCUT_DETAILS / PLYCUT_FOLDS);
            picture.title = "\\N <t> & \"x\" \xFF";
            picture.draw_nodes = 30;
            PlycutText dot = kit_dot(traces, 1, &picture);
            expect_well_formed(dot.bytes);
            cr_expect_null(strstr(dot.bytes, ", pos=\""), "dot lays it out");
            plycut_text_free(&dot);
        }
        plycut_trace_free(&trace);
        plycut_game_release(&game);
    }
}

/* What the legend calls the thick line of a search of KIT_PI, whose value is 2, with that window.
 */
static PlycutText windowed(double alpha, double beta)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutPicture picture = plycut_picture_defaults();
    PlycutGame game;
    PlycutTrace trace;
    const PlycutTrace *traces[] = {&trace};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.alpha = alpha;
    options.beta = beta;
    cr_assert(plycut_tree_read(KIT_PI, strlen(KIT_PI), "test", &game, &error), "%s", error.text);
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    PlycutText dot = kit_dot(traces, 1, &picture);
    plycut_game_release(&game);
    plycut_trace_free(&trace);
    return dot;
}

/* A root that fails high has the line of its bound, one that fails low has none. */
Test(dot_figure, the_line_of_a_bound_is_no_principal_variation)
{
    static const double windows[][2] = {{-9, 9}, {4, 9}, {-9, 1}};
    for (int i = 0; i < 3; i++) {
        PlycutText dot = windowed(windows[i][0], windows[i][1]);
        cr_expect_eq(kit_count(dot.bytes, ">principal variation<"), i == 0, "window %d", i);
        cr_expect_eq(kit_count(dot.bytes, ">the line that gives the root"), i == 2, "window %d", i);
        plycut_text_free(&dot);
    }
}

Test(dot_figure, mono_is_black_and_white)
{
    PlycutPicture picture = plycut_picture_defaults();
    picture.style = PLYCUT_STYLE_MONO;
    PlycutText dot = drawn(KIT_PI, &picture);
    size_t colours = kit_count(dot.bytes, "\"#");
    cr_expect_eq(colours,
                 kit_count(dot.bytes, "\"#000000\"") + kit_count(dot.bytes, "\"#FFFFFF\""));
    cr_expect_gt(colours, 0);
    plycut_text_free(&dot);
}

Test(dot_figure, plain_labels_have_no_html_but_the_legend)
{
    PlycutPicture picture = plycut_picture_defaults();
    picture.plain_labels = true;
    PlycutText dot = drawn(HOSTILE, &picture);
    cr_expect_eq(kit_count(dot.bytes, "label=<"), 1);
    cr_expect_not_null(strstr(dot.bytes, "<b>\\\\N &amp; \\\"q\\\" ]]>"));
    plycut_text_free(&dot);
}

Test(dot_figure, shortened_names_are_whole_in_the_tooltip)
{
    PlycutPicture picture = plycut_picture_defaults();
    PlycutText dot =
        drawn("{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"name\":\"a name "
              "that is much too long for the shape of a node, even in two lines of it\","
              "\"children\":[1,2]}}",
              &picture);
    cr_expect_not_null(strstr(dot.bytes, ">a name that is much too long for<"), "%s", dot.bytes);
    cr_expect_not_null(strstr(dot.bytes, ">the shape of a node, even in t… #1<"), "%s", dot.bytes);
    cr_expect_not_null(strstr(dot.bytes,
                              "tooltip=\"a name that is much too long for the shape of a node, "
                              "even in two lines of it"));
    plycut_text_free(&dot);
}

static bool refuse(void *self, const char *bytes, size_t n)
{
    (void)self;
    (void)bytes;
    (void)n;
    return false;
}

Test(dot_figure, a_refusing_output_is_an_error)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutPicture picture = plycut_picture_defaults();
    PlycutTrace trace = kit_trace(KIT_PI, "alpha-beta");
    const PlycutTrace *traces[] = {&trace};
    PlycutOut out;
    plycut_out_init(&out, refuse, NULL);
    cr_expect_not(plycut_render_dot(traces, 1, &picture, &out, &error));
    cr_expect_eq(error.code, PLYCUT_E_SYSTEM);
    plycut_trace_free(&trace);
}

Test(dot_figure, option_words)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutDetail detail;
    PlycutStyle style;
    PlycutLayout layout;
    PlycutFold fold;
    PlycutBoards boards;
    cr_expect(plycut_detail_parse("dots", &detail, &error) && detail == PLYCUT_DETAIL_DOTS);
    cr_expect(plycut_style_parse("mono", &style, &error) && style == PLYCUT_STYLE_MONO);
    cr_expect(plycut_layout_parse("dot", &layout, &error) && layout == PLYCUT_LAYOUT_DOT);
    cr_expect(plycut_fold_parse("pruned", &fold, &error) && fold == PLYCUT_FOLD_PRUNED);
    cr_expect(plycut_boards_parse("pv", &boards, &error) && boards == PLYCUT_BOARDS_PV);
    cr_expect_not(plycut_detail_parse("compct", &detail, &error));
    cr_expect_eq(error.code, PLYCUT_E_USAGE);
    cr_expect_not_null(strstr(error.text, "compact"));
}

/* A caption counts the leaves that the picture draws, even if the search visits a leaf twice. */
Test(dot_figure, a_leaf_that_is_visited_twice_counts_once)
{
    PlycutTrace trace = kit_trace("tree:[[5,[8,3]],[[7,9],[6,4]],[2,8]]", "negascout");
    PlycutPicture picture = plycut_picture_defaults();
    const PlycutTrace *traces[] = {&trace};
    PlycutText dot = kit_dot(traces, 1, &picture);
    cr_expect_gt(trace.result.leaves, 7u);
    cr_expect_not_null(strstr(dot.bytes, "NegaScout: 7 of 9 leaves"));
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

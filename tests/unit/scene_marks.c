/* Marks of pictures: no two are alike without colour, and the legend explains what is drawn. */
#include "unit/picture_kit.h"

static PlycutText drawn(const PlycutTrace *trace, const PlycutPicture *picture)
{
    return kit_dot(&trace, 1, picture);
}

/* The attributes of a subgraph's default line that follow its class. */
static void looks_of(const char *dot, const char *group, char looks[200])
{
    const char *at = strstr(dot, group);
    cr_assert_not_null(at, "%s", group);
    at = strstr(at, "edge [class=\"") + strlen("edge [class=\"");
    at = strchr(at, '"');
    size_t length = strcspn(at, "]");
    cr_assert_lt(length, 200);
    memcpy(looks, at, length);
    looks[length] = '\0';
}

static PlycutTrace windowed_trace(void)
{
    static const char tree[] = "[[3,9],[5,2],[12,8],[4,1],[30,40],[1,2]]";
    PlycutError error = {.code = PLYCUT_OK};
    PlycutTrace trace;
    PlycutGame game;
    cr_assert(plycut_tree_read(tree, strlen(tree), "test", &game, &error));
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.expand_pruned = true;
    options.alpha = 4;
    options.beta = 20;
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    plycut_game_release(&game);
    return trace;
}

Test(scene_marks, cutoffs_differ_in_black_and_white)
{
    PlycutPicture picture = plycut_picture_defaults();
    picture.style = PLYCUT_STYLE_MONO;
    PlycutTrace trace = windowed_trace();
    PlycutText dot = drawn(&trace, &picture);
    char shallow[200], window[200];
    looks_of(dot.bytes, "subgraph shallow_cuts", shallow);
    looks_of(dot.bytes, "subgraph window_cuts", window);
    cr_expect_str_neq(shallow, window);
    cr_expect_not_null(strstr(dot.bytes, "═|═"));
    cr_expect_not_null(strstr(dot.bytes, "—|—"));
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

Test(scene_marks, the_legend_names_max)
{
    PlycutPicture picture = plycut_picture_defaults();
    PlycutTrace white = kit_trace("othello:4x4:b1", "minimax");
    PlycutText dot = drawn(&white, &picture);
    cr_expect_not_null(strstr(dot.bytes, "MAX to move: White"));
    cr_expect_not_null(strstr(dot.bytes, "MIN to move: Black"));
    cr_expect_not_null(strstr(dot.bytes, "the last move"));
    plycut_text_free(&dot);
    plycut_trace_free(&white);
    PlycutTrace tree = kit_trace("[[1,2],[3,4]]", "minimax");
    dot = drawn(&tree, &picture);
    cr_expect_not_null(strstr(dot.bytes, "MAX to move<"));
    cr_expect_null(strstr(dot.bytes, "the last move"));
    plycut_text_free(&dot);
    plycut_trace_free(&tree);
}

Test(scene_marks, no_values_are_explained_where_none_are_written)
{
    PlycutPicture picture = plycut_picture_defaults();
    PlycutTrace trace = kit_trace(KIT_PI, "alpha-beta");
    for (PlycutDetail d = PLYCUT_DETAIL_FULL; d < PLYCUT_DETAILS; d++) {
        picture.detail = d;
        PlycutText dot = drawn(&trace, &picture);
        cr_expect_eq(strstr(dot.bytes, "value for MAX") == NULL, d == PLYCUT_DETAIL_DOTS, "%d", d);
        plycut_text_free(&dot);
    }
    plycut_trace_free(&trace);
}

/* Tooltips show in full a move that is shortened, and a transcript that is a picture's title. */
Test(scene_marks, what_is_shortened_is_in_tooltips)
{
    static const char transcript[] = "othello:d3c5f6d2c2g7d1f4f5f3f7f8g6e3g8h8e6h7e2d6e7d7";
    PlycutPicture picture = plycut_picture_defaults();
    PlycutTrace trace =
        kit_trace("{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"children\":[{\"move\":"
                  "\"sail out at once, whatever the "
                  "forecast\",\"children\":[1,2]},{\"move\":\"wait\",\"value\":3}]}}",
                  "minimax");
    PlycutText dot = drawn(&trace, &picture);
    cr_expect_eq(kit_count(dot.bytes, "tooltip=\"A - B: sail out at once, whatever the forecast\""),
                 2);
    cr_expect_not_null(strstr(dot.bytes, "tooltip=\"A - 3 of A: wait\""));
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
    PlycutTrace othello = kit_trace("othello:4x4:b1a1", "alpha-beta");
    picture.title = transcript;
    dot = drawn(&othello, &picture);
    cr_expect_not_null(strstr(dot.bytes, "<B>Othello after 2 moves</B>"));
    cr_expect_eq(kit_count(dot.bytes, transcript), 1);
    plycut_text_free(&dot);
    plycut_trace_free(&othello);
}

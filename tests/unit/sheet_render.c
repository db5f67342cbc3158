/* Sheets: what a blank tree must not show, the answers to the questions, what is refused. */
#include "render_kit.h"

#define AIMA "[[3,12,8],[2,4,6],[14,5,2]]"

static PlycutSheet blank_sheet(void)
{
    PlycutSheet sheet = {.picture = plycut_picture_defaults()};
    return sheet;
}

static PlycutText sheet_dot(const PlycutTrace *trace, const PlycutSheet *sheet, PlycutPrint *print)
{
    PlycutText text = {.bytes = NULL};
    PlycutError error = {.code = PLYCUT_OK};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_render_sheet(trace, sheet, &out, print, &error), "%s", error.text);
    return text;
}

static void expect_refused(PlycutTrace *trace, PlycutCode code, const char *words)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutSheet sheet = blank_sheet();
    PlycutText text = {.bytes = NULL};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    cr_expect_not(plycut_render_sheet(trace, &sheet, &out, NULL, &error));
    cr_expect_eq(error.code, code);
    cr_expect_not_null(strstr(error.text, words), "'%s' does not say '%s'", error.text, words);
    plycut_text_free(&text);
    plycut_trace_free(trace);
}

/* The tree below the task, which names the algorithm. */
static const char *tree_part(const PlycutText *dot)
{
    const char *begin = strstr(dot->bytes, "subgraph max_nodes"),
               *end = strstr(dot->bytes, "subgraph texts");
    cr_assert(begin != NULL && end != NULL && begin < end);
    dot->bytes[end - dot->bytes] = '\0';
    return begin;
}

Test(sheet, a_blank_tree_gives_nothing_away)
{
    PlycutTrace pruning = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutTrace whole = kit_trace("tree:" AIMA, "branch-and-bound");
    PlycutSheet sheet = blank_sheet();
    PlycutText one = sheet_dot(&pruning, &sheet, NULL), other = sheet_dot(&whole, &sheet, NULL);
    const char *tree = tree_part(&one);
    cr_expect_str_eq(tree, tree_part(&other));
    cr_expect_null(strstr(tree, "pruned"));
    cr_expect_null(strstr(tree, "pv"));
    cr_expect_eq(kit_count(tree, ">3<"), 1, "a leaf, and not the root");
    plycut_text_free(&one);
    plycut_text_free(&other);
    plycut_trace_free(&pruning);
    plycut_trace_free(&whole);
}

Test(sheet, every_edge_and_inner_node_has_its_box)
{
    PlycutTrace trace = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    PlycutText dot = sheet_dot(&trace, &sheet, NULL);
    cr_expect_eq(kit_count(dot.bytes, "arrowhead=noneobox"), 1);
    cr_expect_eq(kit_count(dot.bytes, " -> "), 12);
    cr_expect_eq(kit_count(dot.bytes, "WIDTH=\"34\" HEIGHT=\"22\""), 4, "a box for each value");
    cr_expect_eq(kit_count(dot.bytes, "WIDTH=\"26\" HEIGHT=\"18\""), 8, "two for each window");
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

Test(sheet, minimax_has_no_windows_to_ask_for)
{
    PlycutTrace trace = kit_trace("tree:" AIMA, "minimax");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = plycut_questions_all();
    PlycutText dot = sheet_dot(&trace, &sheet, NULL);
    cr_expect_eq(kit_count(dot.bytes, "WIDTH=\"26\" HEIGHT=\"18\""), 0);
    cr_expect_null(strstr(dot.bytes, "cutoff"));
    cr_expect_not_null(strstr(dot.bytes, "What is the value of the root?"));
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

/* What must be in the answers of the AIMA tree, and not on the questions' sheet. */
static const char *const TOLD[] = {"<B>3, 12, 8, 2 of C, 14, 5, 2 of D</B>",
                                   "<B>4, 6</B>",
                                   "<B>2 ≤ 3</B>",
                                   "<B>B: β = 3</B>",
                                   "<B>A: α = 3</B>",
                                   "<B>[−∞, ∞&#93;</B>",
                                   "<B>≤2</B>",
                                   "<B>B, 3</B>",
                                   "<B>11</B>"};

Test(sheet, answers_stand_in_the_key_alone)
{
    PlycutTrace trace = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = plycut_questions_all();
    PlycutText asked = sheet_dot(&trace, &sheet, NULL);
    sheet.answers = true;
    PlycutText told = sheet_dot(&trace, &sheet, NULL);
    for (size_t i = 0; i < sizeof TOLD / sizeof *TOLD; i++) {
        cr_expect_not_null(strstr(told.bytes, TOLD[i]), "missing: %s", TOLD[i]);
        cr_expect_null(strstr(asked.bytes, TOLD[i]), "told: %s", TOLD[i]);
    }
    const size_t fields = 3; /* for name, number and points */
    cr_expect_eq(kit_count(strstr(asked.bytes, "subgraph lines"), "height=") - fields,
                 kit_count(strstr(told.bytes, "subgraph lines"), "height="),
                 "as many boxes and lines as answers: the sheet would tell how many there are");
    plycut_text_free(&asked);
    plycut_text_free(&told);
    plycut_trace_free(&trace);
}

Test(sheet, questions_are_chosen_and_numbered)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutTrace trace = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    cr_assert(plycut_questions_parse("cutoffs,value", &sheet.questions, &error));
    PlycutText dot = sheet_dot(&trace, &sheet, NULL);
    cr_expect_not_null(strstr(dot.bytes, "<B>2.</B>"));
    cr_expect_null(strstr(dot.bytes, "<B>3.</B>"));
    cr_expect_null(strstr(dot.bytes, "principal variation"));
    cr_expect_not(plycut_questions_parse("value,,nodes", &sheet.questions, &error));
    cr_expect_not_null(strstr(error.text, "unknown question"));
    cr_assert(plycut_questions_parse("all", &sheet.questions, &error));
    cr_expect_eq(sheet.questions, plycut_questions_all());
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

/* Every piece of the endless sheet is on exactly one page. */
Test(sheet, pages_hold_what_the_whole_does)
{
    PlycutTrace trace = kit_trace("tree:" KIT_PI, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    PlycutPrint print = {.pages = 1};
    sheet.questions = plycut_questions_all();
    PlycutText whole = sheet_dot(&trace, &sheet, NULL);
    size_t found = 0, prompts = kit_count(whole.bytes, ".\\l\"");
    for (sheet.page = 1; sheet.page <= print.pages; sheet.page++) {
        PlycutText page = sheet_dot(&trace, &sheet, &print);
        found += kit_count(page.bytes, ".\\l\"");
        cr_expect_eq(kit_count(page.bytes, "size=\"10.1,7.5\""), 1, "lying paper");
        plycut_text_free(&page);
    }
    cr_expect_gt(print.pages, 1);
    cr_expect_eq(found, prompts);
    plycut_text_free(&whole);
    plycut_trace_free(&trace);
}

Test(sheet, what_does_not_fit_is_refused)
{
    PlycutTrace large = kit_trace("random:b=2,d=7,seed=1", "minimax");
    expect_refused(&large, PLYCUT_E_LIMIT, "255 nodes");
    PlycutTrace best = kit_trace("tree:" AIMA, "alpha-beta");
    best.options.order = PLYCUT_ORDER_BEST;
    expect_refused(&best, PLYCUT_E_USAGE, "not best");
    PlycutTrace partial = kit_trace("tree:" AIMA, "alpha-beta");
    partial.nodes[partial.nodes[0].first_child].child_count = 0;
    expect_refused(&partial, PLYCUT_E_USAGE, "/0");
}

Test(sheet, one_leaf_is_a_sheet_too)
{
    PlycutTrace trace = kit_trace("tree:5", "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = plycut_questions_all();
    sheet.answers = true;
    PlycutText dot = sheet_dot(&trace, &sheet, NULL);
    cr_expect_not_null(strstr(dot.bytes, "<B>none</B>"));
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

/* ---- What the words say ---------------------------------------------------------------------- */

Test(sheet, says_which_of_equal_moves_is_the_best)
{
    static const char *const algorithms[] = {"minimax", "branch-and-bound", "alpha-beta"};
    for (size_t i = 0; i < sizeof algorithms / sizeof *algorithms; i++) {
        PlycutTrace trace =
            kit_trace("tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]", algorithms[i]);
        PlycutSheet sheet = blank_sheet();
        sheet.answers = true; /* without the instructions, which mention equal leaves */
        PlycutText dot = sheet_dot(&trace, &sheet, NULL);
        cr_expect_not_null(strstr(dot.bytes, "equal"), "%s", algorithms[i]);
        plycut_text_free(&dot);
        plycut_trace_free(&trace);
    }
}

Test(sheet, a_minus_is_told_from_an_edge)
{
    PlycutTrace trace = kit_trace("tree:[[3,5],[-1,-7],[2,4]]", "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = plycut_questions_all();
    sheet.answers = true;
    PlycutText dot = sheet_dot(&trace, &sheet, NULL);
    cr_expect_null(strstr(dot.bytes, "-−"));
    cr_expect_null(strstr(dot.bytes, "--"));
    cr_expect_not_null(strstr(dot.bytes, "<B>−7, 4</B>"));
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

/* ---- Print ----------------------------------------------------------------------------------- */

static PlycutTrace othello_trace(int depth)
{
    PlycutGame game;
    PlycutTrace trace;
    PlycutError error = {.code = PLYCUT_OK};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.depth = depth;
    options.expand_pruned = true;
    cr_assert(plycut_game_parse("othello:f5d6c3", &game, &error), "%s", error.text);
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    plycut_game_release(&game);
    return trace;
}

static PlycutPrint printed(const PlycutTrace *trace, PlycutBoards boards, bool answers)
{
    PlycutPrint print;
    PlycutSheet sheet = blank_sheet();
    sheet.questions = plycut_questions_all();
    sheet.answers = answers;
    sheet.page = 1;
    sheet.picture.boards = boards;
    PlycutText dot = sheet_dot(trace, &sheet, &print);
    plycut_text_free(&dot);
    return print;
}

/* 22 boards next to each other would be the size of stamps. */
Test(sheet, boards_make_room_for_what_must_be_read)
{
    PlycutTrace trace = othello_trace(2);
    cr_expect_geq(printed(&trace, PLYCUT_BOARDS_AUTO, false).smallest, PLYCUT_SHEET_READABLE);
    cr_expect_geq(printed(&trace, PLYCUT_BOARDS_AUTO, true).smallest, PLYCUT_SHEET_READABLE);
    cr_expect_lt(printed(&trace, PLYCUT_BOARDS_ALL, false).smallest, PLYCUT_SHEET_READABLE,
                 "who asks for boards has them");
    PlycutSheet sheet = blank_sheet();
    PlycutText dot = sheet_dot(&trace, &sheet, NULL);
    cr_expect_eq(kit_count(dot.bytes, "WIDTH=\"34\" HEIGHT=\"24\" BGCOLOR"), 5, "boxes for values");
    cr_expect_geq(kit_count(dot.bytes, "STYLE=\"ROUNDED\""), 5 * 5, "boards of inner nodes");
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

/* A tree that is tiny on the page, whatever is left out: a message says how small it is. */
Test(sheet, small_print_is_told)
{
    PlycutTrace large = kit_trace("random:b=4,d=3,seed=1,values=real", "minimax");
    PlycutTrace pi = kit_trace("tree:" KIT_PI, "alpha-beta"),
                small = kit_trace("tree:" AIMA, "alpha-beta");
    cr_expect_lt(printed(&large, PLYCUT_BOARDS_AUTO, false).smallest, PLYCUT_SHEET_READABLE);
    cr_expect_geq(printed(&pi, PLYCUT_BOARDS_AUTO, false).smallest, PLYCUT_SHEET_READABLE);
    cr_expect_geq(printed(&small, PLYCUT_BOARDS_AUTO, false).smallest, 8);
    plycut_trace_free(&large);
    plycut_trace_free(&pi);
    plycut_trace_free(&small);
}

/* A last question that fits with a little less space does not get another page. */
Test(sheet, no_page_is_left_to_one_question)
{
    PlycutTrace trace =
        kit_trace("tree:[[[36,81],[24,63],[7,6,7]],[[36,53,70],[14,28]],[[89,10],[40,49],[5,19]]]",
                  "alpha-beta");
    cr_expect_eq(printed(&trace, PLYCUT_BOARDS_AUTO, false).pages, 2);
    plycut_trace_free(&trace);
}

/* Heads are repeated if a table is split: here on each of two pages. */
Test(sheet, tables_are_not_torn)
{
    static const char *const trees[] = {"tree:" KIT_PI,
                                        "tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]"};
    for (size_t i = 0; i < sizeof trees / sizeof *trees; i++)
        for (int answers = 0; answers < 2; answers++) {
            PlycutTrace trace = kit_trace(trees[i], "alpha-beta");
            PlycutPrint print = {.pages = 1};
            PlycutSheet sheet = blank_sheet();
            int with = 0;
            sheet.questions = plycut_questions_all();
            sheet.answers = answers;
            for (sheet.page = 1; sheet.page <= print.pages; sheet.page++) {
                PlycutText page = sheet_dot(&trace, &sheet, &print);
                with += strstr(page.bytes, "\"inequality\"") != NULL;
                plycut_text_free(&page);
            }
            cr_expect_eq(with, 1, "%s", trees[i]);
            plycut_trace_free(&trace);
        }
}

/* Sheets: what a blank tree must not show, the answers to the questions, what is refused. */
#include <stdio.h>

#include "sheet/ask.h"
#include "picture_kit.h"

#define AIMA "[[3,12,8],[2,4,6],[14,5,2]]"

static PlycutSheet blank_sheet(void)
{
    PlycutSheet sheet = {.picture = plycut_picture_defaults()};
    return sheet;
}

static PlycutText sheet_svg(const PlycutTrace *trace, const PlycutSheet *sheet, PlycutPrint *print)
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
static const char *tree_part(const PlycutText *svg)
{
    const char *begin = strstr(svg->bytes, "<g class=\"tree\""),
               *end = strstr(svg->bytes, "<path class=\"answers\"");
    cr_assert(begin != NULL && end != NULL && begin < end);
    svg->bytes[end - svg->bytes] = '\0';
    return begin;
}

Test(sheet_render, a_blank_tree_gives_nothing_away)
{
    PlycutTrace pruning = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutTrace whole = kit_trace("tree:" AIMA, "branch-and-bound");
    PlycutSheet sheet = blank_sheet();
    PlycutText one = sheet_svg(&pruning, &sheet, NULL), other = sheet_svg(&whole, &sheet, NULL);
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

Test(sheet_render, every_edge_and_inner_node_has_its_box)
{
    PlycutTrace trace = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    PlycutText plain = sheet_svg(&trace, &sheet, NULL);
    cr_expect_eq(kit_count(plain.bytes, "width=\"25\" height=\"17\""), 0, "no windows are asked");
    cr_expect_null(strstr(plain.bytes, "in the brackets"));
    plycut_text_free(&plain);
    sheet.windows = true;
    PlycutText svg = sheet_svg(&trace, &sheet, NULL);
    cr_expect_eq(kit_count(svg.bytes, "class=\"box\""), 12);
    cr_expect_eq(kit_count(svg.bytes, "class=\"edge "), 12);
    cr_expect_eq(kit_count(svg.bytes, "width=\"33\" height=\"21\""), 4, "a box for each value");
    cr_expect_eq(kit_count(svg.bytes, "width=\"25\" height=\"17\""), 8, "two for each window");
    plycut_text_free(&svg);
    plycut_trace_free(&trace);
}

Test(sheet_render, minimax_has_no_windows_to_ask_for)
{
    PlycutTrace trace = kit_trace("tree:" AIMA, "minimax");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = PLYCUT_FACTS_ASKABLE;
    PlycutText svg = sheet_svg(&trace, &sheet, NULL);
    cr_expect_eq(kit_count(svg.bytes, "width=\"25\" height=\"17\""), 0);
    cr_expect_null(strstr(svg.bytes, "cutoff"));
    cr_expect_not_null(strstr(svg.bytes, "What is the value of the root?"));
    plycut_text_free(&svg);
    plycut_trace_free(&trace);
}

/* What must be in the answers of the AIMA tree, and not on the questions' sheet. */
static const char *const TOLD[] = {">3, 12, 8, 2 of C, 14, 5, 2 of D<",
                                   ">4, 6<",
                                   ">2 ≤ 3<",
                                   ">B: β = 3<",
                                   ">A: α = 3<",
                                   ">[−∞, ∞]<",
                                   ">≤2<",
                                   ">B, 3<",
                                   ">11<"};

/* The boxes and lines to write on: the parts of one path. */
static size_t answer_lines(const PlycutText *svg)
{
    char *path = strstr(svg->bytes, "class=\"answers\""), *end = strchr(path, '>');
    const char kept = *end;
    *end = '\0';
    size_t count = kit_count(path, "M");
    *end = kept;
    return count;
}

Test(sheet_render, answers_stand_in_the_key_alone)
{
    PlycutTrace trace = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = PLYCUT_FACTS_ASKABLE;
    PlycutText asked = sheet_svg(&trace, &sheet, NULL);
    sheet.answers = true;
    PlycutText told = sheet_svg(&trace, &sheet, NULL);
    for (size_t i = 0; i < sizeof TOLD / sizeof *TOLD; i++) {
        cr_expect_not_null(strstr(told.bytes, TOLD[i]), "missing: %s", TOLD[i]);
        cr_expect_null(strstr(asked.bytes, TOLD[i]), "told: %s", TOLD[i]);
    }
    const size_t fields = 3; /* for name, number and points */
    cr_expect_eq(answer_lines(&asked) - fields, answer_lines(&told),
                 "as many boxes and lines as answers: the sheet would tell how many there are");
    plycut_text_free(&asked);
    plycut_text_free(&told);
    plycut_trace_free(&trace);
}

Test(sheet_render, questions_are_chosen_and_numbered)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutTrace trace = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    cr_assert(plycut_questions_parse("cutoffs,value", &sheet.questions, &error));
    PlycutText svg = sheet_svg(&trace, &sheet, NULL);
    cr_expect_not_null(strstr(svg.bytes, ">2.<"));
    cr_expect_null(strstr(svg.bytes, ">3.<"));
    cr_expect_null(strstr(svg.bytes, "principal variation"));
    cr_expect_not(plycut_questions_parse("value,,nodes", &sheet.questions, &error));
    cr_expect_not_null(strstr(error.text, "unknown question"));
    cr_assert(plycut_questions_parse("all", &sheet.questions, &error));
    cr_expect_eq(sheet.questions, PLYCUT_FACTS_ASKABLE);
    plycut_text_free(&svg);
    plycut_trace_free(&trace);
}

/* Every piece of the endless sheet is on exactly one page. */
Test(sheet_render, pages_hold_what_the_whole_does)
{
    PlycutTrace trace = kit_trace("tree:" KIT_PI, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    PlycutPrint print = {.pages = 1};
    sheet.questions = PLYCUT_FACTS_ASKABLE;
    PlycutText whole = sheet_svg(&trace, &sheet, NULL);
    size_t found = 0, prompts = kit_count(whole.bytes, ".</text>");
    for (sheet.page = 1; sheet.page <= print.pages; sheet.page++) {
        PlycutText page = sheet_svg(&trace, &sheet, &print);
        found += kit_count(page.bytes, ".</text>");
        double width = 0, height = 0;
        cr_expect_eq(sscanf(strstr(page.bytes, " width="), " width=\"%lfpt\" height=\"%lfpt\"",
                            &width, &height),
                     2);
        cr_expect_gt(width, height, "landscape paper");
        plycut_text_free(&page);
    }
    cr_expect_gt(print.pages, 1);
    cr_expect_eq(found, prompts);
    plycut_text_free(&whole);
    plycut_trace_free(&trace);
}

Test(sheet_render, what_does_not_fit_is_refused)
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

Test(sheet_render, one_leaf_is_a_sheet_too)
{
    PlycutTrace trace = kit_trace("tree:5", "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = PLYCUT_FACTS_ASKABLE;
    sheet.answers = true;
    PlycutText svg = sheet_svg(&trace, &sheet, NULL);
    cr_expect_not_null(strstr(svg.bytes, ">none<"));
    plycut_text_free(&svg);
    plycut_trace_free(&trace);
}

/* ---- What the words say ---------------------------------------------------------------------- */

Test(sheet_render, says_which_of_equal_moves_is_the_best)
{
    static const char *const algorithms[] = {"minimax", "branch-and-bound", "alpha-beta"};
    for (size_t i = 0; i < sizeof algorithms / sizeof *algorithms; i++) {
        PlycutTrace trace =
            kit_trace("tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]", algorithms[i]);
        PlycutSheet sheet = blank_sheet();
        sheet.answers = true; /* without the instructions, which mention equal leaves */
        PlycutText svg = sheet_svg(&trace, &sheet, NULL);
        cr_expect_not_null(strstr(svg.bytes, "equal"), "%s", algorithms[i]);
        plycut_text_free(&svg);
        plycut_trace_free(&trace);
    }
}

Test(sheet_render, a_minus_is_told_from_an_edge)
{
    PlycutTrace trace = kit_trace("tree:[[3,5],[-1,-7],[2,4]]", "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = PLYCUT_FACTS_ASKABLE;
    sheet.answers = true;
    PlycutText svg = sheet_svg(&trace, &sheet, NULL);
    cr_expect_null(strstr(svg.bytes, "-−"));
    cr_expect_null(strstr(svg.bytes, "--"));
    cr_expect_not_null(strstr(svg.bytes, ">−7, 4<"));
    plycut_text_free(&svg);
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
    sheet.questions = PLYCUT_FACTS_ASKABLE;
    sheet.answers = answers;
    sheet.page = 1;
    sheet.picture.boards = boards;
    PlycutText svg = sheet_svg(trace, &sheet, &print);
    plycut_text_free(&svg);
    return print;
}

/* 22 boards next to each other would be the size of stamps. */
Test(sheet_render, boards_make_room_for_what_must_be_read)
{
    PlycutTrace trace = othello_trace(2);
    cr_expect_geq(printed(&trace, PLYCUT_BOARDS_AUTO, false).smallest, PLYCUT_SHEET_READABLE);
    cr_expect_geq(printed(&trace, PLYCUT_BOARDS_AUTO, true).smallest, PLYCUT_SHEET_READABLE);
    cr_expect_lt(printed(&trace, PLYCUT_BOARDS_ALL, false).smallest, PLYCUT_SHEET_READABLE,
                 "who asks for boards has them");
    PlycutSheet sheet = blank_sheet();
    PlycutText svg = sheet_svg(&trace, &sheet, NULL);
    cr_expect_eq(kit_count(svg.bytes, "width=\"33\" height=\"23\""), 5, "boxes for values");
    cr_expect_geq(kit_count(svg.bytes, "<circle"), 5 * 5, "boards of inner nodes");
    plycut_text_free(&svg);
    plycut_trace_free(&trace);
}

/* A tree that is tiny on the page, whatever is left out: a message says how small it is. */
Test(sheet_render, small_print_is_told)
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
Test(sheet_render, no_page_is_left_to_one_question)
{
    PlycutTrace trace = kit_trace("random:b=6,d=2", "alpha-beta");
    cr_expect_eq(printed(&trace, PLYCUT_BOARDS_AUTO, false).pages, 2);
    plycut_trace_free(&trace);
}

/* Two trees of one shape, with different numbers of cutoffs and updates, have tables of one size. */
Test(sheet_render, tables_do_not_tell_how_many_answers_there_are)
{
    static const char *const TREES[] = {"tree:[[[1,2],[3,4]],[[5,6],[7,8]]]",
                                        "tree:[[[5,5],[5,5]],[[5,5],[5,5]]]"};
    static const PlycutFact FACTS[] = {PLYCUT_FACT_CUTOFFS, PLYCUT_FACT_UPDATES};
    int slots[2][2], answers[2][2];
    for (size_t i = 0; i < 2; i++) {
        PlycutTrace trace = kit_trace(TREES[i], "alpha-beta");
        PlycutError error = {.code = PLYCUT_OK};
        Facts facts;
        Arena arena = {.blocks = NULL};
        cr_assert(facts_open(&facts, &trace, NULL, &error));
        for (size_t k = 0; k < 2; k++) {
            const Ask ask = ask_make(&facts, FACTS[k], 0, &arena);
            slots[i][k] = ask.slots;
            answers[i][k] = ask.count;
        }
        arena_release(&arena);
        facts_close(&facts);
        plycut_trace_free(&trace);
    }
    cr_expect_neq(answers[0][1], answers[1][1]);
    for (size_t k = 0; k < 2; k++)
        cr_expect_eq(slots[0][k], slots[1][k]);
}

/* Heads are repeated if a table is split: here on each of two pages. */
Test(sheet_render, tables_are_not_torn)
{
    static const char *const trees[] = {"tree:" KIT_PI,
                                        "tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]"};
    for (size_t i = 0; i < sizeof trees / sizeof *trees; i++)
        for (int answers = 0; answers < 2; answers++) {
            PlycutTrace trace = kit_trace(trees[i], "alpha-beta");
            PlycutPrint print = {.pages = 1};
            PlycutSheet sheet = blank_sheet();
            int with = 0;
            sheet.questions = PLYCUT_FACTS_ASKABLE;
            sheet.answers = answers;
            for (sheet.page = 1; sheet.page <= print.pages; sheet.page++) {
                PlycutText page = sheet_svg(&trace, &sheet, &print);
                with += strstr(page.bytes, ">inequality<") != NULL;
                plycut_text_free(&page);
            }
            cr_expect_eq(with, 1, "%s", trees[i]);
            plycut_trace_free(&trace);
        }
}

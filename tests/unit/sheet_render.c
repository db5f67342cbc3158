/* Sheets: what a blank tree must not tell, what the questions' answers are, what is refused. */
#include "render_kit.h"

#define AIMA "[[3,12,8],[2,4,6],[14,5,2]]"

static PlycutSheet blank_sheet(void)
{
    PlycutSheet sheet = {.picture = plycut_picture_defaults()};
    return sheet;
}

static PlycutText sheet_dot(const PlycutTrace *trace, const PlycutSheet *sheet, int *pages)
{
    PlycutText text = {.bytes = NULL};
    PlycutError error = {.code = PLYCUT_OK};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_render_sheet(trace, sheet, &out, pages, &error), "%s", error.text);
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
    sheet.questions = PLYCUT_ALL_QUESTIONS;
    PlycutText dot = sheet_dot(&trace, &sheet, NULL);
    cr_expect_eq(kit_count(dot.bytes, "WIDTH=\"26\" HEIGHT=\"18\""), 0);
    cr_expect_null(strstr(dot.bytes, "cutoff"));
    cr_expect_not_null(strstr(dot.bytes, "What is the value of the root?"));
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

/* What must stand in the answers of the AIMA tree, and not on the questions' sheet. */
static const char *const TOLD[] = {"\"3, 12, 8, 2 of C, 14, 5, 2 of D\\l\"",
                                   "\"C-4, C-6\\l\"",
                                   "\"2 ≤ 3\"",
                                   "\"B: β = 3\"",
                                   "\"A: α = 3\"",
                                   "\"[−∞, ∞]\"",
                                   "\"≤2\"",
                                   "\"B, 3\\l\"",
                                   "\"11\\l\""};

Test(sheet, answers_stand_in_the_key_alone)
{
    PlycutTrace trace = kit_trace("tree:" AIMA, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    sheet.questions = PLYCUT_ALL_QUESTIONS;
    PlycutText asked = sheet_dot(&trace, &sheet, NULL);
    sheet.answers = true;
    PlycutText told = sheet_dot(&trace, &sheet, NULL);
    for (size_t i = 0; i < sizeof TOLD / sizeof *TOLD; i++) {
        cr_expect_not_null(strstr(told.bytes, TOLD[i]), "missing: %s", TOLD[i]);
        cr_expect_null(strstr(asked.bytes, TOLD[i]), "told: %s", TOLD[i]);
    }
    cr_expect_eq(kit_count(strstr(asked.bytes, "subgraph lines"), "height="),
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
    cr_expect_not_null(strstr(dot.bytes, "\"2.\\l\""));
    cr_expect_null(strstr(dot.bytes, "\"3.\\l\""));
    cr_expect_null(strstr(dot.bytes, "principal variation"));
    cr_expect_not(plycut_questions_parse("value,,nodes", &sheet.questions, &error));
    cr_expect_not_null(strstr(error.text, "unknown question"));
    cr_assert(plycut_questions_parse("all", &sheet.questions, &error));
    cr_expect_eq(sheet.questions, PLYCUT_ALL_QUESTIONS);
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

/* Every piece of the endless sheet stands on exactly one page. */
Test(sheet, pages_hold_what_the_whole_does)
{
    PlycutTrace trace = kit_trace("tree:" KIT_PI, "alpha-beta");
    PlycutSheet sheet = blank_sheet();
    int pages = 0;
    sheet.questions = PLYCUT_ALL_QUESTIONS;
    PlycutText whole = sheet_dot(&trace, &sheet, NULL);
    size_t found = 0, prompts = kit_count(whole.bytes, ".\\l\"");
    for (sheet.page = 1, pages = 1; sheet.page <= pages; sheet.page++) {
        PlycutText page = sheet_dot(&trace, &sheet, &pages);
        found += kit_count(page.bytes, ".\\l\"");
        cr_expect_eq(kit_count(page.bytes, "size=\"10.1,7.5\""), 1, "lying paper");
        plycut_text_free(&page);
    }
    cr_expect_gt(pages, 1);
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
    sheet.questions = PLYCUT_ALL_QUESTIONS;
    sheet.answers = true;
    PlycutText dot = sheet_dot(&trace, &sheet, NULL);
    cr_expect_not_null(strstr(dot.bytes, "\"none\\l\""));
    plycut_text_free(&dot);
    plycut_trace_free(&trace);
}

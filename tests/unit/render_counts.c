/* Tables of counts in every format, compared to the byte with what they must be. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <plycut/render.h>

/* Two rows: in one everything is known; in the other little, and every format must escape its
 * input. */
static void rows_make(PlycutCountRow rows[2])
{
    PlycutError error = {.code = PLYCUT_OK};
    const PlycutAlgorithm *algorithm = plycut_algorithm_find("alpha-beta", &error);
    cr_assert_not_null(algorithm);
    rows[0] =
        (PlycutCountRow){.input = "pi",
                         .algorithm = algorithm,
                         .root = PLYCUT_MAX,
                         .options = plycut_search_defaults(algorithm),
                         .result = {.value = 2, .nodes = 55, .leaves = 31, .cutoffs = {6, 4, 0}},
                         .tree_leaves = 81,
                         .minimal_leaves = 17};
    rows[1] = rows[0];
    rows[1].input = "a,\"b\"|_&";
    rows[1].result.value = -0.5;
    rows[1].result.type = PLYCUT_LOWER;
    rows[1].tree_leaves = rows[1].minimal_leaves = -1;
    rows[1].options.depth = 6;
    rows[1].options.cut = PLYCUT_CUT_STRICT;
    rows[1].options.alpha = -3;
    rows[1].valuation = (PlycutValuation){.evaluation = "discs", .score = "winner-takes-empties"};
}

static void expect_table(const char *format, size_t count, const char *expected)
{
    PlycutCountRow rows[2];
    PlycutText got = {.bytes = NULL};
    PlycutError error = {.code = PLYCUT_OK};
    PlycutOut out;
    rows_make(rows);
    plycut_out_init(&out, plycut_text_write, &got);
    cr_assert(plycut_render_counts(rows, count, format, &out, &error));
    cr_expect_str_eq(got.bytes, expected);
    plycut_text_free(&got);
}

#define CSV_HEAD                                                                                   \
    "input,algorithm,depth,value,nodes,leaves,tree_leaves,shallow,deep,window,minimal_leaves,"     \
    "root,cut,fail,order,evaluation,score,root_window,distinct_nodes,distinct_leaves\r\n"

Test(render_counts, text)
{
    expect_table(
        "text", 1,
        "input  algorithm   value  nodes  leaves  % of tree  shallow  deep  window  minimal\n"
        "pi     alpha-beta      2     55      31       38.3        6     4       0       17\n"
        "\nroot max, cut equal, fail soft, order given\n");
}

Test(render_counts, text_tells_differing_rules_for_each_row)
{
    expect_table(
        "text", 2,
        "input     algorithm    value  nodes  leaves  % of tree  shallow  deep  window  minimal\n"
        "pi        alpha-beta       2     55      31       38.3        6     4       0       17\n"
        "a,\"b\"|_&  alpha-beta  >=-0.5     55      31          -        6     4       0        -\n"
        "\npi: root max, cut equal, fail soft, order given\n"
        "a,\"b\"|_&: root max, cut strict, fail soft, order given, depth 6, "
        "window [-3, inf], evaluation discs, score winner-takes-empties\n");
}

/* Two inputs by two algorithms; the bits of `strict` say which rows cut strictly. */
static char *rules_of(unsigned strict, const char *format)
{
    static const char *const algorithms[] = {"minimax", "alpha-beta"};
    PlycutCountRow rows[4], two[2];
    PlycutText got = {.bytes = NULL};
    PlycutError error = {.code = PLYCUT_OK};
    PlycutOut out;
    rows_make(two);
    for (unsigned i = 0; i < 4; i++) {
        rows[i] = two[0];
        rows[i].input = i < 2 ? "pi" : "e";
        rows[i].algorithm = plycut_algorithm_find(algorithms[i % 2], &error);
        rows[i].options.cut = strict >> i & 1 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    }
    plycut_out_init(&out, plycut_text_write, &got);
    cr_assert(plycut_render_counts(rows, 4, format, &out, &error));
    return got.bytes;
}

#define EQUAL  "root max, cut equal, fail soft, order given\n"
#define STRICT "root max, cut strict, fail soft, order given\n"

/* Each convention is stated once, with no more words about its rows than needed. */
Test(render_counts, rules_are_told_once)
{
    static const struct {
        unsigned strict;
        const char *rules;
    } cases[] = {
        {0, "\n\n" EQUAL},
        {15, "\n\n" STRICT},
        {10, "\n\nminimax: " EQUAL "alpha-beta: " STRICT},
        {12, "\n\npi: " EQUAL "e: " STRICT},
        {8, "\n\npi; e, minimax: " EQUAL "e, alpha-beta: " STRICT},
        {9, "\n\npi, minimax; e, alpha-beta: " STRICT "pi, alpha-beta; e, minimax: " EQUAL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *text = rules_of(cases[i].strict, "text");
        const char *end = text + strlen(text) - strlen(cases[i].rules);
        cr_expect_str_eq(end, cases[i].rules, "%u:\n%s", cases[i].strict, text);
        free(text);
    }
}

Test(render_counts, csv)
{
    expect_table("csv", 2,
                 CSV_HEAD "pi,alpha-beta,,2,55,31,81,6,4,0,17,max,equal,soft,given,,,,,\r\n"
                          "\"a,\"\"b\"\"|_&\",alpha-beta,6,>=-0.5,55,31,,6,4,0,,max,strict,soft,"
                          "given,discs,winner-takes-empties,\"[-3, inf]\",,\r\n");
}

Test(render_counts, json)
{
    expect_table(
        "json", 2,
        "{\"format\":\"plycut-count\",\"version\":1,\"results\":[\n"
        "{\"input\":\"pi\",\"algorithm\":\"alpha-beta\",\"depth\":null,\"value\":2,\"nodes\":55,"
        "\"leaves\":31,\"tree_leaves\":81,\"shallow\":6,\"deep\":4,\"window\":0,"
        "\"minimal_leaves\":17,\"root\":\"max\",\"cut\":\"equal\",\"fail\":\"soft\","
        "\"order\":\"given\",\"evaluation\":null,\"score\":null,"
        "\"root_window\":null},\n"
        "{\"input\":\"a,\\\"b\\\"|_&\",\"algorithm\":\"alpha-beta\",\"depth\":6,\"value\":-0.5,"
        "\"nodes\":55,\"leaves\":31,\"tree_leaves\":null,\"shallow\":6,\"deep\":4,\"window\":0,"
        "\"minimal_leaves\":null,\"root\":\"max\",\"cut\":\"strict\",\"fail\":\"soft\","
        "\"order\":\"given\",\"evaluation\":\"discs\",\"score\":\"winner-takes-empties\","
        "\"root_window\":[-3,null],\"type\":\"lower\"}]}\n");
}

Test(render_counts, markdown)
{
    expect_table(
        "markdown", 2,
        "| input | algorithm | depth | value | nodes | leaves | tree\\_leaves | shallow | deep | "
        "window | minimal\\_leaves | root | cut | fail | order | evaluation | score | "
        "root\\_window | distinct\\_nodes | distinct\\_leaves |\n"
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- | "
        "--- | --- | --- | --- | --- | ---: | ---: |\n"
        "| pi | alpha-beta |  | 2 | 55 | 31 | 81 | 6 | 4 | 0 | 17 | max | equal | soft | given |  "
        "|  |  |  |  |\n"
        "| a,\"b\"\\|\\_&amp; | alpha-beta | 6 | >=-0.5 | 55 | 31 |  | 6 | 4 | 0 |  | max | strict "
        "| "
        "soft | given | discs | winner-takes-empties | \\[-3, inf\\] |  |  |\n"
        "\npi: root max, cut equal, fail soft, order given\n"
        "\na,\"b\"\\|\\_&amp;: root max, cut strict, fail soft, order given, depth 6, window "
        "\\[-3, "
        "inf\\], evaluation discs, score winner-takes-empties\n");
}

Test(render_counts, latex)
{
    expect_table(
        "latex", 2,
        "\\begingroup\\footnotesize\\setlength{\\tabcolsep}{3pt}\n"
        "\\noindent\\begin{tabular}{@{}lrrr@{}}\n"
        "\\noalign{\\vskip 0pt\\hrule height 0.8pt\\vskip 2pt}\n"
        "algorithm & value & \\% of tree & minimal \\\\\n"
        "\\noalign{\\vskip 2pt\\hrule height 0.4pt\\vskip 2pt}\n"
        "\\noalign{\\vskip 2pt}\n\\multicolumn{4}{@{}l@{}}{pi} \\\\\n"
        "alpha-beta & 2 & 38.3 & 17 \\\\\n"
        "\\noalign{\\vskip 2pt}\n"
        "\\multicolumn{4}{@{}l@{}}{a,\\symbol{34}b\\symbol{34}\\textbar{}\\_\\&} \\\\\n"
        "alpha-beta & $\\ge$$-$0.5 & $-$ & $-$ \\\\\n"
        "\\noalign{\\vskip 2pt\\hrule height 0.8pt\\vskip 0pt}\n\\end{tabular}\n"
        "\n\\smallskip\\noindent\\raggedright In all rows: nodes 55, leaves 31, shallow 6, deep 4\n"
        "\n\\smallskip\\noindent\\raggedright pi: root max, cut equal, fail soft, order given\n"
        "\n\\smallskip\\noindent\\raggedright a,\\symbol{34}b\\symbol{34}\\textbar{}\\_\\&: root "
        "max, cut "
        "strict, fail soft, order given, depth 6, window [-3, inf], evaluation discs, score "
        "winner-takes-empties\n\\par\\endgroup\n");
}

/* Six digits, or as many as there are before the point; other formats give the whole value. */
Test(render_counts, text_shortens_real_values)
{
    static const struct {
        double value;
        const char *text;
    } cases[] = {{0.4427170882387683, " 0.442717 "},
                 {-0.00012345678, " -0.000123457 "},
                 {12345678.25, " 12345678 "},
                 {9007199254740992, " 9007199254740992 "},
                 {0.5, " 0.5 "}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PlycutCountRow rows[2];
        PlycutText got = {.bytes = NULL};
        PlycutError error = {.code = PLYCUT_OK};
        PlycutOut out;
        rows_make(rows);
        rows[0].result.value = cases[i].value;
        plycut_out_init(&out, plycut_text_write, &got);
        cr_assert(plycut_render_counts(rows, 1, "text", &out, &error));
        cr_expect_not_null(strstr(got.bytes, cases[i].text), "%s not in\n%s", cases[i].text,
                           got.bytes);
        plycut_text_free(&got);
    }
}

Test(render_counts, an_unknown_format_is_told)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutOut out;
    PlycutText got = {.bytes = NULL};
    plycut_out_init(&out, plycut_text_write, &got);
    cr_expect_not(plycut_render_counts(NULL, 0, "jsno", &out, &error));
    cr_expect_eq(error.code, PLYCUT_E_USAGE);
    cr_expect_not_null(strstr(error.text, "json"));
}

Test(render_counts, every_table_of_formats_def_is_written)
{
    for (size_t i = 0; i < plycut_format_count(); i++) {
        PlycutError error = {.code = PLYCUT_OK};
        PlycutText got = {.bytes = NULL};
        PlycutOut out;
        plycut_out_init(&out, plycut_text_write, &got);
        bool written = plycut_render_counts(NULL, 0, plycut_format(i)->name, &out, &error);
        cr_expect_eq(written, plycut_format(i)->render == NULL, "%s", plycut_format(i)->name);
        plycut_text_free(&got);
    }
}

/* Only the input, in each format: what follows the line of headings. */
static void expect_input(const char *format, const char *input, const char *expected)
{
    PlycutCountRow rows[2];
    PlycutText got = {.bytes = NULL};
    PlycutError error = {.code = PLYCUT_OK};
    PlycutOut out;
    rows_make(rows);
    rows[0].input = input;
    plycut_out_init(&out, plycut_text_write, &got);
    cr_assert(plycut_render_counts(rows, 1, format, &out, &error));
    cr_expect(strstr(got.bytes, expected) != NULL, "%s: no %s in\n%s", format, expected, got.bytes);
    plycut_text_free(&got);
}

Test(render_counts, a_name_that_is_no_utf8_becomes_utf8)
{
    expect_input("json", "a\xff\xc3\xa9", "{\"input\":\"a\xef\xbf\xbd\xc3\xa9\",");
    expect_input("csv", "a\xff", "\na\xef\xbf\xbd,alpha-beta,");
    expect_input("markdown", "\xf0\x9f\x98\x80\xc3", "| \xf0\x9f\x98\x80\xef\xbf\xbd |");
}

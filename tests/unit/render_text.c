/* Text of any origin in pictures: measured, shortened, escaped; numbers for people. */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "render/escape.h"
#include "scene/label.h"
#include "scene/utf8.h"

typedef void Write(PlycutOut *out, const char *text);

/* What a writer makes of a text. */
static void expect_written(Write *write, const char *text, const char *expected)
{
    PlycutText got = {.bytes = NULL};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &got);
    write(&out, text);
    cr_assert(plycut_out_flush(&out));
    cr_expect_str_eq(got.bytes, expected);
    plycut_text_free(&got);
}

Test(render_text, widths_are_arial_s)
{
    cr_expect_eq(text_width("0", 10, false), 5560);
    cr_expect_eq(text_width("AV", 9, true), 9 * (722 + 667));
    cr_expect_eq(text_width("−∞", 16, false), 16 * (584 + 713));
    cr_expect_eq(text_width("", 9, false), 0);
    cr_expect_geq(text_width("漢字", 10, false), 20000);
    cr_expect_eq(text_width("e\xCC\x81", 10, false), text_width("e", 10, false),
                 "a combining accent");
}

Test(render_text, columns_of_a_terminal)
{
    cr_expect_eq(text_columns("abc"), 3);
    cr_expect_eq(text_columns("é漢"), 3);
}

Test(render_text, html_is_escaped)
{
    expect_written(html_write, "<b>&\"", "&lt;b&gt;&amp;&quot;");
    expect_written(html_write, "]", "&#93;");
    expect_written(html_write, "\\N", "\\\\N");
    expect_written(html_write, "a\x01\n\x7F", "a   ");
}

Test(render_text, quoted_text_is_escaped)
{
    expect_written(quoted_write, "\\N \"x\" &lt;", "\\\\N \\\"x\\\" &amp;lt;");
    expect_written(quoted_write, "a\nb", "a\\nb");
}

Test(render_text, what_is_not_utf8_is_replaced)
{
    expect_written(text_write_clean,
                   "a\xFF"
                   "b",
                   "a\xEF\xBF\xBD"
                   "b");
    expect_written(text_write_clean, "\xC3", "\xEF\xBF\xBD");
    expect_written(text_write_clean, "\xED\xA0\x80", "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
    expect_written(text_write_clean, "\xF0\x9F\x98\x80 Ж", "\xF0\x9F\x98\x80 Ж");
}

Test(render_text, fitting_text_is_whole)
{
    char text[64];
    cr_expect(text_fit("short", 100, 9, false, text, sizeof text));
    cr_expect_str_eq(text, "short");
    cr_expect(text_fit("", 100, 9, false, text, sizeof text));
    cr_expect_str_eq(text, "");
}

Test(render_text, long_text_ends_in_an_ellipsis_inside_its_room)
{
    char text[64];
    cr_expect_not(text_fit("a name that is much too long", 50, 9, false, text, sizeof text));
    cr_expect_leq(text_width(text, 9, false), 50000);
    cr_expect_str_eq(text + strlen(text) - strlen("…"), "…");
    cr_expect_not(text_fit("walk along", 30, 9, false, text, sizeof text));
    cr_expect_str_eq(text, "walk…", "no blank before it");
    cr_expect_not(text_fit("ééééééééééééééééééééé", 5000, 9, false, text, 20));
    cr_expect_lt(strlen(text), 20);
}

/* What becomes of a number in a picture. */
typedef struct NumberCase {
    double value;
    const char *text;
} NumberCase;

Test(render_text, numbers_for_people)
{
    const NumberCase cases[] = {
        {12, "12"},
        {-3.5, "−3.5"},
        {INFINITY, "∞"},
        {-INFINITY, "−∞"},
        {9007199254740992.0, "9007199254740992"},
        {0.123456789012345, "≈0.1235"},
        {0.0123456789012345, "≈0.01235"},
        {0.000123, "0.000123"},
        {123456.789012345, "≈123456.8"},
        {123456.5, "123456.5"},
        {-0.99999999, "≈−1"},
        {9.99999999e-9, "≈1e−08"},
        {1.5e-300, "1.5e−300"},
        {-1.23456789e-300, "≈−1.235e−300"},
        {1.7976931348623157e308, "1.7976931348623157e+308"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[LABEL_TEXT];
        label_number(cases[i].value, text);
        cr_expect_str_eq(text, cases[i].text);
    }
}

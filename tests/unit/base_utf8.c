/* Text of any origin: strict UTF-8, JSON and CSV always valid, no control sequences for terminals. */
#include "base/csv.h"
#include "base/utf8.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a writer makes of a text; to be freed. */
static char *written(void (*write)(PlycutOut *out, const char *text), const char *given)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    write(&out, given);
    cr_assert(plycut_out_flush(&out));
    return text.bytes;
}

static void write_json(PlycutOut *out, const char *text)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_string(&json, text);
}

static void expect_written(void (*write)(PlycutOut *out, const char *text), const char *given,
                           const char *expected)
{
    char *text = written(write, given);
    cr_expect_str_eq(text, expected);
    free(text);
}

/* RFC 3629: no overlong forms, no surrogates, nothing past U+10FFFF. */
Test(base_utf8, length_of_a_character)
{
    static const struct {
        const char *text;
        size_t length;
    } cases[] = {{"a", 1},
                 {"\xC3\xBC", 2},
                 {"\xE2\x82\xAC", 3},
                 {"\xF0\x9F\x98\x80", 4},
                 {"\xF4\x8F\xBF\xBF", 4},
                 {"\xC3", 0},
                 {"\x80", 0},
                 {"\xFF", 0},
                 {"\xC0\xAF", 0},
                 {"\xE0\x9F\xBF", 0},
                 {"\xED\xA0\x80", 0},
                 {"\xF0\x8F\xBF\xBF", 0},
                 {"\xF4\x90\x80\x80", 0},
                 {"\xE2\x82"
                  "x",
                  0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        cr_expect(utf8_length(cases[i].text, strlen(cases[i].text)) == cases[i].length, "case %zu",
                  i);
    cr_expect(utf8_length("\xE2\x82\xAC", 2) == 0);
    cr_expect(utf8_length("", 0) == 0);
}

Test(base_utf8, every_character_comes_back)
{
    for (uint32_t character = 1; character <= 0x10FFFF; character++) {
        char bytes[5] = "";
        const char *text = bytes;
        if (character >= 0xD800 && character < 0xE000)
            continue;
        size_t length = utf8_put(character, bytes);
        bytes[length] = '\0';
        cr_assert(utf8_next(&text) == character && text == bytes + length, "U+%04X",
                  (unsigned)character);
    }
}

Test(base_utf8, json_is_always_utf8)
{
    expect_written(write_json, "M\xFCller \xC3\xBC", "\"M\xEF\xBF\xBDller \xC3\xBC\"");
    expect_written(write_json, "\xE2\x82", "\"\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

/* A long string is written in pieces: no piece may end inside a character. */
Test(base_utf8, json_keeps_characters_whole)
{
    char given[700], expected[702];
    for (size_t before = 240; before < 270; before++) {
        memset(given, 'x', before);
        strcpy(given + before, "\xF0\x9F\x98\x80"
                               "end");
        snprintf(expected, sizeof expected, "\"%s\"", given);
        expect_written(write_json, given, expected);
    }
}

Test(base_utf8, csv_text)
{
    expect_written(csv_text, "plain", "plain");
    expect_written(csv_text, "a,b", "\"a,b\"");
    expect_written(csv_text, "say \"hi\"", "\"say \"\"hi\"\"\"");
    expect_written(csv_text, "M\xFCller", "M\xEF\xBF\xBDller");
    expect_written(csv_text, "=1+1.json", "\"'=1+1.json\"");
    expect_written(csv_text, "@sum", "\"'@sum\"");
    expect_written(csv_text, "\"q", "\"\"\"q\"");
}

/* U+009B alone begins a control sequence; U+202E reverses the text after it. */
Test(base_utf8, printable_text_drives_no_terminal)
{
    static const char *const cases[][2] = {{"a\033[1mb\n", "a?[1mb?"},
                                           {"a\xC2\x9B"
                                            "31m",
                                            "a?31m"},
                                           {"a\xE2\x80\xAE"
                                            "b\xE2\x81\xA6",
                                            "a?b?"},
                                           {"\xFF\xFE", "??"},
                                           {"\xC3\xBC \xE2\x82\xAC", "\xC3\xBC \xE2\x82\xAC"},
                                           {"", ""}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[32];
        strcpy(text, cases[i][0]);
        plycut_make_printable(text);
        cr_expect_str_eq(text, cases[i][1]);
        PlycutError error = {0};
        plycut_fail_at(&error, PLYCUT_E_INPUT, cases[i][0], 0, 0, NULL, "%s", cases[i][0]);
        cr_expect_str_eq(error.file, cases[i][1]);
        cr_expect_str_eq(error.text, cases[i][1]);
    }
}

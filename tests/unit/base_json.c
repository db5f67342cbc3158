/* The streamed JSON writer: cJSON reads back what was written, and the bytes are laid out as
 * promised. */
#include <plycut/base.h>

#include <cJSON.h>
#include <criterion/criterion.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static uint64_t random_bits(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static int below(uint64_t *state, int limit)
{
    return (int)(random_bits(state) % (uint64_t)limit);
}

typedef struct Page {
    PlycutText text;
    PlycutOut out;
    PlycutJson json;
} Page;

static void page_open(Page *page)
{
    page->text = (PlycutText){0};
    plycut_out_init(&page->out, plycut_text_write, &page->text);
    plycut_json_init(&page->json, &page->out);
}

static void expect_page(Page *page, const char *expected)
{
    cr_expect(plycut_out_flush(&page->out));
    cr_expect_str_eq(page->text.bytes, expected);
    cr_expect_eq(page->out.total, strlen(expected));
    plycut_text_free(&page->text);
}

/* ---- Random documents, written and built side by side ---------------------------------------- */

/* A random string of control characters, quotes, ASCII and characters of two to four bytes;
 * sometimes long. */
static void random_string(uint64_t *state, char *text, size_t size)
{
    static const char *const wide[] = {"\xC3\xA9", "\xE2\x86\x92", "\xF0\x9F\x8C\xB3",
                                       "\xED\x9F\xBF"};
    size_t length = 0, want = (size_t)below(state, below(state, 20) == 0 ? (int)size - 8 : 12);
    while (length < want) {
        int kind = below(state, 6);
        if (kind == 0)
            text[length++] = (char)(1 + below(state, 31));
        else if (kind == 1)
            text[length++] = "\"\\/\x7F"[below(state, 4)];
        else if (kind == 2)
            length += (size_t)sprintf(text + length, "%s", wide[below(state, 4)]);
        else
            text[length++] = (char)(' ' + below(state, 95));
    }
    text[length] = '\0';
}

static double random_value(uint64_t *state)
{
    double value;
    uint64_t bits = random_bits(state);
    memcpy(&value, &bits, sizeof value);
    return below(state, 2) || !isfinite(value) ? below(state, 2000) - 1000 : value;
}

static cJSON *random_scalar(uint64_t *state, PlycutJson *json)
{
    static char text[40000];
    double value = random_value(state);
    int whole = below(state, 2000000) - 1000000;
    switch (below(state, 5)) {
    case 0:
        random_string(state, text, sizeof text);
        plycut_json_string(json, text);
        return cJSON_CreateString(text);
    case 1:
        plycut_json_number(json, value);
        return cJSON_CreateNumber(value);
    case 2:
        plycut_json_integer(json, whole);
        return cJSON_CreateNumber(whole);
    case 3:
        plycut_json_bool(json, value > 0);
        return cJSON_CreateBool(value > 0);
    default:
        plycut_json_null(json);
        return cJSON_CreateNull();
    }
}

static cJSON *random_tree(uint64_t *state, PlycutJson *json, int depth)
{
    if (depth == 0 || below(state, 3) == 0)
        return random_scalar(state, json);
    bool object = below(state, 2);
    cJSON *tree = object ? cJSON_CreateObject() : cJSON_CreateArray();
    plycut_json_open(json, object ? '{' : '[');
    for (int i = below(state, 6); i > 0; i--) {
        char key[64];
        if (below(state, 3) == 0)
            plycut_json_newline(json);
        if (!object) {
            cJSON_AddItemToArray(tree, random_tree(state, json, depth - 1));
            continue;
        }
        random_string(state, key, 40);
        sprintf(key + strlen(key), "%d", i);
        plycut_json_key(json, key);
        cJSON_AddItemToObject(tree, key, random_tree(state, json, depth - 1));
    }
    plycut_json_close(json);
    return tree;
}

Test(base_json, cjson_reads_back_what_was_meant)
{
    uint64_t state = 5;
    for (int i = 0; i < 3000; i++) {
        Page page;
        page_open(&page);
        cJSON *meant = random_tree(&state, &page.json, 5);
        cr_assert(plycut_out_flush(&page.out));
        cJSON *read = cJSON_ParseWithOpts(page.text.bytes, NULL, true);
        cr_assert_not_null(read, "cJSON refuses %s", page.text.bytes);
        cr_assert(cJSON_Compare(meant, read, true), "misread: %s", page.text.bytes);
        cJSON_Delete(meant);
        cJSON_Delete(read);
        plycut_text_free(&page.text);
    }
}

/* ---- Layout ---------------------------------------------------------------------------------- */

Test(base_json, commas_and_nesting)
{
    Page page;
    page_open(&page);
    plycut_json_open(&page.json, '{');
    plycut_json_key_string(&page.json, "s", "x");
    plycut_json_key_number(&page.json, "n", -0.0);
    plycut_json_key_number(&page.json, "inf", INFINITY);
    plycut_json_key_number(&page.json, "nan", NAN);
    plycut_json_key_integer(&page.json, "i", INT64_MIN);
    plycut_json_key_bool(&page.json, "b", true);
    plycut_json_key(&page.json, "a");
    plycut_json_open(&page.json, '[');
    plycut_json_open(&page.json, '[');
    plycut_json_close(&page.json);
    plycut_json_open(&page.json, '{');
    plycut_json_close(&page.json);
    plycut_json_raw(&page.json, "[1,2]", 5);
    plycut_json_null(&page.json);
    plycut_json_close(&page.json);
    plycut_json_close(&page.json);
    expect_page(&page, "{\"s\":\"x\",\"n\":0,\"inf\":null,\"nan\":null,\"i\":-9223372036854775808,"
                       "\"b\":true,\"a\":[[],{},[1,2],null]}");
}

/* The lines of a trace: one event per line, the closing bracket on the next line. */
Test(base_json, line_breaks_stand_before_elements_and_brackets)
{
    Page page;
    page_open(&page);
    PlycutJson *json = &page.json;
    plycut_json_open(json, '{');
    plycut_json_key_integer(json, "version", 1);
    plycut_json_newline(json);
    plycut_json_key(json, "events");
    plycut_json_open(json, '[');
    for (int i = 1; i <= 2; i++) {
        plycut_json_newline(json);
        plycut_json_open(json, '{');
        plycut_json_key_integer(json, "n", i);
        plycut_json_close(json);
    }
    plycut_json_newline(json);
    plycut_json_close(json);
    plycut_json_newline(json);
    plycut_json_key(json, "summary");
    plycut_json_open(json, '{');
    plycut_json_close(json);
    plycut_json_close(json);
    plycut_json_newline(json);
    expect_page(&page,
                "{\"version\":1,\n\"events\":[\n{\"n\":1},\n{\"n\":2}\n],\n\"summary\":{}}\n");
}

Test(base_json, escapes)
{
    Page page;
    page_open(&page);
    plycut_json_string_bytes(&page.json, "\"\\/\b\f\n\r\t\0\x1F\x7F\xC3\xA9", 13);
    expect_page(&page, "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\x7F\xC3\xA9\"");
}

/* Strings that end just before, at and after the end of the output's buffer. */

/* The writer looks at eight bytes at a time: try each byte at each place, among plain ones. */
Test(base_json, every_byte_at_every_place)
{
    for (int byte = 1; byte < 0x80; byte++)
        for (size_t place = 0; place < 20; place++) {
            char text[21] = "abcdefghijklmnopqrst";
            Page page;
            text[place] = (char)byte;
            page_open(&page);
            plycut_json_string(&page.json, text);
            cr_assert(plycut_out_flush(&page.out));
            cJSON *read = cJSON_Parse(page.text.bytes);
            cr_assert_not_null(read, "%s", page.text.bytes);
            cr_expect_str_eq(read->valuestring, text);
            for (const char *at = page.text.bytes; *at != '\0'; at++)
                cr_assert_geq((unsigned char)*at, 0x20);
            cJSON_Delete(read);
            plycut_text_free(&page.text);
        }
}

Test(base_json, strings_across_the_buffer)
{
    static char filler[20000];
    size_t buffer = sizeof((PlycutOut *)NULL)->buffer;
    for (size_t n = buffer - 20; n < buffer + 20; n++) {
        Page page;
        page_open(&page);
        memset(filler, 'x', n);
        filler[n] = '\0';
        plycut_json_open(&page.json, '[');
        plycut_json_string(&page.json, filler);
        plycut_json_string(&page.json, "\x01\x02\x03");
        plycut_json_close(&page.json);
        cr_assert(plycut_out_flush(&page.out));
        cr_assert_eq(page.text.length, n + 25);
        cr_assert_str_eq(page.text.bytes + n + 2, "\",\"\\u0001\\u0002\\u0003\"]");
        plycut_text_free(&page.text);
    }
}

/* ---- Our own mistakes ------------------------------------------------------------------------ */

static void assert_dies(void (*mistake)(PlycutJson *))
{
    Page page;
    page_open(&page);
    mistake(&page.json);
}

static void value_without_key(PlycutJson *json)
{
    plycut_json_open(json, '{');
    plycut_json_null(json);
}

static void two_values_for_a_key(PlycutJson *json)
{
    plycut_json_open(json, '{');
    plycut_json_key_integer(json, "a", 1);
    plycut_json_integer(json, 2);
}

static void two_keys(PlycutJson *json)
{
    plycut_json_open(json, '{');
    plycut_json_key(json, "a");
    plycut_json_key(json, "b");
}

static void key_without_value(PlycutJson *json)
{
    plycut_json_open(json, '{');
    plycut_json_key(json, "a");
    plycut_json_close(json);
}

static void key_in_an_array(PlycutJson *json)
{
    plycut_json_open(json, '[');
    plycut_json_key(json, "a");
}

static void two_texts(PlycutJson *json)
{
    plycut_json_null(json);
    plycut_json_null(json);
}

Test(base_json, value_without_key_asserts, .signal = SIGABRT)
{
    assert_dies(value_without_key);
}

Test(base_json, two_values_for_a_key_assert, .signal = SIGABRT)
{
    assert_dies(two_values_for_a_key);
}

Test(base_json, two_keys_assert, .signal = SIGABRT)
{
    assert_dies(two_keys);
}

Test(base_json, key_without_value_asserts, .signal = SIGABRT)
{
    assert_dies(key_without_value);
}

Test(base_json, key_in_an_array_asserts, .signal = SIGABRT)
{
    assert_dies(key_in_an_array);
}

Test(base_json, two_texts_assert, .signal = SIGABRT)
{
    assert_dies(two_texts);
}

Test(base_json, close_without_open_asserts, .signal = SIGABRT)
{
    assert_dies(plycut_json_close);
}

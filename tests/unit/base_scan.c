/* The strict JSON scanner: what it refuses and where, and that cJSON accepts whatever the scanner
 * accepts. */
#include "base/scan.h"

#include <cJSON.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
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

/* A source that hands out at most `most` bytes a time, and fails after `fails` of them (0: never).
 */
typedef struct Drip {
    ScanText text;
    size_t most, fails;
} Drip;

static size_t drip_read(void *self, char *bytes, size_t n, bool *failed)
{
    Drip *drip = self;
    if (drip->fails && drip->text.read >= drip->fails) {
        *failed = true;
        return 0;
    }
    PlycutSource whole = scan_text_source(&drip->text, "");
    return whole.read(whole.self, bytes, n < drip->most ? n : drip->most, failed);
}

/* Scan the text as one value and nothing else; *copy (may be NULL) is the compact text. */
static bool scan_all(const char *text, size_t length, size_t most, char **copy, PlycutError *error)
{
    Drip drip = {{text, length, 0}, most, 0};
    PlycutSource source = {drip_read, &drip, "x.json"};
    Scan *scan = scan_open(&source, error);
    const char *value = NULL;
    size_t n = 0;
    bool good = scan && scan_value(scan, &value, &n, error);
    if (good && copy) {
        cr_assert_eq(strlen(value), n);
        *copy = strdup(value);
    }
    good = good && scan_end(scan, error);
    cr_assert_eq(good, error->code == PLYCUT_OK);
    scan_close(scan);
    return good;
}

/* ---- Bad texts ------------------------------------------------------------------------------- */

typedef struct Bad {
    const char *text;
    long line, column;
    const char *message;
} Bad;

static const Bad bads[] = {
    {"", 1, 1, "unexpected end of the text: expected a value"},
    {" \n  ", 2, 3, "unexpected end of the text: expected a value"},
    {"[", 1, 2, "unexpected end of the text: expected a value"},
    {"[1", 1, 3, "unexpected end of the text: expected ',' or ']'"},
    {"[1,\n", 2, 1, "unexpected end of the text: expected a value"},
    {"{\"a\"", 1, 5, "unexpected end of the text: expected ':'"},
    {"{\"a\":", 1, 6, "unexpected end of the text: expected a value"},
    {"\"abc", 1, 5, "unexpected end of the text: expected '\"', the end of a string"},
    {"\"abc\\", 1, 6, "unexpected end of the text: expected a character after \\"},
    {"\"\\u12", 1, 6, "unexpected end of the text: expected four hexadecimal digits after \\u"},
    {"\"\\ud800", 1, 8, "unexpected end of the text: expected the second half of a surrogate pair"},
    {"tru", 1, 4, "unexpected end of the text: expected a value"},
    {"-", 1, 2, "unexpected end of the text: expected a digit after '-'"},
    {"1.", 1, 3, "unexpected end of the text: expected a digit after '.'"},
    {"[1 2]", 1, 4, "expected ',' or ']'"},
    {"[1}", 1, 3, "expected ',' or ']'"},
    {"[[1]\n 2]", 2, 2, "expected ',' or ']'"},
    {"[1:2]", 1, 3, "expected ',' or ']'"},
    {"[nullx]", 1, 6, "expected ',' or ']'"},
    {"[0x10]", 1, 3, "expected ',' or ']'"},
    {"{\"a\":1 \"b\":2}", 1, 8, "expected ',' or '}'"},
    {"{\"a\":1]", 1, 7, "expected ',' or '}'"},
    {"{\"a\" 1}", 1, 6, "expected ':'"},
    {"{\"a\",1}", 1, 5, "expected ':'"},
    {"{a:1}", 1, 2, "expected a key in double quotes"},
    {"{'a':1}", 1, 2, "expected a key in double quotes"},
    {"{1:1}", 1, 2, "expected a key in double quotes"},
    {"{\"a\":1,}", 1, 8, "expected a key in double quotes"},
    {"{,}", 1, 2, "expected a key in double quotes"},
    {"[1,]", 1, 4, "expected a value"},
    {"[,1]", 1, 2, "expected a value"},
    {"[1,,2]", 1, 4, "expected a value"},
    {"]", 1, 1, "expected a value"},
    {"[\n\n  True]", 3, 3, "expected a value"},
    {"[NaN]", 1, 2, "expected a value"},
    {"[Infinity]", 1, 2, "expected a value"},
    {"[trux]", 1, 2, "expected a value"},
    {"['a']", 1, 2, "expected a value"},
    {"[1, // one\n2]", 1, 5, "expected a value"},
    {"\xC2\xA0[1]", 1, 1, "expected a value"},
    {"{\"a\":}", 1, 6, "expected a value"},
    {"[01]", 1, 2, "a number may not begin with 0"},
    {"[1,-012]", 1, 4, "a number may not begin with 0"},
    {"[+1]", 1, 2, "a number may not begin with '+'"},
    {"[.5]", 1, 2, "a number may not begin with '.'"},
    {"[-]", 1, 3, "expected a digit after '-'"},
    {"[-inf]", 1, 3, "expected a digit after '-'"},
    {"[1.]", 1, 4, "expected a digit after '.'"},
    {"[1.e3]", 1, 4, "expected a digit after '.'"},
    {"[1e]", 1, 4, "expected a digit after 'e'"},
    {"[1e+]", 1, 5, "expected a digit after 'e'"},
    {"[1, 1e400]", 1, 5, "number too large: 1e400"},
    {"[-1e400]", 1, 2, "number too large: -1e400"},
    {"[9007199254740993]", 1, 2, "whole number past 2^53 that would be rounded: 9007199254740993"},
    {"[0.1234567890123456789012345678901234567890123456789012345678901234]", 1, 2,
     "a number longer than 63 characters"},
    {"\"a\tb\"", 1, 3, "control character in a string"},
    {"[\"a\nb\"]", 1, 4, "control character in a string"},
    {"[\"\\x41\"]", 1, 3, "JSON has no such escape"},
    {"\"\\u12g4\"", 1, 6, "expected four hexadecimal digits after \\u"},
    {"\"\\u+123\"", 1, 4, "expected four hexadecimal digits after \\u"},
    {"[\"\\ud800\"]", 1, 3, "a lone surrogate"},
    {"[\"ab\\udc00\"]", 1, 5, "a lone surrogate"},
    {"[\"\\ud800\\n\"]", 1, 3, "a lone surrogate"},
    {"[\"\\ud800\\ud800\"]", 1, 3, "a lone surrogate"},
    {"[\"a\\u0000\"]", 1, 4, "a NUL character in a string"},
    {"[\"\x80\"]", 1, 3, "invalid UTF-8"},
    {"[\"\xC0\xAF\"]", 1, 3, "invalid UTF-8"},
    {"[\"a\xC3\"]", 1, 4, "invalid UTF-8"},
    {"[\"\xE0\x80\x80\"]", 1, 3, "invalid UTF-8"},
    {"[\"\xED\xA0\x80\"]", 1, 3, "invalid UTF-8"},
    {"[\"\xF0\x80\x80\x80\"]", 1, 3, "invalid UTF-8"},
    {"[\"\xF4\x90\x80\x80\"]", 1, 3, "invalid UTF-8"},
    {"[\"\xF5\x80\x80\x80\"]", 1, 3, "invalid UTF-8"},
    {"[\"\xE2\x82", 1, 3, "invalid UTF-8"},
    {"{\"a\":1,\n \"a\":2}", 2, 2, "duplicate key 'a'"},
    {"{\"a\":1,\"\\u0061\":2}", 1, 8, "duplicate key 'a'"},
    {"{\"\xF0\x9F\x8C\xB3\":1,\"\\ud83c\\uDF33\":2}", 1, 11, "duplicate key '\xF0\x9F\x8C\xB3'"},
    {"[{\"\\n\\/\":{\"b\":1},\"\\u000a/\":2}]", 1, 18, "duplicate key"},
    {"{\"\":1,\"\":2}", 1, 7, "duplicate key ''"},
    {"[{\"x\":[{\"k\":1,\"k\":1}]}]", 1, 15, "duplicate key 'k'"},
    {"1 2", 1, 3, "text after the end of the JSON value"},
    {"[1]\n]", 2, 1, "text after the end of the JSON value"},
    {"{}{}", 1, 3, "text after the end of the JSON value"},
    {"\xEF\xBB\xBF[1]", 1, 1, "the text begins with a byte order mark"},
    {"\xFF\xFE[", 1, 1, "this is UTF-16"},
};

static void expect_bad(const Bad *bad, size_t length, size_t most)
{
    PlycutError error = {0};
    cr_expect_not(scan_all(bad->text, length, most, NULL, &error), "%s", bad->text);
    cr_expect_eq(error.code, PLYCUT_E_INPUT);
    cr_expect_str_eq(error.file, "x.json");
    cr_expect(error.line == bad->line && error.column == bad->column, "%s: %ld:%ld, not %ld:%ld",
              bad->text, error.line, error.column, bad->line, bad->column);
    cr_expect(strncmp(error.text, bad->message, strlen(bad->message)) == 0, "%s: '%s', not '%s'",
              bad->text, error.text, bad->message);
}

Test(base_scan, bad_texts_are_refused_at_their_place)
{
    for (size_t i = 0; i < sizeof bads / sizeof *bads; i++) {
        expect_bad(&bads[i], strlen(bads[i].text), 4096);
        bool mark = strstr(bads[i].message, "byte order") || strstr(bads[i].message, "UTF-16");
        if (!mark) /* it must come with the first bytes that are read */
            expect_bad(&bads[i], strlen(bads[i].text), 1);
    }
}

Test(base_scan, nul_bytes_are_refused)
{
    static const Bad nuls[] = {
        {"[1,\0]", 1, 4, "expected a value"},
        {"[1\0]", 1, 3, "expected ',' or ']'"},
        {"[\"\0\"]", 1, 3, "control character in a string"},
        {"[1]\0", 1, 4, "text after the end of the JSON value"},
    };
    static const size_t lengths[] = {5, 4, 5, 4};
    for (size_t i = 0; i < sizeof nuls / sizeof *nuls; i++)
        expect_bad(&nuls[i], lengths[i], 3);
}

/* This many opening brackets of one kind, then as many closing ones. */
static char *nest(int depth, const char *open, const char *close)
{
    size_t n = (size_t)depth, o = strlen(open);
    char *text = malloc(n * (o + 1) + 2);
    for (size_t i = 0; i < n; i++)
        memcpy(text + i * o, open, o);
    text[n * o] = '1';
    memset(text + n * o + 1, close[0], n);
    text[n * (o + 1) + 1] = '\0';
    return text;
}

Test(base_scan, nesting_has_a_limit_that_cjson_reads)
{
    PlycutError error = {0};
    char *deepest = nest(SCAN_DEPTH, "{\"k\":", "}"), *copy = NULL;
    cr_assert(scan_all(deepest, strlen(deepest), 4096, &copy, &error));
    cJSON *read = cJSON_Parse(copy);
    cr_expect_not_null(read);
    cJSON_Delete(read);
    free(copy);
    free(deepest);
    char *deeper = nest(SCAN_DEPTH + 1, "[", "]");
    Bad bad = {deeper, 1, SCAN_DEPTH + 1, "nesting deeper than 900"};
    expect_bad(&bad, strlen(deeper), 4096);
    free(deeper);
}

/* ---- Good texts ------------------------------------------------------------------------------ */

typedef struct Good {
    const char *text, *compact;
} Good;

static const Good goods[] = {
    {"0", "0"},
    {" -0 ", "-0"},
    {"[ ]", "[]"},
    {"{\n}", "{}"},
    {"\t[1 , 2\r\n,3 ]\n", "[1,2,3]"},
    {"{ \"a b\" : [ true , false , null ] }", "{\"a b\":[true,false,null]}"},
    {"[1e3, 1E-3, 0.5, -1.25e+2, 1e-400]", "[1e3,1E-3,0.5,-1.25e+2,1e-400]"},
    {"[9007199254740992, -9007199254740992, 9007199254740994, 1e+300]",
     "[9007199254740992,-9007199254740992,9007199254740994,1e+300]"},
    {"\" \\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83C\\udf33 \"",
     "\" \\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83C\\udf33 \""},
    {"\"\x7F \xC3\xA9 \xE0\xA0\x80 \xED\x9F\xBF \xEF\xBF\xBF \xF0\x90\x80\x80 \xF4\x8F\xBF\xBF\"",
     "\"\x7F \xC3\xA9 \xE0\xA0\x80 \xED\x9F\xBF \xEF\xBF\xBF \xF0\x90\x80\x80 \xF4\x8F\xBF\xBF\""},
    {"{\"a\":{\"a\":{\"a\":1}},\"A\":[{\"a\":1},{\"a\":1}]}",
     "{\"a\":{\"a\":{\"a\":1}},\"A\":[{\"a\":1},{\"a\":1}]}"},
};

Test(base_scan, good_texts_are_handed_out_compact)
{
    for (size_t i = 0; i < sizeof goods / sizeof *goods; i++)
        for (size_t most = 1; most < 100; most += 9) {
            PlycutError error = {0};
            char *copy = NULL;
            cr_assert(scan_all(goods[i].text, strlen(goods[i].text), most, &copy, &error), "%s: %s",
                      goods[i].text, error.text);
            cr_assert_str_eq(copy, goods[i].compact);
            free(copy);
        }
}

static cJSON *random_tree(uint64_t *state, int depth)
{
    static const char *const texts[] = {"", "a", "\"\\/", "\n\t\x01", "\xC3\xA9\xF0\x9F\x8C\xB3"};
    switch (below(state, depth > 0 ? 8 : 5)) {
    case 0:
        return cJSON_CreateNumber(below(state, 2000) - 1000);
    case 1:
        return cJSON_CreateNumber(1.0 / (1 + below(state, 1000)));
    case 2:
        return cJSON_CreateString(texts[below(state, 5)]);
    case 3:
        return cJSON_CreateBool(below(state, 2));
    case 4:
        return cJSON_CreateNull();
    default:
        break;
    }
    bool object = below(state, 2);
    cJSON *tree = object ? cJSON_CreateObject() : cJSON_CreateArray();
    for (int i = below(state, 12); i > 0; i--) {
        char key[32];
        snprintf(key, sizeof key, "%s%d", texts[below(state, 5)], i);
        if (object)
            cJSON_AddItemToObject(tree, key, random_tree(state, depth - 1));
        else
            cJSON_AddItemToArray(tree, random_tree(state, depth - 1));
    }
    return tree;
}

/* cJSON accepts whatever the scanner accepts. Returns whether the scanner accepted the text. */
static bool cjson_takes(const char *text, const cJSON *meant)
{
    PlycutError error = {0};
    char *copy = NULL;
    bool good = scan_all(text, strlen(text), 64, &copy, &error);
    if (good) {
        cJSON *read = cJSON_ParseWithOpts(copy, NULL, true);
        cr_assert_not_null(read, "cJSON refuses %s", copy);
        cr_assert(!meant || cJSON_Compare(read, meant, true), "misread: %s", copy);
        cJSON_Delete(read);
    }
    free(copy);
    return good;
}

Test(base_scan, agrees_with_cjson)
{
    uint64_t state = 6;
    for (int i = 0; i < 1500; i++) {
        cJSON *meant = random_tree(&state, 4);
        char *text = i % 2 ? cJSON_Print(meant) : cJSON_PrintUnformatted(meant);
        cr_assert(cjson_takes(text, meant), "refused: %s", text);
        cJSON_Delete(meant);
        cJSON_free(text);
    }
}

Test(base_scan, cjson_takes_every_mutant_that_passes)
{
    static const char letters[] = "[]{}:,\"\\u0019.eE+-truefalsn \n/x\x01\x80\xC3\xBF";
    uint64_t state = 7;
    int passed = 0, refused = 0;
    for (int i = 0; i < 20000; i++) {
        cJSON *meant = random_tree(&state, 2);
        char *text = cJSON_PrintUnformatted(meant);
        for (int k = below(&state, 3); k >= 0; k--)
            text[below(&state, (int)strlen(text))] =
                letters[below(&state, (int)sizeof letters - 1)];
        bool good = cjson_takes(text, NULL);
        passed += good;
        refused += !good;
        cJSON_Delete(meant);
        cJSON_free(text);
    }
    cr_expect(passed > 1000 && refused > 1000, "%d passed, %d refused", passed, refused);
}

/* An object with many keys takes about linear time; a duplicate of any key would be found. */
Test(base_scan, many_keys, .timeout = 20)
{
    enum { KEYS = 300000 };
    char *text = malloc(KEYS * 16 + 32);
    size_t length = 0;
    text[length++] = '{';
    for (int i = 0; i < KEYS; i++)
        length += (size_t)sprintf(text + length, "\"k%d\":0,", i);
    size_t last = length;
    length += (size_t)sprintf(text + length, "\"last\":0}");
    PlycutError error = {0};
    cr_expect(scan_all(text, length, 65536, NULL, &error), "%s", error.text);
    length = last + (size_t)sprintf(text + last, "\"k0\":0}");
    Bad bad = {text, 1, (long)last + 1, "duplicate key 'k0'"};
    expect_bad(&bad, length, 65536);
    free(text);
}

/* ---- Piece by piece -------------------------------------------------------------------------- */

Test(base_scan, a_document_piece_by_piece)
{
    const char *text = "{\"format\" : \"x\",\n \"e\\u0076ents\":[\n{\"n\": 1},\n {\"n\":2}]} \n";
    ScanText memory = {text, strlen(text), 0};
    PlycutSource source = scan_text_source(&memory, "t.json");
    PlycutError error = {0};
    Scan *scan = scan_open(&source, &error);
    const char *key, *value;
    size_t length;
    cr_assert(scan_expect(scan, '{', &error));
    cr_assert(scan_key(scan, &key, &error));
    cr_expect_str_eq(key, "format");
    cr_expect(scan_line(scan) == 1 && scan_column(scan) == 2);
    cr_assert(scan_value(scan, &value, &length, &error));
    cr_expect_str_eq(value, "\"x\"");
    cr_expect(scan_line(scan) == 1 && scan_column(scan) == 13);
    cr_assert(scan_expect(scan, ',', &error));
    cr_assert(scan_key(scan, &key, &error));
    cr_expect_str_eq(key, "events");
    cr_expect(scan_line(scan) == 2 && scan_column(scan) == 2);
    cr_assert(scan_expect(scan, '[', &error));
    cr_expect_eq(scan_peek(scan, &error), '{');
    cr_expect(scan_line(scan) == 3 && scan_column(scan) == 1);
    cr_assert(scan_value(scan, &value, &length, &error));
    cr_expect_str_eq(value, "{\"n\":1}");
    cr_assert(scan_expect(scan, ',', &error));
    cr_assert(scan_value(scan, &value, &length, &error));
    cr_expect_str_eq(value, "{\"n\":2}");
    cr_expect(scan_line(scan) == 4 && scan_column(scan) == 2);
    cr_assert(scan_expect(scan, ']', &error) && scan_expect(scan, '}', &error));
    cr_expect_eq(scan_peek(scan, &error), -1);
    cr_expect(scan_end(scan, &error));
    cr_expect_not(scan_expect(scan, ']', &error));
    cr_expect_str_eq(error.text, "unexpected end of the text: expected ']'");
    cr_expect(error.line == 5 && error.column == 1);
    scan_close(scan);
}

Test(base_scan, expect_says_what_was_expected)
{
    ScanText memory = {"[1", 2, 0};
    PlycutSource source = scan_text_source(&memory, "t.json");
    PlycutError error = {0};
    char message[200];
    Scan *scan = scan_open(&source, &error);
    cr_expect_not(scan_expect(scan, '{', &error));
    plycut_error_message(&error, message, sizeof message);
    cr_expect_str_eq(message, "t.json:1:1: expected '{'");
    scan_close(scan);
}

Test(base_scan, a_failing_source_is_the_systems_error)
{
    for (size_t fails = 1; fails < 12; fails++) {
        Drip drip = {{"{\"abc\":[1,2]}", 13, 0}, 1, fails};
        PlycutSource source = {drip_read, &drip, "x.json"};
        PlycutError error = {0};
        const char *value;
        size_t length;
        Scan *scan = scan_open(&source, &error);
        cr_expect_not(scan_value(scan, &value, &length, &error));
        cr_expect_eq(error.code, PLYCUT_E_SYSTEM);
        cr_expect_str_eq(error.file, "x.json");
        scan_close(scan);
    }
}

Test(base_scan, a_member_read_by_its_key_stands_once)
{
    const char *text = "{\"a\":{\"b\":1},\"b\":[{\"a\":2}],\n \"\\u0061\":3}";
    ScanText memory = {text, strlen(text), 0};
    PlycutSource source = scan_text_source(&memory, "t.json");
    PlycutError error = {0};
    Scan *scan = scan_open(&source, &error);
    const char *key, *value;
    size_t length;
    cr_assert(scan_expect(scan, '{', &error) && scan_key(scan, &key, &error));
    cr_assert(scan_value(scan, &value, &length, &error));
    cr_assert(scan_expect(scan, ',', &error) && scan_key(scan, &key, &error));
    cr_assert(scan_value(scan, &value, &length, &error));
    cr_assert(scan_expect(scan, ',', &error));
    cr_expect_not(scan_key(scan, &key, &error));
    cr_expect_str_eq(error.text, "duplicate key 'a'");
    cr_expect(error.line == 2 && error.column == 2);
    scan_close(scan);
}

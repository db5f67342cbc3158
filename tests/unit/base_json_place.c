/* An error with a JSON path gets the line and the column of the text that the path leads to. */
#include "base/json_rows.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static const struct {
    const char *text, *path;
    long line, column;
} PLACES[] = {
    {"[1]", "$", 1, 1},
    {"\n\n  [1]", "$", 3, 3},
    {"[1,\n  22,3]", "$[1]", 2, 3},
    {"[1,2]", "$[0]", 1, 2},
    {"[[1,[2]],\n[3,[4,5]]]", "$[1][1][1]", 2, 7},
    {"{\"a\":1,\n \"b\":{\"c\":[1,{\"d\":2}]}}", "$.b", 2, 2},
    {"{\"a\":1,\n \"b\":{\"c\":[1,{\"d\":2}]}}", "$.b.c", 2, 7},
    {"{\"a\":1,\n \"b\":{\"c\":[1,{\"d\":2}]}}", "$.b.c[1].d", 2, 15},
    /* Brackets, commas and quotes in texts are not those of the value. */
    {"{\"a\":\"]},\\\"[{\",\"b\":3}", "$.b", 1, 16},
    {"[\"\\\\\",\"\\\"\",3]", "$[2]", 1, 12},
    /* A key is compared as it is meant; it may have dots and brackets, and then it is not one that is shorter. */
    {"{\"\\u0061\":1}", "$.a", 1, 2},
    {"{\"a\":{\"b\":1},\"a.b\":{\"c\":2}}", "$.a.b", 1, 14},
    {"{\"a\":{\"b\":1},\"a.b\":{\"c\":2}}", "$.a.b.c", 1, 21},
    {"{\"x[0]\":[5],\"x\":[6]}", "$.x[0]", 1, 2},
    {"{\"4 of C\":1,\"4\":2}", "$.4 of C", 1, 2},
    /* What is not there would be in what is around it. */
    {"{\"a\":{\"b\":1}}", "$.a.c", 1, 2},
    {"{\"a\":{\"b\":1}}", "$.c", 1, 1},
    {"{\"a\":[1,2]}", "$.a[2]", 1, 2},
    {"{\"a\":[1,2]}", "$.a[7].b", 1, 2},
    {"{\"a\":[]}", "$.a[0]", 1, 2},
    {"{\"a\":1}", "$.a.b[0]", 1, 2},
    {"{\"ab\":1}", "$.a", 1, 1},
    {"{\"a\":1}", "$.ab", 1, 1},
    {"{}", "$.a", 1, 1},
    {"{\"a\":[[[[9]]]]}", "$.a[0][0]...", 1, 8},
};

Test(base_json_place, a_path_leads_to_its_place)
{
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES; i++) {
        PlycutError error = {.code = PLYCUT_E_INPUT};
        snprintf(error.path, sizeof error.path, "%s", PLACES[i].path);
        json_place(&error, PLACES[i].text, strlen(PLACES[i].text));
        cr_expect(error.line == PLACES[i].line && error.column == PLACES[i].column,
                  "%s: %s: %ld:%ld", PLACES[i].text, PLACES[i].path, error.line, error.column);
    }
}

/* The place of the scanner is more exact, and an error elsewhere has nothing to do with the text. */
Test(base_json_place, another_place_is_kept)
{
    PlycutError placed = {.path = "$[1]", .line = 7, .column = 3}, none = {.line = 0};
    json_place(&placed, "[1,2]", 5);
    json_place(&none, "[1,2]", 5);
    cr_expect(placed.line == 7 && placed.column == 3);
    cr_expect(none.line == 0 && none.column == 0);
}

/* Errors about members that rows describe have both. */
Test(base_json_place, errors_of_rows_have_it)
{
    typedef struct Sample {
        const char *name;
    } Sample;
    static const JsonRow rows[] = {{JSON_AT(Sample, name), .kind = JSON_TEXT, .says = "a name"}};
    static const JsonShape shape = {JSON_SHAPE(Sample, rows, "a sample")};
    static const JsonFormat format = {.title = "sample", .shape = &shape};
    static const char text[] = "{\n  \"name\": 3}";
    Sample out;
    PlycutError error = {0};
    cr_assert_null(
        json_format_read(&format, &(JsonText){text, sizeof text - 1, "f", NULL}, &out, &error));
    cr_expect(error.line == 2 && error.column == 3);
    cr_expect_str_eq(error.path, "$.name");
}

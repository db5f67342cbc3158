/* The only reader of JSON: it accepts strict JSON only, all of it, and an error names the place. */
#include "base/json_read.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Test(base_json_read, builds_the_value)
{
    PlycutError error = {0};
    cJSON *json = json_read_string(" {\"a\": [1, 2]} \n", NULL, &error);
    cr_assert(json != NULL);
    const cJSON *array = cJSON_GetObjectItemCaseSensitive(json, "a");
    cr_expect(cJSON_GetArraySize(array) == 2);
    cr_expect(cJSON_GetArrayItem(array, 1)->valuedouble == 2);
    json_free(json);
}

/* What is built is what cJSON's parser would build. */
Test(base_json_read, builds_what_cjson_builds)
{
    static const char *const texts[] = {
        "[]",
        "{}",
        "[[],{},[[]],{\"a\":{}},\"\",null]",
        "{\"a\\\"b\":[1,-2.5,0.1,1e-7,123456789012345,0.30000000000000004,2.2250738585072014e-308,"
        "1e22,1.5E3],"
        "\"\\u00e9\\n\\ud83d\\ude00\\\\\":[true,false,null,{\"c\":[]}],\"d\":\"]},\"}",
        "9007199254740992",
        "123456789.123456",
        "5e-324",
        "\"x\"",
        "false",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        PlycutError error = {0};
        cJSON *expected = cJSON_Parse(texts[i]), *json = json_read_string(texts[i], NULL, &error);
        cr_expect(cJSON_Compare(json, expected, true), "%s", texts[i]);
        char *one = cJSON_PrintUnformatted(json), *other = cJSON_PrintUnformatted(expected);
        cr_expect_str_eq(one, other);
        cJSON_free(one);
        cJSON_free(other);
        cJSON_Delete(expected);
        json_free(json);
    }
}

/* Each short number is the double that strtod gives. */
Test(base_json_read, rounds_as_strtod_does)
{
    uint64_t state = 1;
    for (int i = 0; i < 20000; i++) {
        char text[40];
        double value;
        state = state * 6364136223846793005u + 1442695040888963407u;
        const unsigned long long digits = (state >> 20) % 2000000000000000;
        snprintf(text, sizeof text, "%llue%d", digits, (int)(state >> 40) % 60 - 30);
        cr_assert(plycut_number_parse(text, strlen(text), false, &value));
        cr_expect(value == strtod(text, NULL), "%s", text);
    }
}

/* Each of these is accepted by cJSON_Parse. */
Test(base_json_read, refuses_what_cjson_lets_through)
{
    static const char *const texts[] = {"[1] x", "[01]", "\"\xff\"", "{\"a\": 1, \"a\": 2}",
                                        "1e400"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        PlycutError error = {0};
        cJSON *loose = cJSON_Parse(texts[i]);
        cr_expect(loose != NULL, "cJSON refuses %s as well", texts[i]);
        cr_expect(json_read_string(texts[i], NULL, &error) == NULL, "%s", texts[i]);
        cr_expect(error.code == PLYCUT_E_INPUT);
        cJSON_Delete(loose);
    }
}

Test(base_json_read, names_file_and_place)
{
    PlycutError error = {0};
    char text[400];
    cr_expect(json_read_string("{\"a\":\n  x}", "homework.json", &error) == NULL);
    plycut_error_message(&error, text, sizeof text);
    cr_expect(strncmp(text, "homework.json:2:3: ", 19) == 0, "%s", text);
}

Test(base_json_read, reads_no_further_than_the_length)
{
    PlycutError error = {0};
    cJSON *json = json_read(&(JsonText){.text = "12]]", .length = 2}, &error);
    cr_assert(json != NULL);
    cr_expect(json->valuedouble == 12);
    json_free(json);
}

Test(base_json_read, says_what_a_value_is_where_none_stands)
{
    PlycutError error = {0};
    JsonText text = {.text = "[?]", .length = 3, .values = "a number, or a list"};
    cr_expect(json_read(&text, &error) == NULL);
    cr_expect(strstr(error.text, "a number, or a list") != NULL, "%s", error.text);
}

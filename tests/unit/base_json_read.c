/* The only reader of JSON: it accepts strict JSON only, all of it, and an error names the place. */
#include "base/json_read.h"

#include <criterion/criterion.h>
#include <string.h>

Test(base_json_read, builds_the_value)
{
    PlycutError error = {0};
    cJSON *json = json_read_string(" {\"a\": [1, 2]} \n", NULL, &error);
    cr_assert(json != NULL);
    const cJSON *array = cJSON_GetObjectItemCaseSensitive(json, "a");
    cr_expect(cJSON_GetArraySize(array) == 2);
    cr_expect(cJSON_GetArrayItem(array, 1)->valuedouble == 2);
    cJSON_Delete(json);
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
    cJSON_Delete(json);
}

Test(base_json_read, says_what_a_value_is_where_none_stands)
{
    PlycutError error = {0};
    JsonText text = {.text = "[?]", .length = 3, .values = "a number, or a list"};
    cr_expect(json_read(&text, &error) == NULL);
    cr_expect(strstr(error.text, "a number, or a list") != NULL, "%s", error.text);
}

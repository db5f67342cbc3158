/* Write the JSON schema of a format from its rows: formats NAME. Without a name: the names of all formats.
 * tests/schemas.py compares the schemas with those in docs; it merges each member "raw" into the object that it is in. */
#include "base/json_rows.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define FORMAT(name, format, sample) extern const JsonFormat format;
#include "formats/formats.def"

static const struct {
    const char *name;
    const JsonFormat *format;
} FORMATS[] = {
#define FORMAT(name, format, sample) {#name, &format},
#include "formats/formats.def"
};

typedef struct Schema {
    PlycutJson json;
    JsonAuthor author;
    const JsonShape *named[20]; /* those of $defs */
    size_t count;
} Schema;

static void shape_schema(Schema *s, const JsonShape *shape);
static void value_schema(Schema *s, const JsonRow *row);

static void type(Schema *s, const char *name)
{
    plycut_json_key_string(&s->json, "type", name);
}

static void range(Schema *s, const JsonRow *row, const char *least, const char *most)
{
    const bool bounded = row->most > row->least && isfinite(row->most);
    if (row->least > 0 || row->most > 0 || row->kind == JSON_WHOLE)
        if (row->kind == JSON_WHOLE || row->kind == JSON_NUMBER || row->least > 0)
            plycut_json_key_number(&s->json, least, row->least);
    if (bounded)
        plycut_json_key_number(&s->json, most, row->most);
}

static void raw_schema(Schema *s, const char *schema)
{
    if (schema == NULL)
        return;
    plycut_json_key(&s->json, "raw");
    plycut_json_raw(&s->json, schema, strlen(schema));
}

static void words(Schema *s, const JsonRow *row)
{
    plycut_json_key_open(&s->json, "enum", '[');
    for (size_t i = 0; i < row->words.count; i++)
        plycut_json_string(&s->json,
                           *(const char *const *)(const void *)((const char *)row->words.first +
                                                                i * row->words.step));
    plycut_json_close(&s->json);
}

/* A shape with a name is written once, in $defs. */
static void object_schema(Schema *s, const JsonShape *shape)
{
    char reference[64];
    if (shape->name == NULL) {
        shape_schema(s, shape);
        return;
    }
    snprintf(reference, sizeof reference, "#/$defs/%s", shape->name);
    plycut_json_key_string(&s->json, "$ref", reference);
    size_t i = 0;
    while (i < s->count && s->named[i] != shape)
        i++;
    s->named[i] = shape;
    s->count += i == s->count;
}

static void kind_schema(Schema *s, const JsonRow *row)
{
    PlycutJson *json = &s->json;
    switch (row->kind) {
    case JSON_NAME:
        plycut_json_key_string(json, "const", row->constant);
        break;
    case JSON_VERSION:
        plycut_json_key_number(json, "const", row->most);
        break;
    case JSON_TEXT:
        type(s, "string");
        range(s, row, "minLength", "maxLength");
        break;
    case JSON_NUMBER:
        type(s, "number");
        range(s, row, "minimum", "maximum");
        break;
    case JSON_WHOLE:
        type(s, "integer");
        range(s, row, "minimum", "maximum");
        break;
    case JSON_FLAG:
        type(s, "boolean");
        break;
    case JSON_WORD:
        words(s, row);
        break;
    case JSON_LIST:
        type(s, "array");
        range(s, row, "minItems", "maxItems");
        plycut_json_key(json, "items");
        value_schema(s, row->item);
        break;
    case JSON_OBJECT:
        object_schema(s, row->shape);
        break;
    default:
        break;
    }
    raw_schema(s, row->schema);
}

static void value_schema(Schema *s, const JsonRow *row)
{
    PlycutJson *json = &s->json;
    plycut_json_open(json, '{');
    if (row->nullable) {
        plycut_json_key_open(json, "anyOf", '[');
        plycut_json_open(json, '{');
        type(s, "null");
        plycut_json_close(json);
        plycut_json_open(json, '{');
    }
    kind_schema(s, row);
    if (row->nullable) {
        plycut_json_close(json);
        plycut_json_close(json);
    }
    if (row->kind != JSON_NAME && row->kind != JSON_VERSION)
        plycut_json_key_text(json, "description", row->says);
    plycut_json_close(json);
}

static size_t count_needed(const JsonShape *shape, JsonNeed need)
{
    size_t count = 0;
    for (size_t i = 0; i < shape->count; i++)
        count += shape->rows[i].need == need;
    return count;
}

static void required(Schema *s, const JsonShape *shape)
{
    if (count_needed(shape, JSON_REQUIRED) == 0)
        return;
    plycut_json_key_open(&s->json, "required", '[');
    for (size_t i = 0; i < shape->count; i++)
        if (shape->rows[i].need == JSON_REQUIRED)
            plycut_json_string(&s->json, shape->rows[i].name);
    plycut_json_close(&s->json);
}

static void one_of(Schema *s, const JsonShape *shape)
{
    if (count_needed(shape, JSON_ONE_OF) == 0)
        return;
    plycut_json_key_open(&s->json, "anyOf", '[');
    for (size_t i = 0; i < shape->count; i++)
        if (shape->rows[i].need == JSON_ONE_OF) {
            plycut_json_open(&s->json, '{');
            plycut_json_key_open(&s->json, "required", '[');
            plycut_json_string(&s->json, shape->rows[i].name);
            plycut_json_close(&s->json);
            plycut_json_close(&s->json);
        }
    plycut_json_close(&s->json);
}

static void shape_schema(Schema *s, const JsonShape *shape)
{
    type(s, "object");
    required(s, shape);
    one_of(s, shape);
    raw_schema(s, shape->schema);
    if (s->author == JSON_PEOPLE)
        plycut_json_key_bool(&s->json, "additionalProperties", false);
    plycut_json_key_open(&s->json, "properties", '{');
    for (size_t i = 0; i < shape->count; i++) {
        plycut_json_key(&s->json, shape->rows[i].name);
        value_schema(s, &shape->rows[i]);
    }
    plycut_json_close(&s->json);
}

static bool format_schema(const JsonFormat *format)
{
    PlycutError error = {0};
    PlycutOut out;
    PlycutText text = {0};
    Schema s = {.author = format->author};
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_json_init(&s.json, &out);
    plycut_json_open(&s.json, '{');
    plycut_json_key_string(&s.json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    plycut_json_key_string(&s.json, "title", format->title);
    plycut_json_key_string(&s.json, "description", format->shape->says);
    shape_schema(&s, format->shape);
    if (s.count > 0)
        plycut_json_key_open(&s.json, "$defs", '{');
    for (size_t i = 0; i < s.count; i++) {
        plycut_json_key_open(&s.json, s.named[i]->name, '{');
        plycut_json_key_text(&s.json, "description", s.named[i]->says);
        shape_schema(&s, s.named[i]);
        plycut_json_close(&s.json);
    }
    plycut_json_end(&s.json);
    const bool done = plycut_out_end(&out, "the schema", &error);
    fputs(done ? text.bytes : error.text, stdout);
    plycut_text_free(&text);
    return done;
}

int main(int count, char **words)
{
    bool found = count < 2;
    for (size_t i = 0; i < sizeof FORMATS / sizeof *FORMATS; i++)
        if (count < 2)
            puts(FORMATS[i].name);
        else if (strcmp(words[1], FORMATS[i].name) == 0)
            found = format_schema(FORMATS[i].format);
    return !found;
}

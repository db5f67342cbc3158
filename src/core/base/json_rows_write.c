/* json_rows_write.c - JSON objects written as their rows say. */
#include "base/json_rows.h"

#include <math.h>
#include <string.h>

#define PLACE(type, row, in) ((const type *)(const void *)((const char *)(in) + (row)->at))

static int64_t whole_of(const JsonRow *row, const void *in)
{
    return row->size == sizeof(int) ? *PLACE(int, row, in) : (int64_t)*PLACE(uint64_t, row, in);
}

static bool object_holds_nothing(const JsonShape *shape, const void *in);

/* Is there nothing in the row's place? */
static bool holds_nothing(const JsonRow *row, const void *in)
{
    switch (row->kind) {
    case JSON_ANY:
        return *PLACE(void *, row, in) == NULL;
    case JSON_TEXT:
        return *PLACE(char *, row, in) == NULL;
    case JSON_NUMBER:
        return isnan(*PLACE(double, row, in));
    case JSON_WHOLE:
        return (double)whole_of(row, in) < row->least;
    case JSON_FLAG:
        return !*PLACE(bool, row, in);
    case JSON_LIST:
        return PLACE(JsonList, row, in)->count == 0;
    case JSON_OBJECT:
        return object_holds_nothing(row->shape, PLACE(char, row, in));
    default:
        return false;
    }
}

static bool object_holds_nothing(const JsonShape *shape, const void *in)
{
    size_t i = 0;
    while (i < shape->count && holds_nothing(&shape->rows[i], in))
        i++;
    return i == shape->count;
}

static bool is_left_out(const JsonRow *row, const void *in)
{
    return (row->kind == JSON_ANY && row->write == NULL) ||
           (row->need != JSON_REQUIRED && holds_nothing(row, in));
}

static const char *json_word_of(const JsonRow *row, const void *in)
{
    const size_t word = (size_t)*PLACE(int, row, in);
    return *(const char *const *)(const void *)((const char *)row->words.first +
                                                word * row->words.step);
}

static void json_value_write(const JsonRow *row, const void *in, PlycutJson *json);

static void json_list_write(const JsonRow *row, const JsonList *list, PlycutJson *json)
{
    plycut_json_open(json, '[');
    for (size_t i = 0; i < list->count; i++) {
        if (row->item->line)
            plycut_json_newline(json);
        json_value_write(row->item, (const char *)list->items + i * row->item->size, json);
    }
    plycut_json_close(json);
}

static void json_value_write(const JsonRow *row, const void *in, PlycutJson *json)
{
    switch (row->kind) {
    case JSON_NAME:
        plycut_json_string(json, row->constant);
        break;
    case JSON_VERSION:
        plycut_json_integer(json, (int64_t)row->most);
        break;
    case JSON_TEXT:
        plycut_json_string(json, *PLACE(char *, row, in));
        break;
    case JSON_NUMBER:
        plycut_json_number(json, *PLACE(double, row, in));
        break;
    case JSON_WHOLE:
        if (row->nullable && (double)whole_of(row, in) < row->least)
            plycut_json_null(json);
        else
            plycut_json_integer(json, whole_of(row, in));
        break;
    case JSON_FLAG:
        plycut_json_bool(json, *PLACE(bool, row, in));
        break;
    case JSON_WORD:
        plycut_json_string(json, json_word_of(row, in));
        break;
    case JSON_LIST:
        json_list_write(row, PLACE(JsonList, row, in), json);
        break;
    case JSON_ANY:
        if (*PLACE(void *, row, in) == NULL)
            plycut_json_null(json);
        else
            row->write(*PLACE(void *, row, in), json);
        break;
    default:
        plycut_json_open(json, '{');
        json_object_write(row->shape, PLACE(char, row, in), json);
        plycut_json_close(json);
    }
}

void json_object_write(const JsonShape *shape, const void *in, PlycutJson *json)
{
    for (size_t i = 0; i < shape->count; i++)
        if (!is_left_out(&shape->rows[i], in)) {
            if (shape->rows[i].line)
                plycut_json_newline(json);
            plycut_json_key(json, shape->rows[i].name);
            json_value_write(&shape->rows[i], in, json);
        }
}

void json_document_begin(const JsonShape *shape, const void *in, PlycutJson *json, PlycutOut *out)
{
    JsonShape before = *shape;
    before.count--;
    plycut_json_init(json, out);
    plycut_json_open(json, '{');
    json_object_write(&before, in, json);
    plycut_json_key_open(json, shape->rows[before.count].name, '[');
}

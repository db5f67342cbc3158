/* One policy for every format whose members are rows: each row is misspelt, left out and given a wrong value, and each
 * object gets an unknown member. */
#include "base/json_rows.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FORMAT(name, format, sample) extern const JsonFormat format;
#include "formats/formats.def"

static const struct {
    const char *name;
    const JsonFormat *format;
    const char *sample;
} FORMATS[] = {
#define FORMAT(name, format, sample) {#name, &format, sample},
#include "formats/formats.def"
};

/* A document of a format, changed member by member. */
typedef struct Document {
    const JsonFormat *format;
    cJSON *root;
    size_t changes;
} Document;

/* Is the document read? Otherwise the error says why. */
static bool is_read(Document *document, PlycutError *error)
{
    char *text = cJSON_PrintUnformatted(document->root);
    void *out = malloc(document->format->shape->size);
    *error = (PlycutError){0};
    const JsonText json = {.text = text, .length = strlen(text), .file = "f"};
    cJSON *root = json_format_read(document->format, &json, out, error);
    const bool read = root != NULL;
    json_free(root);
    free(out);
    cJSON_free(text);
    document->changes++;
    return read;
}

static void expect_refused(Document *document, const char *path, const char *member,
                           const char *what)
{
    PlycutError error;
    char full[256];
    snprintf(full, sizeof full, "%s.%s", path, member);
    cr_expect_not(is_read(document, &error), "%s: %s", full, what);
    cr_expect_str_eq(error.path, full, "%s: %s: %s", full, what, error.text);
    cr_expect_str_eq(error.file, "f");
}

static void expect_read(Document *document, const char *path, const char *member, const char *what)
{
    PlycutError error;
    cr_expect(is_read(document, &error), "%s.%s: %s: %s: %s", path, member, what, error.path,
              error.text);
}

static void member_renamed(Document *document, const JsonRow *row, cJSON *item, const char *path)
{
    char wrong[64], *right = item->string;
    PlycutError error;
    snprintf(wrong, sizeof wrong, "%sx", right);
    item->string = wrong;
    const bool near = strlen(right) > 1;
    if (document->format->author == JSON_PEOPLE || (row->need != JSON_OPTIONAL && near)) {
        expect_refused(document, path, near ? wrong : right, "a misspelt member");
        (void)is_read(document, &error);
        char hint[80];
        snprintf(hint, sizeof hint, "did you mean '%s'?", right);
        cr_expect(!near || strstr(error.text, hint) != NULL, "%s: %s", wrong, error.text);
    } else if (row->need == JSON_REQUIRED) {
        expect_refused(document, path, right, "a member without its name");
    } else {
        expect_read(document, path, wrong, "an optional member");
    }
    item->string = right;
}

static void member_removed(Document *document, const JsonRow *row, cJSON *object, cJSON *item,
                           const char *path)
{
    cJSON *next = item->next;
    cJSON_DetachItemViaPointer(object, item);
    if (row->need == JSON_REQUIRED)
        expect_refused(document, path, row->name, "a missing member");
    else
        expect_read(document, path, row->name, "a member that need not be there");
    if (next != NULL)
        cJSON_InsertItemInArray(object, 0, item);
    else
        cJSON_AddItemToArray(object, item);
}

/* A value of another kind; a member that is left as it is may be anything here. */
static void member_exchanged(Document *document, const JsonRow *row, cJSON *item, const char *path)
{
    if (row->kind == JSON_ANY)
        return;
    const int kind = item->type;
    cJSON *child = item->child;
    item->type = cJSON_IsTrue(item) ? cJSON_Number : cJSON_True;
    if (row->kind == JSON_FLAG)
        item->type = cJSON_Number;
    item->child = NULL;
    expect_refused(document, path, row->name, "a value of another kind");
    item->type = kind;
    item->child = child;
}

static void object_tested(Document *document, const JsonShape *shape, cJSON *object,
                          const char *path);

static void inner_tested(Document *document, const JsonRow *row, cJSON *value, const char *path)
{
    char inner[256];
    int i = 0;
    if (row->kind == JSON_OBJECT && cJSON_IsObject(value))
        object_tested(document, row->shape, value, path);
    if (row->kind == JSON_LIST)
        for (cJSON *item = value->child; item != NULL; item = item->next) {
            snprintf(inner, sizeof inner, "%s[%d]", path, i++);
            inner_tested(document, row->item, item, inner);
        }
}

static void object_tested(Document *document, const JsonShape *shape, cJSON *object,
                          const char *path)
{
    char inner[256];
    cJSON *added = cJSON_AddTrueToObject(object, "zzzzzz");
    if (document->format->author == JSON_PEOPLE)
        expect_refused(document, path, "zzzzzz", "an unknown member");
    else
        expect_read(document, path, "zzzzzz", "an unknown member");
    cJSON_Delete(cJSON_DetachItemViaPointer(object, added));
    for (size_t i = 0; i < shape->count; i++) {
        const JsonRow *row = &shape->rows[i];
        cJSON *item = cJSON_GetObjectItemCaseSensitive(object, row->name);
        cr_assert(item != NULL, "the document of formats.def has no %s.%s", path, row->name);
        cr_expect(row->says != NULL && *row->says != '\0');
        member_renamed(document, row, item, path);
        member_removed(document, row, object, item, path);
        member_exchanged(document, row, item, path);
        snprintf(inner, sizeof inner, "%s.%s", path, row->name);
        inner_tested(document, row, item, inner);
    }
}

Test(base_json_rows, every_member_of_every_format_has_one_policy)
{
    for (size_t i = 0; i < sizeof FORMATS / sizeof *FORMATS; i++) {
        PlycutError error;
        Document document = {.format = FORMATS[i].format, .root = cJSON_Parse(FORMATS[i].sample)};
        cr_assert(document.root != NULL, "%s", FORMATS[i].name);
        cr_assert(is_read(&document, &error), "%s: %s: %s", FORMATS[i].name, error.path,
                  error.text);
        object_tested(&document, document.format->shape, document.root, "$");
        cr_expect(document.changes > 3 * document.format->shape->count);
        cJSON_Delete(document.root);
    }
}

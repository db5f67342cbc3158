/* json_rows.h - a JSON format as rows of members: its reader, its writer, its schema (tests/formats) and the table of its
 * members in docs/formats.md all follow from the rows.
 *
 * A shape is an object: a row for each member, which says what the member may be, where it goes in a C struct, and what it
 * means. Reading fills the struct, writing goes through it in the order of the rows.
 *
 *     typedef struct QuizAnswer { JsonList tries; int hints; } QuizAnswer;
 *     static const JsonRow TRY = JSON_ITEM(const char *, JSON_TEXT);
 *     static const JsonRow ROWS[] = {
 *         {JSON_AT(QuizAnswer, tries), .kind = JSON_LIST, .item = &TRY, .most = 2, .need = JSON_REQUIRED, .says = "..."},
 *         {JSON_AT(QuizAnswer, hints), .kind = JSON_WHOLE, .most = 2, .says = "how many hints were taken"}};
 */
#pragma once

#include "base/arena.h"
#include "base/json_read.h"

#include <stddef.h>

typedef struct JsonRow JsonRow;
typedef struct JsonShape JsonShape;

/* What a member is, and what its place in the struct holds. */
typedef enum JsonKind {
#define JSON_KIND(id, expected) JSON_##id,
#include "base/json_kinds.def"
    JSON_KINDS
} JsonKind;
/* NAME, VERSION   nothing: the member is the row's `constant`, or its `most`
 * TEXT            const char *, of `least` to `most` bytes (most 0: of any length); NULL if missing
 * NUMBER          double from `least` to `most` (both 0: any); NAN if it is null
 * WHOLE           int or uint64_t from `least` to `most` (0: what its place can hold, at most 2^53); 0 if it is null
 * FLAG            bool
 * WORD            int, the place among `words`
 * LIST            JsonList of `least` to `most` items (most 0: any number), each as `item` says
 * OBJECT          the struct of `shape`
 * ANY             const void *: read, the const cJSON * that is there, for the format's own code; written by `write` from what
 *                 the pointer points to */

/* The items of a list, each of the size of its row. */
typedef struct JsonList {
    const void *items;
    size_t count;
} JsonList;

/* Must the member be there? Of all JSON_ONE_OF of a shape, at least one must. */
typedef enum JsonNeed { JSON_OPTIONAL, JSON_REQUIRED, JSON_ONE_OF } JsonNeed;

struct JsonRow {
    const char *name;
    size_t at, size; /* in the struct */
    JsonKind kind;
    JsonNeed need;
    bool nullable; /* it may be null: its place stays empty */
    bool line;     /* when it is written, it begins a line */
    double least, most;
    const char *constant;
    PlycutNames words;
    const JsonRow *item;
    const JsonShape *shape;
    void (*write)(const void *value, PlycutJson *json);
    const char
        *schema; /* as JSON: what ANY may be, what else another kind must be, such as a pattern */
    const char *says; /* what it means, as a phrase */
};

#define JSON_AT(type, member)                                                                      \
    .name = #member, .at = offsetof(type, member), .size = sizeof(((type *)NULL)->member)
#define JSON_ITEM(type, ...)                                                                       \
    {                                                                                              \
        .size = sizeof(type), .kind = __VA_ARGS__                                                  \
    }

struct JsonShape {
    const JsonRow *rows;
    size_t count, size; /* rows; bytes of the struct */
    const char *says;
    const char *name;   /* in the schema's $defs, if several rows have this shape; or NULL */
    const char *member; /* what errors call one of its members; NULL: "member" */
    const char *
        schema; /* as JSON: what else the object must be, which the format's own code checks; or NULL */
};

#define JSON_ROWS_MOST 64 /* rows of a shape */

#define JSON_SHAPE(type, table, meaning)                                                           \
    .rows = (table), .count = sizeof(table) / sizeof *(table), .size = sizeof(type),               \
    .says = (meaning)

/* Who writes a format. An unknown member in what people write or hand in is refused, since it may be misspelt. In what
 * programs write it is passed over: a later version may have added it, and a program on trial has members of its own. */
typedef enum JsonAuthor { JSON_PEOPLE, JSON_PROGRAMS } JsonAuthor;

typedef struct JsonFormat {
    const char *title; /* "plycut-quiz, version 1" */
    JsonAuthor author;
    const JsonShape *shape;
} JsonFormat;

/* The rows of "format" and "version", which come first. */
#define JSON_FORMAT_ROW(text)                                                                      \
    {                                                                                              \
        .name = "format", .kind = JSON_NAME, .constant = (text), .need = JSON_REQUIRED,            \
        .says = "the name of the format"                                                           \
    }
#define JSON_VERSION_ROW(number, needed)                                                           \
    {                                                                                              \
        .name = "version", .kind = JSON_VERSION, .most = (number), .need = (needed),               \
        .says = "the version of the format"                                                        \
    }

/* ---- json_rows_read.c ------------------------------------------------------------------------ */

/* What an object is read with. */
typedef struct JsonReading {
    JsonAuthor author;
    const char *file; /* in errors, or NULL */
    const char *path; /* of the object in the file: "$", "$.problem.weights" */
    Arena *arena;     /* for lists */
    PlycutError *error;
} JsonReading;

/* Read an object into a struct of the shape. Texts belong to the object, lists to the arena. On error the struct is
 * partly filled; the error has the JSON path. */
bool json_object_read(const JsonReading *reading, const JsonShape *shape, const cJSON *object,
                      void *out);

/* Read a file of a format. Everything in the struct lives as long as the value returned, which json_free frees. NULL on
 * error. */
cJSON *json_format_read(const JsonFormat *format, const JsonText *text, void *out,
                        PlycutError *error);

/* For an object that is read as a stream, member by member: read a member into its place in `out`; may a name that no row has
 * be this row's, misspelt; fail because the member is not there, at the unknown one that may be it (NULL or "": there is
 * none). */
bool json_row_read(const JsonReading *reading, const JsonRow *row, const cJSON *item, void *out);
bool json_may_be(const char *name, const JsonRow *row);
bool json_row_missing(const JsonReading *reading, const JsonShape *shape, const JsonRow *row,
                      const char *misspelt);

/* Item i of a list of these. */
#define JSON_ITEM_OF(type, list, i) (&((const type *)(list).items)[i])

/* ---- json_rows_write.c ----------------------------------------------------------------------- */

/* Write an object: its members in the order of the rows, without optional ones that are empty (a text that is NULL,
 * a number that is NAN, a whole number below `least`, a flag that is not set, a list of nothing, an object of which every
 * member is empty). Numbers that may be null are null then, and so is a required ANY that is NULL. ANY without `write` is left out. */
void json_object_write(const JsonShape *shape, const void *in, PlycutJson *json);

/* Begin a document whose last member is a list that is written item by item: write all members before the list, and open
 * it. plycut_json_end ends it. */
void json_document_begin(const JsonShape *shape, const void *in, PlycutJson *json, PlycutOut *out);

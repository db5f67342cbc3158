/* json_refuse.h - errors about members that rows describe, with the JSON path of their values. */
#pragma once

#include "base/errors.h"
#include "base/json_rows.h"

/* Where a value is: a member of the value above, or an item (member NULL). */
typedef struct JsonPlace {
    const struct JsonPlace *above; /* NULL: the object that is read */
    const char *member;
    size_t index;
} JsonPlace;

/* Fail there, with a text, or with one of the table; say what is expected there. */
bool json_refuse(const JsonReading *reading, const JsonPlace *place, const char *text);
bool json_refuse_with(const JsonReading *reading, const JsonPlace *place, ErrorId id,
                      const PlycutTerm *terms);
bool json_expected(const JsonReading *reading, const JsonRow *row, const JsonPlace *place);

/* The largest that there may be; INFINITY: any. */
double json_most(const JsonRow *row);

#define ROW_NAMES(shape) PLYCUT_NAMES((shape)->rows, name, (shape)->count)

/* ---- json_rows_missing.c --------------------------------------------------------------------- */

/* Refuse a member that no row has. */
bool json_unknown(const JsonReading *reading, const JsonShape *shape, const cJSON *member,
                  const JsonPlace *place);

/* The row's member is not there. If it may not be missing, the error is at the one that may be it, misspelt. */
bool json_missing(const JsonReading *reading, const JsonShape *shape, const JsonRow *row,
                  const cJSON *object, const JsonPlace *place);

/* Is one there of the members of which one must be? "neither "value" nor "visited" is there" */
bool json_one_of(const JsonReading *reading, const JsonShape *shape, const cJSON *object,
                 const JsonPlace *place);

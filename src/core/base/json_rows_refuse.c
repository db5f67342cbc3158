/* json_rows_refuse.c - what errors about members say, and where they are. */
#include "base/json_refuse.h"
#include "base/utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- Places ---------------------------------------------------------------------------------- */

/* Write the JSON path; a long one is cut. Returns its length. */
static size_t json_place_text(const JsonReading *reading, const JsonPlace *place, char *text,
                              size_t size)
{
    if (place == NULL)
        return field_format(text, size, "%s", reading->path) ? strlen(text) : size;
    const size_t used = json_place_text(reading, place->above, text, size);
    if (used >= size)
        return size;
    const bool fits = place->member != NULL
                          ? field_format(text + used, size - used, ".%s", place->member)
                          : field_format(text + used, size - used, "[%zu]", place->index);
    return fits ? used + strlen(text + used) : size;
}

bool json_refuse(const JsonReading *reading, const JsonPlace *place, const char *text)
{
    char path[sizeof reading->error->path];
    json_place_text(reading, place, path, sizeof path);
    return plycut_fail_at(reading->error, PLYCUT_E_INPUT, reading->file, 0, 0, path, "%s", text);
}

bool json_refuse_with(const JsonReading *reading, const JsonPlace *place, ErrorId id,
                      const PlycutTerm *terms)
{
    char text[sizeof reading->error->text];
    error_fill(text, sizeof text, id, terms);
    return json_refuse(reading, place, text);
}

/* ---- What is expected ---------------------------------------------------------------------------- */

double json_most(const JsonRow *row)
{
    return row->most > row->least || row->kind == JSON_VERSION ? row->most : (double)INFINITY;
}

/* Which numbers, how many items or bytes there may be: " from 0 to 2", " of at most 2 bytes", " of at least 1". */
static void range_text(const JsonRow *row, char *text, size_t size)
{
    const bool bounded = isfinite(json_most(row)),
               number = row->kind == JSON_NUMBER || row->kind == JSON_WHOLE,
               bytes = row->kind == JSON_TEXT;
    const PlycutTerm *terms =
        WITH(FILL_NUMBER(least, row->least), FILL_NUMBER(most, bounded ? row->most : 0));
    *text = '\0';
    if (bounded && number)
        error_fill(text, size, ERROR_RANGE_OF_NUMBERS, terms);
    else if (bounded && row->least > 0)
        error_fill(text, size, bytes ? ERROR_RANGE_OF_BYTES : ERROR_RANGE_OF_ITEMS, terms);
    else if (bounded)
        error_fill(text, size, bytes ? ERROR_MOST_BYTES : ERROR_MOST_ITEMS, terms);
    else if (row->least > 0 || row->most > 0)
        error_fill(text, size, bytes ? ERROR_LEAST_BYTES : ERROR_LEAST_ITEMS, terms);
}

/* What may be there, in a row's words. */
static void kind_text(const JsonRow *row, char *text, size_t size)
{
    static const char *const KINDS[JSON_KINDS] = {
#define JSON_KIND(id, text) PLYCUT_TEXT(text),
#include "base/json_kinds.def"
    };
    char range[80] = "";
    range_text(row, range, sizeof range);
    error_fill(text, size, row->nullable ? ERROR_KIND_OR_NULL : ERROR_KIND,
               WITH(FILL(kind, KINDS[row->kind]), FILL(range, range)));
}

bool json_expected(const JsonReading *reading, const JsonRow *row, const JsonPlace *place)
{
    char kind[160];
    if (row->kind == JSON_NAME)
        return json_refuse_with(reading, place, ERROR_EXPECTED_NAME,
                                WITH(FILL(name, row->constant)));
    if (row->kind == JSON_VERSION)
        return json_refuse_with(reading, place, ERROR_EXPECTED_VERSION,
                                WITH(FILL_NUMBER(version, row->most)));
    kind_text(row, kind, sizeof kind);
    return json_refuse_with(reading, place,
                            row->says == NULL ? ERROR_EXPECTED_KIND : ERROR_EXPECTED_MEANING,
                            WITH(FILL(kind, kind), FILL(meaning, row->says)));
}

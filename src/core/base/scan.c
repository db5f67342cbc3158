/* The scanner's frame: a source that is read once through a buffer, places, and the functions of
 * scan.h. */
#include "base/scan_state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Scan *scan_open(const PlycutSource *source, PlycutError *error)
{
    Scan *scan = malloc(sizeof *scan);
    if (!scan) {
        plycut_no_memory(error);
        return NULL;
    }
    memset(scan, 0, offsetof(Scan, closing));
    scan->source = *source;
    scan->line = 1;
    scan->shown = (Place){1, 1};
    return scan;
}

void scan_close(Scan *scan)
{
    if (!scan)
        return;
    scan_keys_free(&scan->keys);
    free(scan->text);
    free(scan);
}

void scan_values_are(Scan *scan, const char *values)
{
    scan->values = values;
}

long scan_line(const Scan *scan)
{
    return scan->shown.line;
}

long scan_column(const Scan *scan)
{
    return scan->shown.column;
}

/* ---- Errors ---------------------------------------------------------------------------------- */

Place scan_place(const Scan *scan)
{
    return (Place){scan->line, (long)(scan->before + scan->at - scan->line_start) + 1};
}

bool scan_wrong_at(Scan *scan, Place place, ErrorId id, const PlycutTerm *terms)
{
    char text[sizeof scan->error->text];
    error_fill(text, sizeof text, id, terms);
    return plycut_fail_at(scan->error, PLYCUT_E_INPUT, scan->source.name, place.line, place.column,
                          NULL, "%s", text);
}

bool scan_wrong(Scan *scan, ErrorId id, const PlycutTerm *terms)
{
    const bool at_end = scan_next(scan) < 0;
    return scan_wrong_at(scan, scan_place(scan), at_end ? ERROR_END_OF_TEXT : id, terms);
}

bool scan_expected(Scan *scan, ErrorId id, const PlycutTerm *terms)
{
    char text[sizeof scan->error->text];
    if (scan_next(scan) >= 0)
        return scan_wrong_at(scan, scan_place(scan), id, terms);
    error_fill(text, sizeof text, id, terms);
    return scan_wrong_at(scan, scan_place(scan), ERROR_END_OF_TEXT_EXPECTED,
                         WITH(FILL(expected, text)));
}

/* ---- The buffer ------------------------------------------------------------------------------ */

/* Make room in the text for the rest of the buffer and a NUL, so that taking a byte needs no check.
 */
static bool reserve(Scan *scan)
{
    return PLYCUT_ROOM(scan->text, scan->capacity, scan->length, scan->end - scan->at + 1) ||
           plycut_no_memory(scan->error);
}

/* A byte order mark cannot be seen in an editor, so the error names it. */
static bool without_mark(Scan *scan)
{
    static const char *const marks[] = {"\xEF\xBB\xBF", "\xFF\xFE", "\xFE\xFF"};
    for (size_t i = 0; scan->before == 0 && i < sizeof marks / sizeof *marks; i++) {
        size_t length = strlen(marks[i]);
        if (scan->end >= length && memcmp(scan->buffer, marks[i], length) == 0)
            return scan_wrong(scan, i == 0 ? ERROR_BYTE_ORDER_MARK : ERROR_UTF16, NULL);
    }
    return true;
}

int scan_fill(Scan *scan)
{
    if (scan->ended)
        return -1;
    scan->before += scan->end;
    bool failed = false;
    scan->at = 0;
    scan->end = scan->source.read(scan->source.self, scan->buffer, sizeof scan->buffer, &failed);
    if (failed)
        plycut_fail_at(scan->error, PLYCUT_E_SYSTEM, scan->source.name, 0, 0, NULL, "%s",
                       error_text(ERROR_CANNOT_BE_READ));
    if (failed || scan->end == 0 || !without_mark(scan) || !reserve(scan)) {
        scan->ended = true;
        scan->end = 0;
        return -1;
    }
    return (unsigned char)scan->buffer[0];
}

int scan_skip_space(Scan *scan)
{
    for (;;) {
        int c = scan_next(scan);
        if (c != ' ' && c != '\n' && c != '\t' && c != '\r')
            return c;
        scan->at++;
        if (c == '\n') {
            scan->line++;
            scan->line_start = scan->before + scan->at;
        }
    }
}

/* ---- The calls ------------------------------------------------------------------------------- */

int scan_peek(Scan *scan, PlycutError *error)
{
    scan->error = error;
    int c = scan_skip(scan);
    scan->shown = scan_place(scan);
    return c;
}

bool scan_expect(Scan *scan, char character, PlycutError *error)
{
    if (scan_peek(scan, error) != (unsigned char)character)
        return scan_expected(scan, ERROR_EXPECTED_CHARACTER,
                             WITH(FILL(character, BYTE_TEXT(character))));
    scan->at++;
    scan->shown = scan_place(scan);
    return true;
}

bool scan_value(Scan *scan, const char **text, size_t *length, PlycutError *error)
{
    scan_peek(scan, error);
    scan->length = 0;
    scan->depth = 0;
    scan_keys_drop(&scan->keys, scan->own_keys);
    if (!reserve(scan) || !scan_whole(scan))
        return false;
    scan->text[scan->length] = '\0';
    *text = scan->text;
    *length = scan->length;
    return true;
}

bool scan_key(Scan *scan, const char **key, PlycutError *error)
{
    int c = scan_peek(scan, error);
    scan->length = 0;
    if (!reserve(scan) || !scan_take_key(scan, c, 0))
        return false;
    scan->own_keys++;
    size_t n = scan_decode(scan->text + 1, scan->length - strlen("\"\":"), scan->text);
    scan->text[n] = '\0';
    *key = scan->text;
    return true;
}

bool scan_end(Scan *scan, PlycutError *error)
{
    int c = scan_peek(scan, error);
    if (c >= 0)
        return scan_wrong(scan, ERROR_TEXT_AFTER_VALUE, NULL);
    return error->code == PLYCUT_OK;
}

/* ---- Text in memory -------------------------------------------------------------------------- */

static size_t text_read(void *self, char *bytes, size_t n, bool *failed)
{
    ScanText *text = self;
    (void)failed;
    size_t left = text->length - text->read;
    if (n > left)
        n = left;
    if (n > 0)
        memcpy(bytes, text->text + text->read, n);
    text->read += n;
    return n;
}

PlycutSource scan_text_source(ScanText *text, const char *name)
{
    return (PlycutSource){.read = text_read, .self = text, .name = name};
}

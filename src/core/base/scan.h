/* scan.h - strict JSON, value by value: exactly RFC 8259, with line and column of what is wrong.
 *
 * This scanner decides what is JSON, because cJSON accepts trailing text, [01], invalid UTF-8, duplicate keys and 1e400,
 * and keeps no positions; json_build.c makes values of what was checked. It reads a source once, in constant memory,
 * and hands out one value's text at a time. */
#pragma once

#include <plycut/base.h>

/* How deep containers nest at most: enough for a tree of 400 plies in its longest spelling and what
 * surrounds it. */
#define SCAN_DEPTH 900

typedef struct Scan Scan;

/* NULL: no memory. The source must live as long as the scan. */
Scan *scan_open(const PlycutSource *source, PlycutError *error);
void scan_close(Scan *scan);

/* Say what a value of this text is ("a number, or ..."), for the error that a value is missing. */
void scan_values_are(Scan *scan, const char *values);

/* The place of the next character; after scan_value and scan_key, of the beginning of the value or
 * key. */
long scan_line(const Scan *scan);
long scan_column(const Scan *scan);

/* Look at the next character that is not white space, without taking it: '{', '"', ...; -1 at the
 * end or if reading failed (the error is set). */
int scan_peek(Scan *scan, PlycutError *error);

/* Take exactly this character (after white space); on any other, the error says what was expected.
 */
bool scan_expect(Scan *scan, char character, PlycutError *error);

/* Read one whole value, checked strictly; *text is NUL-terminated, stays valid until the next call
 * on this scan, and is as written, without the white space between tokens. */
bool scan_value(Scan *scan, const char **text, size_t *length, PlycutError *error);

/* Read a member's key (decoded) and its colon. At most one object of a scan can be read this way; a
 * duplicate key is an error. */
bool scan_key(Scan *scan, const char **key, PlycutError *error);

/* Nothing but white space may follow. */
bool scan_end(Scan *scan, PlycutError *error);

/* A source over text in memory. */
typedef struct ScanText {
    const char *text;
    size_t length, read;
} ScanText;
PlycutSource scan_text_source(ScanText *text, const char *name);

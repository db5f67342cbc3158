/* scan.h - strict JSON, value by value: RFC 8259 to the letter, with line and column where it is
 * wrong.
 *
 * cJSON builds the values; this scanner decides what it gets to see, because cJSON accepts trailing
 * text, [01], invalid UTF-8, duplicate keys and 1e400, and keeps no positions. It reads a source
 * once, in constant memory, and hands out one value's text at a time. */
#ifndef PLYCUT_BASE_SCAN_H
#define PLYCUT_BASE_SCAN_H

#include <plycut/base.h>

/* Containers nest at most so deep: a tree of 400 plies in its longest spelling, and what stands
 * round it; below cJSON's own limit of 1000. */
#define SCAN_DEPTH 900

typedef struct Scan Scan;

/* NULL: no memory. The source must live as long as the scan. */
Scan *scan_open(const PlycutSource *source, PlycutError *error);
void scan_close(Scan *scan);

/* Say what a value of this text is, for the error that none stands where one must: "a number, or
 * ...".
 */
void scan_values_are(Scan *scan, const char *values);

/* Where the next character stands (or where the value or key last read began, after scan_value and
 * scan_key). */
long scan_line(const Scan *scan);
long scan_column(const Scan *scan);

/* The next character that is not white space, not taken: '{', '"', ..., or -1 at the end and where
 * reading failed (the error is set). */
int scan_peek(Scan *scan, PlycutError *error);

/* Take exactly this character (after white space); otherwise an error that says what was expected.
 */
bool scan_expect(Scan *scan, char character, PlycutError *error);

/* Read one whole value, checked strictly; *text is NUL-terminated, stays valid until the next call
 * on this scan, and is as written but for white space between tokens, which is left out. */
bool scan_value(Scan *scan, const char **text, size_t *length, PlycutError *error);

/* Read a member's key (decoded) and its colon. A scan reads the members of one object so, at most;
 * a key that it had before is an error. */
bool scan_key(Scan *scan, const char **key, PlycutError *error);

/* Nothing but white space may follow. */
bool scan_end(Scan *scan, PlycutError *error);

/* A source over text in memory. */
typedef struct ScanText {
    const char *text;
    size_t length, read;
} ScanText;
PlycutSource scan_text_source(ScanText *text, const char *name);

#endif

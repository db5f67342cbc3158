/* scan_state.h - what the scanner's files share: the buffered source, the place, the text so far.
 */
#pragma once

#include "base/errors.h"
#include "base/scan.h"

/* cJSON copies a number into 64 bytes and misreads what is longer. */
#define SCAN_NUMBER 63

typedef struct Place {
    long line, column;
} Place;

/* A key of an object that is still open. */
typedef struct ScanKey {
    uint64_t hash;
    size_t text, length; /* its decoded bytes in ScanKeys.bytes */
    size_t older;        /* the entry before it in its bucket, counted from 1 */
} ScanKey;

/* The keys of all open objects, innermost last: a hash table that is also a stack. The innermost
 * object closes first, so its keys come first in their buckets. */
typedef struct ScanKeys {
    ScanKey *entries;
    size_t count, capacity;
    size_t *buckets; /* the newest entry, counted from 1; as many as `capacity`, a power of two */
    char *bytes;
    size_t used, room;
} ScanKeys;

struct Scan {
    PlycutSource source;
    PlycutError *error; /* the caller's, during a call */
    size_t at, end;     /* the rest of the buffer */
    bool ended;
    uint64_t before;     /* bytes of the source before the buffer */
    uint64_t line_start; /* where the line begins in the source */
    long line;
    const char *values; /* what a value of this text is, or NULL */
    Place shown;        /* what scan_line and scan_column return */

    /* the value that is being read; has room for all that the buffer holds, and a NUL */
    char *text;
    size_t length, capacity;
    ScanKeys keys;
    size_t own_keys; /* how many belong to the object that the caller reads key by key */

    int depth;
    char closing[SCAN_DEPTH];     /* of each open container */
    size_t first_key[SCAN_DEPTH]; /* of each open object, in keys */
    char buffer[65536];
};

/* Refill the buffer. Returns the next byte; -1 at the end or if reading failed (the error is set).
 */
int scan_fill(Scan *scan);

/* The next byte, not taken. */
static inline int scan_next(Scan *scan)
{
    return scan->at < scan->end ? (unsigned char)scan->buffer[scan->at] : scan_fill(scan);
}

/* Take the next byte into the text. There must be one. */
static inline void scan_take(Scan *scan)
{
    scan->text[scan->length++] = scan->buffer[scan->at++];
}

/* Skip white space. Returns the next byte as scan_next does. */
int scan_skip_space(Scan *scan);
static inline int scan_skip(Scan *scan)
{
    int c = scan_next(scan);
    return c > ' ' ? c : scan_skip_space(scan);
}

/* The place of the next byte. */
Place scan_place(const Scan *scan);

/* Fail at the next byte; at the end of the text, the message says so instead. */
bool scan_wrong(Scan *scan, ErrorId id, const PlycutTerm *terms);
/* The same where something is expected, which the message says at the end of the text, too. */
bool scan_expected(Scan *scan, ErrorId id, const PlycutTerm *terms);
/* Fail at an earlier place. */
bool scan_wrong_at(Scan *scan, Place place, ErrorId id, const PlycutTerm *terms);

/* Take a token into the text as written; the next byte is the string's quote or the number's first.
 */
bool scan_string(Scan *scan);
bool scan_number(Scan *scan);

/* The bytes that a checked string (without its quotes) stands for; `decoded` may be the string
 * itself. Returns their number. */
size_t scan_decode(const char *string, size_t length, char *decoded);

/* A whole value into the text. */
bool scan_whole(Scan *scan);

/* A key and its colon into the text; `c` is the next byte, and `first` the object's first entry in the keys. */
bool scan_take_key(Scan *scan, int c, size_t first);

/* Add the key that a checked string spells to the innermost object, whose first entry is `first`.
 * False, with the error set, if it is a duplicate (at `place`) or memory runs out. */
bool scan_keys_add(Scan *scan, size_t first, const char *string, size_t length, Place place);
/* Forget the keys of an object that closes. */
void scan_keys_drop(ScanKeys *keys, size_t first);
void scan_keys_free(ScanKeys *keys);

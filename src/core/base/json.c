/* Streamed JSON: writes each value as it is given, with commas and line breaks; wrong nesting is an
 * assertion. A trace writes tens of millions of these pieces a second, so each goes straight into
 * the output's buffer: claim room, write, settle how much was used. */
#include "base/utf8.h"

#include <assert.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#define ESCAPE_MAX 6   /* \u0000 */
#define PIECE      256 /* of a string */
#define ROOM       (PIECE * ESCAPE_MAX + 8 /* comma, line break, quotes, colon */)

static_assert(ROOM <= sizeof((PlycutOut *)NULL)->buffer && ROOM >= PLYCUT_NUMBER_SIZE + 8,
              "a piece fits into the buffer");

void plycut_json_init(PlycutJson *json, PlycutOut *out)
{
    json->out = out;
    json->depth = 0;
    json->fresh = true;
    json->keyed = false;
    json->broken = false;
}

/* Where the next ROOM bytes may be written. */
static inline char *json_claim(PlycutOut *out)
{
    if (sizeof out->buffer - out->used < ROOM)
        plycut_out_flush(out);
    return out->buffer + out->used;
}

/* Everything before `end` was written. */
static inline void json_settle(PlycutOut *out, const char *end)
{
    size_t used = (size_t)(end - out->buffer);
    out->total += out->failed ? 0 : used - out->used;
    out->used = used;
}

#define IN_OBJECT(json) ((json)->depth > 0 && (json)->closing[(json)->depth - 1] == '}')

static inline char *put_break(PlycutJson *json, char *text)
{
    *text = '\n';
    text += json->broken;
    json->broken = false;
    return text;
}

/* Write what comes before an element: the comma and the line break. */
static inline char *put_separator(PlycutJson *json, char *text)
{
    *text = ',';
    text += !json->fresh;
    json->fresh = false;
    return put_break(json, text);
}

/* Write what comes before a value; after a key there is no comma. */
static char *json_value_begin(PlycutJson *json)
{
    assert(IN_OBJECT(json) == json->keyed && "a value in an object follows its key");
    assert((json->depth > 0 || json->fresh) && "one value is the whole text");
    char *text = json_claim(json->out);
    text = json->keyed ? put_break(json, text) : put_separator(json, text);
    json->keyed = false;
    return text;
}

void plycut_json_open(PlycutJson *json, char bracket)
{
    assert(bracket == '{' || bracket == '[');
    assert(json->depth < PLYCUT_JSON_DEPTH);
    char *text = json_value_begin(json);
    *text++ = bracket;
    json_settle(json->out, text);
    json->closing[json->depth++] = bracket == '{' ? '}' : ']';
    json->fresh = true;
}

void plycut_json_close(PlycutJson *json)
{
    assert(json->depth > 0 && !json->keyed);
    char *text = put_break(json, json_claim(json->out));
    *text++ = json->closing[--json->depth];
    json_settle(json->out, text);
    json->fresh = false;
}

void plycut_json_newline(PlycutJson *json)
{
    json->broken = true;
    if (json->depth == 0)
        json_settle(json->out, put_break(json, json_claim(json->out)));
}

/* ---- Strings --------------------------------------------------------------------------------- */

/* Write a character that must be escaped; returns the text's new end. */
static char *put_escape(char *text, unsigned char c)
{
    static const char names[32] = {
        ['\b'] = 'b', ['\t'] = 't', ['\n'] = 'n', ['\f'] = 'f', ['\r'] = 'r'};
    *text++ = '\\';
    if (c >= 0x20 || names[c]) {
        *text++ = c >= 0x20 ? (char)c : names[c];
        return text;
    }
    memcpy(text, "u00", 3);
    text[3] = (char)('0' + (c >> 4));
    text[4] = "0123456789abcdef"[c & 15];
    return text + 5;
}

/* Write a character past ASCII; U+FFFD for a byte that begins no character, so that all JSON is
 * UTF-8. */
static char *put_character(char *text, const char **bytes, const char *end)
{
    size_t length = utf8_length(*bytes, (size_t)(end - *bytes));
    memcpy(text, length > 0 ? *bytes : UTF8_REPLACEMENT, length > 0 ? length : 3);
    *bytes += length > 0 ? length : 1;
    return text + (length > 0 ? length : 3);
}

/* Are eight bytes plain - ASCII that needs no escape? Each byte's highest bit says so. */
static inline bool are_plain(uint64_t eight)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), high = ones << 7;
    const uint64_t quote = eight ^ ones * '"', backslash = eight ^ ones * '\\';
    return ((eight | ((eight - ones * 0x20) & ~eight) | ((quote - ones) & ~quote) |
             ((backslash - ones) & ~backslash)) &
            high) == 0;
}

/* Write the characters that begin before `stop`. */
static inline char *put_piece(char *text, const char **bytes, const char *stop, const char *end)
{
    for (uint64_t eight; stop - *bytes >= (ptrdiff_t)sizeof eight; *bytes += sizeof eight) {
        memcpy(&eight, *bytes, sizeof eight);
        if (!are_plain(eight))
            break;
        memcpy(text, &eight, sizeof eight);
        text += sizeof eight;
    }
    while (*bytes < stop) {
        unsigned char c = (unsigned char)**bytes;
        if (c >= 0x80) {
            text = put_character(text, bytes, end);
            continue;
        }
        ++*bytes;
        if (c >= 0x20 && c != '"' && c != '\\')
            *text++ = (char)c;
        else
            text = put_escape(text, c);
    }
    return text;
}

/* Write a string with its quotes, piece by piece; room for the first piece is claimed. */
static inline char *put_quoted(PlycutOut *out, char *text, const char *bytes, size_t n)
{
    const char *end = bytes + n;
    *text++ = '"';
    while (end - bytes > PIECE) {
        json_settle(out, put_piece(text, &bytes, bytes + PIECE, end));
        text = json_claim(out);
    }
    text = put_piece(text, &bytes, end, end);
    *text++ = '"';
    return text;
}

void plycut_json_key(PlycutJson *json, const char *key)
{
    assert(IN_OBJECT(json) && !json->keyed);
    char *text = put_separator(json, json_claim(json->out));
    text = put_quoted(json->out, text, key, strlen(key));
    *text++ = ':';
    json_settle(json->out, text);
    json->keyed = true;
}

void plycut_json_string_bytes(PlycutJson *json, const char *bytes, size_t n)
{
    char *text = json_value_begin(json);
    json_settle(json->out, put_quoted(json->out, text, bytes, n));
}

void plycut_json_string(PlycutJson *json, const char *text)
{
    if (text == NULL)
        plycut_json_null(json);
    else
        plycut_json_string_bytes(json, text, strlen(text));
}

/* ---- Other values ---------------------------------------------------------------------------- */

void plycut_json_raw(PlycutJson *json, const char *bytes, size_t n)
{
    json_settle(json->out, json_value_begin(json));
    plycut_out_bytes(json->out, bytes, n);
}

void plycut_json_number(PlycutJson *json, double value)
{
    if (!isfinite(value)) {
        plycut_json_null(json);
        return;
    }
    char *text = json_value_begin(json);
    json_settle(json->out, text + plycut_number_text(value, text));
}

void plycut_json_value(PlycutJson *json, double value)
{
    if (isinf(value))
        plycut_json_string(json, value < 0 ? "-inf" : "inf");
    else
        plycut_json_number(json, value);
}

static void json_bound_or_null(PlycutJson *json, double bound, double none)
{
    if (isinf(bound) && (bound > 0) == (none > 0))
        plycut_json_null(json);
    else
        plycut_json_value(json, bound);
}

void plycut_json_lower(PlycutJson *json, double bound)
{
    json_bound_or_null(json, bound, -INFINITY);
}

void plycut_json_upper(PlycutJson *json, double bound)
{
    json_bound_or_null(json, bound, INFINITY);
}

void plycut_json_integer(PlycutJson *json, int64_t value)
{
    json_settle(json->out, json_value_begin(json));
    plycut_out_integer(json->out, value);
}

void plycut_json_bool(PlycutJson *json, bool value)
{
    plycut_json_raw(json, value ? "true" : "false", value ? 4 : 5);
}

void plycut_json_window(PlycutJson *json, double alpha, double beta)
{
    plycut_json_open(json, '[');
    plycut_json_lower(json, alpha);
    plycut_json_upper(json, beta);
    plycut_json_close(json);
}

void plycut_json_row(PlycutJson *json)
{
    plycut_json_newline(json);
    plycut_json_open(json, '{');
}

void plycut_json_null(PlycutJson *json)
{
    plycut_json_raw(json, "null", 4);
}

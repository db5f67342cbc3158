/* Streamed JSON: written as it is told, commas and line breaks included; wrong nesting asserts. */
#include <plycut/base.h>

#include <assert.h>
#include <math.h>
#include <string.h>

#define ESCAPE_MAX 6 /* \u0000 */

void plycut_json_init(PlycutJson *json, PlycutOut *out)
{
    json->out = out;
    json->depth = 0;
    json->fresh = true;
    json->keyed = false;
    json->broken = false;
}

static bool in_object(const PlycutJson *json)
{
    return json->depth > 0 && json->closing[json->depth - 1] == '}';
}

static void put_break(PlycutJson *json)
{
    if (json->broken)
        plycut_out_char(json->out, '\n');
    json->broken = false;
}

/* What stands before an element: the comma and the line break. */
static void separate(PlycutJson *json)
{
    if (!json->fresh)
        plycut_out_char(json->out, ',');
    put_break(json);
    json->fresh = false;
}

/* What stands before a value; after its key that is nothing. */
static void begin_value(PlycutJson *json)
{
    assert(in_object(json) == json->keyed && "a value in an object follows its key");
    assert((json->depth > 0 || json->fresh) && "one value is the whole text");
    if (json->keyed)
        put_break(json);
    else
        separate(json);
    json->keyed = false;
}

void plycut_json_open(PlycutJson *json, char bracket)
{
    assert(bracket == '{' || bracket == '[');
    assert(json->depth < PLYCUT_JSON_DEPTH);
    begin_value(json);
    plycut_out_char(json->out, bracket);
    json->closing[json->depth++] = bracket == '{' ? '}' : ']';
    json->fresh = true;
}

void plycut_json_close(PlycutJson *json)
{
    assert(json->depth > 0 && !json->keyed);
    put_break(json);
    plycut_out_char(json->out, json->closing[--json->depth]);
    json->fresh = false;
}

void plycut_json_newline(PlycutJson *json)
{
    json->broken = true;
    if (json->depth == 0)
        put_break(json);
}

/* ---- Strings -----------------------------------------------------------------------------------
 */

/* Write the character as it stands in a JSON string; returns the text's new end. */
static char *put_escaped(char *text, unsigned char c)
{
    static const char names[32] = {
        ['\b'] = 'b', ['\t'] = 't', ['\n'] = 'n', ['\f'] = 'f', ['\r'] = 'r'};
    if (c >= 0x20 && c != '"' && c != '\\') {
        *text++ = (char)c;
        return text;
    }
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

/* A string with its quotes, and a colon after a key: one pass into the output's own buffer. */
static void put_quoted(PlycutOut *out, const char *bytes, size_t n, bool colon)
{
    plycut_out_char(out, '"');
    while (n > 0 && !out->failed) {
        size_t room = (sizeof out->buffer - out->used) / ESCAPE_MAX;
        size_t piece = n < room ? n : room;
        char *start = out->buffer + out->used, *end = start;
        for (size_t i = 0; i < piece; i++)
            end = put_escaped(end, (unsigned char)bytes[i]);
        out->used += (size_t)(end - start);
        out->total += (size_t)(end - start);
        bytes += piece;
        n -= piece;
        if (n > 0)
            plycut_out_flush(out);
    }
    plycut_out_bytes(out, "\":", 1u + colon);
}

void plycut_json_key(PlycutJson *json, const char *key)
{
    assert(in_object(json) && !json->keyed);
    separate(json);
    put_quoted(json->out, key, strlen(key), true);
    json->keyed = true;
}

void plycut_json_string(PlycutJson *json, const char *text)
{
    plycut_json_string_bytes(json, text, strlen(text));
}

void plycut_json_string_bytes(PlycutJson *json, const char *bytes, size_t n)
{
    begin_value(json);
    put_quoted(json->out, bytes, n, false);
}

/* ---- Other values ------------------------------------------------------------------------------
 */

void plycut_json_number(PlycutJson *json, double value)
{
    if (!isfinite(value)) {
        plycut_json_null(json);
        return;
    }
    begin_value(json);
    plycut_out_number(json->out, value);
}

void plycut_json_integer(PlycutJson *json, int64_t value)
{
    begin_value(json);
    plycut_out_integer(json->out, value);
}

void plycut_json_bool(PlycutJson *json, bool value)
{
    begin_value(json);
    plycut_out_text(json->out, value ? "true" : "false");
}

void plycut_json_null(PlycutJson *json)
{
    begin_value(json);
    plycut_out_bytes(json->out, "null", 4);
}

void plycut_json_raw(PlycutJson *json, const char *bytes, size_t n)
{
    begin_value(json);
    plycut_out_bytes(json->out, bytes, n);
}

void plycut_json_key_string(PlycutJson *json, const char *key, const char *text)
{
    plycut_json_key(json, key);
    plycut_json_string(json, text);
}

void plycut_json_key_number(PlycutJson *json, const char *key, double value)
{
    plycut_json_key(json, key);
    plycut_json_number(json, value);
}

void plycut_json_key_integer(PlycutJson *json, const char *key, int64_t value)
{
    plycut_json_key(json, key);
    plycut_json_integer(json, value);
}

void plycut_json_key_bool(PlycutJson *json, const char *key, bool value)
{
    plycut_json_key(json, key);
    plycut_json_bool(json, value);
}

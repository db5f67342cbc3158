/* Streamed JSON: members - a key and its value in one call - and whole documents. */
#include <plycut/base.h>

/* ---- Key and value --------------------------------------------------------------------------- */

void plycut_json_key_open(PlycutJson *json, const char *key, char bracket)
{
    plycut_json_key(json, key);
    plycut_json_open(json, bracket);
}

void plycut_json_key_string(PlycutJson *json, const char *key, const char *text)
{
    plycut_json_key(json, key);
    plycut_json_string(json, text);
}

void plycut_json_key_text(PlycutJson *json, const char *key, const char *text)
{
    if (text != NULL && *text != '\0')
        plycut_json_key_string(json, key, text);
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

void plycut_json_key_count(PlycutJson *json, const char *key, int64_t count)
{
    plycut_json_key(json, key);
    if (count < 0)
        plycut_json_null(json);
    else
        plycut_json_integer(json, count);
}

void plycut_json_key_bool(PlycutJson *json, const char *key, bool value)
{
    plycut_json_key(json, key);
    plycut_json_bool(json, value);
}

void plycut_json_key_window(PlycutJson *json, const char *key, double alpha, double beta)
{
    plycut_json_key(json, key);
    plycut_json_window(json, alpha, beta);
}

/* ---- Documents ------------------------------------------------------------------------------- */

void plycut_json_begin(PlycutJson *json, PlycutOut *out, const char *format, int version)
{
    plycut_json_init(json, out);
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "format", format);
    plycut_json_key_integer(json, "version", version);
}

void plycut_json_end(PlycutJson *json)
{
    while (json->depth > 0)
        plycut_json_close(json);
    plycut_out_char(json->out, '\n');
}

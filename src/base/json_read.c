/* JSON text into values: our scanner decides what is JSON, and cJSON builds the values. */
#include "base/json_read.h"

#include "base/utf8.h"
#include "base/scan.h"

#include <string.h>

/* The value, followed by nothing. */
static cJSON *json_read_whole(Scan *scan, PlycutError *error)
{
    const char *value;
    size_t length;
    if (!scan_value(scan, &value, &length, error))
        return NULL;
    cJSON *dom = cJSON_ParseWithLength(value, length);
    if (dom == NULL) /* the scanner has checked the text, so cJSON can only run out of memory */
        plycut_no_memory(error);
    if (dom == NULL || scan_end(scan, error))
        return dom;
    cJSON_Delete(dom);
    return NULL;
}

cJSON *json_read(const JsonText *json, PlycutError *error)
{
    ScanText text = {.text = json->text, .length = json->length};
    PlycutSource source = scan_text_source(&text, json->file == NULL ? "" : json->file);
    Scan *scan = scan_open(&source, error);
    if (scan == NULL)
        return NULL;
    scan_values_are(scan, json->values);
    cJSON *dom = json_read_whole(scan, error);
    scan_close(scan);
    return dom;
}

cJSON *json_read_string(const char *text, const char *file, PlycutError *error)
{
    return json_read(&(JsonText){.text = text, .length = strlen(text), .file = file}, error);
}

bool json_fails(PlycutError *error, const char *path, const char *format, ...)
{
    char text[sizeof error->text];
    va_list arguments;
    va_start(arguments, format);
    field_format_list(text, sizeof text, format, arguments);
    va_end(arguments);
    return plycut_fail_at(error, PLYCUT_E_INPUT, NULL, 0, 0, path, "%s", text);
}

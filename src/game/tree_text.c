/* JSON text into values: our scanner decides what is JSON, cJSON builds. */
#include "game/tree_text.h"

#include "base/scan.h"

cJSON *json_read(const char *text, size_t length, const char *values, PlycutError *error)
{
    ScanText whole = {.text = text, .length = length};
    PlycutSource source = scan_text_source(&whole, "");
    Scan *scan = scan_open(&source, error);
    const char *value = NULL;
    size_t size = 0;
    cJSON *dom = NULL;
    if (scan)
        scan_values_are(scan, values);
    if (scan && scan_value(scan, &value, &size, error)) {
        /* What passed the scan is JSON: then cJSON fails for want of memory only. */
        dom = cJSON_ParseWithLength(value, size);
        if (!dom)
            plycut_fail(error, PLYCUT_E_MEMORY, "no memory to read %zu bytes of JSON", length);
    }
    if (dom && !scan_end(scan, error)) {
        cJSON_Delete(dom);
        dom = NULL;
    }
    if (scan)
        scan_close(scan);
    return dom;
}

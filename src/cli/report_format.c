/* report_format.c - the formats of reports that are text or JSON. */
#include "cli/report_format.h"

#include <string.h>

bool report_format(const Options *options, bool *json, PlycutError *error)
{
    static const char *const FORMATS[] = {"text", "json"};
    const char *format = options->format != NULL ? options->format : FORMATS[0];
    *json = strcmp(format, FORMATS[1]) == 0;
    return *json || strcmp(format, FORMATS[0]) == 0 ||
           plycut_unknown(error, "format", format, FORMATS, 2);
}

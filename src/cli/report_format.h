/* report_format.h - the formats of reports that are text or JSON. */
#ifndef CLI_REPORT_FORMAT_H
#define CLI_REPORT_FORMAT_H

#include "options/options.h"

/* Does -f ask for JSON? False with an error where it asks for neither JSON nor text. */
bool report_format(const Options *options, bool *json, PlycutError *error);

#endif

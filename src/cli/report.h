/* report.h - commands that take one input and write one report about it. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "options/input.h"

/* Write a report about an input; trace is its search, or NULL if the report does not need one. */
typedef bool Report(const Options *options, const Input *input, const PlycutTrace *trace,
                    PlycutOut *out, PlycutError *error);

/* Load the operand, (report_on_search) record its search, and write the report to the output of -o.
 * Returns the exit status, or FAILED. */
int report_on_input(const Options *options, Report *write, PlycutError *error);
int report_on_search(const Options *options, Report *write, PlycutError *error);

/* Most reports are text or JSON: is the format of -f one of them? Is it JSON? */
bool report_format(const Options *options, PlycutError *error);
bool report_is_json(const Options *options);

#endif

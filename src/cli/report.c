/* report.c - commands that take one input and write one report about it. */
#include "cli/report.h"
#include "cli/ask.h"
#include "os/output.h"

#include <string.h>

static bool write_output(const Options *options, const Input *input, const PlycutTrace *trace,
                         Report *write, PlycutError *error)
{
    Output output;
    if (!output_open(&output, options->output, OUTPUT_DIRECT, error))
        return false;
    bool written = write(options, input, trace, &output.out, error);
    return output_end(&output, written, error);
}

int report_on_input(const Options *options, Report *write, PlycutError *error)
{
    Inputs inputs = {0};
    bool done = inputs_load(&inputs, options, error) &&
                write_output(options, &inputs.items[0], NULL, write, error);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}

int report_on_search(const Options *options, Report *write, PlycutError *error)
{
    Inputs inputs = {0};
    PlycutTrace trace = {0};
    bool done = inputs_load(&inputs, options, error) &&
                ask_record(options, &inputs.items[0], options->algorithms[0], &trace, error);
    if (done) {
        done = write_output(options, &inputs.items[0], &trace, write, error);
        plycut_trace_free(&trace);
    }
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}

bool report_is_json(const Options *options)
{
    return strcmp(format_or(options, "text"), "json") == 0;
}

bool report_format(const Options *options, PlycutError *error)
{
    return options_word(options, OPTION_format, options->format, error) >= 0;
}

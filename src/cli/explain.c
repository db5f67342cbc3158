/* explain.c - plycut explain: a search told in sentences. */
#include "cli/ask.h"
#include "cli/commands.h"
#include "os/output.h"

static bool explain(const Options *options, const PlycutTrace *trace, PlycutError *error)
{
    Output output;
    PlycutError failure = {0};
    if (!output_open(&output, options->output, OUTPUT_DIRECT, error))
        return false;
    bool written = plycut_explain(trace, &options->focus, &output.out, &failure);
    return output_end(&output, written, &failure, error);
}

int explain_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    PlycutTrace trace = {0};
    bool done = inputs_load(&inputs, options, error) &&
                ask_record(options, &inputs.items[0], options->algorithms[0], &trace, error);
    if (done) {
        done = explain(options, &trace, error);
        plycut_trace_free(&trace);
    }
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}

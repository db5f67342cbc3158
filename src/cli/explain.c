/* explain.c - plycut explain: a search told in sentences. */
#include "ask.h"
#include "commands.h"
#include "output.h"

static bool explain(const Options *options, const PlycutTrace *trace, PlycutError *error)
{
    Output output;
    if (!output_open(&output, options->output, OUTPUT_DIRECT, error))
        return false;
    if (plycut_explain(trace, &output.out, error))
        return output_commit(&output, error);
    output_discard(&output);
    return false;
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

/* prove.c - plycut prove: that what was pruned cannot change the root's value. */
#include "cli/ask.h"
#include "cli/commands.h"
#include "os/output.h"
#include "cli/report_format.h"

static bool tell(const Options *options, const PlycutTrace *trace, bool json, PlycutError *error)
{
    Output output;
    PlycutProof proof;
    if (!plycut_prove(trace, &proof, error))
        return false;
    bool opened = output_open(&output, options->output, OUTPUT_DIRECT, error);
    if (opened && json)
        plycut_proof_json(trace, &proof, &output.out);
    else if (opened)
        plycut_proof_text(trace, &proof, &output.out);
    plycut_proof_free(&proof);
    return opened && output_commit(&output, error);
}

int prove_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    PlycutTrace trace = {0};
    Options whole = *options;
    bool json;
    whole.search.expand_pruned = true; /* of a generated game too */
    bool done = report_format(options, &json, error) && inputs_load(&inputs, &whole, error) &&
                ask_record(&whole, &inputs.items[0], options->algorithms[0], &trace, error);
    if (done) {
        done = tell(options, &trace, json, error);
        if (!done)
            plycut_error_in_file(error, inputs.items[0].name);
        plycut_trace_free(&trace);
    }
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}

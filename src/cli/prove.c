/* prove.c - plycut prove: what was pruned cannot change the root's value. */
#include "cli/commands.h"
#include "cli/report.h"

static bool prove_print(const Options *options, const Input *input, const PlycutTrace *trace,
                        PlycutOut *out, PlycutError *error)
{
    PlycutProof proof;
    if (!plycut_prove(trace, &proof, error)) {
        plycut_error_in_file(error, input->name);
        return false;
    }
    if (report_is_json(options))
        plycut_proof_json(trace, &proof, out);
    else
        plycut_proof_text(trace, &proof, out);
    plycut_proof_free(&proof);
    return true;
}

int prove_command(const Options *options, PlycutError *error)
{
    Options whole = *options;
    whole.search.expand_pruned = true; /* also in a generated game */
    return report_format(options, error) ? report_on_search(&whole, prove_print, error) : FAILED;
}

/* explain.c - plycut explain: a search explained in sentences. */
#include "cli/commands.h"
#include "cli/report.h"

static bool explain(const Options *options, const Input *input, const PlycutTrace *trace,
                    PlycutOut *out, PlycutError *error)
{
    (void)input;
    return plycut_explain(trace, &options->focus, out, error);
}

int explain_command(const Options *options, PlycutError *error)
{
    return report_on_search(options, explain, error);
}

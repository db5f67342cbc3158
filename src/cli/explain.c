/* explain.c - plycut explain: a search explained in sentences. */
#include "cli/commands.h"
#include "jobs/report.h"

static bool explain(const Options *options, const Input *input, const PlycutTrace *trace,
                    PlycutOut *out, PlycutError *error)
{
    PlycutFocus focus = options->focus;
    (void)input;
    focus.values = options->picture.values;
    return (options->formula ? plycut_formula : plycut_explain)(trace, &focus, out, error);
}

int explain_command(const Options *options, PlycutError *error)
{
    return report_on_search(options, explain, error);
}

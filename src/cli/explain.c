/* explain.c - plycut explain: a search explained in sentences. */
#include "cli/commands.h"
#include "cli/report.h"

static bool explain(const Options *options, const Input *input, const PlycutTrace *trace,
                    PlycutOut *out, PlycutError *error)
{
    (void)input;
    return (options->formula ? plycut_formula : plycut_explain)(trace, &options->focus, out, error);
}

/* A formula of max{...} and min{...} compares values for MAX. */
static bool explain_possible(const Options *options, PlycutError *error)
{
    return !options->formula || options->picture.values == PLYCUT_VALUES_MAX ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--formula and --values mover do not go together: max{...} and min{...} "
                       "compare values for MAX");
}

int explain_command(const Options *options, PlycutError *error)
{
    return explain_possible(options, error) ? report_on_search(options, explain, error) : FAILED;
}

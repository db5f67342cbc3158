/* plycut explain: a search in sentences, or as a formula. */
#include "cli/commands.h"

#include <plycut/words.h>

/* A formula of max{...} and min{...} compares values for MAX. */
bool explain_report(Job *job)
{
    const Options *options = job->options;
    if (options->show.formula && options->picture.values != PLYCUT_VALUES_MAX)
        return plycut_fail(job->error, PLYCUT_E_USAGE,
                           "--formula and --values mover do not go together: max{...} and min{...} "
                           "compare values for MAX");
    return (options->show.formula ? plycut_formula : plycut_explain)(
        &job->trace, &options->show.focus, job->out, job->error);
}

/* answers.c - plycut answers: everything that can be asked about a search, answered. */
#include "cli/commands.h"
#include "cli/report.h"

static bool answers(const Options *options, const Input *input, const PlycutTrace *trace,
                    PlycutOut *out, PlycutError *error)
{
    (void)options;
    (void)input;
    return plycut_answers_write(trace, NULL, out, error);
}

int answers_command(const Options *options, PlycutError *error)
{
    return report_on_search(options, answers, error);
}

/* when.c - plycut when: the values of a leaf for which a node is pruned. */
#include "cli/commands.h"
#include "jobs/ask.h"
#include "jobs/report.h"

static bool asks(const Options *options, PlycutError *error)
{
    if (options->when.leaf == NULL)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "when needs --leaf NODE; try 'plycut when --help'");
    return options->when.node != NULL ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "when needs --pruned NODE or --visited NODE; try 'plycut when --help'");
}

static bool answer(const Options *options, const Input *input, const PlycutTrace *trace,
                   PlycutOut *out, PlycutError *error)
{
    (void)trace;
    PlycutValueSet set;
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    if (!plycut_when(input_game(input), &search, &options->when, &set, error)) {
        ask_explain_error(options, input, &search, error);
        return false;
    }
    if (report_is_json(options))
        plycut_when_json(&options->when, &set, &search, out);
    else
        plycut_when_text(&options->when, &set, out);
    plycut_value_set_free(&set);
    return true;
}

int when_command(const Options *options, PlycutError *error)
{
    bool valid = asks(options, error) && report_format(options, error);
    return valid ? report_on_input(options, answer, error) : FAILED;
}

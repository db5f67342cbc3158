/* when.c - plycut when: the values of a leaf for which a node is pruned. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "cli/report.h"

/* The question; without --leaf it is about the first leaf without a value. */
static bool question(const Options *options, const Input *input, PlycutWhen *when,
                     PlycutError *error)
{
    *when = options->when;
    if (when->leaf == NULL)
        when->leaf = input_game(input)->unknown;
    if (when->leaf == NULL)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "when needs --leaf NODE; try 'plycut when --help'");
    return when->node != NULL ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "when needs --pruned NODE or --visited NODE; try 'plycut when --help'");
}

static bool when_print(const Options *options, const Input *input, const PlycutTrace *trace,
                       PlycutOut *out, PlycutError *error)
{
    (void)trace;
    PlycutValueSet set;
    PlycutWhen when;
    if (!question(options, input, &when, error))
        return false;
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    if (!plycut_when(input_game(input), &search, &when, &set, error)) {
        ask_explain_error(options, input, &search, error);
        return false;
    }
    if (report_is_json(options))
        plycut_when_json(&when, &set, &search, out);
    else
        plycut_when_text(&when, &set, out);
    plycut_value_set_free(&set);
    return true;
}

int when_command(const Options *options, PlycutError *error)
{
    return report_format(options, error) ? report_on_input(options, when_print, error) : FAILED;
}

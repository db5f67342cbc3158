/* when.c - plycut when: for which values of a leaf a node is pruned. */
#include "cli/ask.h"
#include "cli/commands.h"
#include "os/output.h"
#include "cli/report_format.h"

static bool asks(const Options *options, PlycutError *error)
{
    if (options->when.leaf == NULL)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "when needs --leaf NODE; try 'plycut when --help'");
    return options->when.node != NULL ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "when needs --pruned NODE or --visited NODE; try 'plycut when --help'");
}

static bool tell(const Options *options, const PlycutSearchOptions *search,
                 const PlycutValueSet *set, bool json, PlycutError *error)
{
    Output output;
    if (!output_open(&output, options->output, OUTPUT_DIRECT, error))
        return false;
    if (json)
        plycut_when_json(&options->when, set, search, &output.out);
    else
        plycut_when_text(&options->when, set, &output.out);
    return output_commit(&output, error);
}

static bool answer(const Options *options, const Input *input, bool json, PlycutError *error)
{
    PlycutValueSet set;
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    if (!plycut_when(input_game(input), &search, &options->when, &set, error)) {
        ask_explain_error(options, input, &search, error);
        return false;
    }
    bool told = tell(options, &search, &set, json, error);
    plycut_value_set_free(&set);
    return told;
}

int when_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    bool json;
    bool done = asks(options, error) && report_format(options, &json, error) &&
                inputs_load(&inputs, options, error) &&
                answer(options, &inputs.items[0], json, error);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}

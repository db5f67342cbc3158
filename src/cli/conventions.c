/* conventions.c - plycut conventions: which results depend on the conventions of a course. */
#include "cli/ask.h"
#include "cli/commands.h"
#include "os/output.h"
#include "cli/report_format.h"

static bool tell(const Options *options, const Input *input, const PlycutConventions *conventions,
                 bool json, PlycutError *error)
{
    Output output;
    if (!output_open(&output, options->output, OUTPUT_DIRECT, error))
        return false;
    if (json)
        plycut_conventions_json(conventions, input->name, &output.out);
    else
        plycut_conventions_text(conventions, input->name, &output.out);
    return output_commit(&output, error);
}

static bool answer(const Options *options, const Input *input, bool json, PlycutError *error)
{
    PlycutConventions conventions;
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    if (!plycut_conventions(input_game(input), &search, &conventions, error)) {
        ask_explain_error(options, input, &search, error);
        return false;
    }
    bool told = tell(options, input, &conventions, json, error);
    plycut_conventions_free(&conventions);
    return told;
}

int conventions_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    bool json;
    bool done = report_format(options, &json, error) && inputs_load(&inputs, options, error) &&
                answer(options, &inputs.items[0], json, error);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}

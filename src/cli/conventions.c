/* conventions.c - plycut conventions: which results depend on the conventions of a course. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "cli/report.h"

static bool conventions_print(const Options *options, const Input *input, const PlycutTrace *trace,
                              PlycutOut *out, PlycutError *error)
{
    (void)trace;
    PlycutConventions conventions;
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    if (!plycut_conventions(input_game(input), &search, &conventions, error)) {
        ask_explain_error(options, input, &search, error);
        return false;
    }
    if (report_is_json(options))
        plycut_conventions_json(&conventions, input->name, out);
    else
        plycut_conventions_text(&conventions, input->name, out);
    plycut_conventions_free(&conventions);
    return true;
}

int conventions_command(const Options *options, PlycutError *error)
{
    return report_format(options, error) ? report_on_input(options, conventions_print, error)
                                         : FAILED;
}

/* report.c - the commands that write one report about one input: how all of them run, and what those write that the page
 * has, too. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "os/output.h"

static bool report_write(Job *job)
{
    Output output;
    if (!output_open(&output, job->options->output, OUTPUT_DIRECT, job->error))
        return false;
    job->out = &output.out;
    return output_end(&output, job->options->command->report(job), job->error);
}

int report_run(const Options *options, PlycutError *error)
{
    const ReportSubject subject = options->command->subject;
    Inputs inputs = {0};
    Job job = {.options = options, .error = error};
    bool done = subject == ABOUT_OPERAND || inputs_load(&inputs, options, error);
    job.input = inputs.items;
    if (done && (subject == ABOUT_SEARCH || subject == ABOUT_WHOLE))
        done = ask_record(options, job.input, options->algorithms[0], subject == ABOUT_WHOLE,
                          &job.trace, error);
    done = done && report_write(&job);
    plycut_trace_free(&job.trace);
    inputs_free(&inputs);
    return done ? job.wrong : FAILED;
}

/* ---- The search ------------------------------------------------------------------------------ */

bool answers_report(Job *job)
{
    return plycut_answers_write(&job->trace, NULL, job->out, job->error);
}

/* A formula of max{...} and min{...} compares values for MAX. */
bool explain_report(Job *job)
{
    const Options *options = job->options;
    if (options->formula && options->picture.values != PLYCUT_VALUES_MAX)
        return plycut_fail(job->error, PLYCUT_E_USAGE,
                           "--formula and --values mover do not go together: max{...} and min{...} "
                           "compare values for MAX");
    return (options->formula ? plycut_formula : plycut_explain)(&job->trace, &options->focus,
                                                                job->out, job->error);
}

/* ---- Several searches of one tree ------------------------------------------------------------ */

bool conventions_report(Job *job)
{
    PlycutConventions conventions;
    const PlycutSearchOptions search = options_search(job->options, job->options->algorithms[0]);
    if (!plycut_conventions(input_game(job->input), &search, &conventions, job->error)) {
        ask_explain_error(job->options, job->input, &search, job->error);
        return false;
    }
    (job->options->format_word == FORMAT_JSON ? plycut_conventions_json : plycut_conventions_text)(
        &conventions, job->input->name, job->out);
    plycut_conventions_free(&conventions);
    return true;
}

/* Without --leaf it is about the first leaf without a value. */
bool when_report(Job *job)
{
    const Options *options = job->options;
    PlycutValueSet set;
    PlycutWhen when = options->when;
    if (when.leaf == NULL)
        when.leaf = input_game(job->input)->unknown;
    if (when.leaf == NULL || when.node == NULL)
        return plycut_fail(job->error, PLYCUT_E_USAGE,
                           "when needs --%s NODE; try 'plycut when --help'",
                           when.leaf == NULL ? "leaf" : "pruned NODE or --visited");
    const PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    if (!plycut_when(input_game(job->input), &search, &when, &set, job->error)) {
        ask_explain_error(options, job->input, &search, job->error);
        return false;
    }
    if (options->format_word == FORMAT_JSON)
        plycut_when_json(&when, &set, &search, job->out);
    else
        plycut_when_text(&when, &set, job->out);
    plycut_value_set_free(&set);
    return true;
}

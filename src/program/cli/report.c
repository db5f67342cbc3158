/* report.c - the commands that write one report about one input: how all of them run, and what those write that the
 * page has, too. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "os/output.h"

#include <stdlib.h>
#include <string.h>

int report_run(const Options *options, PlycutError *error)
{
    const ReportSubject subject = options->command->subject;
    Inputs inputs = {0};
    Output output;
    Job job = {.options = options, .out = &output.out, .error = error};
    bool done = subject == ABOUT_OPERAND || inputs_load(&inputs, options, error);
    job.input = inputs.items;
    if (done && (subject == ABOUT_SEARCH || subject == ABOUT_WHOLE))
        done = ask_record(options, job.input, options->algorithms[0], options->show.pass,
                          subject == ABOUT_WHOLE, &job.trace, error);
    done = done && output_open(&output, options->output, OUTPUT_DIRECT, error) &&
           output_end(&output, options->command->report(&job), error);
    plycut_trace_free(&job.trace);
    inputs_free(&inputs);
    return done ? job.wrong : FAILED;
}

/* ---- The search ------------------------------------------------------------------------------ */

bool answers_report(Job *job)
{
    return plycut_answers_write(&job->trace, NULL, NULL, job->out, job->error);
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

static void when_write(const Job *job, const PlycutSearchOptions *search, const PlycutWhen *when,
                       const PlycutValueSet *sets, size_t count)
{
    const bool json = job->options->format_word == FORMAT_JSON, several = json && count > 1;
    for (size_t i = 0; i < count; i++) {
        if (several)
            plycut_out_text(job->out, i == 0 ? "[\n" : ",\n");
        if (json)
            plycut_when_json(&when[i], &sets[i], search, job->out);
        else
            plycut_when_text(&when[i], &sets[i], job->out);
    }
    plycut_out_text(job->out, several ? "]\n" : "");
}

/* Ask about each of the nodes of `first`, a list of paths in `nodes`, all at once. */
static bool when_each(Job *job, const PlycutWhen *first, char *nodes)
{
    const PlycutSearchOptions search = options_search(job->options, job->options->algorithms[0]);
    size_t count = 1;
    for (const char *at = nodes; (at = strstr(at, ",/")) != NULL; at++)
        count++;
    PlycutWhen *when = calloc(count, sizeof *when);
    PlycutValueSet *sets = calloc(count, sizeof *sets);
    bool asked = (when != NULL && sets != NULL) || plycut_no_memory(job->error);
    for (size_t i = 0; asked && i < count; i++) {
        when[i] = *first;
        when[i].node = nodes;
        nodes = i + 1 < count ? strstr(nodes, ",/") : nodes;
        if (i + 1 < count)
            *nodes++ = '\0';
    }
    if (asked && !plycut_when(input_game(job->input), &search, when, count, sets, job->error)) {
        ask_explain_error(job->options, job->input, &search, job->error);
        asked = false;
    }
    if (asked)
        when_write(job, &search, when, sets, count);
    for (size_t i = 0; asked && i < count; i++)
        plycut_value_set_free(&sets[i]);
    free(when);
    free(sets);
    return asked;
}

/* Without --leaf it is about the first leaf without a value. */
bool when_report(Job *job)
{
    PlycutWhen when = job->options->when;
    if (when.leaf == NULL)
        when.leaf = input_game(job->input)->unknown;
    if (when.leaf == NULL || when.node == NULL)
        return plycut_fail(job->error, PLYCUT_E_USAGE,
                           "when needs %s%s%s; try 'plycut when --help'",
                           when.leaf == NULL ? "--leaf NODE" : "",
                           when.leaf == NULL && when.node == NULL ? ", and " : "",
                           when.node == NULL ? "--pruned NODE or --visited NODE" : "");
    char *nodes = strdup(when.node);
    const bool asked = nodes != NULL ? when_each(job, &when, nodes) : plycut_no_memory(job->error);
    free(nodes);
    return asked;
}

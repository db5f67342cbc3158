/* check.c - plycut check: what files say of themselves, held against a search of our own: the
 * answers of trees, the scores of positions, the events of traces. */
#include "cli/ask.h"
#include "cli/check.h"
#include "cli/commands.h"
#include "os/output.h"
#include "os/terminal.h"

#include <string.h>
#include <unistd.h>

/* The report of one file: a line of counts, and below it the items, the wrong ones always. */
typedef struct Report {
    PlycutOut *out;
    bool quiet, verbose;
    bool differs; /* an answer of any file was wrong */
    bool any;     /* something could be checked */
} Report;

static void print_counts(Report *report, const char *file, const PlycutVerdicts *verdicts)
{
    bool well = verdicts->wrong == 0;
    PlycutOut *out = report->out;
    report->differs |= !well;
    report->any |= verdicts->count > 0;
    if (report->quiet)
        return;
    plycut_out_format(out, "%s: ", file);
    plycut_out_text(out, colour_on(STDOUT_FILENO, verdicts->count == 0 ? COLOUR_BOLD
                                                  : well               ? COLOUR_GREEN
                                                                       : COLOUR_RED));
    if (verdicts->count == 0)
        plycut_out_text(out, "no answers");
    else if (well)
        plycut_out_format(out, "%zu answer%s right", verdicts->count,
                          verdicts->count > 1 ? "s" : "");
    else
        plycut_out_format(out, "%zu of %zu answer%s wrong", verdicts->wrong, verdicts->count,
                          verdicts->count > 1 ? "s" : "");
    plycut_out_format(out, "%s\n", colour_off(STDOUT_FILENO));
}

static void print_item(const Report *report, const PlycutVerdict *item)
{
    PlycutOut *out = report->out;
    const char *convention = item->convention;
    if (report->quiet || (item->right && !report->verbose))
        return;
    plycut_out_format(out, "  %s%s%s%s: %s: ", item->algorithm, convention[0] != '\0' ? " (" : "",
                      convention, convention[0] != '\0' ? ")" : "", item->item);
    if (item->right)
        plycut_out_format(out, "%s, right\n", item->expected);
    else
        plycut_out_format(out, "the answer is %s, the search says %s\n", item->expected,
                          item->found);
}

static void print_verdicts(Report *report, const char *file, const PlycutVerdicts *verdicts)
{
    print_counts(report, file, verdicts);
    for (size_t i = 0; i < verdicts->count; i++)
        print_item(report, &verdicts->items[i]);
    /* Each file is told as soon as it is done. */
    (void)plycut_out_flush(report->out);
}

/* ---- The three kinds of input ---------------------------------------------------------------- */

static bool check_tree(const Options *options, const Input *input, PlycutVerdicts *verdicts,
                       PlycutError *error)
{
    const char *answers = plycut_tree_answers(&input->made);
    if (answers == NULL)
        return true;
    if (plycut_check_answers(&input->made, answers, input->name, options->search.max_nodes,
                             verdicts, error))
        return true;
    ask_explain_error(options, input, &options->search, error);
    return false;
}

/* A trace that replay contradicts is an error with its place. */
static bool check_trace(const Options *options, const Input *input, Report *report,
                        PlycutError *error)
{
    PlycutResult result;
    const PlycutSearchOptions *search = plycut_trace_reader_options(input->reader);
    if (!plycut_trace_reader_replay(input->reader, options->search.max_nodes, NULL, &result,
                                    error)) {
        ask_explain_error(options, input, search, error);
        return false;
    }
    report->any = true;
    if (!report->quiet)
        plycut_out_format(report->out, "%s: %sthe trace replays%s\n", input->name,
                          colour_on(STDOUT_FILENO, COLOUR_GREEN), colour_off(STDOUT_FILENO));
    return true;
}

static bool check_input(const Options *options, const Input *input, Report *report,
                        PlycutError *error)
{
    PlycutVerdicts verdicts = {0};
    if (input->reader != NULL)
        return check_trace(options, input, report, error);
    progress_begin(input->name, options->command->name, options->quiet, false);
    bool done = input->position != NULL ? check_position(options, input, &verdicts, error)
                                        : check_tree(options, input, &verdicts, error);
    progress_end(0);
    if (done)
        print_verdicts(report, input->name, &verdicts);
    plycut_verdicts_free(&verdicts);
    return done;
}

/* ---- The command ----------------------------------------------------------------------------- */

/* Answers that cannot be read are refused before any search begins. */
static bool answers_valid(const Inputs *inputs, PlycutError *error)
{
    for (size_t i = 0; i < inputs->count; i++) {
        const Input *input = &inputs->items[i];
        bool tree = input->reader == NULL && input->position == NULL;
        const char *answers = tree ? plycut_tree_answers(&input->made) : NULL;
        if (answers != NULL && !plycut_answers_valid(&input->made, answers, input->name, error))
            return false;
    }
    return true;
}

static bool check_inputs(const Options *options, const Inputs *inputs, Report *report,
                         PlycutError *error)
{
    for (size_t i = 0; i < inputs->count; i++)
        if (!check_input(options, &inputs->items[i], report, error))
            return false;
    return true;
}

/* Forgotten answers must not look like right ones. */
static bool any_checked(const Report *report, const Inputs *inputs, PlycutError *error)
{
    return report->any ||
           plycut_fail(
               error, PLYCUT_E_INPUT,
               "nothing to check: %s no answers (\"answers\" of a tree, scores of a position)",
               inputs->count == 1 ? "the file has" : "the files have");
}

int check_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    Output output;
    Report report = {.quiet = options->quiet, .verbose = options->verbose};
    bool grading;
    if (!check_is_grading(options, &grading, error))
        return FAILED;
    if (grading)
        return check_grade(options, error);
    bool done = inputs_load(&inputs, options, error) && answers_valid(&inputs, error) &&
                output_open(&output, NULL, OUTPUT_DIRECT, error);
    if (done) {
        report.out = &output.out;
        done = check_inputs(options, &inputs, &report, error);
        /* What was found before an error is told all the same. */
        done = output_commit(&output, error) && done && any_checked(&report, &inputs, error);
    }
    inputs_free(&inputs);
    return !done ? FAILED : report.differs;
}

/* check.c - plycut check: compares what files say with a search of our own: the
 * answers of trees, the scores of positions, the events of traces. */
#include "cli/check/check.h"
#include "say/say.h"
#include "cli/commands.h"
#include "cli/ask.h"
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

static size_t count_answers(const PlycutGrades *grades, bool wrong)
{
    size_t count = 0;
    for (size_t i = 0; i < grades->count; i++)
        count += grades->items[i].count - (wrong ? grades->items[i].right : 0);
    return count;
}

/* A line about a file begins with its name, which may be any bytes. */
static void begin_line(PlycutOut *out, const char *file)
{
    plycut_out_clean(out, file, '?');
    plycut_out_text(out, ": ");
}

static void print_counts(Report *report, const char *file, const PlycutGrades *grades)
{
    size_t count = count_answers(grades, false), wrong = count_answers(grades, true);
    PlycutOut *out = report->out;
    report->differs |= wrong > 0;
    report->any |= count > 0;
    if (report->quiet)
        return;
    begin_line(out, file);
    plycut_out_text(out, colour_on(STDOUT_FILENO, count == 0   ? COLOUR_BOLD
                                                  : wrong == 0 ? COLOUR_GREEN
                                                               : COLOUR_RED));
    say(out,
        count == 0   ? SAY_NO_ANSWERS
        : wrong == 0 ? SAY_ANSWERS_RIGHT
                     : SAY_ANSWERS_WRONG,
        TERMS(COUNT(count, count), COUNT(wrong, wrong)));
    plycut_out_format(out, "%s\n", colour_off(STDOUT_FILENO));
}

static void print_mark(const Report *report, const PlycutGrade *grade, const PlycutMark *mark)
{
    const bool read = mark->reading != NULL;
    const PlycutTerm *terms =
        TERMS(TEXT(algorithm, grade->stated.algorithm->name), TEXT(claim, grade->convention),
              TEXT(item, mark->item), TEXT(given, mark->given), TEXT(found, mark->found),
              TEXT(reading, mark->reading));
    if (mark->right && !report->verbose)
        return;
    say(report->out, grade->convention[0] != '\0' ? SAY_ANSWER_OF_CLAIM : SAY_ANSWER_OF, terms);
    if (mark->right)
        say(report->out, read ? SAY_ANSWER_RIGHT_READ : SAY_ANSWER_RIGHT, terms);
    else
        say(report->out, read ? SAY_ANSWER_WRONG_SCORE : SAY_ANSWER_WRONG, terms);
}

/* Each file is reported as soon as it is done. */
static void check_print_grades(const Options *options, Report *report, const char *file,
                               const PlycutGrades *grades)
{
    print_counts(report, file, grades);
    for (size_t i = 0; !report->quiet && i < grades->count; i++) {
        for (size_t k = 0; k < grades->items[i].count; k++)
            print_mark(report, &grades->items[i], &grades->items[i].marks[k]);
        plycut_grade_remarks(&grades->items[i], &options->class.report, report->out);
    }
    (void)plycut_out_flush(report->out);
}

/* ---- The three kinds of input ---------------------------------------------------------------- */

static bool check_tree(const Options *options, const Input *input, PlycutGrades *grades,
                       PlycutError *error)
{
    if (plycut_grade_published(&input->made, input->name, options->search.max_nodes, grades, error))
        return true;
    ask_explain_error(options, input, &options->search, error);
    return false;
}

/* A trace that replay contradicts is an error with its place. */
static bool check_trace_file(const Options *options, const Input *input, Report *report,
                             PlycutError *error)
{
    PlycutResult result;
    if (!ask_search(options, input, plycut_trace_reader_options(input->reader), NULL, false,
                    &result, error))
        return false;
    report->any = true;
    if (report->quiet)
        return true;
    begin_line(report->out, input->name);
    plycut_out_format(report->out, "%s%s%s\n", colour_on(STDOUT_FILENO, COLOUR_GREEN),
                      saying(SAY_TRACE_REPLAYS), colour_off(STDOUT_FILENO));
    return true;
}

static bool check_input(const Options *options, const Input *input, Report *report,
                        PlycutError *error)
{
    PlycutGrades grades = {0};
    if (input_is_trace(input))
        return check_trace_file(options, input, report, error);
    progress_begin(input->name, options->command->name);
    bool done = input->position != NULL ? check_position(options, input, &grades, error)
                                        : check_tree(options, input, &grades, error);
    progress_end(0);
    if (done)
        check_print_grades(options, report, input->name, &grades);
    plycut_grades_free(&grades);
    return done;
}

/* ---- The command ----------------------------------------------------------------------------- */

/* Answers that cannot be read are refused before any search begins. Published answers name their own order, of a search
 * that has no table and learns nothing. */
static bool answers_valid(const Options *options, const Inputs *inputs, PlycutError *error)
{
    bool all_positions = true;
    for (size_t i = 0; i < inputs->count; i++) {
        const Input *input = &inputs->items[i];
        bool tree = !input_is_trace(input) && input->position == NULL;
        all_positions &= input->position != NULL;
        if (tree && !plycut_published_valid(&input->made, input->name, error))
            return false;
    }
    if (all_positions)
        return true;
    return ((options->search.table == 0 && options->search.learned == 0) ||
            plycut_fail(error, PLYCUT_E_USAGE,
                        "--table, and orders that a search learns, are for files of positions")) &&
           (options->search.order == PLYCUT_ORDER_GIVEN ||
            plycut_fail(
                error, PLYCUT_E_USAGE,
                "--order applies only to positions and to students' answers, as in 'plycut check "
                "TREE ANSWERS'"));
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
    bool done = inputs_load(&inputs, options, error) && no_grading_options(options, error) &&
                answers_valid(options, &inputs, error) &&
                output_open(&output, NULL, OUTPUT_DIRECT, error);
    if (done) {
        report.out = &output.out;
        for (size_t i = 0; done && i < inputs.count; i++)
            done = check_input(options, &inputs.items[i], &report, error);
        /* Report what was found before an error, too. */
        done = output_commit(&output, error) && done;
    }
    if (done && !report.any) { /* forgotten answers must not look like right ones */
        done = plycut_fail(
            error, PLYCUT_E_INPUT,
            "nothing to check: %s no answers (\"answers\" of a tree, scores of a position)",
            inputs.count == 1 ? "the file has" : "the files have");
    }
    inputs_free(&inputs);
    return !done ? FAILED : report.differs;
}

/* check_grade.c - plycut check TREE ANSWERS...: students' answers graded, as text, a gradebook or
 * JSON. */
#include "cli/ask.h"
#include "cli/check.h"
#include "os/output.h"
#include "os/terminal.h"

#include <stdlib.h>
#include <string.h>

/* Trees of exercises are small; the whole tree and its searches are kept in memory. */
#define GRADED_NODES 1000000

typedef enum GradeFormat { GRADE_TEXT, GRADE_CSV, GRADE_JSON, GRADE_FORMATS } GradeFormat;

/* A folder of answers being graded. */
typedef struct Desk {
    const Options *options;
    const Input *input;
    GradeFormat format;
    PlycutGrader *grader;
    PlycutGrades grades;
    PlycutOut *out;
    PlycutError bad; /* the last file that cannot be read */
} Desk;

static bool find_format(const char *name, GradeFormat *format, PlycutError *error)
{
    static const char *const NAMES[GRADE_FORMATS] = {"text", "csv", "json"};
    for (int i = 0; i < GRADE_FORMATS; i++)
        if (name == NULL || strcmp(NAMES[i], name) == 0) {
            *format = (GradeFormat)i;
            return true;
        }
    return plycut_unknown(error, "format of grades", name, NAMES, GRADE_FORMATS);
}

/* How to search: as the options say, or as the trace that stands for the tree was searched. */
static PlycutSearchOptions stated_search(const Options *options, const Input *input)
{
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    if (input->reader != NULL)
        search = *plycut_trace_reader_options(input->reader);
    search.max_nodes = options->search.max_nodes == options->command->max_nodes
                           ? GRADED_NODES
                           : options->search.max_nodes;
    return search;
}

static bool open_grader(Desk *desk, PlycutError *error)
{
    PlycutSearchOptions search = stated_search(desk->options, desk->input);
    desk->grader = plycut_grader_open(input_game(desk->input), &search, error);
    if (desk->grader == NULL) { /* the whole tree was too large, which minimax visits */
        search.algorithm = plycut_algorithm_full();
        ask_explain_error(desk->options, desk->input, &search, error);
    }
    return desk->grader != NULL;
}

/* ---- Grading --------------------------------------------------------------------------------- */

static bool grade_file(Desk *desk, const char *path, PlycutError *error)
{
    size_t length;
    FileSource *source = file_source_open(path, error);
    char *text = source != NULL ? file_source_text(source, &length, error) : NULL;
    bool graded = text != NULL &&
                  plycut_grade(desk->grader, text, length, source->name, &desk->grades, error);
    if (source != NULL && !graded)
        plycut_error_in_file(error, source->name);
    free(text);
    file_source_close(source);
    return graded;
}

/* The last of the messages is the command's own error; those before it are told at once. */
static void keep_last(Desk *desk, const PlycutError *error)
{
    if (desk->bad.code != PLYCUT_OK)
        message_error(&desk->bad);
    desk->bad = *error;
}

/* A file that cannot be read is told and passed over: the others are graded all the same. */
static bool pass_over(Desk *desk, const PlycutError *error)
{
    if (error->code != PLYCUT_E_INPUT && error->code != PLYCUT_E_USAGE)
        return false;
    keep_last(desk, error);
    return true;
}

/* Likewise what was not understood in a file. */
static void pass_over_text(Desk *desk, const char *text)
{
    PlycutError error = {0};
    plycut_fail(&error, PLYCUT_E_INPUT, "%s", text);
    keep_last(desk, &error);
}

static void print_grades(const Desk *desk, size_t from)
{
    if (desk->format != GRADE_TEXT || desk->options->quiet)
        return;
    for (size_t i = from; i < desk->grades.count; i++)
        plycut_grade_text(&desk->grades.items[i], &desk->options->report, desk->out);
}

static bool grade_files(Desk *desk, const AnswerFiles *files, PlycutError *error)
{
    bool done = true;
    progress_begin(desk->input->name, desk->options->command->name, desk->options->quiet, false);
    for (size_t i = 0; done && i < files->count; i++) {
        PlycutError bad = {0};
        size_t before = desk->grades.count;
        if (!grade_file(desk, files->items[i], &bad) && !pass_over(desk, &bad)) {
            *error = bad;
            done = false;
        }
        print_grades(desk, before);
        progress_files(i + 1, files->count);
    }
    progress_end(0);
    return done;
}

static void tell_each_unread(Desk *desk)
{
    for (size_t i = 0; i < desk->grades.count; i++)
        for (size_t k = 0; k < desk->grades.items[i].count; k++)
            if (desk->grades.items[i].marks[k].unread[0] != '\0')
                pass_over_text(desk, desk->grades.items[i].marks[k].unread);
}

static void tell_unread_count(Desk *desk)
{
    const size_t count = desk->grades.unread;
    PlycutError error = {0};
    plycut_fail(&error, PLYCUT_E_INPUT, "%zu %s not understood, and counted as wrong", count,
                count == 1 ? "answer was" : "answers were");
    keep_last(desk, &error);
}

/* Answers that are not understood: how many, below a report that says why; else each with its
 * reason. */
static void tell_unread(Desk *desk)
{
    const bool told = desk->format == GRADE_TEXT && !desk->options->quiet;
    if (!told)
        tell_each_unread(desk);
    else if (desk->grades.unread > 0)
        tell_unread_count(desk);
}

/* Where several were graded, how many have all right, and how many answered nothing. */
static void print_sum(const Desk *desk)
{
    const PlycutGrades *grades = &desk->grades;
    size_t silent = 0;
    for (size_t i = 0; i < grades->count; i++)
        silent += grades->items[i].count == 0;
    if (grades->count <= 1)
        return;
    plycut_out_format(desk->out, "%zu of %zu students have everything right",
                      grades->count - grades->wrong - silent, grades->count);
    if (silent > 0)
        plycut_out_format(desk->out, ", %zu answered nothing", silent);
    plycut_out_text(desk->out, "\n");
}

static bool write_grades(const Desk *desk, PlycutError *error)
{
    if (desk->options->quiet || desk->grades.count == 0)
        return true;
    if (desk->format == GRADE_TEXT)
        print_sum(desk);
    else if (desk->format == GRADE_JSON)
        plycut_grades_json(&desk->grades, desk->input->name, &desk->options->report, desk->out);
    else
        return plycut_grades_csv(&desk->grades, &desk->options->report, desk->out, error);
    return true;
}

/* ---- The command ----------------------------------------------------------------------------- */

static bool load_tree(Inputs *inputs, const Options *options, PlycutError *error)
{
    Options tree = *options;
    tree.operand_count = 1;
    if (!inputs_load(inputs, &tree, error))
        return false;
    return inputs->count == 1 ||
           plycut_fail_at(error, PLYCUT_E_USAGE, options->operands[0], 0, 0, NULL,
                          "holds %zu positions; answers are to one: name its line, as in %s",
                          inputs->count, inputs->items[0].name);
}

static bool grade_all(Desk *desk, PlycutError *error)
{
    AnswerFiles files = {0};
    Output output;
    PlycutError failure = {0};
    bool done = answer_files(&files, desk->options, error) && open_grader(desk, error) &&
                output_open(&output, desk->options->output, OUTPUT_DIRECT, error);
    if (done) {
        desk->out = &output.out;
        bool written = grade_files(desk, &files, &failure) && write_grades(desk, &failure);
        desk->out = NULL;
        done = output_end(&output, written, &failure, error);
    }
    answer_files_free(&files);
    return done;
}

int check_grade(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    Desk desk = {.options = options};
    bool done =
        find_format(options->format, &desk.format, error) && load_tree(&inputs, options, error);
    if (done) {
        desk.input = &inputs.items[0];
        done = grade_all(&desk, error);
    }
    if (done)
        tell_unread(&desk);
    if (done && desk.bad.code != PLYCUT_OK) {
        *error = desk.bad;
        done = false;
    }
    bool wrong = desk.grades.wrong > 0;
    plycut_grader_close(desk.grader);
    plycut_grades_free(&desk.grades);
    inputs_free(&inputs);
    return !done ? FAILED : wrong;
}

/* check.c - plycut check --form TREE -, all that the page has of it: which answers can be read. */
#include "wasm/absent.h"

#include "cli/check/check.h"
#include "cli/commands.h"
#include "os/output.h"

#include <string.h>

static bool answers_read(const Options *options, const Input *input, PlycutGrades *grades,
                         PlycutError *error)
{
    size_t length;
    FileSource *source = file_source_open("-", error);
    const char *text = source != NULL ? file_source_text(source, &length, error) : NULL;
    const PlycutTask task = task_given(options, input);
    if (text != NULL && plycut_is_quiz(text, length))
        return plycut_quiz_grade(input_game(input), &task.options, text, length, STANDARD_INPUT,
                                 grades, error);
    PlycutGrader *grader =
        text != NULL ? plycut_grader_open(input_game(input), &task, error) : NULL;
    return grader != NULL &&
           plycut_read_answers(grader, text, length, STANDARD_INPUT, grades, error);
}

static bool form_write(const Options *options, const PlycutGrades *grades, PlycutError *error)
{
    Output output;
    if (!output_open(&output, options->output, OUTPUT_DIRECT, error))
        return false;
    for (size_t i = 0; i < grades->count; i++)
        plycut_form_text(&grades->items[i], &options->class.report, &output.out);
    return output_end(&output, true, error);
}

/* Nothing is released: the memory is the run's. */
int check_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    PlycutGrades grades = {0};
    const bool form = options->check.form && options->operand_count == 2 &&
                      strcmp(options->operands[1], "-") == 0;
    const bool read = (form || not_here("plycut check", error)) &&
                      answers_tree(&inputs, options, options->operands[0], error) &&
                      answers_read(options, &inputs.items[0], &grades, error) &&
                      form_write(options, &grades, error) &&
                      (grades.unread == 0 || answers_unread(grades.unread, "", "", true, error));
    if (inputs.count == 1 && grades.unread == 0)
        plycut_error_in_file(error, STANDARD_INPUT);
    return read ? 0 : FAILED;
}

/* check_answers.c - which operands are files of students' answers. */
#include "cli/check.h"

#include <string.h>

/* Standard input cannot be read twice: next to one other operand it is taken as answers. */
static bool is_answers(const Options *options, const char *path)
{
    PlycutError ignored = {0};
    if (strcmp(path, "-") == 0)
        return options->operand_count == 2;
    if (is_folder(path))
        return true;
    FileSource *source = file_source_open(path, &ignored);
    bool answers = source != NULL && (plycut_is_answers(source->head, source->head_length) ||
                                      plycut_is_quiz(source->head, source->head_length) ||
                                      plycut_is_html(source->head, source->head_length));
    file_source_close(source);
    return answers;
}

/* Options that apply to positions, too. */
static bool is_for_positions(const char *option)
{
    static const char *const words[] = {"score", "order", "table"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(option, words[i]) == 0)
            return true;
    return false;
}

/* Options that apply only to grading. */
static bool no_grading_options(const Options *options, PlycutError *error)
{
    const PlycutSearchOptions *o = &options->search;
    const char *given = options->search_option;
    if (given != NULL && is_for_positions(given))
        given = NULL;
    if (given == NULL && options->algorithms[0] != plycut_algorithm_default())
        given = "algorithm";
    if (given == NULL && (o->depth >= 0 || options->root_given || o->cut != PLYCUT_CUT_EQUAL ||
                          o->fail != PLYCUT_FAIL_SOFT || plycut_search_windowed(o)))
        given = "cut, --fail, --root, --depth or --window";
    if (given == NULL)
        given = options->grading_option;
    if (given == NULL)
        given = options->output != NULL ? "output" : options->format != NULL ? "format" : NULL;
    return given == NULL || plycut_fail(error, PLYCUT_E_USAGE,
                                        "--%s applies only to students' answers, as in "
                                        "'plycut check TREE ANSWERS'",
                                        given);
}

bool check_is_grading(const Options *options, bool *grading, PlycutError *error)
{
    size_t answers = 0;
    const char *other = NULL;
    *grading = options->exercises != NULL;
    if (*grading)
        return true;
    for (size_t i = 1; i < options->operand_count; i++)
        if (is_answers(options, options->operands[i]))
            answers++;
        else
            other = options->operands[i];
    *grading = answers > 0;
    if (answers > 0 && other != NULL)
        return plycut_fail_at(
            error, PLYCUT_E_INPUT, other, 0, 0, NULL,
            "is not a file of answers: expected \"format\": \"plycut-answers\", or "
            "lines such as 'pruned: E F'");
    if (answers == 0 && !plycut_is_game_spec(options->operands[0]) &&
        strcmp(options->operands[0], "-") != 0 && !is_folder(options->operands[0]) &&
        is_answers(options, options->operands[0]))
        return plycut_fail_at(error, PLYCUT_E_USAGE, options->operands[0], 0, 0, NULL,
                              "these are answers: give the tree before them, as in "
                              "'plycut check TREE ANSWERS'");
    return answers > 0 || no_grading_options(options, error);
}

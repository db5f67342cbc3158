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

/* Without students' answers, how to search is said only for positions. */
static bool no_grading_options(const Options *options, PlycutError *error)
{
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        const OptionKind kind = all_options[i].kind;
        const bool grades = kind == GRADES || i == OPTION_output || i == OPTION_format,
                   of_positions = i == OPTION_score || i == OPTION_order || i == OPTION_table;
        if (options->given[i] && (grades || (kind == SEARCHES && !of_positions)))
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "--%s applies only to students' answers, as in "
                               "'plycut check TREE ANSWERS'",
                               all_options[i].name);
    }
    return true;
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

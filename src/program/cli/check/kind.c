/* check_kind.c - whether check has students' answers or files with answers of their own, and what it then takes. */
#include "cli/check/check.h"
#include "os/terminal.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Can it be read only once, as standard input and pipes can? */
static bool is_read_once(const char *path)
{
    struct stat file;
    return strcmp(path, "-") == 0 || (stat(path, &file) == 0 && S_ISFIFO(file.st_mode));
}

/* False, with an error, also if memory ran out. */
static bool is_answers(const char *path, PlycutError *error)
{
    PlycutError refused = {0};
    if (is_folder(path))
        return true;
    FileSource *source = file_source_open(path, &refused);
    bool answers =
        source != NULL &&
        (is_handed_in(source) || plycut_is_answers(source->head, source->head_length, &refused) ||
         plycut_is_quiz(source->head, source->head_length) ||
         plycut_is_html(source->head, source->head_length));
    file_source_close(source);
    return plycut_had_memory(&refused, error) && answers;
}

/* Without students' answers, how to search is said only for positions. */
bool no_grading_options(const Options *options, PlycutError *error)
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
    bool once = false;
    *grading = options->check.exercises != NULL;
    if (*grading)
        return true;
    for (size_t i = 1; i < options->operand_count; i++)
        if (is_read_once(options->operands[i]))
            once = true;
        else if (is_answers(options->operands[i], error))
            answers++;
        else
            other = options->operands[i];
    if (error->code != PLYCUT_OK)
        return false;
    /* Next to one other operand, or to answers, what can be read only once is taken as answers. */
    if (once && (answers > 0 || options->operand_count == 2))
        answers++;
    *grading = answers > 0;
    if (answers > 0 && other != NULL)
        return plycut_fail_at(
            error, PLYCUT_E_INPUT, other, 0, 0, NULL, "%s",
            access(other, F_OK) != 0
                ? "no such file"
                : "is not a file of answers: expected \"format\": \"plycut-answers\", or "
                  "lines such as 'pruned: E F'");
    if (answers == 0 && !plycut_is_game_spec(options->operands[0]) &&
        !is_read_once(options->operands[0]) && !is_folder(options->operands[0]) &&
        is_answers(options->operands[0], error))
        return plycut_fail_at(error, PLYCUT_E_USAGE, options->operands[0], 0, 0, NULL,
                              "these are answers: give the tree before them, as in "
                              "'plycut check TREE ANSWERS'");
    return error->code == PLYCUT_OK;
}

/* check_answers.c - files of students' answers, told from the files that check can read, and
 * gathered. */
#include "cli/check.h"

#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool is_folder(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 && S_ISDIR(file.st_mode);
}

/* A pipe in a folder would be waited for. */
static bool is_no_file(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 && !S_ISREG(file.st_mode);
}

/* Standard input cannot be looked at and read again: beside one other operand it is answers. */
static bool is_answers(const Options *options, const char *path)
{
    PlycutError ignored = {0};
    if (strcmp(path, "-") == 0)
        return options->operand_count == 2;
    if (is_folder(path))
        return true;
    FileSource *source = file_source_open(path, &ignored);
    bool answers = source != NULL && plycut_is_answers(source->head, source->head_length);
    file_source_close(source);
    return answers;
}

/* What belongs to grading alone. */
static bool no_grading_options(const Options *options, PlycutError *error)
{
    const PlycutSearchOptions *o = &options->search;
    const char *given = options->search_option;
    if (given != NULL && strcmp(given, "score") == 0)
        given = NULL;
    if (given == NULL && options->algorithms[0] != plycut_algorithm_default())
        given = "algorithm";
    if (given == NULL && (o->depth >= 0 || options->root_given || o->cut != PLYCUT_CUT_EQUAL ||
                          o->fail != PLYCUT_FAIL_SOFT || o->order != PLYCUT_ORDER_GIVEN ||
                          !isinf(o->alpha) || !isinf(o->beta)))
        given = "cut, --fail, --order, --root, --depth or --window";
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
    for (size_t i = 1; i < options->operand_count; i++)
        if (is_answers(options, options->operands[i]))
            answers++;
        else
            other = options->operands[i];
    *grading = answers > 0;
    if (answers > 0 && other != NULL)
        return plycut_fail_at(error, PLYCUT_E_INPUT, other, 0, 0, NULL,
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

/* ---- Folders --------------------------------------------------------------------------------- */

static bool no_memory(PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the names of files");
}

/* Takes the name. */
static bool add_file(AnswerFiles *files, char *name, PlycutError *error)
{
    if (name != NULL && files->count == files->room) {
        size_t room = 2 * files->room + 8;
        char **items = realloc(files->items, room * sizeof *items);
        if (items == NULL) {
            free(name);
            return no_memory(error);
        }
        files->items = items;
        files->room = room;
    }
    if (name == NULL)
        return no_memory(error);
    files->items[files->count++] = name;
    return true;
}

static char *name_in(const char *folder, const char *name)
{
    size_t length = strlen(folder), more = strlen(name);
    char *path = malloc(length + more + 2);
    bool slash = length > 0 && folder[length - 1] == '/';
    if (path == NULL)
        return NULL;
    memcpy(path, folder, length);
    path[length] = '/';
    memcpy(path + length + !slash, name, more + 1);
    return path;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* All files of a folder but the hidden ones; folders in it are not entered, nor pipes and devices
 * read. */
static bool add_folder(AnswerFiles *files, const char *folder, PlycutError *error)
{
    size_t first = files->count;
    bool added = true;
    DIR *directory = opendir(folder);
    if (directory == NULL)
        return plycut_fail_at(error, PLYCUT_E_INPUT, folder, 0, 0, NULL, "%s", strerror(errno));
    for (struct dirent *entry; added && (entry = readdir(directory)) != NULL;) {
        char *path = entry->d_name[0] != '.' ? name_in(folder, entry->d_name) : NULL;
        if (entry->d_name[0] == '.')
            continue;
        if (path != NULL && is_no_file(path))
            free(path);
        else
            added = add_file(files, path, error);
    }
    (void)closedir(directory);
    if (added && files->count > first)
        qsort(files->items + first, files->count - first, sizeof *files->items, by_text);
    return added &&
           (files->count > first || plycut_fail_at(error, PLYCUT_E_INPUT, folder, 0, 0, NULL,
                                                   "there is no file of answers in this folder"));
}

bool answer_files(AnswerFiles *files, const Options *options, PlycutError *error)
{
    for (size_t i = 1; i < options->operand_count; i++) {
        const char *path = options->operands[i];
        if (!(is_folder(path) ? add_folder(files, path, error)
                              : add_file(files, strdup(path), error)))
            return false;
    }
    return true;
}

void answer_files_free(AnswerFiles *files)
{
    for (size_t i = 0; i < files->count; i++)
        free(files->items[i]);
    free(files->items);
    *files = (AnswerFiles){0};
}

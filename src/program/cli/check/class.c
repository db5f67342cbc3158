/* check_class.c - a class's files: the exercises that they name, and what each student gets back. */
#include "cli/check/check.h"
#include "os/output.h"
#include "os/place.h"
#include "os/terminal.h"
#include "os/text.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Exercises ------------------------------------------------------------------------------- */

/* Do two names differ only by case, blanks and hyphens? */
static bool is_same_code(const char *a, const char *b, size_t b_length)
{
    static const char IGNORED[] = " \t-_";
    size_t i = 0;
    for (;; a++, i++) {
        a += strspn(a, IGNORED);
        while (i < b_length && strchr(IGNORED, b[i]) != NULL)
            i++;
        const int x = tolower((unsigned char)*a),
                  y = i == b_length ? '\0' : tolower((unsigned char)b[i]);
        if (x != y || x == '\0')
            return x == y;
    }
}

/* The only file whose name differs in nothing else. NULL: there is none, or more than one. */
static char *file_like(const char *folder, const char *name, PlycutError *error)
{
    char *found = NULL;
    DIR *directory = opendir(folder);
    if (directory == NULL && errno == ENOMEM)
        plycut_no_memory(error);
    if (directory == NULL)
        return NULL;
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        const size_t stem = length_before(entry->d_name, "json");
        if (stem == 0 || !is_same_code(name, entry->d_name, stem))
            continue;
        const bool second = found != NULL,
                   same = strncmp(entry->d_name, name, stem) == 0 && strlen(name) == stem;
        if (second && !same)
            continue;
        free(found);
        found = text_format(error, "%s/%s", folder, entry->d_name);
    }
    (void)closedir(directory);
    return found;
}

char *exercise_file(const char *folder, const char *name, PlycutError *error)
{
    /* Students write the name, so it must not lead out of the folder. */
    const bool inside = name[0] != '.' && strpbrk(name, "/\\") == NULL;
    char *path = inside ? file_like(folder, name, error) : NULL;
    if (path == NULL && error->code == PLYCUT_OK)
        plycut_fail(error, PLYCUT_E_INPUT, "there is no exercise '%s' in %s", name, folder);
    return path;
}

/* The student with this code, by the codes.csv that `plycut sheet --roster` writes next to the trees; to be freed. NULL: nobody, or
 * there is no such list. */
char *code_owner(const char *folder, const char *code, PlycutError *error)
{
    size_t length;
    PlycutError missing = {0};
    char *path = text_format(error, "%s/codes.csv", folder), *cells[CSV_CELLS], *owner = NULL;
    char *text = path != NULL ? file_text(path, &length, &missing) : NULL, *at = text;
    while (at != NULL && owner == NULL) {
        const size_t count = csv_line(&at, cells);
        if (count == 0)
            break;
        if (count > 1 && is_same_code(code, cells[0], strlen(cells[0])))
            owner = text_format(error, "%s", cells[1]);
    }
    (void)plycut_had_memory(&missing, error);
    free(text);
    free(path);
    return owner;
}

static bool read_key(const char *path, PlycutTask *task, PlycutReport *report, PlycutError *error)
{
    size_t size;
    char *text = file_text(path, &size, error);
    const bool read = text != NULL && plycut_task_from_key(task, text, size, path, error) &&
                      (report == NULL || plycut_points_from_key(report, text, path, error));
    free(text);
    return read;
}

/* The key that `plycut sheet` writes for an input into a folder below that of the input's file ("" for the same one); a name or a
 * spec counts as a file of the current folder. To be freed; NULL: no memory. */
static char *key_below(const Input *input, const char *folder, PlycutError *error)
{
    const size_t name = length_before(input->name, "json"), above = folder_length(input->name);
    return name == 0 ? text_format(error, "%s%s-answers.json", folder, input->stem)
                     : text_format(error, "%.*s%s%.*s-answers.json", (int)above, input->name,
                                   folder, (int)(name - above), input->name + above);
}

bool task_of_sheet(PlycutTask *task, const Input *input, PlycutReport *report, PlycutError *error)
{
    if (length_before(input->name, "json") == 0 && access(input->name, F_OK) == 0)
        return true; /* a file of another kind, and no name of the catalogue */
    char *path = key_below(input, "", error);
    const bool beside = path != NULL && access(path, R_OK) == 0;
    bool found = beside;
    if (path != NULL && !found) { /* where the documents let `plycut sheet` write */
        free(path);
        path = key_below(input, "out/", error);
        found = path != NULL && access(path, R_OK) == 0;
    }
    if (found && !(beside && length_before(input->name, "json") > 0))
        message(TALK_NOTE, "the key %s states the exercise", path);
    const bool read = path != NULL && (!found || read_key(path, task, report, error));
    free(path);
    return read;
}

bool points_agree(const PlycutReport *one, const PlycutReport *other, const char *tree,
                  PlycutError *error)
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if (fabs(one->points[fact] - other->points[fact]) > 0)
            return plycut_fail_at(
                error, PLYCUT_E_INPUT, tree, 0, 0, NULL,
                "its key gives different points from another exercise's: give --points");
    return true;
}

/* ---- Feedback -------------------------------------------------------------------------------- */

static bool feedback_text(const PlycutReport *report, const PlycutGrades *grades, size_t from,
                          Output *output, PlycutError *error)
{
    for (size_t i = from; i < grades->count; i++) {
        if (grades->items[i].problem[0] != '\0')
            plycut_out_format(&output->out, "%s\n", grades->items[i].problem);
        else
            plycut_grade_text(&grades->items[i], report, &output->out);
    }
    return output_commit(output, error);
}

static bool feedback_file(const Options *options, const PlycutReport *report, const Input *input,
                          const PlycutGrades *grades, size_t from, const char *path,
                          PlycutError *error)
{
    Output output;
    FeedbackPage page = {.game = input != NULL ? input_game(input) : NULL,
                         .link = options->class.link,
                         .questions = options->class.questions,
                         .error = error};
    if (!output_open(&output, path, OUTPUT_DIRECT, error))
        return false;
    if (!options->check.html)
        return feedback_text(report, grades, from, &output, error);
    (void)feedback_page_write(&page, grades, from, report, &output.out);
    return output_end(&output, error->code == PLYCUT_OK, error);
}

bool class_feedback_write(const Options *options, const PlycutReport *report, const Input *input,
                          const PlycutGrades *grades, size_t from, const AnswerFile *file,
                          PlycutError *error)
{
    const CheckOptions *check = &options->check;
    if (check->feedback_to == NULL || grades->count == from || strcmp(file->path, "-") == 0)
        return true;
    char *path = text_format(error, "%s/%s.feedback.%s", check->feedback_to,
                             file->path + file->below, check->html ? "html" : "txt");
    char *folder = path != NULL ? text_format(error, "%.*s", (int)folder_length(path), path) : NULL;
    const bool written = folder != NULL && directory_make(folder, error) &&
                         feedback_file(options, report, input, grades, from, path, error);
    free(folder);
    free(path);
    return written;
}

char *results_open(Output *output, const char *folder, PlycutError *error)
{
    char *path = text_format(error, "%s/results.json", folder);
    if (path != NULL && directory_make(folder, error) &&
        output_open(output, path, OUTPUT_DIRECT, error))
        return path;
    free(path);
    return NULL;
}

/* Two students may have one name; the platform's number is one student's. */
static bool results_write(const char *under, const PlycutReport *report, const PlycutGrade *grade,
                          PlycutError *error)
{
    Output output;
    char *folder = text_format(error, "%s/%s", under,
                               grade->id != NULL && grade->id[0] != '\0' ? grade->id : grade->name);
    char *path = folder != NULL ? results_open(&output, folder, error) : NULL;
    const bool written =
        path != NULL && output_end(&output,
                                   plycut_gradebook_gradescope(grade, report, &output.out) ||
                                       plycut_no_memory(error),
                                   error);
    free(folder);
    free(path);
    return written;
}

bool gradescope_write(const char *folder, const PlycutReport *report, const PlycutGrades *grades,
                      PlycutError *error)
{
    bool written = true;
    for (size_t i = 0; written && i < grades->count; i++)
        written = !plycut_gradebook_takes(grades, i) ||
                  (grades->items[i].platform == PLYCUT_PLATFORM_NONE &&
                   grades->items[i].problem[0] != '\0') ||
                  results_write(folder, report, &grades->items[i], error);
    return written;
}

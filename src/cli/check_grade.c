/* check_grade.c - plycut check TREE ANSWERS...: students' answers graded, as text, a gradebook or
 * JSON. */
#include "cli/check.h"
#include "cli/say.h"
#include "cli/ask.h"
#include "os/output.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { GRADE_TEXT, GRADE_CSV, GRADE_JSON, GRADE_MOODLE, GRADE_CANVAS, GRADE_GRADESCOPE };

/* A tree, and the grader of answers about it. */
typedef struct Exercise {
    char *name;  /* that answers give it; NULL: the one tree of all answers */
    char *owner; /* the student of a roster whose exercise it is, or NULL */
    Inputs inputs;
    PlycutGrader *grader;
} Exercise;

/* A folder of answers being graded. */
typedef struct Desk {
    const Options *options;
    PlycutReport report; /* that of the options, with the points that the sheet's key states */
    Exercise *exercises;
    size_t exercise_count, exercise_room;
    int format; /* Options.format_word: */
    PlycutGrades grades;
    PlycutOut *out;
    const char *owner; /* the student of a roster whose exercise the last file is about, or NULL */
    PlycutError bad;   /* the last file that cannot be read */
    size_t complaints; /* how many messages were printed, or would have been */
} Desk;

static bool open_grader(Desk *desk, Exercise *exercise, PlycutError *error)
{
    const Options *options = desk->options;
    const Input *input = &exercise->inputs.items[0];
    PlycutTask task = task_given(options, input);
    PlycutReport report = desk->report;
    if (!task_of_sheet(&task, input->name, options->given[OPTION_points] ? NULL : &report, error) ||
        (desk->exercise_count > 0 && !points_agree(&report, &desk->report, input->name, error)) ||
        !plycut_task_from_tree(&task, input_game(input), input->name, error) ||
        (options->check.accept != NULL && !plycut_task_accept(&task, options->check.accept, error)))
        return false;
    desk->report = report;
    for (PlycutFact fact = 0; report.weighted && fact < PLYCUT_FACTS; fact++)
        task.questions |= report.points[fact] > 0 ? 1u << fact : 0u;
    exercise->grader = plycut_grader_open(input_game(input), &task, error);
    if (exercise->grader == NULL) { /* minimax visits the whole tree, which was too large */
        task.options.algorithm = plycut_algorithm_full();
        ask_explain_error(options, input, &task.options, error);
    }
    return exercise->grader != NULL;
}

static void exercise_close(Exercise *exercise)
{
    plycut_grader_close(exercise->grader);
    inputs_free(&exercise->inputs);
    free(exercise->name);
    free(exercise->owner);
}

/* The tree of a spec. name: what answers call it, or NULL. NULL on error. */
static Exercise *exercise_open(Desk *desk, const char *spec, const char *name, PlycutError *error)
{
    char *kept = name != NULL ? strdup(name) : NULL;
    if ((name != NULL && kept == NULL) ||
        !PLYCUT_ROOM(desk->exercises, desk->exercise_room, desk->exercise_count, 1)) {
        free(kept);
        plycut_no_memory(error);
        return NULL;
    }
    Exercise *made = &desk->exercises[desk->exercise_count];
    *made = (Exercise){.name = kept};
    if (name != NULL)
        made->owner = code_owner(desk->options->check.exercises, name, error);
    if (error->code == PLYCUT_OK && answers_tree(&made->inputs, desk->options, spec, error) &&
        open_grader(desk, made, error)) {
        desk->exercise_count++;
        return made;
    }
    exercise_close(made);
    return NULL;
}

/* The exercise of this name in the folder, which students spell in many ways. NULL on error. */
static Exercise *exercise_named(Desk *desk, const char *name, PlycutError *error)
{
    char *path = exercise_file(desk->options->check.exercises, name, error);
    const size_t folder = strlen(desk->options->check.exercises) + 1, ending = strlen(".json");
    char *stem = path != NULL ? text_format(error, "%.*s", (int)(strlen(path) - folder - ending),
                                            path + folder)
                              : NULL;
    Exercise *exercise = NULL;
    for (size_t i = 0; stem != NULL && exercise == NULL && i < desk->exercise_count; i++)
        if (strcmp(desk->exercises[i].name, stem) == 0)
            exercise = &desk->exercises[i];
    if (stem != NULL && exercise == NULL)
        exercise = exercise_open(desk, path, stem, error);
    free(stem);
    free(path);
    return exercise;
}

/* ---- Grading --------------------------------------------------------------------------------- */

/* The exercise that a text is about. NULL on error. */
static Exercise *exercise_of(Desk *desk, const char *text, size_t length, const char *file,
                             PlycutError *error)
{
    char name[PLYCUT_EXERCISE_MAX];
    if (desk->options->check.exercises == NULL)
        return &desk->exercises[0];
    if (!(plycut_is_quiz(text, length) ? plycut_quiz_exercise
                                       : plycut_answers_exercise)(text, length, file, name, error))
        return NULL;
    if (name[0] != '\0')
        return exercise_named(desk, name, error);
    plycut_fail(error, PLYCUT_E_INPUT,
                "names no exercise; expected a line such as 'exercise: NAME'");
    return NULL;
}

/* The answers of a sheet or of a quiz. */
static bool grade_answers(Desk *desk, const Exercise *exercise, const char *text, size_t length,
                          const char *file, PlycutError *error)
{
    if (!plycut_is_quiz(text, length))
        return visits_once(desk->options, error) &&
               (desk->options->check.form ? plycut_read_answers : plycut_grade)(
                   exercise->grader, text, length, file, &desk->grades, error);
    const Input *input = &exercise->inputs.items[0];
    const PlycutTask task = task_given(desk->options, input);
    return plycut_quiz_grade(input_game(input), &task.options, text, length, file, &desk->grades,
                             error);
}

static bool grade_text(Desk *desk, const char *text, size_t length, const char *file,
                       PlycutError *error)
{
    const size_t before = desk->grades.count;
    const Exercise *exercise = exercise_of(desk, text, length, file, error);
    desk->owner = exercise != NULL ? exercise->owner : NULL;
    if (exercise == NULL || !grade_answers(desk, exercise, text, length, file, error))
        return false;
    const char *name = exercise->name != NULL ? exercise->name : exercise->inputs.items[0].name;
    for (size_t i = before; i < desk->grades.count; i++)
        snprintf(desk->grades.items[i].exercise, sizeof desk->grades.items[i].exercise, "%s", name);
    return true;
}

static bool grade_file(Desk *desk, const AnswerFile *file, PlycutError *error)
{
    size_t length;
    FileSource *source =
        answers_can_be_read(file, error) ? file_source_open(file->path, error) : NULL;
    char *text = source != NULL ? answers_text(source, file->found, &length, error) : NULL;
    bool graded = text != NULL && grade_text(desk, text, length, source->name, error);
    if (source != NULL && !graded)
        plycut_error_in_file(error, source->name);
    free(text);
    file_source_close(source);
    return graded;
}

/* Nobody reads more messages than these; the row of each file says what is wrong with it. */
enum { COMPLAINTS_MOST = 500 };

/* The last of the messages is the command's own error; those before it are printed at once. */
static void desk_keep_last(Desk *desk, const PlycutError *error)
{
    if (desk->bad.code != PLYCUT_OK && desk->complaints++ < COMPLAINTS_MOST)
        message_error(&desk->bad);
    desk->bad = *error;
}

/* A file that cannot be read gets a row that says why; the others are still graded. */
static bool pass_over(Desk *desk, const char *path, const PlycutError *bad, PlycutError *error)
{
    if (bad->code != PLYCUT_E_INPUT && bad->code != PLYCUT_E_USAGE) {
        *error = *bad;
        return false;
    }
    desk_keep_last(desk, bad);
    return plycut_grades_add_problem(&desk->grades, path, bad->text, error);
}

/* Who handed a file in: its platform's student, otherwise the one whose exercise it is. A name that is stated in the file stays,
 * and a different one is reported. */
static bool name_grades(Desk *desk, size_t from, const AnswerFile *file, PlycutError *error)
{
    PlycutHandIn who = file->who;
    if (desk->owner != NULL && who.platform == PLYCUT_PLATFORM_NONE) {
        who.name = desk->owner;
        who.name_length = strlen(desk->owner);
    }
    for (size_t i = from; desk->owner != NULL && i < desk->grades.count; i++) {
        const PlycutGrade *grade = &desk->grades.items[i];
        if (!grade->unnamed && strcasecmp(grade->student, desk->owner) != 0)
            message(TALK_NOTE, "%s: %s is the exercise of %s, not of %s", grade->file,
                    grade->exercise, desk->owner, grade->student);
    }
    return plycut_grades_name(&desk->grades, from, &who, error);
}

static bool grade_files(Desk *desk, const AnswerFiles *files, PlycutError *error)
{
    const Options *options = desk->options;
    const bool printed =
        desk->format == GRADE_TEXT && !options->quiet && options->check.compare == NULL;
    bool done = true;
    progress_begin(options->operands[0], options->command->name);
    for (size_t i = 0; done && i < files->count; i++) {
        const AnswerFile *file = &files->items[i];
        PlycutError bad = {0};
        size_t before = desk->grades.count;
        desk->owner = NULL;
        done = (grade_file(desk, file, &bad) || pass_over(desk, file->path, &bad, error)) &&
               name_grades(desk, before, file, error) &&
               class_feedback_write(&options->check, &desk->report, &desk->grades, before, file,
                                    error);
        for (size_t k = before; done && printed && k < desk->grades.count; k++)
            if (desk->grades.items[k].problem[0] == '\0') /* else the message says it */
                (options->check.form ? plycut_form_text : plycut_grade_text)(
                    &desk->grades.items[k], &desk->report, desk->out);
        progress_files(i + 1, files->count);
    }
    progress_end(0);
    return done;
}

/* more: "", or "more " if others have been reported; file: "" if there are several. */
static void tell_unread_count(Desk *desk, size_t count, const char *more, const char *file)
{
    PlycutError error = {0};
    answers_unread(count, more, file, desk->options->check.form, &error);
    desk_keep_last(desk, &error);
}

/* Report the first answers of a submission that could not be parsed, and their reasons; then how many more there are. */
static void tell_unread_of(Desk *desk, const PlycutGrade *grade)
{
    enum { SHOWN = 10 };
    size_t unread = 0;
    for (size_t k = 0; k < grade->count; k++)
        if (grade->marks[k].unread[0] != '\0' && unread++ < SHOWN) {
            PlycutError error = {0};
            plycut_fail(&error, PLYCUT_E_INPUT, "%s", grade->marks[k].unread);
            desk_keep_last(desk, &error);
        }
    if (unread > SHOWN)
        tell_unread_count(desk, unread - SHOWN, "more ", grade->file);
}

/* Report the answers that could not be parsed: how many, if the grades above give the reasons; otherwise each with
 * its reason. */
static void tell_unread(Desk *desk)
{
    const bool explained = desk->format == GRADE_TEXT && !desk->options->quiet;
    for (size_t i = 0; !explained && i < desk->grades.count; i++)
        tell_unread_of(desk, &desk->grades.items[i]);
    if (explained && desk->grades.unread > 0)
        tell_unread_count(desk, desk->grades.unread, "", "");
}

/* If several submissions were graded: how many are all right, how many are empty, and how often each item was answered. */
static bool print_sum(const Desk *desk, PlycutError *error)
{
    const PlycutGrades *grades = &desk->grades;
    PlycutStatistics statistics;
    size_t silent = 0, right = 0;
    for (size_t i = 0; i < grades->count; i++) {
        const PlycutGrade *grade = &grades->items[i];
        silent += grade->count == 0;
        right += grade->count > 0 && grade->right == grade->count &&
                 plycut_grade_unanswered(grade, &desk->report, NULL) == 0;
    }
    if (grades->count <= 1 || desk->options->check.form)
        return true;
    say(desk->out, silent > 0 ? SAY_STUDENTS_RIGHT_SILENT : SAY_STUDENTS_RIGHT,
        TERMS(COUNT(right, right), COUNT(count, grades->count), COUNT(silent, silent),
              COUNT(exercises, desk->options->check.exercises != NULL ? 2 : 1)));
    if (!plycut_statistics(grades, &statistics, error))
        return false;
    plycut_statistics_text(&statistics, desk->out);
    plycut_statistics_free(&statistics);
    return true;
}

/* A file without a name of the platform has no row in its gradebook: its grade would be lost without a word. */
static void tell_without_row(const Desk *desk)
{
    const PlycutPlatform platform = desk->format == GRADE_MOODLE   ? PLYCUT_PLATFORM_MOODLE
                                    : desk->format == GRADE_CANVAS ? PLYCUT_PLATFORM_CANVAS
                                                                   : PLYCUT_PLATFORM_NONE;
    const char *first = NULL;
    size_t count = 0;
    for (size_t i = 0; platform != PLYCUT_PLATFORM_NONE && i < desk->grades.count; i++)
        if (desk->grades.items[i].platform != platform &&
            desk->grades.items[i].problem[0] == '\0') {
            first = count == 0 ? desk->grades.items[i].file : first;
            count++;
        }
    if (count > 0)
        message(TALK_ALWAYS,
                "no row for %zu of %zu submissions, because their files are not named as the "
                "platform names them, such as %s",
                count, desk->grades.count, first);
}

static bool write_grades(const Desk *desk, PlycutError *error)
{
    const Options *options = desk->options;
    const char *input = options->check.exercises != NULL ? options->check.exercises
                                                         : desk->exercises[0].inputs.items[0].name;
    if (desk->grades.count > 0 && desk->format == GRADE_GRADESCOPE)
        return gradescope_write(folder_of(options), &desk->report, &desk->grades, error);
    if ((options->quiet && options->output == NULL) || desk->grades.count == 0)
        return true;
    if (options->check.compare != NULL)
        return grades_compare(options->check.compare, &desk->report, &desk->grades, desk->out,
                              error);
    tell_without_row(desk);
    switch (desk->format) {
    case GRADE_TEXT:
        return print_sum(desk, error);
    case GRADE_JSON:
        return plycut_grades_json(&desk->grades, input, &desk->report, desk->out, error);
    case GRADE_MOODLE:
        return plycut_gradebook_moodle(&desk->grades, &desk->report, desk->out) ||
               plycut_no_memory(error);
    case GRADE_CANVAS:
        return plycut_gradebook_canvas(&desk->grades, &desk->report, input, desk->out);
    default:
        return plycut_grades_csv(&desk->grades, &desk->report, desk->out, error);
    }
}

/* ---- The command ----------------------------------------------------------------------------- */

static bool grade_all(Desk *desk, PlycutError *error)
{
    AnswerFiles files = {0};
    Output output;
    const Options *options = desk->options;
    bool one = options->check.exercises == NULL;
    bool done = answer_files(&files, options, one ? 1 : 0, error) &&
                (!one || exercise_open(desk, options->operands[0], NULL, error) != NULL) &&
                output_open(&output, desk->format == GRADE_GRADESCOPE ? NULL : options->output,
                            OUTPUT_DIRECT, error);
    if (done) {
        desk->out = &output.out;
        bool written = grade_files(desk, &files, error) && write_grades(desk, error);
        desk->out = NULL;
        done = output_end(&output, written, error);
    }
    answer_files_free(&files);
    return done;
}

static bool any_answer(const PlycutGrades *grades)
{
    size_t answers = 0;
    for (size_t i = 0; i < grades->count; i++)
        answers += grades->items[i].count;
    return answers > 0;
}

int check_grade(const Options *options, PlycutError *error)
{
    Desk desk = {
        .options = options, .report = options->class.report, .format = options->format_word};
    bool done =
        (desk.format == GRADE_TEXT || !options->check.form ||
         plycut_fail(error, PLYCUT_E_USAGE,
                     "--form says what can be read, as text; leave out -f %s", options->format)) &&
        grade_all(&desk, error);
    if (done)
        tell_unread(&desk);
    if (desk.complaints > COMPLAINTS_MOST)
        message(TALK_ALWAYS, "%zu more messages are left out", desk.complaints - COMPLAINTS_MOST);
    if (done && desk.bad.code != PLYCUT_OK) {
        *error = desk.bad;
        done = false;
    }
    if (done && !options->check.form &&
        !any_answer(&desk.grades)) /* must not look like right answers */
        done = plycut_fail(error, PLYCUT_E_INPUT, "nothing to check: no question is answered");
    const bool wrong = desk.grades.wrong > 0 && !options->check.form;
    for (size_t i = 0; i < desk.exercise_count; i++)
        exercise_close(&desk.exercises[i]);
    free(desk.exercises);
    plycut_grades_free(&desk.grades);
    return !done ? FAILED : wrong;
}

/* check_grade.c - plycut check TREE ANSWERS...: students' answers graded, as text, a gradebook or
 * JSON. */
#include "cli/check/desk.h"
#include "say/say.h"
#include "os/output.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { GRADE_TEXT, GRADE_CSV, GRADE_JSON, GRADE_MOODLE, GRADE_CANVAS, GRADE_GRADESCOPE };

/* ---- Grading --------------------------------------------------------------------------------- */

/* If a file has a problem, the message says it. */
static void print_grades(const Desk *desk, size_t from)
{
    for (size_t i = from; i < desk->grades.count; i++)
        if (desk->grades.items[i].problem[0] == '\0')
            (desk->options->check.form ? plycut_form_text : plycut_grade_text)(
                &desk->grades.items[i], &desk->report, desk->out);
}

static bool grade_files(Desk *desk, const AnswerFiles *files, PlycutError *error)
{
    HandIns hand_ins;
    const Options *options = desk->options;
    const bool printed = desk->format == GRADE_TEXT && !options->quiet &&
                         options->check.compare == NULL && options->check.worksheet == NULL;
    bool done = hand_ins_make(&hand_ins, files, error);
    size_t read = 0;
    progress_begin(options->operands[0], options->command->name);
    for (size_t i = 0; done && i < hand_ins.count; i++) {
        const size_t before = desk->grades.count;
        done = hand_in_grade(desk, &hand_ins.items[i], error);
        if (done && printed)
            print_grades(desk, before);
        progress_files(read += hand_ins.items[i].count, files->count);
    }
    progress_end(0);
    hand_ins_free(&hand_ins);
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
        silent += grade->count == 0 && grade->problem[0] == '\0';
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

/* Trees that are not equally large have not the same points. */
static void tell_totals(const Desk *desk)
{
    double least = 0, most = 0;
    for (size_t i = 0; i < desk->grades.count; i++) {
        const double of = plycut_grade_most(&desk->grades.items[i], &desk->report);
        if (desk->grades.items[i].problem[0] != '\0' || of <= 0)
            continue;
        least = least <= 0 || of < least ? of : least;
        most = of > most ? of : most;
    }
    if (most > least && !desk->options->check.form)
        message(TALK_NOTE,
                "the exercises have %g to %g points; with --out-of N, each has N in the gradebook",
                least, most);
}

static bool write_grades(const Desk *desk, PlycutError *error)
{
    const Options *options = desk->options;
    const char *input = options->check.exercises != NULL ? options->check.exercises
                                                         : desk->exercises[0].inputs.items[0].name;
    tell_totals(desk);
    if (desk->grades.count > 0 && desk->format == GRADE_GRADESCOPE)
        return gradescope_write(folder_of(options), &desk->report, &desk->grades, error);
    if ((options->quiet && options->output == NULL) || desk->grades.count == 0)
        return true;
    if (options->check.worksheet != NULL)
        return worksheet_fill(options->check.worksheet, options->check.column, &desk->report,
                              &desk->grades, desk->out, error);
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
    desk.report.every = options->verbose;
    bool done =
        (desk.format == GRADE_TEXT || !options->check.form ||
         plycut_fail(error, PLYCUT_E_USAGE,
                     "--form says what can be read, as text; leave out -f %s", options->format)) &&
        (options->check.column == NULL || options->check.worksheet != NULL ||
         plycut_fail(error, PLYCUT_E_USAGE,
                     "--column names a column of --worksheet FILE.csv, which is missing")) &&
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

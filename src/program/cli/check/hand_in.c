/* check_hand_in.c - what a student handed in: one file or several, which are one sheet, under the student's name. */
#include "cli/check/desk.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Reading --------------------------------------------------------------------------------- */

/* A file of a hand-in. */
typedef struct Paper {
    const AnswerFile *file;
    char *name; /* in messages */
    char *text; /* NULL: it cannot be read, and `bad` says why */
    size_t length;
    bool quiz;
    int exercise;
    bool graded; /* with an earlier file */
    bool unread; /* a photo, a PDF or the like */
    PlycutError bad;
} Paper;

static void paper_refuse(Paper *paper)
{
    if (paper->name != NULL)
        plycut_error_in_file(&paper->bad, paper->name);
    free(paper->text);
    paper->text = NULL;
}

static void paper_read(Desk *desk, const AnswerFile *file, Paper *paper)
{
    PlycutError *bad = &paper->bad;
    paper->file = file;
    FileSource *source = answers_can_be_read(file, bad) ? file_source_open(file->path, bad) : NULL;
    paper->name = source != NULL ? text_format(bad, "%s", source->name) : NULL;
    paper->text =
        paper->name != NULL ? answers_text(source, file->found, &paper->length, bad) : NULL;
    if (paper->text != NULL) {
        paper->quiz = plycut_is_quiz(paper->text, paper->length);
        paper->exercise = exercise_of(desk, paper->text, paper->length, paper->name, bad);
    }
    paper->unread = source != NULL && paper->text == NULL && is_handed_in(source);
    if (paper->text == NULL || paper->exercise == EXERCISE_UNKNOWN)
        paper_refuse(paper);
    file_source_close(source);
}

/* One of several files that has no answers must not spoil the sheet. */
static void paper_look(Paper *paper)
{
    char name[PLYCUT_EXERCISE_MAX];
    if (paper->text != NULL && !paper->quiz &&
        !plycut_answers_exercise(paper->text, paper->length, paper->name, name, &paper->bad))
        paper_refuse(paper);
}

/* A photo next to a sheet that can be read is no sheet of its own, but the lecturer is told of it. */
static void papers_pass_over(Paper *papers, size_t count)
{
    bool read = false;
    for (size_t i = 0; i < count; i++)
        read |= papers[i].text != NULL;
    for (size_t i = 0; read && i < count; i++)
        if (papers[i].unread) {
            papers[i].graded = true;
            message(TALK_NOTE, "%s: %s. The student's other files count", papers[i].name,
                    papers[i].bad.text);
        }
}

/* A file that names no exercise belongs to the exercise of the others. */
static void papers_name_exercise(Paper *papers, size_t count)
{
    int named = EXERCISE_UNNAMED;
    for (size_t i = 0; i < count && named < 0; i++)
        if (papers[i].text != NULL && !papers[i].quiz)
            named = papers[i].exercise;
    for (size_t i = 0; i < count; i++) {
        if (papers[i].text == NULL || papers[i].exercise >= 0)
            continue;
        papers[i].exercise = papers[i].quiz ? EXERCISE_UNNAMED : named;
        if (papers[i].exercise >= 0)
            continue;
        plycut_fail(&papers[i].bad, PLYCUT_E_INPUT,
                    "names no exercise; expected a line such as 'exercise: NAME'");
        paper_refuse(&papers[i]);
    }
}

/* ---- Names ----------------------------------------------------------------------------------- */

/* The exercise of somebody else earns nothing until the lecturer has looked at it. */
static bool refuse_exercise_of_other(Desk *desk, PlycutGrade *grade, const char *owner,
                                     const char *student)
{
    PlycutError bad = {0};
    snprintf(grade->problem, sizeof grade->problem, "%s is the exercise of %s, not of %s",
             grade->exercise, owner, student);
    plycut_fail_at(&bad, PLYCUT_E_INPUT, grade->file, 0, 0, NULL, "%s", grade->problem);
    desk->grades.wrong -= grade->right < grade->count;
    for (size_t i = 0; i < grade->count; i++)
        desk->grades.unread -= grade->marks[i].unread[0] != '\0';
    grade->count = grade->right = grade->mistake_count = 0;
    grade->divergence = (PlycutDivergence){.item = "", .at = "", .hint = ""};
    grade->better_text = grade->better_plain = grade->contradiction = "";
    desk_keep_last(desk, &bad);
    return true;
}

/* Is the owner among the students of a hand-in, of whom a platform may name several ("Ann Alder, Bo Li")? */
static bool is_one_of(const char *owner, const char *students)
{
    char name[PLYCUT_EXERCISE_MAX * 4];
    if (is_same_name(owner, students))
        return true;
    for (const char *at = students; *at != '\0'; at += strspn(at, ", ")) {
        const size_t length = strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        if (is_same_name(owner, name))
            return true;
        at += length;
    }
    return false;
}

/* Who handed the grades from `from` on in: the platform's student, otherwise the one whose exercise it is. A name that is
 * stated in the file stays. */
static bool grades_name(Desk *desk, size_t from, const Paper *paper, PlycutError *error)
{
    PlycutHandIn who = paper->file->who;
    const char *owner = paper->text != NULL ? desk->exercises[paper->exercise].owner : NULL;
    const bool known = who.platform != PLYCUT_PLATFORM_NONE;
    if (owner != NULL && !known) {
        who.name = owner;
        who.name_length = strlen(owner);
    }
    if (!plycut_grades_name(&desk->grades, from, &who, error))
        return false;
    for (size_t i = from; owner != NULL && i < desk->grades.count; i++) {
        PlycutGrade *grade = &desk->grades.items[i];
        const bool named = known && (who.platform != PLYCUT_PLATFORM_GRADESCOPE ||
                                     paper->file->submitters != NULL);
        const char *student = named ? grade->name : !grade->unnamed ? grade->student : owner;
        if (grade->problem[0] == '\0' && !is_one_of(owner, student))
            refuse_exercise_of_other(desk, grade, owner, student);
    }
    return true;
}

/* ---- Grading --------------------------------------------------------------------------------- */

void desk_keep_last(Desk *desk, const PlycutError *error)
{
    if (desk->bad.code != PLYCUT_OK && desk->complaints++ < COMPLAINTS_MOST)
        message_error(&desk->bad);
    desk->bad = *error;
}

/* A file that cannot be read gets a row that says why; the others are still graded. */
static bool pass_over(Desk *desk, const Paper *paper, const PlycutError *bad, PlycutError *error)
{
    if (bad->code != PLYCUT_E_INPUT && bad->code != PLYCUT_E_USAGE) {
        *error = *bad;
        return false;
    }
    desk_keep_last(desk, bad);
    return plycut_grades_add_problem(&desk->grades, paper->file->path, bad->text, error);
}

static bool quiz_grade(Desk *desk, const Paper *papers, size_t i, PlycutError *error)
{
    const Paper *paper = &papers[i];
    const Input *input = &desk->exercises[paper->exercise].inputs.items[0];
    const PlycutTask task = task_given(desk->options, input);
    for (size_t k = 0; k < i; k++)
        if (papers[k].quiz && papers[k].exercise == paper->exercise)
            return plycut_fail(error, PLYCUT_E_INPUT,
                               "a second file of answers to the quiz: only %s counts",
                               papers[k].name);
    return plycut_quiz_grade(input_game(input), &task.options, paper->text, paper->length,
                             paper->name, &desk->grades, error);
}

/* The papers about the same exercise as this one, from it on. Returns how many there are. */
static size_t papers_of_sheet(Paper *papers, size_t i, size_t count, PlycutAnswerText *texts)
{
    size_t found = 0;
    for (size_t k = i; k < count; k++)
        if (papers[k].text != NULL && !papers[k].quiz && !papers[k].graded &&
            papers[k].exercise == papers[i].exercise) {
            texts[found++] = (PlycutAnswerText){papers[k].text, papers[k].length, papers[k].name};
            papers[k].graded = true;
        }
    return found;
}

/* Without a platform a file may have the answers of a whole class. */
static bool sheet_grade(Desk *desk, Paper *papers, size_t i, size_t count, PlycutAnswerText *texts,
                        PlycutError *error)
{
    PlycutGrader *grader = desk->exercises[papers[i].exercise].grader;
    const bool class = papers[i].file->who.platform == PLYCUT_PLATFORM_NONE;
    if (class || desk->options->check.form)
        return (desk->options->check.form ? plycut_read_answers : plycut_grade)(
            grader, papers[i].text, papers[i].length, papers[i].name, &desk->grades, error);
    const size_t found = papers_of_sheet(papers, i, count, texts);
    return plycut_grade_sheet(grader, texts, found, &desk->grades, error);
}

/* A paper, and those that are one sheet with it. */
static bool paper_grade(Desk *desk, Paper *papers, size_t i, size_t count, PlycutAnswerText *texts,
                        PlycutError *error)
{
    Paper *paper = &papers[i];
    const size_t before = desk->grades.count;
    PlycutError bad = paper->bad;
    const bool graded =
        paper->text != NULL && (paper->quiz ? quiz_grade(desk, papers, i, &bad)
                                            : sheet_grade(desk, papers, i, count, texts, &bad));
    if (!graded && paper->name != NULL)
        plycut_error_in_file(&bad, paper->name);
    if (!graded && !pass_over(desk, paper, &bad, error))
        return false;
    for (size_t k = before; graded && k < desk->grades.count; k++) {
        const Exercise *exercise = &desk->exercises[paper->exercise];
        PlycutGrade *grade = &desk->grades.items[k];
        snprintf(grade->exercise, sizeof grade->exercise, "%s",
                 exercise->name != NULL ? exercise->name : exercise->inputs.items[0].name);
    }
    return grades_name(desk, before, paper, error) &&
           class_feedback_write(desk->options, &desk->report,
                                graded ? &desk->exercises[paper->exercise].inputs.items[0] : NULL,
                                &desk->grades, before, paper->file, error);
}

bool hand_in_grade(Desk *desk, const HandIn *hand_in, PlycutError *error)
{
    const size_t count = hand_in->count;
    Paper *papers = calloc(count, sizeof *papers);
    PlycutAnswerText *texts = calloc(count, sizeof *texts);
    bool done = (papers != NULL && texts != NULL) || plycut_no_memory(error);
    for (size_t i = 0; done && i < count; i++)
        paper_read(desk, hand_in->files[i], &papers[i]);
    for (size_t i = 0; done && count > 1 && i < count; i++)
        paper_look(&papers[i]);
    if (done)
        papers_pass_over(papers, count);
    if (done)
        papers_name_exercise(papers, count);
    for (size_t i = 0; done && i < count; i++)
        done = papers[i].graded || paper_grade(desk, papers, i, count, texts, error);
    for (size_t i = 0; papers != NULL && i < count; i++) {
        free(papers[i].name);
        free(papers[i].text);
    }
    free(papers);
    free(texts);
    return done;
}

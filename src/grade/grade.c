/* Grading: students' files and the published answers of a tree, each submission under the convention that it claims. */
#include "base/utf8.h"
#include "game/tree.h"
#include "grade/grade.h"

#include <stdlib.h>
#include <string.h>

/* ---- The grader ------------------------------------------------------------------------------ */

void plycut_grader_close(PlycutGrader *grader)
{
    if (grader == NULL)
        return;
    while (grader->subjects != NULL)
        grader->subjects = subject_close(grader->subjects);
    free(grader);
}

static Stated stated_by_task(const PlycutTask *task)
{
    return (Stated){.options = task->options, .root_given = task->root_given, .root = task->root};
}

/* Open the tree right away, so that a tree that is too large is refused before any file is read. */
/* What a table answers, or an order that the search learns, is no cutoff: there is no reason to give for it. */
static bool is_gradable(const PlycutSearchOptions *options, PlycutError *error)
{
    return (options->table == 0 && options->learned == 0 &&
            options->algorithm->gives != PLYCUT_GIVES_TEST) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "answers are graded by a search without a table, in an order that it does "
                       "not learn");
}

PlycutGrader *plycut_grader_open(const PlycutGame *game, const PlycutTask *task, PlycutError *error)
{
    if (!is_gradable(&task->options, error))
        return NULL;
    PlycutGrader *grader = calloc(1, sizeof *grader);
    if (grader == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    *grader = (PlycutGrader){.game = game, .task = *task};
    Stated stated = stated_by_task(task);
    if (grader_subject(grader, &stated, error) != NULL)
        return grader;
    plycut_grader_close(grader);
    return NULL;
}

/* ---- Grades ---------------------------------------------------------------------------------- */

static char *copy_of_part(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

static char *copy_of(const char *text)
{
    return copy_of_part(text, strlen(text));
}

/* Remove the grades from `before` on: a file is graded as a whole or not at all. */
static void take_back(PlycutGrades *grades, size_t before)
{
    for (; grades->count > before; grades->count--) {
        PlycutGrade *grade = &grades->items[grades->count - 1];
        free(grade->file);
        free(grade->student);
        free(grade->name);
        free(grade->id);
        for (size_t i = 0; grade->marks != NULL && i < grade->count; i++)
            free(grade->marks[i].texts);
        free(grade->marks);
    }
}

static PlycutGrade *grade_new(PlycutGrades *grades, const char *file, const char *student)
{
    if (!PLYCUT_ROOM(grades->items, grades->room, grades->count, 1))
        return NULL;
    PlycutGrade *grade = &grades->items[grades->count++];
    *grade = (PlycutGrade){
        .file = copy_of(file), .student = copy_of(student), .unnamed = *student == '\0'};
    return grade->file != NULL && grade->student != NULL ? grade : NULL;
}

bool plycut_grades_add_problem(PlycutGrades *grades, const char *file, const char *problem,
                               PlycutError *error)
{
    size_t before = grades->count;
    PlycutGrade *grade = grade_new(grades, file, "");
    if (grade == NULL) {
        take_back(grades, before);
        return plycut_no_memory(error);
    }
    field_format(grade->problem, sizeof grade->problem, "%s", problem);
    return true;
}

static bool grade_name(PlycutGrade *grade, const PlycutHandIn *who)
{
    free(grade->name);
    free(grade->id);
    grade->platform = who->platform;
    grade->name = copy_of_part(who->name, who->name_length);
    grade->id = copy_of_part(who->id, who->id_length);
    char *student = grade->unnamed ? copy_of_part(who->name, who->name_length) : NULL;
    if (student != NULL) {
        free(grade->student);
        grade->student = student;
    }
    return grade->name != NULL && grade->id != NULL && (student != NULL || !grade->unnamed);
}

bool plycut_grades_name(PlycutGrades *grades, size_t from, const PlycutHandIn *who,
                        PlycutError *error)
{
    for (size_t i = from; i < grades->count; i++)
        if (!grade_name(&grades->items[i], who))
            return plycut_no_memory(error);
    return true;
}

void plycut_grades_free(PlycutGrades *grades)
{
    take_back(grades, 0);
    free(grades->items);
    *grades = (PlycutGrades){0};
}

static void count_grade(PlycutGrades *grades, const PlycutGrade *grade)
{
    grades->wrong += grade->right < grade->count;
    for (size_t i = 0; i < grade->count; i++)
        grades->unread += grade->marks[i].unread[0] != '\0';
}

/* ---- One submission -------------------------------------------------------------------------- */

/* Search, then mark the submission. */
static bool grade_items(const Grading *g, const Stated *stated, uint64_t max_nodes)
{
    PlycutSearchOptions options = stated->options;
    options.max_nodes = max_nodes;
    g->grade->stated = options;
    g->grade->root = g->subject->game.root.player;
    Explained explained;
    const Key *key = subject_key(g->subject, &options, NO_MISTAKE, g->error);
    return key != NULL && grade_mark(g, key, &explained) &&
           (g->published || !plycut_game_has_values(&g->subject->game) ||
            grade_mistake(g, &explained)) &&
           grade_diverge(g, &explained) && grade_better(g, key);
}

/* A submission that contains only claims needs no grade, if it is published or comes before the first student. */
static bool only_claims(const Submissions *s, const Submission *one, const Items *items)
{
    return items->count == 0 && (s->published || (one->leading && s->count > 1));
}

/* If a search under published claims fails, its error has the place of the answers. */
static bool fail_in_place(const Submissions *s, const Submission *one, const PlycutError *error)
{
    bool usage = error->code == PLYCUT_E_USAGE;
    if (!s->published)
        return plycut_fail(s->error, error->code, "%s", error->text);
    return plycut_fail_at(s->error, usage ? PLYCUT_E_INPUT : error->code, s->file, 0, 0, one->path,
                          "%s", error->text);
}

/* The convention that makes most of the answers right: the stated one, or one that is accepted, too. */
static bool choose_accepted(PlycutGrader *grader, Subject *subject, const Items *items,
                            Stated *stated, PlycutError *error)
{
    const PlycutTask *task = &grader->task;
    PlycutSearchOptions best = stated->options;
    size_t most = 0;
    for (size_t i = 0; i <= task->also_count && task->also_count > 0; i++) {
        PlycutSearchOptions options = stated->options;
        if (i > 0)
            options = task->also[i - 1];
        options.max_nodes = task->options.max_nodes;
        const Key *key = subject_key(subject, &options, NO_MISTAKE, error);
        if (key == NULL)
            return false;
        Judging judging = {.facts = &key->facts};
        const size_t right = judge_all(&judging, items);
        if (right > most) {
            most = right;
            best = options;
        }
    }
    stated->options = best;
    return true;
}

/* The questions of the task that this search can be asked. */
static PlycutFactSet questions_of(const PlycutGrader *grader, const Subject *subject,
                                  const Stated *stated)
{
    const PlycutFactSet asked =
        grader->task.questions != 0 ? grader->task.questions : (PlycutFactSet)PLYCUT_FACTS_ASKED;
    PlycutFactSet set = 0;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if ((fact == PLYCUT_FACT_PRUNED_IF) == trace_is_unsearched(&subject->index.tree) &&
            (stated->options.algorithm->windowed || !fact_table[fact].windowed))
            set |= asked & 1u << fact;
    return set;
}

/* grades is NULL if the answers are only to be read. Claims before the first student hold for the students that
 * follow. */
static bool grade_submission(PlycutGrader *grader, Submissions *s, const Submission *one,
                             Stated *stated, PlycutGrades *grades)
{
    Items items = {0};
    Stated own = *stated;
    PlycutError error = {0};
    if (!submission_claims(s, one, &grader->task, &own))
        return false;
    Subject *subject = grader_subject(grader, &own, &error);
    if (subject == NULL)
        return fail_in_place(s, one, &error);
    PlycutFactSet fixed = s->published ? 0 : PLYCUT_READINGS_ASKED & ~grader->task.readings;
    if (!items_read(&items, s, one, &subject->index, fixed, questions_of(grader, subject, &own)))
        return false;
    if (one->leading)
        *stated = own;
    if (grades == NULL || only_claims(s, one, &items))
        return true;
    if (!choose_accepted(grader, subject, &items, &own, &error))
        return fail_in_place(s, one, &error);
    PlycutGrade *grade = grade_new(grades, s->file, one->student);
    if (grade == NULL)
        return plycut_no_memory(s->error);
    field_format(grade->convention, sizeof grade->convention, "%s", one->convention);
    field_format(grade->said, sizeof grade->said, "%s", own.said != NULL ? own.said : "");
    field_format(grade->ignored, sizeof grade->ignored, "%s",
                 own.ignored != NULL ? own.ignored : "");
    const SentenceId writer = s->published              ? SENTENCE_WRITER_PUBLISHED
                              : grader->task.of_program ? SENTENCE_WRITER_PROGRAM
                                                        : SENTENCE_WRITER_STUDENT;
    Grading g = {subject, &items, s->published, writer, grade, &error};
    if (!grade_items(&g, &own, grader->task.options.max_nodes))
        return fail_in_place(s, one, &error);
    count_grade(grades, grade);
    return true;
}

/* Takes ownership of the submissions. */
static bool submissions_grade(PlycutGrader *grader, Submissions *s, PlycutGrades *grades)
{
    Stated stated = stated_by_task(&grader->task);
    PlycutGrades before = grades != NULL ? *grades : (PlycutGrades){0};
    bool graded = true;
    for (size_t i = 0; graded && i < s->count; i++)
        graded = grade_submission(grader, s, &s->items[i], &stated, grades);
    submissions_free(s);
    if (!graded && grades != NULL) {
        take_back(grades, before.count);
        grades->wrong = before.wrong;
        grades->unread = before.unread;
    }
    return graded;
}

/* ---- Files of students ----------------------------------------------------------------------- */

bool plycut_grade(PlycutGrader *grader, const char *text, size_t length, const char *file,
                  PlycutGrades *grades, PlycutError *error)
{
    Submissions s = {0};
    if (submissions_read(&s, text, length, file, error))
        return submissions_grade(grader, &s, grades);
    submissions_free(&s);
    return false;
}

/* ---- Published answers ----------------------------------------------------------------------- */

static bool grade_published(PlycutGrader *grader, const char *file, PlycutGrades *grades,
                            PlycutError *error)
{
    Submissions s = {0};
    if (submissions_read_published(&s, tree_answers(grader->game), file, error))
        return submissions_grade(grader, &s, grades);
    submissions_free(&s);
    return false;
}

/* Open no tree before it is known what the answers claim about it. */
bool plycut_grade_published(const PlycutGame *game, const char *file, uint64_t max_nodes,
                            PlycutGrades *grades, PlycutError *error)
{
    PlycutGrader *grader = tree_answers(game) != NULL ? calloc(1, sizeof *grader) : NULL;
    if (grader == NULL)
        return tree_answers(game) == NULL || plycut_no_memory(error);
    *grader = (PlycutGrader){.game = game,
                             .task.options = plycut_search_defaults(plycut_algorithm_default())};
    grader->task.options.max_nodes = max_nodes;
    bool done = grade_published(grader, file, grades, error);
    plycut_grader_close(grader);
    return done;
}

bool plycut_published_valid(const PlycutGame *game, const char *file, PlycutError *error)
{
    return plycut_grade_published(game, file, 0, NULL, error);
}

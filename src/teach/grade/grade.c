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

static Stated stated_by_task(const PlycutGrader *grader)
{
    const PlycutTask *task = &grader->task;
    return (Stated){.options = task->options,
                    .root_given = task->root_given,
                    .root = task->root_given ? task->root : grader->game->root.player,
                    .limits = task->limits_given ? task->limits : plycut_game_limits(grader->game)};
}

/* What a table answers, or an order that the search learns, is no cutoff: there is no reason to give for it. MTD(f) cannot do
 * without its table. */
static bool is_gradable(const PlycutSearchOptions *options, PlycutError *error)
{
    return ((options->table == 0 || plycut_search_tests(options)) && options->learned == 0) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "answers are graded by a search without a table and without learned orders");
}

/* Open the tree right away, so that a tree that is too large is refused before any file is read. */
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
    Stated stated = stated_by_task(grader);
    if (grader_subject(grader, &stated, error) != NULL)
        return grader;
    plycut_grader_close(grader);
    return NULL;
}

/* ---- One submission -------------------------------------------------------------------------- */

/* The key of the exercise's own convention, in the tree that the answers are about: a depth that was accepted makes another
 * tree. */
static const Key *exercise_key(const Grading *g, const Key *stated)
{
    if (g->exercise == NULL)
        return stated;
    PlycutSearchOptions options = *g->exercise;
    options.depth = g->subject->depth;
    return subject_key(g->subject, &options, NO_MISTAKE, g->error);
}

/* "Node F is pruned", "A: alpha = 3": what names only some of what is pruned, or of the updates, one by one, is no list of all, and not wrong. */
static void remarks_settle(const Grading *g, const Key *key)
{
    for (size_t i = 0; i < g->items->count; i++) {
        Item *item = &g->items->items[i];
        Hits hits = {0};
        const PlycutFact fact = item->answer.fact;
        const bool pruned = fact == PLYCUT_FACT_PRUNED;
        if (!item->singles || item->unread != NULL || (!pruned && fact != PLYCUT_FACT_UPDATES))
            continue;
        const Answer found = fact_derive(&key->facts, fact, PLYCUT_NO_NODE, 0);
        fact_table[fact].shape->hits(&key->facts, &item->answer, &found, &hits);
        if (hits.wrong > 0 || hits.right == 0 || hits.right >= hits.of)
            continue;
        item->unread =
            pruned ? "only some of what is pruned is named; write 'pruned: ...' with all of it"
                   : "only some updates are named; write 'updates: ...' with all of them";
    }
}

/* Search, then mark the submission. */
static bool grade_items(const Grading *g, const Stated *stated, uint64_t max_nodes)
{
    PlycutSearchOptions options = stated->options;
    options.max_nodes = max_nodes;
    g->grade->stated = options;
    g->grade->root = g->subject->game.root.player;
    g->grade->limits = plycut_game_limits(&g->subject->game);
    Explained explained;
    const Key *key = is_gradable(&options, g->error)
                         ? subject_key(g->subject, &options, NO_MISTAKE, g->error)
                         : NULL;
    const Key *own = key != NULL ? exercise_key(g, key) : NULL;
    if (key != NULL && g->exercise != NULL)
        remarks_settle(g, key);
    return own != NULL && grade_mark(g, key, own, &explained) &&
           (g->published || trace_is_unsearched(&g->subject->index.tree) ||
            grade_mistake(g, &explained)) &&
           grade_follow(g, &explained) && grade_contradict(g, &explained.stated) &&
           grade_diverge(g, &explained) && grade_better(g, &explained) &&
           grade_readings(g, &explained.stated);
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
        if (i > 0 && !key_is_possible(&subject->game, &subject->index, &options))
            continue;
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

PlycutFactSet questions_of(const PlycutGrader *grader, const Subject *subject, const Stated *stated)
{
    const PlycutFactSet asked = plycut_facts_asked(grader->task.questions);
    PlycutFactSet set = 0;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if (fact_fits_search(fact, &subject->index.tree, stated->options.algorithm))
            set |= asked & 1u << fact;
    return set;
}

/* Search, and add the grade of the items. */
static bool submission_grade(PlycutGrader *grader, Subject *subject, Submissions *s,
                             const Submission *one, const Items *items, Stated *own,
                             PlycutGrades *grades)
{
    PlycutError error = {0};
    if (!choose_accepted(grader, subject, items, own, &error))
        return fail_in_place(s, one, &error);
    PlycutGrade *grade = plycut_grades_add(grades, s->file, one->student, items->count, s->error);
    if (grade == NULL)
        return false;
    field_format(grade->convention, sizeof grade->convention, "%s", one->convention);
    const TextId writer = s->published              ? SENTENCE_WRITER_PUBLISHED
                          : grader->task.of_program ? SENTENCE_WRITER_PROGRAM
                                                    : SENTENCE_WRITER_STUDENT;
    const PlycutSearchOptions *exercise = s->published ? NULL : &grader->task.options;
    Grading g = {subject,       items,  s->published, writer, exercise,
                 &grader->task, grades, grade,        &error};
    return grade_items(&g, own, grader->task.options.max_nodes) || fail_in_place(s, one, &error);
}

/* Claims before the first student hold for the students that follow. */
static bool submission_use(PlycutGrader *grader, Submissions *s, const Submission *one,
                           Stated *stated, SubmissionUse *use, PlycutGrades *grades)
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
    if (!items_read(&items, s, one, &subject->index, fixed, questions_of(grader, subject, &own),
                    algorithm_visits_again(own.options.algorithm)))
        return false;
    if (one->leading)
        *stated = own;
    const bool only_claims = items.count == 0 && (s->published || (one->leading && s->count > 1));
    if (use == NULL || only_claims)
        return true;
    if (!use(grader, subject, s, one, &items, &own, grades))
        return false;
    PlycutGrade *grade = &grades->items[grades->count - 1];
    field_format(grade->said, sizeof grade->said, "%s", own.said != NULL ? own.said : "");
    field_format(grade->ignored, sizeof grade->ignored, "%s",
                 own.ignored != NULL ? own.ignored : "");
    grade->unstated = own.unstated;
    grades->wrong += grade->right < grade->count;
    for (size_t i = 0; i < grade->count; i++)
        grades->unread += grade->marks[i].unread[0] != '\0';
    return true;
}

bool submissions_use(PlycutGrader *grader, Submissions *s, bool read, SubmissionUse *use,
                     PlycutGrades *grades)
{
    Stated stated = stated_by_task(grader);
    PlycutGrades before = grades != NULL ? *grades : (PlycutGrades){0};
    bool used = read;
    for (size_t i = 0; used && i < s->count; i++)
        used = submission_use(grader, s, &s->items[i], &stated, use, grades);
    submissions_free(s);
    if (!used && grades != NULL) { /* a file is graded as a whole or not at all */
        grades->count = before.count;
        grades->wrong = before.wrong;
        grades->unread = before.unread;
    }
    return used;
}

/* ---- Files of students ----------------------------------------------------------------------- */

bool plycut_grade(PlycutGrader *grader, const char *text, size_t length, const char *file,
                  PlycutGrades *grades, PlycutError *error)
{
    Submissions s;
    const bool read = submissions_read(&s, text, length, file, error);
    return submissions_use(grader, &s, read, submission_grade, grades);
}

bool plycut_grade_sheet(PlycutGrader *grader, const PlycutAnswerText *texts, size_t count,
                        PlycutGrades *grades, PlycutError *error)
{
    Submissions *parts = calloc(count, sizeof *parts), s = {0};
    bool read = parts != NULL || plycut_no_memory(error);
    for (size_t i = 0; read && i < count; i++)
        read = submissions_read(&parts[i], texts[i].text, texts[i].length, texts[i].file, error);
    read = read && submissions_join(&s, parts, count, error);
    const bool graded = submissions_use(grader, &s, read, submission_grade, grades);
    for (size_t i = 0; parts != NULL && i < count; i++)
        submissions_free(&parts[i]);
    free(parts);
    return graded;
}

/* ---- Published answers ----------------------------------------------------------------------- */

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
    Submissions s;
    bool done = submissions_read_published(&s, tree_answers(game), file, error);
    done = submissions_use(grader, &s, done, grades != NULL ? submission_grade : NULL, grades);
    plycut_grader_close(grader);
    return done;
}

bool plycut_published_valid(const PlycutGame *game, const char *file, PlycutError *error)
{
    return plycut_grade_published(game, file, 0, NULL, error);
}

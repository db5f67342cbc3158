/* Files of answers to a quiz ("format": "plycut-quiz"): each try is judged again, and the marks make a grade. */
#include "quiz/quiz.h"
#include "quiz/quiz_file.h"

#include "base/utf8.h"

#include <string.h>

bool plycut_is_quiz(const char *text, size_t length)
{
    return json_is_format(text, length, "\"plycut-quiz\"");
}

/* A file being graded. */
typedef struct QuizFile {
    const QuizAnswers *answers;
    const char *name;
    const PlycutQuiz *quiz;
    PlycutGrades *grades;
    PlycutGrade *grade; /* the last of them */
    Habits habits;
    PlycutError *error;
} QuizFile;

static bool refuse_member(const QuizFile *file, const char *path, const char *what)
{
    return plycut_fail_at(file->error, PLYCUT_E_INPUT, file->name, 0, 0, path, "%s", what);
}

/* ---- One answer ------------------------------------------------------------------------------ */

/* The text of a try. */
static const char *try_text(const QuizAnswer *answer, size_t i)
{
    return *JSON_ITEM_OF(char *, answer->tries, i);
}

/* How a right answer came about. */
static const char *help_text(const QuizAnswer *answer, int used)
{
    static const char *const TEXTS[PLYCUT_QUIZ_TRIES][PLYCUT_QUIZ_HINTS + 1] = {
        {NULL, "after a hint", "after two hints"},
        {"at the second try", "at the second try, after a hint",
         "at the second try, after two hints"}};
    return TEXTS[used - 1][answer->hints];
}

enum { UNREAD_SIZE = 512 };

/* The first right try, counted from 1; 0: none is. -1: no memory. `unread`: why the last one that was not understood was
 * not. */
static int try_right(const QuizFile *file, size_t i, const QuizAnswer *answer,
                     char unread[UNREAD_SIZE])
{
    for (size_t t = 0; t < answer->tries.count; t++) {
        PlycutVerdict verdict;
        if (!plycut_quiz_judge(file->quiz, i, try_text(answer, t), &verdict, file->error))
            return -1;
        const bool right = verdict.right;
        if (!verdict.understood)
            field_format(unread, UNREAD_SIZE, "%s", verdict.part.bytes);
        plycut_verdict_free(&verdict);
        if (right)
            return (int)t + 1;
    }
    return 0;
}

static bool answer_mark(const QuizFile *file, size_t i, const QuizAnswer *answer, PlycutMark *mark)
{
    static const PlycutFact FACTS[PLYCUT_QUIZ_KINDS] = {
#define QUIZ(id, name, windowed, fact, summary) PLYCUT_FACT_##fact,
#include <plycut/quiz.def>
    };
    const PlycutQuestion *q = plycut_quiz_question(file->quiz, i);
    PlycutText found = {0};
    char item[64], unread[UNREAD_SIZE] = "";
    *mark = (PlycutMark){
        .quiz = true, .known = true, .fact = FACTS[q->kind], .node = (uint32_t)i, .worth = 1};
    const int used = try_right(file, i, answer, unread);
    const size_t tries = answer->tries.count;
    const char *given = tries > 0 ? try_text(answer, used > 0 ? (size_t)used - 1 : tries - 1) : "-";
    field_format(item, sizeof item, "%s %zu", plycut_quiz_kind_text(q->kind), i + 1);
    plycut_quiz_say(file->quiz, i, PLYCUT_QUIZ_ANSWER, &found);
    mark->right = used > 0;
    mark->reading = used > 0 ? help_text(answer, used) : NULL;
    mark->share = used > 0 ? plycut_quiz_points(answer->hints, used) : 0;
    const bool made = used >= 0 && (!found.failed || plycut_no_memory(file->error)) &&
                      plycut_mark_keep(file->grades, mark, item, given,
                                       found.bytes != NULL ? found.bytes : "", unread, file->error);
    plycut_text_free(&found);
    return made;
}

/* ---- All answers ----------------------------------------------------------------------------- */

/* The grade of the student whom the file names. Questions that are not answered are marked wrong. */
static bool answers_mark(QuizFile *file)
{
    static const QuizAnswer NONE = {.hints = 0};
    const char *student = file->answers->student;
    const JsonList *answers = &file->answers->answers;
    const size_t count = plycut_quiz_count(file->quiz);
    if (answers->count > count)
        return refuse_member(file, "$.answers", "there are more answers than questions");
    PlycutGrade *grade = plycut_grades_add(file->grades, file->name, student != NULL ? student : "",
                                           count, file->error);
    file->grade = grade;
    if (grade == NULL)
        return false;
    for (size_t i = 0; i < count; i++) {
        const QuizAnswer *answer =
            i < answers->count ? JSON_ITEM_OF(QuizAnswer, *answers, i) : &NONE;
        PlycutMark *mark = &grade->marks[i];
        if (!answer_mark(file, i, answer, mark))
            return false;
        if (answer->tries.count > 0 &&
            !habits_note(&file->habits, file->quiz, i, try_text(answer, 0)))
            return plycut_no_memory(file->error);
        grade->count++;
        grade->right += mark->right;
        grade->asked[mark->fact]++;
    }
    habits_name(&file->habits, grade);
    return true;
}

/* The rules of the exercise are the grader's: a file about another search is refused. */
static bool search_agrees(const QuizFile *file, const PlycutGame *game,
                          const PlycutSearchOptions *stated)
{
    PlycutText own = {0};
    const char *theirs = file->answers->search;
    quiz_search_add(&(const Searched){stated, game->root.player, plycut_game_limits(game),
                                      plycut_game_valuation(game)},
                    &own);
    bool agrees = !own.failed && strcmp(theirs, own.bytes) == 0;
    if (own.failed)
        plycut_no_memory(file->error);
    else if (!agrees)
        plycut_fail_at(file->error, PLYCUT_E_INPUT, file->name, 0, 0, "$.search",
                       "the answers are about %s, but the exercise is %s", theirs, own.bytes);
    plycut_text_free(&own);
    return agrees;
}

static bool search_and_mark(QuizFile *file, const PlycutGame *game,
                            const PlycutSearchOptions *stated)
{
    PlycutTrace trace = {0};
    PlycutQuizKindSet kinds = 0;
    PlycutError unknown = {0};
    if (!plycut_quiz_kinds_parse(file->answers->kinds, &kinds, &unknown))
        return refuse_member(file, "$.kinds", unknown.text);
    if (!plycut_trace_record(game, stated, &trace, file->error))
        return false;
    PlycutQuiz *quiz = plycut_quiz_open(game, &trace, kinds, file->error);
    file->quiz = quiz;
    const bool marked = quiz != NULL && answers_mark(file);
    plycut_quiz_close(quiz);
    plycut_trace_free(&trace);
    return marked;
}

bool plycut_quiz_exercise(const char *text, size_t length, const char *file,
                          char id[PLYCUT_EXERCISE_MAX], PlycutError *error)
{
    QuizAnswers answers;
    const JsonText json = {.text = text, .length = length, .file = file};
    cJSON *root = json_format_read(&QUIZ_FORMAT, &json, &answers, error);
    if (root != NULL)
        strcpy(id, answers.exercise != NULL ? answers.exercise : "");
    json_free(root);
    return root != NULL;
}

bool plycut_quiz_grade(const PlycutGame *game, const PlycutSearchOptions *stated, const char *text,
                       size_t length, const char *file, PlycutGrades *grades, PlycutError *error)
{
    const size_t before = grades->count;
    QuizAnswers answers;
    const JsonText json = {.text = text, .length = length, .file = file};
    cJSON *root = json_format_read(&QUIZ_FORMAT, &json, &answers, error);
    QuizFile read = {.answers = &answers, .name = file, .grades = grades, .error = error};
    const bool graded =
        root != NULL && search_agrees(&read, game, stated) && search_and_mark(&read, game, stated);
    if (graded) {
        read.grade->stated = *stated;
        read.grade->root = game->root.player;
        read.grade->limits = plycut_game_limits(game);
        grades->wrong += read.grade->right < read.grade->count;
    } else {
        json_place(error, text, length);
        grades->count = before;
    }
    json_free(root);
    return graded;
}

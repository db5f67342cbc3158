/* Files of answers to a quiz ("format": "plycut-quiz"): each try is judged again, and the marks make a grade. */
#include "quiz/quiz.h"

#include "base/utf8.h"
#include "base/json_read.h"

#include <stdlib.h>
#include <string.h>

static const char FORMAT[] = "plycut-quiz";

bool plycut_is_quiz(const char *text, size_t length)
{
    return json_is_format(text, length, "\"plycut-quiz\"");
}

/* A file being graded. */
typedef struct QuizFile {
    const cJSON *root;
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

/* The text of a member; `without` if the member is missing. NULL: it is not a text. */
static const char *member_text(const cJSON *object, const char *key, const char *without)
{
    const cJSON *member = json_get(object, key);
    return member == NULL ? without : cJSON_IsString(member) ? member->valuestring : NULL;
}

/* ---- One answer ------------------------------------------------------------------------------ */

/* What the file says about a question. */
typedef struct Tries {
    const char *text[PLYCUT_QUIZ_TRIES];
    int count, hints;
} Tries;

/* A whole number of hints, no more than there are. */
static bool is_hints(const cJSON *item)
{
    return cJSON_IsNumber(item) && item->valuedouble >= 0 &&
           item->valuedouble <= PLYCUT_QUIZ_HINTS && item->valuedouble == (int)item->valuedouble;
}

static bool tries_read(const QuizFile *file, size_t i, const cJSON *answer, Tries *tries)
{
    char path[64];
    const cJSON *list = json_get(answer, "tries"), *hints = json_get(answer, "hints");
    *tries = (Tries){.count = 0};
    field_format(path, sizeof path, "$.answers[%zu]", i);
    if (cJSON_IsNull(answer))
        return true;
    if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) > PLYCUT_QUIZ_TRIES)
        return refuse_member(file, path, "expected \"tries\", a list of at most two texts");
    for (const cJSON *item = list->child; item != NULL; item = item->next) {
        if (!cJSON_IsString(item))
            return refuse_member(file, path, "expected \"tries\", a list of at most two texts");
        tries->text[tries->count++] = item->valuestring;
    }
    if (hints != NULL && !is_hints(hints))
        return refuse_member(file, path, "expected \"hints\", how many were taken: 0, 1 or 2");
    tries->hints = hints != NULL ? (int)hints->valuedouble : 0;
    return true;
}

/* How a right answer came about. */
static const char *help_text(const Tries *tries, int used)
{
    static const char *const TEXTS[PLYCUT_QUIZ_TRIES][PLYCUT_QUIZ_HINTS + 1] = {
        {NULL, "after a hint", "after two hints"},
        {"at the second try", "at the second try, after a hint",
         "at the second try, after two hints"}};
    return TEXTS[used - 1][tries->hints];
}

enum { UNREAD_SIZE = 512 };

/* The first right try, counted from 1; 0: none is. -1: no memory. `unread`: why the last one that was not understood was
 * not. */
static int try_right(const QuizFile *file, size_t i, const Tries *tries, char unread[UNREAD_SIZE])
{
    for (int t = 0; t < tries->count; t++) {
        PlycutVerdict verdict;
        if (!plycut_quiz_judge(file->quiz, i, tries->text[t], &verdict, file->error))
            return -1;
        const bool right = verdict.right;
        if (!verdict.understood)
            field_format(unread, UNREAD_SIZE, "%s", verdict.part.bytes);
        plycut_verdict_free(&verdict);
        if (right)
            return t + 1;
    }
    return 0;
}

static bool answer_mark(const QuizFile *file, size_t i, const Tries *tries, PlycutMark *mark)
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
    const int used = try_right(file, i, tries, unread);
    const char *given =
        tries->count > 0 ? tries->text[used > 0 ? used - 1 : tries->count - 1] : "-";
    field_format(item, sizeof item, "%s %zu", plycut_quiz_kind_text(q->kind), i + 1);
    plycut_quiz_say(file->quiz, i, PLYCUT_QUIZ_ANSWER, &found);
    mark->right = used > 0;
    mark->reading = used > 0 ? help_text(tries, used) : NULL;
    mark->share = used > 0 ? plycut_quiz_points(tries->hints, used) : 0;
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
    const char *student = member_text(file->root, "student", "");
    const size_t count = plycut_quiz_count(file->quiz);
    const cJSON *list = json_get(file->root, "answers");
    if (!cJSON_IsArray(list) || (size_t)cJSON_GetArraySize(list) > count)
        return refuse_member(file, "$.answers", "expected a list with an answer for each question");
    if (student == NULL)
        return refuse_member(file, "$.student", "expected a text");
    const cJSON *answer = list->child;
    PlycutGrade *grade = plycut_grades_add(file->grades, file->name, student, count, file->error);
    file->grade = grade;
    if (grade == NULL)
        return false;
    for (size_t i = 0; i < count; i++, answer = answer != NULL ? answer->next : NULL) {
        Tries tries = {.count = 0};
        PlycutMark *mark = &grade->marks[i];
        if ((answer != NULL && !tries_read(file, i, answer, &tries)) ||
            !answer_mark(file, i, &tries, mark))
            return false;
        if (tries.count > 0)
            habits_note(&file->habits, file->quiz, i, tries.text[0]);
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
    const char *theirs = member_text(file->root, "search", NULL);
    quiz_search_add(&(const Searched){stated, game->root.player, plycut_game_limits(game),
                                      plycut_game_valuation(game)},
                    &own);
    bool agrees = theirs != NULL && !own.failed && strcmp(theirs, own.bytes) == 0;
    if (own.failed)
        plycut_no_memory(file->error);
    else if (theirs == NULL)
        refuse_member(file, "$.search", "expected a text, how the tree was searched");
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
    const char *words = member_text(file->root, "kinds", NULL);
    if (words == NULL)
        return refuse_member(file, "$.kinds", "expected a text such as \"leaf,cutoff\"");
    if (!plycut_quiz_kinds_parse(words, &kinds, file->error) ||
        !plycut_trace_record(game, stated, &trace, file->error))
        return false;
    PlycutQuiz *quiz = plycut_quiz_open(game, &trace, kinds, file->error);
    file->quiz = quiz;
    const bool marked = quiz != NULL && answers_mark(file);
    plycut_quiz_close(quiz);
    plycut_trace_free(&trace);
    return marked;
}

static bool file_mark(QuizFile *file, const PlycutGame *game, const PlycutSearchOptions *stated)
{
    const char *format = member_text(file->root, "format", "");
    if (format == NULL || strcmp(format, FORMAT) != 0)
        return refuse_member(file, "$.format", "expected \"plycut-quiz\"");
    return search_agrees(file, game, stated) && search_and_mark(file, game, stated);
}

bool plycut_quiz_exercise(const char *text, size_t length, const char *file,
                          char id[PLYCUT_EXERCISE_MAX], PlycutError *error)
{
    cJSON *root = json_read(&(JsonText){.text = text, .length = length, .file = file}, error);
    const QuizFile read = {.root = root, .name = file, .error = error};
    const char *name = member_text(root, "exercise", "");
    const bool found =
        root != NULL && ((name != NULL && strlen(name) < PLYCUT_EXERCISE_MAX) ||
                         refuse_member(&read, "$.exercise", "expected a short text"));
    if (found)
        strcpy(id, name);
    json_free(root);
    return found;
}

bool plycut_quiz_grade(const PlycutGame *game, const PlycutSearchOptions *stated, const char *text,
                       size_t length, const char *file, PlycutGrades *grades, PlycutError *error)
{
    const size_t before = grades->count;
    cJSON *root = json_read(&(JsonText){.text = text, .length = length, .file = file}, error);
    QuizFile read = {.root = root, .name = file, .grades = grades, .error = error};
    const bool graded = root != NULL && file_mark(&read, game, stated);
    if (graded) {
        read.grade->stated = *stated;
        read.grade->root = game->root.player;
        read.grade->limits = plycut_game_limits(game);
        grades->wrong += read.grade->right < read.grade->count;
    } else {
        grades->count = before;
    }
    json_free(root);
    return graded;
}

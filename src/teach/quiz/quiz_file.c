/* quiz_file.c - the members of a "plycut-quiz", and how it is written. */
#include "quiz/quiz_file.h"
#include "quiz/quiz.h"

static const JsonRow TRY = JSON_ITEM(char *, JSON_TEXT, .says = "an answer as it was typed");

static const JsonRow ANSWER_ROWS[] = {
    {JSON_AT(QuizAnswer, tries), .kind = JSON_LIST, .item = &TRY, .most = PLYCUT_QUIZ_TRIES,
     .need = JSON_REQUIRED, .says = "the texts as they were typed; none if the answer was shown"},
    {JSON_AT(QuizAnswer, hints), .kind = JSON_WHOLE, .most = PLYCUT_QUIZ_HINTS,
     .says = "how many hints were taken (default: 0)"},
};

static const JsonShape ANSWER = {JSON_SHAPE(QuizAnswer, ANSWER_ROWS, "what was answered")};
static const JsonRow ANSWER_ITEM =
    JSON_ITEM(QuizAnswer, JSON_OBJECT, .shape = &ANSWER, .nullable = true,
              .says = "an answer; null: the question was not answered");

static const JsonRow ROWS[] = {
    JSON_FORMAT_ROW("plycut-quiz"),
    JSON_VERSION_ROW(1, JSON_OPTIONAL),
    {JSON_AT(QuizAnswers, search), .kind = JSON_TEXT, .need = JSON_REQUIRED,
     .says =
         "how the tree was searched, as in `plycut-questions`; a file about another search than "
         "that of the exercise is refused"},
    {JSON_AT(QuizAnswers, kinds), .kind = JSON_TEXT, .need = JSON_REQUIRED,
     .says = "the kinds that were asked, such as `leaf,cutoff`, or `all`"},
    {JSON_AT(QuizAnswers, exercise), .kind = JSON_TEXT, .most = PLYCUT_EXERCISE_MAX - 1,
     .says = "the name of the exercise"},
    {JSON_AT(QuizAnswers, student), .kind = JSON_TEXT, .says = "the student's name"},
    {JSON_AT(QuizAnswers, answers), .kind = JSON_LIST, .item = &ANSWER_ITEM, .need = JSON_REQUIRED,
     .says = "the answer to each question, in order; missing ones count as wrong"},
};

static const JsonShape ANSWERS = {
    JSON_SHAPE(QuizAnswers, ROWS, "a student's answers to the questions of plycut quiz")};

const JsonFormat QUIZ_FORMAT = {
    .title = "plycut-quiz, version 1", .author = JSON_PEOPLE, .shape = &ANSWERS};

bool plycut_quiz_file_begin(const PlycutQuiz *quiz, const char *kinds, PlycutJson *json,
                            PlycutOut *out)
{
    PlycutText search = {0};
    plycut_quiz_search(quiz, &search);
    json_document_begin(&ANSWERS, &(QuizAnswers){.search = search.bytes, .kinds = kinds}, json,
                        out);
    const bool whole = !search.failed;
    plycut_text_free(&search);
    return whole;
}

void plycut_quiz_file_answer(PlycutJson *json, const char *const *tries, size_t count, int hints)
{
    plycut_json_row(json);
    json_object_write(&ANSWER, &(QuizAnswer){.tries = {tries, count}, .hints = hints}, json);
    plycut_json_close(json);
}

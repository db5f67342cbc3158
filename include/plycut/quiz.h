/* quiz.h - a search asked step by step: what happens next? The questions of a search, hints, and the verdict on one
 * answer to one question. What is said about a question mentions nothing that happens after it. */
#ifndef PLYCUT_QUIZ_H
#define PLYCUT_QUIZ_H

#include <plycut/grade.h>

PLYCUT_BEGIN_C

typedef enum PlycutQuizKind {
#define QUIZ(id, ...) PLYCUT_QUIZ_##id,
#include <plycut/quiz.def>
    PLYCUT_QUIZ_KINDS
} PlycutQuizKind;

/* A set of kinds: bits 1 << PLYCUT_QUIZ_...; 0: all of them. */
typedef unsigned PlycutQuizKindSet;

const char *plycut_quiz_kind_text(PlycutQuizKind kind);
/* "leaf,cutoff", or "all". On error, *kinds is unchanged. */
bool plycut_quiz_kinds_parse(const char *text, PlycutQuizKindSet *kinds, PlycutError *error);

/* A question. Events are indexes of the trace's. */
typedef struct PlycutQuestion {
    PlycutQuizKind kind;
    size_t asked; /* how many events have happened when it is asked */
    /* the event that answers it: once it is answered, the search may be shown up to this one */
    size_t event;
    /* what it is about; leaf: the open node where the search goes on (or the root, at the start) */
    uint32_t node;
    double alpha, beta; /* the node's window when it is asked */
    double best;        /* of what its children have returned by then; NaN: none has */
    uint32_t tried;     /* how many of its children have been searched in this visit */
} PlycutQuestion;

/* The verdict on an answer. */
typedef struct PlycutVerdict {
    bool understood; /* false: `part` says why not, and the answer does not count */
    bool right;
    PlycutText part;   /* of a wrong answer: which part is wrong, without the right one */
    PlycutText reason; /* of a wrong answer: what is right, and why */
} PlycutVerdict;
void plycut_verdict_free(PlycutVerdict *verdict);

typedef struct PlycutQuiz PlycutQuiz;

/* The questions of a recorded search of a game; both must outlive the quiz. Searches of several passes, with a table or
 * with quiescence have none: PLYCUT_E_USAGE. NULL on error. */
PlycutQuiz *plycut_quiz_open(const PlycutGame *game, const PlycutTrace *trace,
                             PlycutQuizKindSet kinds, PlycutError *error);
void plycut_quiz_close(PlycutQuiz *quiz);

/* Add how the tree is searched, in options that say everything: "--algorithm=alpha-beta --order=given ..." */
void plycut_quiz_search(const PlycutQuiz *quiz, PlycutText *text);

size_t plycut_quiz_count(const PlycutQuiz *quiz);
const PlycutQuestion *plycut_quiz_question(const PlycutQuiz *quiz, size_t i);

/* What can be said about a question: the question, two hints - the rule, the numbers that it is about -, the right answer. */
enum { PLYCUT_QUIZ_HINTS = 2 };
typedef enum PlycutQuizText {
    PLYCUT_QUIZ_ASK,
    PLYCUT_QUIZ_HINT, /* the first */
    PLYCUT_QUIZ_ANSWER = PLYCUT_QUIZ_HINT + PLYCUT_QUIZ_HINTS
} PlycutQuizText;

/* Add it to a text; text->failed says that memory ran out. */
void plycut_quiz_say(const PlycutQuiz *quiz, size_t i, PlycutQuizText what, PlycutText *text);

/* Judge an answer, written as people write it. Free the verdict. False: no memory. */
bool plycut_quiz_judge(const PlycutQuiz *quiz, size_t i, const char *answer, PlycutVerdict *verdict,
                       PlycutError *error);

/* Write all questions with their hints ("format": "plycut-questions"), or a verdict, as JSON. */
bool plycut_quiz_json(const PlycutQuiz *quiz, PlycutOut *out, PlycutError *error);
void plycut_verdict_json(const PlycutVerdict *verdict, PlycutOut *out);

/* ---- Answers handed in ----------------------------------------------------------------------- */

/* A question may be answered twice. Its points: 1, less a quarter for each hint; half of that at the second try; none if
 * it was not answered rightly. */
enum { PLYCUT_QUIZ_TRIES = 2 };
double plycut_quiz_points(int hints, int tries);

/* Does this text say that it is a file of such answers ("format": "plycut-quiz")? */
bool plycut_is_quiz(const char *text, size_t length);

/* Write such a file: begin it, add the answer to each question - the texts as typed, the hints that were taken -, and end it
 * with plycut_json_end. False: no memory. */
bool plycut_quiz_file_begin(const PlycutQuiz *quiz, const char *kinds, PlycutJson *json,
                            PlycutOut *out);
void plycut_quiz_file_answer(PlycutJson *json, const char *const *tries, size_t count, int hints);

/* The exercise that such a file names, "" if none. */
bool plycut_quiz_exercise(const char *text, size_t length, const char *file,
                          char id[PLYCUT_EXERCISE_MAX], PlycutError *error);

/* Grade such a file, and add its grade. `stated` says how to search; a file about another search is an error. */
bool plycut_quiz_grade(const PlycutGame *game, const PlycutSearchOptions *stated, const char *text,
                       size_t length, const char *file, PlycutGrades *grades, PlycutError *error);

PLYCUT_END_C

#endif

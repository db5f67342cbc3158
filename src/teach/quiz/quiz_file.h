/* quiz_file.h - the format "plycut-quiz": what a student answered to the questions of a quiz. */
#pragma once

#include "base/json_rows.h"

/* What was answered to a question. */
typedef struct QuizAnswer {
    JsonList tries; /* texts as typed */
    int hints;
} QuizAnswer;

typedef struct QuizAnswers {
    const char *search, *kinds;
    const char *exercise, *student; /* NULL: not named */
    JsonList answers;               /* QuizAnswer */
} QuizAnswers;

extern const JsonFormat QUIZ_FORMAT;

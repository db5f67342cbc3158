/* habits.h - the habit behind wrong answers about cutoffs. */
#pragma once

#include "quiz/quiz.h"

/* Mistakes with a name (plycut_mistake). */
typedef enum Habit { HABIT_PARENT, HABIT_STRICT, HABIT_EQUAL, HABIT_KINDS, HABITS } Habit;

/* How often each could have been made, and was. */
typedef struct Habits {
    size_t occasions[HABITS], made[HABITS], answered, wrong;
} Habits;

/* Note the first answer to a question. */
void habits_note(Habits *habits, const PlycutQuiz *quiz, size_t i, const char *answer);

/* Name the mistake that explains all wrong answers, if there is one. */
void habits_name(const Habits *habits, PlycutGrade *grade);

/* A habit that explains all wrong answers about cutoffs. One wrong answer may be a slip, so a habit needs all its occasions,
 * and right answers next to them. */
#include "quiz/quiz.h"

#include "base/same.h"

#include <string.h>

bool habits_note(Habits *habits, const PlycutQuiz *quiz, size_t i, const char *answer)
{
    const PlycutQuestion *q = &quiz->items[i];
    const bool cut = question_is_cut(quiz, q),
               equal = same_number(q->best, question_bound(quiz, q));
    const PlycutCutKind kind = question_event(quiz, q)->cut_kind;
    AnswerReader reader = {.index = &quiz->index};
    Answer said;
    const bool read = q->kind == PLYCUT_QUIZ_CUTOFF &&
                      quiz_answer_read(quiz, q, &reader, answer, &said),
               failed = answer_reader_failed(&reader);
    answer_reader_close(&reader); /* what it says of a cutoff owns nothing */
    if (!read)
        return !failed;
    const bool other = !said.never && (PlycutCutKind)said.cutoff.kind != kind &&
                       (PlycutCutKind)said.cutoff.kind != PLYCUT_WINDOW;
    const struct {
        Habit habit;
        bool occasion, made;
    } seen[] = {{HABIT_PARENT, cut && kind == PLYCUT_DEEP, said.never},
                {HABIT_STRICT, cut && equal, said.never},
                {HABIT_EQUAL, !cut && equal, !said.never},
                {HABIT_KINDS, cut && kind != PLYCUT_WINDOW, other}};
    for (size_t k = 0; k < sizeof seen / sizeof *seen; k++) {
        habits->occasions[seen[k].habit] += seen[k].occasion;
        habits->made[seen[k].habit] += seen[k].occasion && seen[k].made;
    }
    habits->answered++;
    habits->wrong += said.never == cut || (cut && (PlycutCutKind)said.cutoff.kind != kind);
    return true;
}

/* The mistake of this name. */
static PlycutMistake habit_mistake(Habit habit)
{
    static const char *const NAMES[HABITS] = {"parent-only", "strict-cut", "equal-cut",
                                              "kinds-swapped"};
    size_t i = 0;
    while (strcmp(plycut_mistake(i).name, NAMES[habit]) != 0)
        i++;
    return plycut_mistake(i);
}

void habits_name(const Habits *habits, PlycutGrade *grade)
{
    for (Habit habit = 0; habit < HABITS && grade->mistake_count == 0; habit++)
        if (habits->occasions[habit] > 0 && habits->made[habit] == habits->occasions[habit] &&
            habits->made[habit] == habits->wrong && habits->answered > habits->wrong)
            grade->mistakes[grade->mistake_count++] = habit_mistake(habit);
}

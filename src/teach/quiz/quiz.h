/* quiz.h - the questions of a search, and what judging answers to them needs. */
#pragma once

#include <plycut/quiz.h>

#include "answers/answer.h"
#include "facts/lookup.h"
#include "words/sentence.h"

#include <math.h>

struct PlycutQuiz {
    const PlycutTrace *trace;
    TreeIndex index; /* the whole tree, for the nodes that answers name */
    PlycutQuestion *items;
    size_t count, room;
};

/* ---- ask.c ----------------------------------------------------------------------------------- */

/* The event that a question is about: the visit of the leaf, the update, the cutoff (or the update without one), the
 * exit. */
static inline const PlycutTraceEvent *question_event(const PlycutQuiz *quiz,
                                                     const PlycutQuestion *q)
{
    return &quiz->trace->events[q->event];
}

/* Is this question's node cut off? */
static inline bool question_is_cut(const PlycutQuiz *quiz, const PlycutQuestion *q)
{
    return question_event(quiz, q)->kind == PLYCUT_EVENT_CUTOFF;
}

/* The bound at which the question's node stops; NAN: a chance node, which may stop at either. */
static inline double question_bound(const PlycutQuiz *quiz, const PlycutQuestion *q)
{
    return PLYCUT_BY_PLAYER(quiz->trace->nodes[q->node].player, q->beta, q->alpha, NAN);
}

/* Is the question about a chance node? */
static inline bool question_of_chance(const PlycutQuiz *quiz, const PlycutQuestion *q)
{
    return !plycut_decides(quiz->trace->nodes[q->node].player);
}

/* What the chance node of a question about a cutoff is worth if its other children have the least and the most possible
 * values. */
PlycutLimits quiz_mean_left(const PlycutQuiz *quiz, const PlycutQuestion *question);
/* The terms {least} and {most} of it, {alpha} and {beta} of the node's window. */
#define MEAN_LEFT(left, q)                                                                         \
    EXACT(least, (left).low), EXACT(most, (left).high), EXACT(alpha, (q)->alpha),                  \
        EXACT(beta, (q)->beta)

/* Can a cutoff be by a bound that no node's value set? */
bool quiz_has_window_cutoffs(const PlycutTrace *trace);

/* ---- quiz_json.c ----------------------------------------------------------------------------- */

/* How the tree is searched, in options that say everything: "--algorithm=alpha-beta --order=given ..." */
typedef struct Searched {
    const PlycutSearchOptions *options;
    PlycutPlayer root;
    PlycutLimits limits;
    PlycutValuation valuation;
} Searched;
void quiz_search_add(const Searched *searched, PlycutText *text);

/* ---- habits.c: the habit behind wrong answers about cutoffs ---------------------------------- */

/* Mistakes with a name (plycut_mistake). */
typedef enum Habit { HABIT_PARENT, HABIT_STRICT, HABIT_EQUAL, HABIT_KINDS, HABITS } Habit;

/* How often each could have been made, and was. */
typedef struct Habits {
    size_t occasions[HABITS], made[HABITS], answered, wrong;
} Habits;

/* Note the first answer to a question. False: no memory. */
bool habits_note(Habits *habits, const PlycutQuiz *quiz, size_t i, const char *answer);

/* Name the mistake that explains all wrong answers, if there is one. */
void habits_name(const Habits *habits, PlycutGrade *grade);

/* ---- judge_leaf.c ---------------------------------------------------------------------------- */

/* What an answer is judged with. */
typedef struct Judge {
    const PlycutQuiz *quiz;
    const PlycutQuestion *question;
    const char *given; /* as typed */
    AnswerReader *reader;
    PlycutVerdict *verdict;
} Judge;

/* Does this best value end a node of the player: at a bound of its window, or at the limit? */
bool ends_node(const PlycutTrace *trace, PlycutPlayer player, double best, double alpha,
               double beta);
void judge_update(Judge *judge);
void judge_leaf(Judge *judge);

/* ---- judge.c --------------------------------------------------------------------------------- */

/* Read an answer to a question: a leaf's name is read by judge_leaf. False: it is not understood, or memory ran out. */
bool quiz_answer_read(const PlycutQuiz *quiz, const PlycutQuestion *q, AnswerReader *reader,
                      const char *text, Answer *answer);

/* The answer is not understood: what would be, as a sentence. */
#define judge_refuse(judge, id, ...)                                                               \
    ((judge)->verdict->understood = false,                                                         \
     sentence_add(&(judge)->verdict->part, (judge)->quiz->trace, id, TERMS(__VA_ARGS__)))
/* The part of a wrong answer that is wrong. */
#define judge_part(judge, id, ...)                                                                 \
    sentence_add(&(judge)->verdict->part, (judge)->quiz->trace, id, TERMS(__VA_ARGS__))

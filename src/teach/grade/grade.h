/* grade.h - the grader: the trees that answers are about, and the keys made for them so far. */
#pragma once

#include "grade/diverge.h"

#include <math.h>

/* The key of a convention, or of someone who makes a mistake in a search under it. */
typedef struct SubjectKey {
    struct SubjectKey *next;
    MistakeId mistake;
    PlycutAlgorithm algorithm; /* the key's, if there is a mistake */
    PlycutSearchOptions stated;
    Key key;
    PlycutPrunedIfs unknown; /* the key's facts use it */
} SubjectKey;

/* A tree that answers are about: the game to a depth, with one player at the root. */
typedef struct Subject {
    struct Subject *next;
    PlycutGame game; /* shares everything with the grader's game except the root's player */
    TreeIndex index;
    int depth;
    SubjectKey *keys;
} Subject;

struct PlycutGrader {
    const PlycutGame *game;
    PlycutTask task;
    Subject *subjects; /* newest first */
};

/* ---- subject.c --------------------------------------------------------------------------- */

/* The tree for the stated options; the key of a convention, or of someone who makes a mistake in a search under it.
 * Each is made once. NULL on error. */
Subject *grader_subject(PlycutGrader *grader, const Stated *stated, PlycutError *error);
const Key *subject_key(Subject *subject, const PlycutSearchOptions *options, MistakeId mistake,
                       PlycutError *error);
/* Returns the next subject. */
Subject *subject_close(Subject *subject);

/* ---- grade.c ------------------------------------------------------------------- */

/* Make a grade of the items of a submission, under what its student states. False: s->error. */
typedef bool SubmissionUse(PlycutGrader *grader, Subject *subject, Submissions *s,
                           const Submission *one, const Items *items, Stated *own,
                           PlycutGrades *grades);

/* Use each submission, if all could be read, and free them. use: NULL if they are only to be read. */
bool submissions_use(PlycutGrader *grader, Submissions *s, bool read, SubmissionUse *use,
                     PlycutGrades *grades);

/* The questions of the task that this search can be asked. */
PlycutFactSet questions_of(const PlycutGrader *grader, const Subject *subject,
                           const Stated *stated);

/* ---- conventions.c ----------------------------------------------------------------------- */

/* Go through the conventions other than the stated one, those with the fewest differences first; which: from 0. False: there is
 * none of this number. */
enum { OTHERS_MOST = 4 * 3 * 3 * 2 * 2 };
bool other_convention(const PlycutSearchOptions *stated, size_t which, PlycutSearchOptions *other);

/* Do two conventions make the same search? */
bool same_convention(const PlycutSearchOptions *a, const PlycutSearchOptions *b);

/* In how many rules do they differ? */
int count_differences(const PlycutSearchOptions *a, const PlycutSearchOptions *b);
/* Are children searched in the same order? */
bool same_order(const PlycutSearchOptions *a, const PlycutSearchOptions *b);

/* The term {convention}: "alpha-beta, cut=equal, fail=soft, order=given"; if another convention is given (not NULL), only what
 * differs from it. */
typedef struct Convention {
    const PlycutSearchOptions *options, *other;
} Convention;
Tell convention_tell;
#define CONVENTION(options, other)                                                                 \
    TOLD(convention, convention_tell, (&(const Convention){(options), (other)}))
/* The same in plain words, for students: what differs from another convention (plainly.c). */
Tell plainly_tell;
#define PLAINLY(term, options, other)                                                              \
    TOLD(term, plainly_tell, (&(const Convention){(options), (other)}))
/* What a grade is of, with the rules that not every search has: "..., order=given, values in [0, 9]". */
Tell graded_tell;

/* ---- mark_submission.c, name_mistake.c, better.c ----------------------------------------- */

/* A submission being graded. */
typedef struct Grading {
    Subject *subject;
    const Items *items;
    bool published;
    TextId writer; /* of the answers */
    /* the exercise's own convention, whatever the answers state; NULL: they are the exercise */
    const PlycutSearchOptions *exercise;
    const PlycutTask *task;
    PlycutGrades *grades;
    PlycutGrade *grade; /* the last of them */
    PlycutError *error;
} Grading;

/* Are the answers those of a student, and not published ones or a program's? */
static inline bool is_of_student(const Grading *grading)
{
    return !grading->published && !grading->task->of_program;
}

/* How a submission is judged: as stated and, if a mistake is named, as someone who makes it. */
typedef struct Explained {
    Judging stated, mistaken;
    Judging by[PLYCUT_MISTAKES_NAMED]; /* each of the mistakes named */
    bool named, explains_several;      /* several: more than one answer that is wrong as stated */
} Explained;

/* Mark each item by the key of the stated convention; `own` is that of the exercise. False: no memory. */
bool grade_mark(const Grading *grading, const Key *key, const Key *own, Explained *explained);

/* A copy of a text in the arena of the grades, shortened (grades.c). */
const char *mark_text(void *arena, const char *text, size_t size);
enum { TEXT_MOST = 512 };

/* Judge each item, in marks that are zero: what is right, and what it is worth. */
void grade_judge(const Grading *grading, const Judging *judging, PlycutMark *marks);

/* What the nodes cost that a student calls never visited, or says to cut off, and that are not (choices.c). */
void cost_of_choices(const Judging *judging, const Items *items, PlycutMark *marks);

/* The stated search with each rule of when nodes stop and of what they return, as far as its algorithm has them (excused.c). */
enum { RULES = 4 };
PlycutSearchOptions rules_at(const PlycutSearchOptions *stated, size_t which);

/* What explains answers without a mistake: the search with one of these rules, the stated ones among them; right: how many answers are right
 * then, some in other readings than the asked ones. */
typedef struct Excuse {
    PlycutSearchOptions rules;
    size_t right;
} Excuse;

typedef struct Excuses {
    Excuse items[RULES];
    size_t count;
} Excuses;

/* False: an error. */
bool grade_excuses(const Grading *grading, Excuses *excuses);
/* Does one of them make as many answers right as a mistake, which is not that rule itself? Then the mistake was not made. */
bool mistake_is_excused(const Excuses *excuses, const PlycutSearchOptions *stated,
                        const PlycutAlgorithm *mistaken, size_t right);

/* How many wrong answers are right in other readings than the asked ones (readings.c). */
size_t right_in_readings(const Judging *judging, const Items *items);

/* Name the mistakes that explain the answers. False: an error. */
bool grade_mistake(const Grading *grading, Explained *explained);

/* Where a wrong list and the search part, if that is short: "too much: 4 of C; missing: 6 of C" (apart.c). False: no memory. */
bool apart_of(const Judging *judging, const Item *item, PlycutText *text);

/* Does a mistaken search visit the whole tree and hand no bounds down? Then there is nothing else to say about it. */
bool is_no_pruning(const PlycutAlgorithm *mistaken);

/* Note of each answer what it is worth to somebody who makes the mistakes named, and whether it counts a list of the student's
 * own; and say which answers contradict each other (follows.c, contradict.c). False: no memory. */
bool grade_follow(const Grading *grading, const Explained *explained);
bool grade_contradict(const Grading *grading, const Judging *judging);

/* The student's list that a number counts, or NULL; and how many of its elements the number counts in a reading (NOT_COUNTED: the
 * list does not have them: nodes, of a list of leaves). */
#define NOT_COUNTED SIZE_MAX
const Item *list_behind(const Items *items, PlycutFact number);
size_t list_count(const Judging *judging, const Item *list, PlycutFact number, int reading);

/* Find the first divergence, preferably one that no mistake explains. False: no memory. */
bool grade_diverge(const Grading *grading, const Explained *explained);

/* Find and name the convention under which more answers are right than under the stated one. False: an error. */
bool grade_better(const Grading *grading, const Explained *explained);

/* Say of each group of answers that is wrong as asked, but right in another reading, which reading that is (readings.c). False: no
 * memory. */
bool grade_readings(const Grading *grading, const Judging *judging);

/* Add sentences, which are freed, to what a remark has by now. False: no memory. */
bool remark_add(const Grading *grading, const char **remark, PlycutText *sentences);

/* ---- together.c: one line for several right answers ------------------------------------------ */

/* The right answers to a question that share a line of the report. The first of them has that line, which counts them all; the others
 * have none. right: 0 if the mark has a line of its own. */
typedef struct Together {
    bool first;
    size_t right, count; /* of all answers to the question */
    double points;
} Together;

Together together_at(const PlycutGrade *grade, const PlycutReport *report, size_t mark);
/* The same for answers that are not asked, right or wrong. count: 0 if the mark is named on its own. */
Together unasked_at(const PlycutGrade *grade, const PlycutReport *report, size_t mark);

/* ---- text.c, statistics.c ---------------------------------------------------------------- */

/* A line that names no node of a search. */
#define write_line(out, id, ...) sentence_write(out, NULL, text_of(id), TERMS(__VA_ARGS__))

/* What the student states and the task contradicts; what was not answered. */
void write_task(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report);

/* If something is wrong: the rules of the exercise that are not the usual ones (plainly.c). */
void write_rules(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report);
/* Points, in hundredths: 0.67. */
#define POINTS(term, points) NUMBER(term, round(100 * (points)) / 100)

/* Why an answer could not be read (`what`: an Unread), with the line, but not the file: what students see has no paths. */
typedef struct Unread {
    const PlycutGrade *grade;
    const PlycutMark *mark;
} Unread;
Tell unread_tell;
#define UNREAD(term, grade, mark) TOLD(term, unread_tell, (&(const Unread){(grade), (mark)}))

/* ---- question_name.c ----------------------------------------------------------------------- */

/* The sheet's label for a question: "leaves, in order" for `visited`. */
const char *question_label(PlycutFact fact);
/* The name of a mark's question in a line about several answers to it. */
const char *question_of_several(const PlycutMark *mark);
/* The item (`what`: its text) in the words of the sheet: "value of C" for "values.C". */
Tell question_tell;
#define QUESTION(term, item) TOLD(term, question_tell, item)

/* The feedback for a student; the problem, if the file could not be graded. False: no memory. */
bool grade_feedback(const PlycutGrade *grade, const PlycutReport *report, PlycutText *text);

/* ---- report.c ---------------------------------------------------------------------------- */

/* What an answer about a fact is worth. */
double fact_points(const PlycutReport *report, PlycutFact fact);
/* Points of a grade, scaled if the report has a total of its own. */
double points_scaled(const PlycutGrade *grade, const PlycutReport *report, double points);
/* Without the errors of a sum of decimals, which are far behind the point. */
double points_rounded(double points);
/* What a mark is worth at most, and its points: never scaled. */
double mark_most(const PlycutMark *mark, const PlycutReport *report);
double mark_points(const PlycutMark *mark, const PlycutReport *report);

/* ---- carried.c: what follows from a mistake ---------------------------------------------------- */

/* Which of the mistakes named is counted (an index; the count of them: none), and the first question that it makes wrong. */
typedef struct Carried {
    size_t mistake;
    PlycutFact cost;
} Carried;

Carried grade_carries(const PlycutGrade *grade, const PlycutReport *report);
/* The points that a mark earns besides its own; together they are never more than it has. */
double mark_carried(const PlycutGrade *grade, const Carried *carried, size_t mark,
                    const PlycutReport *report);
/* The points for answers about a fact that the search with the mistake does not have, so that nobody could give them. */
double unanswered_carried(const PlycutGrade *grade, const Carried *carried, PlycutFact fact,
                          const PlycutReport *report);
/* All of both together. */
double carried_sum(const PlycutGrade *grade, const PlycutReport *report);
/* All points of a mark. */
double mark_earned(const PlycutGrade *grade, const Carried *carried, const PlycutMark *mark,
                   const PlycutReport *report);

/* How many questions of the exercise about a fact have no answer. */
size_t unanswered_about(const PlycutGrade *grade, const PlycutReport *report, PlycutFact fact);

/* Does the exercise ask about the fact? Does it ask for this answer? */
bool report_asks(const PlycutReport *report, PlycutFact fact);
bool mark_is_asked(const PlycutMark *mark, const PlycutReport *report);
/* Is it an answer that no question of the exercise asks for? */
bool mark_is_unasked(const PlycutMark *mark, const PlycutReport *report);

/* Has an exercise about this search a question about the fact at the node (PLYCUT_NO_NODE: the whole search)? */
bool grade_can_ask(const Facts *facts, PlycutFact fact, uint32_t node);

/* How many such questions about each fact it has. */
void grade_count_asked(const Facts *facts, size_t asked[PLYCUT_FACTS]);

/* ---- table.c ----------------------------------------------------------------------------- */

/* A grade's mark of an item, or NULL. */
const PlycutMark *mark_of(const PlycutGrade *grade, const char *item);

/* A mark for each item of the exercise that any student answered, by fact and then by place in the tree. The caller
 * frees the array; NULL: no memory. */
const PlycutMark **items_of(const PlycutGrades *grades, size_t *count);

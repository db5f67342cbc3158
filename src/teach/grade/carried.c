/* Points for what follows from a mistake (--carry): the mistake costs the first question, in the order of the exercise, that it
 * makes wrong; in the other questions, an answer that is right in the search with the mistake earns a share of its points. So
 * does a number that counts a list of the student's own, which costs its points already. */
#include "base/json_read.h"
#include "grade/grade.h"

#include <math.h>
#include <string.h>

bool plycut_carry_parse(const char *text, PlycutReport *report, PlycutError *error)
{
    double share;
    if (!plycut_number_parse(text, strlen(text), false, &share) || !(share >= 0 && share <= 1))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "expected a share from 0 to 1, such as 0.5, not '%s'", text);
    report->carry = share;
    return true;
}

/* What a mark is worth to somebody who makes the mistake, beyond what it is worth as it is. */
static double gained(const PlycutMark *mark, size_t mistake, const PlycutReport *report)
{
    const PlycutFollows *follows = &mark->follows[mistake];
    PlycutMark as = *mark;
    as.worth = follows->worth;
    as.share = follows->share;
    as.right = follows->right;
    return fmax(0, mark_points(&as, report) - mark_points(mark, report));
}

/* A list that was not asked for costs nothing, so nothing follows from it. */
static bool counts_a_list(const PlycutMark *mark, const PlycutReport *report)
{
    return mark->counts != PLYCUT_FACTS && report_asks(report, mark->counts);
}

static bool has_mistake(const PlycutGrade *grade, const Carried *carried)
{
    return carried->mistake < grade->mistake_count;
}

/* Before its share is taken. */
static double follows_from(const PlycutGrade *grade, const Carried *carried, const PlycutMark *mark,
                           const PlycutReport *report)
{
    if (counts_a_list(mark, report))
        return mark_most(mark, report) - mark_points(mark, report);
    return has_mistake(grade, carried) && mark->fact != carried->cost
               ? gained(mark, carried->mistake, report)
               : 0;
}

/* What follows from a mistake at a mark: of the points that the answers to a question never have more of. A search with the mistake
 * may have fewer answers, each of which is worth more there. */
static double follows_here(const PlycutGrade *grade, const Carried *carried, size_t index,
                           const PlycutReport *report)
{
    const PlycutMark *mark = &grade->marks[index];
    double room = (double)grade->asked[mark->fact] * fact_points(report, mark->fact);
    if (report->carry <= 0 || mark->quiz)
        return 0;
    for (size_t i = 0; i < grade->count; i++)
        if (grade->marks[i].fact == mark->fact)
            room -= mark_points(&grade->marks[i], report);
    for (size_t i = 0; i < index; i++)
        if (grade->marks[i].fact == mark->fact)
            room -= follows_from(grade, carried, &grade->marks[i], report);
    return report->carry * fmax(0, fmin(room, follows_from(grade, carried, mark, report)));
}

/* No answer has more than its points: a right one has all of them. */
static double follows_at_mark(const PlycutGrade *grade, const Carried *carried, size_t index,
                              const PlycutReport *report)
{
    const PlycutMark *mark = &grade->marks[index];
    const double room = report->carry * (mark_most(mark, report) - mark_points(mark, report));
    return fmax(0, fmin(room, follows_here(grade, carried, index, report)));
}

double mark_carried(const PlycutGrade *grade, const Carried *carried, size_t index,
                    const PlycutReport *report)
{
    return points_rounded(follows_at_mark(grade, carried, index, report));
}

double unanswered_carried(const PlycutGrade *grade, const Carried *carried, PlycutFact fact,
                          const PlycutReport *report)
{
    double points = 0;
    for (size_t i = 0; i < grade->count; i++)
        if (grade->marks[i].fact == fact)
            points += follows_here(grade, carried, i, report) -
                      follows_at_mark(grade, carried, i, report);
    return points_rounded(points);
}

static double carried_points(const PlycutGrade *grade, const Carried *carried,
                             const PlycutReport *report)
{
    double points = 0;
    for (size_t i = 0; i < grade->count; i++)
        points += follows_here(grade, carried, i, report);
    return points;
}

/* The first question that the mistake makes wrong; PLYCUT_FACTS: it makes none wrong that is asked. */
static PlycutFact cost_of(const PlycutGrade *grade, size_t mistake, const PlycutReport *report)
{
    PlycutFact cost = PLYCUT_FACTS;
    for (size_t i = 0; i < grade->count; i++)
        if (grade->marks[i].fact < cost && gained(&grade->marks[i], mistake, report) > 0)
            cost = grade->marks[i].fact;
    return cost;
}

Carried grade_carries(const PlycutGrade *grade, const PlycutReport *report)
{
    Carried best = {.mistake = grade->mistake_count};
    double most = 0;
    for (size_t i = 0; report->carry > 0 && i < grade->mistake_count; i++) {
        const Carried carried = {i, cost_of(grade, i, report)};
        const double points = carried_points(grade, &carried, report);
        if (points > most) {
            most = points;
            best = carried;
        }
    }
    return best;
}

double carried_sum(const PlycutGrade *grade, const PlycutReport *report)
{
    const Carried carried = grade_carries(grade, report);
    return report->carry > 0 ? points_rounded(carried_points(grade, &carried, report)) : 0;
}

double plycut_grade_carried(const PlycutGrade *grade, const PlycutReport *report)
{
    return points_scaled(grade, report, carried_sum(grade, report));
}

double mark_earned(const PlycutGrade *grade, const Carried *carried, const PlycutMark *mark,
                   const PlycutReport *report)
{
    return points_rounded(mark_points(mark, report) +
                          follows_at_mark(grade, carried, (size_t)(mark - grade->marks), report));
}

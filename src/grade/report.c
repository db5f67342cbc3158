/* How grades are reported: how much they show, and what each right answer is worth. */
#include "grade/grade.h"
#include "grade/read.h"

#include <math.h>
#include <string.h>

PlycutReport plycut_report_defaults(void)
{
    return (PlycutReport){.feedback = PLYCUT_FEEDBACK_FULL};
}

bool plycut_feedback_parse(const char *text, PlycutReport *report, PlycutError *error)
{
    static const char *const WORDS[] = {"verdict", "hint", "full"};
    const int found = plycut_name_find("feedback", text,
                                       PLYCUT_WORDS(WORDS, sizeof WORDS / sizeof *WORDS), error);
    if (found >= 0)
        report->feedback = (PlycutFeedback)found;
    return found >= 0;
}

/* ---- Points ---------------------------------------------------------------------------------- */

/* "pruned=4", of this length. */
static bool points_of(const char *text, size_t length, PlycutReport *report, PlycutError *error)
{
    const char *sign = memchr(text, '=', length);
    size_t name = sign != NULL ? (size_t)(sign - text) : length;
    double points;
    for (PlycutFact fact = 0; sign != NULL && fact < PLYCUT_FACTS; fact++)
        if (label_is(text, name, plycut_fact_name(fact)) &&
            plycut_number_parse(sign + 1, length - name - 1, false, &points) && points >= 0) {
            report->points[fact] = points;
            return true;
        }
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "expected points such as value=1,pruned=4,windows=0.5, not '%.*s'",
                       (int)length, text);
}

bool plycut_points_parse(const char *text, PlycutReport *report, PlycutError *error)
{
    PlycutReport read = {.feedback = report->feedback, .weighted = true};
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ",");
        if (!points_of(at, length, &read, error))
            return false;
        at += length;
        if (*at == '\0')
            break;
    }
    *report = read;
    return true;
}

static double rounded(double points, double parts)
{
    return round(parts * points) / parts;
}

double mark_points(const PlycutMark *mark, const PlycutReport *report)
{
    if (!report->weighted)
        return mark->right;
    double most = mark->known ? report->points[mark->fact] : 0;
    return mark->right ? most : rounded(mark->share * most, 100);
}

/* A sum of decimals has rounding errors far after the point. */
double grade_points(const PlycutGrade *grade, const PlycutReport *report)
{
    double points = 0;
    for (size_t i = 0; i < grade->count; i++)
        points += mark_points(&grade->marks[i], report);
    return rounded(points, 1e6);
}

double grade_most(const PlycutGrade *grade, const PlycutReport *report)
{
    double most = 0;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        most += report->points[fact] * (double)grade->asked[fact];
    return report->weighted ? most : (double)grade->count;
}

/* ---- What the exercise has ------------------------------------------------------------------- */

static size_t count_nodes_asked(const Facts *facts, PlycutFact fact)
{
    size_t count = 0;
    for (uint32_t n = 0; n < facts->trace->node_count; n++)
        count += fact_asks(facts, fact, n);
    return count;
}

/* Cutoffs have one answer for the list and one for each cutoff; the other facts about nodes have one for each node
 * asked. */
void grade_count_asked(const Facts *facts, size_t asked[PLYCUT_FACTS])
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        asked[fact] = fact == PLYCUT_FACT_CUTOFFS        ? 1 + facts->cutoffs.count
                      : fact_table[fact].shape->of_whole ? 1
                                                         : count_nodes_asked(facts, fact);
}

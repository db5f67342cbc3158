/* How grades are reported: how much they show, and what each right answer is worth. */
#include "base/json_read.h"
#include "grade/grade.h"
#include "answers/read.h"

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
        report->feedback = (PlycutFeedback)(PLYCUT_FEEDBACK_VERDICT + found);
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

/* A table of points in which nothing earns any yet. */
static void weigh(PlycutReport *report)
{
    report->weighted = true;
    memset(report->points, 0, sizeof report->points);
}

bool plycut_out_of_parse(const char *text, PlycutReport *report, PlycutError *error)
{
    double total;
    if (!plycut_number_parse(text, strlen(text), false, &total) || !(total > 0) || isinf(total))
        return plycut_fail(error, PLYCUT_E_USAGE, "expected a total such as 10, not '%s'", text);
    report->out_of = total;
    return true;
}

bool plycut_points_parse(const char *text, PlycutReport *report, PlycutError *error)
{
    PlycutReport read = *report;
    read.questions = 0;
    weigh(&read);
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

bool plycut_points_from_key(PlycutReport *report, const char *text, const char *file,
                            PlycutError *error)
{
    const cJSON *item;
    cJSON *json = json_read_string(text, file, error);
    const cJSON *points = json != NULL ? json_get(json, "points") : NULL;
    bool read = json != NULL;
    if (points != NULL)
        weigh(report);
    cJSON_ArrayForEach(item, points)
    {
        PlycutFact fact = 0;
        while (fact < PLYCUT_FACTS && strcmp(item->string, plycut_fact_name(fact)) != 0)
            fact++;
        if (read && (fact == PLYCUT_FACTS || !cJSON_IsNumber(item) || item->valuedouble < 0))
            read = plycut_fail_at(error, PLYCUT_E_INPUT, file, 0, 0, "$.points",
                                  "expected points such as {\"value\": 1, \"pruned\": 4}");
        if (read)
            report->points[fact] = item->valuedouble;
    }
    if (!read)
        json_place(error, text, strlen(text));
    json_free(json);
    return read;
}

/* A quiz has its own questions. */
static bool is_quiz(const PlycutGrade *grade)
{
    return grade->count > 0 && grade->marks[0].quiz;
}

static double rounded(double points, double parts)
{
    return round(parts * points) / parts;
}

double points_rounded(double points)
{
    return rounded(points, 1e6);
}

/* What an answer about a fact is worth: without a table one point, if the exercise asks it. */
double fact_points(const PlycutReport *report, PlycutFact fact)
{
    return report->weighted ? report->points[fact]
                            : plycut_facts_asked(report->questions) >> fact & 1u;
}

bool report_asks(const PlycutReport *report, PlycutFact fact)
{
    return fact_points(report, fact) > 0;
}

bool mark_is_asked(const PlycutMark *mark, const PlycutReport *report)
{
    return mark->quiz || (mark->worth > 0 && report_asks(report, mark->fact));
}

bool mark_is_unasked(const PlycutMark *mark, const PlycutReport *report)
{
    return mark->known && !mark_is_asked(mark, report);
}

double mark_most(const PlycutMark *mark, const PlycutReport *report)
{
    return mark->quiz && !report->weighted ? 1 : mark->worth * fact_points(report, mark->fact);
}

/* Without a table of points, a list that is not quite right earns nothing. */
double mark_points(const PlycutMark *mark, const PlycutReport *report)
{
    const double most = mark_most(mark, report);
    const bool partial =
        mark->node == PLYCUT_NO_NODE && mark->share < 1; /* a list of some cutoffs */
    if (!report->weighted)
        return mark->right && !partial ? mark->share * most : 0;
    if (mark->share >= 1 || mark->worth <= 0)
        return most;
    return mark->worth * rounded(mark->share * most / mark->worth, 100);
}

/* The points that the exercise has, whatever they are scaled to. */
static double exercise_most(const PlycutGrade *grade, const PlycutReport *report)
{
    double most = 0;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        most += fact_points(report, fact) * (double)grade->asked[fact];
    return is_quiz(grade) && !report->weighted ? (double)grade->count : most;
}

/* Nobody gets more than the total because of rounding. */
double points_scaled(const PlycutGrade *grade, const PlycutReport *report, double points)
{
    const double most = exercise_most(grade, report);
    return report->out_of <= 0 || most <= 0 ? points_rounded(points)
                                            : rounded(points * report->out_of / most, 100);
}

double plycut_grade_points(const PlycutGrade *grade, const PlycutReport *report)
{
    double points = 0;
    for (size_t i = 0; i < grade->count; i++)
        points += mark_points(&grade->marks[i], report);
    return points_scaled(grade, report, points + carried_sum(grade, report));
}

double plycut_grade_most(const PlycutGrade *grade, const PlycutReport *report)
{
    const double most = exercise_most(grade, report);
    return report->out_of > 0 && most > 0 ? report->out_of : most;
}

size_t unanswered_about(const PlycutGrade *grade, const PlycutReport *report, PlycutFact fact)
{
    size_t answered = 0;
    for (size_t i = 0; i < grade->count; i++)
        answered += grade->marks[i].worth > 0 && grade->marks[i].fact == fact;
    return report_asks(report, fact) && grade->asked[fact] > answered
               ? grade->asked[fact] - answered
               : 0;
}

static bool has_cutoff_list(const PlycutGrade *grade)
{
    bool lists = false;
    for (size_t i = 0; i < grade->count; i++)
        lists |= grade->marks[i].fact == PLYCUT_FACT_CUTOFFS && grade->marks[i].worth > 0 &&
                 grade->marks[i].node == PLYCUT_NO_NODE;
    return lists;
}

/* "values (3 nodes)". Only the full feedback may tell how many cutoffs there are. */
static void name_unanswered(const PlycutGrade *grade, const Carried *carried,
                            const PlycutReport *report, PlycutFact fact, PlycutText *names)
{
    const double follows = unanswered_carried(grade, carried, fact, report);
    const size_t count = unanswered_about(grade, report, fact);
    const bool cutoffs = fact == PLYCUT_FACT_CUTOFFS,
               counts = !cutoffs || report->feedback == PLYCUT_FEEDBACK_FULL;
    sentence_add(names, NULL,
                 cutoffs && has_cutoff_list(grade)
                     ? (counts ? SENTENCE_UNANSWERED_PARTS : SENTENCE_UNANSWERED_SOME_PARTS)
                 : cutoffs || grade->asked[fact] <= 1 ? SENTENCE_PLAIN
                                                      : SENTENCE_UNANSWERED_NODES,
                 TERMS(TEXT(text, question_label(fact)), COUNT(count, count)));
    if (follows > 0)
        sentence_add(names, NULL, SENTENCE_UNANSWERED_CARRIED, TERMS(POINTS(points, follows)));
}

size_t plycut_grade_unanswered(const PlycutGrade *grade, const PlycutReport *report,
                               PlycutText *names)
{
    const Carried carried = grade_carries(grade, report);
    size_t count = 0;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS && !is_quiz(grade); fact++) {
        const size_t here = unanswered_about(grade, report, fact);
        if (here == 0)
            continue;
        if (names != NULL) {
            text_add(names, count > 0 ? "; " : "");
            name_unanswered(grade, &carried, report, fact, names);
        }
        count += here;
    }
    return count;
}

size_t plycut_grade_unasked(const PlycutGrade *grade, const PlycutReport *report, PlycutText *names)
{
    size_t count = 0;
    for (size_t i = 0; i < grade->count; i++) {
        const PlycutMark *mark = &grade->marks[i];
        if (!mark_is_unasked(mark, report))
            continue;
        if (names != NULL) {
            text_add(names, count > 0 ? ", " : "");
            text_add(names, mark->item);
        }
        count++;
    }
    return count;
}

/* ---- What an exercise has ------------------------------------------------------------------- */

static size_t count_nodes_asked(const Facts *facts, PlycutFact fact)
{
    size_t count = 0;
    for (uint32_t n = 0; n < facts->trace->node_count; n++)
        count += fact_asks(facts, fact, n);
    return count;
}

bool grade_can_ask(const Facts *facts, PlycutFact fact, uint32_t node)
{
    if (!fact_fits(fact, facts->trace))
        return false;
    return node == PLYCUT_NO_NODE        ? fact_table[fact].shape->of_whole
           : fact == PLYCUT_FACT_CUTOFFS ? facts->nodes[node].cut != NO_EVENT
                                         : fact_asks(facts, fact, node);
}

/* Cutoffs have one answer for the list and one for each cutoff; the other facts about nodes have one for each node
 * asked. */
void grade_count_asked(const Facts *facts, size_t asked[PLYCUT_FACTS])
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        asked[fact] = !fact_fits(fact, facts->trace)     ? 0
                      : fact == PLYCUT_FACT_CUTOFFS      ? 1 + facts->cutoffs.count
                      : fact_table[fact].shape->of_whole ? 1
                                                         : count_nodes_asked(facts, fact);
}

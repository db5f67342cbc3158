/* Grades in the form that a learning platform imports: Moodle's grading worksheet, Canvas's gradebook, Gradescope's
 * results.json. */
#include "base/csv.h"
#include "grade/grade.h"

#include <string.h>

static bool is_of_same(const PlycutGrade *a, const PlycutGrade *b)
{
    return a->name != NULL && b->name != NULL && a->platform == b->platform &&
           strcmp(a->name, b->name) == 0 && strcmp(a->id, b->id) == 0;
}

static bool has_answers(const PlycutGrade *grade)
{
    return grade->problem[0] == '\0' && grade->count > 0;
}

/* Files of one student are next to each other. If the best of them counted, several files would be several tries. */
bool plycut_gradebook_takes(const PlycutGrades *grades, size_t index)
{
    const PlycutGrade *grade = &grades->items[index];
    bool takes = grade->name != NULL && grade->name[0] != '\0';
    for (size_t i = index + 1; i < grades->count && is_of_same(grade, &grades->items[i]); i++)
        takes = takes && has_answers(grade) && !has_answers(&grades->items[i]);
    for (size_t i = index; !has_answers(grade) && i-- > 0 && is_of_same(grade, &grades->items[i]);)
        takes = takes && !has_answers(&grades->items[i]);
    return takes;
}

/* Moodle finds a student by the identifier; it needs all three columns besides the feedback. */
static bool moodle_row(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out)
{
    PlycutText feedback = {0};
    const bool made = grade_feedback(grade, report, &feedback);
    plycut_out_format(out, "Participant %s,", grade->id);
    csv_text(out, grade->name);
    csv_put_number(out, plycut_grade_points(grade, report));
    csv_put_number(out, plycut_grade_most(grade, report));
    plycut_out_char(out, ',');
    csv_put(out, made ? feedback.bytes : NULL);
    plycut_out_char(out, '\n');
    plycut_text_free(&feedback);
    return made;
}

/* Moodle finds its columns by these names. */
static const char HEADINGS[] =
    "Identifier,Full name,Grade,Maximum Grade,Last modified (grade),Feedback comments\n";

bool plycut_gradebook_moodle(const PlycutGrades *grades, const PlycutReport *report, PlycutOut *out)
{
    bool made = true;
    plycut_out_text(out, HEADINGS);
    for (size_t i = 0; made && i < grades->count; i++)
        made = grades->items[i].platform != PLYCUT_PLATFORM_MOODLE ||
               !plycut_gradebook_takes(grades, i) || moodle_row(&grades->items[i], report, out);
    return made;
}

/* Canvas has the points possible in a row of their own. */
bool plycut_gradebook_canvas(const PlycutGrades *grades, const PlycutReport *report,
                             const char *title, PlycutOut *out)
{
    static const char BETWEEN[] = ",,,";
    double most = 0;
    for (size_t i = 0; i < grades->count; i++)
        if (plycut_grade_most(&grades->items[i], report) > most)
            most = plycut_grade_most(&grades->items[i], report);
    plycut_out_text(out, "Student,ID,SIS User ID,SIS Login ID,Section,");
    csv_text(out, title);
    plycut_out_format(out, "\n    Points Possible,%s", BETWEEN);
    csv_put_number(out, most);
    plycut_out_char(out, '\n');
    for (size_t i = 0; i < grades->count; i++) {
        const PlycutGrade *grade = &grades->items[i];
        if (grade->platform != PLYCUT_PLATFORM_CANVAS || !plycut_gradebook_takes(grades, i))
            continue;
        csv_text(out, grade->name);
        plycut_out_format(out, ",%s%s", grade->id, BETWEEN);
        csv_put_number(out, plycut_grade_points(grade, report));
        plycut_out_char(out, '\n');
    }
    return true;
}

/* A test for each answer, with its points. */
static void gradescope_test(PlycutJson *json, const PlycutGrade *grade, const Carried *carried,
                            const PlycutMark *mark, const PlycutReport *report)
{
    plycut_json_row(json);
    plycut_json_key_string(json, "name", mark->item);
    plycut_json_key_number(json, "score", mark_earned(grade, carried, mark, report));
    plycut_json_key_number(json, "max_score",
                           mark_is_asked(mark, report) ? mark_most(mark, report) : 0);
    plycut_json_key_string(json, "status", mark->right ? "passed" : "failed");
    plycut_json_key_string(json, "output", mark->unread[0] != '\0' ? mark->unread : mark->given);
    plycut_json_close(json);
}

/* One for what was not answered about a fact. */
static void gradescope_unanswered(PlycutJson *json, const PlycutGrade *grade,
                                  const Carried *carried, PlycutFact fact,
                                  const PlycutReport *report)
{
    const size_t count = unanswered_about(grade, report, fact);
    const bool quiz = grade->count > 0 && grade->marks[0].quiz;
    if (count == 0 || quiz || grade->problem[0] != '\0')
        return;
    plycut_json_row(json);
    plycut_json_key_string(json, "name", plycut_fact_name(fact));
    plycut_json_key_number(json, "score", unanswered_carried(grade, carried, fact, report));
    plycut_json_key_number(json, "max_score", (double)count * fact_points(report, fact));
    plycut_json_key_string(json, "status", "failed");
    plycut_json_key_string(json, "output", text_of(SENTENCE_NOT_ANSWERED));
    plycut_json_close(json);
}

bool plycut_gradebook_gradescope(const PlycutGrade *grade, const PlycutReport *report,
                                 PlycutOut *out)
{
    PlycutJson json;
    PlycutText feedback = {0};
    const Carried carried = grade_carries(grade, report);
    const bool made = grade_feedback(grade, report, &feedback);
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_number(&json, "score", plycut_grade_points(grade, report));
    plycut_json_key_string(&json, "output", made ? feedback.bytes : "");
    plycut_json_key_open(&json, "tests", '[');
    for (size_t i = 0; i < grade->count; i++)
        gradescope_test(&json, grade, &carried, &grade->marks[i], report);
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        gradescope_unanswered(&json, grade, &carried, fact, report);
    plycut_json_end(&json);
    plycut_text_free(&feedback);
    return made;
}

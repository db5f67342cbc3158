/* A grade for people: a line for each item, the first divergence, the convention that fits better.
 */
#include "grade/grade.h"

#include <string.h>

/* Points for what follows from a mistake, or from the student's own list. */
static void write_carried(PlycutOut *out, const PlycutMark *mark, double points)
{
    if (points > 0)
        write_line(out, mark->counts != PLYCUT_FACTS ? SENTENCE_MARK_COUNTS : SENTENCE_MARK_CARRIED,
                   NUMBER(points, points));
}

const char *unread_said(const PlycutGrade *grade, const PlycutMark *mark)
{
    const char *slash = strrchr(grade->file, '/');
    const size_t folder = slash != NULL ? (size_t)(slash - grade->file) + 1 : 0;
    const bool here = strncmp(mark->unread, grade->file, strlen(grade->file)) == 0;
    return mark->unread + (here ? folder : 0);
}

static bool has_text(const char *text)
{
    return text != NULL && text[0] != '\0';
}

static void write_mark(PlycutOut *out, const PlycutGrade *grade, const Carried *carried,
                       const PlycutMark *mark, const PlycutReport *report)
{
    const bool full = report->feedback == PLYCUT_FEEDBACK_FULL;
    write_line(out,
               mark->others > 0          ? SENTENCE_MARK_UNREAD_WORD
               : mark->unread[0] != '\0' ? SENTENCE_MARK_UNREAD
               : !mark->right            ? (!full                   ? SENTENCE_MARK_WRONG_ONLY
                                            : has_text(mark->apart) ? SENTENCE_MARK_WRONG_APART
                                            : mark->reading != NULL ? SENTENCE_MARK_WRONG_AS
                                                                    : SENTENCE_MARK_WRONG)
               : mark->reading != NULL   ? SENTENCE_MARK_RIGHT_AS
                                         : SENTENCE_MARK_RIGHT,
               TEXT(item, mark->item), TEXT(given, mark->given), TEXT(found, mark->found),
               TEXT(unread, unread_said(grade, mark)), TEXT(reading, mark->reading),
               TEXT(apart, mark->apart), COUNT(right, mark->others_right),
               COUNT(count, mark->others));
    const double points = mark_points(mark, report), most = mark_most(mark, report);
    if (mark->right ? mark->less != NULL && points < most : points > 0)
        write_line(out, mark->right ? SENTENCE_MARK_LESS : SENTENCE_MARK_SHARE,
                   NUMBER(points, points), NUMBER(most, most), TEXT(reason, mark->less));
    write_carried(out, mark, mark_carried(grade, carried, (size_t)(mark - grade->marks), report));
}

void plycut_grade_remarks(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out)
{
    const PlycutDivergence *d = &grade->divergence;
    if (report->feedback != PLYCUT_FEEDBACK_VERDICT && grade->contradiction[0] != '\0')
        write_line(out, SENTENCE_CONTRADICTION, TEXT(text, grade->contradiction));
    if (report->feedback == PLYCUT_FEEDBACK_HINT && d->hint[0] != '\0')
        write_line(out, SENTENCE_HINT, TEXT(text, d->hint));
    if (report->feedback != PLYCUT_FEEDBACK_FULL)
        return;
    const bool tied = grade->mistake_count > 1;
    if (tied)
        write_line(out, SENTENCE_MISTAKES_TIED, COUNT(count, grade->mistake_count));
    for (size_t i = 0; i < grade->mistake_count; i++)
        write_line(out,
                   tied                               ? SENTENCE_MISTAKE_OR
                   : d->explained && d->at[0] != '\0' ? SENTENCE_MISTAKE_AT
                                                      : SENTENCE_MISTAKE,
                   TEXT(text, grade->mistakes[i].text), TEXT(at, d->at));
    if (d->text[0] != '\0' && !d->explained) {
        write_line(out, SENTENCE_FIRST_DIVERGENCE, TEXT(text, d->text));
        if (report->commands && d->event > 0 && d->node[0] != '\0' && !d->shortened)
            write_line(out, SENTENCE_SEE_EXPLAIN, TEXT(path, d->node));
    }
    if (*grade->better_text != '\0')
        write_line(out, SENTENCE_REMARK, TEXT(text, grade->better_text));
}

void write_task(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    PlycutText names = {0};
    if (grade->ignored[0] != '\0')
        write_line(out, grade->unstated ? SENTENCE_IGNORED_UNSTATED : SENTENCE_IGNORED,
                   TEXT(claims, grade->ignored));
    if (plycut_grade_unanswered(grade, report, &names) > 0)
        write_line(out, SENTENCE_UNANSWERED, TEXT(names, names.bytes));
    plycut_out_memory(out, !names.failed);
    plycut_text_free(&names);
}

/* What no question of the exercise asks for, if something states what it asks. */
static void write_unasked(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    PlycutText names = {0};
    if ((report->weighted || report->questions != 0) &&
        plycut_grade_unasked(grade, report, &names) > 0)
        write_line(out, SENTENCE_UNASKED, TEXT(names, names.bytes));
    plycut_out_memory(out, !names.failed);
    plycut_text_free(&names);
}

/* The points come first, and the student's name, never a path. */
static void write_heading(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    const double carried = plycut_grade_carried(grade, report);
    write_line(out, SENTENCE_GRADE,
               TEXT(student, has_text(grade->student) ? grade->student : grade->file),
               NUMBER(points, plycut_grade_points(grade, report)),
               NUMBER(most, plycut_grade_most(grade, report)), COUNT(right, grade->right),
               COUNT(count, grade->count), TOLD(convention, graded_tell, grade));
    if (carried > 0)
        write_line(out, SENTENCE_POINTS_CARRIED, NUMBER(carried, carried));
}

void plycut_grade_text(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out)
{
    const Carried carried = grade_carries(grade, report);
    write_heading(out, grade, report);
    plycut_grade_remarks(grade, report, out);
    for (size_t i = 0; i < grade->count; i++)
        write_mark(out, grade, &carried, &grade->marks[i], report);
    write_task(out, grade, report);
    write_unasked(out, grade, report);
}

bool grade_feedback(const PlycutGrade *grade, const PlycutReport *report, PlycutText *text)
{
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, text);
    if (grade->problem[0] != '\0')
        plycut_out_text(&out, grade->problem);
    else
        plycut_grade_text(grade, report, &out);
    return plycut_out_flush(&out) && plycut_text_write(text, "", 1);
}

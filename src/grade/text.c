/* A grade for people: a line for each item, the first divergence, the convention that fits better.
 */
#include "grade/grade.h"

static void write_mark(PlycutOut *out, const PlycutMark *mark, const PlycutReport *report)
{
    PlycutFeedback feedback = report->feedback;
    write_line(out,
               mark->others > 0          ? SENTENCE_MARK_UNREAD_WORD
               : mark->unread[0] != '\0' ? SENTENCE_MARK_UNREAD
               : !mark->right            ? (feedback == PLYCUT_FEEDBACK_FULL ? SENTENCE_MARK_WRONG
                                                                             : SENTENCE_MARK_WRONG_ONLY)
               : mark->reading != NULL   ? SENTENCE_MARK_RIGHT_AS
                                         : SENTENCE_MARK_RIGHT,
               TEXT(item, mark->item), TEXT(given, mark->given), TEXT(found, mark->found),
               TEXT(unread, mark->unread), TEXT(reading, mark->reading),
               COUNT(right, mark->others_right), COUNT(count, mark->others));
    if (!mark->right && mark_points(mark, report) > 0)
        write_line(out, SENTENCE_MARK_SHARE, NUMBER(points, mark_points(mark, report)),
                   NUMBER(most, report->points[mark->fact]));
}

static void write_divergence(PlycutOut *out, const PlycutDivergence *d)
{
    write_line(out, SENTENCE_FIRST_DIVERGENCE, TEXT(text, d->text));
    if (d->event > 0 && d->node[0] != '\0' && !d->shortened)
        write_line(out, SENTENCE_SEE_EXPLAIN, TEXT(path, d->node));
}

static void write_remark(PlycutOut *out, const char *text)
{
    if (*text != '\0')
        write_line(out, SENTENCE_REMARK, TEXT(text, text));
}

void plycut_grade_remarks(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out)
{
    const PlycutDivergence *d = &grade->divergence;
    if (report->feedback == PLYCUT_FEEDBACK_HINT && d->hint[0] != '\0')
        write_line(out, SENTENCE_HINT, TEXT(text, d->hint));
    if (report->feedback != PLYCUT_FEEDBACK_FULL)
        return;
    for (size_t i = 0; i < grade->mistake_count; i++)
        write_line(out, i == 0 ? SENTENCE_MISTAKE : SENTENCE_MISTAKE_OR,
                   TEXT(text, grade->mistakes[i].text));
    if (d->text[0] != '\0' && !d->explained)
        write_divergence(out, d);
    write_remark(out, grade->better_text);
}

void plycut_grade_text(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out)
{
    PlycutText convention = {0};
    convention_write(&grade->stated, NULL, &convention);
    out->failed |= convention.failed;
    write_line(out,
               grade->student[0] != '\0' && !grade->unnamed ? SENTENCE_GRADE_OF : SENTENCE_GRADE,
               TEXT(file, grade->file), TEXT(student, grade->student), COUNT(right, grade->right),
               COUNT(count, grade->count), TEXT(convention, convention.bytes));
    plycut_text_free(&convention);
    if (report->weighted)
        write_line(out, SENTENCE_POINTS, NUMBER(points, grade_points(grade, report)),
                   NUMBER(most, grade_most(grade, report)));
    for (size_t i = 0; i < grade->count; i++)
        write_mark(out, &grade->marks[i], report);
    plycut_grade_remarks(grade, report, out);
}

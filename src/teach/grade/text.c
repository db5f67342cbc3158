/* A grade for people: a line for each item, the first divergence, the convention that fits better.
 */
#include "grade/grade.h"

#include <string.h>

/* Points for what follows from a mistake, or from the student's own list. */
static void write_carried(PlycutOut *out, const PlycutMark *mark, double points)
{
    if (points > 0)
        write_line(out, mark->counts != PLYCUT_FACTS ? SENTENCE_MARK_COUNTS : SENTENCE_MARK_CARRIED,
                   POINTS(points, points));
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
               QUESTION(item, mark->item), TEXT(given, mark->given), TEXT(found, mark->found),
               UNREAD(unread, grade, mark), TEXT(reading, mark->reading), TEXT(apart, mark->apart),
               COUNT(right, mark->others_right), COUNT(count, mark->others));
    const double points = mark_points(mark, report), most = mark_most(mark, report);
    if (mark->right ? mark->less != NULL && points < most : points > 0)
        write_line(out, mark->right ? SENTENCE_MARK_LESS : SENTENCE_MARK_SHARE,
                   POINTS(points, points), POINTS(most, most), TEXT(reason, mark->less));
    write_carried(out, mark, mark_carried(grade, carried, (size_t)(mark - grade->marks), report));
}

static void write_together(PlycutOut *out, const PlycutMark *mark, const Together *together)
{
    const bool all = together->right == together->count, read = mark->reading != NULL;
    write_line(out,
               all ? (read ? SENTENCE_MARKS_RIGHT_ALL_AS : SENTENCE_MARKS_RIGHT_ALL)
                   : (read ? SENTENCE_MARKS_RIGHT_SOME_AS : SENTENCE_MARKS_RIGHT_SOME),
               TEXT(question, question_of_several(mark)), COUNT(right, together->right),
               COUNT(count, together->count), TEXT(reading, mark->reading));
}

static void write_marks(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    const Carried carried = grade_carries(grade, report);
    for (size_t i = 0; i < grade->count; i++) {
        const Together together = together_at(grade, report, i);
        if (together.right == 0)
            write_mark(out, grade, &carried, &grade->marks[i], report);
        else if (together.first)
            write_together(out, &grade->marks[i], &together);
    }
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
        write_line(out,
                   !tied && d->besides ? SENTENCE_DIVERGENCE_BESIDES : SENTENCE_FIRST_DIVERGENCE,
                   TEXT(text, d->text));
        if (report->commands && d->event > 0 && d->node[0] != '\0' && !d->shortened)
            write_line(out, SENTENCE_SEE_EXPLAIN, TEXT(path, d->node));
    }
    const char *better = report->commands ? grade->better_text : grade->better_plain;
    if (better[0] != '\0')
        write_line(out, SENTENCE_REMARK, TEXT(text, better));
}

/* As people write them on a sheet: "algorithm: minimax". */
static void claims_tell(const void *what, PlycutOut *out)
{
    for (const char *at = what; *at != '\0'; at++)
        plycut_out_format(out, *at == '=' ? ": " : "%c", *at);
}

void write_task(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    PlycutText names = {0};
    if (grade->ignored[0] != '\0')
        write_line(out, grade->unstated ? SENTENCE_IGNORED_UNSTATED : SENTENCE_IGNORED,
                   TOLD(claims, claims_tell, grade->ignored));
    if (plycut_grade_unanswered(grade, report, &names) > 0)
        write_line(out, SENTENCE_UNANSWERED, TEXT(names, names.bytes));
    plycut_out_memory(out, !names.failed);
    plycut_text_free(&names);
}

/* "best move; value of C", "windows (18 answers)". */
static void name_unasked(const PlycutGrade *grade, const PlycutReport *report, size_t at,
                         PlycutText *names)
{
    const PlycutMark *mark = &grade->marks[at];
    const Together alike = unasked_at(grade, report, at);
    if (alike.count > 0 && !alike.first)
        return;
    text_add(names, names->length > 0 ? "; " : "");
    if (alike.count > 0)
        sentence_add(names, NULL, SENTENCE_UNASKED_SEVERAL,
                     TERMS(TEXT(text, question_of_several(mark)), COUNT(count, alike.count)));
    else
        sentence_add(names, NULL, SENTENCE_PLAIN, TERMS(QUESTION(text, mark->item)));
}

/* What no question of the exercise asks for, if something states what it asks. */
static void write_unasked(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    PlycutText names = {0};
    const bool stated = report->weighted || report->questions != 0;
    for (size_t i = 0; stated && i < grade->count; i++)
        if (mark_is_unasked(&grade->marks[i], report))
            name_unasked(grade, report, i, &names);
    if (names.length > 0)
        write_line(out, SENTENCE_UNASKED, TEXT(names, names.bytes));
    plycut_out_memory(out, !names.failed);
    plycut_text_free(&names);
}

/* The points come first, and the student's name, never a path. */
static void write_heading(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    const double carried = plycut_grade_carried(grade, report);
    const Term search = report->commands ? (const Term)PHRASE(search, SENTENCE_GRADE_SEARCH,
                                                              TOLD(convention, graded_tell, grade))
                                         : (const Term)TEXT(search, "");
    write_line(out, grade->count > 0 ? SENTENCE_GRADE : SENTENCE_GRADE_EMPTY,
               TEXT(student, has_text(grade->student) ? grade->student : grade->file),
               POINTS(points, plycut_grade_points(grade, report)),
               POINTS(most, plycut_grade_most(grade, report)), COUNT(right, grade->right),
               COUNT(count, grade->count), search);
    if (carried > 0)
        write_line(out, SENTENCE_POINTS_CARRIED, POINTS(carried, carried));
}

void plycut_grade_text(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out)
{
    write_heading(out, grade, report);
    write_rules(out, grade, report);
    plycut_grade_remarks(grade, report, out);
    write_marks(out, grade, report);
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

/* A gradebook as CSV (RFC 4180): a row for each student, a column for each item. */
#include "base/csv.h"
#include "grade/grade.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const PlycutMark *mark_of(const PlycutGrade *grade, const char *item)
{
    for (size_t i = 0; i < grade->count; i++)
        if (strcmp(grade->marks[i].item, item) == 0)
            return &grade->marks[i];
    return NULL;
}

/* By fact, then by place in the tree; items of different trees also by name. */
static int by_item(const void *a, const void *b)
{
    const PlycutMark *x = *(const PlycutMark *const *)a, *y = *(const PlycutMark *const *)b;
    if (x->fact != y->fact)
        return x->fact < y->fact ? -1 : 1;
    uint32_t i = x->node + 1, k = y->node + 1; /* the whole search comes first */
    return i != k ? (i < k ? -1 : 1) : strcmp(x->item, y->item);
}

/* A student's typo is not an item. */
const PlycutMark **items_of(const PlycutGrades *grades, size_t *count)
{
    size_t room = 1, kept = 0;
    for (size_t i = 0; i < grades->count; i++)
        room += grades->items[i].count;
    const PlycutMark **items = malloc(room * sizeof *items);
    *count = 0;
    if (items == NULL)
        return NULL;
    for (size_t i = 0; i < grades->count; i++)
        for (size_t k = 0; k < grades->items[i].count; k++)
            if (grades->items[i].marks[k].known)
                items[(*count)++] = &grades->items[i].marks[k];
    qsort(items, *count, sizeof *items, by_item);
    for (size_t i = 0; i < *count; i++)
        if (kept == 0 || by_item(&items[kept - 1], &items[i]) != 0)
            items[kept++] = items[i];
    *count = kept;
    return items;
}

/* What the feedback says about the first divergence, unless a mistake explains it. */
static const char *told_divergence(const PlycutGrade *grade, const PlycutReport *report)
{
    const PlycutDivergence *d = &grade->divergence;
    return report->feedback == PLYCUT_FEEDBACK_HINT                    ? d->hint
           : report->feedback == PLYCUT_FEEDBACK_FULL && !d->explained ? d->text
                                                                       : "";
}

/* Why the file, or the first of its unread answers, cannot be graded. */
static const char *problem_of(const PlycutGrade *grade)
{
    for (size_t i = 0; grade->problem[0] == '\0' && i < grade->count; i++)
        if (grade->marks[i].unread[0] != '\0')
            return grade->marks[i].unread;
    return grade->problem;
}

/* A field with a finished text, which is freed. */
static void csv_put_text(PlycutOut *out, PlycutText *text)
{
    plycut_out_memory(out, !text->failed);
    csv_put(out, text->bytes);
    plycut_text_free(text);
}

/* The answers that could not be parsed: "pruned; line 4". */
static void csv_unread(PlycutOut *out, const PlycutGrade *grade)
{
    PlycutText names = {0};
    for (size_t i = 0; i < grade->count; i++)
        if (grade->marks[i].unread[0] != '\0') {
            text_add(&names, names.length > 0 ? "; " : "");
            text_add(&names, grade->marks[i].item);
        }
    csv_put_text(out, &names);
}

/* Which exercise, how it was searched, and what the student states of the search. */
static void csv_task(PlycutOut *out, const PlycutGrade *grade)
{
    PlycutText convention = {0};
    if (grade->problem[0] == '\0')
        sentence_add(&convention, NULL, SENTENCE_PLAIN, TERMS(TOLD(text, graded_tell, grade)));
    csv_put(out, grade->exercise);
    csv_put_text(out, &convention);
    csv_put(out, grade->said);
}

/* The mistake that explains the answers: "cut-late"; several that do so equally well: "cut-late or strict-cut". */
static void csv_mistakes(PlycutOut *out, const PlycutMistake *mistakes, size_t count)
{
    PlycutText names = {0};
    for (size_t i = 0; i < count; i++) {
        text_add(&names, i > 0 ? " or " : "");
        text_add(&names, mistakes[i].name);
    }
    csv_put_text(out, &names);
}

static void csv_row(PlycutOut *out, const PlycutGrade *grade, const PlycutMark *const *items,
                    size_t count, const PlycutReport *report)
{
    bool full = report->feedback == PLYCUT_FEEDBACK_FULL;
    const Carried carried = grade_carries(grade, report);
    PlycutText unasked = {0};
    csv_text(out, grade->file);
    csv_put(out, grade->student);
    csv_put_number(out, plycut_grade_points(grade, report));
    csv_put_number(out, plycut_grade_most(grade, report));
    if (report->carry > 0)
        csv_put_number(out, plycut_grade_carried(grade, report));
    for (size_t i = 0; i < count; i++) {
        const PlycutMark *mark = mark_of(grade, items[i]->item);
        csv_put_number(out,
                       mark != NULL ? mark_earned(grade, &carried, mark, report) : (double)NAN);
    }
    csv_put(out, told_divergence(grade, report));
    csv_put(out, full ? grade->better_text : "");
    csv_mistakes(out, full ? grade->mistakes : NULL, full ? grade->mistake_count : 0);
    csv_unread(out, grade);
    csv_put(out, problem_of(grade));
    csv_task(out, grade);
    (void)plycut_grade_unasked(grade, report, &unasked);
    csv_put_text(out, &unasked);
    csv_put(out, grade->id);
    plycut_out_char(out, '\n');
}

/* Keep the items that the exercise asks: only they earn points. */
static size_t keep_asked(const PlycutMark **items, size_t count, const PlycutReport *report)
{
    size_t kept = 0;
    for (size_t i = 0; i < count; i++)
        if (mark_is_asked(items[i], report))
            items[kept++] = items[i];
    return kept;
}

bool plycut_grades_csv(const PlycutGrades *grades, const PlycutReport *report, PlycutOut *out,
                       PlycutError *error)
{
    size_t count;
    const PlycutMark **items = items_of(grades, &count);
    if (items == NULL)
        return plycut_no_memory(error);
    count = keep_asked(items, count, report);
    plycut_out_text(out, report->carry > 0 ? "file,student,points,of,carried"
                                           : "file,student,points,of");
    for (size_t i = 0; i < count; i++)
        csv_put(out, items[i]->item);
    plycut_out_text(
        out,
        ",divergence,convention,mistake,unread,problem,exercise,graded_as,stated,not_asked,id\n");
    for (size_t i = 0; i < grades->count; i++)
        csv_row(out, &grades->items[i], items, count, report);
    free(items);
    return true;
}

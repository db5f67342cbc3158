/* Grades for programs: a gradebook as CSV (RFC 4180), and JSON ("format": "plycut-grades"). */
#include "base/csv.h"
#include "grade/grade.h"
#include "trace/write.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- CSV --------------------------------------------------------------------------------- */

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
    PlycutText unasked = {0};
    csv_text(out, grade->file);
    csv_put(out, grade->student);
    csv_put_number(out, plycut_grade_points(grade, report));
    csv_put_number(out, plycut_grade_most(grade, report));
    for (size_t i = 0; i < count; i++) {
        const PlycutMark *mark = mark_of(grade, items[i]->item);
        csv_put_number(out, mark != NULL ? mark_points(mark, report) : (double)NAN);
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
    plycut_out_text(out, "file,student,points,of");
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

/* ---- JSON -------------------------------------------------------------------------------- */

static void json_convention(PlycutJson *json, const char *key, const PlycutSearchOptions *o,
                            PlycutLimits limits)
{
    plycut_json_key_open(json, key, '{');
    convention_json(o, json);
    search_numbers_json(o, NUMBERS_OF_KEY, json);
    if (plycut_is_limited(limits))
        plycut_json_key_window(json, "limits", limits.low, limits.high);
    plycut_json_close(json);
}

static void json_mark(PlycutJson *json, const PlycutMark *mark, const PlycutReport *report)
{
    plycut_json_row(json);
    plycut_json_key_string(json, "item", mark->item);
    plycut_json_key_bool(json, "right", mark->right);
    if (mark->known && !mark_is_asked(mark, report))
        plycut_json_key_bool(json, "asked", false);
    plycut_json_key_text(json, "reading", mark->reading);
    plycut_json_key_string(json, "given", mark->given);
    if (report->feedback == PLYCUT_FEEDBACK_FULL)
        plycut_json_key_string(json, "found", mark->found);
    plycut_json_key_text(json, "not_understood", mark->unread);
    if (mark->share > 0 && mark->share < 1)
        plycut_json_key_number(json, "share", mark->share);
    if (mark->others > 0) {
        plycut_json_key_integer(json, "others", (int64_t)mark->others);
        plycut_json_key_integer(json, "others_right", (int64_t)mark->others_right);
    }
    plycut_json_close(json);
}

static void json_divergence(PlycutJson *json, const PlycutDivergence *d)
{
    plycut_json_newline(json);
    plycut_json_key_open(json, "divergence", '{');
    plycut_json_key_string(json, "item", d->item);
    plycut_json_key_count(json, "event", d->event > 0 ? (int64_t)d->event : -1);
    plycut_json_key_string(json, "node", d->node[0] != '\0' ? d->node : NULL);
    plycut_json_key_string(json, "pruned",
                           d->pruning != PLYCUT_PRUNING_OTHER ? plycut_pruning_text(d->pruning)
                                                              : NULL);
    plycut_json_key_string(json, "text", d->text);
    if (d->explained)
        plycut_json_key_bool(json, "explained", true);
    plycut_json_close(json);
}

static void json_mistakes(PlycutJson *json, const PlycutGrade *grade)
{
    plycut_json_newline(json);
    plycut_json_key_open(json, "mistakes", '[');
    for (size_t i = 0; i < grade->mistake_count; i++) {
        plycut_json_open(json, '{');
        plycut_json_key_string(json, "name", grade->mistakes[i].name);
        plycut_json_key_string(json, "text", grade->mistakes[i].text);
        plycut_json_close(json);
    }
    plycut_json_close(json);
}

/* The mistakes, the first divergence, the convention that fits better. */
static void json_remarks(PlycutJson *json, const PlycutGrade *grade)
{
    if (grade->mistake_count > 0)
        json_mistakes(json, grade);
    if (grade->divergence.text[0] != '\0')
        json_divergence(json, &grade->divergence);
    if (grade->better_text[0] != '\0') {
        plycut_json_newline(json);
        json_convention(json, grade->better_right == grade->count ? "right_for" : "nearer_to",
                        &grade->better, grade->limits);
        plycut_json_key_string(json, "remark", grade->better_text);
    }
}

static void json_grade(PlycutJson *json, const PlycutGrade *grade, const PlycutReport *report)
{
    plycut_json_row(json);
    plycut_json_key_string(json, "file", grade->file);
    plycut_json_key_string(json, "student", grade->student);
    if (grade->problem[0] == '\0')
        json_convention(json, "convention", &grade->stated, grade->limits);
    plycut_json_key_text(json, "exercise", grade->exercise);
    plycut_json_key_text(json, "stated", grade->said);
    plycut_json_key_text(json, "ignored", grade->ignored);
    plycut_json_key_number(json, "points", plycut_grade_points(grade, report));
    plycut_json_key_number(json, "of", plycut_grade_most(grade, report));
    plycut_json_key_text(json, "problem", grade->problem);
    plycut_json_key_open(json, "marks", '[');
    for (size_t i = 0; i < grade->count; i++)
        json_mark(json, &grade->marks[i], report);
    plycut_json_close(json);
    if (report->feedback == PLYCUT_FEEDBACK_FULL)
        json_remarks(json, grade);
    else if (report->feedback == PLYCUT_FEEDBACK_HINT && grade->divergence.hint[0] != '\0')
        plycut_json_key_string(json, "hint", grade->divergence.hint);
    plycut_json_close(json);
}

static void json_statistics(PlycutJson *json, const PlycutStatistics *s)
{
    plycut_json_newline(json);
    plycut_json_key_open(json, "items", '[');
    for (size_t i = 0; i < s->item_count; i++) {
        plycut_json_open(json, '{');
        plycut_json_key_string(json, "item", s->items[i].name);
        plycut_json_key_integer(json, "answered", (int64_t)s->items[i].answered);
        plycut_json_key_integer(json, "right", (int64_t)s->items[i].right);
        plycut_json_close(json);
    }
    plycut_json_close(json);
    plycut_json_key_open(json, "mistakes", '{');
    for (size_t i = 0; i < s->mistake_count; i++)
        plycut_json_key_integer(json, s->mistakes[i].name, (int64_t)s->mistakes[i].answered);
    plycut_json_close(json);
}

bool plycut_grades_json(const PlycutGrades *grades, const char *input, const PlycutReport *report,
                        PlycutOut *out, PlycutError *error)
{
    PlycutJson json;
    PlycutStatistics statistics;
    if (!plycut_statistics(grades, &statistics, error))
        return false;
    plycut_json_begin(&json, out, "plycut-grades", 2);
    plycut_json_key_string(&json, "input", input);
    plycut_json_key_integer(&json, "wrong", (int64_t)grades->wrong);
    plycut_json_key_open(&json, "grades", '[');
    for (size_t i = 0; i < grades->count; i++)
        json_grade(&json, &grades->items[i], report);
    plycut_json_close(&json);
    json_statistics(&json, &statistics);
    plycut_json_end(&json);
    plycut_statistics_free(&statistics);
    return true;
}

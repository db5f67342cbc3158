/* kept.c - what a job writes. */
#include "memory/kept.h"

#include <stdlib.h>
#include <string.h>

/* The linker wraps the usual ones. */
void *__real_realloc(void *old, size_t size);

typedef struct Kept {
    char *bytes;
    size_t length, room;
} Kept;

static Kept kept, right;

void kept_begin(void)
{
    kept.length = 0;
}

void kept_is_what_is_right(void)
{
    free(right.bytes);
    right = kept;
    kept = (Kept){0};
}

bool kept_is_right(void)
{
    return kept.length == right.length &&
           (kept.length == 0 || memcmp(kept.bytes, right.bytes, kept.length) == 0);
}

bool keep(void *self, const char *bytes, size_t n)
{
    (void)self;
    if (kept.length + n > kept.room) {
        kept.room = 2 * (kept.length + n);
        kept.bytes = __real_realloc(kept.bytes, kept.room);
        if (kept.bytes == NULL)
            abort();
    }
    memcpy(kept.bytes + kept.length, bytes, n);
    kept.length += n;
    return true;
}

void keep_text(const PlycutText *text)
{
    if (text->length > 0)
        keep(NULL, text->bytes, text->length);
}

/* With as little, a hint, and everything. */
static bool keep_grade(const PlycutGrade *grade, PlycutOut *out)
{
    bool made = true;
    PlycutReport report = plycut_report_defaults();
    for (report.feedback = PLYCUT_FEEDBACK_VERDICT; report.feedback <= PLYCUT_FEEDBACK_FULL;
         report.feedback++) {
        plycut_grade_text(grade, &report, out);
        plycut_grade_remarks(grade, &report, out);
        made = made && plycut_gradebook_gradescope(grade, &report, out);
    }
    plycut_form_text(grade, &report, out);
    return made;
}

bool keep_grades(const PlycutGrades *grades, PlycutError *error)
{
    static PlycutOut out;
    PlycutStatistics statistics;
    const PlycutReport report = plycut_report_defaults();
    plycut_out_init(&out, keep, NULL);
    for (size_t i = 0; i < grades->count; i++)
        if (grades->items[i].problem[0] == '\0' && /* or its message is all that is said of it */
            !keep_grade(&grades->items[i], &out))
            return plycut_no_memory(error);
    if (!plycut_statistics(grades, &statistics, error))
        return false;
    plycut_statistics_text(&statistics, &out);
    plycut_statistics_free(&statistics);
    return plycut_grades_csv(grades, &report, &out, error) &&
           plycut_grades_json(grades, "input", &report, &out, error) &&
           ((plycut_feedback_html(grades, 0, &report, NULL, &out) &&
             plycut_gradebook_moodle(grades, &report, &out) &&
             plycut_gradebook_canvas(grades, &report, "title", &out)) ||
            plycut_no_memory(error)) &&
           plycut_out_end(&out, "the grades", error);
}

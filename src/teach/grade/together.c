/* Right answers to one question share a line of the report: no student wants to read them one by one. */
#include "grade/grade.h"

#include <string.h>

/* A list of cutoffs, and what is asked about each of them, are two questions; a quiz is one. What is not asked is no answer to a
 * question of the exercise. */
static bool same_question(const PlycutMark *a, const PlycutMark *b, const PlycutReport *report)
{
    return a->quiz == b->quiz && a->known && b->known &&
           mark_is_asked(a, report) == mark_is_asked(b, report) &&
           (a->quiz ||
            (a->fact == b->fact && (a->node == PLYCUT_NO_NODE) == (b->node == PLYCUT_NO_NODE)));
}

/* Is "right" all that there is to say about the mark? */
static bool is_just_right(const PlycutMark *mark)
{
    return mark->right && mark->less == NULL && mark->share >= 1 && mark->unread[0] == '\0';
}

static bool same_reading(const PlycutMark *a, const PlycutMark *b)
{
    const char *one = a->reading != NULL ? a->reading : "",
               *other = b->reading != NULL ? b->reading : "";
    return strcmp(one, other) == 0;
}

/* Two lines are short enough. */
enum { FEWEST = 3 };

Together together_at(const PlycutGrade *grade, const PlycutReport *report, size_t at)
{
    const PlycutMark *mark = &grade->marks[at];
    Together made = {.first = true};
    for (size_t i = 0; is_just_right(mark) && !report->every && i < grade->count; i++) {
        const PlycutMark *other = &grade->marks[i];
        const bool alike = same_question(mark, other, report),
                   with = alike && is_just_right(other) && same_reading(mark, other);
        made.first &= !with || i >= at;
        made.count += alike;
        made.right += with;
        made.points += with ? mark_points(other, report) : 0;
    }
    return made.right >= FEWEST ? made : (Together){0};
}

Together unasked_at(const PlycutGrade *grade, const PlycutReport *report, size_t at)
{
    Together made = {.first = true};
    for (size_t i = 0; i < grade->count; i++)
        if (same_question(&grade->marks[at], &grade->marks[i], report)) {
            made.first &= i >= at;
            made.count++;
        }
    return made.count >= FEWEST ? made : (Together){0};
}

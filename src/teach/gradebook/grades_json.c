/* grades_json.c - grades as JSON ("format": "plycut-grades"): the structs of its rows, filled and written. */
#include "base/arena.h"
#include "gradebook/grades_file.h"

#include <math.h>
#include <string.h>

/* What all parts of the document are made with. */
typedef struct Making {
    Arena arena;
    const PlycutReport *report;
} Making;

/* An empty text is a member that is left out. */
static const char *text_or_none(const char *text)
{
    return text != NULL && text[0] != '\0' ? text : NULL;
}

/* The word of a search that is called so. */
static const char *word_named(Making *m, const PlycutSearchOptions *o, const char *name)
{
    char word[PLYCUT_ORDERING_MAX];
    size_t member = 0;
    while (plycut_search_member(member)->kind != PLYCUT_MEMBER_WORD ||
           strcmp(plycut_search_member(member)->trace, name) != 0)
        member++;
    const char *text = plycut_search_word(o, member, word);
    return arena_copy(&m->arena, text, strlen(text));
}

static void convention_make(Making *m, const PlycutSearchOptions *o, const PlycutLimits *limits,
                            ConventionFile *file)
{
    file->algorithm = word_named(m, o, "algorithm");
    file->cut = word_named(m, o, "cut");
    file->fail = word_named(m, o, "fail");
    file->order = word_named(m, o, "order");
    file->guess = o->has_guess ? o->guess : (double)NAN;
    file->limits_cut = o->limits_cut;
    file->limits = plycut_is_limited(*limits) ? limits : NULL;
}

/* A number that is left out if there is none. */
static double number_or_none(double number)
{
    return number > 0 ? number : (double)NAN;
}

static MarkFile mark_made(const Making *m, const PlycutGrade *grade, const Carried *carried,
                          const PlycutMark *mark)
{
    const double more = mark_carried(grade, carried, (size_t)(mark - grade->marks), m->report);
    static const bool NOT_ASKED = false;
    const bool others = mark->others > 0;
    return (MarkFile){.item = mark->item,
                      .right = mark->right,
                      .asked = mark->known && !mark_is_asked(mark, m->report) ? &NOT_ASKED : NULL,
                      .reading = text_or_none(mark->reading),
                      .given = mark->given,
                      .found = m->report->feedback == PLYCUT_FEEDBACK_FULL ? mark->found : NULL,
                      .not_understood = text_or_none(mark->unread),
                      .share = mark->share > 0 && mark->share < 1 ? mark->share : (double)NAN,
                      .carried = number_or_none(more),
                      .others = others ? (int)mark->others : -1,
                      .others_right = others ? (int)mark->others_right : -1};
}

static JsonList marks_made(Making *m, const PlycutGrade *grade)
{
    const Carried carried = grade_carries(grade, m->report);
    MarkFile *marks = arena_take(&m->arena, (grade->count + 1) * sizeof *marks);
    for (size_t i = 0; marks != NULL && i < grade->count; i++)
        marks[i] = mark_made(m, grade, &carried, &grade->marks[i]);
    return (JsonList){marks, marks != NULL ? grade->count : 0};
}

static DivergenceFile divergence_made(const PlycutDivergence *d)
{
    return (DivergenceFile){.item = d->item,
                            .event = d->event,
                            .node = text_or_none(d->node),
                            .pruned = text_or_none(plycut_pruning_text(d->pruning)),
                            .text = d->text,
                            .explained = d->explained};
}

/* The mistakes, the first divergence, the convention that fits better. */
static void remarks_make(Making *m, const PlycutGrade *grade, GradeFile *file)
{
    const bool right = grade->better_right == grade->count;
    file->mistakes = (JsonList){grade->mistakes, grade->mistake_count};
    if (grade->divergence.text[0] != '\0')
        file->divergence = divergence_made(&grade->divergence);
    if (grade->better_right > 0)
        convention_make(m, &grade->better, &grade->limits,
                        right ? &file->right_for : &file->nearer_to);
    file->remark = text_or_none(grade->better_text);
}

static GradeFile grade_made(Making *m, const PlycutGrade *grade)
{
    GradeFile file = {.file = grade->file,
                      .student = grade->student,
                      .exercise = text_or_none(grade->exercise),
                      .stated = text_or_none(grade->said),
                      .ignored = text_or_none(grade->ignored),
                      .points = plycut_grade_points(grade, m->report),
                      .of = plycut_grade_most(grade, m->report),
                      .carried = m->report->carry > 0 ? plycut_grade_carried(grade, m->report)
                                                      : (double)NAN,
                      .contradiction = m->report->feedback != PLYCUT_FEEDBACK_VERDICT
                                           ? text_or_none(grade->contradiction)
                                           : NULL,
                      .problem = text_or_none(grade->problem),
                      .marks = marks_made(m, grade),
                      .convention = {.guess = (double)NAN},
                      .right_for = {.guess = (double)NAN},
                      .nearer_to = {.guess = (double)NAN}};
    if (file.problem == NULL)
        convention_make(m, &grade->stated, &grade->limits, &file.convention);
    if (m->report->feedback == PLYCUT_FEEDBACK_FULL)
        remarks_make(m, grade, &file);
    else if (m->report->feedback == PLYCUT_FEEDBACK_HINT)
        file.hint = text_or_none(grade->divergence.hint);
    return file;
}

static JsonList grades_made(Making *m, const PlycutGrades *grades)
{
    GradeFile *files = arena_take(&m->arena, (grades->count + 1) * sizeof *files);
    for (size_t i = 0; files != NULL && i < grades->count; i++)
        files[i] = grade_made(m, &grades->items[i]);
    return (JsonList){files, files != NULL ? grades->count : 0};
}

static JsonList items_made(Making *m, const PlycutStatistics *s)
{
    TallyFile *items = arena_take(&m->arena, (s->item_count + 1) * sizeof *items);
    for (size_t i = 0; items != NULL && i < s->item_count; i++)
        items[i] = (TallyFile){s->items[i].name, s->items[i].answered, s->items[i].right};
    return (JsonList){items, items != NULL ? s->item_count : 0};
}

bool plycut_grades_json(const PlycutGrades *grades, const char *input, const PlycutReport *report,
                        PlycutOut *out, PlycutError *error)
{
    PlycutJson json;
    PlycutStatistics statistics;
    Making making = {.report = report};
    if (!plycut_statistics(grades, &statistics, error))
        return false;
    const GradesFile file = {.input = input,
                             .wrong = grades->wrong,
                             .grades = grades_made(&making, grades),
                             .items = items_made(&making, &statistics),
                             .mistakes = &statistics};
    const bool made = !making.arena.failed || plycut_no_memory(error);
    if (made) {
        plycut_json_init(&json, out);
        plycut_json_open(&json, '{');
        json_object_write(&GRADES_SHAPE, &file, &json);
        plycut_json_end(&json);
    }
    arena_release(&making.arena);
    plycut_statistics_free(&statistics);
    return made;
}

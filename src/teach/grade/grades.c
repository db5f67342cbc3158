/* The grades of all files so far: rows and marks added, named, and freed. */
#include "base/arena.h"
#include "base/utf8.h"
#include "grade/grade.h"

#include <stdlib.h>
#include <string.h>

PlycutGrade *plycut_grades_add(PlycutGrades *grades, const char *file, const char *student,
                               size_t marks, PlycutError *error)
{
    if (grades->arena == NULL)
        grades->arena = calloc(1, sizeof(Arena));
    Arena *arena = grades->arena;
    if (arena == NULL || !PLYCUT_ROOM(grades->items, grades->room, grades->count, 1)) {
        plycut_no_memory(error);
        return NULL;
    }
    PlycutGrade *grade = &grades->items[grades->count++];
    *grade = (PlycutGrade){.file = arena_copy(arena, file, strlen(file)),
                           .student = arena_copy(arena, student, strlen(student)),
                           .unnamed = *student == '\0',
                           .contradiction = "",
                           .better_text = "",
                           .better_plain = "",
                           .divergence = {.item = "", .at = "", .hint = ""},
                           .marks = arena_take(arena, marks * sizeof *grade->marks)};
    return !arena->failed || plycut_no_memory(error) ? grade : NULL;
}

const char *mark_text(void *arena, const char *text, size_t size)
{
    char shortened[TEXT_MOST];
    (void)field_format(shortened, size, "%s", text);
    return arena_copy(arena, shortened, strlen(shortened));
}

bool remark_add(const Grading *g, const char **remark, PlycutText *sentences)
{
    PlycutText text = {0};
    if (*remark[0] != '\0')
        sentence_add(&text, NULL, SENTENCE_AS_BEFORE, TERMS(TEXT(text, *remark)));
    text_add(&text, sentences->bytes != NULL ? sentences->bytes : "");
    const bool written = !text.failed && !sentences->failed;
    if (written && text.length > 0)
        *remark = mark_text(g->grades->arena, text.bytes, TEXT_MOST);
    plycut_text_free(&text);
    plycut_text_free(sentences);
    return written || plycut_no_memory(g->error);
}

bool plycut_mark_keep(PlycutGrades *grades, PlycutMark *mark, const char *item, const char *given,
                      const char *found, const char *unread, PlycutError *error)
{
    Arena *arena = grades->arena;
    mark->item = mark_text(arena, item, 256);
    mark->given = mark_text(arena, given, 256);
    mark->found = mark_text(arena, found, 256);
    mark->unread = mark_text(arena, unread, 512);
    return !arena->failed || plycut_no_memory(error);
}

bool plycut_grades_add_problem(PlycutGrades *grades, const char *file, const char *problem,
                               PlycutError *error)
{
    PlycutGrade *grade = plycut_grades_add(grades, file, "", 0, error);
    if (grade != NULL)
        field_format(grade->problem, sizeof grade->problem, "%s", problem);
    return grade != NULL;
}

bool plycut_grades_name(PlycutGrades *grades, size_t from, const PlycutHandIn *who,
                        PlycutError *error)
{
    Arena *arena = grades->arena;
    for (PlycutGrade *grade = grades->items + from; grade < grades->items + grades->count;
         grade++) {
        grade->platform = who->platform;
        grade->name = arena_copy(arena, who->name, who->name_length);
        grade->id = arena_copy(arena, who->id, who->id_length);
        grade->student = grade->unnamed ? grade->name : grade->student;
    }
    return arena == NULL || !arena->failed || plycut_no_memory(error);
}

void plycut_grades_free(PlycutGrades *grades)
{
    if (grades->arena != NULL)
        arena_release(grades->arena);
    free(grades->arena);
    free(grades->items);
    *grades = (PlycutGrades){0};
}

/* The grades of all files so far: rows added, named, taken back and freed. */
#include "base/utf8.h"
#include "grade/grade.h"

#include <stdlib.h>
#include <string.h>

void grades_take_back(PlycutGrades *grades, size_t before)
{
    for (; grades->count > before; grades->count--) {
        PlycutGrade *grade = &grades->items[grades->count - 1];
        free(grade->file);
        free(grade->student);
        free(grade->name);
        free(grade->id);
        for (size_t i = 0; grade->marks != NULL && i < grade->count; i++)
            free(grade->marks[i].texts);
        free(grade->marks);
    }
}

PlycutGrade *grade_new(PlycutGrades *grades, const char *file, const char *student)
{
    if (!PLYCUT_ROOM(grades->items, grades->room, grades->count, 1))
        return NULL;
    PlycutGrade *grade = &grades->items[grades->count++];
    *grade = (PlycutGrade){
        .file = strdup(file), .student = strdup(student), .unnamed = *student == '\0'};
    return grade->file != NULL && grade->student != NULL ? grade : NULL;
}

bool plycut_grades_add_problem(PlycutGrades *grades, const char *file, const char *problem,
                               PlycutError *error)
{
    size_t before = grades->count;
    PlycutGrade *grade = grade_new(grades, file, "");
    if (grade == NULL) {
        grades_take_back(grades, before);
        return plycut_no_memory(error);
    }
    field_format(grade->problem, sizeof grade->problem, "%s", problem);
    return true;
}

static bool grade_name(PlycutGrade *grade, const PlycutHandIn *who)
{
    free(grade->name);
    free(grade->id);
    grade->platform = who->platform;
    grade->name = strndup(who->name, who->name_length);
    grade->id = strndup(who->id, who->id_length);
    char *student = grade->unnamed ? strndup(who->name, who->name_length) : NULL;
    if (student != NULL) {
        free(grade->student);
        grade->student = student;
    }
    return grade->name != NULL && grade->id != NULL && (student != NULL || !grade->unnamed);
}

bool plycut_grades_name(PlycutGrades *grades, size_t from, const PlycutHandIn *who,
                        PlycutError *error)
{
    for (size_t i = from; i < grades->count; i++)
        if (!grade_name(&grades->items[i], who))
            return plycut_no_memory(error);
    return true;
}

void plycut_grades_free(PlycutGrades *grades)
{
    grades_take_back(grades, 0);
    free(grades->items);
    *grades = (PlycutGrades){0};
}

/* Which answers of a file can be read: the items as read, without a search, so that nothing can be said about right or wrong. */
#include "grade/grade.h"

#include <stdlib.h>

static bool mark_read(const Item *item, PlycutMark *mark)
{
    *mark =
        (PlycutMark){.known = item->known, .fact = item->answer.fact, .node = item->answer.node};
    return plycut_mark_keep(mark, item->name, item->given, "",
                            item->unread != NULL ? item->unread : "");
}

/* How many answers about a fact a form has room for: those about nodes are one for each inner node, whether or not the
 * search visits it. */
static size_t count_room(const TreeIndex *index, PlycutFact fact)
{
    return fact_table[fact].shape->of_whole || fact == PLYCUT_FACT_CUTOFFS ||
                   fact == PLYCUT_FACT_PRUNED_IF
               ? 1
               : index->tree.node_count - index->leaf_count;
}

static bool submission_form(PlycutGrader *grader, Subject *subject, Submissions *s,
                            const Submission *one, const Items *items, Stated *own,
                            PlycutGrades *grades)
{
    const PlycutFactSet asked = questions_of(grader, subject, own);
    PlycutGrade *grade = grade_new(grades, s->file, one->student);
    if (grade == NULL || (grade->marks = calloc(items->count + 1, sizeof *grade->marks)) == NULL)
        return plycut_no_memory(s->error);
    for (; grade->count < items->count; grade->count++)
        if (!mark_read(&items->items[grade->count], &grade->marks[grade->count]))
            return plycut_no_memory(s->error);
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if ((asked >> fact & 1u) != 0)
            grade->asked[fact] = count_room(&subject->index, fact);
    return true;
}

bool plycut_read_answers(PlycutGrader *grader, const char *text, size_t length, const char *file,
                         PlycutGrades *grades, PlycutError *error)
{
    Submissions s = {0};
    if (submissions_read(&s, text, length, file, error))
        return submissions_use(grader, &s, submission_form, grades);
    submissions_free(&s);
    return false;
}

void plycut_form_text(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out)
{
    const bool named = grade->student[0] != '\0' && !grade->unnamed;
    size_t read = 0;
    for (size_t i = 0; i < grade->count; i++)
        read += grade->marks[i].unread[0] == '\0';
    write_line(out, named ? SENTENCE_FORM_OF : SENTENCE_FORM, TEXT(file, grade->file),
               TEXT(student, grade->student), COUNT(right, read), COUNT(count, grade->count));
    write_task(out, grade, report);
    for (size_t i = 0; i < grade->count; i++)
        write_line(out,
                   grade->marks[i].unread[0] != '\0' ? SENTENCE_MARK_UNREAD : SENTENCE_MARK_READ,
                   TEXT(item, grade->marks[i].item), TEXT(given, grade->marks[i].given),
                   TEXT(unread, grade->marks[i].unread));
}

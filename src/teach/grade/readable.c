/* Which answers of a file can be read: the items as read, without a search, so that nothing can be said about right or wrong. */
#include "grade/grade.h"

/* How many answers about a fact a form has room for: those about nodes are one for each inner node, whether or not the
 * search visits it. */
static size_t count_room(const TreeIndex *index, PlycutFact fact)
{
    return fact_table[fact].shape->of_whole || fact == PLYCUT_FACT_CUTOFFS ||
                   fact == PLYCUT_FACT_PRUNED_IF
               ? 1
               : index->tree.node_count - index->leaf_count;
}

/* Without a search, nothing more is known than that leaves are not asked about. */
static bool may_be_asked(const TreeIndex *index, const Answer *answer)
{
    return answer->node == PLYCUT_NO_NODE || answer->fact == PLYCUT_FACT_PRUNED_IF ||
           !index->tree.nodes[answer->node].leaf;
}

static bool submission_form(PlycutGrader *grader, Subject *subject, Submissions *s,
                            const Submission *one, const Items *items, Stated *own,
                            PlycutGrades *grades)
{
    const PlycutFactSet asked = questions_of(grader, subject, own);
    PlycutGrade *grade = plycut_grades_add(grades, s->file, one->student, items->count, s->error);
    if (grade == NULL)
        return false;
    for (const Item *item = items->items; item < items->items + items->count; item++) {
        PlycutMark *mark = &grade->marks[grade->count++];
        *mark = (PlycutMark){.known = item->known,
                             .fact = item->answer.fact,
                             .node = item->answer.node,
                             .worth = item->known && may_be_asked(&subject->index, &item->answer)};
        if (!plycut_mark_keep(grades, mark, item->name, item->given, "",
                              item->unread != NULL ? item->unread : "", s->error))
            return false;
    }
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if ((asked >> fact & 1u) != 0)
            grade->asked[fact] = count_room(&subject->index, fact);
    return true;
}

bool plycut_read_answers(PlycutGrader *grader, const char *text, size_t length, const char *file,
                         PlycutGrades *grades, PlycutError *error)
{
    Submissions s;
    const bool read = submissions_read(&s, text, length, file, error);
    return submissions_use(grader, &s, read, submission_form, grades);
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
                   QUESTION(item, grade->marks[i].item), TEXT(given, grade->marks[i].given),
                   UNREAD(unread, grade, &grade->marks[i]));
}

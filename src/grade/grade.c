/* Grading: a student's sheet under the stated convention, where it first leaves the search, and the
 * convention under which it would be right. */
#include "grade/grade.h"

#include <stdlib.h>
#include <string.h>

const char *plycut_astray_text(PlycutAstray astray)
{
    static const char *const WORDS[] = {[PLYCUT_ASTRAY_OTHER] = "",
                                        [PLYCUT_ASTRAY_TOO_MUCH] = "too much",
                                        [PLYCUT_ASTRAY_TOO_LITTLE] = "too little"};
    return WORDS[astray];
}

/* ---- The grader -------------------------------------------------------------------------- */

void plycut_grader_close(PlycutGrader *grader)
{
    if (grader == NULL)
        return;
    for (size_t i = 0; i < grader->key_count; i++) {
        key_close(grader->keys[i]);
        free(grader->keys[i]);
    }
    free(grader->keys);
    free(grader->marks);
    roster_close(&grader->roster);
    free(grader);
}

static bool grader_begin(PlycutGrader *grader, PlycutError *error)
{
    if (!roster_open(&grader->roster, grader->game, &grader->stated, error))
        return false;
    grader->marks = malloc(grader->roster.tree.node_count);
    return grader->marks != NULL || plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the grader");
}

PlycutGrader *plycut_grader_open(const PlycutGame *game, const PlycutSearchOptions *stated,
                                 PlycutError *error)
{
    PlycutGrader *grader = calloc(1, sizeof *grader);
    if (grader == NULL) {
        plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the grader");
        return NULL;
    }
    grader->game = game;
    grader->stated = *stated;
    if (grader_begin(grader, error))
        return grader;
    plycut_grader_close(grader);
    return NULL;
}

/* ---- One sheet --------------------------------------------------------------------------- */

static void mark_item(Judging *judging, const Item *item, PlycutMark *mark)
{
    Brief given = brief_begin(mark->given, sizeof mark->given),
          found = brief_begin(mark->found, sizeof mark->found);
    memcpy(mark->item, item->name, sizeof mark->item);
    mark->right = judge(judging, item);
    mark->reading = mark->right ? judging->reading : NULL;
    brief_text(&given, item->given);
    if (item->unread == NULL) {
        show(judging, item, &found);
        return;
    }
    Brief unread = brief_begin(mark->unread, sizeof mark->unread);
    brief_text(&unread, item->unread);
}

static void keep_divergence(const Stray *stray, const Item *item, PlycutDivergence *d)
{
    memcpy(d->item, item->name, sizeof d->item);
    d->event = stray->event == NO_EVENT ? 0 : stray->key->trace.events[stray->event].n;
    d->astray = stray->astray;
    Brief node = brief_begin(d->node, sizeof d->node);
    if (stray->node != PLYCUT_NO_NODE)
        brief_text(&node, stray->key->trace.nodes[stray->node].path);
    d->shortened = node.full;
}

/* Of all wrong items the one that leaves the search at the earliest event. */
static void find_divergence(const Grading *g, const Key *key, const Judging *judging)
{
    PlycutDivergence *d = &g->grade->divergence;
    size_t first = NO_EVENT;
    for (size_t i = 0; i < g->items->count; i++) {
        char text[sizeof d->text];
        Stray stray = {.key = key,
                       .item = &g->items->items[i],
                       .readings = judging->readings,
                       .marks = g->grader->marks,
                       .text = brief_begin(text, sizeof text)};
        if (g->grade->marks[i].right || stray.item->unread != NULL)
            continue;
        diverge(&stray);
        if (d->text[0] != '\0' && stray.event >= first)
            continue;
        first = stray.event;
        keep_divergence(&stray, stray.item, d);
        memcpy(d->text, text, sizeof text);
    }
}

static bool mark_sheet(const Grading *g, const Key *key)
{
    PlycutGrade *grade = g->grade;
    Judging judging = {.key = key, .marks = g->grader->marks};
    grade->count = g->items->count;
    grade->marks = calloc(grade->count + 1, sizeof *grade->marks);
    if (grade->marks == NULL)
        return plycut_fail(g->error, PLYCUT_E_MEMORY, "no memory for the marks");
    grade->right = judge_all(&judging, g->items);
    for (size_t i = 0; i < grade->count; i++)
        mark_item(&judging, &g->items->items[i], &grade->marks[i]);
    find_divergence(g, key, &judging);
    return true;
}

/* ---- Files ------------------------------------------------------------------------------- */

static PlycutGrade *grade_new(PlycutGrades *grades, const char *file, const char *student,
                              PlycutError *error)
{
    if (grades->count == grades->room) {
        size_t room = 2 * grades->room + 8;
        PlycutGrade *items = realloc(grades->items, room * sizeof *items);
        if (items == NULL) {
            plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the grades");
            return NULL;
        }
        grades->items = items;
        grades->room = room;
    }
    PlycutGrade *grade = &grades->items[grades->count++];
    *grade = (PlycutGrade){.file = calloc(strlen(file) + 1, 1),
                           .student = calloc(strlen(student) + 1, 1)};
    if (grade->file == NULL || grade->student == NULL) {
        plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the grades");
        return NULL;
    }
    memcpy(grade->file, file, strlen(file));
    memcpy(grade->student, student, strlen(student));
    return grade;
}

static bool keep_heading(PlycutGrades *grades, const Item *item, PlycutError *error)
{
    static const char TELL[] = "; passed over: '#' begins a heading";
    if (grades->heading_count == grades->heading_room) {
        size_t room = 2 * grades->heading_room + 8;
        char **headings = realloc(grades->headings, room * sizeof *headings);
        if (headings == NULL)
            return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the grades");
        grades->headings = headings;
        grades->heading_room = room;
    }
    size_t length = strlen(item->unread);
    char *heading = malloc(length + sizeof TELL);
    if (heading == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the grades");
    memcpy(heading, item->unread, length);
    memcpy(heading + length, TELL, sizeof TELL);
    grades->headings[grades->heading_count++] = heading;
    return true;
}

/* A file of headings alone is no file of answers. */
static bool keep_headings(PlycutGrades *grades, const Items *items, const Sitting *student)
{
    const Item *first = items->headings;
    if (items->from->count == 1 && items->heading_count > 0 &&
        items->heading_count == student->count)
        return responses_fail(items->from, first->spot,
                              "expected a line such as 'value: 3' or 'pruned: E F', not '%s': "
                              "there is no answer in this file",
                              first->given);
    for (size_t i = 0; i < items->heading_count; i++)
        if (!keep_heading(grades, &items->headings[i], items->from->error))
            return false;
    return true;
}

/* What stands before the first student is an answer of somebody without a name where it is one; its
 * conventions hold for those who follow. */
static bool grade_student(PlycutGrader *grader, Responses *responses, const Sitting *student,
                          PlycutSearchOptions *stated, PlycutGrades *grades)
{
    Items items;
    if (!items_read(&items, responses, student, &grader->roster, stated) ||
        !keep_headings(grades, &items, student))
        return false;
    if (student->leading)
        *stated = items.stated;
    if (student->leading && items.count == 0 && responses->count > 1)
        return true;
    PlycutGrade *grade = grade_new(grades, responses->file, student->name, responses->error);
    Grading g = {grader, &items, grade, responses->error};
    if (grade == NULL)
        return false;
    grade->stated = items.stated;
    const Key *key = grader_key(grader, &items.stated, responses->error);
    if (key == NULL || !mark_sheet(&g, key) || !grade_better(&g, key))
        return false;
    grade_hint(&g, key);
    grades->wrong += grade->right < grade->count;
    for (size_t i = 0; i < grade->count; i++)
        grades->unread += grade->marks[i].unread[0] != '\0';
    return true;
}

/* A file is graded whole or not at all. */
static void take_back(PlycutGrades *grades, size_t before, size_t headings)
{
    while (grades->heading_count > headings)
        free(grades->headings[--grades->heading_count]);
    for (; grades->count > before; grades->count--) {
        PlycutGrade *grade = &grades->items[grades->count - 1];
        free(grade->file);
        free(grade->student);
        free(grade->marks);
    }
}

bool plycut_grade(PlycutGrader *grader, const char *text, size_t length, const char *file,
                  PlycutGrades *grades, PlycutError *error)
{
    Responses responses;
    PlycutSearchOptions stated = grader->stated;
    size_t before = grades->count, wrong = grades->wrong, unread = grades->unread,
           headings = grades->heading_count;
    bool graded = responses_read(&responses, text, length, file, error);
    for (size_t i = 0; graded && i < responses.count; i++)
        graded = grade_student(grader, &responses, &responses.students[i], &stated, grades);
    responses_free(&responses);
    if (!graded) {
        take_back(grades, before, headings);
        grades->wrong = wrong;
        grades->unread = unread;
    }
    return graded;
}

void plycut_grades_free(PlycutGrades *grades)
{
    take_back(grades, 0, 0);
    free(grades->items);
    free(grades->headings);
    *grades = (PlycutGrades){0};
}

/* All published answers of the catalogue, handed in as students' answers: every one is right. */
#include "explain_kit.h"

/* One record of a tree's answers as a student's file: the same members, and the algorithm as a claim. */
static char *submission_of(const char *algorithm, const cJSON *record)
{
    cJSON *file = cJSON_Duplicate(record, true);
    cJSON_AddStringToObject(file, "format", "plycut-answers");
    cJSON_AddNumberToObject(file, "version", 1);
    cJSON_AddStringToObject(file, "algorithm", algorithm);
    char *text = cJSON_PrintUnformatted(file);
    cJSON_Delete(file);
    return text;
}

static size_t grade_record(PlycutGrader *grader, const char *tree, const char *algorithm,
                           const cJSON *record)
{
    PlycutGrades grades = {0};
    PlycutError error = {0};
    char *text = submission_of(algorithm, record);
    cr_assert(plycut_grade(grader, text, strlen(text), tree, &grades, &error), "%s: %s: %s", tree,
              error.path, error.text);
    cr_assert_eq(grades.count, 1);
    const PlycutGrade *grade = &grades.items[0];
    for (size_t i = 0; i < grade->count; i++)
        cr_expect(grade->marks[i].right, "%s, %s: %s: %s; found %s %s", tree, algorithm,
                  grade->marks[i].item, grade->marks[i].given, grade->marks[i].found,
                  grade->marks[i].unread);
    size_t count = grade->count;
    plycut_grades_free(&grades);
    free(text);
    return count;
}

static size_t grade_tree(const char *name)
{
    size_t count = 0;
    PlycutError error = {0};
    char path[300];
    snprintf(path, sizeof path, "trees/%s.json", name);
    char *text = kit_file(path);
    cJSON *file = cJSON_Parse(text);
    PlycutGame game = kit_game(name);
    PlycutSearchOptions stated = plycut_search_defaults(plycut_algorithm_default());
    PlycutGrader *grader = plycut_grader_open(
        &game, &(PlycutTask){.options = stated, .accepted = ~0u, .readings = ~0u}, &error);
    cr_assert_not_null(grader, "%s: %s", name, error.text);
    const cJSON *algorithm, *record;
    cJSON_ArrayForEach(algorithm, cJSON_GetObjectItem(file, "answers"))
    {
        if (cJSON_IsObject(algorithm))
            count += grade_record(grader, name, algorithm->string, algorithm);
        else
            cJSON_ArrayForEach(record, algorithm) count +=
                grade_record(grader, name, algorithm->string, record);
    }
    plycut_grader_close(grader);
    plycut_game_release(&game);
    cJSON_Delete(file);
    free(text);
    return count;
}

Test(grade_catalogue, every_published_answer_is_right_as_a_students)
{
    size_t count = kit_catalogue(grade_tree);
    cr_expect_geq(count, 2000, "%zu", count);
}

/* The claims that a submission may make; a published key may make the same ones. */
Test(grade_catalogue, depth_root_and_window_are_claims_of_students_too)
{
    static const char *const LINES[][2] = {
        {"tree:[[3,12],[2,7]]", "root: min\nvalue: 7"},
        {"tree:[[3,12],[2,7]]", "window: [4, inf]\nfail: hard\nA: <= 4"},
        {"{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[{\"static\":4,\"children\":[1]},3]}",
         "depth: 1\nvalue: 4"},
    };
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        PlycutGame game = kit_game(LINES[i][0]);
        PlycutGrades grades = {0};
        PlycutError error = {0};
        PlycutSearchOptions stated = plycut_search_defaults(plycut_algorithm_default());
        PlycutGrader *grader = plycut_grader_open(
            &game, &(PlycutTask){.options = stated, .accepted = ~0u, .readings = ~0u}, &error);
        cr_assert_not_null(grader);
        cr_assert(plycut_grade(grader, LINES[i][1], strlen(LINES[i][1]), "x", &grades, &error),
                  "%s", error.text);
        cr_expect_eq(grades.items[0].count, 1, "%s", LINES[i][1]);
        cr_expect_eq(grades.wrong, 0, "%s: %s %s", LINES[i][1], grades.items[0].marks[0].found,
                     grades.items[0].marks[0].unread);
        plycut_grades_free(&grades);
        plycut_grader_close(grader);
        plycut_game_release(&game);
    }
}

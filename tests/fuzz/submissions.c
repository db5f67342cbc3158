/* Fuzz target: students' answers, as lines and as JSON, read and graded, and distinguished from other files. */
#include "fuzz/fuzz.h"

#include <string.h>

enum { LINES, JSON };
FUZZ_READERS("lines of answers", "answers in JSON");

/* repeats: the search may visit a node more than once, so that not every wrong answer has a reason. */
static void write_all(const PlycutGrades *grades, bool repeats)
{
    static PlycutOut out;
    PlycutError error = {0};
    const PlycutReport report = plycut_report_defaults();
    plycut_out_init(&out, fuzz_swallow, NULL);
    for (size_t i = 0; i < grades->count; i++) {
        const PlycutGrade *grade = &grades->items[i];
        size_t unread = 0;
        for (size_t k = 0; k < grade->count; k++)
            unread += grade->marks[k].unread[0] != '\0';
        const bool diverges = grade->right + unread < grade->count;
        const bool reasoned = grade->divergence.text[0] != '\0';
        if (grade->right + unread > grade->count || (reasoned && !diverges) ||
            (diverges && !reasoned && !repeats))
            abort();
        if (grade->mistake_count > 0 && !diverges)
            abort();
        plycut_grade_text(grade, &report, &out);
    }
    if (!plycut_grades_json(grades, "fuzz", &report, &out, &error))
        abort();
    if (!plycut_grades_csv(grades, &report, &out, &error))
        abort();
}

static void grade(const PlycutGame *game, PlycutSearchOptions *options, const char *text,
                  size_t size)
{
    PlycutGrades grades = {0};
    PlycutError error = {0};
    PlycutGrader *grader = plycut_grader_open(game, &(PlycutTask){.options = *options}, &error);
    if (grader == NULL) {
        fuzz_refused(&error);
        return;
    }
    if (plycut_grade(grader, text, size, "fuzz", &grades, &error)) {
        fuzz_accepted |= 1u << (text[strspn(text, " \t\r\n")] == '{' ? JSON : LINES);
        write_all(&grades, plycut_fact_again(PLYCUT_FACT_VISITED, options->algorithm) != NULL);
    } else {
        fuzz_refused(&error);
    }
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char TREE[] = "tree:[[[11,12,7,9],[15,6],{\"name\":\"a-b\",\"children\":[13,4]}],"
                               "[[[10,3],[5,18]],[[17,6],[4,8]],[13,5]],[[8,9],[20,1]]]";
    PlycutSearchOptions options = fuzz_search(size, FUZZ_NODES);
    PlycutGame game;
    PlycutError error = {0};
    char *text = fuzz_text(data, size);
    (void)plycut_is_answers((const char *)data, size, &(PlycutError){0});
    if (!plycut_game_parse(TREE, &game, &error))
        abort();
    options.cut = size % 2 == 0 ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT;
    grade(&game, &options, text, size);
    plycut_game_release(&game);
    free(text);
    return 0;
}

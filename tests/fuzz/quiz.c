/* Fuzz target: a file of answers to a quiz, and the text as an answer to every question. */
#include "fuzz/fuzz.h"

FUZZ_READERS("a file of answers", "an answer");

static void judge_all(const PlycutGame *game, const PlycutSearchOptions *options, const char *text)
{
    PlycutError error = {0};
    PlycutTrace trace;
    if (!plycut_trace_record(game, options, &trace, &error))
        abort();
    PlycutQuiz *quiz = plycut_quiz_open(game, &trace, 0, &error);
    for (size_t i = 0; i < plycut_quiz_count(quiz); i++) {
        PlycutVerdict verdict;
        if (!plycut_quiz_judge(quiz, i, text, &verdict, &error) ||
            (verdict.right && !verdict.understood))
            abort();
        fuzz_accepted |= verdict.right ? 2u : 0;
        plycut_verdict_free(&verdict);
    }
    plycut_quiz_close(quiz);
    plycut_trace_free(&trace);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    PlycutGame game;
    PlycutError error = {0};
    PlycutGrades grades = {0};
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    if (!plycut_game_parse("tree:[[3,12,8],[2,4,6],[14,5,2]]", &game, &error))
        abort();
    if (plycut_quiz_grade(&game, &options, text, size, "fuzz", &grades, &error))
        fuzz_accepted |= 1;
    else
        fuzz_refused(&error);
    judge_all(&game, &options, text);
    plycut_grades_free(&grades);
    plycut_game_release(&game);
    free(text);
    return 0;
}

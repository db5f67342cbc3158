/* quiz.c - plycut quiz: what does the search do next? Asked in the terminal; or, for a page, all questions as JSON, the verdict
 * on one answer, the grade of all. */
#include "cli/quiz.h"
#include "cli/commands.h"
#include "cli/say.h"
#include "cli/ask.h"
#include "os/output.h"

#include <string.h>

const char *quiz_kinds(const Options *options)
{
    return options->kinds != NULL ? options->kinds : "all";
}

/* The right answer to --question. */
static int answer_write(const Options *options, const PlycutQuiz *quiz, PlycutOut *out)
{
    PlycutJson json;
    PlycutText answer = {0};
    plycut_quiz_answer(quiz, options->question - 1, &answer);
    const char *text = answer.bytes != NULL ? answer.bytes : "";
    if (options->format_word == FORMAT_JSON) {
        plycut_json_init(&json, out);
        plycut_json_open(&json, '{');
        plycut_json_key_string(&json, "answer", text);
        plycut_json_close(&json);
        plycut_out_char(out, '\n');
    } else {
        say(out, SAY_QUIZ_SHOWN, TERMS(TEXT(text, text)));
    }
    out->failed |= answer.failed;
    plycut_text_free(&answer);
    return 0;
}

/* The verdict on --answer, or the right answer. */
static int verdict_write(const Options *options, const PlycutQuiz *quiz, PlycutOut *out,
                         PlycutError *error)
{
    PlycutVerdict verdict;
    const size_t number = options->question, count = plycut_quiz_count(quiz);
    if (number == 0 || number > count) {
        plycut_fail(error, PLYCUT_E_USAGE, "--answer needs --question N, from 1 to %zu", count);
        return FAILED;
    }
    if (options->answer == NULL)
        return answer_write(options, quiz, out);
    if (!plycut_quiz_judge(quiz, number - 1, options->answer, &verdict, error))
        return FAILED;
    const bool right = verdict.right;
    const char *part = verdict.part.bytes, *reason = verdict.reason.bytes;
    if (options->format_word == FORMAT_JSON)
        plycut_verdict_json(&verdict, out);
    else
        say(out,
            right                ? SAY_QUIZ_RIGHT
            : verdict.understood ? SAY_QUIZ_WRONG
                                 : SAY_QUIZ_UNREAD,
            TERMS(TEXT(part, part != NULL ? part : ""),
                  TEXT(reason, reason != NULL ? reason : "")));
    plycut_verdict_free(&verdict);
    return !right;
}

/* The grade of --grade, as plycut check writes it. */
static int grade_write(const Options *options, const Input *input, PlycutOut *out,
                       PlycutError *error)
{
    PlycutGrades grades = {0};
    const PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    const bool graded = plycut_quiz_grade(input_game(input), &search, options->grade,
                                          strlen(options->grade), "--grade", &grades, error) &&
                        plycut_grades_json(&grades, input->name, &options->report, out, error);
    const int status = graded ? grades.wrong > 0 : FAILED;
    plycut_grades_free(&grades);
    return status;
}

static int questions_write(const Options *options, const PlycutQuiz *quiz, PlycutOut *out,
                           PlycutError *error)
{
    const bool json = options->format_word == FORMAT_JSON;
    return (json ? plycut_quiz_json(quiz, out, error) : quiz_ask(options, quiz, out, error))
               ? 0
               : FAILED;
}

static int quiz_write(const Options *options, const Input *input, const PlycutQuiz *quiz,
                      PlycutOut *out, PlycutError *error)
{
    return options->answer != NULL || options->question > 0
               ? verdict_write(options, quiz, out, error)
           : options->grade != NULL ? grade_write(options, input, out, error)
                                    : questions_write(options, quiz, out, error);
}

/* In the terminal, -o is the file of answers; otherwise it is where the report goes. */
static int quiz_about(const Options *options, const Input *input, const PlycutTrace *trace,
                      PlycutError *error)
{
    Output output;
    PlycutQuizKindSet kinds = 0;
    const bool asks = options->answer == NULL && options->question == 0 && options->grade == NULL &&
                      options->format_word != FORMAT_JSON;
    if (!plycut_quiz_kinds_parse(quiz_kinds(options), &kinds, error))
        return FAILED;
    PlycutQuiz *quiz = plycut_quiz_open(input_game(input), trace, kinds, error);
    int status = FAILED;
    if (quiz != NULL && output_open(&output, asks ? NULL : options->output, OUTPUT_DIRECT, error)) {
        status = quiz_write(options, input, quiz, &output.out, error);
        if (!output_end(&output, status != FAILED, error))
            status = FAILED;
    }
    plycut_quiz_close(quiz);
    return status;
}

int quiz_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    PlycutTrace trace = {0};
    int status = FAILED;
    if (inputs_load(&inputs, options, error) &&
        ask_record(options, &inputs.items[0], options->algorithms[0], false, &trace, error)) {
        status = quiz_about(options, &inputs.items[0], &trace, error);
        plycut_trace_free(&trace);
    }
    inputs_free(&inputs);
    return status;
}

/* quiz.c - plycut quiz: what does the search do next? Asked in the terminal; or, for a page, all questions as JSON, the
 * verdict on one answer, the grade of all. */
#include "cli/commands.h"
#include "say/say.h"

#include <string.h>

const char *quiz_kinds(const Options *options)
{
    return options->quiz.kinds != NULL ? options->quiz.kinds : "all";
}

/* The right answer to --question. */
static void answer_write(const Job *job, const PlycutQuiz *quiz)
{
    PlycutJson json;
    PlycutText answer = {0};
    plycut_quiz_say(quiz, job->options->quiz.question - 1, PLYCUT_QUIZ_ANSWER, &answer);
    const char *text = answer.bytes != NULL ? answer.bytes : "";
    if (job->options->format_word == FORMAT_JSON) {
        plycut_json_init(&json, job->out);
        plycut_json_open(&json, '{');
        plycut_json_key_string(&json, "answer", text);
        plycut_json_end(&json);
    } else {
        say(job->out, SAY_QUIZ_SHOWN, TERMS(TEXT(text, text)));
    }
    plycut_out_memory(job->out, !answer.failed);
    plycut_text_free(&answer);
}

void verdict_say(const PlycutVerdict *verdict, bool again, PlycutOut *out)
{
    const char *part = verdict->part.bytes, *reason = verdict->reason.bytes;
    say(out,
        verdict->right         ? SAY_QUIZ_RIGHT
        : !verdict->understood ? SAY_QUIZ_UNREAD
        : again                ? SAY_QUIZ_AGAIN
                               : SAY_QUIZ_WRONG,
        TERMS(TEXT(part, part != NULL ? part : ""), TEXT(reason, reason != NULL ? reason : "")));
}

/* The verdict on --answer, or the right answer. */
static bool verdict_write(Job *job, const PlycutQuiz *quiz)
{
    PlycutVerdict verdict;
    const Options *options = job->options;
    const size_t number = options->quiz.question, count = plycut_quiz_count(quiz);
    if (number == 0 || number > count)
        return plycut_fail(job->error, PLYCUT_E_USAGE, "--answer needs --question N, from 1 to %zu",
                           count);
    if (options->quiz.answer == NULL) {
        answer_write(job, quiz);
        return true;
    }
    if (!plycut_quiz_judge(quiz, number - 1, options->quiz.answer, &verdict, job->error))
        return false;
    job->wrong = !verdict.right;
    if (options->format_word == FORMAT_JSON)
        plycut_verdict_json(&verdict, job->out);
    else
        verdict_say(&verdict, false, job->out);
    plycut_verdict_free(&verdict);
    return true;
}

/* The grade of --grade, as plycut check writes it. */
static bool grade_write(Job *job)
{
    PlycutGrades grades = {0};
    const Options *options = job->options;
    const PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    const bool graded =
        plycut_quiz_grade(input_game(job->input), &search, options->quiz.grade,
                          strlen(options->quiz.grade), "--grade", &grades, job->error) &&
        plycut_grades_json(&grades, job->input->name, &options->class.report, job->out, job->error);
    job->wrong = grades.wrong > 0;
    plycut_grades_free(&grades);
    return graded;
}

bool quiz_report(Job *job)
{
    const Options *options = job->options;
    PlycutQuizKindSet kinds = 0;
    if (!plycut_quiz_kinds_parse(quiz_kinds(options), &kinds, job->error))
        return false;
    PlycutQuiz *quiz = plycut_quiz_open(input_game(job->input), &job->trace, kinds, job->error);
    const bool done =
        quiz != NULL &&
        (options->quiz.answer != NULL || options->quiz.question > 0 ? verdict_write(job, quiz)
         : options->quiz.grade != NULL                              ? grade_write(job)
         : options->format_word == FORMAT_JSON ? plycut_quiz_json(quiz, job->out, job->error)
                                               : quiz_ask(job, quiz));
    plycut_quiz_close(quiz);
    return done;
}

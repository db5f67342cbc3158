/* quiz_ask.c - the questions of a quiz in the terminal, and the answers as a file for plycut check. */
#include "cli/commands.h"
#include "cli/say.h"
#include "os/output.h"
#include "os/terminal.h"

#include <string.h>

/* What was answered so far. */
typedef struct Asking {
    const Options *options;
    const PlycutQuiz *quiz;
    PlycutOut *out;
    PlycutJson *record; /* for plycut check, or NULL */
    PlycutError *error;
    double points;
    bool left; /* quit, or the end of the input */
} Asking;

/* A line with a text about question i. */
static void say_about(const Asking *asking, Saying id, size_t i, PlycutQuizText what)
{
    PlycutText text = {0};
    plycut_quiz_say(asking->quiz, i, what, &text);
    say(asking->out, id,
        TERMS(COUNT(number, i + 1), TEXT(text, text.bytes != NULL ? text.bytes : "")));
    plycut_out_memory(asking->out, !text.failed);
    plycut_text_free(&text);
}

/* A question while it is asked. */
typedef struct Asked {
    size_t number;
    int hints, tries;
    bool right, over;
} Asked;

static bool try_answer(Asking *asking, Asked *asked, const char *line)
{
    PlycutVerdict verdict;
    if (!plycut_quiz_judge(asking->quiz, asked->number, line, &verdict, asking->error))
        return false;
    if (verdict.understood) {
        asked->tries++;
        asked->right = verdict.right;
        asked->over = verdict.right || asked->tries == PLYCUT_QUIZ_TRIES;
        if (asking->record != NULL)
            plycut_json_string(asking->record, line);
    }
    verdict_say(&verdict, !asked->over, asking->out);
    plycut_verdict_free(&verdict);
    return true;
}

/* A line is an answer, or one of the words that the first line names. */
static bool take_line(Asking *asking, Asked *asked, const char *line)
{
    if (strcmp(line, "quit") == 0) {
        asking->left = true;
    } else if (strcmp(line, "hint") == 0 && asked->hints == PLYCUT_QUIZ_HINTS) {
        say(asking->out, SAY_QUIZ_NO_HINT, NO_TERMS);
    } else if (strcmp(line, "hint") == 0) {
        say_about(asking, SAY_QUIZ_HINT, asked->number,
                  (PlycutQuizText)(PLYCUT_QUIZ_HINT + asked->hints++));
    } else if (strcmp(line, "show") == 0) {
        say_about(asking, SAY_QUIZ_SHOWN, asked->number, PLYCUT_QUIZ_ANSWER);
        asked->over = true;
    } else {
        return try_answer(asking, asked, line);
    }
    return true;
}

static bool ask_one(Asking *asking, size_t number)
{
    char line[1024];
    Asked asked = {.number = number};
    bool done = true;
    say_about(asking, SAY_QUIZ_QUESTION, number, PLYCUT_QUIZ_ASK);
    if (asking->record != NULL) {
        plycut_json_row(asking->record);
        plycut_json_key_open(asking->record, "tries", '[');
    }
    while (done && !asked.over && !asking->left) {
        say(asking->out, SAY_QUIZ_PROMPT, NO_TERMS);
        asking->left = !line_read(asking->out, line, sizeof line);
        if (!asking->left)
            done = take_line(asking, &asked, line);
    }
    if (asking->record != NULL) {
        plycut_json_close(asking->record);
        plycut_json_key_integer(asking->record, "hints", asked.hints);
        plycut_json_close(asking->record);
    }
    if (asked.right)
        asking->points += plycut_quiz_points(asked.hints, asked.tries);
    return done;
}

static bool ask_all(Asking *asking)
{
    const size_t count = plycut_quiz_count(asking->quiz);
    char points[PLYCUT_NUMBER_SIZE];
    bool done = true;
    say(asking->out, SAY_QUIZ_BEGIN, TERMS(COUNT(count, count)));
    for (size_t i = 0; done && i < count && !asking->left; i++)
        done = ask_one(asking, i);
    plycut_number_text(asking->points, points);
    say(asking->out, SAY_QUIZ_POINTS, TERMS(TEXT(points, points), COUNT(count, count)));
    return done;
}

/* ---- The answers as a file ------------------------------------------------------------------- */

static void quiz_record_begin(PlycutJson *json, const Asking *asking, PlycutOut *out)
{
    PlycutText search = {0};
    plycut_quiz_search(asking->quiz, &search);
    plycut_json_begin(json, out, "plycut-quiz", 1);
    plycut_json_key_string(json, "search", search.bytes);
    plycut_json_key_string(json, "kinds", quiz_kinds(asking->options));
    plycut_json_key_open(json, "answers", '[');
    plycut_out_memory(out, !search.failed);
    plycut_text_free(&search);
}

bool quiz_ask(const Job *job, const PlycutQuiz *quiz)
{
    const Options *options = job->options;
    Output screen;
    PlycutJson json = {0};
    Asking asking = {.options = options,
                     .quiz = quiz,
                     .out = &screen.out,
                     .error = job->error,
                     .record = options->output != NULL ? &json : NULL};
    if (strcmp(options->operands[0], "-") == 0)
        return plycut_fail(
            job->error, PLYCUT_E_USAGE,
            "the answers come from standard input: give the tree as a file or a spec");
    if (!output_open(&screen, NULL, OUTPUT_DIRECT, job->error))
        return false;
    if (asking.record != NULL)
        quiz_record_begin(&json, &asking, job->out);
    const bool done = ask_all(&asking);
    if (asking.record != NULL)
        plycut_json_end(&json);
    return output_end(&screen, done, job->error);
}

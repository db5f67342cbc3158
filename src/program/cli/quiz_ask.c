/* quiz_ask.c - the questions of a quiz in the terminal, and the answers as a file for plycut check. */
#include "cli/commands.h"
#include "say/say.h"
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

enum { LINE_SIZE = 1024 };

/* A question while it is asked. */
typedef struct Asked {
    size_t number;
    int hints, tries;
    char typed[PLYCUT_QUIZ_TRIES][LINE_SIZE];
    bool right, over;
} Asked;

static bool try_answer(Asking *asking, Asked *asked, const char *line)
{
    PlycutVerdict verdict;
    if (!plycut_quiz_judge(asking->quiz, asked->number, line, &verdict, asking->error))
        return false;
    if (verdict.understood) {
        strcpy(asked->typed[asked->tries++], line);
        asked->right = verdict.right;
        asked->over = verdict.right || asked->tries == PLYCUT_QUIZ_TRIES;
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
    char line[LINE_SIZE];
    Asked asked = {.number = number};
    bool done = true;
    say_about(asking, SAY_QUIZ_QUESTION, number, PLYCUT_QUIZ_ASK);
    while (done && !asked.over && !asking->left) {
        say(asking->out, SAY_QUIZ_PROMPT, NO_TERMS);
        asking->left = !line_read(asking->out, line, sizeof line);
        if (!asking->left)
            done = take_line(asking, &asked, line);
    }
    if (asking->record != NULL)
        plycut_quiz_file_answer(asking->record,
                                (const char *const[]){asked.typed[0], asked.typed[1]},
                                (size_t)asked.tries, asked.hints);
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
        plycut_out_memory(job->out,
                          plycut_quiz_file_begin(quiz, quiz_kinds(options), &json, job->out));
    const bool done = ask_all(&asking);
    if (asking.record != NULL)
        plycut_json_end(&json);
    return output_end(&screen, done, job->error);
}

/* A quiz as JSON, for pages: the questions with their hints, and verdicts. */
#include "quiz/quiz.h"

#include <math.h>
#include <string.h>

/* ---- What is searched, and how --------------------------------------------------------------- */

static void option_add(const char *name, const char *value, PlycutText *text)
{
    text_add(text, text->length > 0 ? " --" : "--");
    text_add(text, name);
    text_add(text, "=");
    text_add(text, value);
}

static void pair_add(const char *name, double low, double high, PlycutText *text)
{
    char digits[PLYCUT_NUMBER_SIZE];
    plycut_number_text(low, digits);
    option_add(name, digits, text);
    plycut_number_text(high, digits);
    text_add(text, ",");
    text_add(text, digits);
}

/* An evaluation or a score, unless it is the default. */
static void valuation_add(const char *name, const char *value, const char *usual, PlycutText *text)
{
    if (value != NULL && strcmp(value, usual) != 0)
        option_add(name, value, text);
}

void quiz_search_add(const Searched *searched, PlycutText *text)
{
    const PlycutSearchOptions o = plycut_search_effective(searched->options);
    char order[PLYCUT_ORDERING_MAX], digits[PLYCUT_NUMBER_SIZE];
    option_add("algorithm", o.algorithm->name, text);
    option_add("order", plycut_ordering_text(&o, order), text);
    option_add("cut", plycut_cut_text(o.cut), text);
    option_add("fail", plycut_fail_text(o.fail), text);
    option_add("root", plycut_player_text(searched->root), text);
    if (o.depth >= 0) {
        plycut_number_text(o.depth, digits);
        option_add("depth", digits, text);
    }
    valuation_add("eval", searched->valuation.evaluation, plycut_evaluation_info(0).name, text);
    valuation_add("score", searched->valuation.score, plycut_score_name(0), text);
    if (plycut_is_limited(searched->limits))
        pair_add("limits", searched->limits.low, searched->limits.high, text);
    if (o.limits_cut)
        text_add(text, " --limits-cut");
    if (plycut_search_windowed(&o))
        pair_add("window", o.alpha, o.beta, text);
}

void plycut_quiz_search(const PlycutQuiz *quiz, PlycutText *text)
{
    const PlycutTrace *trace = quiz->trace;
    quiz_search_add(
        &(const Searched){&trace->options, trace->nodes[0].player, trace->limits, trace->valuation},
        text);
}

/* ---- Questions ------------------------------------------------------------------------------- */

static void json_text(PlycutJson *json, const PlycutQuiz *quiz, size_t i, PlycutQuizText what)
{
    PlycutText text = {0};
    plycut_quiz_say(quiz, i, what, &text);
    text_json(&text, json);
}

static void json_bound(PlycutJson *json, const PlycutQuiz *quiz, double bound)
{
    char digits[SENTENCE_NUMBER_SIZE];
    plycut_json_string(json, sentence_number(quiz->trace, bound, digits));
}

static void json_question(PlycutJson *json, const PlycutQuiz *quiz, size_t i)
{
    const PlycutQuestion *q = &quiz->items[i];
    plycut_json_row(json);
    plycut_json_key_string(json, "kind", plycut_quiz_kind_text(q->kind));
    plycut_json_key_integer(json, "asked", (int64_t)q->asked);
    plycut_json_key_integer(json, "shown", (int64_t)q->event + 1);
    plycut_json_key_string(json, "node", quiz->trace->nodes[q->node].path);
    plycut_json_key(json, "question");
    json_text(json, quiz, i, PLYCUT_QUIZ_ASK);
    if (q->kind == PLYCUT_QUIZ_UPDATE) {
        plycut_json_key_open(json, "window", '[');
        json_bound(json, quiz, q->alpha);
        json_bound(json, quiz, q->beta);
        plycut_json_close(json);
    }
    plycut_json_key_open(json, "hints", '[');
    for (int hint = 0; hint < PLYCUT_QUIZ_HINTS; hint++)
        json_text(json, quiz, i, (PlycutQuizText)(PLYCUT_QUIZ_HINT + hint));
    plycut_json_close(json);
    plycut_json_close(json);
}

bool plycut_quiz_json(const PlycutQuiz *quiz, PlycutOut *out, PlycutError *error)
{
    PlycutJson json;
    PlycutText search = {0};
    plycut_quiz_search(quiz, &search);
    plycut_json_begin(&json, out, "plycut-questions", 1);
    plycut_json_key(&json, "search");
    text_json(&search, &json);
    plycut_json_key_bool(&json, "window_cutoffs", quiz_has_window_cutoffs(quiz->trace));
    plycut_json_key_open(&json, "questions", '[');
    for (size_t i = 0; i < quiz->count; i++)
        json_question(&json, quiz, i);
    plycut_json_end(&json);
    return !out->no_memory || plycut_no_memory(error);
}

void plycut_verdict_json(const PlycutVerdict *verdict, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_bool(&json, "understood", verdict->understood);
    plycut_json_key_bool(&json, "right", verdict->right);
    plycut_json_key_string(&json, "part", verdict->part.bytes != NULL ? verdict->part.bytes : "");
    plycut_json_key_string(&json, "reason",
                           verdict->reason.bytes != NULL ? verdict->reason.bytes : "");
    plycut_json_end(&json);
}

/* How a question reads, its hints, and its right answer as people would write it. */
#include "facts/chance_sum.h"
#include "quiz/quiz.h"

#include <math.h>

/* ---- Questions ------------------------------------------------------------------------------- */

/* The update before a question about one. */
static const PlycutTraceEvent *update_before(const PlycutQuiz *quiz, const PlycutQuestion *q)
{
    const PlycutTraceEvent *e = question_event(quiz, q);
    return e->kind == PLYCUT_EVENT_CUTOFF ? e - 1 : e;
}

/* Whether the value that an update brings is a bound. */
static PlycutBound returned_type(const PlycutTraceEvent *update)
{
    return update[-1].kind == PLYCUT_EVENT_EXIT ? update[-1].type : PLYCUT_EXACT;
}

/* The terms {child} and {value}: what an update brings. */
#define RETURNED(update)                                                                           \
    NODE(child, (update)->from), VALUE(value, (update)->value, returned_type(update))
/* The terms {alpha} and {beta}. */
#define WINDOW(lower, upper) EXACT(alpha, lower), EXACT(beta, upper)

/* Does the visit of a question about a value only probe the node? */
static bool ends_probe(const PlycutQuiz *quiz, const PlycutQuestion *q)
{
    const PlycutTrace *trace = quiz->trace;
    const size_t next = q->event + 1;
    return next < trace->event_count && trace->events[next].kind == PLYCUT_EVENT_PROBE &&
           trace->events[next].from == q->node;
}

static void question_say(const PlycutQuiz *quiz, const PlycutQuestion *q, PlycutText *text)
{
    const PlycutTrace *trace = quiz->trace;
    if (q->kind == PLYCUT_QUIZ_LEAF)
        sentence_add(text, trace, SENTENCE_ASK_LEAF, NO_TERMS);
    else if (q->kind == PLYCUT_QUIZ_VALUE)
        sentence_add(text, trace,
                     ends_probe(quiz, q) ? SENTENCE_ASK_VALUE_PROBED : SENTENCE_ASK_VALUE,
                     TERMS(NODE(node, q->node)));
    else
        sentence_add(text, trace,
                     q->kind == PLYCUT_QUIZ_UPDATE ? SENTENCE_ASK_UPDATE
                     : update_before(quiz, q)->kind == PLYCUT_EVENT_PROBE
                         ? SENTENCE_ASK_CUTOFF_PROBED
                         : SENTENCE_ASK_CUTOFF,
                     TERMS(NODE(node, q->node), RETURNED(update_before(quiz, q))));
}

/* ---- Chance nodes ---------------------------------------------------------------------------- */

PlycutLimits quiz_mean_left(const PlycutQuiz *quiz, const PlycutQuestion *question)
{
    return chance_left(quiz->trace, update_before(quiz, question) + 1, question->node);
}

/* How many children of the node have only been probed in its visit, when the question is asked. */
static unsigned probed_so_far(const PlycutQuiz *quiz, const PlycutQuestion *q)
{
    const PlycutTraceEvent *events = quiz->trace->events;
    unsigned probed = 0;
    for (size_t i = q->asked;
         i-- > 0 && (events[i].kind != PLYCUT_EVENT_ENTER || events[i].node != q->node);)
        probed += events[i].kind == PLYCUT_EVENT_PROBE && events[i].node == q->node;
    return probed;
}

/* ---- Hints ----------------------------------------------------------------------------------- */

/* Can a cutoff be by a bound that no node's value set? */
bool quiz_has_window_cutoffs(const PlycutTrace *trace)
{
    return plycut_search_windowed(&trace->options) ||
           trace->options.algorithm->gives == PLYCUT_GIVES_SCOUT;
}

static void hint_rule(const PlycutQuiz *quiz, const PlycutQuestion *q, PlycutText *text)
{
    const PlycutTrace *trace = quiz->trace;
    const PlycutSearchOptions *o = &trace->options;
    const bool strict = o->cut == PLYCUT_CUT_STRICT, hard = o->fail == PLYCUT_FAIL_HARD,
               chance = question_of_chance(quiz, q), cutoff = q->kind == PLYCUT_QUIZ_CUTOFF;
    const TextId rules[PLYCUT_QUIZ_KINDS] = {
        [PLYCUT_QUIZ_LEAF] = SENTENCE_RULE_LEAF,
        [PLYCUT_QUIZ_UPDATE] = SENTENCE_RULE_UPDATE,
        [PLYCUT_QUIZ_CUTOFF] = chance   ? SENTENCE_RULE_CUTOFF_CHANCE
                               : strict ? SENTENCE_RULE_CUTOFF_STRICT
                                        : SENTENCE_RULE_CUTOFF,
        [PLYCUT_QUIZ_VALUE] = chance ? SENTENCE_RULE_VALUE_CHANCE
                              : hard ? SENTENCE_RULE_VALUE_HARD
                                     : SENTENCE_RULE_VALUE};
    sentence_add(text, trace, rules[q->kind],
                 TERMS(WORD(kinds, trace->chance                    ? SENTENCE_RULE_KINDS_CHANCE
                                   : quiz_has_window_cutoffs(trace) ? SENTENCE_RULE_KINDS_WINDOW
                                                                    : SENTENCE_RULE_KINDS)));
    if (q->kind == PLYCUT_QUIZ_LEAF && o->algorithm->gives == PLYCUT_GIVES_PROBE)
        sentence_add(text, trace, SENTENCE_RULE_LEAF_PROBES, NO_TERMS);
    if (chance && (cutoff || q->kind == PLYCUT_QUIZ_VALUE) &&
        o->algorithm->gives == PLYCUT_GIVES_PROBE)
        sentence_add(text, trace, SENTENCE_RULE_CUTOFF_PROBES, NO_TERMS);
    if (chance && cutoff && strict)
        sentence_add(text, trace, SENTENCE_RULE_STRICT, NO_TERMS);
    if (chance && q->kind == PLYCUT_QUIZ_VALUE && hard)
        sentence_add(text, trace, SENTENCE_RULE_HARD, NO_TERMS);
    if (!chance && cutoff && o->limits_cut)
        sentence_add(text, trace, SENTENCE_RULE_CUTOFF_LIMIT, NO_TERMS);
}

/* The event with which the visit began that an exit ends. */
static const PlycutTraceEvent *entered_before(const PlycutTraceEvent *exit)
{
    const PlycutTraceEvent *e = exit;
    while (e->kind != PLYCUT_EVENT_ENTER || e->node != exit->node)
        e--;
    return e;
}

/* What a node's children have returned, and the node's window when it was entered. */
static void hint_returned(const PlycutQuiz *quiz, const PlycutQuestion *q, PlycutText *text)
{
    const PlycutTraceEvent *exit = question_event(quiz, q), *enter = entered_before(exit);
    PlycutText list = {0};
    for (const PlycutTraceEvent *e = enter; e < exit; e++) {
        if (e->kind != PLYCUT_EVENT_UPDATE || e->node != q->node)
            continue;
        if (list.length > 0)
            (void)plycut_text_write(&list, ", ", 2);
        sentence_add(&list, quiz->trace,
                     question_of_chance(quiz, q) ? SENTENCE_CHILD_RETURNED_CHANCE
                                                 : SENTENCE_CHILD_RETURNED,
                     TERMS(VALUE(value, e->value, returned_type(e)), NODE(node, e->from),
                           EXACT(probability, quiz->trace->nodes[e->from].probability)));
    }
    sentence_add(
        text, quiz->trace,
        quiz->trace->options.algorithm->windowed ? SENTENCE_NUMBERS_VALUE
                                                 : SENTENCE_NUMBERS_VALUE_PLAIN,
        TERMS(NODE(node, q->node), TEXT(list, list.bytes), WINDOW(enter->alpha, enter->beta)));
    text->failed |= list.failed;
    plycut_text_free(&list);
}

/* Where the search is. */
static void hint_where(const PlycutQuiz *quiz, const PlycutQuestion *q, PlycutText *text)
{
    const PlycutTrace *trace = quiz->trace;
    const bool probes = trace->options.algorithm->gives == PLYCUT_GIVES_PROBE && q->asked > 0 &&
                        question_of_chance(quiz, q);
    sentence_add(text, trace, q->asked == 0 ? SENTENCE_NUMBERS_START : SENTENCE_NUMBERS_LEAF,
                 TERMS(NODE(node, q->node), COUNT(tried, q->tried),
                       COUNT(count, trace->nodes[q->node].child_count)));
    if (probes)
        sentence_add(text, trace, SENTENCE_NUMBERS_PROBED,
                     TERMS(COUNT(probed, probed_so_far(quiz, q))));
}

static void hint_numbers(const PlycutQuiz *quiz, const PlycutQuestion *q, PlycutText *text)
{
    const PlycutTrace *trace = quiz->trace;
    if (q->kind == PLYCUT_QUIZ_VALUE)
        hint_returned(quiz, q, text);
    else if (q->kind == PLYCUT_QUIZ_LEAF)
        hint_where(quiz, q, text);
    else if (q->kind == PLYCUT_QUIZ_CUTOFF && question_of_chance(quiz, q)) {
        const PlycutLimits left = quiz_mean_left(quiz, q);
        sentence_add(text, trace, SENTENCE_NUMBERS_CUTOFF_CHANCE,
                     TERMS(NODE(node, q->node), MEAN_LEFT(left, q)));
    } else if (q->kind == PLYCUT_QUIZ_CUTOFF)
        sentence_add(text, trace, SENTENCE_NUMBERS_CUTOFF,
                     TERMS(NODE(node, q->node), EXACT(best, q->best), WINDOW(q->alpha, q->beta)));
    else
        sentence_add(text, trace, SENTENCE_NUMBERS_UPDATE,
                     TERMS(NODE(node, q->node), WINDOW(q->alpha, q->beta),
                           RETURNED(update_before(quiz, q))));
}

/* ---- Right answers --------------------------------------------------------------------------- */

static void node_add(const PlycutTrace *trace, uint32_t node, PlycutText *text)
{
    text_add(text, node_word_in(trace, NULL, node));
}

static void number_add(const PlycutTrace *trace, double number, PlycutText *text)
{
    char digits[SENTENCE_NUMBER_SIZE];
    text_add(text, sentence_number(trace, number, digits));
}

static void answer_cutoff_add(const PlycutQuiz *quiz, const PlycutQuestion *q, PlycutText *text)
{
    const PlycutTraceEvent *e = question_event(quiz, q);
    if (!question_is_cut(quiz, q)) {
        text_add(text, "no cutoff");
        return;
    }
    text_add(text, plycut_cut_kind_text(e->cut_kind));
    if (e->owner == PLYCUT_NO_NODE)
        return;
    text_add(text, " by ");
    node_add(quiz->trace, e->owner, text);
}

static void answer_window_add(const PlycutTrace *trace, const PlycutTraceEvent *e, PlycutText *text)
{
    text_add(text, "[");
    number_add(trace, e->alpha, text);
    text_add(text, ", ");
    number_add(trace, e->beta, text);
    text_add(text, "]");
}

static void answer_say(const PlycutQuiz *quiz, const PlycutQuestion *q, PlycutText *text)
{
    const PlycutTraceEvent *e = question_event(quiz, q);
    switch (q->kind) {
    case PLYCUT_QUIZ_LEAF:
        node_add(quiz->trace, e->node, text);
        break;
    case PLYCUT_QUIZ_UPDATE:
        answer_window_add(quiz->trace, e, text);
        break;
    case PLYCUT_QUIZ_CUTOFF:
        answer_cutoff_add(quiz, q, text);
        break;
    default:
        text_add(text, e->type == PLYCUT_LOWER ? ">=" : e->type == PLYCUT_UPPER ? "<=" : "");
        number_add(quiz->trace, e->value, text);
    }
}

void plycut_quiz_say(const PlycutQuiz *quiz, size_t i, PlycutQuizText what, PlycutText *text)
{
    static void (*const SAY[])(const PlycutQuiz *, const PlycutQuestion *,
                               PlycutText *) = {question_say, hint_rule, hint_numbers, answer_say};
    SAY[what](quiz, &quiz->items[i], text);
}

/* The verdict on one answer to one question. */
#include "base/same.h"
#include "quiz/quiz.h"
#include "words/not_cut.h"

#include <math.h>
#include <string.h>

/* ---- Cutoffs --------------------------------------------------------------------------------- */

/* Is this node of the tree the one that the bound of a cutoff is from? A scout's test is from the node that scouts. */
static bool is_owner(const Judge *judge, const PlycutTraceEvent *cutoff, uint32_t owner)
{
    const PlycutTrace *trace = judge->quiz->trace;
    const uint32_t from = cutoff->owner != PLYCUT_NO_NODE ? cutoff->owner : cutoff->scout;
    if (owner == PLYCUT_NO_NODE) /* the window; a limit belongs to nobody */
        return cutoff->owner == PLYCUT_NO_NODE && cutoff->cut_kind != PLYCUT_LIMIT;
    return from != PLYCUT_NO_NODE &&
           strcmp(judge->quiz->index.tree.nodes[owner].path, trace->nodes[from].path) == 0;
}

/* The first part of an answer that is wrong; TEXTS_COUNT: none is. */
static TextId cutoff_part(const Judge *judge, const Answer *said)
{
    const PlycutTraceEvent *e = question_event(judge->quiz, judge->question);
    const bool cut = question_is_cut(judge->quiz, judge->question);
    const bool chance = question_of_chance(judge->quiz, judge->question);
    const Cutoff *given = &said->cutoff;
    if (said->never || !cut)
        return chance                                   ? SENTENCE_NUMBERS_CUTOFF_CHANCE
               : judge->quiz->trace->options.limits_cut ? SENTENCE_PART_CUT_LIMITED
                                                        : SENTENCE_PART_CUT;
    const Cutoff found = cutoff_of_event(judge->quiz->trace, e);
    return given->alpha != UNSTATED && given->alpha != found.alpha
               ? chance ? SENTENCE_PART_SIDE_CHANCE : SENTENCE_PART_SIDE
           : given->kind != found.kind                            ? SENTENCE_PART_KIND
           : given->owned && !is_owner(judge, e, given->owner)    ? SENTENCE_PART_OWNER
           : !cutoff_test_fits(judge->quiz->trace, given, &found) ? SENTENCE_PART_TEST
                                                                  : TEXTS_COUNT;
}

/* Why an answer about a cutoff is not understood: its owner is no node; otherwise, what would be. */
static void refuse_cutoff(Judge *judge, const Answer *given)
{
    if (given->cutoff.owned && judge->reader->unread != NULL) {
        judge->verdict->understood = false;
        text_add(&judge->verdict->part, judge->reader->unread);
    } else {
        judge_refuse(judge, SENTENCE_EXPECTED_CUTOFF, {.name = NULL});
    }
}

static void judge_cutoff(Judge *judge)
{
    Answer said;
    if (!quiz_answer_read(judge->quiz, judge->question, judge->reader, judge->given, &said)) {
        refuse_cutoff(judge, &said);
        return;
    }
    const TextId wrong = cutoff_part(judge, &said);
    judge->verdict->right =
        said.never ? !question_is_cut(judge->quiz, judge->question) : wrong == TEXTS_COUNT;
    if (judge->verdict->right)
        return;
    const PlycutQuestion *q = judge->question;
    const PlycutLimits left = quiz_mean_left(judge->quiz, q);
    judge_part(judge, wrong, NODE(node, q->node), EXACT(best, q->best), MEAN_LEFT(left, q),
               EXACT(bound, question_is_cut(judge->quiz, q) ? question_event(judge->quiz, q)->bound
                                                            : question_bound(judge->quiz, q)));
}

/* ---- Values ---------------------------------------------------------------------------------- */

/* A value that ends the node at the last child is exact; many write it as a bound, as for a cutoff. */
static bool is_crossing(const Judge *judge, PlycutBound type)
{
    const PlycutQuestion *q = judge->question;
    const PlycutPlayer player = judge->quiz->trace->nodes[q->node].player;
    return type == plycut_stop_type(player) &&
           ends_node(judge->quiz->trace, player, q->best, q->alpha, q->beta);
}

static void judge_value(Judge *judge)
{
    const PlycutTraceEvent *e = question_event(judge->quiz, judge->question);
    Answer given;
    if (!quiz_answer_read(judge->quiz, judge->question, judge->reader, judge->given, &given) ||
        given.never) {
        judge_refuse(judge, SENTENCE_EXPECTED_VALUE, {.name = NULL});
        return;
    }
    const bool same = number_is_right(judge->quiz->trace, given.number, e->value),
               sign = given.bound == PLYCUT_EXACT || given.bound == e->type ||
                      (e->type == PLYCUT_EXACT && is_crossing(judge, given.bound));
    judge->verdict->right = same && sign;
    if (!judge->verdict->right)
        judge_part(judge, same ? SENTENCE_PART_SIGN : SENTENCE_PART_NUMBER, {.name = NULL});
}

/* ---- What is right --------------------------------------------------------------------------- */

static void reason_cut(const Judge *judge, const PlycutTraceEvent *e, PlycutText *text)
{
    const PlycutTrace *trace = judge->quiz->trace;
    const bool limit = e->cut_kind == PLYCUT_LIMIT;
    sentence_add(text, trace,
                 limit                             ? SENTENCE_REASON_CUT_LIMIT
                 : !same_number(e->held, e->bound) ? SENTENCE_REASON_CUT_SCALED
                                                   : SENTENCE_REASON_CUT,
                 TERMS(EXACT(held, e->held), NODE(node, e->node), EXACT(value, e->value),
                       CROSSES(trace, e), EXACT(bound, e->bound), CUTOFF_SOURCE(trace, e),
                       TEXT(kind, plycut_cut_kind_text(e->cut_kind))));
}

static void reason_not_cut(const Judge *judge, const PlycutTraceEvent *update, PlycutText *text)
{
    const PlycutTrace *trace = judge->quiz->trace;
    const NotCut n = not_cut_before(trace, update->node, update + 1);
    sentence_add(text, trace, SENTENCE_REASON_NOT_CUT,
                 TERMS(NODE(node, update->node), NOT_CUT(&n)));
}

static void reason_add(const Judge *judge, PlycutText *text)
{
    const PlycutTrace *trace = judge->quiz->trace;
    const PlycutTraceEvent *e = question_event(judge->quiz, judge->question);
    switch (judge->question->kind) {
    case PLYCUT_QUIZ_LEAF:
        sentence_add(text, trace, SENTENCE_REASON_LEAF, TERMS(NODE(node, e->node)));
        break;
    case PLYCUT_QUIZ_UPDATE:
        sentence_add(text, trace, SENTENCE_REASON_WINDOW,
                     TERMS(NODE(node, e->node), EXACT(alpha, e->alpha), EXACT(beta, e->beta)));
        break;
    case PLYCUT_QUIZ_CUTOFF:
        (question_is_cut(judge->quiz, judge->question) ? reason_cut : reason_not_cut)(judge, e,
                                                                                      text);
        break;
    default:
        sentence_add(text, trace, SENTENCE_REASON_VALUE,
                     TERMS(NODE(node, e->node), VALUE(value, e->value, e->type)));
    }
}

/* ---- A verdict ------------------------------------------------------------------------------- */

bool quiz_answer_read(const PlycutQuiz *quiz, const PlycutQuestion *q, AnswerReader *reader,
                      const char *text, Answer *answer)
{
    /* an update is asked for as the window after it */
    static const PlycutFact FACTS[PLYCUT_QUIZ_KINDS] = {[PLYCUT_QUIZ_LEAF] = PLYCUT_FACT_BEST,
                                                        [PLYCUT_QUIZ_UPDATE] = PLYCUT_FACT_WINDOWS,
                                                        [PLYCUT_QUIZ_CUTOFF] = PLYCUT_FACT_CUTOFFS,
                                                        [PLYCUT_QUIZ_VALUE] = PLYCUT_FACT_VALUES};
    const uint32_t node = plycut_trace_find(&quiz->index.tree, quiz->trace->nodes[q->node].path);
    if (!answer_read(reader, FACTS[q->kind], node, text, answer))
        return false;
    /* a cutoff needs its kind: a bound and its owner do not say it */
    return q->kind != PLYCUT_QUIZ_CUTOFF || answer->never || answer->cutoff.kind != UNSTATED;
}

bool plycut_quiz_judge(const PlycutQuiz *quiz, size_t i, const char *answer, PlycutVerdict *verdict,
                       PlycutError *error)
{
    static void (*const JUDGES[PLYCUT_QUIZ_KINDS])(Judge *) = {[PLYCUT_QUIZ_LEAF] = judge_leaf,
                                                               [PLYCUT_QUIZ_UPDATE] = judge_update,
                                                               [PLYCUT_QUIZ_CUTOFF] = judge_cutoff,
                                                               [PLYCUT_QUIZ_VALUE] = judge_value};
    AnswerReader reader = {.index = &quiz->index,
                           .scouts = algorithm_visits_again(quiz->trace->options.algorithm)};
    Judge judge = {quiz, &quiz->items[i], answer, &reader, verdict};
    *verdict = (PlycutVerdict){.understood = true};
    JUDGES[judge.question->kind](&judge);
    if (verdict->understood && !verdict->right)
        reason_add(&judge, &verdict->reason);
    const bool failed =
        answer_reader_failed(&reader) || verdict->part.failed || verdict->reason.failed;
    answer_reader_close(&reader);
    if (!failed)
        return true;
    plycut_verdict_free(verdict);
    return plycut_no_memory(error);
}

void plycut_verdict_free(PlycutVerdict *verdict)
{
    plycut_text_free(&verdict->part);
    plycut_text_free(&verdict->reason);
}

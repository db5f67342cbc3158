/* judge_update.c - the verdict on an answer about an update: the window after it. */
#include "quiz/quiz.h"

#include <string.h>

bool ends_node(const PlycutTrace *trace, PlycutPlayer player, double best, double alpha,
               double beta)
{
    return plycut_trace_crosses(trace, player, best, alpha, beta) ||
           plycut_trace_at_limit(trace, player, best);
}

/* The window after an update. If the value ends the node, most books leave the window as it is, others (Knuth & Moore)
 * move the bound past the other one: both are right. */
static bool is_bound_now(const PlycutTrace *trace, const PlycutTraceEvent *update, bool alpha,
                         double given)
{
    const PlycutPlayer player = trace->nodes[update->node].player;
    const bool own = alpha == (plycut_stop_side(player) == PLYCUT_BETA);
    return number_is_right(trace, given, alpha ? update->alpha : update->beta) ||
           (own && number_is_right(trace, given, update->best) &&
            ends_node(trace, player, update->best, update->alpha, update->beta));
}

void judge_update(Judge *judge)
{
    const PlycutTraceEvent *e = question_event(judge->quiz, judge->question);
    Answer given;
    if (!quiz_answer_read(judge->quiz, judge->question, judge->reader, judge->given, &given) ||
        given.never) {
        judge_refuse(judge, SENTENCE_EXPECTED_WINDOW, {.name = NULL});
        return;
    }
    const bool alpha_right = is_bound_now(judge->quiz->trace, e, true, given.alpha),
               beta_right = is_bound_now(judge->quiz->trace, e, false, given.beta);
    judge->verdict->right = alpha_right && beta_right;
    if (!judge->verdict->right)
        judge_part(judge,
                   beta_right    ? SENTENCE_PART_ALPHA
                   : alpha_right ? SENTENCE_PART_BETA
                                 : SENTENCE_PART_BOUNDS,
                   {.name = NULL});
}

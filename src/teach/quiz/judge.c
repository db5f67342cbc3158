/* The verdict on one answer to one question. */
#include "base/letter.h"
#include "base/same.h"
#include "facts/typed.h"
#include "quiz/quiz.h"

#include <math.h>
#include <string.h>

/* ---- Cutoffs --------------------------------------------------------------------------------- */

/* The node that a word means as the owner of a bound; PLYCUT_NO_NODE: the window. False: none. */
static bool owner_find(const Judge *judge, const char *word, uint32_t *owner)
{
    const TreeIndex *index = &judge->quiz->index;
    const Meaning meaning = lookup(index, word, PLYCUT_NO_NODE);
    *owner = meaning.count == 1 ? meaning.nodes[0] : PLYCUT_NO_NODE;
    if (meaning.count == 0 &&
        (spells(word, strlen(word), "root") || spells(word, strlen(word), "the root"))) {
        *owner = 0;
        return true;
    }
    if (meaning.count == 1 || (meaning.count == 0 && typed_is(TYPED_NOBODY, word)))
        return true;
    PlycutError why = {0};
    judge->verdict->understood = false;
    (void)lookup_refuse(index, word, &meaning, &why);
    text_add(&judge->verdict->part, why.text);
    return false;
}

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

static TextId cutoff_part(const Judge *judge, const CutoffSaid *said, uint32_t owner)
{
    const PlycutTraceEvent *e = question_event(judge->quiz, judge->question);
    const bool cut = question_is_cut(judge->quiz, judge->question);
    const bool chance = question_of_chance(judge->quiz, judge->question);
    if (said->none || !cut)
        return chance                                   ? SENTENCE_NUMBERS_CUTOFF_CHANCE
               : judge->quiz->trace->options.limits_cut ? SENTENCE_PART_CUT_LIMITED
                                                        : SENTENCE_PART_CUT;
    return said->parts.alpha != UNSTATED && (said->parts.alpha == 1) != (e->side == PLYCUT_ALPHA)
               ? chance ? SENTENCE_PART_SIDE_CHANCE : SENTENCE_PART_SIDE
           : said->parts.kind != (int)e->cut_kind              ? SENTENCE_PART_KIND
           : said->owner != NULL && !is_owner(judge, e, owner) ? SENTENCE_PART_OWNER
                                                               : TEXTS_COUNT;
}

static void judge_cutoff(Judge *judge)
{
    CutoffSaid said;
    uint32_t owner = PLYCUT_NO_NODE;
    if (!quiz_cutoff_read(judge->given, &said)) {
        judge_refuse(judge, SENTENCE_EXPECTED_CUTOFF, {.name = NULL});
        return;
    }
    if (said.owner != NULL && !owner_find(judge, said.owner, &owner))
        return;
    const TextId wrong = cutoff_part(judge, &said, owner);
    judge->verdict->right =
        said.none ? !question_is_cut(judge->quiz, judge->question) : wrong == TEXTS_COUNT;
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
    PlycutBound type;
    double number;
    const char *given = judge->given + typed_bound_at(judge->given, &type);
    if (!typed_number(given, strlen(given), false, &number)) {
        judge_refuse(judge, SENTENCE_EXPECTED_VALUE, {.name = NULL});
        return;
    }
    const bool same = number_is_right(judge->quiz->trace, number, e->value),
               sign = type == PLYCUT_EXACT || type == e->type ||
                      (e->type == PLYCUT_EXACT && is_crossing(judge, type));
    judge->verdict->right = same && sign;
    if (!judge->verdict->right)
        judge_part(judge, same ? SENTENCE_PART_SIGN : SENTENCE_PART_NUMBER, {.name = NULL});
}

/* ---- What is right --------------------------------------------------------------------------- */

/* The term {source}: the node that owns a bound. */
#define BOUND_SOURCE(owner)                                                                        \
    PHRASE(source, (owner) != PLYCUT_NO_NODE ? SENTENCE_NAMED : SENTENCE_SOURCE_WINDOW,            \
           NODE(node, owner))

static void reason_cut(const Judge *judge, const PlycutTraceEvent *e, PlycutText *text)
{
    const PlycutTrace *trace = judge->quiz->trace;
    const bool limit = e->cut_kind == PLYCUT_LIMIT;
    sentence_add(text, trace,
                 limit                             ? SENTENCE_REASON_CUT_LIMIT
                 : !same_number(e->held, e->bound) ? SENTENCE_REASON_CUT_SCALED
                                                   : SENTENCE_REASON_CUT,
                 TERMS(EXACT(held, e->held), NODE(node, e->node), EXACT(value, e->value),
                       CROSSES(trace, e), EXACT(bound, e->bound), BOUND_SOURCE(e->owner),
                       TEXT(kind, plycut_cut_kind_text(e->cut_kind))));
}

static void reason_not_cut(const Judge *judge, const PlycutTraceEvent *update, PlycutText *text)
{
    const PlycutTrace *trace = judge->quiz->trace;
    if (question_of_chance(judge->quiz, judge->question)) {
        const PlycutLimits left = quiz_mean_left(judge->quiz, judge->question);
        sentence_add(text, trace, SENTENCE_REASON_NOT_CUT_CHANCE,
                     TERMS(NODE(node, update->node), MEAN_LEFT(left, judge->question)));
        return;
    }
    const double bound = question_bound(judge->quiz, judge->question);
    const TextId why = isinf(bound)                       ? SENTENCE_NOT_CUT_OPEN
                       : same_number(update->best, bound) ? SENTENCE_NOT_CUT_STRICT
                                                          : SENTENCE_NOT_CUT_YET;
    sentence_add(
        text, trace, SENTENCE_REASON_NOT_CUT,
        TERMS(NODE(node, update->node),
              PHRASE(reason, why, NODE(at, update->node), EXACT(best, update->best),
                     EXACT(bound, bound),
                     BOUND_SOURCE(PLYCUT_BY_DECIDER(trace->nodes[update->node].player,
                                                    update->beta_owner, update->alpha_owner)))));
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

/* A copy without blanks around it. */
static bool given_trimmed(const char *answer, PlycutText *given)
{
    answer += strspn(answer, BLANK_BYTES);
    size_t length = strlen(answer);
    while (length > 0 && is_blank(answer[length - 1]))
        length--;
    return plycut_text_write(given, answer, length);
}

bool plycut_quiz_judge(const PlycutQuiz *quiz, size_t i, const char *answer, PlycutVerdict *verdict,
                       PlycutError *error)
{
    static void (*const JUDGES[PLYCUT_QUIZ_KINDS])(Judge *) = {[PLYCUT_QUIZ_LEAF] = judge_leaf,
                                                               [PLYCUT_QUIZ_UPDATE] = judge_update,
                                                               [PLYCUT_QUIZ_CUTOFF] = judge_cutoff,
                                                               [PLYCUT_QUIZ_VALUE] = judge_value};
    PlycutText given = {0};
    *verdict = (PlycutVerdict){.understood = true};
    bool made = given_trimmed(answer, &given);
    Judge judge = {quiz, &quiz->items[i], given.bytes != NULL ? given.bytes : "", verdict};
    if (made)
        JUDGES[judge.question->kind](&judge);
    if (made && verdict->understood && !verdict->right)
        reason_add(&judge, &verdict->reason);
    plycut_text_free(&given);
    if (made && !verdict->part.failed && !verdict->reason.failed)
        return true;
    plycut_verdict_free(verdict);
    return plycut_no_memory(error);
}

void plycut_verdict_free(PlycutVerdict *verdict)
{
    plycut_text_free(&verdict->part);
    plycut_text_free(&verdict->reason);
}

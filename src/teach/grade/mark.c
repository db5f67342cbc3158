/* Marking: judge the items of a submission, in the readings that make the most of them right. */
#include "facts/derive.h"
#include "grade/mark.h"
#include "words/sentence.h"

#include <math.h>

/* ---- Readings -------------------------------------------------------------------------------- */

Answer judging_found(const Judging *judging, const Item *item)
{
    const Answer *answer = &item->answer;
    int reading = answer->reading;
    if (reading == UNSTATED)
        reading = judging->readings[answer->fact];
    if (answer->reading == UNSTATED &&
        (answer->fact == PLYCUT_FACT_VISITED || answer->fact == PLYCUT_FACT_VISITED_SET) &&
        !refs_are_leaves(judging->facts, answer))
        reading = VISITED_ALL; /* it lists an inner node among the nodes visited */
    return fact_derive(judging->facts, answer->fact, answer->node, reading);
}

/* If a reading needs a name and the answer did not give it one, name it. */
Match judge(const Judging *judging, const Item *item)
{
    Item meant = *item;
    if (item->unread != NULL)
        return (Match){0};
    if (judging->meant != NULL)
        judging->meant(judging->facts, &meant.answer);
    const Answer found = judging_found(judging, &meant);
    Match match = fact_match(judging->facts, &meant.answer, &found);
    const char *phrase = fact_reading(found.fact, found.reading);
    if (match.form == NULL && phrase[0] != '\0' && item->answer.reading == UNSTATED)
        match.form = phrase;
    return match;
}

static bool belongs(const Facts *facts, const Ref *ref, const Answer *found)
{
    if (ref_is_unread(ref))
        return false;
    if (fact_table[found->fact].shape == &cover_shape)
        return !facts->trace->nodes[ref->node].visited;
    for (size_t i = 0; i < found->count; i++)
        if (ref_is(facts, ref, found->refs[i].node))
            return true;
    return false;
}

void count_others(const Judging *judging, const Item *item, size_t *others, size_t *right)
{
    *others = *right = 0;
    const Answer found = judging_found(judging, item);
    for (size_t i = 0; item->answer.refs != NULL && i < item->answer.count; i++) {
        *others += !ref_is_unread(&item->answer.refs[i]);
        *right += belongs(judging->facts, &item->answer.refs[i], &found);
    }
}

double judging_share(const Judging *judging, const Item *item)
{
    const Answer found = judging_found(judging, item);
    return fact_share(judging->facts, &item->answer, &found);
}

/* How many answers about a fact are right. An answer about the whole search, if there is one, decides: if a reading
 * makes the list of cutoffs wrong, it makes no single cutoff right. */
static size_t count_right(const Judging *judging, const Items *items, PlycutFact fact)
{
    size_t right = 0;
    for (size_t i = 0; i < items->count; i++) {
        const Item *item = &items->items[i];
        if (item->unread != NULL || item->answer.fact != fact)
            continue;
        bool fits = judge(judging, item).right;
        if (!fits && item->answer.node == PLYCUT_NO_NODE)
            return 0;
        right += fits;
    }
    return right;
}

/* A bound crossed at the last child prunes nothing: whoever prunes below such a node means a cutoff by it. */
static bool is_denied(const Judging *judging, const Items *items, PlycutFact fact, int reading)
{
    const PlycutTraceNode *nodes = judging->facts->trace->nodes;
    bool denied = false;
    for (size_t i = 0; fact == PLYCUT_FACT_CUTOFFS && reading == CUTOFFS_LAST && i < items->count;
         i++) {
        const Answer *answer = &items->items[i].answer;
        const bool lists = items->items[i].unread == NULL && answer->fact == PLYCUT_FACT_PRUNED;
        for (size_t k = 0; lists && k < answer->count; k++) {
            const uint32_t parent = nodes[answer->refs[k].node].parent;
            denied |= parent != PLYCUT_NO_NODE && facts_crossed_last(judging->facts, parent);
        }
    }
    return denied;
}

static void choose_reading(Judging *judging, const Items *items, PlycutFact fact)
{
    size_t most = 0;
    int best = 0;
    for (int reading = 0; reading < fact_readings(fact); reading++) {
        if (is_denied(judging, items, fact, reading))
            continue;
        judging->readings[fact] = reading;
        size_t right = count_right(judging, items, fact);
        if (right > most) {
            most = right;
            best = reading;
        }
    }
    judging->readings[fact] = best;
}

size_t judge_all(Judging *judging, const Items *items)
{
    size_t right = 0;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        choose_reading(judging, items, fact);
    for (size_t i = 0; i < items->count; i++)
        right += judge(judging, &items->items[i]).right;
    return right;
}

/* ---- Words ----------------------------------------------------------------------------------- */

bool ties_with_best(const Facts *facts, const Answer *given)
{
    const PlycutTraceNode *tree = facts->index->tree.nodes;
    uint32_t node = given->count > 0 ? given->refs[0].node : PLYCUT_NO_NODE,
             best = facts_best(facts);
    return best != PLYCUT_NO_NODE && node != PLYCUT_NO_NODE && node != best &&
           tree[node].parent == 0 && same_number(tree[node].value, tree[best].value);
}

/* The best move, also by its label; and if another move is worth as much, why that one is not the best move. */
static void show_best(const Facts *facts, const Answer *given, const char *found, PlycutText *text)
{
    uint32_t best = facts_best(facts);
    const char *move = best != PLYCUT_NO_NODE ? node_label(facts->trace, best) : NULL;
    TextId shown = move != NULL ? SENTENCE_BEST_BY : SENTENCE_PLAIN;
    if (!ties_with_best(facts, given))
        sentence_add(text, facts->trace, shown, TERMS(TEXT(text, found), TEXT(move, move)));
    else
        sentence_add(text, facts->trace, SENTENCE_BEST_TIED,
                     TERMS(PHRASE(best, shown, TEXT(text, found), TEXT(move, move)),
                           NODE(node, given->refs[0].node),
                           NUMBER(value, facts->index->tree.nodes[best].value)));
}

/* A value that people know by another number, with that number; a finished game's is the same for all. */
static void show_value(const Facts *facts, double value, const char *found, PlycutText *text)
{
    const PlycutValuation *valuation = &facts->trace->valuation;
    const bool known_otherwise = valuation->unit != NULL && value != trunc(value);
    sentence_add(text, facts->trace, known_otherwise ? SENTENCE_VALUE_IN_UNIT : SENTENCE_PLAIN,
                 TERMS(TEXT(text, found), NUMBER(number, round(value * valuation->per_unit)),
                       TEXT(unit, valuation->unit)));
}

static bool is_value_fact(PlycutFact fact)
{
    return fact == PLYCUT_FACT_VALUE || fact == PLYCUT_FACT_VALUES;
}

void judging_show(const Judging *judging, const Item *item, PlycutText *text)
{
    PlycutText plain = {0};
    Notation notation = plain_notation;
    notation.naming = item->naming;
    const Answer found = judging_found(judging, item);
    fact_write(judging->facts, &found, &notation, &plain);
    if (found.fact == PLYCUT_FACT_BEST)
        show_best(judging->facts, &item->answer, plain.bytes, text);
    else if (is_value_fact(found.fact) && isfinite(found.number))
        show_value(judging->facts, found.number, plain.bytes, text);
    else
        plycut_text_write(text, plain.bytes, plain.length);
    text->failed |= plain.failed;
    plycut_text_free(&plain);
}

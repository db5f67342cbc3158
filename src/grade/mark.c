/* Marking: the items of a submission, in the readings that make the most of them right. */
#include "grade/mark.h"

#include <string.h>

/* ---- Readings -------------------------------------------------------------------------------- */

/* Whoever lists an inner node among the nodes visited means all nodes. */
static bool lists_all_nodes(const Facts *facts, const Item *item)
{
    PlycutFact fact = item->answer.fact;
    return (fact == PLYCUT_FACT_VISITED || fact == PLYCUT_FACT_VISITED_SET) &&
           !refs_are_leaves(facts, &item->answer);
}

static int reading_of(const Judging *judging, const Item *item)
{
    if (item->answer.reading != UNSAID)
        return item->answer.reading;
    return lists_all_nodes(judging->facts, item) ? VISITED_ALL : judging->readings[item->answer.fact];
}

void judging_found(const Judging *judging, const Item *item, Answer *found)
{
    fact_derive(judging->facts, item->answer.fact, item->answer.node, reading_of(judging, item), found);
}

/* A reading that needs a name and was not given one is named. */
Match judge(const Judging *judging, const Item *item)
{
    Answer found;
    if (item->unread != NULL)
        return (Match){0};
    judging_found(judging, item, &found);
    Match match = fact_match(judging->facts, &item->answer, &found);
    const char *phrase = fact_reading(found.fact, found.reading);
    if (match.form == NULL && phrase[0] != '\0' && item->answer.reading == UNSAID)
        match.form = phrase;
    return match;
}

/* How many answers about a fact are right. What is said of the whole search decides where it is
 * said: a reading under which the list of cutoffs is wrong makes no single cutoff right. */
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

static void choose_reading(Judging *judging, const Items *items, PlycutFact fact)
{
    size_t most = 0;
    int best = 0;
    for (int reading = 0; reading < fact_readings(fact); reading++) {
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

void brief_returned(Brief *brief, double value, PlycutBound type)
{
    brief_text(brief, type == PLYCUT_LOWER ? ">=" : type == PLYCUT_UPPER ? "<=" : "");
    brief_number(brief, value);
}

void brief_node(Brief *brief, const PlycutTrace *trace, uint32_t node)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    brief_text(brief, trace->stored ? n->name : node == 0 ? "the root" : n->path);
}

bool ties_with_best(const Facts *facts, const Answer *given)
{
    const PlycutTraceNode *tree = facts->index->tree.nodes;
    uint32_t node = given->count > 0 ? given->refs[0].node : PLYCUT_NO_NODE;
    return facts_best(facts) != PLYCUT_NO_NODE && node != PLYCUT_NO_NODE && tree[node].parent == 0 &&
           same_number(tree[node].value, tree[0].value);
}

/* " (move c)", if that is not the node's name; "; C is worth 7 too ...", if that is what was answered. */
static void show_move(const Facts *facts, const Answer *given, Brief *brief)
{
    uint32_t best = facts_best(facts);
    const PlycutTraceNode *node = best != PLYCUT_NO_NODE ? &facts->trace->nodes[best] : NULL;
    if (node != NULL && node->label != NULL && strcmp(node->label, node->name) != 0) {
        brief_text(brief, " (move ");
        brief_text(brief, node->label);
        brief_text(brief, ")");
    }
    if (!ties_with_best(facts, given) || given->refs[0].node == best)
        return;
    brief_text(brief, "; ");
    brief_node(brief, facts->trace, given->refs[0].node);
    brief_text(brief, " is worth ");
    brief_number(brief, facts->index->tree.nodes[given->refs[0].node].value);
    brief_text(brief, " too; of equal moves the one searched first is the best");
}

void judging_show(const Judging *judging, const Item *item, Brief *brief)
{
    Answer found;
    PlycutText text = {0};
    Notation notation = plain_notation;
    notation.naming = item->naming;
    judging_found(judging, item, &found);
    fact_write(judging->facts, &found, &notation, &text);
    brief_text(brief, text.bytes != NULL ? text.bytes : "");
    plycut_text_free(&text);
    if (found.fact == PLYCUT_FACT_BEST)
        show_move(judging->facts, &item->answer, brief);
}

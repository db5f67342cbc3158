/* Answers of one sheet that contradict each other, whatever the search says: a number and the list that it counts; cutoffs and what is
 * pruned. */
#include "base/utf8.h"
#include "base/same.h"
#include "grade/grade.h"

/* Another sentence. */
#define contradiction_add(text, facts, id, ...)                                                    \
    do {                                                                                           \
        text_add(text, (text)->length > 0 ? " " : "");                                             \
        sentence_add(text, (facts)->trace, id, TERMS(__VA_ARGS__));                                \
    } while (0)

static const Item *whole_list(const Items *items, PlycutFact fact)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].answer.fact == fact && items->items[i].answer.node == PLYCUT_NO_NODE &&
            items->items[i].unread == NULL)
            return &items->items[i];
    return NULL;
}

/* ---- A number and a list ------------------------------------------------------------------------ */

static void contradict_count(const Grading *g, const Judging *judging, const Item *item,
                             PlycutText *text)
{
    const Item *list = item->unread == NULL ? list_behind(g->items, item->answer.fact) : NULL;
    if (list == NULL)
        return;
    const int reading = judging_found(judging, item).reading;
    const size_t count = list_count(judging, list, item->answer.fact, reading);
    if (count == NOT_COUNTED || same_number((double)count, item->answer.number))
        return;
    contradiction_add(text, judging->facts,
                      item->answer.fact == PLYCUT_FACT_LEAVES ? SENTENCE_CONTRADICT_LEAVES
                                                              : SENTENCE_CONTRADICT_NODES,
                      WORD(writer, g->writer), COUNT(count, count), TEXT(given, item->given));
}

/* ---- Cutoffs and what is pruned ----------------------------------------------------------------- */

static bool prunes_below(const Facts *facts, const Answer *pruned, uint32_t node)
{
    bool below = false;
    for (size_t i = 0; i < pruned->count; i++)
        below |= node != pruned->refs[i].node && is_above(facts, node, pruned->refs[i].node);
    return below;
}

static bool cuts_above(const Facts *facts, const Answer *cutoffs, uint32_t node)
{
    bool above = false;
    for (size_t i = 0; i < cutoffs->count; i++)
        above |= cutoffs->refs[i].node != node && is_above(facts, cutoffs->refs[i].node, node);
    return above;
}

/* The first node that cuts off and prunes nothing, unless its last child crosses a bound, which some call a cutoff. */
static uint32_t cut_for_nothing(const Facts *facts, const Answer *cutoffs, const Answer *pruned)
{
    for (size_t i = 0; i < cutoffs->count; i++)
        if (!prunes_below(facts, pruned, cutoffs->refs[i].node) &&
            !facts_crossed_last(facts, cutoffs->refs[i].node))
            return cutoffs->refs[i].node;
    return PLYCUT_NO_NODE;
}

/* The first node that is pruned, and below no cutoff. */
static uint32_t pruned_by_nothing(const Facts *facts, const Answer *cutoffs, const Answer *pruned)
{
    for (size_t i = 0; i < pruned->count; i++)
        if (!cuts_above(facts, cutoffs, pruned->refs[i].node))
            return pruned->refs[i].node;
    return PLYCUT_NO_NODE;
}

static void contradict_lists(const Grading *g, const Judging *judging, PlycutText *text)
{
    const Facts *facts = judging->facts;
    const Item *cutoffs = whole_list(g->items, PLYCUT_FACT_CUTOFFS),
               *pruned = whole_list(g->items, PLYCUT_FACT_PRUNED);
    if (cutoffs == NULL || pruned == NULL)
        return;
    const uint32_t cut = cut_for_nothing(facts, &cutoffs->answer, &pruned->answer),
                   root = pruned_by_nothing(facts, &cutoffs->answer, &pruned->answer);
    if (cut != PLYCUT_NO_NODE)
        contradiction_add(text, facts, SENTENCE_CONTRADICT_CUTOFF, WORD(writer, g->writer),
                          NODE(node, cut));
    else if (root != PLYCUT_NO_NODE)
        contradiction_add(text, facts, SENTENCE_CONTRADICT_PRUNED, WORD(writer, g->writer),
                          NODE(node, root));
}

bool grade_contradict(const Grading *g, const Judging *judging)
{
    PlycutText text = {0};
    if (g->published || !plycut_game_has_values(&g->subject->game))
        return true;
    for (size_t i = 0; i < g->items->count; i++)
        contradict_count(g, judging, &g->items->items[i], &text);
    contradict_lists(g, judging, &text);
    const bool made = !text.failed;
    field_format(g->grade->contradiction, sizeof g->grade->contradiction, "%s",
                 made && text.bytes != NULL ? text.bytes : "");
    plycut_text_free(&text);
    return made || plycut_no_memory(g->error);
}

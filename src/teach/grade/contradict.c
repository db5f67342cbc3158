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

/* Mark the nodes of an answer, or all that are above them. */
static void mark_nodes(const Facts *facts, const Answer *answer, unsigned char mark)
{
    for (size_t i = 0; i < answer->count; i++)
        if (answer->refs[i].node != PLYCUT_NO_NODE)
            facts->marks[answer->refs[i].node] = mark;
}

static void mark_above(const Facts *facts, const Answer *answer, unsigned char mark)
{
    const PlycutTraceNode *nodes = facts->trace->nodes;
    for (size_t i = 0; i < answer->count; i++) {
        if (answer->refs[i].node == PLYCUT_NO_NODE)
            continue;
        for (uint32_t n = nodes[answer->refs[i].node].parent;
             n != PLYCUT_NO_NODE && facts->marks[n] != mark; n = nodes[n].parent)
            facts->marks[n] = mark;
    }
}

static bool is_below_marked(const Facts *facts, uint32_t node)
{
    const PlycutTraceNode *nodes = facts->trace->nodes;
    uint32_t n = node != PLYCUT_NO_NODE ? nodes[node].parent : PLYCUT_NO_NODE;
    while (n != PLYCUT_NO_NODE && facts->marks[n] == 0)
        n = nodes[n].parent;
    return n != PLYCUT_NO_NODE;
}

/* The first node that cuts off and prunes nothing, unless its last child crosses a bound, which some call a cutoff. */
static uint32_t cut_for_nothing(const Facts *facts, const Answer *cutoffs, const Answer *pruned)
{
    uint32_t found = PLYCUT_NO_NODE;
    mark_above(facts, pruned, 1);
    for (size_t i = 0; i < cutoffs->count && found == PLYCUT_NO_NODE; i++) {
        const uint32_t node = cutoffs->refs[i].node;
        if (node != PLYCUT_NO_NODE && facts->marks[node] == 0 && !facts_crossed_last(facts, node))
            found = node;
    }
    mark_above(facts, pruned, 0);
    return found;
}

/* The first node that is pruned, and below no cutoff. */
static uint32_t pruned_by_nothing(const Facts *facts, const Answer *cutoffs, const Answer *pruned)
{
    uint32_t found = PLYCUT_NO_NODE;
    mark_nodes(facts, cutoffs, 1);
    for (size_t i = 0; i < pruned->count && found == PLYCUT_NO_NODE; i++)
        if (!is_below_marked(facts, pruned->refs[i].node))
            found = pruned->refs[i].node;
    mark_nodes(facts, cutoffs, 0);
    return found;
}

static void contradict_lists(const Grading *g, const Judging *judging, PlycutText *text)
{
    const Facts *facts = judging->facts;
    const Item *cutoffs = whole_list(g->items, PLYCUT_FACT_CUTOFFS),
               *pruned = whole_list(g->items, PLYCUT_FACT_PRUNED);
    if (cutoffs == NULL || pruned == NULL)
        return;
    const uint32_t cut = cut_for_nothing(facts, &cutoffs->answer, &pruned->answer),
                   root = cutoffs->answer.part
                              ? PLYCUT_NO_NODE
                              : pruned_by_nothing(facts, &cutoffs->answer, &pruned->answer);
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
    g->grade->contradiction =
        mark_text(g->grades->arena, made && text.bytes != NULL ? text.bytes : "", TEXT_MOST);
    plycut_text_free(&text);
    return made || plycut_no_memory(g->error);
}

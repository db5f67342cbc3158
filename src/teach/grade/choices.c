/* Answers that choose nodes: those that a student calls never visited ("-"), and those said to cut off. Each choice is an
 * answer of its own, but together they are graded as a list: a node that does not belong to them costs what guessing would
 * earn (src/explain/facts/share.c), so whoever chooses every node earns nothing. */
#include "facts/derive.h"
#include "grade/grade.h"
#include "words/sentence.h"

#include <math.h>

/* How many nodes there are to choose from, and how many belong to the choice. */
typedef struct Choice {
    double all, of;
} Choice;

static Choice choice_of(const Judging *judging, PlycutFact fact)
{
    const Facts *facts = judging->facts;
    Choice choice = {.all = (double)count_kind(facts, false)};
    if (fact == PLYCUT_FACT_CUTOFFS) {
        choice.of = (double)(judging->readings[fact] == CUTOFFS_LAST ? facts->stops.count
                                                                     : facts->cutoffs.count);
        return choice;
    }
    for (uint32_t n = 0; n < facts->trace->node_count; n++)
        choice.of += !facts->trace->nodes[n].leaf && !facts->trace->nodes[n].visited;
    return choice;
}

static bool chooses(const Item *item, PlycutFact fact)
{
    return item->unread == NULL && item->answer.fact == fact &&
           item->answer.node != PLYCUT_NO_NODE &&
           item->answer.never == (fact != PLYCUT_FACT_CUTOFFS);
}

/* Does the node belong to the choice, whatever else the answer says of it? */
static bool is_chosen_rightly(const Judging *judging, const Item *item)
{
    return judging_found(judging, item).never == item->answer.never;
}

/* Of a cutoff, alpha or beta alone says nothing that the node's player does not. */
static bool is_side_only(const Item *item)
{
    const Cutoff *cutoff = &item->answer.cutoff;
    return item->answer.fact == PLYCUT_FACT_CUTOFFS && cutoff->kind == UNSTATED &&
           cutoff->relation == REL_NONE && !cutoff->owned;
}

static void earns_less(PlycutMark *mark, double share, TextId reason)
{
    mark->share = share;
    mark->less = text_of(reason);
}

static void cost_about(const Judging *judging, const Items *items, PlycutMark *marks,
                       PlycutFact fact)
{
    const Choice choice = choice_of(judging, fact);
    double right = 0, wrong = 0;
    for (size_t i = 0; i < items->count; i++)
        if (chooses(&items->items[i], fact)) {
            right += marks[i].right;
            wrong += !is_chosen_rightly(judging, &items->items[i]);
        }
    for (size_t i = 0; i < items->count; i++) {
        PlycutMark *mark = &marks[i];
        if (!chooses(&items->items[i], fact) || !mark->right)
            continue;
        if (is_side_only(&items->items[i]))
            earns_less(mark, 0, SENTENCE_LESS_SIDE);
        else if (wrong > 0)
            earns_less(mark, fmax(0, 1 - wrong * choice.of / (choice.all - choice.of) / right),
                       fact == PLYCUT_FACT_CUTOFFS ? SENTENCE_LESS_CUTOFFS : SENTENCE_LESS_NEVER);
    }
}

void cost_of_choices(const Judging *judging, const Items *items, PlycutMark *marks)
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if (fact_table[fact].shape->of_nodes && fact != PLYCUT_FACT_PRUNED_IF)
            cost_about(judging, items, marks, fact);
}

/* What follows from what is wrong: answers that are right in the search with the mistake, and numbers that count a list of the
 * student's own. Whether that earns anything, the report says (carried.c). */
#include "facts/derive.h"
#include "grade/grade.h"

#include "base/same.h"

#include <stdlib.h>

/* ---- From a mistake -------------------------------------------------------------------------- */

/* Plain minimax is no alpha-beta: from pruning nothing, nothing follows. */
static bool follow_mistake(const Grading *g, const Judging *judging, size_t mistake)
{
    if (is_no_pruning(judging->facts->trace->options.algorithm))
        return true;
    PlycutMark *marks = calloc(g->items->count + 1, sizeof *marks);
    if (marks == NULL)
        return plycut_no_memory(g->error);
    grade_judge(g, judging, marks);
    for (size_t i = 0; i < g->items->count; i++)
        g->grade->marks[i].follows[mistake] =
            (PlycutFollows){marks[i].right, marks[i].worth, marks[i].share};
    free(marks);
    return true;
}

/* ---- From a list ----------------------------------------------------------------------------- */

/* The student's list that a number counts, or NULL. */
static const Item *list_of(const Items *items, PlycutFact fact)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].answer.fact == fact && items->items[i].unread == NULL &&
            items->items[i].answer.node == PLYCUT_NO_NODE)
            return &items->items[i];
    return NULL;
}

size_t list_count(const Judging *judging, const Item *list, PlycutFact number, int reading)
{
    const Facts *facts = judging->facts;
    const Answer *answer = &list->answer;
    const bool leaves = refs_are_leaves(facts, answer);
    size_t count = 0;
    bool root = false;
    for (size_t i = 0; i < answer->count; i++) {
        const uint32_t node = answer->refs[i].node;
        count += number == PLYCUT_FACT_NODES || node == PLYCUT_NO_NODE ||
                 facts->index->tree.nodes[node].leaf;
        root |= node == 0;
    }
    if (number == PLYCUT_FACT_LEAVES)
        return count;
    return leaves ? NOT_COUNTED : count - root + (reading == NODES_WITH_ROOT);
}

const Item *list_behind(const Items *items, PlycutFact number)
{
    if (number != PLYCUT_FACT_LEAVES && number != PLYCUT_FACT_NODES)
        return NULL;
    const Item *list = list_of(items, PLYCUT_FACT_VISITED);
    return list != NULL ? list : list_of(items, PLYCUT_FACT_VISITED_SET);
}

/* Of a list that is less than half right, or has everything, nothing follows: the number of its elements would be a gift. */
static bool is_list_half_right(const Judging *judging, const Item *list)
{
    return !judge(judging, list).right && judging_share(judging, list) >= 0.5;
}

static void follow_list(const Grading *g, const Judging *judging, const Item *item,
                        PlycutMark *mark)
{
    const Item *list =
        item->unread == NULL && !mark->right ? list_behind(g->items, item->answer.fact) : NULL;
    if (list == NULL || !is_list_half_right(judging, list))
        return;
    const int reading = judging_found(judging, item).reading;
    const size_t count = list_count(judging, list, item->answer.fact, reading);
    if (count != NOT_COUNTED && same_number((double)count, item->answer.number))
        mark->counts = list->answer.fact;
}

bool grade_follow(const Grading *g, const Explained *e)
{
    bool followed = true;
    for (size_t i = 0; followed && i < g->grade->mistake_count; i++)
        followed = follow_mistake(g, &e->by[i], i);
    for (size_t i = 0; i < g->items->count; i++)
        follow_list(g, &e->stated, &g->items->items[i], &g->grade->marks[i]);
    return followed;
}

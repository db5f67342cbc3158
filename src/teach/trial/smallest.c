/* smallest.c - the smallest tree on which a program differs: what is asked, and how often. */
#include "base/same.h"
#include "trial/smallest.h"

#include <stdlib.h>

bool tree_is_distinct(const Skeleton *shape)
{
    bool distinct = true;
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        for (uint32_t k = 0; k < i && distinct; k++)
            distinct = !same_number(shape->tree.nodes[shape->leaves[i]].as.value,
                                    shape->tree.nodes[shape->leaves[k]].as.value);
    return distinct;
}

/* If it is known what the program does, most trees need not be tried. */
static bool is_worth_asking(Hunt *h, bool *worth)
{
    const Suspect *guilty = h->run->guilty;
    *worth = h->asks > 0 && (!h->distinct || tree_is_distinct(&h->tried)) &&
             tree_is_like(&h->run->trial->task.like, &h->tried);
    if (!*worth || guilty == NULL)
        return true;
    if (!suspect_says(guilty, &h->tried, &h->suspected, worth, h->run->error))
        return false;
    *worth = *worth && (said_differs(&h->suspected, &h->tried, &h->expected) & h->what) != 0;
    return true;
}

bool hunt_try(Hunt *h)
{
    bool worth;
    h->found = false;
    if (!said_of_search(&h->tried, &h->run->trial->task.search, &h->expected, h->run->error) ||
        !is_worth_asking(h, &worth))
        return false;
    if (!worth)
        return true;
    h->asks--;
    if (!run_ask(h->run, &h->tried, &h->asked))
        return false;
    if (h->asked.reply == PLYCUT_NO_PROGRAM)
        h->asks = 0;
    h->found = h->asked.reply == PLYCUT_REPLIED &&
               (said_differs(&h->asked.said, &h->tried, &h->expected) & h->what) != 0;
    return !h->found || tree_copy(&h->tried, h->best, h->run->error);
}

bool smallest_find(Run *run, PlycutSaid what, Skeleton *shape)
{
    const size_t asks = run->afresh ? run->trial->task.starts : run->trial->task.asks,
                 for_steps = asks / 4;
    Hunt h = {.run = run,
              .what = 1u << what,
              .distinct = tree_is_distinct(shape),
              .asks = asks - for_steps,
              .best = shape};
    bool done = hunt_in_order(&h);
    h.asks += for_steps;
    if (!h.found)
        done = done && hunt_by_steps(&h);
    done = done && hunt_breaks_ties(&h);
    skeleton_free(&h.tried);
    free(h.expected.visits);
    free(h.suspected.visits);
    answer_free(&h.asked);
    return done;
}

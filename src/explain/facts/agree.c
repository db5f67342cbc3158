/* Do two searches of one tree give the same answers? Their traces may number its nodes differently. */
#include "base/same.h"
#include "facts/facts.h"

#include <string.h>

static bool same_refs(const Facts *a, const Answer *x, const Facts *b, const Answer *y)
{
    if (x->count != y->count)
        return false;
    for (size_t i = 0; i < x->count; i++)
        if (strcmp(a->trace->nodes[x->refs[i].node].path, b->trace->nodes[y->refs[i].node].path) !=
            0)
            return false;
    return true;
}

static bool same_numbers(const Answer *x, const Answer *y)
{
    return same_number(x->number, y->number) && x->bound == y->bound &&
           same_number(x->alpha, y->alpha) && same_number(x->beta, y->beta) &&
           x->never == y->never && x->cutoff.kind == y->cutoff.kind && x->word == y->word;
}

/* Do the searches agree at a node and below it, wherever both visit a node that is asked about? In both, children are
 * in the game's order. */
static bool nodes_agree(PlycutFact fact, const Facts *a, uint32_t n, const Facts *b, uint32_t m)
{
    const PlycutTraceNode *x = &a->trace->nodes[n], *y = &b->trace->nodes[m];
    if (!x->visited || !y->visited || !fact_asks(a, fact, n))
        return true;
    const Answer in_a = fact_derive(a, fact, n, 0);
    const Answer in_b = fact_derive(b, fact, m, 0);
    if (!same_numbers(&in_a, &in_b))
        return false;
    for (uint32_t i = 0; i < x->child_count && i < y->child_count; i++)
        if (!nodes_agree(fact, a, x->first_child + i, b, y->first_child + i))
            return false;
    return true;
}

bool fact_agrees(PlycutFact fact, const Facts *a, const Facts *b)
{
    const Shape *shape = fact_table[fact].shape;
    if (shape->of_nodes && !nodes_agree(fact, a, 0, b, 0))
        return false;
    if (!shape->of_whole)
        return true;
    const Answer x = fact_derive(a, fact, PLYCUT_NO_NODE, 0);
    const Answer y = fact_derive(b, fact, PLYCUT_NO_NODE, 0);
    return same_numbers(&x, &y) && same_refs(a, &x, b, &y);
}

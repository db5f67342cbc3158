/* Do two searches of one tree answer the same? Their traces may number its nodes differently. */
#include "base/same.h"
#include "facts/facts.h"

#include <string.h>

static bool same_place(const Facts *a, uint32_t x, const Facts *b, uint32_t y)
{
    return strcmp(a->trace->nodes[x].path, b->trace->nodes[y].path) == 0;
}

static bool same_refs(const Facts *a, const Answer *x, const Facts *b, const Answer *y)
{
    if (x->count != y->count)
        return false;
    for (size_t i = 0; i < x->count; i++)
        if (!same_place(a, x->refs[i].node, b, y->refs[i].node))
            return false;
    return true;
}

static bool same_numbers(const Answer *x, const Answer *y)
{
    return same_number(x->number, y->number) && x->bound == y->bound &&
           same_number(x->alpha, y->alpha) && same_number(x->beta, y->beta) &&
           x->never == y->never && x->cutoff.kind == y->cutoff.kind && x->word == y->word;
}

/* The node of the other search, if both visit it. */
static uint32_t counterpart(const Facts *a, uint32_t n, const Facts *b)
{
    uint32_t other = a->trace->nodes[n].visited
                         ? plycut_trace_find(b->trace, a->trace->nodes[n].path)
                         : PLYCUT_NO_NODE;
    return other != PLYCUT_NO_NODE && b->trace->nodes[other].visited ? other : PLYCUT_NO_NODE;
}

static bool nodes_agree(PlycutFact fact, const Facts *a, const Facts *b)
{
    Answer x, y;
    for (uint32_t n = 0; n < a->trace->node_count; n++) {
        uint32_t other = counterpart(a, n, b);
        if (other == PLYCUT_NO_NODE)
            continue;
        fact_derive(a, fact, n, 0, &x);
        fact_derive(b, fact, other, 0, &y);
        if (!same_numbers(&x, &y))
            return false;
    }
    return true;
}

bool fact_agrees(PlycutFact fact, const Facts *a, const Facts *b)
{
    Answer x, y;
    const Shape *shape = fact_table[fact].shape;
    if (shape->of_nodes && !nodes_agree(fact, a, b))
        return false;
    if (!shape->of_whole)
        return true;
    fact_derive(a, fact, PLYCUT_NO_NODE, 0, &x);
    fact_derive(b, fact, PLYCUT_NO_NODE, 0, &y);
    return same_numbers(&x, &y) && same_refs(a, &x, b, &y);
}

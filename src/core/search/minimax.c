/* Minimax, with chance nodes expectiminimax. von Neumann 1928; Michie 1966; AIMA fig. 5.3 and section 5.5. */
#include "search/chance.h"

static double max_value(Search *s, Node *n);
static double min_value(Search *s, Node *n);

INLINE double value_of(Search *s, Node *n)
{
    if (is_leaf(s, n))
        return leaf(s, n);
    if (is_known(s, n))
        return known(s, n);
    return BY_MOVER(n, max_value(s, n), min_value(s, n), chance_value(s, n, value_of));
}

static double max_value(Search *s, Node *n)
{
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give_nothing(&child);
        update_max(s, n, &child, value_of(s, &child));
    }
    return leave(s, n);
}

static double min_value(Search *s, Node *n)
{
    enter(s, n);
    for (Node child; next_child(s, n, &child);) {
        give_nothing(&child);
        update_min(s, n, &child, value_of(s, &child));
    }
    return leave(s, n);
}

ENTRY(minimax)
{
    return value_of(s, root);
}

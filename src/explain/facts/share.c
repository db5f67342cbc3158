/* Which part of a list is right: partial credit for lists.
 *
 * An element that belongs in the list counts one, and one that does not costs what guessing would earn. Somebody who
 * guesses w of the (all - of) wrong elements also guesses w * of / (all - of) of the right ones, so that is what they
 * cost; a list of everything earns nothing. */
#include "facts/facts.h"

#include <string.h>

/* The next row of the table of longest common subsequences, for element i of the answer. Does the right list have the
 * element at all? */
static bool next_row(const Facts *facts, const Answer *given, size_t i, const Answer *found,
                     SameElement *same)
{
    size_t *row = facts->row;
    size_t diagonal = 0;
    bool there = false;
    for (size_t k = 0; k < found->count; k++) {
        const bool is_same = same(facts, given, i, found, k);
        const size_t above = row[k + 1];
        row[k + 1] = is_same ? diagonal + 1 : above > row[k] ? above : row[k];
        diagonal = above;
        there |= is_same;
    }
    return there;
}

/* Elements in the wrong place are missing in the right one. Those that do not belong are wrong, and so are those beyond
 * the length of the right list. */
void hits_in_order(const Facts *facts, const Answer *given, const Answer *found, SameElement *same,
                   Hits *hits)
{
    size_t belong = 0;
    hits->of = found->count;
    if (found->count > COMPARED_MOST || given->count >= 2 * found->count)
        return;
    memset(facts->row, 0, (found->count + 1) * sizeof *facts->row);
    for (size_t i = 0; i < given->count; i++)
        belong += next_row(facts, given, i, found, same);
    hits->right = facts->row[found->count];
    hits->wrong = given->count - belong + (belong > found->count ? belong - found->count : 0);
}

double fact_share(const Facts *facts, const Answer *given, const Answer *found)
{
    const Shape *shape = fact_table[given->fact].shape;
    Hits hits = {0};
    if (shape->hits == NULL || given->node != PLYCUT_NO_NODE)
        return 0;
    shape->hits(facts, given, found, &hits);
    size_t unread = 0;
    for (size_t i = 0; given->refs != NULL && i < given->count; i++)
        unread += ref_is_unread(&given->refs[i]);
    if (hits.right + unread > hits.of) /* it cannot be all of the list */
        hits.right = hits.of > unread ? hits.of - unread : 0;
    const double of = (double)hits.of,
                 cost = hits.all > hits.of ? of / (double)(hits.all - hits.of) : 1,
                 earned = (double)hits.right - (double)hits.wrong * cost;
    return earned > 0 ? earned / of : 0;
}

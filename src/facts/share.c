/* Which part of a list is right: partial credit for lists. */
#include "facts/facts.h"

#include <stdlib.h>

/* Longer lists get no partial credit: the time grows with the square of the length. */
enum { COMPARED_MOST = 10000 };

static size_t least_of(size_t a, size_t b, size_t c)
{
    size_t least = a < b ? a : b;
    return least < c ? least : c;
}

/* The next row of the table of distances, for element i of the answer. */
static void next_row(const Facts *facts, const Answer *given, size_t i, const Answer *found,
                     SameElement *same, size_t *row)
{
    size_t diagonal = row[0];
    row[0] = i + 1;
    for (size_t k = 0; k < found->count; k++) {
        size_t replaced = diagonal + !same(facts, given, i, found, k);
        diagonal = row[k + 1];
        row[k + 1] = least_of(replaced, row[k] + 1, diagonal + 1);
    }
}

/* The edit distance: Levenshtein 1966, by the table of Wagner and Fischer 1974. */
bool slips_in_order(const Facts *facts, const Answer *given, const Answer *found, SameElement *same,
                    Slips *slips)
{
    *slips = (Slips){found->count, found->count};
    if (found->count > COMPARED_MOST || given->count >= 2 * found->count)
        return true;
    size_t *row = malloc((found->count + 1) * sizeof *row);
    if (row == NULL)
        return false;
    for (size_t k = 0; k <= found->count; k++)
        row[k] = k;
    for (size_t i = 0; i < given->count; i++)
        next_row(facts, given, i, found, same, row);
    slips->count = row[found->count];
    free(row);
    return true;
}

bool fact_share(const Facts *facts, const Answer *given, const Answer *found, double *share)
{
    const Shape *shape = fact_table[given->fact].shape;
    Slips slips = {0};
    *share = 0;
    if (shape->slips == NULL || given->node != PLYCUT_NO_NODE)
        return true;
    if (!shape->slips(facts, given, found, &slips))
        return false;
    if (slips.count < slips.of)
        *share = (double)(slips.of - slips.count) / (double)slips.of;
    return true;
}
